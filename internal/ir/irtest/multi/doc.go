// Package multi makes random kernels of several constructs, for tests of what
// takes kernels apart and puts them together again.
//
// A kernel has parallel loops in one, two and three dimensions with the serial
// statements between them, under every form of control; and everything that
// crosses from one construct to another: locals that loops build up, set under
// conditions, read and written again; loads before later stores; what atomics
// returned; memory and slice variables that several constructs use; long and
// short chains of pure operations.
//
// The kernels keep the contract of parallel loops: an iteration writes elements
// of its own, reads what no iteration writes, and touches what others touch by
// one commutative atomic only, whose result it does not use. So every order of
// iterations gives the same memory, unless a check fails: then it gives the
// same failing check. Concurrent sections are apart in the same way.
package multi

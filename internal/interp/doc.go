// Package interp executes IR on real memory. It is the meaning of the IR: what
// a pass changes and what a code generator emits is right if it does what the
// interpreter does.
//
// Everything runs on the calling goroutine, in the order of the text: parallel
// loops from index 0 up, the last index fastest, concurrent sections one after
// another. A reduction needs no care then, it is the local that the text says
// it is.
//
// Two things are checked beyond the text, because compiled code relies on them:
// that an address is not in the nil page, and that a guard which holds implies
// the hoisted checks below it. The second is asked of every iteration as if it
// were a chunk of its own, the strongest form of what a launcher may do.
package interp

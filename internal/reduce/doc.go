// Package reduce finds what the locals of a parallel loop are to its
// iterations, which may run in any order and at the same time.
//
// A local that is defined outside a parallel loop and set inside is
//
//   - a reduction, if all the loop does with it is to build it up by one
//     operation: then a chunk of iterations starts from the operation's
//     [Identity], and [Combine] folds the chunks' results in order;
//   - private, if every iteration sets it before it reads it and nothing reads
//     it afterwards: then it is moved into the loop;
//   - a [Problem] otherwise: some iteration would see what another left.
//
// The forms of a reduction are, for a local l and an x that does not depend on
// it, with conditions and serial loops around them as one likes:
//
//	l = l op x      op is + - * & | ^ &^, != of bools; also x op l but for - and &^,
//	                and chains such as l + x + y
//	l = min(l, x)   and max
//	if x > l { l = x }   and < <= >=, mirrored or not, alone or after other
//	                conditions and "&&"
//	l = l || x      and &&, where evaluating x changes nothing and cannot fail
//	l = true        or always false, for a bool
//
// Recognition reads what a frontend emits, before any pass: x may be computed
// twice in the if form, once to compare and once to assign.
package reduce

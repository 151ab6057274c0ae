// Package depend finds where iterations of a parallel loop meet in memory: the
// one place that knows when running them at the same time is not what running
// them one after the other is.
//
// It takes the address of every access apart into a sum of products: of the
// loop's indices, of the indices of serial loops inside, and of values that do
// not change while the loop runs. From that come two answers.
//
//   - [Find] gives the dependences that hold for every launch: two accesses of
//     one slice, at least one of them a store, whose addresses differ by a fixed
//     number of iterations. The frontend refuses these.
//   - [Overlap] gives what is left open until the arguments are known: a short
//     list of accesses as numbers that the launcher puts the arguments into.
//
// # What counts as proved
//
// A dependence is proved if some pair of different iterations must meet: the
// addresses start from one value (the same slice, unchanged in between), have
// the same coefficients of the loop's indices, and differ by what a whole number
// of iterations makes, a number within the loop's counts as far as they are
// known. No condition may stand in between that can keep the two iterations
// apart: conditions that hold for a run of neighbouring iterations cannot,
// those on parity or on data can. Nothing is said of what is only possible.
//
// # What is left to the launch
//
// Accesses that start from different values may meet if these are the same
// memory, and accesses of one slice whose distance is not known when the kernel
// is generated (x[i] and x[i+n]). Each access has the bytes that it can reach
// at most: those of its slice, if its subscript is not affine, by the checks that
// keep each slice within the one that it was made from. A pointer that is chosen
// among several, or that a loop moves along, counts as each that it may have
// been made from.
//
// What the loop reads at a place that is the same for all iterations counts as
// a value that does not change: the launch compares the place with what the loop
// writes, like any other read, and runs the loop in order if it is written.
//
// Of one slice, accesses of which one has a subscript that is computed from the
// indices but is not affine are taken to meet, unless they differ by what is the
// same in all iterations or the author says that they do not (//spelt:unique).
// Not looked at are accesses of one slice of which one has a subscript that is
// data, or stands under a condition that may keep iterations apart: those are
// the author's promise, which a check run (SPELT_RACE) holds him to.
package depend

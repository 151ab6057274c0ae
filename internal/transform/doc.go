// Package transform makes a kernel's IR smaller and faster without changing
// what it computes.
//
// [Run] applies the passes of the table in pipeline.go, in order. It works on a
// kernel in two situations, which [Options.Task] tells apart:
//
//   - A whole kernel, before it is split. Here passes clean up. Nothing that a pass learns in one construct is
//     used in another, and nothing moves across the edge of a parallel loop: a
//     loop's code depends on code outside it only as far as the source does, so
//     that an edit elsewhere leaves its task, and its cache key, alone.
//   - One task: serial code, with at most one parallel loop at the end. Here
//     everything may be used, code moves out of loops, and checks are removed or
//     hoisted into guards.
//
// Which products are fused with a sum is decided before either, where the IR is
// made, by the pass fma alone.
//
// Every pass keeps the kernel valid, is deterministic, takes time linear in the
// size of the kernel (n log n where it searches), and leaves control structured
// and access patterns recognisable for the code generators that follow.
//
// What a pass must preserve: the memory that a run without a failing check
// leaves behind, bit for bit except for the payload of NaNs; the order of shared
// accesses; and whether a run fails, and at which check. No pass moves a check,
// or a write across one that may fail.
package transform

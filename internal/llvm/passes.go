package llvm

// DefaultPasses is the pipeline that is run when none is asked for. It is made for what code generation hands over:
// one function with its locals in memory and loops in canonical form, and helpers that are always inlined. Nothing
// looks across functions. The reasons for what is in it, and what is not:
//
//   - instcombine must be told not to verify that it reached a fixpoint. In a pipeline given as text it does so by
//     default, and ends in a fatal error where it has not, which happens with valid input.
//   - simple-loop-unswitch<nontrivial>, of default<O3> but not of default<O2>, takes the guard of an inner loop out of
//     the outer one: a Jacobi step runs 20 % faster, and a 5×5 stencil with conditions vectorises (15 times faster).
//   - loop-unroll-full before the vectoriser makes small constant loops straight; gvn, instcombine and simplifycfg
//     after it make of the rest what the vectoriser can widen.
//   - after the vectoriser instcombine would be wrong: LLVM 22 moves the masked reads that the vectoriser makes behind stores
//     to the same memory (llvm/llvm-project#215453). instsimplify and early-cse do what there is to do.
//   - loop-unroll after the vectoriser unrolls what it left scalar: a strict floating-point sum runs 15 % faster.
//   - SLP vectorisation is left out: adjacent iterations are where the parallelism is.
//
// Measured, in ms of processor time to compile and µs to run, on one core of an AMD EPYC (Zen 4) for x86-64-v4, with
// the modules of testdata; the code generator is at its default level in all of them, since level aggressive compiled
// and ran the same within the noise. Benchmark Pipelines repeats it.
//
//	             saxpy       jacobi       mandel       straight     reduce
//	default<O2>  9.3   1.14  24.8   3.27  5.5   6.77   26.1  66.7   5.8   8.89
//	default<O3>  9.7   1.15  23.8   2.75  9.7   6.85   25.2  66.7   5.0   8.89
//	this         5.9   1.14   8.8   2.29  7.6   6.54   22.2  67.4   3.7   8.89
//
// The rows for O2 and O3 are without [options], which halve jacobi. In straight, 200 statements in a loop, more
// than half of the time is the vectoriser's and the instruction selection's, whatever the passes.
const DefaultPasses = "always-inline,function<eager-inv>(" +
	"sroa<modify-cfg>," +
	"early-cse<memssa>," +
	"simplifycfg," +
	combine + "," +
	"loop-mssa(loop-rotate,licm,simple-loop-unswitch<nontrivial>)," +
	"loop(indvars,loop-deletion,loop-unroll-full)," +
	"gvn," +
	combine + "," +
	"simplifycfg," +
	"loop-vectorize," +
	"instsimplify," +
	"early-cse," +
	"loop-unroll," +
	"simplifycfg)"

const combine = "instcombine<no-verify-fixpoint>"

// LanesPasses is the pipeline for code that is written as vectors, one lane an iteration: there is nothing left to widen, and
// little to do but to take locals out of memory, drop what was written twice and move what does not change out of loops.
const LanesPasses = "function<eager-inv>(" +
	"sroa<modify-cfg>," +
	"early-cse," +
	"simplifycfg," +
	"loop-mssa(licm)," +
	"loop(loop-deletion)," +
	combine + ")"

// PlainPasses is for scalar code the loops of which nest deep: all of [DefaultPasses] that asks how often a loop runs is left
// out, which takes time exponential in the depth. Ten loops with a store each took 4.6 s with DefaultPasses.
const PlainPasses = "always-inline,function<eager-inv>(" +
	"sroa<modify-cfg>," +
	"early-cse<memssa>," +
	"simplifycfg," +
	combine + "," +
	"loop-mssa(loop-rotate,licm)," +
	combine + "," +
	"simplifycfg)"

// LargePasses is for code that nothing else gets through in time, with a code generator that optimises nothing.
const LargePasses = "always-inline,function<eager-inv>(" +
	"sroa<modify-cfg>," +
	"early-cse," +
	combine + ")"

// options are set once, in the opened library, for all compilations; LLVM has no narrower way. All are options of every
// LLVM from Oldest to Newest: an unknown one would end the process.
//
// Loop strength reduction is off. On x86-64, where an address may be base + index × scale, it gained nothing on most
// loops measured and took half of the time to compile loops with many arrays: the Jacobi step compiled in 8.8 instead
// of 17 ms and ran 18 % faster. One of ten loops lost by it: a serial recurrence along columns went from about 24 µs to
// about 35.
//
// The register coalescer stops early with a register that has already become part of many others. Without that it, and the
// instruction scheduler behind it, take time that grows with the square of a chain of statements that change the same few
// variables, all of which it makes one: for 1000 of them, 20 of 41 ms, and 5 of 26 with it, for the same code.
var options = []string{"-disable-lsr", "-large-interval-size-threshold=20", "-large-interval-freq-threshold=16"}

package transform

import "github.com/spelt-go/spelt/internal/ir"

// Pass is one row of the pipeline.
type Pass struct {
	Name string
	Why  string

	run  func(k *ir.Kernel, o *Options)
	when stage
	off  func(o *Options) bool // whether the options turn it off; nil if none does
}

// stage says in which situation a pass runs.
type stage uint8

const (
	whole  stage = 1 << iota // on a kernel that is not split
	task                     // on one task
	source                   // where the IR is made; Run leaves it out
	always = whole | task
)

// pipeline is every pass in order. A function that stands in several rows has
// a name per row, so that each can be observed and turned off by itself.
var pipeline = []Pass{
	{Name: "fma", run: fma, when: source,
		Why: "decide once, on the source's own expressions, which products are fused"},
	{Name: "unfuse", run: unfuse, when: always, off: func(o *Options) bool { return !o.NoFMA && o.HasFMA },
		Why: "no fused multiply-add wanted, or none to be had; first, so that no pass computes with one"},
	{Name: "fold", run: fold, when: always,
		Why: "constants and identities; constant conditions and counts; flat blocks"},
	{Name: "forward", run: forward, when: always,
		Why: "locals and memory that hold a known value need not be read"},
	{Name: "cse", run: cse, when: always,
		Why: "compute and check once"},
	{Name: "forward-2", run: forward, when: always,
		Why: "addresses that cse made one"},
	{Name: "cse-2", run: cse, when: always,
		Why: "what is computed from loads that forward-2 made one, and the checks of it"},
	{Name: "fold-2", run: fold, when: always,
		Why: "forwarded values are new constants, and equal operands of a comparison"},
	{Name: "dead-stores", run: deadStores, when: always,
		Why: "forwarding left stores and sets that nothing reads"},
	{Name: "dce", run: dce, when: always,
		Why: "drop what the passes before left without a use"},
	{Name: "licm", run: licm, when: task,
		Why: "what is the same in every iteration is computed before the loop; makes lengths invariant for the guards"},
	{Name: "forward-3", run: forward, when: task,
		Why: "equal loads from different branches met in front of the loop"},
	{Name: "cse-3", run: cse, when: task,
		Why: "as forward-3, for pure operations; one value per length and count, which is how checks compares them"},
	{Name: "elim", run: elim, when: task,
		Why: "checks that loop bounds and conditions prove need not run"},
	{Name: "hoist", run: hoist, when: task, off: func(o *Options) bool { return o.NoChecks },
		Why: "one guard before a loop in place of a check in each iteration"},
	{Name: "nochecks", run: dropChecks, when: task, off: func(o *Options) bool { return !o.NoChecks },
		Why: "the user turned checks off; last, since passes learn from checks"},
	{Name: "cse-4", run: cse, when: task,
		Why: "guards share their operands"},
	{Name: "dce-2", run: dce, when: task,
		Why: "operands of removed checks"},
}

// order is what must hold between rows of the pipeline, and why. A test checks
// it, so that a row cannot be moved by accident.
var order = []struct{ before, after, why string }{
	{"fma", "fold", "fold changes which products have one use"},
	{"fma", "cse", "a merged product has two uses, a copy in a task one: fusing would depend on splitting"},
	{"unfuse", "fold", "a constant computed by a fused multiply-add cannot be taken apart"},
	{"fold", "forward", "flat blocks let forward keep what it knows"},
	{"forward", "cse", "equal operands are one value only after forwarding"},
	{"cse", "forward-2", "an address is known by its statement"},
	{"forward-2", "dead-stores", "a store is dead when its last load is gone"},
	{"cse-2", "fold-2", "x-x and x==x show after merging"},
	{"dead-stores", "dce", "the stored values lose their uses"},
	{"dce", "licm", "dead stores in a loop pin loads to it"},
	{"licm", "forward-3", "loads of different branches meet in front of the loop"},
	{"licm", "hoist", "guards need lengths and coefficients outside of the loop"},
	{"cse-3", "elim", "elim knows a value by its statement"},
	{"elim", "hoist", "a check that is proven needs no guard"},
	{"elim", "nochecks", "elim and licm learn from checks"},
	{"hoist", "cse-4", "hoist makes equal operands for different guards"},
	{"cse-4", "dce-2", "what only merged operands used is dead after it"},
}

// Passes is the pipeline, in order.
func Passes() []Pass { return append([]Pass(nil), pipeline...) }

// PassNamed finds a pass by its name.
func PassNamed(name string) (Pass, bool) {
	for _, p := range pipeline {
		if p.Name == name {
			return p, true
		}
	}
	return Pass{}, false
}

// Apply runs p alone, whatever o turns off.
func (p Pass) Apply(k *ir.Kernel, o Options) error { return p.apply(k, &o) }

func (p Pass) wanted(o *Options) bool {
	now := whole
	if o.Task {
		now = task
	}
	if p.when&now == 0 || p.off != nil && p.off(o) {
		return false
	}
	for _, name := range o.Disable {
		if name == p.Name {
			return false
		}
	}
	return true
}

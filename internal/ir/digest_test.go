package ir_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
)

const digested = `kernel "k" args=256
file "k.go"
param ptr 0 "x"
param i64 8 "x.len"
param ptr 64 mem=64 result "r"
param f32 16 "a"
{
  %0: ptr = param n=0 "x"
  %1: i64 = param n=1
  %2: ptr = param n=2
  %3: f32 = param n=3
  %4: f32 = const value=2
  %5: f32 = local %4 "sum"
  %6: i64 = const value=3
  for %1 parallel=1 reduce=add:%5 guard=%6+%6*%10<%1@%6..%1 { (%10: i64 "i")
    bounds %10 %1 hoisted=1 !0:3:4
    %12: ptr = elem %0 %10 stride=4
    %13: f32 = load %12 tag="f32:S.f"
    %14: f32 = load %12 tag="f32:S.g"
    %15: f32 = mul %13 %3
    %16: f32 = get %5
    %17: f32 = add %16 %15
    set %5 %17
    %19: f32 = fma %14 %13 %4
    %20: f32 = atomic %2 %19 rmw="add" tag="f32"
    assert %21 msg="oh"
  }
}
`

func digestedKernel(t *testing.T) *ir.Kernel {
	t.Helper()
	text := strings.Replace(digested, "    assert %21", "    %21: bool = lt %13 %14\n    assert %21", 1)
	k, err := ir.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := k.Verify(); err != nil {
		t.Fatal(err)
	}
	return k
}

func first(k *ir.Kernel, op ir.Op) (found *ir.Stmt) {
	k.Body.Walk(func(s *ir.Stmt) bool {
		if found == nil && s.Op == op {
			found = s
		}
		return true
	})
	return found
}

// flips change one field each. Those that do not matter leave the code, and so
// the digest, as it was.
var flips = map[string]struct {
	matters bool
	flip    func(k *ir.Kernel)
}{
	"Kernel.Name":    {false, func(k *ir.Kernel) { k.Name = "other" }},
	"Kernel.ArgSize": {true, func(k *ir.Kernel) { k.ArgSize += 8 }},
	"Kernel.Params":  {true, func(k *ir.Kernel) { k.Params = append(k.Params, ir.Param{Type: ir.I64}) }},
	"Kernel.Files":   {false, func(k *ir.Kernel) { k.Files = []string{"other.go", "more.go"} }},
	"Kernel.Body":    {true, func(k *ir.Kernel) { k.Body.Stmts = append(k.Body.Stmts, &ir.Stmt{Op: ir.OpReturn}) }},

	"Param.Name":   {false, func(k *ir.Kernel) { k.Params[0].Name = "y" }},
	"Param.Type":   {true, func(k *ir.Kernel) { k.Params[1].Type = ir.U64 }},
	"Param.Offset": {true, func(k *ir.Kernel) { k.Params[1].Offset = 24 }},
	"Param.Mem":    {true, func(k *ir.Kernel) { k.Params[2].Mem = 32 }},
	"Param.Result": {true, func(k *ir.Kernel) { k.Params[2].Result = false }},

	"Stmt.Op":      {true, func(k *ir.Kernel) { first(k, ir.OpMul).Op = ir.OpDiv }},
	"Stmt.Type":    {true, func(k *ir.Kernel) { first(k, ir.OpMul).Type = ir.F64 }},
	"Stmt.Args":    {true, func(k *ir.Kernel) { a := first(k, ir.OpMul).Args; a[0], a[1] = a[1], a[0] }},
	"Stmt.Imm":     {true, func(k *ir.Kernel) { first(k, ir.OpElem).Imm = 8 }},
	"Stmt.Imm fma": {true, func(k *ir.Kernel) { first(k, ir.OpFMA).Imm = ir.Contract }},
	"Stmt.Aux":     {true, func(k *ir.Kernel) { first(k, ir.OpAtomicRMW).Aux = "max" }},
	"Stmt.Aux msg": {true, func(k *ir.Kernel) { first(k, ir.OpAssert).Aux = "no" }},
	"Stmt.Tag":     {true, func(k *ir.Kernel) { first(k, ir.OpLoad).Tag.Field = "" }},
	"Stmt.Blocks":  {true, func(k *ir.Kernel) { b := first(k, ir.OpFor).Blocks[0]; b.Stmts = b.Stmts[:len(b.Stmts)-1] }},
	"Stmt.Loop":    {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop = &ir.LoopInfo{} }},
	"Stmt.Hoisted": {true, func(k *ir.Kernel) { first(k, ir.OpBounds).Hoisted = false }},
	"Stmt.Pos":     {false, func(k *ir.Kernel) { first(k, ir.OpBounds).Pos = ir.Pos{Line: 77} }},
	"Stmt.Name":    {false, func(k *ir.Kernel) { first(k, ir.OpLocal).Name = "total" }},
	"Stmt.ID":      {false, func(k *ir.Kernel) { first(k, ir.OpLocal).ID = 12345 }},

	"Tag.Type":  {true, func(k *ir.Kernel) { first(k, ir.OpLoad).Tag.Type = ir.I32 }},
	"Tag.Field": {true, func(k *ir.Kernel) { first(k, ir.OpLoad).Tag.Field = "*" }},

	"LoopInfo.Parallel": {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Parallel = false }},
	"LoopInfo.Reduce":   {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Reduce = nil }},
	"LoopInfo.Guard":    {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Guard = nil }},
	"LoopInfo.Name":     {false, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Name = "sweep" }},
	"LoopInfo.Workers":  {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Workers = 3 }},
	"LoopInfo.Grain":    {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Grain = 64 }},
	"LoopInfo.Lanes":    {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Lanes = 8 }},
	"LoopInfo.Unique":   {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Unique = true }},
	"LoopInfo.Cost":     {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Cost = 9 }},
	"LoopInfo.Ordered":  {false, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Ordered = true }},

	"Reduction.Local": {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Reduce[0].Local = first(k, ir.OpConst) }},
	"Reduction.Op":    {true, func(k *ir.Kernel) { first(k, ir.OpFor).Loop.Reduce[0].Op = ir.ReduceIfGe }},

	"Guard.Base":  {true, func(k *ir.Kernel) { g := guard(k); g.Base = g.Hi }},
	"Guard.Terms": {true, func(k *ir.Kernel) { guard(k).Terms = nil }},
	"Guard.Lo":    {true, func(k *ir.Kernel) { guard(k).Lo = nil }},
	"Guard.Hi":    {true, func(k *ir.Kernel) { g := guard(k); g.Hi = g.Base }},
	"Term.Coef":   {true, func(k *ir.Kernel) { g := guard(k); g.Terms[0].Coef = g.Hi }},
	"Term.Index":  {true, func(k *ir.Kernel) { g := guard(k); g.Terms[0].Index = g.Hi }},
	"Term.Count":  {true, func(k *ir.Kernel) { g := guard(k); g.Terms[0].Count = g.Base }},
}

func guard(k *ir.Kernel) *ir.Guard { return &first(k, ir.OpFor).Loop.Guard[0] }

// TestCase4DigestHashesWhatMatters flips every field. A field that is added to the
// IR needs a flip here.
func TestCase4DigestHashesWhatMatters(t *testing.T) {
	want := digestedKernel(t).Digest()
	for name, f := range flips {
		k := digestedKernel(t)
		f.flip(k)
		if changed := k.Digest() != want; changed != f.matters {
			t.Errorf("after a change of %s the digest changed: %v, want %v", name, changed, f.matters)
		}
	}
	for _, typ := range []any{ir.Kernel{}, ir.Param{}, ir.Stmt{}, ir.Tag{}, ir.LoopInfo{}, ir.Reduction{}, ir.Guard{}, ir.Term{}} {
		rt := reflect.TypeOf(typ)
		for i := range rt.NumField() {
			if name := rt.Name() + "." + rt.Field(i).Name; flips[name].flip == nil {
				t.Errorf("nothing flips %s", name)
			}
		}
	}
}

// TestDigestForgetsNames: struct fields count by which are the same, not by
// what they are called.
func TestDigestForgetsNames(t *testing.T) {
	want := digestedKernel(t).Digest()
	rename := func(from, to string) *ir.Kernel {
		k := digestedKernel(t)
		k.Body.Walk(func(s *ir.Stmt) bool {
			if s.Tag.Field == from {
				s.Tag.Field = to
			}
			return true
		})
		return k
	}
	if rename("S.f", "T.h").Digest() != want {
		t.Error("renaming a field changes the digest")
	}
	if rename("S.f", "S.g").Digest() == want {
		t.Error("making two fields one does not change the digest")
	}
}

// TestDigestOfClone: a clone is the same code, and shares nothing.
func TestDigestOfClone(t *testing.T) {
	for seed := range uint64(50) {
		k := irtest.Random(seed, 150)
		want := k.Digest()
		c := k.Clone()
		if c.Digest() != want {
			t.Fatalf("seed %d: a clone has another digest", seed)
		}
		c.Body.Walk(func(s *ir.Stmt) bool {
			s.Imm, s.Type, s.Args, s.Loop = 99, ir.I8, nil, nil
			return true
		})
		c.Params[0].Type = ir.Bool
		if k.Digest() != want {
			t.Fatalf("seed %d: a change of a clone changes the original", seed)
		}
	}
}

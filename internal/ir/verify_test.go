package ir_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// around puts body into a kernel with values of every kind: %0 … %12 are
// parameters of the types below, in order, and %13 a local of type i64.
func around(body string) string {
	var b strings.Builder
	b.WriteString("kernel \"v\" args=200\n")
	types := []string{"ptr", "i64", "bool", "i8", "i32", "u8", "u32", "u64", "f32", "f64", "ptr", "i64", "i64"}
	for i, t := range types {
		fmt.Fprintf(&b, "param %s %d \"p%d\"\n", t, 8*i, i)
	}
	b.WriteString("{\n")
	for i, t := range types {
		fmt.Fprintf(&b, "%%%d: %s = param n=%d\n", i, t, i)
	}
	b.WriteString("%13: i64 = local %1\n" + body + "\n}\n")
	return b.String()
}

// TestVerifyRefuses has a kernel for every rule that breaks it, with a part of
// the message; an empty message stands for a kernel that is valid.
func TestVerifyRefuses(t *testing.T) {
	tests := []struct{ body, want string }{
		{"", ""},
		{"%20: i64 = add %1 %11\nstore %0 %20 tag=\"i64\"", ""},

		// Operands.
		{"%20: i64 = add %1", "1 operands"},
		{"%20: i64 = add %1 %1 %1", "3 operands"},
		{"if %2 {\n%20: i64 = add %1 %1\n} {\n}\n%21: i64 = add %20 %1", "not defined here"},
		{"for %1 { (%20: i64)\n}\n%21: i64 = add %20 %1", "not defined here"},
		{"store %0 %1 tag=\"i64\"\n", ""},
		{"%20: i64 = add %13 %1", "a local is read with get"},
		{"set %1 %1", "a local is read with get"},
		{"%20: i64 = get %1", "a local is read with get"},

		// Types.
		{"%20: i32 = add %1 %1", "types do not fit"},
		{"%20: bool = add %2 %2", "types do not fit"},
		{"%20: ptr = add %0 %0", "types do not fit"},
		{"%20: i64 = add %1 %4", "types do not fit"},
		{"%20: f32 = rem %8 %8", "types do not fit"},
		{"%20: f32 = and %8 %8", "types do not fit"},
		{"%20: bool = and %2 %2", ""},
		{"%20: bool = andnot %2 %2", "types do not fit"},
		{"%20: f32 = shl %8 %1", "types do not fit"},
		{"%20: i64 = shl %1 %8", "types do not fit"},
		{"%20: i64 = shl %1 %5", ""},
		{"%20: bool = neg %2", "types do not fit"},
		{"%20: i64 = not %1", "types do not fit"},
		{"%20: f32 = com %8", "types do not fit"},
		{"%20: f64 = clz %9", "types do not fit"},
		{"%20: i64 = eq %1 %1", "types do not fit"},
		{"%20: bool = lt %1 %4", "types do not fit"},
		{"%20: bool = lt %0 %10", ""},
		{"%20: i64 = select %1 %1 %1", "types do not fit"},
		{"%20: i64 = select %2 %1 %4", "types do not fit"},
		{"%20: i64 = conv %2", "types do not fit"},
		{"%20: bool = conv %1", "types do not fit"},
		{"%20: ptr = conv %1", "types do not fit"},
		{"%20: i64 = bitcast %8", "types do not fit"},
		{"%20: i32 = bitcast %8", ""},
		{"%20: i64 = fma %1 %1 %1", "types do not fit"},
		{"%20: f64 = sqrt %8", "types do not fit"},
		{"%20: i64 = floor %1", "types do not fit"},
		{"%20: f64 = copysign %9 %8", "types do not fit"},
		{"%20: ptr = elem %1 %1 stride=4", "types do not fit"},
		{"%20: ptr = elem %0 %4 stride=4", "types do not fit"},
		{"%20: ptr = offset %1 off=4", "types do not fit"},
		{"%20: ptr = mem size=-8", "types do not fit"},
		{"%20: i32 = local %1", "types do not fit"},
		{"set %13 %4", "types do not fit"},
		{"%20: i32 = get %13", "types do not fit"},
		{"%20: i64 = load %1 tag=\"i64\"", "types do not fit"},
		{"%20: i64 = load %0 tag=\"i32\"", "types do not fit"},
		{"store %0 %1 tag=\"f64\"", "types do not fit"},
		{"%20: i64 = aload %1 tag=\"i64\"", "types do not fit"},
		{"vstore %0 %8 tag=\"i32\"", "types do not fit"},
		{"%20: i64 = atomic %0 %1 rmw=\"add\" tag=\"i64\"", ""},
		{"%20: i64 = atomic %0 %1 rmw=\"nand\" tag=\"i64\"", "types do not fit"},
		{"%20: f32 = atomic %0 %8 rmw=\"and\" tag=\"f32\"", "types do not fit"},
		{"%20: bool = acas %0 %1 %4 tag=\"i64\"", "types do not fit"},
		{"%20: i64 = acas %0 %1 %1 tag=\"i64\"", "types do not fit"},
		{"copy %0 %1 size=8", "types do not fit"},
		{"copy %0 %10 size=-1", "types do not fit"},
		{"zero %1 size=8", "types do not fit"},
		{"bounds %4 %1", "types do not fit"},
		{"slice %1 %1 %4", "types do not fit"},
		{"nonzero %8", "types do not fit"},
		{"shiftok %8", "types do not fit"},
		{"nonnil %1", "types do not fit"},
		{"assert %1 msg=\"m\"", "types do not fit"},
		{"if %1 {\n} {\n}", "types do not fit"},
		{"for %4 { (%20: i64)\n}", "types do not fit"},
		{"%20: i64 = param n=0", "types do not fit"},
		{"%20: i64 = param n=99", "types do not fit"},

		// Control.
		{"return\n%20: i64 = add %1 %1", "a jump ends its block"},
		{"break depth=0", "no enclosing scope"},
		{"if %2 {\nbreak depth=0\n} {\n}", "no enclosing scope"},
		{"for %1 { (%20: i64)\nbreak depth=1\n}", "no enclosing scope"},
		{"for %1 { (%20: i64)\nbreak depth=-1\n}", "no enclosing scope"},
		{"block {\ncontinue depth=0\n}", "continue of a block"},
		{"for %1 { (%20: i64)\nblock {\ncontinue depth=1\n}\n}", ""},
		{"for %1 parallel=1 { (%20: i64)\nbreak depth=0\n}", "a jump out of a parallel loop"},
		{"for %1 parallel=1 { (%20: i64)\ncontinue depth=0\n}", ""},
		{"for %1 { (%20: i64)\nfor %1 parallel=1 { (%21: i64)\ncontinue depth=1\n}\n}", "a jump out of a parallel loop"},
		{"for %1 parallel=1 { (%20: i64)\nreturn\n}", "return inside a parallel loop"},
		{"for %1 parallel=1 { (%20: i64)\nfor %1 parallel=1 { (%21: i64)\n}\n}", "a parallel loop inside a parallel loop"},
		{"block {\nsections {\nbreak depth=0\n}\n}", "jump out of concurrent sections"},
		{"for %1 %1 { (%20: i64)\n}", "1 indices for 2 counts"},
		{"for %1 { (%20: i32)\n}", "an i64 index of a for"},
		{"block { (%20: i64)\n}", "an i64 index of a for"},
		{"if %2 {\n}", "1 blocks"},
		{"loop {\n}", "1 blocks"},
		{"sections", "0 blocks"},

		// Reductions and guards.
		{"for %1 parallel=1 reduce=add:%13 { (%20: i64)\n}", ""},
		{"for %1 reduce=add:%13 { (%20: i64)\n}", "a reduction names a local outside of a parallel for"},
		{"for %1 parallel=1 reduce=add:%1 { (%20: i64)\n}", "a reduction names a local outside of a parallel for"},
		{"%20: f64 = local %9\nfor %1 parallel=1 reduce=and:%20 { (%21: i64)\n}", "no reduction and of f64"},
		{"for %1 guard=%1+%1*%20<%1@%nil..%11 { (%20: i64)\n}", ""},
		{"for %1 guard=%1+%1*%21<%11@%nil..%11 { (%20: i64)\nfor %11 { (%21: i64)\n}\n}", ""},
		{"for %1 guard=%4@%nil..%11 { (%20: i64)\n}", "guard: the base"},
		{"for %1 guard=%1@%nil..%8 { (%20: i64)\n}", "guard: the upper limit"},
		{"for %1 guard=%1@%13..%11 { (%20: i64)\n}", "guard: the lower limit"},
		{"for %1 guard=%1+%20*%20<%1@%nil..%11 { (%20: i64)\n}", "guard: the coefficient"},
		{"for %1 { (%20: i64)\n}\nfor %1 guard=%1+%1*%1<%1@%nil..%11 { (%21: i64)\n}", "guard: no index"},
		{"for %1 guard=%1+%1*%20<%22@%nil..%11 { (%20: i64)\n%22: i64 = add %1 %20\n}", "guard: the count"},
	}
	for _, tt := range tests {
		k, err := ir.Parse([]byte(around(tt.body)))
		if err != nil {
			t.Errorf("%s\ndoes not parse: %v", tt.body, err)
			continue
		}
		err = k.Verify()
		var invalid *ir.InvalidError
		switch {
		case tt.want == "" && err != nil:
			t.Errorf("%s\nis refused: %v", tt.body, err)
		case tt.want != "" && !errors.As(err, &invalid):
			t.Errorf("%s\nis accepted, want %q", tt.body, tt.want)
		case tt.want != "" && (!strings.Contains(err.Error(), tt.want) || invalid.Kernel != "v"):
			t.Errorf("%s\nis refused with %q, want %q", tt.body, err, tt.want)
		}
	}
}

// TestVerifyRefusesWhatTextCannotSay: rules that only a program can break.
func TestVerifyRefusesWhatTextCannotSay(t *testing.T) {
	fresh := func() *ir.Kernel {
		k, err := ir.Parse([]byte(around("%20: i64 = add %1 %11\nfor %1 { (%21: i64)\nbounds %21 %1\n}\nif %2 {\n} {\n}")))
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	find := func(k *ir.Kernel, op ir.Op) (found *ir.Stmt) {
		k.Body.Walk(func(s *ir.Stmt) bool {
			if s.Op == op {
				found = s
			}
			return true
		})
		return found
	}
	tests := []struct {
		want  string
		spoil func(k *ir.Kernel)
	}{
		{"", func(k *ir.Kernel) {}},
		{"no body", func(k *ir.Kernel) { k.Body = nil }},
		{"stands twice", func(k *ir.Kernel) { k.Body.Stmts = append(k.Body.Stmts, find(k, ir.OpAdd)) }},
		{"stands twice", func(k *ir.Kernel) {
			s, c := find(k, ir.OpIf), &ir.Stmt{Op: ir.OpReturn}
			s.Blocks[0].Stmts, s.Blocks[1].Stmts = []*ir.Stmt{c}, []*ir.Stmt{c}
		}},
		{"not a statement", func(k *ir.Kernel) { find(k, ir.OpAdd).Op = ir.OpInvalid }},
		{"not a statement", func(k *ir.Kernel) { s := find(k, ir.OpAdd); s.Op, s.Args = ir.OpIndex, nil }},
		{"type void", func(k *ir.Kernel) { find(k, ir.OpAdd).Type = ir.Void }},
		{"type i64", func(k *ir.Kernel) { find(k, ir.OpBounds).Type = ir.I64 }},
		{"not defined", func(k *ir.Kernel) { find(k, ir.OpAdd).Args[0] = nil }},
		{"has no value", func(k *ir.Kernel) {
			c := &ir.Stmt{Op: ir.OpNonNil, Args: []*ir.Stmt{k.Body.Stmts[0]}}
			add := find(k, ir.OpAdd)
			add.Args[0] = c
			k.Body.Stmts = append([]*ir.Stmt{k.Body.Stmts[0], c}, k.Body.Stmts[1:]...)
		}},
		{"loop information", func(k *ir.Kernel) { find(k, ir.OpFor).Loop = nil }},
		{"loop information", func(k *ir.Kernel) { find(k, ir.OpIf).Loop = &ir.LoopInfo{} }},
		{"only checks are hoisted", func(k *ir.Kernel) { find(k, ir.OpAdd).Hoisted = true }},
		{"does not fit its type", func(k *ir.Kernel) {
			k.Body.Stmts = append(k.Body.Stmts, &ir.Stmt{Op: ir.OpConst, Type: ir.U8, Imm: 256})
		}},
	}
	for _, tt := range tests {
		k := fresh()
		tt.spoil(k)
		err := k.Verify()
		if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
			t.Errorf("got %v, want %q", err, tt.want)
		}
	}
}

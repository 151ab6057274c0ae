package llvm

import (
	"strings"
	"testing"
)

// bits is a loop that LLVM widens: under a condition x takes some bits of itself and the others of y.
const bits = `define i32 @spelt_task(ptr noalias %a, ptr noalias %b, ptr noalias %in, ptr noalias %flags, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %pa = getelementptr i32, ptr %a, i64 %i
  %pb = getelementptr i32, ptr %b, i64 %i
  %pin = getelementptr i32, ptr %in, i64 %i
  %pf = getelementptr i32, ptr %flags, i64 %i
  %x = load i32, ptr %pa, align 1
  %y = load i32, ptr %pin, align 1
  %f = load i32, ptr %pf, align 1
  %c = icmp ugt i32 %f, 3
  br i1 %c, label %then, label %latch
then:
  %u = and i32 %x, 90
  %v = and i32 %y, -91
  %w = or i32 %u, %v
  br label %latch
latch:
  %r = phi i32 [ %x, %loop ], [ %w, %then ]
  %y1 = add i32 %y, 1
  store i32 %y1, ptr %pb, align 1
  store i32 %r, ptr %pa, align 1
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 0
}
`

// A VPTERNLOG under a mask is not kept; where nothing looks, LLVM makes one.
func TestFaultyTernaries(t *testing.T) {
	tg := forLevel(t, "x86-64-v4")
	made := mustCompile(t, bits, Options{Target: tg, faulty: true, WantAsm: true})
	if !masksTernary(made.Object) {
		t.Errorf("LLVM %s makes none of\n%s", library(t).Version(), made.Asm)
	}
	kept := mustCompile(t, bits, Options{Target: tg, WantAsm: true})
	if masksTernary(kept.Object) {
		t.Errorf("kept:\n%s", kept.Asm)
	}
	if !strings.Contains(kept.Asm, "mm0") {
		t.Errorf("not widened:\n%s", kept.Asm)
	}
	// Other loops are as they were.
	for _, name := range kernels {
		if r := mustCompile(t, string(source(t, name)), Options{Target: tg, faulty: true}); masksTernary(r.Object) {
			t.Errorf("%s is made twice", name)
		}
	}
}

package transform

import (
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// TestMayAlias: two parameters may be one array; objects are apart, unless
// their address got out; constant distances tell elements of one array apart.
func TestMayAlias(t *testing.T) {
	k, err := ir.Parse([]byte(`kernel "k" args=256
param ptr 0 "a"
param ptr 8 "b"
param i64 16 "i"
param ptr 64 mem=64 "m"
param ptr 128 mem=64 "n"
{
  %0: ptr = param n=0 "a"
  %1: ptr = param n=1 "b"
  %2: i64 = param n=2
  %3: ptr = param n=3 "m"
  %4: ptr = param n=4 "n"
  %5: ptr = param n=3 "m again"
  %6: ptr = mem size=32 "own"
  %7: ptr = mem size=32 "escaped"
  %8: ptr = local %7
  %9: ptr = table data="00000000" "table"
  %10: ptr = offset %0 off=4 "a+4"
  %11: ptr = offset %0 off=6 "a+6"
  %12: ptr = elem %0 %2 stride=4 "a[i]"
  %13: i64 = const value=1
  %14: i64 = add %2 %13
  %15: ptr = elem %0 %14 stride=4 "a[i+1]"
  %16: ptr = elem %0 %2 stride=8 "a[i] of 8"
  %17: ptr = elem %0 %13 stride=4 "a[1]"
  %18: ptr = offset %6 off=8 "own+8"
  %19: ptr = offset %12 off=2 "a[i]+2"
}
`))
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]*ir.Stmt{}
	k.Body.Walk(func(s *ir.Stmt) bool {
		named[s.Name] = s
		return true
	})
	m := newMemory(k, k.Number())
	f32 := ir.Tag{Type: ir.F32}
	tests := []struct {
		a, b string
		t, u ir.Tag
		want bool
	}{
		{"a", "b", f32, f32, true},
		{"a", "b", f32, ir.Tag{Type: ir.I32}, true},
		{"a", "b", f32, ir.Tag{Type: ir.Ptr}, false},
		{"a", "b", f32, ir.Tag{Type: ir.F32, Field: "S.x"}, false},
		{"a", "b", f32, ir.Tag{Type: ir.U8, Field: "*"}, true},
		{"a", "a+6", f32, ir.Tag{Type: ir.I64}, false},
		{"a+6", "a", f32, ir.Tag{Type: ir.I64}, true},
		{"a", "a+4", ir.Tag{Type: ir.U16}, ir.Tag{Type: ir.I64}, false},
		{"a", "b", f32, ir.Tag{Type: ir.F32, Field: "*"}, true},
		{"a", "b", f32, ir.Tag{}, true},
		{"a", "a", f32, f32, true},
		{"a", "a+4", f32, f32, false},
		{"a+4", "a+6", f32, f32, true},
		{"a+4", "a[1]", f32, f32, true},
		{"a", "a[1]", f32, f32, false},
		{"a", "a[i]", f32, f32, true},
		{"a[i]", "a[i+1]", f32, f32, false},
		{"a[i+1]", "a[i]+2", f32, f32, true},
		{"a[i]", "a[i] of 8", f32, f32, true},
		{"a", "m", f32, f32, false},
		{"m", "n", f32, f32, false},
		{"m", "m again", f32, f32, true},
		{"a", "own", f32, f32, false},
		{"own", "own+8", f32, f32, false},
		{"a", "escaped", f32, f32, true},
		{"m", "escaped", f32, f32, false},
		{"a", "table", f32, f32, false},
	}
	for _, tt := range tests {
		size := func(t ir.Tag) int64 { return max(t.Type.Size(), 64*boolBits(t.Type == ir.Void)) }
		x := access{addr: named[tt.a], tag: tt.t, size: size(tt.t)}
		y := access{addr: named[tt.b], tag: tt.u, size: size(tt.u)}
		if got := m.mayAlias(&x, &y); got != tt.want {
			t.Errorf("%s as %s and %s as %s: %v, want %v", tt.a, tt.t, tt.b, tt.u, got, tt.want)
		}
		if got := m.mayAlias(&y, &x); got != tt.want {
			t.Errorf("%s as %s and %s as %s: %v, want %v", tt.b, tt.u, tt.a, tt.t, got, tt.want)
		}
	}
}

package reduce

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
)

func parse(t testing.TB, text string) *ir.Kernel {
	t.Helper()
	k, err := ir.Parse([]byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if err := k.Verify(); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return k
}

func parallel(k *ir.Kernel) *ir.Stmt {
	var loop *ir.Stmt
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpFor && s.Loop.Parallel {
			loop = s
		}
		return true
	})
	return loop
}

// fold makes a kernel that builds up %6, a local of type T that starts as
// init, from x[lo:lo+n], and leaves it in r. In form, T is the type, %13 the
// current element and %11 its index; numbers from 20 to 89 are free.
func fold(typ, form string) string {
	return strings.ReplaceAll(`kernel "fold" args=64
file "fold.go"
param i64 0 "n"
param i64 8 "lo"
param ptr 16 "x"
param i64 24 "x.len"
param T 40 "init"
param ptr 48 mem=8 result "r"
{
  %0: i64 = param n=0
  %1: i64 = param n=1
  %2: ptr = param n=2
  %3: i64 = param n=3
  %4: T = param n=4
  %5: ptr = param n=5
  %6: T = local %4 !0:3:2 "s"
  for %0 parallel=1 { (%10: i64)
    %11: i64 = add %10 %1
    bounds %11 %3
    %12: ptr = elem %2 %11 stride=8
    %13: T = load %12 tag="T"
`+form+`
  }
  %90: T = get %6
  store %5 %90 tag="T"
}
`, "T", typ)
}

// run executes a fold on words that each hold one element.
func run(t testing.TB, p *interp.Program, x []int64, lo, n int, typ ir.Type, init int64) int64 {
	t.Helper()
	args := struct {
		n, lo int64
		x     []int64
		init  int64
		r     int64
		pad   int64
	}{n: int64(n), lo: int64(lo), x: x, init: init}
	if err := p.Run(unsafe.Pointer(&args), interp.Options{}); err != nil {
		t.Fatal(err)
	}
	return ir.Normalize(typ, args.r)
}

// forms are the accepted spellings, for a T that has the operations.
var forms = []struct {
	name, types, form string
	op                ir.ReduceOp
}{
	{"s += x", "i64 f64 u8 f32", "%20: T = get %6\n%21: T = add %20 %13\nset %6 %21", ir.ReduceAdd},
	{"s = x + s", "i64 f64", "%20: T = get %6\n%21: T = add %13 %20\nset %6 %21", ir.ReduceAdd},
	{"s -= x", "i64 f64", "%20: T = get %6\n%21: T = sub %20 %13\nset %6 %21", ir.ReduceAdd},
	{"s = s + x - x + x", "i64 f64",
		"%20: T = get %6\n%21: T = add %20 %13\n%22: T = sub %21 %13\n%23: T = add %13 %22\nset %6 %23", ir.ReduceAdd},
	{"s = T(s + x)", "f64", "%20: T = get %6\n%21: T = add %20 %13\n%22: T = round %21\nset %6 %22", ir.ReduceAdd},
	{"s += x*x fused", "f64", "%20: T = get %6\n%21: T = fma %13 %13 %20\nset %6 %21", ir.ReduceAdd},
	{"s += x; s += x", "i64",
		"%20: T = get %6\n%21: T = add %20 %13\nset %6 %21\n%22: T = get %6\n%23: T = add %22 %13\nset %6 %23", ir.ReduceAdd},
	{"s *= x", "i64 f64 u64", "%20: T = get %6\n%21: T = mul %20 %13\nset %6 %21", ir.ReduceMul},
	{"s = min(s, x)", "i64 f64 u64", "%20: T = get %6\n%21: T = min %20 %13\nset %6 %21", ir.ReduceMin},
	{"s = max(x, s)", "i64 f64 u8", "%20: T = get %6\n%21: T = max %13 %20\nset %6 %21", ir.ReduceMax},
	{"s &= x", "i64 bool", "%20: T = get %6\n%21: T = and %20 %13\nset %6 %21", ir.ReduceAnd},
	{"s &^= x", "i64 u8", "%20: T = get %6\n%21: T = andnot %20 %13\nset %6 %21", ir.ReduceAnd},
	{"s |= x", "i64 bool", "%20: T = get %6\n%21: T = or %20 %13\nset %6 %21", ir.ReduceOr},
	{"s ^= x", "i64 bool", "%20: T = get %6\n%21: T = xor %20 %13\nset %6 %21", ir.ReduceXor},
	{"s = s != x", "bool", "%20: T = get %6\n%21: T = ne %20 %13\nset %6 %21", ir.ReduceXor},
	{"if x { s = true }", "bool", "%20: bool = const value=1\nif %13 {\nset %6 %20\n} {\n}", ir.ReduceOr},
	{"if x { s = false }", "bool", "%20: bool = const value=0\nif %13 {\nset %6 %20\n} {\n}", ir.ReduceAnd},
	{"s = s || x[i]", "bool", `
		%20: T = get %6
		%21: T = local %20
		if %20 {
		} {
		bounds %10 %0
		%22: T = load %12 tag="T"
		set %21 %22
		}
		%23: T = get %21
		set %6 %23`, ir.ReduceOr},
	{"s = s && x[i] && (!x || s2)", "bool", `
		%20: T = get %6
		%21: T = local %20
		if %20 {
		bounds %10 %0
		%22: T = load %12 tag="T"
		set %21 %22
		} {
		}
		%23: T = get %21
		%24: T = local %23
		if %23 {
		%25: T = not %13
		%26: T = local %25
		if %25 {
		} {
		%27: T = load %12 tag="T"
		set %26 %27
		}
		%28: T = get %26
		set %24 %28
		} {
		}
		%29: T = get %24
		set %6 %29`, ir.ReduceAnd},
	{"if x > 1 { s += x }", "i64 f64",
		"%20: T = const value=1\n%21: bool = gt %13 %20\nif %21 {\n%22: T = get %6\n%23: T = add %22 %13\nset %6 %23\n} {\n}", ir.ReduceAdd},
	{"if x > 1 { s += x } else { s -= x }, s read before", "i64",
		"%20: T = const value=1\n%21: bool = gt %13 %20\n%22: T = get %6\nif %21 {\n%23: T = add %22 %13\nset %6 %23\n} {\n%24: T = sub %22 %13\nset %6 %24\n}", ir.ReduceAdd},
	{"for j < 3 { s += x }", "i64 f64",
		"%20: i64 = const value=3\nfor %20 { (%21: i64)\n%22: T = get %6\n%23: T = add %22 %13\nset %6 %23\n}", ir.ReduceAdd},
	{"if x <= 1 { continue }; s += x", "i64",
		"%20: T = const value=1\n%21: bool = le %13 %20\nif %21 {\ncontinue depth=0\n} {\n}\n%22: T = get %6\n%23: T = add %22 %13\nset %6 %23", ir.ReduceAdd},
	{"x computed by an if of its own", "i64",
		"%20: T = const value=1\n%21: T = get %6\n%22: T = local %20\n%23: bool = gt %13 %20\nif %23 {\nset %22 %13\n} {\n}\n%24: T = get %22\n%25: T = add %21 %24\nset %6 %25", ir.ReduceAdd},

	{"if x > s { s = x }", "i64 f64 u64", "%20: T = get %6\n%21: bool = gt %13 %20\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfGt},
	{"if x >= s { s = x }", "i64 f64", "%20: T = get %6\n%21: bool = ge %13 %20\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfGe},
	{"if x < s { s = x }", "i64 f64 u8", "%20: T = get %6\n%21: bool = lt %13 %20\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfLt},
	{"if x <= s { s = x }", "i64 f64", "%20: T = get %6\n%21: bool = le %13 %20\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfLe},
	{"if s < x { s = x }", "i64 f64", "%20: T = get %6\n%21: bool = lt %20 %13\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfGt},
	{"if s <= x { s = x }", "i64 f64", "%20: T = get %6\n%21: bool = le %20 %13\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfGe},
	{"if s > x { s = x }", "i64 f64", "%20: T = get %6\n%21: bool = gt %20 %13\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfLt},
	{"if s >= x { s = x }", "i64 f64", "%20: T = get %6\n%21: bool = ge %20 %13\nif %21 {\nset %6 %13\n} {\n}", ir.ReduceIfLe},
	{"if !(x > s) {} else { s = x }", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\n%22: bool = not %21\nif %22 {\n} {\nset %6 %13\n}", ir.ReduceIfGt},
	{"if !(x <= s) { s = x }", "i64", "%20: T = get %6\n%21: bool = le %13 %20\n%22: bool = not %21\nif %22 {\nset %6 %13\n} {\n}", ir.ReduceIfGt},
	{"if x[i] > s { s = x[i] }, loaded again", "i64 f64", `
		bounds %11 %3
		%20: ptr = elem %2 %11 stride=8
		%21: T = load %20 tag="T"
		%22: T = get %6
		%23: bool = gt %21 %22
		if %23 {
		bounds %11 %3
		%24: ptr = elem %2 %11 stride=8
		%25: T = load %24 tag="T"
		set %6 %25
		} {
		}`, ir.ReduceIfGt},
	{"v := x; if v > s { s = v }", "i64", `
		%20: T = local %13
		%21: T = get %20
		%22: T = get %6
		%23: bool = gt %21 %22
		if %23 {
		%24: T = get %20
		set %6 %24
		} {
		}`, ir.ReduceIfGt},
	{"if x != 0 && x[i] > s { s = x[i] }, lowered", "i64", `
		%20: T = const value=0
		%21: bool = ne %13 %20
		%22: bool = local %21
		if %21 {
		bounds %10 %0
		%23: ptr = elem %2 %11 stride=8
		%24: T = load %23 tag="T"
		%25: T = get %6
		%26: bool = gt %24 %25
		set %22 %26
		} {
		}
		%27: bool = get %22
		if %27 {
		bounds %10 %0
		%28: ptr = elem %2 %11 stride=8
		%29: T = load %28 tag="T"
		set %6 %29
		} {
		}`, ir.ReduceIfGt},
	{"the same, starting from false and set on both sides", "i64", `
		%20: T = const value=0
		%21: bool = ne %13 %20
		%19: bool = const value=0
		%22: bool = local %19
		if %21 {
		%25: T = get %6
		%26: bool = lt %13 %25
		set %22 %26
		} {
		set %22 %19
		}
		%27: bool = get %22
		if %27 {
		set %6 %13
		} {
		}`, ir.ReduceIfLt},
	{"if p & (x > s) { s = x }", "i64", `
		%20: T = const value=0
		%21: bool = ne %13 %20
		%22: T = get %6
		%23: bool = gt %13 %22
		%24: bool = and %21 %23
		if %24 {
		set %6 %13
		} {
		}`, ir.ReduceIfGt},
}

// TestForms checks that every spelling is recognised, and that folding chunks
// gives, bit for bit, what the serial loop gives: for every start value, every
// short array of special values, every way to cut it (CASES 34, 36, 38, 45).
func TestForms(t *testing.T) {
	for _, f := range forms {
		for _, name := range strings.Fields(f.types) {
			typ, _ := ir.TypeByName(name)
			k := parse(t, fold(name, f.form))
			serial, err := interp.Compile(k)
			if err != nil {
				t.Fatal(err)
			}
			if p := Recognise(k); len(p) > 0 {
				t.Errorf("%s on %s: %v", f.name, name, p)
				continue
			}
			if err := k.Verify(); err != nil {
				t.Fatal(err)
			}
			loop := parallel(k)
			if len(loop.Loop.Reduce) != 1 || loop.Loop.Reduce[0].Op != f.op || loop.Loop.Reduce[0].Local.Name != "s" {
				t.Errorf("%s on %s: recognised as %v, want %s", f.name, name, loop.Loop.Reduce, f.op)
				continue
			}
			chunks(t, f.name+" on "+name, serial, typ, f.op)
		}
	}
}

func chunks(t *testing.T, name string, p *interp.Program, typ ir.Type, op ir.ReduceOp) {
	values := specials(typ)
	longest := 3
	if testing.Short() {
		longest = 2
	}
	x := make([]int64, 0, longest)
	var arrays func()
	arrays = func() {
		for _, init := range values {
			want := run(t, p, x, 0, len(x), typ, init)
			for cuts := range 1 << max(len(x)-1, 0) {
				got, lo := init, 0
				for i := range x {
					if i == len(x)-1 || cuts>>i&1 != 0 {
						part := run(t, p, x, lo, i+1-lo, typ, Identity(op, typ))
						got, lo = Combine(op, typ, got, part), i+1
					}
				}
				if got != want && !(op < ir.ReduceIfLt && isNaN(typ, got) && isNaN(typ, want)) {
					t.Fatalf("%s: from %#x over %#x, cut %b: got %#x, want %#x", name, init, x, cuts, got, want)
				}
			}
		}
		if len(x) == cap(x) {
			return
		}
		for _, v := range values {
			x = append(x, v)
			arrays()
			x = x[:len(x)-1]
		}
	}
	arrays()
}

// TestCase36MaximumOfNegatives is CASES 36: more chunks than elements, too.
func TestCase36MaximumOfNegatives(t *testing.T) {
	k := parse(t, fold("f64", "%20: f64 = get %6\n%21: f64 = max %20 %13\nset %6 %21"))
	p, err := interp.Compile(k)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= 70; n++ {
		x := make([]int64, n)
		for i := range x {
			x[i] = ir.FloatBits(ir.F64, -1-float64((i*37+n)%71))
		}
		id := Identity(ir.ReduceMax, ir.F64)
		want := run(t, p, x, 0, n, ir.F64, x[0])
		for _, size := range []int{1, 2, 7, 64, 100} {
			got := x[0]
			for lo := 0; lo < 100; lo += size { // chunks past the end are empty
				part := run(t, p, x, min(lo, n), max(min(size, n-lo), 0), ir.F64, id)
				got = Combine(ir.ReduceMax, ir.F64, got, part)
			}
			if got != want {
				t.Errorf("n=%d in chunks of %d: got %v", n, size, ir.FloatValue(ir.F64, got))
			}
		}
	}
}

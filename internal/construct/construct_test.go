package construct_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/task"
)

// args is the argument struct of every kernel in this file.
type args struct {
	x, y []float64 // at 0 and 24
	n    int64     // at 48
	c    float64   // at 56
	out  float64   // at 64: memory
	tmp  [4]int64  // at 72
}

const head = `kernel "t" args=104
param ptr 0 "x"
param i64 8 "x.len"
param ptr 24 "y"
param i64 32 "y.len"
param i64 48 "n"
param f64 56 "c"
param ptr 64 mem=8 "out"
param ptr 72 mem=32 "tmp"
{
%900: ptr = param n=0
%901: i64 = param n=1
%902: ptr = param n=2
%903: i64 = param n=3
%904: i64 = param n=4
%905: f64 = param n=5
%906: ptr = param n=6
%907: ptr = param n=7
%910: i64 = const value=0
%911: i64 = const value=1
%912: f64 = const value=1
%913: f64 = const value=0
%914: f64 = const value=2
`

// store and load are elements of x (900) and y (902).
func fillLoop(array int, value string) string {
	return fmt.Sprintf("for %%901 parallel=1 { (%%1%[1]d: i64)\n%%2%[1]d: ptr = elem %%%[1]d %%1%[1]d stride=8\nstore %%2%[1]d %[2]s tag=\"f64\"\n}\n", array, value)
}

var cases = []struct {
	name       string
	body       string
	constructs int
	carried    int
}{
	{"pure chain is recomputed", `
%1: f64 = add %905 %912
` + fillLoop(900, "%1") + strings.NewReplacer("%1902", "%3902", "%2902", "%4902").Replace(`
%2: f64 = add %1 %912
for %901 parallel=1 { (%1902: i64)
  %2902: ptr = elem %902 %1902 stride=8
  store %2902 %2 tag="f64"
}`), 2, 0},
	{"snapshot before a later write", `
%1: f64 = load %900 tag="f64"
` + fillLoop(900, "%914") + fillLoop(902, "%1"), 2, 1},
	{"only earlier writers count", `
%1: f64 = const value=1
%2: f64 = local %1 "a"
%3: f64 = get %2
` + fillLoop(900, "%3") + `
set %2 %914
%4: f64 = get %2
` + fillLoop(902, "%4"), 2, 3},
	{"a local that a loop builds up", `
%1: f64 = local %913 "s"
for %901 parallel=1 reduce=add:%1 { (%2: i64)
  %3: ptr = elem %900 %2 stride=8
  %4: f64 = load %3 tag="f64"
  %5: f64 = get %1
  %6: f64 = add %5 %4
  set %1 %6
}
%7: f64 = get %1
` + fillLoop(902, "%7"), 2, 2},
	{"old value of an atomic", `
%1: i64 = atomic %907 %911 rmw="add" tag="i64"
%2: f64 = conv %1
` + fillLoop(900, "%2"), 2, 1},
	{"value after an early return", `
%1: bool = eq %904 %910
if %1 {
  return
} {
}
%2: f64 = load %900 tag="f64"
` + fillLoop(902, "%2"), 1, 1},
	{"loops under control", `
%1: f64 = local %914 "r"
%2: f64 = const value=100
%30: bool = gt %901 %910
%31: f64 = local %2 "limit"
if %30 {
} {
  set %31 %913
}
%32: f64 = get %31
loop {
  %3: f64 = get %1
  %4: bool = gt %3 %32
  if %4 {
    break depth=0
  } {
  }
  %5: f64 = get %1
  for %901 parallel=1 { (%6: i64)
    %7: ptr = elem %900 %6 stride=8
    %8: f64 = load %7 tag="f64"
    %9: f64 = add %8 %5
    store %7 %9 tag="f64"
  }
  set %1 %912
  for %901 parallel=1 reduce=add:%1 { (%10: i64)
    %11: ptr = elem %900 %10 stride=8
    %12: f64 = load %11 tag="f64"
    %13: f64 = get %1
    %14: f64 = add %13 %12
    set %1 %14
  }
} {
}
%20: f64 = get %1
store %906 %20 tag="f64"
`, 3, 4},
	{"serial work with a return inside a loop", `
for %901 { (%1: i64)
  %2: ptr = elem %900 %1 stride=8
  %3: f64 = load %2 tag="f64"
  %4: bool = gt %3 %914
  if %4 {
    store %906 %3 tag="f64"
    return
  } {
  }
}
` + fillLoop(902, "%914"), 2, 1},
	{"memory that several constructs use", `
%1: ptr = mem size=32
store %1 %914 tag="f64"
%2: ptr = offset %1 off=8
for %901 parallel=1 { (%3: i64)
  %4: f64 = load %1 tag="f64"
  %5: ptr = elem %902 %3 stride=8
  store %5 %4 tag="f64"
}
%6: f64 = load %2 tag="f64"
store %906 %6 tag="f64"
`, 3, 0},
	{"an element of a table", `
%1: ptr = table data="0000000000000840"
%2: f64 = load %1 tag="f64"
` + fillLoop(902, "%2"), 2, 1},
	{"a pointer that is a table's or nil", `
%1: ptr = table data="0000000000000840"
%2: bool = gt %904 %911
%3: ptr = select %2 %1 %900
%4: bool = ne %3 %900
if %4 {
` + fillLoop(902, "%914") + `
} {
}
`, 2, 1},
	{"a loop left in what comes after its body", `
%1: f64 = local %913 "s"
loop {
` + fillLoop(902, "%914") + `
} {
  set %1 %912
  break depth=0
}
%2: f64 = get %1
store %906 %2 tag="f64"
`, 2, 1},
	{"a serial grid around a loop", `
%1: i64 = const value=3
for %1 %1 { (%2: i64, %3: i64)
  %4: bool = eq %3 %911
  if %4 {
    continue depth=0
  } {
  }
  %5: i64 = add %2 %3
  %6: bool = gt %5 %1
  if %6 {
    break depth=0
  } {
  }
  for %901 parallel=1 { (%7: i64)
    %8: ptr = elem %900 %7 stride=8
    %9: f64 = load %8 tag="f64"
    %10: f64 = add %9 %912
    store %8 %10 tag="f64"
  }
}
`, 1, 0},
	{"a reduction of which nothing is left", `
%1: f64 = local %913 "s"
for %901 parallel=1 reduce=add:%1 { (%2: i64)
  %3: ptr = elem %902 %2 stride=8
  store %3 %914 tag="f64"
}
%4: f64 = get %1
store %906 %4 tag="f64"
`, 2, 0},
	{"slice variables over local arrays", `
%1: ptr = mem size=8
%2: ptr = mem size=8
%3: ptr = local %1 "p"
%4: ptr = local %2 "q"
store %1 %914 tag="f64"
%20: f64 = vload %900 tag="f64"
%5: ptr = get %3
%6: ptr = get %4
set %3 %6
set %4 %5
for %901 parallel=1 { (%7: i64)
  %8: ptr = get %4
  %9: f64 = load %8 tag="f64"
  %10: ptr = elem %902 %7 stride=8
  store %10 %9 tag="f64"
}
%11: ptr = get %3
%12: f64 = load %11 tag="f64"
store %906 %12 tag="f64"
`, 3, 2},
	{"an if around loops", `
%1: bool = gt %904 %911
if %1 {
` + fillLoop(900, "%914") + `
} {
` + fillLoop(902, "%914") + `
}
`, 2, 0},
}

func TestSplitGivesTheWholeResult(t *testing.T) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			k, err := ir.Parse([]byte(head + c.body + "}\n"))
			if err != nil {
				t.Fatal(err)
			}
			if err := k.Verify(); err != nil {
				t.Fatal(err)
			}
			for _, n := range []int64{0, 1, 2, 5} {
				whole, split := newArgs(n), newArgs(n)
				if err := interp.Run(k.Clone(), unsafe.Pointer(whole)); err != nil {
					t.Fatal(err)
				}
				r, err := construct.Split(k.Clone())
				if err != nil {
					t.Fatal(err)
				}
				if len(r.Constructs) != c.constructs || len(r.Carried) != c.carried {
					t.Errorf("%d constructs, %d carried %v; want %d, %d", len(r.Constructs), len(r.Carried), r.Carried, c.constructs, c.carried)
				}
				if err := launch.Run(context.Background(), launch.NewPool(1), interpreted(t, r), unsafe.Pointer(split)); err != nil {
					t.Fatal(err)
				}
				if a, b := fmt.Sprint(*whole), fmt.Sprint(*split); a != b {
					t.Errorf("n=%d: split gives %s, whole %s", n, b, a)
				}
			}
		})
	}
}

func newArgs(n int64) *args {
	a := &args{x: make([]float64, n+1)[:n], y: make([]float64, n+1)[:n], n: n, c: 0.5}
	for i := range a.x {
		a.x[i] = float64(i) + 1
	}
	a.x = a.x[:n]
	return a
}

// interpreted is a kernel whose units the interpreter runs, each in one chunk.
func interpreted(t *testing.T, r *construct.Result) *launch.Kernel {
	t.Helper()
	codes := make([]*ir.Kernel, len(r.Constructs))
	for i, c := range r.Constructs {
		if err := c.Code.Verify(); err != nil {
			t.Fatal(err)
		}
		codes[i] = withPartials(c)
		r.Plan.Units[i].Grain = math.MaxInt64
	}
	data := r.Plan.Encode()
	plan, err := task.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return &launch.Kernel{Plan: plan, Interpret: func(unit int, table unsafe.Pointer, c *task.Chunk) bool {
		words := make([]unsafe.Pointer, len(codes[unit].Params)+1)
		n := len(plan.Units[unit].Args)
		if n > 0 {
			copy(words, unsafe.Slice((*unsafe.Pointer)(table), n))
		}
		words[n] = c.Partials
		if err := interp.Run(codes[unit], unsafe.Pointer(&words[0])); err != nil {
			t.Error(err)
			return false
		}
		return true
	}}
}

// withPartials makes the code leave its partial results as machine code does.
func withPartials(c *construct.Construct) *ir.Kernel {
	k := c.Code.Clone()
	if c.Kind != task.Parallel {
		return k
	}
	loop := k.Body.Stmts[len(k.Body.Stmts)-1]
	i := len(k.Params)
	k.Params = append(k.Params, ir.Param{Type: ir.Ptr, Offset: int64(8 * i)})
	k.ArgSize += 8
	b := ir.Builder{Block: k.Body}
	p := b.Emit(&ir.Stmt{Op: ir.OpParam, Type: ir.Ptr, Imm: int64(i)})
	for j, r := range loop.Loop.Reduce {
		b.Store(b.Offset(p, int64(8*j)), b.Get(r.Local), ir.Tag{Type: r.Local.Type})
	}
	return k
}

func TestAnEditElsewhereLeavesAConstructAlone(t *testing.T) {
	digest := func(body string) [][32]byte {
		k, err := ir.Parse([]byte(head + body + "}\n"))
		if err != nil {
			t.Fatal(err)
		}
		r, err := construct.Split(k)
		if err != nil {
			t.Fatal(err)
		}
		var d [][32]byte
		for _, c := range r.Constructs {
			d = append(d, c.Code.Digest())
		}
		return d
	}
	loopX, loopY := fillLoop(900, "%914"), fillLoop(902, "%912")
	base := digest(loopX + loopY)
	for name, body := range map[string]string{
		"a statement before":     "store %906 %914 tag=\"f64\"\n" + loopX + loopY,
		"a carried value before": "%1: f64 = load %906 tag=\"f64\"\n%2: f64 = add %1 %912\nstore %906 %2 tag=\"f64\"\n" + loopX + loopY,
		"a loop under control":   "%1: bool = gt %904 %911\nif %1 {\n" + loopX + "} {\n}\n" + loopY,
	} {
		d := digest(body)
		n := len(d)
		if d[n-1] != base[1] || d[n-2] != base[0] {
			t.Errorf("%s: the digests of the loops changed", name)
		}
	}
	if base[0] == base[1] {
		t.Error("different loops have one digest")
	}
}

func TestARacingLocalIsRefused(t *testing.T) {
	k, err := ir.Parse([]byte(head + `
%1: f64 = local %913 "s"
for %901 parallel=1 { (%2: i64)
  set %1 %914
}
%3: f64 = get %1
store %906 %3 tag="f64"
}
`))
	if err != nil {
		t.Fatal(err)
	}
	var e *construct.Error
	if _, err := construct.Split(k); !errors.As(err, &e) {
		t.Errorf("error %v", err)
	}
}

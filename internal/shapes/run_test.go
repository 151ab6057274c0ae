package shapes

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
)

const envChild = "SPELT_TEST_CHILD"

// number is a number that the environment asks for.
func number(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// Expressions give exact results, in every way that loops run, on every level, with each LLVM that is installed, which runs in a
// process of its own.
//
//	SPELT_SHAPES=20000 SPELT_SEED=7 SPELT_SHAPES_OF='merge,product and shift' go test ./internal/shapes
func TestExpressionsAreThoseOfEval(t *testing.T) {
	list := llvm.Installed()
	if path := os.Getenv(llvm.EnvLibrary); path != "" {
		list = []string{path}
	}
	if len(list) == 0 {
		t.Skip("no LLVM")
	}
	for _, path := range list {
		t.Run(filepath.Base(path), func(t *testing.T) {
			cmd := exec.Command(os.Args[0], "-test.run=^TestChild$", "-test.v", "-test.timeout=12h")
			cmd.Env = append(os.Environ(), envChild+"=1", llvm.EnvLibrary+"="+path)
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%v\n%s", err, out)
				return
			}
			for line := range strings.Lines(string(out)) {
				if strings.Contains(line, "comparisons") {
					t.Log(strings.TrimSpace(line))
				}
			}
		})
	}
}

func TestChild(t *testing.T) {
	if os.Getenv(envChild) == "" {
		t.Skip("runs within another test")
	}
	lib := library(t)
	var names []string
	if list := os.Getenv("SPELT_SHAPES_OF"); list != "" {
		names = strings.Split(list, ",")
	}
	g := NewGenerator(uint64(number("SPELT_SEED", 1)), names...)
	start := time.Now()
	report, err := Run(context.Background(), lib, g, Options{Expressions: number("SPELT_SHAPES", 250)})
	if err != nil {
		t.Error(err)
	}
	took := time.Since(start)
	t.Logf("LLVM %s: %d expressions, %d comparisons in %v, %.0f a second; %v", lib.Version(), report.Expressions, report.Comparisons,
		took.Round(time.Millisecond), float64(report.Comparisons)/took.Seconds(), report.Levels)
	for _, d := range report.Differences {
		t.Errorf("%s", &d)
	}
}

func library(t *testing.T) *llvm.Library {
	t.Helper()
	lib, err := llvm.Open()
	if errors.Is(err, llvm.ErrNotFound) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// A wrong result is found, and made as small as the fault allows: here every product of int32 by something is off by one, if
// another expression of the sheet shifts.
func TestADifferenceIsFoundAndMadeSmall(t *testing.T) {
	lib := library(t)
	has := func(e *Expr, o ir.Op, t ir.Type) bool {
		found := false
		e.walk(func(x *Expr) { found = found || x.Op == o && (t == ir.Void || x.Type == t) })
		return found
	}
	r := &runner{lib: lib, report: &Report{}, o: Options{
		Expressions: 200, Rows: 30, Targets: HostTargets()[:1], Ways: []Way{Scalar}, Workers: 2, MaxDifferences: 1,
	}}
	r.spoil = func(s *sheet, outs [][]byte) {
		shifts := 0
		for _, e := range s.exprs {
			if has(e, ir.OpShr, ir.Void) {
				shifts++
			}
		}
		for i, e := range s.exprs {
			if has(e, ir.OpMul, ir.I32) && shifts > 0 {
				outs[i][0] ^= 1
			}
		}
	}
	report, err := r.run(context.Background(), NewGenerator(1))
	if err != nil {
		t.Fatal(err)
	}
	if len(report.Differences) == 0 {
		t.Fatal("nothing found")
	}
	d := report.Differences[0]
	n := 0
	for _, e := range append([]*Expr{d.Expr}, d.Beside...) {
		e.walk(func(x *Expr) {
			if len(x.Args) > 0 && x.Op != ir.OpConv {
				n++
			}
		})
	}
	if n > 3 || len(d.Beside) > 1 || !has(d.Expr, ir.OpMul, ir.I32) {
		t.Errorf("not small:\n%s", &d)
	}
	for _, part := range []string{"*", "out []", "with a", "scalar", "kernel", lib.Version()} {
		if !strings.Contains(d.String(), part) {
			t.Errorf("no %q in\n%s", part, &d)
		}
	}
}

// Products of two narrow numbers in a wide type, shifted by each amount, within loops that LLVM makes vectors of: what is written
// as a product of 32 bits must not become one of 64 again (llvm/llvm-project#218844).
func TestAcceptanceA2ProductsStayNarrow(t *testing.T) {
	lib := library(t)
	for k := int64(20); k < 64; k += 8 {
		s := newSheet() // one each: it is by itself that the loop is made a vector of
		p := op(ir.OpMul, ir.I64, conv(ir.I64, in(0, ir.I16)), conv(ir.I64, in(1, ir.I16)))
		s.add(conv(ir.I16, op(ir.OpShr, ir.I64, p, con(ir.U64, k))), "product")
		r := &runner{lib: lib, report: &Report{}, o: Options{
			Rows: 300, Targets: HostTargets(), Ways: []Way{Serial, Inner}, Workers: 1, MaxDifferences: 3,
		}}
		if err := r.try(context.Background(), s, 1); err != nil {
			t.Fatal(err)
		}
		for _, d := range r.report.Differences {
			t.Errorf("%s", &d)
		}
	}
}

// A generator of a seed makes the same expressions each time, sound ones, of every family, and few of them twice.
func TestGeneratorsAreSystematic(t *testing.T) {
	const n = 20000
	g, again := NewGenerator(3), NewGenerator(3)
	seen, perFamily, wide := map[string]bool{}, map[string]int{}, map[[3]ir.Type]bool{}
	for range n {
		e, name := g.Next()
		if other, _ := again.Next(); other.String() != e.String() {
			t.Fatalf("%s, and then %s", e, other)
		}
		s := newSheet()
		s.add(e, name)
		for _, way := range []Way{Lanes, Inner} {
			if err := s.kernel(way).Code.Verify(); err != nil {
				t.Fatalf("%s: %v", e, err)
			}
		}
		seen[e.String()+e.Declarations()] = true
		perFamily[name]++
		if c := e.columns(); name == "product and shift" {
			wide[[3]ir.Type{c[0].t, c[1].t, e.Type}] = true
		}
	}
	if len(seen) < n*8/10 {
		t.Errorf("%d of %d are different", len(seen), n)
	}
	for _, name := range Families() {
		if perFamily[name] == 0 {
			t.Errorf("none of %s", name)
		}
	}
	if len(wide) < 250 {
		t.Errorf("%d of 512 combinations of two operands' and a result's types", len(wide))
	}
}

// A family with an end is gone through whole before one of it comes again.
func TestAFamilyIsGoneThrough(t *testing.T) {
	const name = "conversions in a row" // of 10 types, four of them
	g := NewGenerator(1, name)
	seen := map[string]bool{}
	for range 10000 {
		e, _ := g.Next()
		seen[e.String()+e.Declarations()] = true
	}
	// A conversion of a type to itself is none.
	if want := 10 + 10*9 + 10*9*9 + 10*9*9*9; len(seen) != want {
		t.Errorf("%d different ones of %d", len(seen), want)
	}
}

// What is not promised is not compared.
func TestUnpromisedValuesAreLeftOut(t *testing.T) {
	nan := real(ir.F32, 0)
	quotient := op(ir.OpDiv, ir.F32, nan, nan)
	for _, c := range []struct {
		e    *Expr
		want bool
	}{
		{op(ir.OpDiv, ir.I32, in(0, ir.I32), con(ir.I32, 0)), false},
		{op(ir.OpBitcast, ir.U32, quotient), false},
		{op(ir.OpCopysign, ir.F32, nan, quotient), false},
		{op(ir.OpCopysign, ir.F32, quotient, nan), true},
		{op(ir.OpBitcast, ir.U32, in(0, ir.F32)), true},
		{conv(ir.I16, quotient), true},
	} {
		if _, ok := compileExpr(c.e).eval(&[maxColumns]int64{0x7fc00001}); ok != c.want {
			t.Errorf("%s: %v", c.e, ok)
		}
	}
}

func TestExpressionsReadAsGo(t *testing.T) {
	e := conv(ir.I16, op(ir.OpShr, ir.I64, op(ir.OpMul, ir.I64, conv(ir.I64, in(0, ir.I16)), conv(ir.I64, uniform(1, ir.I16))), con(ir.U64, 17)))
	if got, want := e.String()+" // "+e.Declarations(), "int16((int64(a[i]) * int64(b)) >> 17) // a []int16, b int16, out []int16"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	e = pick(cmp(ir.OpLt, in(0, ir.U8), con(ir.U8, 3)), op(ir.OpCom, ir.U8, in(0, ir.U8)), con(ir.U8, 0))
	if got, want := e.String(), "select(a[i] < 3, ^a[i], 0)"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

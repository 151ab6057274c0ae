package codegen

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

// has reports whether the LLVM that is used is of a version that is known to have a fault, so that a test that takes out what
// keeps clear of it has to meet it.
func has(t *testing.T, versions ...string) bool {
	t.Helper()
	lib, err := llvm.Open()
	if err != nil {
		t.Skip(err)
	}
	for _, v := range versions {
		if lib.Version() == v || strings.HasPrefix(lib.Version(), v+".") {
			return true
		}
	}
	t.Logf("LLVM %s is not known to have the fault", lib.Version())
	return false
}

// differs runs n and reports whether it leaves other memory than it should.
func differs(t *testing.T, n *native, args *table) bool {
	t.Helper()
	want, got := copyTable(args, n.task.Code), copyTable(args, n.task.Code)
	oracle(t, n.task, want)
	runChunks(n, got, 1)
	for i := range want.keep {
		if !bytes.Equal(got.keep[i].([]byte), want.keep[i].([]byte)) {
			return true
		}
	}
	return false
}

// compilePasses is compileModule with other passes of LLVM.
func compilePasses(t *testing.T, tk *task.Task, m Module, tg target.Target, passes string) *native {
	t.Helper()
	lib, err := llvm.Open()
	if err != nil {
		t.Skip(err)
	}
	res, err := lib.Compile(t.Context(), "test", m.Text, llvm.Options{Target: tg, Lanes: m.Width > 0, Passes: passes})
	if err != nil {
		t.Fatal(err)
	}
	img, err := object.Load([]object.Object{{Name: "test", Bytes: res.Object, Entry: task.Entry}}, foreign.LibC)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { img.Release() })
	return &native{entry: img.Entry(0), text: string(m.Text), width: m.Width, task: tk}
}

// oldValues is a loop that under a condition keeps what it reads, stores there, and uses what it has read afterwards.
func oldValues(t testing.TB, typ ir.Type) *task.Task {
	k := &ir.Kernel{Name: "old", ArgSize: 32, Body: &ir.Block{}}
	b := &ir.Builder{Block: k.Body}
	var p []*ir.Stmt
	for i, t := range []ir.Type{ir.Ptr, ir.Ptr, ir.Ptr, ir.I64} {
		name := []string{"a " + typ.String(), "flags " + typ.String(), "c " + typ.String(), "n"}[i]
		k.Params = append(k.Params, ir.Param{Name: name, Type: t, Offset: int64(8 * i)})
		p = append(p, b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: int64(i)}))
	}
	number := func(v int64) *ir.Stmt {
		if typ == ir.F32 {
			v = ir.FloatBits(typ, float64(v))
		}
		return b.Const(typ, v)
	}
	b.For(&ir.LoopInfo{Parallel: true}, p[3:], func(index []*ir.Stmt) {
		tag := ir.Tag{Type: typ}
		at := func(i int) *ir.Stmt { return b.Elem(p[i], index[0], typ.Size()) }
		v := b.Local("v", number(1))
		b.If(b.Op(ir.OpLt, ir.Bool, b.Load(at(1), tag), number(0)), func() {
			old := b.Load(at(0), tag)
			b.Store(at(0), number(5), tag)
			b.Set(v, old)
		}, nil)
		b.Store(at(2), b.Op(ir.OpAdd, typ, b.Load(at(2), tag), b.Get(v)), tag)
	})
	return taskOf(t, k)
}

// A value that was read under a condition before a store to the same place is the one that was there before, as lanes and as
// scalar code that LLVM widens. With what keeps LLVM from reading behind the store taken out, it does: the freeze of a masked
// read, and that instcombine does not run on what the vectoriser made.
func TestMaskedReadsStayBeforeStores(t *testing.T) {
	met := map[string]int{}
	levels(t, func(t *testing.T, tg target.Target) {
		for _, typ := range []ir.Type{ir.F32, ir.I32, ir.I64} {
			tk := oldValues(t, typ)
			one := area{typ, times(1)}
			args := filled([]area{one, one, one}, 100)
			for _, mode := range []Lanes{LanesAlways, LanesNever} {
				if differs(t, compileAs(t, tk, tg, mode), args) {
					t.Errorf("%s, %s: what was read is not what was there", typ, mode)
				}
			}
			lanes, err := Emit(tk, Options{Target: tg, Lanes: LanesAlways, Dialect: dialect(), faults: Faults{maskedReads: true}})
			if err != nil {
				t.Fatal(err)
			}
			if differs(t, compileModule(t, tk, lanes, tg), args) {
				met["lanes"]++
			}
			scalar, err := Emit(tk, Options{Target: tg, Lanes: LanesNever, Dialect: dialect()})
			if err != nil {
				t.Fatal(err)
			}
			if differs(t, compilePasses(t, tk, scalar, tg, llvm.DefaultPasses+",function(instcombine<no-verify-fixpoint>)"), args) {
				met["widened"]++
			}
		}
	})
	for _, way := range []string{"lanes", "widened"} {
		if met[way] == 0 && has(t, "22.1") && target.Native().Has("avx512f") {
			t.Errorf("%s: nothing differs without what keeps clear of the fault", way)
		}
	}
}

// evenText is a loop with a chain of values that are the same in all iterations, of ROUNDS rounds, under a
// condition, before a store.
const evenText = `kernel "Even" args=48
param i64 0 "k"
param u16 8 "m"
param i64 16 "table.len"
param i64 24 "a.len"
param ptr 32 "a"
param ptr 40 "table"
{
  %0: i64 = param n=0 "k"
  %1: u16 = param n=1 "m"
  %2: i64 = param n=2 "table.len"
  %3: i64 = param n=3 "a.len"
  %4: ptr = param n=4 "a"
  %5: ptr = param n=5 "table"
  for %3 parallel=1 { (%7: i64 "i")
    %8: u16 = const value=0
    %9: u16 = local %8 "v"
    %10: i64 = const value=1
    %11: bool = eq %0 %10
    if %11 {
      %19: i64 = const value=ROUNDS
      for %19 { (%21: i64 "j")
        %23: u16 = get %9
        %24: u16 = const value=3
        %25: u16 = and %23 %24
        %26: u16 = const value=1
        %27: u16 = add %25 %26
        nonzero %27
        %29: u16 = rem %1 %27
        %30: u16 = get %9
        %31: f64 = conv %30
        %32: u16 = conv %31
        %33: u16 = and %29 %32
        %34: u16 = get %9
        %35: u16 = get %9
        %36: u16 = mul %34 %35
        %37: u16 = get %9
        %38: u16 = const value=5
        %39: u16 = add %37 %38
        %40: u16 = xor %36 %39
        %41: u16 = sub %33 %40
        %42: u16 = get %9
        %43: u16 = sub %42 %41
        set %9 %43
      }
    } {
      %45: i64 = const value=2
      %46: bool = eq %0 %45
      if %46 {
        %48: u32 = conv %2
        %49: u32 = const value=1
        %50: u32 = sub %48 %49
        bounds %7 %3
        %52: ptr = elem %4 %7 stride=4
        store %52 %50 tag="u32"
        bounds %7 %3
        %55: ptr = elem %4 %7 stride=4
        bounds %7 %3
        %57: ptr = elem %4 %7 stride=4
        %58: u32 = load %57 tag="u32"
        %59: i64 = conv %58
        bounds %59 %2
        %61: ptr = elem %5 %59 stride=4
        %62: u32 = load %61 tag="u32"
        %63: u32 = load %55 tag="u32"
        %64: u32 = add %63 %62
        store %55 %64 tag="u32"
      } {
      }
    }
    bounds %7 %3
    %67: ptr = elem %4 %7 stride=4
    %68: u16 = get %9
    %69: u32 = conv %68
    %70: u32 = load %67 tag="u32"
    %71: u32 = add %70 %69
    store %67 %71 tag="u32"
  }
}
`

// A loop with a chain of values that are the same in all iterations compiles in time that does not explode with its length.
// With what keeps the loop from LLVM's vectoriser taken out, it does: each round takes some seven times as long as the one
// before, so that these eleven take a minute. That is tried in a process of its own, since LLVM cannot be stopped. More rounds
// would not be unrolled.
func TestChainsOfEvenValuesCompile(t *testing.T) {
	tk := parseTask(t, strings.Replace(evenText, "ROUNDS", "11", 1))
	o := Options{Target: target.Host(), Lanes: LanesNever, Dialect: dialect()}
	const asked = "SPELT_TEST_MEET"
	o.faults.evenWork = os.Getenv(asked) != ""
	m, err := Emit(tk, o)
	if err != nil {
		t.Fatal(err)
	}
	if o.faults.evenWork {
		os.Stdout.WriteString("begun\n")
		compileResult(t, m, o.Target)
		return
	}
	compileResult(t, m, o.Target)
	if !has(t, "22.1") || testing.Short() {
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestChainsOfEvenValuesCompile$")
	cmd.Env = append(os.Environ(), asked+"=1")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "begun\n" {
		t.Errorf("it says %q, %v", line, err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	select {
	case err := <-ended: // whoever is slow does not get here
		t.Errorf("it is compiled with what keeps clear of the fault taken out, too: %v", err)
	case <-time.After(2 * time.Second):
		cmd.Process.Kill()
		<-ended
	}
}

// rotated is a loop that moves three neighbours round, and adds one of them to the first.
const rotated = `kernel "rotated" args=24
param ptr 0 "y u32 3"
param i64 8 "n"
param i64 16 "k"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: i64 = param n=2
  for %1 parallel=1 { (%3: i64)
    %4: ptr = elem %0 %3 stride=12
    %5: ptr = offset %4 off=4
    %6: ptr = offset %4 off=8
    %7: u32 = load %4 tag="u32"
    %8: u32 = load %5 tag="u32"
    %9: u32 = load %6 tag="u32"
    store %4 %8 tag="u32"
    store %5 %9 tag="u32"
    store %6 %7 tag="u32"
    %13: i64 = const value=3
    %14: i64 = mul %3 %13
    %15: i64 = add %14 %2
    %16: ptr = elem %0 %15 stride=4
    %17: u32 = load %16 tag="u32"
    %18: u32 = load %4 tag="u32"
    %19: u32 = add %18 %17
    store %4 %19 tag="u32"
  }
}
`

// unordered is m with the word to LLVM that iterations of its loops do not depend on each other.
func unordered(m Module) Module {
	text := string(m.Text)
	text = regexp.MustCompile(`(?m)^(  (?:%\d+ = load|store) .*)$`).ReplaceAllString(text, "$1, !llvm.access.group !9000")
	text = regexp.MustCompile(`(?m)^(!\d+ = distinct !\{!\d+.*)\}$`).ReplaceAllString(text, "$1, !9001}")
	m.Text = []byte(text + "!9000 = distinct !{}\n!9001 = !{!\"llvm.loop.parallel_accesses\", !9000}\n")
	return m
}

// What an iteration reads and stores keeps its order where LLVM widens the loop. With the word that iterations are independent,
// which they are, LLVM gives up that order.
func TestIndependentIterationsKeepTheirOrder(t *testing.T) {
	met := 0
	levels(t, func(t *testing.T, tg target.Target) {
		tk := parseTask(t, rotated)
		m, err := Emit(tk, Options{Target: tg, Lanes: LanesNever, Dialect: dialect()})
		if err != nil {
			t.Fatal(err)
		}
		for k := range 3 {
			args := filled([]area{{ir.U32, times(3)}}, 100)
			args.words = append(args.words, uint64(k))
			if differs(t, compileModule(t, tk, m, tg), args) {
				t.Errorf("k = %d: not what the iterations do", k)
			}
			if differs(t, compileModule(t, tk, unordered(m), tg), args) {
				met++
			}
		}
	})
	if met == 0 && has(t, "19", "20", "21", "22") && target.Native().Has("avx512f") {
		t.Error("nothing differs where LLVM is told that iterations are independent")
	}
}

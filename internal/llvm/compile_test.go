package llvm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/spelt-go/spelt/internal/target"
)

func library(t testing.TB) *Library {
	t.Helper()
	l, err := Open()
	if errors.Is(err, ErrNotFound) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func source(t testing.TB, name string) []byte {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", name+".ll"))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func forLevel(t testing.TB, name string) target.Target {
	t.Helper()
	tg, err := target.ForLevel(name)
	if err != nil {
		t.Skip(err)
	}
	return tg
}

func mustCompile(t testing.TB, ir string, o Options) Result {
	t.Helper()
	r, err := library(t).Compile(context.Background(), "task", []byte(ir), o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var kernels = []string{"saxpy", "jacobi", "mandel", "straight", "reduce"}

func TestCompileMakesAnELFObject(t *testing.T) {
	for _, name := range kernels {
		r := mustCompile(t, string(source(t, name)), Options{Target: target.Host()})
		if !bytes.HasPrefix(r.Object, []byte("\x7fELF")) || !bytes.Contains(r.Object, []byte("spelt_task")) {
			t.Errorf("%s: no object: %.20q", name, r.Object)
		}
		if r.IR != "" || r.Asm != "" || len(r.Warnings) > 0 {
			t.Errorf("%s: text that was not asked for", name)
		}
	}
}

func TestDumpsDoNotChangeTheObject(t *testing.T) {
	for _, name := range kernels {
		ir := string(source(t, name))
		plain := mustCompile(t, ir, Options{Target: target.Host()})
		dumped := mustCompile(t, ir, Options{Target: target.Host(), WantIR: true, WantAsm: true})
		if !bytes.Equal(plain.Object, dumped.Object) {
			t.Errorf("%s: the object depends on dumps", name)
		}
		if !strings.Contains(dumped.IR, "define") || !strings.Contains(dumped.Asm, "spelt_task:") {
			t.Errorf("%s: text is missing: %.100q, %.100q", name, dumped.IR, dumped.Asm)
		}
	}
}

func TestEqualInputMakesEqualObjects(t *testing.T) {
	l := library(t)
	want := map[string][]byte{}
	for _, name := range kernels {
		want[name] = mustCompile(t, string(source(t, name)), Options{Target: target.Host()}).Object
	}
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range kernels {
				name := kernels[(i+g)%len(kernels)]
				// The name of the module is not to get into the object.
				r, err := l.Compile(context.Background(), strings.Repeat("n", g), source(t, name), Options{Target: target.Host()})
				if err != nil {
					t.Error(err)
				} else if !bytes.Equal(r.Object, want[name]) {
					t.Errorf("%s: another object", name)
				}
			}
		})
	}
	wg.Wait()
}

func TestEveryLevelCompiles(t *testing.T) {
	wide := map[string]string{target.LevelX86V1: "%xmm", target.LevelX86V3: "%ymm", target.LevelX86V4: "%ymm"}
	never := map[string]string{target.LevelX86V1: "%ymm", target.LevelX86V2: "%ymm", target.LevelX86V3: "%zmm"}
	for _, level := range target.Levels() {
		r := mustCompile(t, string(source(t, "saxpy")), Options{Target: forLevel(t, level), WantAsm: true})
		if w := wide[level]; !strings.Contains(r.Asm, w) {
			t.Errorf("%s: no %s in\n%s", level, w, r.Asm)
		}
		if n := never[level]; n != "" && strings.Contains(r.Asm, n) {
			t.Errorf("%s: %s in\n%s", level, n, r.Asm)
		}
	}
}

func TestWideVectorsWhereTheFunctionPrefersThem(t *testing.T) {
	tg := forLevel(t, target.LevelX86V4)
	for width, reg := range map[string]string{"512": "%zmm", "256": "%ymm", "128": "%xmm"} {
		ir := strings.Replace(string(source(t, "saxpy")), ") nounwind {", `) nounwind "prefer-vector-width"="`+width+`" {`, 1)
		asm := mustCompile(t, ir, Options{Target: tg, WantAsm: true}).Asm
		for _, r := range []string{"%zmm", "%ymm", "%xmm"} {
			if r > reg && strings.Contains(asm, r) {
				t.Errorf("prefer %s: %s is used", width, r)
			}
		}
		if !strings.Contains(asm, reg) {
			t.Errorf("prefer %s: %s is not used", width, reg)
		}
	}
}

func TestErrorsAreTypedAndNameTheStage(t *testing.T) {
	l := library(t)
	ok := "define i32 @spelt_task(ptr %a, ptr %c) nounwind { ret i32 0 }"
	host := target.Host()
	foreign := host
	foreign.Triple = "riscv64-unknown-linux-gnu"
	unknown := host
	unknown.Features = append([]string{"+abacus"}, unknown.Features...)
	for _, c := range []struct {
		name, ir       string
		opts           Options
		stage, message string
	}{
		{"not IR", "kernel saxpy", Options{Target: host}, StageParse, "task:1:1: error: expected top-level entity"},
		{"empty", "", Options{Target: host}, StageParse, "empty"},
		{"undefined value", "define i32 @f() { ret i32 %x }", Options{Target: host}, StageParse, "undefined value"},
		{"type error", "define i32 @f() { ret float 1.0 }", Options{Target: host}, StageParse, "doesn't match"},
		{"not verified", "define i32 @f(i1 %c) {\n br i1 %c, label %a, label %b\na:\n %x = add i32 1, 1\n br label %b\nb:\n ret i32 %x\n}",
			Options{Target: host}, StageVerify, "dominate"},
		{"unknown pass", ok, Options{Target: host, Passes: "polish"}, StageOptimise, "unknown pass name 'polish'"},
		{"bad level", ok, Options{Target: host, OptLevel: 4}, StageTarget, "4"},
		{"no backend", ok, Options{Target: foreign}, StageTarget, "riscv64"},
		{"unknown feature", ok, Options{Target: unknown}, StageTarget, "abacus"},
		{"inline assembly", "define void @f() { call void asm sideeffect \"frobnicate\", \"\"() ret void }", Options{Target: host}, StageEmit, "invalid instruction"},
		{"backend", "declare <16 x i8> @llvm.aarch64.neon.sqxtn.v16i8(<16 x i16>)\n" +
			"define <16 x i8> @f(<16 x i16> %x) { %r = call <16 x i8> @llvm.aarch64.neon.sqxtn.v16i8(<16 x i16> %x) ret <16 x i8> %r }",
			Options{Target: host}, StageEmit, "Cannot select"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := l.Compile(context.Background(), "task", []byte(c.ir), c.opts)
			var ce *CompileError
			if !errors.As(err, &ce) {
				t.Fatalf("got %v", err)
			}
			if ce.Task != "task" || ce.Stage != c.stage || !strings.Contains(ce.Message, c.message) {
				t.Errorf("got %#v, want stage %s, %q", ce, c.stage, c.message)
			}
			mustCompile(t, ok, Options{Target: host})
		})
	}
}

// In a pipeline given as text, instcombine ends in a fatal error where it does not reach a fixpoint: LLVM would exit.
func TestFatalErrorBecomesAnErrorAndTheProcessLives(t *testing.T) {
	l := library(t)
	passes := strings.ReplaceAll(DefaultPasses, "simplifycfg,loop-vectorize", "simplifycfg,loop-mssa(licm,simple-loop-unswitch<nontrivial>),loop-vectorize")
	passes = strings.ReplaceAll(passes, "loop-vectorize,instsimplify,early-cse", "loop-vectorize,"+combine)
	passes = strings.ReplaceAll(passes, "licm,simple-loop-unswitch<nontrivial>),loop(", "licm),loop(")
	opts := Options{Target: forLevel(t, target.LevelX86V4), Passes: passes}
	if _, err := l.Compile(context.Background(), "jacobi", source(t, "jacobi"), opts); err != nil {
		t.Fatalf("without verification: %v", err)
	}
	opts.Passes = strings.ReplaceAll(passes, combine, "instcombine<verify-fixpoint>")
	before := l.jobs.lost
	_, err := l.Compile(context.Background(), "jacobi", source(t, "jacobi"), opts)
	var ce *CompileError
	if !errors.As(err, &ce) || ce.Stage != StageOptimise || !strings.Contains(ce.Message, "fixpoint") {
		t.Errorf("got %v", err)
	}
	if l.jobs.lost != before+1 {
		t.Errorf("%d threads lost, then %d", before, l.jobs.lost)
	}
	mustCompile(t, string(source(t, "jacobi")), Options{Target: target.Host()})
}

func TestCancelledCompilationReturnsTheContextsError(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := library(t).Compile(ctx, "task", source(t, "saxpy"), Options{Target: target.Host()}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	ctx, cancel = context.WithCancel(context.Background())
	go cancel() // at some moment of the compilation
	if _, err := library(t).Compile(ctx, "task", source(t, "straight"), Options{Target: target.Host()}); err != nil && !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestThousandsOfCompilationsLeaveMemoryFlat(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	l := library(t)
	good := []byte("define i32 @spelt_task(ptr %a, ptr %c) nounwind { %x = load i32, ptr %a\n ret i32 %x }")
	resident := func() int {
		b, err := os.ReadFile("/proc/self/statm")
		if err != nil {
			t.Skip(err)
		}
		pages, err := strconv.Atoi(strings.Fields(string(b))[1])
		if err != nil {
			t.Fatal(err)
		}
		return pages * os.Getpagesize()
	}
	compile := func(n int) {
		for i := range n {
			opts := Options{Target: target.Host(), WantIR: i%10 == 0, WantAsm: i%10 == 0}
			if _, err := l.Compile(context.Background(), "good", good, opts); err != nil {
				t.Fatal(err)
			}
			if i%10 == 5 {
				if _, err := l.Compile(context.Background(), "bad", good[:60], opts); err == nil {
					t.Fatal("no error")
				}
			}
		}
	}
	compile(300)
	before := resident()
	compile(2000)
	if after := resident(); after > before+8<<20 {
		t.Errorf("%d bytes resident, then %d", before, after)
	}
}

// A function that says how large its frame may be is refused if it is larger, and compiled if not.
func TestAcceptanceB5AFrameThatIsTooLargeIsRefused(t *testing.T) {
	const text = `define i32 @spelt_task(ptr %%0, ptr %%1) #0 {
  %%a = alloca [%d x i8], align 16
  call void @use(ptr %%a)
  ret i32 0
}
declare void @use(ptr)
attributes #0 = { nounwind "warn-stack-size"="65536" }
`
	o := Options{Target: forLevel(t, "x86-64")}
	mustCompile(t, fmt.Sprintf(text, 60_000), o)
	_, err := library(t).Compile(context.Background(), "task", fmt.Appendf(nil, text, 70_000), o)
	var e *CompileError
	if !errors.As(err, &e) || !strings.Contains(e.Message, "stack frame size") {
		t.Errorf("a frame of 70 000 bytes: %v", err)
	}
}

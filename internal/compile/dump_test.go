package compile_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/debug"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/transform"
)

// twice has two loops that are the same code, and one between them that is not.
const twice = `kernel "twice" args=24
param ptr 0 "z"
param i64 8 "z.len"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  for %1 parallel=1 { (%2: i64)
    %3: ptr = elem %0 %2 stride=8
    %4: i64 = load %3 tag="i64"
    %5: i64 = add %4 %4
    store %3 %5 tag="i64"
  }
  for %1 parallel=1 { (%6: i64)
    %7: ptr = elem %0 %6 stride=8
    store %7 %6 tag="i64"
  }
  for %1 parallel=1 { (%8: i64)
    %9: ptr = elem %0 %8 stride=8
    %10: i64 = load %9 tag="i64"
    %11: i64 = add %10 %10
    store %9 %11 tag="i64"
  }
}
`

func twiceSource(t *testing.T) compile.Source {
	t.Helper()
	k, err := ir.Parse([]byte(twice))
	if err != nil {
		t.Fatal(err)
	}
	b, err := bundle.Make(k)
	if err != nil {
		t.Fatal(err)
	}
	return compile.Source{Name: "twice", Bundle: b}
}

// What is printed is each stage that was asked for, under a banner of its own: of the kernel, and of each construct, also
// of one that is compiled with another.
func TestAcceptanceG6PrintingKnowsTheStages(t *testing.T) {
	const kernel, construct = `kernel twice, `, `kernel twice, construct [123] of 3, `
	for _, c := range []struct {
		stages []string
		whole  bool
		want   map[string]int // banners
	}{
		{stages: []string{"frontend"}, want: map[string]int{kernel + "frontend": 1}},
		{stages: []string{"split"}, want: map[string]int{construct + "parallel, split": 3}},
		{stages: []string{"final"}, want: map[string]int{construct + "parallel, final": 2, "kernel twice, construct 3 of 3, parallel, final: it is construct 1": 1}},
		{stages: []string{"passes"}, want: map[string]int{construct + "after [a-z0-9-]+": 2 * passes(t, true)}},
		{stages: []string{"passes"}, whole: true, want: map[string]int{construct + "after [a-z0-9-]+": 2 * passes(t, true), kernel + "after [a-z0-9-]+": passes(t, false)}},
		{stages: debug.PrintStages, want: map[string]int{kernel + "frontend": 1, construct + "parallel, split": 3, construct + "parallel, final": 2}},
	} {
		var out bytes.Buffer
		e := engine(t, "")
		e.Print = compile.NewPrint(&out, c.stages)
		o := options()
		o.Whole = c.whole
		l, err := e.Load(context.Background(), twiceSource(t), o)
		if err != nil {
			t.Fatal(err)
		}
		l.Release()
		banners := regexp.MustCompile(`(?m)^==== .* ====$`).FindAllString(out.String(), -1)
		all := 0
		for want, n := range c.want {
			found := regexp.MustCompile(`(?m)^==== `+want+` ====$`).FindAllString(out.String(), -1)
			if all += n; len(found) != n {
				t.Errorf("%v, whole %t: %d banners %q, want %d:\n%s", c.stages, c.whole, len(found), want, n, strings.Join(banners, "\n"))
			}
		}
		if len(c.stages) == 1 && len(banners) != all {
			t.Errorf("%v, whole %t: %d banners, want %d:\n%s", c.stages, c.whole, len(banners), all, strings.Join(banners, "\n"))
		}
		if texts := strings.Count(out.String(), "\nkernel \""); texts != strings.Count(out.String(), " ====\nkernel \"") || texts == 0 {
			t.Errorf("%v: %d texts, not all below a banner", c.stages, texts)
		}
	}
}

// passes is how many passes run: on a task, or on a whole kernel.
func passes(t *testing.T, ofTask bool) (n int) {
	t.Helper()
	src := twiceSource(t)
	k, err := src.ParseWhole()
	if ofTask {
		k, err = src.Constructs[0].Parse()
	}
	if err != nil {
		t.Fatal(err)
	}
	o := transform.Options{Task: ofTask, HasFMA: options().Target.HasFMA(), Verify: true, Observe: countPasses(&n)}
	if err := transform.Run(k, o); err != nil {
		t.Fatal(err)
	}
	return n
}

// Files of several runtimes, and of processes one after the other, have numbers that go on: none is written over. Each
// construct has a file of what the passes made of it, but for one that is another, of which the plan says so.
func TestAcceptanceG6DumpsAreNeverWrittenOver(t *testing.T) {
	dir := t.TempDir()
	// What another process has left.
	const old = "0041-twice-frontend.ir"
	if err := os.WriteFile(filepath.Join(dir, old), []byte("old"), 0o666); err != nil {
		t.Fatal(err)
	}
	total := 1
	for range 2 {
		for range 3 {
			e := engine(t, "")
			e.Dump = compile.NewDump(dir, debug.DumpKinds, func(err error) { t.Error(err) })
			l, err := e.Load(context.Background(), twiceSource(t), options())
			if err != nil {
				t.Fatal(err)
			}
			l.Release()
		}
		files, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		numbers := map[string]bool{}
		for _, f := range files {
			numbers[f.Name()[:4]] = true
		}
		if len(numbers) != len(files) {
			t.Errorf("%d files have %d numbers", len(files), len(numbers))
		}
		added := len(files) - total
		if total = len(files); added%3 != 0 || added/3 < 3+2*passes(t, true) {
			t.Errorf("three runtimes have added %d files", added)
		}
	}
	for i, want := range []int{6, 6, 0} {
		for _, kind := range []string{"final.ir", "cfg.dot", "llvm.ll", "asm.s"} {
			if found, _ := filepath.Glob(filepath.Join(dir, fmt.Sprintf("*-twice-construct%03d-%s", i, kind))); len(found) != want {
				t.Errorf("construct %d: %d files %s, want %d", i, len(found), kind, want)
			}
		}
	}
	if text, err := os.ReadFile(filepath.Join(dir, old)); err != nil || string(text) != "old" {
		t.Errorf("what was there is now %q, %v", text, err)
	}
	whole, _ := filepath.Glob(filepath.Join(dir, "*-twice-whole.txt"))
	if len(whole) != 6 {
		t.Fatalf("%d plans", len(whole))
	}
	text, err := os.ReadFile(whole[0])
	if err != nil || strings.Count(string(text), " is construct ") != 1 || !strings.Contains(string(text), "\nconstruct 2 is construct 0\n") {
		t.Errorf("%v, the plan is\n%s", err, text)
	}
	// The last file of the passes is the final one.
	final, _ := filepath.Glob(filepath.Join(dir, "*-twice-construct000-final.ir"))
	llvm, _ := filepath.Glob(filepath.Join(dir, "*-twice-construct000-llvm.ll"))
	passes, _ := filepath.Glob(filepath.Join(dir, "*-twice-construct000-*.ir"))
	if filepath.Base(final[0]) > filepath.Base(llvm[0]) || passes[len(passes)-1] != final[len(final)-1] {
		t.Errorf("final is not the last of the IR, before LLVM: %v", passes)
	}
}

func countPasses(n *int) func(string, *ir.Kernel, time.Duration) {
	return func(string, *ir.Kernel, time.Duration) { *n++ }
}

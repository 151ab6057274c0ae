package compile_test

import (
	"path/filepath"
	"reflect"
	"testing"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest/multi"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// flips change one field of the options each.
var flips = map[string]func(*compile.Options){
	"Checks": func(o *compile.Options) { o.Checks = !o.Checks },
	"FMA":    func(o *compile.Options) { o.FMA = !o.FMA },
	"Whole":  func(o *compile.Options) { o.Whole = !o.Whole },
	"Cover":  func(o *compile.Options) { o.Cover = !o.Cover },
	"Lanes":  func(o *compile.Options) { o.Lanes = "never" },
	"Target": func(o *compile.Options) { o.Target = target.Native() },
}

// CASE 3: every option is in the key. A field that is added needs a flip here.
func TestCase3EveryOptionIsInTheKey(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	load(t, engine(t, dir), options())
	for i := range reflect.TypeFor[compile.Options]().NumField() {
		name := reflect.TypeFor[compile.Options]().Field(i).Name
		flip := flips[name]
		if flip == nil {
			t.Errorf("nothing flips Options.%s", name)
			continue
		}
		o := options()
		flip(&o)
		if name == "FMA" && !o.Target.HasFMA() {
			continue // then it changes nothing
		}
		for round, want := range []bool{false, true} {
			l := load(t, engine(t, dir), o)
			if l.Report.FromDisk != want {
				t.Errorf("with another %s, launch %d: from disk %v, want %v", name, round+1, l.Report.FromDisk, want)
			}
			check(t, l, 2)
		}
		if l := load(t, engine(t, dir), options()); !l.Report.FromDisk {
			t.Errorf("another %s put the first kernel out", name)
		}
	}
	// The artifact's key has the target, the lanes, the build of LLVM, which the dialect follows from, and the canonical task.
	for i := range reflect.TypeFor[codegen.Options]().NumField() {
		f := reflect.TypeFor[codegen.Options]().Field(i)
		if !f.IsExported() { // only tests of that package set it
			continue
		}
		if name := f.Name; name != "Target" && name != "Lanes" && name != "Dialect" {
			t.Errorf("the code generator has an option %s: is it in the artifact's key?", name)
		}
	}
}

// CASE 4: a task's key is made of its canonical form. Whatever the code generator reads is in that: from the text alone
// it makes the same code.
func TestCase4CodeFollowsFromTheCanonicalForm(t *testing.T) {
	seen, differ := map[string]string{}, 0
	for seed := range uint64(30) {
		b, err := bundle.Make(multi.Random(seed, multi.Options{Size: 150, NoFailures: seed%3 == 0}))
		if err != nil {
			t.Fatal(err)
		}
		plan, err := b.DecodePlan()
		if err != nil {
			t.Fatal(err)
		}
		for i := range b.Constructs {
			code, err := b.Constructs[i].Parse()
			if err != nil {
				t.Fatal(err)
			}
			tg := target.Host()
			if err := transform.Run(code, transform.Options{Task: true, HasFMA: tg.HasFMA()}); err != nil {
				t.Fatal(err)
			}
			made := &task.Task{Kind: plan.Units[i].Kind, Code: code}
			if made.Loop() == nil {
				made.Kind = task.Serial
			}
			want, err := codegen.Emit(made, codegen.Options{Target: tg})
			if err != nil {
				t.Fatal(err)
			}
			text := string(code.Print(ir.Canonical))
			again, err := ir.Parse([]byte(text))
			if err != nil {
				t.Fatal(err)
			}
			got, err := codegen.Emit(&task.Task{Kind: made.Kind, Code: again}, codegen.Options{Target: tg})
			if err != nil {
				t.Fatal(err)
			}
			if string(got.Text) != string(want.Text) {
				t.Fatalf("seed %d, construct %d: from the canonical form\n%s\nof\n%s\ncomes\n%s\nand not\n%s", seed, i, text, code, got.Text, want.Text)
			}
			key := made.Kind.String() + text
			if other, ok := seen[key]; ok && other != string(want.Text) {
				t.Errorf("seed %d, construct %d: one key for two codes", seed, i)
			} else if !ok {
				differ++
			}
			seen[key] = string(want.Text)
		}
	}
	if differ < 50 {
		t.Errorf("only %d different tasks", differ)
	}
}

// CASE 4: the same body under another number of workers, and one level deeper, is told apart where it matters and
// shared where it does not.
func TestCase4WorkersAndNesting(t *testing.T) {
	const (
		head = `kernel "k" args=56
param ptr 0 "z"
param i64 8 "z.len"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: f32 = const value=2
  %3: i64 = const value=3
`
		body = `{ (%6: i64)
    bounds %6 %1
    %8: ptr = elem %0 %6 stride=4
    %9: f32 = load %8 tag="f32"
    %10: f32 = mul %9 %2
    store %8 %10 tag="f32"
  }
`
	)
	digests := func(text string) (string, []string, task.Unit) {
		t.Helper()
		k, err := ir.Parse([]byte(head + text + "}\n"))
		if err != nil {
			t.Fatal(err)
		}
		b, err := bundle.Make(k)
		if err != nil {
			t.Fatal(err)
		}
		p, err := b.DecodePlan()
		if err != nil || len(b.Constructs) != 1 {
			t.Fatalf("%d constructs, %v", len(b.Constructs), err)
		}
		return b.Digest, []string{b.Constructs[0].Digest}, p.Units[0]
	}
	kernel, construct, _ := digests("  for %1 parallel=1 " + body)
	for name, c := range map[string]struct {
		text string
		same bool // the construct's code, and so its key
		ok   func(task.Unit) bool
	}{
		"workers":          {"  for %1 parallel=1 workers=1 " + body, true, func(u task.Unit) bool { return u.Workers == 1 }},
		"grain":            {"  for %1 parallel=1 grain=64 " + body, true, func(u task.Unit) bool { return u.Grain == 64 }},
		"in a serial loop": {"  for %3 { (%20: i64)\n  for %1 parallel=1 " + body + "  }\n", true, func(u task.Unit) bool { return u.Kind == task.Parallel }},
		"serial":           {"  for %1 " + body, false, func(u task.Unit) bool { return u.Kind == task.Serial }},
		"under a parallel loop": {"  for %3 parallel=1 { (%20: i64)\n  for %1 " + body + "  }\n", false,
			func(u task.Unit) bool { return u.Kind == task.Parallel }},
	} {
		k, con, u := digests(c.text)
		if k == kernel {
			t.Errorf("%s: not in the key of the kernel", name)
		}
		if (con[0] == construct[0]) != c.same {
			t.Errorf("%s: the construct's code is the same: %v, want %v", name, con[0] == construct[0], c.same)
		}
		if !c.ok(u) {
			t.Errorf("%s: unit %+v", name, u)
		}
	}
}

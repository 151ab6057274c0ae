// Package corpus holds native code to the plain Go function: every kernel of
// package kernels, in every setting, on sizes around those of vectors and
// chunks, on special values, and on arguments that share memory.
package corpus_test

import (
	"context"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"testing"

	"github.com/spelt-go/spelt"
)

// sizes are none, one, those around 8 and 16 lanes, odd, and one that makes
// several chunks.
var sizes = []int{0, 1, 7, 8, 9, 15, 16, 17, 63, 100, 1000, large}

// A trial is one set of arguments and what became of it.
type trial struct {
	name    string
	special bool
	args    []any
	in      *input
	before  state
	after   state // as plain Go left it, or the setting that others are held to
	results []reflect.Value
}

// trials runs c as plain Go.
func (c *kase) trials(t *testing.T, plain *spelt.Runtime) []*trial {
	t.Helper()
	h := fnv.New64()
	h.Write([]byte(c.l.Name()))
	seed := h.Sum64()
	types := c.types()
	var out []*trial
	add := func(n int, special bool, alias int) {
		if c.most > 0 && n > c.most || c.tame && special {
			return
		}
		seed++
		tr := &trial{name: fmt.Sprintf("n=%d special=%t alias=%d", n, special, alias), special: special}
		tr.in = newInput(seed, n, special, c.sum > 0)
		tr.args = tr.in.args(types)
		if c.fit != nil {
			c.fit(tr.in, tr.args)
		}
		if alias >= 0 {
			c.alias[alias](tr.args)
		}
		tr.before = tr.in.save()
		var err error
		if tr.results, err = c.launch(plain, tr.args); err != nil {
			t.Fatalf("%s: plain Go: %v", tr.name, err)
		}
		tr.after = tr.in.save()
		out = append(out, tr)
	}
	for _, n := range sizes {
		add(n, false, -1)
		if n < large {
			add(n, true, -1)
		}
	}
	for a := range c.alias {
		for _, n := range []int{1, 9, 100, large} {
			add(n, n == 9, a)
		}
	}
	return out
}

// run launches c on the arguments of tr.
func (c *kase) run(rt *spelt.Runtime, tr *trial) (state, []reflect.Value, error) {
	tr.in.restore(tr.before)
	results, err := c.launch(rt, tr.args)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", tr.name, err)
	}
	return tr.in.save(), results, nil
}

// hold runs tr and compares the outcome.
func (c *kase) hold(rt *spelt.Runtime, tr *trial, want comparison) error {
	after, results, err := c.run(rt, tr)
	if err != nil {
		return err
	}
	if d := want.states(after, tr.after); d != "" {
		return fmt.Errorf("%s: %s", tr.name, d)
	}
	if d := want.results(results, tr.results); d != "" {
		return fmt.Errorf("%s: %s", tr.name, d)
	}
	return nil
}

// lead is hold for the first setting whose results may differ from plain Go's,
// within a tolerance; the settings after it are held to what it gives.
func (c *kase) lead(rt *spelt.Runtime, tr *trial, tolerance float64, look bool) error {
	if look {
		if err := c.hold(rt, tr, comparison{tolerance: tolerance}); err != nil {
			return err
		}
	}
	var err error
	tr.after, tr.results, err = c.run(rt, tr)
	return err
}

// in runs all trials in one setting, every launch twice. first says that no
// setting was before it with the same arithmetic; shared that the code may be
// another kernel's.
func (c *kase) in(s setting, rt *spelt.Runtime, trials []*trial, first, shared bool) error {
	r, err := c.on(rt).Compile(context.Background())
	if err != nil {
		return err
	}
	if !shared {
		if err := checkReport(s, r); err != nil {
			return err
		}
	}
	for round := range 2 {
		for _, tr := range trials {
			switch {
			case round == 0 && first && s.fused:
				err = c.lead(rt, tr, max(c.sum, 1e-4), !tr.special && !c.chaotic)
			case round == 0 && first && c.sum > 0:
				err = c.lead(rt, tr, c.sum, true)
			case s.ownSums:
				err = c.hold(rt, tr, comparison{tolerance: c.sum})
			default:
				err = c.hold(rt, tr, comparison{})
			}
			if err != nil {
				return err
			}
		}
	}
	if r := c.on(rt).Report(); r.Source != spelt.SourceMemory || r.Tasks.Total != -1 {
		return fmt.Errorf("after many launches the report is %v", r)
	}
	return nil
}

// checkReport holds the first report in a setting to where the code has to have
// come from, and to Q9.
func checkReport(s setting, r spelt.Report) error {
	want := spelt.SourceCompiled
	if s.after != "" {
		want = spelt.SourceDisk
	}
	if r.Backend != "native" || r.Source != want {
		return fmt.Errorf("came from %s %q, want %q: %v", r.Backend, r.Source, want, r)
	}
	for _, c := range []spelt.Counts{r.Constructs, r.Tasks} {
		if c.Total == -1 && c.Reused == -1 && c.Compiled == -1 {
			continue
		}
		if c.Total < 0 || c.Reused+c.Compiled != c.Total {
			return fmt.Errorf("counts do not add up: %+v", r)
		}
	}
	return nil
}

// TestNativeEqualsGo runs each kernel in each setting.
func TestNativeEqualsGo(t *testing.T) {
	b := newBench(t, t.TempDir())
	copies := map[string]int{}
	for i := range cases {
		copies[cases[i].l.Definition().Digest]++
	}
	t.Run("kernels", func(t *testing.T) {
		for i := range cases {
			c := &cases[i]
			t.Run(c.l.Name(), func(t *testing.T) {
				t.Parallel()
				trials := c.trials(t, b.plain)
				for j, s := range settings {
					first := j == 0 || s.fused != settings[j-1].fused
					if err := c.in(s, b.rts[j], trials, first, copies[c.l.Definition().Digest] > 1); err != nil {
						t.Fatalf("%s: %v", s.name, err)
					}
				}
			})
		}
	})
}

// TestEveryKernelHasACase finds kernels that nobody runs.
func TestEveryKernelHasACase(t *testing.T) {
	var tested []byte
	tests, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range tests {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tested = append(tested, text...)
	}
	files, err := filepath.Glob("kernels/*_spelt.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no kernels: ", err)
	}
	n := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^var (\w+Kernel) =`).FindAllSubmatch(text, -1) {
			n++
			if !regexp.MustCompile(`kernels\.` + string(m[1]) + `\b`).Match(tested) {
				t.Errorf("%s: no test runs %s", f, m[1])
			}
		}
	}
	if n < 120 {
		t.Errorf("only %d kernels", n)
	}
}

package why_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/why"
)

// edits are what an author does, and what is said of it.
var edits = []struct {
	name    string
	replace []string
	want    string // changes, a line each
}{
	{"constant", []string{"scale + 2", "scale + 3"},
		"loop 1 at sim.go:16: constant 2 → 3 (sim.go:17)"},
	{"statement added", []string{"sum += k[i] ^ 3", "sum += k[i] ^ 3\n\t\tz[i] = 1"},
		"loop 2 at sim.go:20: statement added: z[i] = 1 (sim.go:22)"},
	{"statement removed", []string{"if t > 8 {\n\t\t\t\tt *= 0.5\n\t\t\t}", ""},
		`loop 5 at sim.go:32: statement removed: t := g.Data[i]*2
loop 5 at sim.go:32: statement removed: if t > 8
loop 5 at sim.go:32: t → g.Data[i]*2 (sim.go:37)`},
	{"operator", []string{"x[i-1] + x[i+1]", "x[i-1] * x[i+1]"},
		"loop 4 at sim.go:28: x[i - 1] + x[i + 1] → x[i - 1]*x[i + 1] (sim.go:29)"},
	{"index", []string{"x[i+1]", "x[i]"},
		"loop 4 at sim.go:28: i + 1 → i (sim.go:29)"},
	{"another array", []string{"y[i]*scale", "z[i]*scale"},
		"loop 1 at sim.go:16: y[i] → z[i] (sim.go:17)"},
	{"another field", []string{"float32(g.W)", "float32(g.H)"},
		"loop 5 at sim.go:32: g.W → g.H (sim.go:39)"},
	{"a helper", []string{"v*w + 0.5", "v*w + 0.75"},
		"loop 3 at sim.go:24: constant 0.5 → 0.75 (sim.go:25)"},
	{"a constant of the package", []string{"gain = 2", "gain = 4"},
		"loop 5 at sim.go:32: constant 2 → 4 (sim.go:33)"},
	{"reduction", []string{"sum += k[i] ^ 3", "sum *= k[i] ^ 3"},
		"loop 2 at sim.go:20: sum + (k[i] ^ 3) → sum*(k[i] ^ 3) (sim.go:21)"},
	{"condition in a loop", []string{"t > 8", "t >= 8"},
		"loop 5 at sim.go:32: t > 8 → t >= 8 (sim.go:35)"},
	{"loop added", []string{"first := x[5]", "for i := range y {\n\t\ty[i] /= 7\n\t}\n\tfirst := x[5]"},
		"loop 3 at sim.go:23: added"},
	{"loop removed", []string{"for i := range x {\n\t\tx[i] = y[i]*scale + 2\n\t}\n", ""},
		"loop 1 at sim.go:16: removed"},
	{"loop moved", []string{"for i := range x {\n\t\tx[i] = y[i]*scale + 2\n\t}\n", "", "x[3] = 5\n", "x[3] = 5\n\tfor i := range x {\n\t\tx[i] = y[i]*scale + 2\n\t}\n"},
		"loop 6 at sim.go:42: moved: was loop 1 at sim.go:16"},
	{"bound", []string{"i < n-1", "i < n-2"},
		"loop 4 at sim.go:28: bound: constant 1 → 2"},
	{"start of a sum", []string{"int32(7)", "int32(8)"},
		"outside of loops: constant 7 → 8 (sim.go:19)"},
	{"which element is kept", []string{"first := x[5]", "first := x[4]"},
		"outside of loops: constant 5 → 4 (sim.go:23)"},
	{"condition around a loop", []string{"n > 10", "n > 11"},
		"outside of loops: constant 10 → 11 (sim.go:27)"},
	{"serial statement", []string{"x[3] = 5", "x[3] = 6"},
		"serial part 1 at sim.go:44: constant 5 → 6"},
	{"rounds", []string{"s < 4", "s < 5"},
		"loop 7 at sim.go:45: bound: constant 4 → 5"},
	{"length of an array", []string{"[64]", "[96]"},
		"loop 6 at sim.go:41: bound: constant 64 → 96"},
	{"grain", []string{"for i := range z", "//spelt:loop grain=64\n\tfor i := range z"},
		"loop 3 at sim.go:25: grain: 0 → 64"},
	{"name of a loop", []string{"for i := range z", "//spelt:loop name=middle\n\tfor i := range z"},
		`loop 3 (middle) at sim.go:25: name: "" → "middle"`},
	{"loop made serial", []string{"for i := range z", "//spelt:serial\n\tfor i := range z"},
		`serial part 1 at sim.go:23: first → x[5] (sim.go:26)
serial part 1 at sim.go:23: parallel → serial (sim.go:25)`},
	{"renamed and changed", []string{"t := g.Data[i] * gain", "v := g.Data[i] * gain", "if t > 8", "if v > 9", "t *= 0.5", "v *= 0.5", "= t + float32", "= v + float32"},
		"loop 5 at sim.go:32: constant 8 → 9 (sim.go:35)"},
	{"parameter added", []string{"n int)", "n int, extra []float64)"},
		""},
	{"parameters swapped", []string{"x, y, z []float32", "y, x, z []float32"},
		"parameters: order g, x, y, z, k, tab, scale, n → g, y, x, z, k, tab, scale, n"},
	{"parameter of another type", []string{"scale float32", "scale float64", "y[i]*scale", "y[i]*float32(scale)"},
		`parameter scale: float32 → float64
loop 1 at sim.go:16: scale → float32(scale) (sim.go:17)`},
	{"two loops", []string{"scale + 2", "scale + 3", "^ 3", "^ 4"},
		`loop 1 at sim.go:16: constant 2 → 3 (sim.go:17)
loop 2 at sim.go:20: constant 3 → 4 (sim.go:21)`},
}

func TestEveryEditIsSaidInWords(t *testing.T) {
	sources := []string{source}
	for _, e := range edits {
		sources = append(sources, edited(t, source, e.replace...))
	}
	list := bundles(t, sources)
	before := compiled(t, list[0])
	for i, e := range edits {
		t.Run(strings.ReplaceAll(e.name, " ", "_"), func(t *testing.T) {
			r := compare(t, compiled(t, list[i+1]), before)
			if diff := cmp.Diff(e.want, words(r.Changes)); diff != "" {
				t.Errorf("want -, got +:\n%s", diff)
			}
			if want := map[bool]string{true: "same code", false: "changed"}[e.want == ""]; r.Verdict() != want {
				t.Errorf("verdict %q, want %q", r.Verdict(), want)
			}
		})
	}
}

func compare(t *testing.T, now, before *history.Version) *why.Report {
	t.Helper()
	r, err := why.Compare(now, before)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func words(list []why.Change) string {
	var lines []string
	for _, c := range list {
		lines = append(lines, c.String())
	}
	return strings.Join(lines, "\n")
}

// Every field of a key beside the code has its words.
func TestEveryFieldIsSaidInWords(t *testing.T) {
	b := bundles(t, []string{source})[0]
	want := map[string]string{
		"checks":   "option checks: on → off",
		"fma":      "option FMA: on → off",
		"whole":    "option whole kernel: off → on",
		"cover":    "option coverage: off → on",
		"lanes":    "option lanes: auto → never",
		"compiler": "Spelt's compiler: 2 → 3",
		"llvm":     "LLVM: 22 → 23",
		"target":   "target: x86-64-v3 → x86-64-v4",
	}
	next := map[string]string{"on": "off", "off": "on", "auto": "never", "1": "2", "2": "3", "22": "23"}
	for _, f := range compiled(t, b).Fields {
		before, now := compiled(t, b), compiled(t, b)
		set(now, f.Label, next[f.Value])
		if f.Label == "target" {
			v4, err := target.ForLevel(target.LevelX86V4)
			if err != nil {
				t.Skip(err)
			}
			now.Target = v4
			set(now, "target", v4.Scope())
		}
		r := compare(t, now, before)
		if got := words(r.Changes); got != want[f.Label] || want[f.Label] == "" {
			t.Errorf("%s: %q, want %q", f.Label, got, want[f.Label])
		}
		if !r.SameCode || r.Verdict() != "same code" {
			t.Errorf("%s: verdict %q", f.Label, r.Verdict())
		}
		if f.Label != "whole" && f.Label != "cover" {
			n := len(now.Constructs)
			if got := why.Explain(now, before); len(got) != 1 || got[0] != fmt.Sprintf("%d constructs: %s", n, want[f.Label]) {
				t.Errorf("%s: explained as %q", f.Label, got)
			}
		}
	}
}

func TestFeaturesAndFieldsOfOtherVersions(t *testing.T) {
	b := bundles(t, []string{source})[0]
	before, now := compiled(t, b), compiled(t, b)
	now.Target.Features = append([]string{"+avx512f"}, now.Target.Features[1:]...)
	set(now, "target", "other")
	set(before, "compiler", "") // a version that did not have it
	now.Fields = append(now.Fields, history.Field{Label: "new", Value: "x"})
	before.Fields = append(before.Fields, history.Field{Label: "old", Value: "y"})
	want := "target: x86-64-v3 with features +avx512f -" + strings.TrimPrefix(compiled(t, b).Target.Features[0], "+") +
		"\nSpelt's compiler: nothing → 2\nnew: nothing → x\nold: y → nothing"
	if got := words(compare(t, now, before).Changes); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A compile that had the key of the one before says what was wrong with the record.
func TestNothingChanged(t *testing.T) {
	b := bundles(t, []string{source})[0]
	for miss, want := range map[string]string{
		"absent":        "nothing changed: the record was absent (removed)",
		"damaged":       "nothing changed: the record was damaged",
		"foreign":       "nothing changed: another record was in the place of the record",
		"other version": "nothing changed: the record was of another format version",
		"unreadable":    "nothing changed: the record could not be read",
		"untrusted":     "nothing changed: others could have written the record",
		"unusable":      "nothing changed: the code in the record could not be loaded",
		"not asked":     "nothing changed: the cache was not asked, so that the compile can be seen",
		"new in v9":     "nothing changed: the record was not usable: new in v9",
	} {
		v := compiled(t, b)
		v.Miss, v.Again = miss, true
		if got := compare(t, v, nil).Verdict(); got != want {
			t.Errorf("%s: %q, want %q", miss, got, want)
		}
		if got := why.Explain(v, nil); len(got) != 1 || got[0] != want {
			t.Errorf("%s: explained as %q", miss, got)
		}
	}
	for m := cache.Absent; !strings.HasPrefix(m.String(), "Miss("); m++ {
		v := compiled(t, b)
		v.Miss, v.Again = m.String(), true
		if got := compare(t, v, nil).Verdict(); strings.Contains(got, "not usable") {
			t.Errorf("no words for %v", m)
		}
	}
	first := compiled(t, b)
	if got := compare(t, first, nil).Verdict(); got != "first time on this machine: no earlier compile of it is known" {
		t.Errorf("first: %q", got)
	}
	if got := why.Explain(first, nil); got != nil {
		t.Errorf("first: explained as %q", got)
	}
}

// Constructs that were reused are not explained; of the others each has a line.
func TestExplainIsALineForEachConstructCompiledAnew(t *testing.T) {
	list := bundles(t, []string{source, edited(t, source, "scale + 2", "scale + 3", "first := x[5]", "for i := range y {\n\t\ty[i] /= 7\n\t}\n\tfirst := x[4]",
		"x[i-1] + x[i+1]", "x[i-1] * x[i+1] * y[i]\n\t\t\tz[i] = 1"), edited(t, source, "i < n-1", "i < n-2")})
	now, before := compiled(t, list[1]), compiled(t, list[0])
	old := map[string]bool{}
	for _, c := range list[0].Constructs {
		old[c.Digest] = true
	}
	for i, c := range list[1].Constructs {
		now.Constructs[i].Reused = old[c.Digest]
	}
	want := `loop 1 at sim.go:16: constant 2 → 3 (sim.go:17)
loop 3 at sim.go:23: added
loop 5 at sim.go:31: x[i - 1] + x[i + 1] → x[i - 1]*x[i + 1]*y[i] (sim.go:32); and 1 more`
	if diff := cmp.Diff(want, strings.Join(why.Explain(now, before), "\n")); diff != "" {
		t.Errorf("want -, got +:\n%s", diff)
	}
	// One of the reused is not in the cache any more.
	now.Constructs[1].Reused = false
	if got := why.Explain(now, before); got[len(got)-1] != "1 construct: same code; no record of it was in the cache" {
		t.Errorf("%q", got)
	}
	// Nothing but the plan changed.
	bound := compiled(t, list[2])
	for i := range bound.Constructs {
		bound.Constructs[i].Reused = true
	}
	if got := why.Explain(bound, before); len(got) != 1 || got[0] != "loop 4 at sim.go:28: bound: constant 1 → 2" {
		t.Errorf("%q", got)
	}
}

func TestCodeThatCannotBeReadIsAnError(t *testing.T) {
	list := bundles(t, []string{source, edited(t, source, "scale + 2", "scale + 3")})
	for _, swap := range []bool{false, true} {
		now, before := compiled(t, list[1]), compiled(t, list[0])
		now.SetWhole("nonsense")
		if swap {
			now, before = before, now
		}
		if _, err := why.Compare(now, before); !errors.Is(err, bundle.ErrMalformed) {
			t.Errorf("swapped %v: %v", swap, err)
		}
		if got := why.Explain(now, before); got != nil {
			t.Errorf("swapped %v: explained as %q", swap, got)
		}
	}
}

// Where code is gone, what the log has is said all the same, and that there was more.
func TestForgottenCodeSaysLess(t *testing.T) {
	b := bundles(t, []string{edited(t, source, "scale + 2", "scale + 3")})[0]
	s, err := cache.Open(filepath.Join(t.TempDir(), "cache"), cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	first := compiled(t, b)
	first.Key, first.Digest = cache.Key{1}, "first"
	set(first, "checks", "off")
	history.Keep(s, "p", "Step", first)
	history.Add(s, "p", "Step", first, first.Time)
	for e := range s.Entries() {
		if e.Scope == "code" {
			if err := os.Remove(e.Path); err != nil {
				t.Fatal(err)
			}
		}
	}
	before := history.Read(s, "p", "Step").Versions[0]
	now := compiled(t, b)
	r := compare(t, now, before)
	if want := "option checks: off → on\ncode: changed; what exactly is not known any more"; words(r.Changes) != want || !r.Forgotten || r.SameCode {
		t.Errorf("%q, %+v; want %q", words(r.Changes), r, want)
	}
	if got := why.Explain(now, before); len(got) != 1 || got[0] != fmt.Sprintf("%d constructs: option checks: off → on", len(now.Constructs)) {
		t.Errorf("explained as %q", got)
	}
	set(now, "checks", "off")
	if got := why.Explain(now, before); len(got) != 1 || got[0] != fmt.Sprintf("%d constructs: changed; what exactly is not known any more", len(now.Constructs)) {
		t.Errorf("explained as %q", got)
	}
	// The code of the other one is gone.
	if r := compare(t, before, now); !r.Forgotten {
		t.Errorf("%+v", r)
	}
	// It is not asked for where it is the same.
	now.Digest = before.Digest
	if r := compare(t, now, before); r.Forgotten || !r.SameCode || len(r.Changes) > 0 {
		t.Errorf("%+v", r)
	}
}

// Numbers of constructs are those of the compile, or none.
func TestAnotherSplitHasOtherNumbers(t *testing.T) {
	list := bundles(t, []string{source, edited(t, source, "scale + 2", "scale + 3")})
	now, before := compiled(t, list[1]), compiled(t, list[0])
	if r := compare(t, now, before); len(r.Changes) != 1 || r.Changes[0].Construct < 0 {
		t.Errorf("%+v", r.Changes)
	}
	now.Constructs = now.Constructs[1:] // as another version of Spelt had it
	if r := compare(t, now, before); len(r.Changes) != 1 || r.Changes[0].Construct >= 0 {
		t.Errorf("%+v", r.Changes)
	}
}

// TestAcceptanceFWhyNamesTheEdit: where a library's function uses what was edited, it is the line of the edit that is named;
// and a loop's variable is called by its name.
func TestAcceptanceFWhyNamesTheEdit(t *testing.T) {
	const source = `package sim

import "math"

//spelt:kernel
func Step(x, y []float64) {
	for i := 1; i < len(x); i++ {
		y[i] = 2 *
			math.Exp(
				x[i]*3)
	}
}
`
	list := bundles(t, []string{source, edited(t, source, "x[i]*3", "x[i]*4"), edited(t, source, "x[i]*3", "x[i]"), edited(t, source, "x[i]*3", "x[i-1]*3")})
	before := compiled(t, list[0])
	for i, want := range []string{"constant 3 → 4 (sim.go:10)", "x[i]*3 → x[i] (sim.go:10)", "i → i - 1 (sim.go:10)"} {
		r := compare(t, compiled(t, list[i+1]), before)
		if got := words(r.Changes); got != "loop 1 at sim.go:7: "+want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}

package shapes

import (
	"fmt"
	"strings"
	"testing"
)

// compiled measures families at one size each, and compiles them.
func compiled(t *testing.T, sizes map[string]int) map[string]work {
	t.Helper()
	list := map[string][]int{}
	for name, n := range sizes {
		list[name] = []int{n}
	}
	out := map[string]work{}
	for name, w := range measure(t, list) {
		if len(w[0].problems) > 0 {
			t.Fatalf("%s: %v", name, w[0].problems[0])
		}
		out[name] = w[0]
	}
	for name, w := range out {
		w.build(t, name)
	}
	return out
}

// Acceptance row C1: slices whose pointers go round in loops, and other ways in
// which pointers depend on each other.
func TestAcceptanceC1PointersThatGoRound(t *testing.T) {
	w := measure(t, map[string][]int{
		"adler": {1, 60}, "reslice": {60}, "slices": {200}, "swaps": {200}, "swaploops": {200}, "escapechain": {200}, "swapnest": {60}, "pointers": {200}, "localarrays": {100},
	})
	for name, list := range w {
		for _, w := range list {
			if len(w.problems) > 0 {
				t.Errorf("%s: %v", name, w.problems[0])
			}
		}
	}
}

// Acceptance row C2: hundreds of cases, or of ifs in each other, are scalar
// code; a few are lanes.
func TestAcceptanceC2HundredsOfCases(t *testing.T) {
	sizes := map[string]int{}
	for _, name := range []string{"switch", "switchhelper", "switchinner", "switchstore", "switchfall", "switchnest", "elseif", "elsereturn", "ifnest", "switchlist", "and", "or"} {
		sizes[name] = 300
	}
	for name, w := range compiled(t, sizes) {
		if name == "switchlist" || name == "and" || name == "or" {
			continue // not nested in lanes
		}
		for _, m := range w.modules {
			if m.Width > 0 {
				t.Errorf("%s: %d lanes", name, m.Width)
			}
		}
	}
	for name, w := range measure(t, map[string][]int{"switch": {20}, "elseif": {20}, "ifnest": {20}}) {
		if w[0].modules[0].Width == 0 {
			t.Errorf("%s with 20 cases is scalar: %s", name, w[0].modules[0].Why)
		}
	}
}

// Acceptance row C3: forty loops in each other, of every kind.
func TestAcceptanceC3FortyNestedLoops(t *testing.T) {
	sizes := map[string]int{}
	for _, f := range families {
		if strings.HasPrefix(f.name, "loopnest") || strings.HasPrefix(f.name, "iterators") || strings.HasPrefix(f.name, "control") || f.name == "parallelnest" {
			sizes[f.name] = 40
		}
	}
	compiled(t, sizes)
}

// Acceptance row C4: functions that call each other twice are refused at the
// call in the kernel, with the calls that it is by; where they do not grow
// beyond the limit they compile.
func TestAcceptanceC4CallsThatDouble(t *testing.T) {
	w := measure(t, map[string][]int{"calltree": {14, 40}})["calltree"]
	for i, n := range []int{14, 40} {
		if len(w[i].problems) != 1 {
			t.Fatalf("%d: %v", n, w[i].problems)
		}
		d := w[i].problems[0]
		first, last := fmt.Sprintf("f_calltree_%d_%d", n, n), fmt.Sprintf("f_calltree_%d_0", n)
		if d.Code != "too-big" || !strings.Contains(d.Message, first+" → ") || !strings.Contains(d.Message, "times") || d.Hint == "" {
			t.Errorf("%d: %v", n, d)
		}
		if text := families[index("calltree")].text(n); !strings.HasPrefix(line(text, d.Position.Line-2), "y[i] = "+first) {
			t.Errorf("%d: the diagnostic is at line %d, which is no call (%s)", n, d.Position.Line, last)
		}
	}
	compiled(t, map[string]int{"calltree": 10})
}

// The nesting of calls has a limit, which is not called recursion.
func TestCallsThatNestDeep(t *testing.T) {
	w := measure(t, map[string][]int{"calls": {150, 250}})["calls"]
	if len(w[0].problems) > 0 {
		t.Error(w[0].problems)
	}
	if p := w[1].problems; len(p) != 1 || p[0].Code != "too-big" || !strings.Contains(p[0].Message, "calls nest deeper than 200: f_calls_250_250 → ") {
		t.Error(p)
	}
}

// Acceptance row C5: ten thousand statements in one body, as lanes and as
// scalar code, are compiled with little effort, in time that is linear.
func TestAcceptanceC5TenThousandStatements(t *testing.T) {
	for name, w := range compiled(t, map[string]int{"statements": 10_000, "serialscalars": 3000, "terms": 5000, "storeseach": 2000, "params": 300, "fields": 1000}) {
		for _, m := range w.modules {
			if name == "statements" && !m.Large {
				t.Errorf("%s: %d bytes are not large", name, w.text)
			}
		}
	}
}

func index(name string) int {
	for i, f := range families {
		if f.name == name {
			return i
		}
	}
	return -1
}

// line is the n-th line of text, from 1.
func line(text string, n int) string {
	lines := strings.Split(text, "\n")
	if n < 1 || n > len(lines) {
		return ""
	}
	return lines[n-1]
}

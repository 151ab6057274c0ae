package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestCompareFindsAShortestWay checks random short texts against the edit distance from dynamic programming, and that
// following the edits leads from one text to the other.
func TestCompareFindsAShortestWay(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	text := func() []string {
		out := make([]string, rng.IntN(9))
		for i := range out {
			out[i] = string(rune('a' + rng.IntN(3)))
		}
		return out
	}
	for range 3000 {
		a, b := text(), text()
		var old, now []string
		changes := 0
		for _, e := range compare(a, b) {
			if e.op != '+' {
				old = append(old, a[e.a])
			}
			if e.op != '-' {
				now = append(now, b[e.b])
			}
			if e.op != ' ' {
				changes++
			} else if a[e.a] != b[e.b] {
				t.Fatalf("%q to %q: keeps %q as %q", a, b, a[e.a], b[e.b])
			}
		}
		if fmt.Sprint(old, now) != fmt.Sprint(a, b) {
			t.Fatalf("%q to %q: edits are from %q to %q", a, b, old, now)
		}
		if want := distance(a, b); changes != want {
			t.Fatalf("%q to %q: %d changes, want %d", a, b, changes, want)
		}
	}
}

// distance counts the insertions and deletions that lead from a to b.
func distance(a, b []string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range a {
		diagonal := row[0]
		row[0] = i + 1
		for j := range b {
			above := row[j+1]
			if a[i] == b[j] {
				row[j+1] = diagonal
			} else {
				row[j+1] = 1 + min(above, row[j])
			}
			diagonal = above
		}
	}
	return row[len(b)]
}

func TestCompareOfVeryDifferentTextsEnds(t *testing.T) {
	var a, b []string
	for i := range 4000 {
		a, b = append(a, fmt.Sprint("a", i)), append(b, fmt.Sprint("b", i))
	}
	if n := len(compare(a, b)); n != 8000 {
		t.Errorf("%d edits, want 8000", n)
	}
}

func TestDiffIRShowsNoRenumbering(t *testing.T) {
	const before = `kernel "k" args=8
{
  %0: i64 = const value=1
  %1: i64 = const value=2
  %2: i64 = mul %0 %0
  %3: i64 = add %1 %2
  set %9 %3
}
`
	for _, c := range []struct{ name, after, want string }{
		{"nothing", before, ""},
		{"one value less", `kernel "k" args=8
{
  %0: i64 = const value=2
  %1: i64 = mul %5 %5
  %2: i64 = add %0 %1
  set %8 %2
}
`, `@@ -1,8 +1,7 @@
 kernel "k" args=8
 {
-  %0': i64 = const value=1
   %0: i64 = const value=2
-  %1: i64 = mul %0' %0'
+  %1: i64 = mul %5 %5
   %2: i64 = add %0 %1
   set %8 %2
 }
`},
		{"an operand", strings.Replace(before, "add %1 %2", "add %2 %2", 1), `@@ -3,6 +3,6 @@
   %0: i64 = const value=1
   %1: i64 = const value=2
   %2: i64 = mul %0 %0
-  %3: i64 = add %1 %2
+  %3: i64 = add %2 %2
   set %9 %3
 }
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b strings.Builder
			changed := diffIR(&b, before, c.after)
			if changed != (c.want != "") {
				t.Errorf("changed is %v", changed)
			}
			if b.String() != c.want {
				t.Errorf("got\n%swant\n%s", b.String(), c.want)
			}
		})
	}
}

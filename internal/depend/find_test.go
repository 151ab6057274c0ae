package depend

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// loopOf is a kernel with a parallel loop over %6 (and with grid over %7 too)
// with the given body, in which %10 and %11 are the indices, %20 up are free,
// and x, a slice of f32, is %0 with the length %1; y is %2 and %3, rows are as long as %4 says, and %5 is another number.
func loopOf(counts, params, body string) string {
	return `kernel "k" args=64
param ptr 0 "x"
param i64 8 "x.len"
param ptr 16 "y"
param i64 24 "y.len"
param i64 32 "w"
param i64 40 "k"
param i64 48 "n"
param i64 56 "h"
{
  %0: ptr = param n=0 "x"
  %1: i64 = param n=1
  %2: ptr = param n=2 "y"
  %3: i64 = param n=3
  %4: i64 = param n=4
  %5: i64 = param n=5
  %6: i64 = param n=6
  %7: i64 = param n=7
  %8: i64 = const value=1
  %9: f32 = const value=1.5
  for ` + counts + ` parallel=1 { (` + params + `)
` + body + `
  }
}
`
}

func parse(t *testing.T, text string) *ir.Kernel {
	t.Helper()
	k, err := ir.Parse([]byte(text))
	if err == nil {
		err = k.Verify()
	}
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return k
}

func line(text string) string { return loopOf("%6", "%10: i64", text) }
func grid(text string) string { return loopOf("%6 %7", "%10: i64, %11: i64", text) }

// TestFind has the dependences of loops: kind and distance.
func TestFind(t *testing.T) {
	const at = "%20: ptr = elem %0 %10 stride=4\n"
	for _, c := range []struct{ name, text, want string }{
		{"next", line(at + "%21: f32 = load %20 tag=\"f32\"\n%22: ptr = offset %20 off=4\nstore %22 %21 tag=\"f32\""), "flow 1 x"},
		{"itself", line(at + "%21: f32 = load %20 tag=\"f32\"\nstore %20 %21 tag=\"f32\""), ""},
		{"other slice", line(at + "%21: f32 = load %20 tag=\"f32\"\n%22: ptr = elem %2 %10 stride=4\nstore %22 %21 tag=\"f32\""), ""},
		{"half an element", line(at + "%22: ptr = offset %20 off=2\nstore %22 %9 tag=\"f32\""), ""},
		{"argument away", line(at + "%21: f32 = load %20 tag=\"f32\"\n%22: i64 = add %10 %5\n%23: ptr = elem %0 %22 stride=4\nstore %23 %21 tag=\"f32\""), ""},
		{"argument times", line("%22: i64 = mul %10 %5\n%23: ptr = elem %0 %22 stride=4\n%24: i64 = sub %22 %5\n%25: ptr = elem %0 %24 stride=4\n%26: f32 = load %25 tag=\"f32\"\nstore %23 %26 tag=\"f32\""), "flow 1 x"},
		{"fixed number of rounds", loopOf("%8", "%10: i64", at+"%21: f32 = load %20 tag=\"f32\"\n%22: ptr = offset %20 off=4\nstore %22 %21 tag=\"f32\""), ""},
		{"two stores", line(at + "%21: f32 = conv %10\nstore %20 %21 tag=\"f32\"\n%22: ptr = offset %20 off=8\nstore %22 %9 tag=\"f32\""), "output 2 x"},
		{"row above", grid("%20: i64 = mul %10 %4\n%21: i64 = add %20 %11\n%22: i64 = sub %21 %4\n%23: ptr = elem %0 %22 stride=4\n%24: f32 = load %23 tag=\"f32\"\n%25: ptr = elem %0 %21 stride=4\nstore %25 %24 tag=\"f32\""), "flow 1,0 x"},
		{"column", grid("%20: ptr = elem %0 %10 stride=4\n%21: f32 = load %20 tag=\"f32\"\n%22: f32 = add %21 %9\nstore %20 %22 tag=\"f32\""), "shared 0,1 x"},
		{"one value for a row", grid("%20: ptr = elem %0 %10 stride=4\n%21: f32 = conv %10\nstore %20 %21 tag=\"f32\""), ""},
		{"atomic", line(at + "%21: f32 = atomic %20 %9 rmw=\"add\" tag=\"f32\"\n%22: ptr = offset %20 off=4\n%23: f32 = atomic %22 %9 rmw=\"add\" tag=\"f32\""), ""},
		{"parity", line(at + "%21: i64 = and %10 %8\n%22: bool = eq %21 %8\nif %22 {\n%23: f32 = load %20 tag=\"f32\"\n%24: ptr = offset %20 off=4\nstore %24 %23 tag=\"f32\"\n} {\n}"), ""},
		{"all but the first", line(at + "%22: bool = ge %10 %8\nif %22 {\n%23: f32 = load %20 tag=\"f32\"\n%24: ptr = offset %20 off=4\nstore %24 %23 tag=\"f32\"\n} {\n}"), "flow 1 x"},
		{"below and above", line(at + "%22: bool = lt %10 %5\nif %22 {\nstore %20 %9 tag=\"f32\"\n} {\n%24: ptr = offset %20 off=4\n%25: f32 = load %24 tag=\"f32\"\n}"), ""},
		{"a local moved on", line("%20: i64 = local %10 \"j\"\n%21: i64 = get %20\n%22: i64 = add %21 %8\nset %20 %22\n%23: i64 = get %20\n%24: ptr = elem %0 %23 stride=4\n%25: ptr = elem %0 %10 stride=4\n%26: f32 = load %25 tag=\"f32\"\nstore %24 %26 tag=\"f32\""), "flow 1 x"},
		{"a quotient and its rest", line("%20: i64 = div %10 %4\n%21: i64 = rem %10 %4\n%22: i64 = mul %20 %4\n%23: i64 = add %22 %21\n%24: i64 = add %23 %8\n%25: ptr = elem %0 %23 stride=4\n%26: f32 = load %25 tag=\"f32\"\n%27: ptr = elem %0 %24 stride=4\nstore %27 %26 tag=\"f32\""), "flow 1 x"},
		{"rows of rows", line("%20: ptr = elem %0 %10 stride=24\n%21: ptr = load %20 tag=\"ptr\"\n%22: ptr = offset %20 off=24\n%23: ptr = load %22 tag=\"ptr\"\n%24: f32 = load %21 tag=\"f32\"\nstore %23 %24 tag=\"f32\""), "flow 1 x"},
		{"far", line(at + "%21: f32 = load %20 tag=\"f32\"\n%22: ptr = offset %20 off=1024\nstore %22 %21 tag=\"f32\""), ""},
	} {
		kinds := [...]string{"flow", "anti", "output", "shared"}
		var got []string
		for _, d := range Find(parse(t, c.text)) {
			got = append(got, kinds[d.Kind]+" "+strings.ReplaceAll(strings.Trim(fmt.Sprint(d.Distance), "[]"), " ", ",")+" "+d.Name)
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s: %q, want %q", c.name, s, c.want)
		}
	}
}

// TestOverlap has how much a launch is to find out: pairs of slices, and of accesses of one.
func TestOverlap(t *testing.T) {
	const bounded = "bounds %10 %1\n%20: ptr = elem %0 %10 stride=4\nbounds %10 %3\n%21: ptr = elem %2 %10 stride=4\n"
	for _, c := range []struct {
		name, text  string
		pairs, self int
	}{
		{"one slice", line("bounds %10 %1\n%20: ptr = elem %0 %10 stride=4\nstore %20 %9 tag=\"f32\""), 0, 0},
		{"only reads", line(bounded + "%22: f32 = load %20 tag=\"f32\"\n%23: f32 = load %21 tag=\"f32\""), 0, 0},
		{"two slices", line(bounded + "%22: f32 = load %20 tag=\"f32\"\nstore %21 %22 tag=\"f32\""), 1, 0},
		{"argument away", line("%22: i64 = add %10 %5\nbounds %22 %1\n%23: ptr = elem %0 %22 stride=4\n%24: f32 = load %23 tag=\"f32\"\nbounds %10 %1\n%20: ptr = elem %0 %10 stride=4\nstore %20 %24 tag=\"f32\""), 0, 1},
		{"rows of a grid", grid("%20: i64 = mul %10 %4\n%21: i64 = add %20 %11\nbounds %21 %1\n%25: ptr = elem %0 %21 stride=4\nstore %25 %9 tag=\"f32\""), 0, 1},
		{"memory of the iteration's own", line("%22: ptr = mem size=8\nstore %22 %9 tag=\"f32\""), 0, 0},
		{"parity", line("%21: i64 = and %10 %8\n%22: bool = eq %21 %8\nif %22 {\nbounds %10 %1\n%23: ptr = elem %0 %10 stride=4\n%24: i64 = add %10 %5\nbounds %24 %1\n%25: ptr = elem %0 %24 stride=4\n%26: f32 = load %25 tag=\"f32\"\nstore %23 %26 tag=\"f32\"\n} {\n}"), 0, 0},
	} {
		pairs, self := 0, 0
		if o := Overlap(parse(t, c.text), false); o != nil {
			pairs, self = len(o.Pairs), len(o.Self)
		}
		if pairs != c.pairs || self != c.self {
			t.Errorf("%s: %d pairs and %d of one slice, want %d and %d", c.name, pairs, self, c.pairs, c.self)
		}
	}
}

// TestLongBodiesTakeNoTime is a body of many accesses to one slice, none of which depend on each other.
func TestLongBodiesTakeNoTime(t *testing.T) {
	n := 3000
	if os.Getenv("SPELT_RANDOM") != "" {
		n = 30_000
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%%20: ptr = elem %%0 %%10 stride=%d\n", 8*n)
	for i := range n {
		fmt.Fprintf(&b, "%%%d: ptr = offset %%20 off=%d\nstore %%%d %%9 tag=\"f32\"\n", 21+i, 8*i, 21+i)
	}
	k := parse(t, line(b.String()))
	if d := Find(k); len(d) > 0 {
		t.Errorf("%d dependences", len(d))
	}
	Overlap(k, false)
}

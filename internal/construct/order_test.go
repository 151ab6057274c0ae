package construct_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/task"
)

// split takes the kernel with this body apart.
func split(t *testing.T, body string) *construct.Result {
	t.Helper()
	k, err := ir.Parse([]byte(head + body + "}\n"))
	if err != nil {
		t.Fatal(err)
	}
	if err := k.Verify(); err != nil {
		t.Fatal(err)
	}
	r, err := construct.Split(k)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// runSplit runs what split gives on n elements.
func runSplit(t *testing.T, r *construct.Result, n int64) *args {
	t.Helper()
	a := newArgs(n)
	if err := launch.Run(context.Background(), launch.NewPool(1), interpreted(t, r), unsafe.Pointer(a)); err != nil {
		t.Fatal(err)
	}
	return a
}

// updateLoop is a parallel loop that applies op to each element of an array and the element of another. Its values are
// numbered from n on.
func updateLoop(n, to, from int, op string) string {
	return fmt.Sprintf(`for %%901 parallel=1 { (%%%[1]d: i64)
  %%%[2]d: ptr = elem %%%[4]d %%%[1]d stride=8
  %%%[3]d: f64 = load %%%[2]d tag="f64"
  %%%[6]d: ptr = elem %%%[5]d %%%[1]d stride=8
  %%%[7]d: f64 = load %%%[6]d tag="f64"
  %%%[8]d: f64 = %[9]s %%%[3]d %%%[7]d
  store %%%[2]d %%%[8]d tag="f64"
}
`, n, n+1, n+2, to, from, n+3, n+4, n+5, op)
}

// Q1: four loops are four constructs and four tasks, in source order, so that each sees what those before it wrote.
func TestQ1FourLoopsInSourceOrder(t *testing.T) {
	const x, y = 900, 902
	body := updateLoop(1, x, x, "add") + updateLoop(11, y, x, "add") + updateLoop(21, x, y, "mul") + updateLoop(31, y, x, "sub")
	r := split(t, body)
	if len(r.Constructs) != 4 || len(r.Plan.Units) != 4 || len(r.Carried) != 0 {
		t.Fatalf("%d constructs, %d units, carried %v", len(r.Constructs), len(r.Plan.Units), r.Carried)
	}
	next := 0
	for _, n := range r.Plan.Root {
		if n.Op == task.NodeTask {
			if n.Unit != next {
				t.Errorf("task %d stands in place %d", n.Unit, next)
			}
			next++
		}
	}
	if next != 4 {
		t.Errorf("%d tasks in the plan", next)
	}
	// x = 1, 2, 3 becomes 2x, y = 2x, x = 2x·2x, y = 2x − 4x².
	a := runSplit(t, r, 3)
	if fmt.Sprint(a.x, a.y) != "[4 16 36] [-2 -12 -30]" {
		t.Errorf("x, y = %v, %v", a.x, a.y)
	}
}

// Q2: what is a construct and what is none.
func TestQ2WhatIsAConstruct(t *testing.T) {
	loop := fillLoop(900, "%914")
	for _, c := range []struct {
		name, body string
		kinds      string // of the constructs: p for a parallel loop, s for a serial run
	}{
		{"nothing", "", ""},
		{"a run that only computes a bound", "%1: i64 = div %901 %904\n" + strings.Replace(loop, "for %901", "for %1", 1), "p"},
		{"a run that only reads", "%1: f64 = load %906 tag=\"f64\"\n" + fillLoop(900, "%1"), "p"},
		{"a run with an effect", "store %906 %914 tag=\"f64\"\n" + loop, "sp"},
		{"one run as long as it can be", "store %906 %912 tag=\"f64\"\n%1: f64 = load %900 tag=\"f64\"\nstore %906 %1 tag=\"f64\"\n" + loop, "sp"},
		{"a run on each side", "store %906 %912 tag=\"f64\"\n" + loop + "store %906 %914 tag=\"f64\"\n", "sps"},
		{"a serial loop is part of a run", "store %906 %914 tag=\"f64\"\nfor %904 { (%1: i64)\n%2: i64 = atomic %907 %911 rmw=\"add\" tag=\"i64\"\n}\n", "s"},
		{"an if without a parallel loop is part of a run", "%1: bool = gt %904 %911\nif %1 {\nstore %906 %914 tag=\"f64\"\n} {\n}\n" + loop, "sp"},
		{"a parallel loop under a serial loop", "for %904 { (%1: i64)\n" + loop + "}\n", "p"},
		{"a parallel loop under an if under a serial loop", "%3: i64 = const value=9\nfor %904 { (%1: i64)\n%2: bool = gt %1 %911\nif %2 {\n" + loop +
			"store %906 %914 tag=\"f64\"\n} {\n" + fillLoop(902, "%912") + "}\n}\n", "psp"},
	} {
		t.Run(c.name, func(t *testing.T) {
			kinds := ""
			for _, con := range split(t, c.body).Constructs {
				kinds += map[task.Kind]string{task.Parallel: "p", task.Serial: "s"}[con.Kind]
			}
			if kinds != c.kinds {
				t.Errorf("constructs %q, want %q", kinds, c.kinds)
			}
		})
	}
}

// Q3: a local has, in each construct, the value of the writers before that construct, also where the local is memory
// that is written through another pointer.
func TestQ3OnlyEarlierWritersCount(t *testing.T) {
	read := func(n, array int, pointer string) string {
		return fmt.Sprintf("for %%901 parallel=1 { (%%%[1]d: i64)\n%%%[2]d: f64 = load %[4]s tag=\"f64\"\n"+
			"%%%[3]d: ptr = elem %%%[5]d %%%[1]d stride=8\nstore %%%[3]d %%%[2]d tag=\"f64\"\n}\n", n, n+1, n+2, pointer, array)
	}
	for name, body := range map[string]string{
		"local":                          "%1: f64 = local %912 \"a\"\n%2: f64 = get %1\n" + fillLoop(900, "%2") + "set %1 %914\n%3: f64 = get %1\n" + fillLoop(902, "%3"),
		"memory":                         "%1: ptr = mem size=16\nstore %1 %912 tag=\"f64\"\n" + read(10, 900, "%1") + "store %1 %914 tag=\"f64\"\n" + read(20, 902, "%1"),
		"memory through another pointer": "%1: ptr = mem size=32\n%2: ptr = offset %1 off=8\n%3: ptr = elem %1 %911 stride=8\nstore %3 %912 tag=\"f64\"\n" + read(10, 900, "%2") + "store %2 %914 tag=\"f64\"\n" + read(20, 902, "%3"),
		"memory that a serial loop writes": "%1: ptr = mem size=16\nfor %911 { (%2: i64)\n%3: ptr = elem %1 %2 stride=8\nstore %3 %912 tag=\"f64\"\n}\n" + read(10, 900, "%1") +
			"for %911 { (%4: i64)\n%5: ptr = elem %1 %4 stride=8\nstore %5 %914 tag=\"f64\"\n}\n" + read(20, 902, "%1"),
	} {
		t.Run(name, func(t *testing.T) {
			a := runSplit(t, split(t, body), 3)
			if fmt.Sprint(a.x, a.y) != "[1 1 1] [2 2 2]" {
				t.Errorf("the first loop saw %v, the second %v; want 1 and 2", a.x, a.y)
			}
		})
	}
}

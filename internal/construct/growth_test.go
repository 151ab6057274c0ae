package construct_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
)

// manyLoops is a kernel of n groups: a loop that builds a sum up, a loop that uses the sum and a value recomputed, and,
// every tenth time, control around a loop.
func manyLoops(t *testing.T, n int) *ir.Kernel {
	t.Helper()
	var b strings.Builder
	b.WriteString(head)
	v := 1000
	for i := range n {
		id := func(k int) string { return fmt.Sprintf("%%%d", v+k) }
		b.WriteString(strings.NewReplacer("%a", id(0), "%b", id(1), "%c", id(2), "%d", id(3), "%e", id(4), "%f", id(5), "%g", id(6),
			"%h", id(7), "%i", id(8), "%j", id(9), "%k", id(10), "%l", id(11)).Replace(`%a: f64 = local %913 "s"
%k: f64 = add %905 %912
for %901 parallel=1 reduce=add:%a { (%b: i64)
  %c: ptr = elem %900 %b stride=8
  %d: f64 = load %c tag="f64"
  %e: f64 = get %a
  %f: f64 = add %e %d
  set %a %f
}
%g: f64 = get %a
%l: f64 = mul %g %k
for %901 parallel=1 { (%h: i64)
  %i: ptr = elem %902 %h stride=8
  store %i %l tag="f64"
}
`))
		if i%10 == 9 {
			fmt.Fprintf(&b, "%%%d: bool = gt %%904 %%911\nif %%%d {\n%s} {\n}\n", v+12, v+12, updateLoop(v+20, 900, 902, "add"))
		}
		v += 40
	}
	b.WriteString("}\n")
	k, err := ir.Parse([]byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// Q8: what is made of a kernel, and the work of making it, grow as the number of its constructs does. Allocations stand
// for the work, since they can be counted.
func TestQ8SplittingGrowsLinearly(t *testing.T) {
	sizes := []int{10, 100, 1000}
	if testing.Short() {
		sizes = sizes[:2]
	}
	type measure struct{ constructs, statements, plan, allocs float64 }
	var per []measure
	for _, n := range sizes {
		k := manyLoops(t, n)
		r, err := construct.Split(k.Clone())
		if err != nil {
			t.Fatal(err)
		}
		clones := []*ir.Kernel{k.Clone(), k.Clone()} // AllocsPerRun makes a run before it counts
		allocs := testing.AllocsPerRun(1, func() {
			c := clones[0]
			clones = clones[1:]
			if _, err := construct.Split(c); err != nil {
				t.Error(err)
			}
		})
		m := measure{float64(len(r.Constructs)), float64(statements(r)), float64(len(r.Plan.Encode())), allocs}
		t.Logf("%d groups: %+v", n, m)
		per = append(per, measure{m.constructs / float64(n), m.statements / float64(n), m.plan / float64(n), m.allocs / float64(n)})
	}
	first := per[0]
	for i, p := range per[1:] {
		for _, c := range []struct {
			what      string
			got, base float64
		}{
			{"constructs", p.constructs, first.constructs},
			{"statements", p.statements, first.statements},
			{"bytes of plan", p.plan, first.plan},
			{"allocations", p.allocs, first.allocs},
		} {
			// Numbers of words and units in the plan are varints: those of a large one take a byte more.
			if c.got > 1.5*c.base {
				t.Errorf("%s for each group: %.1f of %d, %.1f of %d", c.what, c.base, sizes[0], c.got, sizes[i+1])
			}
		}
	}
}

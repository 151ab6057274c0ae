package construct_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// Q4: what is cloned into a construct keeps its positions, and a unit the directives of its loop.
func TestQ4ClonesKeepPositionsAndDirectives(t *testing.T) {
	k, err := ir.Parse([]byte(strings.Replace(head, "args=104\n", "args=104\nfile \"k.go\"\n", 1) + `
%1: f64 = add %905 %912 !0:11:3
for %901 parallel=1 name="sweep" workers=3 grain=64 { (%2: i64)
  %3: ptr = elem %900 %2 stride=8 !0:13:5
  store %3 %1 tag="f64" !0:13:7
} !0:12:2
for %901 parallel=1 { (%4: i64)
  %5: ptr = elem %902 %4 stride=8 !0:16:5
  store %5 %1 tag="f64" !0:16:7
} !0:15:2
}
`))
	if err != nil {
		t.Fatal(err)
	}
	r, err := construct.Split(k)
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		line    int32 // of the loop
		lines   []int32
		name    string
		workers int
		grain   int64
	}{
		{12, []int32{11, 13, 13}, "sweep", 3, 64},
		{15, []int32{11, 16, 16}, "", 0, 0},
	}
	if len(r.Constructs) != len(want) {
		t.Fatalf("%d constructs", len(r.Constructs))
	}
	for i, w := range want {
		c, u := r.Constructs[i], r.Plan.Units[i]
		if !slices.Equal(c.Code.Files, []string{"k.go"}) {
			t.Errorf("construct %d is of the files %q", i, c.Code.Files)
		}
		var lines []int32
		c.Code.Body.Walk(func(s *ir.Stmt) bool {
			switch s.Op {
			case ir.OpAdd, ir.OpElem, ir.OpStore:
				lines = append(lines, s.Pos.Line)
			case ir.OpFor:
				if s.Pos.Line != w.line {
					t.Errorf("loop %d is at line %d, want %d", i, s.Pos.Line, w.line)
				}
			}
			return true
		})
		if !slices.Equal(lines, w.lines) {
			t.Errorf("construct %d has statements of lines %v, want %v", i, lines, w.lines)
		}
		if u.Name != w.name || u.Workers != w.workers || u.Grain != w.grain {
			t.Errorf("unit %d: name %q, %d workers, grain %d; want %q, %d, %d", i, u.Name, u.Workers, u.Grain, w.name, w.workers, w.grain)
		}
		if p := r.Places[u.Origin].Pos; p.Line != w.line {
			t.Errorf("unit %d begins at line %d, want %d", i, p.Line, w.line)
		}
	}
}

// Q4 and Q5: the constructs of concurrent sections stand in their sections, and no two sections write one word of the
// frame, although each has bounds of its own that are found at run time.
func TestQ4SectionsKeepTheirTasksAndShareNoSlot(t *testing.T) {
	section := func(array, n, from string) string {
		text := `
%N0: i64 = conv %FROM
%N1: i64 = local %N0 "n"
for %911 { (%N2: i64)
  %N3: i64 = get %N1
  %N4: i64 = add %N3 %911
  set %N1 %N4
}
%N5: i64 = get %N1
%N6: i64 = min %N5 %901
for %N6 parallel=1 { (%N7: i64)
  %N8: ptr = elem %ARRAY %N7 stride=8
  store %N8 %914 tag="f64"
}
`
		return strings.NewReplacer("%N", "%"+n, "%ARRAY", array, "%FROM", from).Replace(text)
	}
	r := split(t, "%1: i64 = load %907 tag=\"i64\"\nsections {\n"+section("%900", "1", "%905")+"} {\n"+section("%902", "2", "%1")+"}\n")
	var sections []task.Node
	for _, n := range r.Plan.Root {
		if n.Op == task.NodeSections {
			sections = append(sections, n)
		}
	}
	if len(sections) != 1 || len(sections[0].Kids) != 2 {
		t.Fatalf("plan %+v", r.Plan.Root)
	}
	written := map[int]int{} // word of the frame → section
	var visit func(section int, nodes []task.Node) (tasks int)
	write := func(section, word int) {
		if other, ok := written[word]; ok && other != section {
			t.Errorf("word %d is written by sections %d and %d", word, other, section)
		}
		written[word] = section
	}
	visit = func(section int, nodes []task.Node) (tasks int) {
		for _, n := range nodes {
			switch n.Op {
			case task.NodeTask:
				tasks++
				for _, a := range r.Plan.Units[n.Unit].Args {
					if a.Kind == task.FromSlotAddr {
						write(section, int(a.Val))
					}
				}
			case task.NodeFor:
				write(section, n.Slot)
			case task.NodeEval:
				for _, in := range n.Prog {
					write(section, in.Dst)
				}
			}
			for _, k := range n.Kids {
				tasks += visit(section, k)
			}
		}
		return tasks
	}
	for i, kid := range sections[0].Kids {
		if n := visit(i, kid); n < 1 {
			t.Errorf("section %d has %d tasks", i, n)
		}
	}
	if len(written) < 2 {
		t.Errorf("only %d words are written: the test sees nothing", len(written))
	}
}

// Q4: the split follows from the kernel alone.
func TestQ4SplittingTwiceGivesTheSame(t *testing.T) {
	for _, c := range cases {
		a, b := split(t, c.body), split(t, c.body)
		if !reflect.DeepEqual(a.Plan, b.Plan) || !reflect.DeepEqual(a.Carried, b.Carried) {
			t.Errorf("%s: two plans", c.name)
		}
		for i := range a.Constructs {
			if string(a.Constructs[i].Code.Print(ir.Full)) != string(b.Constructs[i].Code.Print(ir.Full)) {
				t.Errorf("%s: construct %d differs", c.name, i)
			}
		}
	}
}

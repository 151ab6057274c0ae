package codegen

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// shapeHead opens a kernel whose loop body is looked at: pointers x and y, the count n, k and constants from -1 to 4.
const shapeHead = `kernel "s" args=32
param ptr 0 "x"
param ptr 8 "y"
param i64 16 "n"
param i64 24 "k"
{
  %0: ptr = param n=0 "x"
  %1: ptr = param n=1 "y"
  %2: i64 = param n=2 "n"
  %3: i64 = param n=3 "k"
  %4: i64 = const value=-1
  %5: i64 = const value=0
  %6: i64 = const value=1
  %7: i64 = const value=2
  %8: i64 = const value=4
  %9: i32 = const value=0
`

// shapeText is a kernel with a loop over the index %20, of what header says.
func shapeText(header, body string) string {
	return shapeHead + "for " + header + " { (%20: i64 \"i\")\n" + body + "\n}\n}"
}

func shapeTask(t testing.TB, body string) *taskInfo {
	t.Helper()
	info, err := examine(parseTask(t, shapeText("%2 parallel=1", body)))
	if err != nil {
		t.Fatal(err)
	}
	return info
}

func (s shape) String() string {
	switch {
	case !s.known:
		return "unknown"
	case s.varies:
		return "varying"
	case s.stride == 0:
		return "uniform"
	}
	return strconv.FormatInt(s.stride, 10)
}

// named lists what f says of the statements of a loop that have a name, in order.
func named(loop *ir.Stmt, f func(s *ir.Stmt) string) string {
	var list []string
	loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
		if s.Name != "" {
			if what := f(s); what != "" {
				list = append(list, s.Name+" "+what)
			}
		}
		return true
	})
	return strings.Join(list, ", ")
}

func TestShapesOfValues(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"what is from outside is uniform", `%21: i64 = add %3 %6 "a"`, "a uniform"},
		{"sums with the index", "%21: i64 = add %20 %3 \"a\"\n%22: i64 = sub %3 %20 \"b\"\n%23: i64 = add %21 %22 \"c\"\n%24: i64 = neg %21 \"d\"",
			"a 1, b -1, c uniform, d -1"},
		{"products with constants", "%21: i64 = mul %20 %8 \"a\"\n%22: i64 = mul %4 %21 \"b\"\n%23: i64 = shl %20 %7 \"c\"", "a 4, b -4, c 4"},
		{"a product with what is uniform but not known", `%21: i64 = mul %20 %3 "a"`, "a varying"},
		{"a shift by what is not known", `%21: i64 = shl %20 %3 "a"`, "a varying"},
		{"a shift of all bits", "%21: u8 = conv %20 \"a\"\n%22: i64 = const value=8\n%23: u8 = shl %21 %22 \"b\"", "a 1, b varying"},
		{"quotients and remainders", "%21: i64 = div %20 %7 \"a\"\n%22: i64 = rem %20 %8 \"b\"\n%23: i64 = shr %20 %6 \"c\"", "a varying, b varying, c varying"},
		{"a narrower integer wraps as its values do", "%21: i32 = conv %20 \"a\"\n%22: u8 = conv %21 \"b\"\n%23: u32 = bitcast %21 \"c\"", "a 1, b 1, c 1"},
		{"a wider one does not", "%21: i32 = conv %20 \"a\"\n%22: i64 = conv %21 \"b\"\n%23: f32 = conv %21 \"c\"", "a 1, b varying, c varying"},
		{"a float has no stride", "%21: f64 = conv %20 \"a\"\n%22: f64 = bitcast %20 \"b\"", "a varying, b varying"},
		{"a comparison", "%21: bool = lt %20 %3 \"a\"\n%22: bool = lt %3 %2 \"b\"", "a varying, b uniform"},
		{"a select of strides", "%21: bool = lt %3 %2\n%22: i64 = select %21 %20 %20 \"a\"\n%23: i64 = select %21 %3 %2 \"b\"", "a varying, b uniform"},
		{"addresses", "%21: ptr = elem %0 %20 stride=4 \"a\"\n%22: ptr = offset %21 off=12 \"b\"\n%23: ptr = elem %21 %20 stride=-12 \"c\"\n" +
			"%24: ptr = elem %0 %3 stride=4 \"d\"\n%25: i64 = rem %20 %8\n%26: ptr = elem %0 %25 stride=4 \"e\"\n%27: ptr = elem %26 %20 stride=4 \"f\"",
			"a 4, b 4, c -8, d uniform, e varying, f varying"},
		{"loads", "%21: ptr = elem %0 %20 stride=4\n%22: i32 = load %21 tag=\"i32\" \"a\"\n%23: i32 = load %0 tag=\"i32\" \"b\"", "a varying, b uniform"},
		{"strides too large to be multiplied", "%21: i64 = const value=2147483648\n%22: i64 = const value=2147483647\n%23: i64 = mul %20 %21 \"a\"\n" +
			"%24: i64 = mul %20 %22 \"b\"\n%25: i64 = mul %24 %8 \"c\"\n%26: i64 = add %24 %24 \"d\"\n%27: ptr = elem %0 %20 stride=4294967296 \"e\"",
			"a varying, b 2147483647, c varying, d varying, e varying"},
		{"an index inside is uniform", "for %3 { (%21: i64)\n%22: i64 = add %21 %6 \"a\"\n%23: i64 = add %21 %20 \"b\"\n}", "a uniform, b 1"},
		{"so it is in a loop that lanes leave", "for %20 { (%21: i64)\n%22: i64 = add %21 %6 \"a\"\n}", "a uniform"},
		{"a local that no lane sets apart", "%21: i64 = local %20 \"a\"\n%22: i64 = local %5 \"b\"\nfor %3 { (%23: i64)\n%24: i64 = get %21 \"c\"\n" +
			"%25: i64 = add %24 %6\nset %21 %25\n%26: i64 = get %22\n%27: i64 = add %26 %23\nset %22 %27\n}", "a 1, b uniform, c 1"},
		{"one that grows by what varies", "%21: i64 = local %5 \"a\"\nfor %3 { (%22: i64)\n%23: i64 = get %21 \"b\"\n%24: i64 = add %23 %20\nset %21 %24\n}", "a varying, b varying"},
		{"one set under a condition", "%21: bool = lt %20 %8\n%22: bool = lt %3 %8\n%23: i64 = local %5 \"a\"\n%24: i64 = local %5 \"b\"\n" +
			"if %21 {\nset %23 %6\n} {\n%25: i64 = local %5 \"c\"\nset %25 %6\n}\nif %22 {\nset %24 %6\n} {\n}", "a varying, b uniform, c uniform"},
		{"one set before some lanes are gone, and after", "%21: bool = lt %20 %8\n%22: i64 = local %5 \"a\"\n%23: i64 = local %5 \"b\"\nblock {\nif %21 {\n" +
			"break depth=0\n} {\n}\nset %22 %6\n}\nset %23 %6", "a varying, b uniform"},
		{"one set behind lanes that end their iteration", "%21: bool = lt %20 %8\n%22: i64 = local %5 \"a\"\nif %21 {\ncontinue depth=0\n} {\n}\nset %22 %6\n" +
			"%23: i64 = get %22 \"b\"", "a uniform, b uniform"},
		{"local memory has a copy for each lane", "%21: ptr = mem size=12 \"a\"\n%22: ptr = mem size=20 \"b\"\nzero %22 size=20\n%23: ptr = offset %22 off=4 \"c\"\n" +
			"%24: ptr = elem %21 %3 stride=4 \"d\"\nstore %24 %9 tag=\"i32\"\n%25: ptr = elem %21 %20 stride=4 \"e\"", "a 4, b 32, c 32, d 4, e varying"},
	} {
		t.Run(c.name, func(t *testing.T) {
			info := shapeTask(t, c.body)
			f := findShapes(info.loop, info.size, map[*ir.Stmt]*ir.Stmt{})
			if got := named(info.loop, func(s *ir.Stmt) string { return f.shape(s).String() }); got != c.want {
				t.Errorf("got %s\nwant %s", got, c.want)
			}
		})
	}
}

// A scope is named after the first value in it.
func TestScopesThatDiverge(t *testing.T) {
	const head = "%21: bool = lt %20 %3\n%22: bool = lt %3 %2\n"
	for _, c := range []struct{ name, body, want string }{
		{"all lanes leave together", "loop {\nif %22 {\nbreak depth=0\n} {\n}\n%30: i64 = add %3 %3 \"a\"\n} {\n}", ""},
		{"some leave", "loop {\n%30: i64 = add %3 %3 \"a\"\nif %21 {\nbreak depth=0\n} {\n}\n} {\n}", "a"},
		{"some go on to the next round", "loop {\n%30: i64 = add %3 %3 \"a\"\nif %21 {\ncontinue depth=0\n} {\n}\nbreak depth=0\n} {\n}", "a"},
		{"a condition alone is no divergence", "block {\n%30: i64 = add %3 %3 \"a\"\nif %21 {\nstore %0 %3 tag=\"i64\"\n} {\n}\n}", ""},
		{"a loop in a condition", "if %21 {\nfor %3 { (%31: i64)\n%30: i64 = add %3 %3 \"a\"\n}\n} {\n}", ""},
		{"a jump within a condition", "if %21 {\nblock {\n%30: i64 = add %3 %3 \"a\"\nbreak depth=0\n}\n} {\n}", ""},
		{"a count that varies", "for %20 { (%31: i64)\n%30: i64 = add %3 %3 \"a\"\n}", "a"},
		{"one of three counts", "for %3 %20 { (%31: i64, %32: i64)\n%30: i64 = add %3 %3 \"a\"\n}", "a"},
		{"out of two scopes", "block {\n%30: i64 = add %3 %3 \"a\"\nloop {\n%31: i64 = add %3 %3 \"b\"\nif %21 {\nbreak depth=1\n} {\n}\n} {\n}\n}", "a, b"},
		{"out of a scope inside only", "block {\n%30: i64 = add %3 %3 \"a\"\nloop {\n%31: i64 = add %3 %3 \"b\"\nif %21 {\nbreak depth=0\n} {\n}\n} {\n}\n}", "b"},
		{"all lanes that are left leave a scope around", "block {\n%30: i64 = add %3 %3 \"a\"\nfor %20 { (%32: i64)\n%31: i64 = add %3 %3 \"b\"\nbreak depth=1\n}\n}", "a, b"},
		{"some end their iteration", "if %21 {\ncontinue depth=0\n} {\n}", "iteration"},
		{"all end it", "if %22 {\ncontinue depth=0\n} {\n}", ""},
		{"some end it from inside of a loop", "for %3 { (%31: i64)\n%30: i64 = add %3 %3 \"a\"\nif %21 {\ncontinue depth=1\n} {\n}\n}", "a, iteration"},
		{"in the post block", "loop {\n%30: i64 = add %3 %3 \"a\"\n} {\nif %21 {\nbreak depth=0\n} {\n}\n}", "a"},
		{"a condition that varies from the second round on", "%23: i64 = local %5\nloop {\n%30: i64 = add %3 %3 \"a\"\n%24: i64 = get %23\n%25: bool = gt %24 %8\n" +
			"if %25 {\nbreak depth=0\n} {\n}\n%26: i64 = add %24 %20\nset %23 %26\n} {\n}", "a"},
	} {
		t.Run(c.name, func(t *testing.T) {
			info := shapeTask(t, head+c.body)
			f := findShapes(info.loop, info.size, map[*ir.Stmt]*ir.Stmt{})
			var got []string
			info.loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
				if f.diverge[s] {
					got = append(got, firstName(s.Blocks[0]))
				}
				return true
			})
			if f.diverge[info.loop] {
				got = append(got, "iteration")
			}
			slices.Sort(got)
			if got := strings.Join(got, ", "); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
			for s := range f.leaves {
				if !f.inside[s] {
					t.Errorf("%s is not of the loop", s.Op)
				}
			}
		})
	}
}

func firstName(b *ir.Block) string {
	for _, s := range b.Stmts {
		if s.Name != "" {
			return s.Name
		}
	}
	return "?"
}

// What is done with the counters of loops that lanes leave: a home, a second local behind it, a narrower one.
func TestCountersHaveAHome(t *testing.T) {
	const leave = "%40: bool = lt %20 %41\nif %40 {\nbreak depth=0\n} {\n}\n"
	for _, c := range []struct{ name, body, want string }{
		{"counted and used behind", "%21: i64 = local %5 \"a\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = add %22 %6\nset %21 %23\n}\n%24: i64 = get %21\nstore %0 %24 tag=\"i64\"",
			"a uniform home, a varying i64"},
		{"used behind as a narrower integer", "%21: i64 = local %5 \"a\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = add %22 %6\nset %21 %23\n}\n%24: i64 = get %21\n%25: i32 = conv %24\nstore %0 %25 tag=\"i32\"",
			"a uniform home, a varying i32"},
		{"used behind as two kinds of integer", "%21: i64 = local %5 \"a\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = add %22 %6\nset %21 %23\n}\n" +
			"%24: i64 = get %21\n%25: i32 = conv %24\nstore %0 %25 tag=\"i32\"\n%26: u8 = conv %24\nstore %1 %26 tag=\"u8\"", "a uniform home, a varying i64"},
		{"used inside only", "%21: i64 = local %5 \"a\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = add %22 %6\nset %21 %23\n}", "a varying home"},
		{"skipped by a continue", "%21: i64 = local %5 \"a\"\nloop {\n%41: i64 = get %21\n" + leave + "%42: bool = lt %20 %3\nif %42 {\ncontinue depth=0\n} {\n}\n%22: i64 = get %21\n" +
			"%23: i64 = add %22 %6\nset %21 %23\n} {\n}\n%24: i64 = get %21\nstore %0 %24 tag=\"i64\"", "a varying"},
		{"set under a condition", "%21: i64 = local %5 \"a\"\n%42: bool = lt %20 %3\nloop {\n%41: i64 = get %21\n" + leave + "if %42 {\n%22: i64 = get %21\n" +
			"%23: i64 = add %22 %6\nset %21 %23\n} {\n}\n} {\n}\n%24: i64 = get %21\nstore %0 %24 tag=\"i64\"", "a varying"},
		{"counted by what varies", "%21: i64 = local %5 \"a\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = add %22 %20\nset %21 %23\n}\n%24: i64 = get %21\nstore %0 %24 tag=\"i64\"",
			"a varying"},
		{"counting from what varies", "%21: i64 = local %20 \"a\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = add %22 %6\nset %21 %23\n}\n%24: i64 = get %21\nstore %0 %24 tag=\"i64\"",
			"a varying"},
		{"set before the loop", "%21: i64 = local %5 \"a\"\nset %21 %6\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = add %22 %6\nset %21 %23\n}\n%24: i64 = get %21\nstore %0 %24 tag=\"i64\"",
			"a varying"},
		{"two that depend on each other", "%21: i64 = local %5 \"a\"\n%31: i64 = local %6 \"b\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = get %31\n%24: i64 = add %22 %23\n" +
			"set %21 %23\nset %31 %24\n}\n%25: i64 = get %21\nstore %0 %25 tag=\"i64\"\n%26: i64 = get %31\nstore %1 %26 tag=\"i64\"",
			"a uniform home, b uniform home, a varying i64, b varying i64"},
		{"two, one of which is not uniform", "%21: i64 = local %5 \"a\"\n%31: i64 = local %6 \"b\"\nloop {\n%41: i64 = get %21\n" + leave + "} {\n%22: i64 = get %21\n%23: i64 = get %31\n%24: i64 = add %20 %23\n" +
			"set %21 %23\nset %31 %24\n}\n%25: i64 = get %21\nstore %0 %25 tag=\"i64\"\n%26: i64 = get %31\nstore %1 %26 tag=\"i64\"",
			"a varying, b varying"},
		{"a loop that all lanes leave together", "%21: i64 = local %5 \"a\"\nloop {\n%41: i64 = get %21\n%40: bool = lt %3 %41\nif %40 {\nbreak depth=0\n} {\n}\n} {\n" +
			"%22: i64 = get %21\n%23: i64 = add %22 %6\nset %21 %23\n}\n%24: i64 = get %21\nstore %0 %24 tag=\"i64\"", "a uniform"},
	} {
		t.Run(c.name, func(t *testing.T) {
			info := shapeTask(t, c.body)
			home := map[*ir.Stmt]*ir.Stmt{}
			f := findShapes(info.loop, info.size, home)
			if n := splitCounters(info.loop, f, info.size); n > info.size {
				f = findShapes(info.loop, n, home)
			}
			findHomes(info.loop.Blocks[0], f)
			var homes, others []string
			info.loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
				switch {
				case s.Op != ir.OpLocal:
				case f.home[s] != nil:
					homes = append(homes, fmt.Sprint(s.Name, " ", f.shape(s), " home"))
				case len(homes) > 0 || strings.Contains(c.want, "home"):
					others = append(others, fmt.Sprint(s.Name, " ", f.shape(s), " ", s.Type))
				default:
					others = append(others, fmt.Sprint(s.Name, " ", f.shape(s)))
				}
				return true
			})
			slices.Sort(homes)
			slices.Sort(others)
			if got := strings.Join(append(homes, others...), ", "); got != c.want {
				t.Errorf("got %q, want %q\n%s", got, c.want, info.kernel)
			}
			if err := info.kernel.Verify(); err != nil { // numbers it anew
				t.Errorf("%v\n%s", err, info.kernel)
			}
		})
	}
}

func TestLocalMemoryLiesAsSlabs(t *testing.T) {
	for _, c := range []struct {
		name, body string
		want       int64 // size of the values; 0 if the copies lie one behind the other
	}{
		{"values of one size", "store %21 %9 tag=\"i32\"\n%22: ptr = offset %21 off=4\n%23: f32 = load %22 tag=\"f32\"", 4},
		{"values of two sizes", "store %21 %9 tag=\"i32\"\n%22: ptr = offset %21 off=8\nstore %22 %3 tag=\"i64\"", 0},
		{"never used", "", 0},
		{"an offset that is no multiple", "%22: ptr = offset %21 off=2\nstore %22 %9 tag=\"i32\"", 0},
		{"a stride that is none", "%22: ptr = elem %21 %3 stride=6\nstore %22 %9 tag=\"i32\"", 0},
		{"elements of two values each", "%22: ptr = elem %21 %3 stride=8\n%23: ptr = offset %22 off=4\nstore %23 %9 tag=\"i32\"", 4},
		{"zeroed as a whole", "store %21 %9 tag=\"i32\"\nzero %21 size=24", 0},
		{"copied as a whole", "store %21 %9 tag=\"i32\"\ncopy %0 %21 size=24", 0},
		{"its address is stored", "store %21 %9 tag=\"i32\"\n%22: ptr = mem size=8\nzero %22 size=8\nstore %22 %21 tag=\"ptr\"", 0},
		{"its address is in a local", "store %21 %9 tag=\"i32\"\n%22: ptr = local %21", 0},
		{"its address is chosen", "%22: bool = lt %3 %2\n%23: ptr = select %22 %21 %0\nstore %23 %9 tag=\"i32\"", 0},
		{"its address is compared", "store %21 %9 tag=\"i32\"\n%22: bool = eq %0 %21", 0},
		{"used in a loop", "for %3 { (%22: i64)\n%23: ptr = elem %21 %22 stride=8\nstore %23 %22 tag=\"i64\"\n}", 8},
	} {
		t.Run(c.name, func(t *testing.T) {
			info := shapeTask(t, "%21: ptr = mem size=24 \"a\"\n"+c.body)
			slabs := findSlabs(info.loop.Blocks[0])
			info.loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
				if s.Name == "a" && slabs[s] != c.want {
					t.Errorf("got %d, want %d", slabs[s], c.want)
				}
				if (s.Op == ir.OpElem || s.Op == ir.OpOffset) && slabs[s] != c.want {
					t.Errorf("%s: got %d, want %d", s.Op, slabs[s], c.want)
				}
				return true
			})
		})
	}
	// Its size is one of values too.
	info := shapeTask(t, "%21: ptr = mem size=22\nstore %21 %9 tag=\"i32\"")
	if slabs := findSlabs(info.loop.Blocks[0]); len(slabs) > 0 {
		t.Errorf("22 bytes are slabs of values of 4")
	}
}

package codegen

import (
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
)

func level(t testing.TB, name string) target.Target {
	t.Helper()
	tg, err := target.ForLevel(name)
	if err != nil {
		t.Skip(err)
	}
	return tg
}

// chosen is what findLanes says of a kernel.
func chosen(t testing.TB, text string, tg target.Target, mode Lanes) (*lanes, string) {
	t.Helper()
	info, err := examine(parseTask(t, text))
	if err != nil {
		t.Fatal(err)
	}
	return findLanes(info, tg, mode)
}

// Every reason not to run a loop as lanes, beside a loop that is almost the same and is run so.
func TestLoopsThatAreNotRunAsLanes(t *testing.T) {
	const one = "%2 parallel=1"
	const at = "%21: ptr = elem %0 %20 stride=8\n"
	const load = at + "%22: i64 = load %21 tag=\"i64\"\n"
	const store = at + "store %21 %20 tag=\"i64\"\n"
	// A reduction of local %15.
	reduce := func(typ, op, body string) string {
		zero := "%14: " + typ + " = const value=0\n%15: " + typ + " = local %14\n"
		return strings.Replace(shapeText(one+" reduce="+op+":%15", at+"%22: "+typ+" = load %21 tag=\""+typ+"\"\n%23: "+typ+" = get %15\n"+body), "for ", zero+"for ", 1)
	}
	raise := "%24: bool = gt %22 %23\nif %24 {\nset %15 %22\n} {\n}"
	for _, c := range []struct {
		name  string
		text  string
		mode  Lanes
		level string // "" for x86-64-v4
		want  string
	}{
		{name: "a loop", text: shapeText(one, store)},
		{name: "serial", text: shapeHead + "for %2 { (%20: i64)\n" + store + "}\n}", want: "serial"},
		{name: "never", text: shapeText(one, store), mode: LanesNever, want: "asked for"},
		{name: "a directive for one lane", text: shapeText(one+" lanes=1", store), want: "asked for"},
		{name: "which counts for more than always", text: shapeText(one+" lanes=1", store), mode: LanesAlways, want: "asked for"},
		{name: "never counts for more than a directive", text: shapeText(one+" lanes=8", store), mode: LanesNever, want: "asked for"},
		{name: "a processor without gathers", text: shapeText(one, store), mode: LanesAlways, level: "x86-64-v2", want: "vectors without gathers"},
		{name: "one with them", text: shapeText(one, store), level: "x86-64-v3"},

		{name: "a float compared", text: reduce("f64", "ifgt", raise)},
		{name: "an integer compared", text: reduce("i64", "ifgt", raise)},
		{name: "a float's maximum", text: reduce("f64", "max", "%24: f64 = max %22 %23\nset %15 %24")},
		{name: "an atomic", text: shapeText(one, at+`%22: i64 = atomic %21 %20 rmw="add" tag="i64"`), mode: LanesAlways, want: "atomic or volatile access"},
		{name: "a volatile load", text: shapeText(one, at+`%22: i64 = vload %21 tag="i64"`), mode: LanesAlways, want: "atomic or volatile access"},
		{name: "an atomic before the loop", text: strings.Replace(shapeText(one, store), "for ", `%10: i64 = aload %1 tag="i64"`+"\nfor ", 1)},
		{name: "sections", text: shapeText(one, "sections {\n"+store+"} {\n}"), mode: LanesAlways, want: "control that is not of a loop body"},
		{name: "a local from outside is set", text: strings.Replace(shapeText(one, "set %10 %20"), "for ", "%10: i64 = local %5\nfor ", 1),
			mode: LanesAlways, want: "a local that outlives the iteration"},
		{name: "a local from outside is read", text: strings.Replace(shapeText(one, "%21: i64 = get %10\n%22: ptr = elem %0 %20 stride=8\nstore %22 %21 tag=\"i64\""), "for ", "%10: i64 = local %5\nfor ", 1)},
		{name: "two counts that vary", text: shapeText(one, "for %3 %20 { (%30: i64, %31: i64)\n}"), mode: LanesAlways, want: "a divergent loop of several indices"},
		{name: "two counts, some lanes break", text: shapeText(one, "%22: bool = lt %20 %3\nfor %3 %7 { (%30: i64, %31: i64)\nif %22 {\nbreak depth=0\n} {\n}\n}"),
			mode: LanesAlways, want: "a divergent loop of several indices"},
		{name: "two counts that are uniform", text: shapeText(one, "for %3 %7 { (%30: i64, %31: i64)\n}")},

		{name: "a check behind a store", text: shapeText(one, store+"bounds %20 %3"), mode: LanesAlways, want: "a check behind a store"},
		{name: "a store behind a check", text: shapeText(one, "bounds %20 %3\n"+store)},
		{name: "a check behind a copy", text: shapeText(one, at+"copy %21 %1 size=8\nbounds %20 %3"), mode: LanesAlways, want: "a check behind a store"},
		{name: "a check behind a zeroing", text: shapeText(one, at+"zero %21 size=8\nbounds %20 %3"), mode: LanesAlways, want: "a check behind a store"},
		{name: "a check behind a store to local memory", text: shapeText(one, "%22: ptr = mem size=8\nstore %22 %20 tag=\"i64\"\nbounds %20 %3")},
		{name: "a hoisted check behind a store", text: shapeText(one, store+"bounds %20 %3 hoisted=1")},
		{name: "a check behind a store in a branch", text: shapeText(one, "%22: bool = lt %20 %3\nif %22 {\n"+store+"} {\n}\nbounds %20 %3"),
			mode: LanesAlways, want: "a check behind a store"},
		{name: "a check in a branch behind a store", text: shapeText(one, store+"%22: bool = lt %20 %3\nif %22 {\nbounds %20 %3\n} {\n}"),
			mode: LanesAlways, want: "a check behind a store"},
		{name: "a check in the one branch and a store in the other", text: shapeText(one, "%22: bool = lt %20 %3\nif %22 {\nbounds %20 %3\n} {\n"+store+"}")},
		{name: "a store in the one branch and a check in the other", text: shapeText(one, "%22: bool = lt %20 %3\nif %22 {\n"+store+"} {\nbounds %20 %3\n}"),
			mode: LanesAlways, want: "a check behind a store"},
		{name: "a check in the next round", text: shapeText(one, "for %3 { (%30: i64)\nbounds %20 %3\n"+store+"}"), mode: LanesAlways, want: "a check behind a store"},
		{name: "a check in the next round of a loop without an end", text: shapeText(one, "loop {\nbounds %20 %3\n"+store+"break depth=0\n} {\n}"),
			mode: LanesAlways, want: "a check behind a store"},
		{name: "a loop of checks and then a store", text: shapeText(one, "for %3 { (%30: i64)\nbounds %30 %3\n}\n"+store)},
		{name: "a check in the next round that a guard around the loop covers", text: shapeText(one, "for %3 { (%30: i64)\nbounds %20 %3 hoisted=1\n"+store+"}")},
		{name: "and one that its own guard covers", text: shapeText(one, "for %3 guard=%5+%6*%30<%3@%nil..%2 { (%30: i64)\nbounds %30 %2 hoisted=1\n"+store+"}"),
			mode: LanesAlways, want: "a check behind a store"},

		{name: "much local memory", text: shapeText(one, "%22: ptr = mem size=32776\nstore %22 %9 tag=\"i32\""), mode: LanesAlways, want: "much local memory"},
		{name: "less local memory", text: shapeText(one, "%22: ptr = mem size=4096\nstore %22 %9 tag=\"i32\""), mode: LanesAlways},
		{name: "as much as the lanes have room for", text: shapeText(one+" lanes=2", "%22: ptr = mem size=32768\nstore %22 %9 tag=\"i32\"")},
		{name: "more than these lanes have room for", text: shapeText(one+" lanes=4", "%22: ptr = mem size=32768\nstore %22 %9 tag=\"i32\""), want: "much local memory"},

		{name: "three in a row", text: strings.Replace(shapeText(one, store), "for %2 parallel=1 { (%20", "%10: i64 = const value=3\nfor %2 %10 parallel=1 { (%19: i64, %20", 1),
			want: "few iterations in a row"},
		{name: "three in a row, always", text: strings.Replace(shapeText(one, store), "for %2 parallel=1 { (%20", "%10: i64 = const value=3\nfor %2 %10 parallel=1 { (%19: i64, %20", 1),
			mode: LanesAlways},
		{name: "three in a row, by a directive", text: strings.Replace(shapeText(one, store), "for %2 parallel=1 { (%20", "%10: i64 = const value=3\nfor %2 %10 parallel=1 lanes=4 { (%19: i64, %20", 1)},
		{name: "four in a row", text: strings.Replace(shapeText(one, store), "for %2 parallel=1 { (%20", "for %2 %8 parallel=1 { (%19: i64, %20", 1)},
		{name: "inner loops of unlike length", text: shapeText(one, "for %20 { (%30: i64)\n"+load+"}"), want: "inner loops of unlike length over memory"},
		{name: "of unlike length over what is uniform", text: shapeText(one, "for %20 { (%30: i64)\n%31: ptr = elem %0 %30 stride=8\n%32: i64 = load %31 tag=\"i64\"\n}")},
		{name: "of like length over memory", text: shapeText(one, "for %3 { (%30: i64)\n"+load+"}")},
		{name: "a gather", text: shapeText(one, load+"%23: ptr = elem %1 %22 stride=8\n%24: i64 = load %23 tag=\"i64\""), want: "irregular accesses and little arithmetic"},
		{name: "a gather, by a directive", text: shapeText(one+" lanes=8", load+"%23: ptr = elem %1 %22 stride=8\n%24: i64 = load %23 tag=\"i64\"")},
		{name: "a gather and arithmetic", text: shapeText(one, load+"%23: ptr = elem %1 %22 stride=8\n%24: i64 = load %23 tag=\"i64\"\n%25: i64 = mul %24 %24\n%26: i64 = add %25 %24")},
		{name: "a long stride", text: shapeText(one, "%21: ptr = elem %0 %20 stride=40\n%22: i64 = load %21 tag=\"i64\""), want: "irregular accesses and little arithmetic"},
		{name: "a short stride", text: shapeText(one, "%21: ptr = elem %0 %20 stride=32\n%22: i64 = load %21 tag=\"i64\"")},
		{name: "a short stride of stores", text: shapeText(one, "%21: ptr = elem %0 %20 stride=16\nstore %21 %20 tag=\"i64\""), want: "irregular accesses and little arithmetic"},
		{name: "stores that go together", text: shapeText(one, "%21: ptr = elem %0 %20 stride=16\n%22: ptr = offset %21 off=8\nstore %21 %20 tag=\"i64\"\nstore %22 %20 tag=\"i64\"")},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.level == "" {
				c.level = "x86-64-v4"
			}
			l, why := chosen(t, c.text, level(t, c.level), c.mode)
			if why != c.want || (l == nil) != (c.want != "") {
				t.Errorf("lanes: %v, because of %q; want %q", l != nil, why, c.want)
			}
		})
	}
}

// The order in which floats are added up is that of the lanes: their number depends on nothing but the source.
func TestSumsHaveOneWidthEverywhere(t *testing.T) {
	sum := func(typ, op, extra, more string) string {
		name := map[string]string{"add": "add", "mul": "mul", "max": "max"}[op]
		body := "%21: ptr = elem %0 %20 stride=8\n%22: " + typ + " = load %21 tag=\"" + typ + "\"\n%23: " + typ + " = get %15\n" + more + "%24: " + typ + " = " + name + " %23 %22\nset %15 %24"
		return strings.Replace(shapeText("%2 parallel=1 reduce="+op+":%15"+extra, body), "for ", "%14: "+typ+" = const value=0\n%15: "+typ+" = local %14\nfor ", 1)
	}
	// What a pass may leave in or take out, many values of 64 bits and a lot that is alive at once.
	heavy := ""
	for i := range 40 {
		heavy += "%" + itoa(int64(100+i)) + ": i64 = mul %20 %20\n"
	}
	for i := range 39 {
		heavy += "%" + itoa(int64(200+i)) + ": i64 = mul %" + itoa(int64(100+i)) + " %" + itoa(int64(101+i)) + "\n"
	}
	for _, c := range []struct {
		name, extra string
		want        int
	}{
		{"cost not known", "", 32}, {"cheap", " cost=16", 32}, {"dear", " cost=17", 16}, {"by a directive", " cost=17 lanes=4", 4},
	} {
		for _, typ := range []string{"f32", "f64"} {
			for _, op := range []string{"add", "mul"} {
				for _, more := range []string{"", heavy} {
					for _, lv := range []string{"x86-64-v3", "x86-64-v4"} {
						text := sum(typ, op, c.extra, more)
						l, why := chosen(t, text, level(t, lv), LanesAlways)
						if l == nil || l.width != c.want {
							t.Errorf("%s, %s %s, %s: %v %q, want %d", c.name, op, typ, lv, l, why, c.want)
						}
					}
				}
			}
		}
	}
	// Others are as wide as the target makes worth while, and never wider than it has room for on the stack.
	for _, c := range []struct {
		name, text string
		v3, v4     int
	}{
		{"a lot of large values", shapeText("%2 parallel=1", heavy), 4, 8},
		{"the same by a directive", shapeText("%2 parallel=1 lanes=2", heavy), 2, 2},
		{"the most by a directive", shapeText("%2 parallel=1 lanes=64", heavy), 64, 64},
		{"local memory of which there is room for two", shapeText("%2 parallel=1 lanes=2", "%22: ptr = mem size=32768\nstore %22 %9 tag=\"i32\""), 2, 2},
		{"local memory of which there is room for eight", shapeText("%2 parallel=1", "%22: ptr = mem size=8192\n%23: i64 = mul %20 %20\nstore %22 %23 tag=\"i64\""), 8, 8},
	} {
		for lv, want := range map[string]int{"x86-64-v3": c.v3, "x86-64-v4": c.v4} {
			if l, why := chosen(t, c.text, level(t, lv), LanesAlways); l == nil || l.width != want {
				t.Errorf("%s, %s: %v %q, want %d lanes", c.name, lv, l, why, want)
			}
		}
	}
}

// Unused values in front give everything behind them another number.
func TestWidthsDoNotDependOnNumbers(t *testing.T) {
	for _, name := range []string{"saxpy", "jacobi", "image", "escape", "structs", "reduce", "stack", "matmul", "rows"} {
		for _, lv := range []string{"x86-64-v3", "x86-64-v4"} {
			tg := level(t, lv)
			tk := parseTask(t, readRun(t, name))
			first, err := Emit(tk, Options{Target: tg, Lanes: LanesAlways})
			if err != nil {
				t.Fatal(err)
			}
			for range 7 {
				tk.Code.Body.Stmts = append([]*ir.Stmt{{Op: ir.OpConst, Type: ir.I64}}, tk.Code.Body.Stmts...)
			}
			again, err := Emit(tk, Options{Target: tg, Lanes: LanesAlways})
			if err != nil {
				t.Fatal(err)
			}
			if again.Width != first.Width || again.Why != first.Why {
				t.Errorf("%s, %s: %d lanes (%s), then %d (%s)", name, lv, first.Width, first.Why, again.Width, again.Why)
			}
		}
	}
}

// Lanes are made in a copy: the task stays as it is, and gives the same text again, in any mode after any other.
func TestLanesLeaveTheTaskAsItIs(t *testing.T) {
	for _, name := range []string{"saxpy", "escape", "levels", "counts", "window", "reduce"} {
		tk := parseTask(t, readRun(t, name))
		before := tk.Code.String()
		texts := map[Lanes]string{}
		for range 3 {
			for _, m := range modes {
				out, err := Emit(tk, Options{Target: level(t, "x86-64-v4"), Lanes: m.mode})
				if err != nil {
					t.Fatal(err)
				}
				if was, ok := texts[m.mode]; ok && was != string(out.Text) {
					t.Errorf("%s, %s: another text", name, m.name)
				}
				texts[m.mode] = string(out.Text)
				if tk.Code.String() != before {
					t.Fatalf("%s, %s: the task has become\n%s", name, m.name, tk.Code)
				}
			}
		}
		if texts[LanesNever] == texts[LanesAlways] {
			t.Errorf("%s has no lanes", name)
		}
	}
}

func TestDirectivesForLanesAreObeyed(t *testing.T) {
	for _, mode := range []Lanes{LanesAuto, LanesAlways} {
		for lanes := 2; lanes <= ir.MaxLanes; lanes *= 2 {
			tk := parseTask(t, readRun(t, "jacobi"))
			tk.Loop().Loop.Lanes = lanes
			m, err := Emit(tk, Options{Target: level(t, "x86-64-v4"), Lanes: mode})
			if err != nil || m.Width != lanes || !strings.Contains(string(m.Text), "<"+itoa(int64(lanes))+" x float>") {
				t.Errorf("%s: %d lanes, %v; want %d", mode, m.Width, err, lanes)
			}
		}
	}
}

func TestNamesOfModes(t *testing.T) {
	for _, l := range []Lanes{LanesAuto, LanesNever, LanesAlways} {
		if got := LanesByName(l.String()); got != l {
			t.Errorf("%s is %s", l, got)
		}
	}
	if LanesByName("") != LanesAuto || LanesByName("wide") != LanesAuto {
		t.Error("another name is not auto")
	}
}

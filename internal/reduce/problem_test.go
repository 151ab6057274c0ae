package reduce

import (
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// TestRefused has what looks like a reduction and is none, each with the kind
// and a part of the message, which names the variable and a place.
func TestRefused(t *testing.T) {
	tests := []struct {
		name, typ, form string
		kind            Kind
		message, hint   string
	}{
		{"s = x - s", "i64", "%20: T = get %6\n%21: T = sub %13 %20\nset %6 %21 !0:5:3",
			Carried, "s (declared at fold.go:3:2) carries a value", "s += x"},
		{"s = s + s", "i64", "%20: T = get %6 !0:5:3\n%21: T = add %20 %20\nset %6 %21",
			AlsoRead, "read there at fold.go:5:3", "only to build it up, in the form s += x"},
		{"s = s*2 + x", "i64", "%19: T = const value=2\n%20: T = get %6\n%21: T = mul %20 %19\n%22: T = add %21 %13\nset %6 %22",
			Carried, "carries a value", "declare it inside the loop"},
		{"s += x; y[i] = s", "i64", "%20: T = get %6\n%21: T = add %20 %13\nset %6 %21 !0:5:3\n%22: T = get %6 !0:6:10\nstore %12 %22 tag=\"T\"",
			AlsoRead, "built up by the parallel loop at fold.go:5:3, and read there at fold.go:6:10", "//spelt:serial"},
		{"the sum is used twice", "i64", "%20: T = get %6\n%21: T = add %20 %13\nset %6 %21\nstore %12 %21 tag=\"T\"",
			Carried, "carries a value", ""},
		{"s += x; s = max(s, x)", "i64", "%20: T = get %6\n%21: T = add %20 %13\nset %6 %21 !0:5:3\n%22: T = get %6\n%23: T = max %22 %13\nset %6 %23 !0:6:3",
			Mixed, "built up by s += x at fold.go:5:3 and by s = max(s, x) at fold.go:6:3", "a variable for each"},
		{"s = x, read after", "i64", "set %6 %13 !0:5:3",
			LastValue, "set in the parallel loop at fold.go:5:3 and read after it", "declare s inside the loop"},
		{"if x > 0 { s = x }", "i64", "%20: T = const value=0\n%21: bool = gt %13 %20\nif %21 {\nset %6 %13 !0:5:3\n} {\n}",
			LastValue, "there is no last iteration", "//spelt:serial"},
		{"a stale read", "i64", "%20: T = get %6\n%22: T = get %6\n%21: T = add %20 %13\nset %6 %21\n%23: T = add %22 %13\nset %6 %23",
			Carried, "carries a value", ""},
		{"read before a loop that sets", "i64", "%20: T = get %6\n%21: i64 = const value=2\nfor %21 { (%22: i64)\n%23: T = add %20 %13\nset %6 %23\n}",
			Carried, "carries a value", ""},
		{"x depends on s", "i64", "%20: T = get %6\n%21: T = get %6\n%22: T = mul %21 %13\n%23: T = add %20 %22\nset %6 %23",
			AlsoRead, "read there", ""},
		{"s < 10 decides", "i64", "%20: T = const value=10\n%21: T = get %6\n%22: bool = lt %21 %20\nif %22 {\n%23: T = get %6\n%24: T = add %23 %13\nset %6 %24\n} {\n}",
			AlsoRead, "read there", ""},
		{"if x > s { s = x + 1 }", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\n%22: T = const value=1\n%23: T = add %13 %22\nif %21 {\nset %6 %23\n} {\n}",
			Carried, "carries a value", "if x > s { s = x }"},
		{"if !(x <= s) { s = x } of floats", "f64", "%20: T = get %6\n%21: bool = le %13 %20\n%22: bool = not %21\nif %22 {\nset %6 %13\n} {\n}",
			Carried, "carries a value", ""},
		{"if x > s { s = x } else { … }", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\nif %21 {\nset %6 %13\n} {\nstore %12 %13 tag=\"T\"\n}",
			Carried, "carries a value", ""},
		{"a stale comparison", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\n%22: T = get %6\n%23: bool = gt %11 %22\nif %23 {\nset %6 %11\n} {\n}\nif %21 {\nset %6 %13\n} {\n}",
			Carried, "carries a value", ""},
		{"a comparison before a loop that sets", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\n%22: i64 = const value=2\nfor %22 { (%23: i64)\nif %21 {\nset %6 %13\n} {\n}\n}",
			Carried, "carries a value", ""},
		{"if x == s { s = x }", "i64", "%20: T = get %6\n%21: bool = eq %13 %20\nif %21 {\nset %6 %13\n} {\n}",
			Carried, "carries a value", ""},
		{"x[i] changes in between", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\nstore %12 %4 tag=\"T\"\nif %21 {\n%22: T = load %12 tag=\"T\"\nset %6 %22\n} {\n}",
			Carried, "carries a value", ""},
		{"v changes in between", "i64", "%20: T = local %13\n%21: T = get %20\n%22: T = get %6\n%23: bool = gt %21 %22\nset %20 %4\nif %23 {\n%24: T = get %20\nset %6 %24\n} {\n}",
			Carried, "carries a value", ""},
		{"more than the maximum is stored", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\nif %21 {\nset %6 %13 !0:5:3\nstore %12 %13 tag=\"T\" !0:6:3\n} {\n}",
			Position, "where it is set at fold.go:5:3, more happens", "find the value first"},
		{"a new check under the condition", "i64", "%20: T = get %6\n%21: bool = gt %13 %20\nif %21 {\nbounds %11 %0\nset %6 %13\n} {\n}",
			Position, "more happens", ""},
		{"a condition after the comparison", "i64", `
			%20: T = get %6 !0:5:3
			%21: bool = gt %13 %20
			%22: bool = local %21
			if %21 {
			%23: bool = ne %11 %4
			set %22 %23
			} {
			}
			%24: bool = get %22
			if %24 {
			set %6 %13
			} {
			}`, Carried, "read at fold.go:5:3", ""},
		{"s = s || x[j], which may fail", "bool", `
			%20: T = get %6 !0:5:3
			%21: T = local %20
			if %20 {
			} {
			bounds %11 %3
			%22: T = load %12 tag="T"
			set %21 %22
			}
			%23: T = get %21
			set %6 %23`, ShortCircuit, "decides at fold.go:5:3", "if x { s = true }"},
		{"s = s || f(), which stores", "bool", `
			%20: T = get %6 !0:5:3
			%21: T = local %20
			if %20 {
			} {
			store %12 %13 tag="T"
			%22: T = load %12 tag="T"
			set %21 %22
			}
			%23: T = get %21
			set %6 %23`, ShortCircuit, "decides at fold.go:5:3", "if x { s = true }"},
		{"s = s || f(), which may not end", "bool", `
			%20: T = get %6 !0:5:3
			%21: T = local %20
			if %20 {
			} {
			loop {
			} {
			}
			%22: T = load %12 tag="T"
			set %21 %22
			}
			%23: T = get %21
			set %6 %23`, ShortCircuit, "decides at fold.go:5:3", "if x { s = true }"},
		{"s = s || f(), which sets another local", "bool", `
			%19: T = local %13
			%20: T = get %6 !0:5:3
			%21: T = local %20
			if %20 {
			} {
			set %21 %13
			set %19 %13
			}
			%23: T = get %21
			set %6 %23`, ShortCircuit, "decides at fold.go:5:3", "if x { s = true }"},
		{"s = s || !s", "bool", `
			%20: T = get %6 !0:5:3
			%21: T = local %20
			if %20 {
			} {
			%24: T = get %6
			%22: T = not %24
			set %21 %22
			}
			%23: T = get %21
			set %6 %23`, AlsoRead, "and read there", ""},
		{"s = (s || x) && x", "bool", `
			%20: T = get %6 !0:5:3
			%21: T = local %20
			if %20 {
			} {
			set %21 %13
			}
			%22: T = get %21
			%23: T = local %22
			if %22 {
			set %23 %13
			} {
			}
			%24: T = get %23
			set %6 %24`, ShortCircuit, "decides at fold.go:5:3", ""},
		{"if !s { s = x }", "bool", `
			%20: T = get %6
			%21: T = not %20
			if %21 {
			%22: T = load %12 tag="T"
			set %6 %22
			} {
			}`, ShortCircuit, "decides", "if x { s = true }"},
		{"s = true here, false there", "bool", `
			%20: T = const value=0
			%21: T = const value=1
			if %13 {
			set %6 %20
			} {
			set %6 %21
			}`, LastValue, "no last iteration", ""},
	}
	for _, tt := range tests {
		k := parse(t, fold(tt.typ, tt.form))
		before := string(k.Print(ir.Full))
		p := Recognise(k)
		if len(p) != 1 || p[0].Local.Name != "s" || p[0].Loop != parallel(k) || p[0].At == nil {
			t.Errorf("%s: got %v (reductions %v), want one problem", tt.name, p, parallel(k).Loop.Reduce)
			continue
		}
		if p[0].Kind != tt.kind || !strings.Contains(p[0].Message, tt.message) || !strings.Contains(p[0].Hint, tt.hint) {
			t.Errorf("%s: got %s: %v, want %s: %s; %s", tt.name, p[0].Kind, p[0], tt.kind, tt.message, tt.hint)
		}
		if after := string(k.Print(ir.Full)); after != before {
			t.Errorf("%s: a kernel with a problem changed:\n%s", tt.name, after)
		}
	}
}

func TestArgmaxNamesBoth(t *testing.T) {
	k := parse(t, strings.Replace(fold("i64", `
		%20: i64 = get %6
		%21: bool = gt %13 %20
		if %21 {
		set %6 %13 !0:7:3
		set %7 %11 !0:7:8
		} {
		}`), "for %0", "%7: i64 = local %4 !0:4:2 \"at\"\nfor %0", 1))
	k.Body.Stmts = append(k.Body.Stmts, &ir.Stmt{Op: ir.OpGet, Type: ir.I64, Args: []*ir.Stmt{k.Body.Stmts[7]}})
	if err := k.Verify(); err != nil {
		t.Fatal(err)
	}
	p := Recognise(k)
	if len(p) != 2 || p[0].Kind != Position || p[1].Kind != Position || p[0].Local.Name != "s" || p[1].Local.Name != "at" ||
		!strings.Contains(p[1].Message, "at (declared at fold.go:4:2) is set if an iteration beats s") {
		t.Errorf("got %v", p)
	}
}

func TestSectionsShareNoLocal(t *testing.T) {
	const text = `kernel "k" args=16
file "k.go"
param ptr 0 mem=16
{
  %0: ptr = param n=0
  %1: i64 = const value=1
  %2: i64 = local %1 !0:2:2 "a"
  %3: i64 = local %1 "b"
  sections {
    set %3 %1
    %4: i64 = get %3
    store %0 %4 tag="i64"
    %5: i64 = get %2 !0:4:4
    store %0 %5 tag="i64"
  } {
    set %2 %1 !0:6:4
  }
  %6: i64 = get %3
  store %0 %6 tag="i64"
}
`
	p := Recognise(parse(t, text))
	if len(p) != 1 || p[0].Kind != Sections || p[0].Local.Name != "a" ||
		!strings.Contains(p[0].Message, "set in one of several concurrent sections at k.go:6:4 and used in another at k.go:4:4") {
		t.Errorf("got %v, want a problem with a, and none with b", p)
	}
}

func TestLeavesOfOneVariableAreReportedOnce(t *testing.T) {
	k := parse(t, `kernel "k" args=24
param i64 0
{
  %0: i64 = param n=0
  %1: ptr = const value=0
  %2: ptr = local %1 !0:2:2 "row"
  %3: i64 = local %0 !0:2:2 "row"
  for %0 parallel=1 { (%4: i64)
    set %2 %1
    set %3 %4
  }
  %5: ptr = get %2
  %6: i64 = get %3
}
`)
	if p := Recognise(k); len(p) != 1 {
		t.Errorf("got %v, want one problem", p)
	}
}

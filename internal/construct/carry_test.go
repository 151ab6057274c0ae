package construct_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
)

// Q6: it is decided for each value whether it is recomputed or carried, and what is carried has a name, a place and the
// reason.
func TestQ6EveryCarriedValueHasItsReason(t *testing.T) {
	loops := func(value string) string { return fillLoop(900, value) + fillLoop(902, value) }
	for _, c := range []struct{ name, body, want string }{
		{"a constant", loops("%914"), ""},
		{"an argument", loops("%905"), ""},
		{"a short chain", "%1: f64 = add %905 %912 !0:5:1\n%2: f64 = mul %1 %1 !0:5:2\n" + loops("%2"), ""},
		{"a long chain", "%1: f64 = add %905 %912 !0:5:1\n" + chain(1, 40) + loops("%41"), "5 dearer to recompute than to carry"},
		{"a load", "%1: f64 = load %906 tag=\"f64\" !0:6:1 \"b\"\n" + loops("%1"), "6 b memory as it was at this point"},
		{"a chain after a load", "%1: f64 = load %906 tag=\"f64\" !0:6:1\n%2: f64 = mul %1 %914 !0:7:1\n" + loops("%2"), "6 memory as it was at this point"},
		{"an atomic", "%1: i64 = atomic %907 %911 rmw=\"add\" tag=\"i64\" !0:8:1 \"old\"\n%2: f64 = conv %1\n" + loops("%2"), "8 old an atomic or volatile access happens exactly once"},
		{"a volatile load", "%1: f64 = vload %906 tag=\"f64\" !0:9:1\n" + loops("%1"), "9 an atomic or volatile access happens exactly once"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, carry := range split(t, c.body).Carried {
				got = append(got, strings.Join(strings.Fields(fmt.Sprint(carry.Pos.Line, " ", carry.Name, " ", carry.Reason)), " "))
			}
			if s := strings.Join(got, "; "); s != c.want {
				t.Errorf("carried %q, want %q", s, c.want)
			}
		})
	}
}

// chain is n multiplications, each by the value before, from %from+1 on.
func chain(from, n int) string {
	var b strings.Builder
	for i := from; i < from+n; i++ {
		fmt.Fprintf(&b, "%%%d: f64 = mul %%%d %%905 !0:5:1\n", i+1, i)
	}
	return b.String()
}

// statements is how many there are in all constructs.
func statements(r *construct.Result) (n int) {
	for _, c := range r.Constructs {
		c.Code.Body.Walk(func(*ir.Stmt) bool { n++; return true })
	}
	return n
}

// Q7: however long a chain is, and however often a value in it is used, each user recomputes a bounded number of
// operations; beyond it the value is carried.
func TestQ7RecomputingIsBounded(t *testing.T) {
	const users = 20
	var loops strings.Builder
	loop := func(value string, n int) string {
		return fmt.Sprintf("for %%901 parallel=1 { (%%%[1]d: i64)\n%%%[2]d: ptr = elem %%900 %%%[1]d stride=8\nstore %%%[2]d %[3]s tag=\"f64\"\n}\n", n, n+1, value)
	}
	squares := "%1: f64 = add %905 %912\n" // each value is used twice: written out, there are 2^30 multiplications
	for i := 1; i <= 30; i++ {
		squares += fmt.Sprintf("%%%d: f64 = mul %%%d %%%d\n", i+1, i, i)
	}
	for i := range users {
		loops.WriteString(loop("%VALUE", 1000+2*i))
	}
	base := statements(split(t, strings.ReplaceAll(loops.String(), "%VALUE", "%914")))
	for _, c := range []struct {
		name, chain, value string
		carried            bool
	}{
		{"5", "%1: f64 = add %905 %912\n" + chain(1, 4), "%5", false},
		{"500", "%1: f64 = add %905 %912\n" + chain(1, 499), "%500", true},
		{"2^30", squares, "%31", true},
	} {
		r := split(t, c.chain+strings.ReplaceAll(loops.String(), "%VALUE", c.value))
		if (len(r.Carried) > 0) != c.carried {
			t.Errorf("a chain of %s: carried %v", c.name, r.Carried)
		}
		// Beside the value itself: the operations that are recomputed, and one computation where it is carried from.
		if n := statements(r); n > base+users*40+600 {
			t.Errorf("a chain of %s: %d statements in %d constructs, %d with a constant in its place", c.name, n, len(r.Constructs), base)
		}
	}
}

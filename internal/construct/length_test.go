package construct_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
)

// The length of an array is not in a construct where its trip count stands in
// for it or a check at run time is needed in any case. Where it decides what
// the code has to check, it is.
func TestLengthsOfArraysAreArguments(t *testing.T) {
	split := func(body string, length int) (digest [32]byte, text string) {
		k, err := ir.Parse(fmt.Appendf(nil, "%s%%1: i64 = const value=%d\n%s}\n", head, length, body))
		if err != nil {
			t.Fatal(err)
		}
		r, err := construct.Split(k)
		if err != nil {
			t.Fatal(err)
		}
		c := r.Constructs[0].Code
		if err := c.Verify(); err != nil {
			t.Errorf("%v:\n%s", err, c.Print(ir.Plain))
		}
		return c.Digest(), string(c.Print(ir.Plain))
	}
	for _, c := range []struct {
		name, body string
		free       bool
	}{
		{"index of the loop", `for %1 parallel=1 { (%2: i64)
			bounds %2 %1
			%4: ptr = elem %900 %2 stride=8
			store %4 %914 tag="f64"
		}`, true},
		{"length of its own, affine index", `for %1 parallel=1 { (%2: i64)
			%3: i64 = const value=LEN
			%4: i64 = add %2 %904
			%5: i64 = mul %4 %911
			bounds %5 %3
			%7: ptr = elem %900 %5 stride=8
			store %7 %914 tag="f64"
		}`, true},
		{"index of an inner loop beside it", `for %904 parallel=1 { (%2: i64)
			for %911 { (%3: i64)
				%4: i64 = add %2 %3
				bounds %4 %1
				%6: ptr = elem %900 %4 stride=8
				store %6 %914 tag="f64"
			}
		}`, true},
		{"index of an inner loop alone", `for %904 parallel=1 { (%2: i64)
			for %911 { (%3: i64)
				bounds %3 %1
				%6: ptr = elem %900 %3 stride=8
				store %6 %914 tag="f64"
			}
		}`, false},
		{"a masked index", `for %904 parallel=1 { (%2: i64)
			%3: i64 = and %2 %911
			bounds %3 %1
			%6: ptr = elem %900 %3 stride=8
			store %6 %914 tag="f64"
		}`, false},
		{"the length is a number elsewhere", `for %904 parallel=1 { (%2: i64)
			bounds %2 %1
			%6: ptr = elem %900 %2 stride=8
			%7: f64 = conv %1
			store %6 %7 tag="f64"
		}`, false},
		{"the length is in a value from outside", `%8: i64 = add %904 %1
		for %904 parallel=1 { (%2: i64)
			bounds %2 %1
			%6: ptr = elem %900 %2 stride=8
			%7: f64 = conv %8
			store %6 %7 tag="f64"
		}`, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, text := split(lengthIs(c.body, 64), 64)
			b, _ := split(lengthIs(c.body, 96), 96)
			if (a == b) != c.free {
				t.Errorf("equal for lengths 64 and 96: %v, want %v:\n%s", a == b, c.free, text)
			}
		})
	}
}

func lengthIs(body string, n int) string {
	return strings.ReplaceAll(body, "LEN", strconv.Itoa(n))
}

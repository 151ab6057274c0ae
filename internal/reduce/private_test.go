package reduce

import (
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
)

// scratch makes a kernel over y[0:n] with a local %6 "t" that is declared in
// front of the loop. In the loop %12 is the address and %13 the value of the
// current element.
func scratch(before, body, after string) string {
	return `kernel "scratch" args=32
param ptr 0 "y"
param i64 8 "y.len"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: i64 = const value=0
  %3: i64 = const value=1
  %4: i64 = const value=2
  %6: i64 = local %2 "t"
` + before + `
  for %1 parallel=1 { (%10: i64)
    %12: ptr = elem %0 %10 stride=8
    %13: i64 = load %12 tag="i64"
` + body + `
  }
` + after + `
}
`
}

const (
	setIt  = "set %6 %13\n"
	readIt = "%20: i64 = get %6\n%21: i64 = add %20 %20\nstore %12 %21 tag=\"i64\"\n"
	cond   = "%30: bool = gt %13 %3\n"
)

func TestPrivate(t *testing.T) {
	const loop3 = "%40: i64 = const value=3\nfor %40 { (%41: i64)\n"
	tests := []struct {
		name, before, body, after string
		private                   bool
	}{
		{"set, then read", "", setIt + readIt, "", true},
		{"set only", "", setIt, "", true},
		{"set on both sides of an if", "", cond + "if %30 {\nset %6 %3\n} {\n" + setIt + "}\n" + readIt, "", true},
		{"set on one side of an if", "", cond + "if %30 {\n" + setIt + "} {\n}\n" + readIt, "", false},
		{"set on one side, the other continues", "", cond + "if %30 {\n" + setIt + "} {\ncontinue depth=0\n}\n" + readIt, "", true},
		{"read first", "", readIt + setIt, "", false},
		{"set in a loop that may not run", "", "for %13 { (%40: i64)\n" + setIt + "}\n" + readIt, "", false},
		{"set in a loop that runs at least once", "", "loop {\n" + setIt + cond + "if %30 {\n} {\nbreak depth=0\n}\nbreak depth=0\n} {\n}\n" + readIt, "", true},
		{"a break before the set", "", "loop {\n" + cond + "if %30 {\nbreak depth=0\n} {\n}\n" + setIt + "break depth=0\n} {\n}\n" + readIt, "", false},
		{"a break out of a block before the set", "", "block {\n" + cond + "if %30 {\nbreak depth=0\n} {\n}\n" + setIt + "}\n" + readIt, "", false},
		{"a break out of a block after the set", "", "block {\n" + setIt + cond + "if %30 {\nbreak depth=0\n} {\n}\n}\n" + readIt, "", true},
		{"carried within an iteration by its own loop", "", "set %6 %2\n" + loop3 + "%42: i64 = get %6\n%43: i64 = add %42 %13\nset %6 %43\n}\n" + readIt, "", true},
		{"read in post after a continue before the set", "", "loop {\n" + cond + "if %30 {\ncontinue depth=0\n} {\n}\n" + setIt + "} {\n" + readIt + "}\n", "", false},

		{"read after", "", setIt + readIt, "%50: i64 = get %6\nstore %0 %50 tag=\"i64\"\n", false},
		{"set and read after", "", setIt + readIt, "set %6 %3\n%50: i64 = get %6\n", true},
		{"set on one side, and read after", "", setIt + readIt, "%51: bool = gt %1 %3\nif %51 {\nset %6 %3\n} {\n}\n%50: i64 = get %6\n", false},
		{"read only before", "%50: i64 = get %6\nstore %0 %50 tag=\"i64\"\n", setIt + readIt, "", true},
		{"read in the next round", "for %4 { (%60: i64)\n%50: i64 = get %6\nstore %0 %50 tag=\"i64\"\n", setIt + readIt, "}\n", false},
		{"set in the next round", "for %4 { (%60: i64)\nset %6 %2\n%50: i64 = get %6\nstore %0 %50 tag=\"i64\"\n", setIt + readIt, "}\n", true},
		{"read in the next round after a continue", "loop {\n%50: i64 = get %6\nstore %0 %50 tag=\"i64\"\n",
			setIt + readIt, "%51: bool = gt %1 %3\nif %51 {\ncontinue depth=0\n} {\n}\nset %6 %3\nbreak depth=0\n} {\n}\n", false},
		{"set in post, for the next round", "loop {\n%50: i64 = get %6\nstore %0 %50 tag=\"i64\"\n",
			setIt + readIt, "%51: bool = gt %1 %3\nif %51 {\ncontinue depth=0\n} {\n}\nbreak depth=0\n} {\nset %6 %3\n}\n", true},
		{"read after a break", "block {\n", setIt + readIt, "%51: bool = gt %1 %3\nif %51 {\nbreak depth=0\n} {\n}\nset %6 %3\n}\n%50: i64 = get %6\n", false},
		{"read after, but not after the way that sets", "%51: bool = gt %1 %3\nif %51 {\n", setIt + readIt, "return\n} {\n}\n%50: i64 = get %6\n", true},
	}
	for _, tt := range tests {
		k := parse(t, scratch(tt.before, tt.body, tt.after))
		original := k.Clone()
		p := Recognise(k)
		if private := len(p) == 0; private != tt.private {
			t.Errorf("%s: private is %v: %v", tt.name, private, p)
			continue
		}
		if err := k.Verify(); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if len(parallel(k).Loop.Reduce) > 0 {
			t.Errorf("%s: taken for a reduction", tt.name)
		}
		if !tt.private {
			continue
		}
		parallel(k).Blocks[0].Walk(func(s *ir.Stmt) bool {
			for _, a := range s.Args {
				if a.Op == ir.OpLocal && a == k.Body.Stmts[5] {
					t.Errorf("%s: the loop still uses the outer local", tt.name)
				}
			}
			return true
		})
		if tt.name == "set in post, for the next round" {
			continue // without end if n > 1
		}
		for n := range 4 {
			var got, want [4]int64
			for i, y := range [][]int64{got[:], want[:]} {
				copy(y, []int64{1, 2, 3, 0})
				args := struct{ y []int64 }{y[:n]}
				if err := interp.Run([]*ir.Kernel{k, original}[i], unsafe.Pointer(&args)); err != nil {
					t.Fatal(tt.name, err)
				}
			}
			if got != want {
				t.Errorf("%s: n=%d gives %v, want %v", tt.name, n, got, want)
			}
		}
	}
}

func TestTwoLoopsShareAScratchLocal(t *testing.T) {
	k := parse(t, scratch("", setIt+readIt, `for %1 parallel=1 { (%60: i64)
		%61: i64 = add %60 %3
		set %6 %61
		%62: ptr = elem %0 %60 stride=8
		%63: i64 = get %6
		store %62 %63 tag="i64"
	}
`))
	if p := Recognise(k); len(p) > 0 {
		t.Errorf("got %v", p)
	}
	if err := k.Verify(); err != nil {
		t.Error(err)
	}
}

package corpus_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// TestAcceptanceD9LoopsThatWrap: a counted loop whose variable wraps around runs as often as in Go, or is an error if it
// would never end, after an error of an iteration.
func TestAcceptanceD9LoopsThatWrap(t *testing.T) {
	b := newBench(t, t.TempDir())
	run := func(rt *spelt.Runtime) string {
		var out []any
		add := func(v ...any) { out = append(out, fmt.Sprint(v...)) }
		x := make([]int32, 256)
		n, err := kernels.WrapConstKernel.On(rt).Launch(x)
		add(n, err, x)
		for _, lo := range []uint8{0, 7, 128, 255} {
			for _, hi := range []uint8{0, 1, 100, 250, 254} {
				for _, k := range []uint8{1, 3, 100, 127, 129, 255} {
					if endless(lo, hi, k) {
						continue
					}
					x, y := make([]int32, 256), make([]int32, 256)
					n, err := kernels.WrapBytesKernel.On(rt).Launch(x, y, lo, hi, k)
					add(n, err, x, y)
				}
			}
		}
		o, lo, hi := make([]int32, 300), make([]int8, 300), make([]int8, 300)
		for i := range o {
			lo[i], hi[i] = int8(i*7), int8(i*5)
			if hi[i] == math.MinInt8 {
				hi[i] = -100
			}
		}
		err = kernels.WrapLanesKernel.On(rt).Launch(o, lo, hi)
		add(err, o)
		for _, hi := range []uint64{0, 1, 1 << 63, math.MaxUint64} {
			n, sum, err := kernels.WrapWideKernel.On(rt).Launch(hi)
			add(n, sum, err)
		}
		return fmt.Sprint(out...)
	}
	want := run(b.plain)
	for i, s := range settings {
		if got := run(b.rts[i]); got != want {
			t.Errorf("%s: got %.2000s, want %.2000s", s.name, got, want)
		}
		if s.name == "unchecked" {
			continue
		}
		if err := kernels.WrapNeverKernel.On(b.rts[i]).Launch(make([]int32, 256)); !errors.Is(err, spelt.ErrRange) {
			t.Errorf("%s: a loop without end: %v", s.name, err)
		}
		if err := kernels.WrapUnitKernel.On(b.rts[i]).Launch(nil, 1<<63); !errors.Is(err, spelt.ErrRange) || !strings.Contains(err.Error(), "2⁶³ iterations or more") {
			t.Errorf("%s: a loop of 2⁶³ iterations, whose variable does not wrap: %v", s.name, err)
		}
		if err := kernels.WrapNeverKernel.On(b.rts[i]).Launch(make([]int32, 100)); !errors.Is(err, spelt.ErrIndex) {
			t.Errorf("%s: a loop without end that fails: %v", s.name, err)
		}
	}
}

// endless reports whether a loop over bytes comes to no end.
func endless(lo, hi, k uint8) bool {
	i := lo
	for range 257 {
		if i >= hi {
			return false
		}
		i += k
	}
	return true
}

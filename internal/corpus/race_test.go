package corpus_test

import (
	"errors"
	"testing"

	"github.com/spelt-go/spelt"
)

// TestNoKernelRaces holds every kernel to be free of races, on the same arguments as native code, and the check to
// leave in memory, return and fail with what plain Go does, bit for bit.
func TestNoKernelRaces(t *testing.T) {
	plain := newRuntime(t, spelt.WithBackend(spelt.Go))
	checked := newRuntime(t, spelt.WithRaceCheck(true))
	t.Run("kernels", func(t *testing.T) {
		for i := range cases {
			c := &cases[i]
			t.Run(c.l.Name(), func(t *testing.T) {
				t.Parallel()
				for _, tr := range c.trials(t, plain) {
					if err := c.hold(checked, tr, comparison{}); err != nil {
						t.Error(err)
					}
				}
			})
		}
	})
	for i := range faults {
		f := &faults[i]
		t.Run("fault/"+f.l.Name()+"/"+f.name, func(t *testing.T) {
			in := newInput(uint64(i), n, false, false)
			args := in.args(f.types())
			f.fit(in, args)
			before := in.save()
			_, want := f.launch(plain, args)
			after := in.save()
			in.restore(before)
			_, got := f.launch(checked, args)
			if errors.Is(got, spelt.ErrRace) {
				t.Fatal(got)
			}
			if d := sameError(got, want); d != "" && f.l.Name() != "SectionFails" {
				t.Fatalf("%v: %s; plain Go: %v", got, d, want)
			}
			if d := (comparison{}).states(in.save(), after); d != "" && f.l.Name() != "SectionFails" {
				t.Fatal(d)
			}
		})
	}
}

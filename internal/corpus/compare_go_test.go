package corpus_test

import (
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
)

// TestCompareAgrees launches every kernel with the comparison on, fused and not, on the arguments that all settings are
// tried on: nothing that native code may do counts as a difference.
func TestCompareAgrees(t *testing.T) {
	if err := needLLVM(); err != nil {
		t.Skip("cannot compile:", err)
	}
	dir := t.TempDir()
	plain := newRuntime(t, spelt.WithBackend(spelt.Go))
	rts := map[string]*spelt.Runtime{}
	for name, opts := range map[string][]spelt.Option{
		"fused": {spelt.WithThreads(3)}, "unfused": {spelt.WithThreads(3), spelt.WithFMA(false)},
	} {
		rts[name] = newRuntime(t, append(opts, spelt.WithBackend(spelt.Native), spelt.WithCacheDir(dir), spelt.WithCompare(1))...)
	}
	t.Run("kernels", func(t *testing.T) {
		for i := range cases {
			c := &cases[i]
			t.Run(c.l.Name(), func(t *testing.T) {
				t.Parallel()
				for _, tr := range c.trials(t, plain) {
					for name, rt := range rts {
						if _, _, err := c.run(rt, tr); err != nil {
							t.Errorf("%s: %v", name, err)
						}
					}
				}
			})
		}
	})
	for i := range faults {
		f := &faults[i]
		t.Run("fault/"+f.l.Name()+"/"+strings.ReplaceAll(f.name, " ", "_"), func(t *testing.T) {
			in := newInput(uint64(i), n, false, false)
			args := in.args(f.types())
			f.fit(in, args)
			before := in.save()
			_, want := f.launch(plain, args)
			for name, rt := range rts {
				in.restore(before)
				_, got := f.launch(rt, args)
				if d := sameError(got, want); d != "" && f.l.Name() != "SectionFails" {
					t.Errorf("%s: %v: %s; plain Go: %v", name, got, d, want)
				}
			}
		})
	}
}

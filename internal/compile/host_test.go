package compile_test

import (
	"path/filepath"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/target"
)

// CASE 10: what is stored on a host always loads on that host, for each target that it has: its own level, those below,
// and all it can.
func TestCase10WhatAHostStoresItLoads(t *testing.T) {
	targets := []target.Target{target.Host(), target.Native()}
	for _, name := range target.Levels() {
		tg, err := target.ForLevel(name)
		if err != nil {
			t.Fatal(err)
		}
		if tg.SubsetOf(target.Native()) {
			targets = append(targets, tg)
		}
	}
	dir := filepath.Join(t.TempDir(), "cache")
	scopes := map[string]bool{}
	for _, tg := range targets {
		o := options()
		o.Target = tg
		if l := load(t, engine(t, dir), o); l.Report.FromDisk != scopes[tg.Scope()] {
			t.Errorf("%s: %+v", tg.Level, l.Report)
		}
		scopes[tg.Scope()] = true
		e := engine(t, dir)
		l := load(t, e, o)
		if c := e.Store.Counts(cache.KernelRecord); !l.Report.FromDisk || c.Hits != 1 || c.Missed() != 0 {
			t.Errorf("%s, stored by this host: %+v, %+v", tg.Level, l.Report, c)
		}
		check(t, l, 2)
	}
}

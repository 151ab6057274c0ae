package compile_test

import (
	"context"
	"log/slog"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
)

// onDrop is a log that calls f when the store says that it dropped a record.
type onDrop struct {
	slog.Handler
	f func()
}

func (h onDrop) Enabled(context.Context, slog.Level) bool { return true }

func (h onDrop) Handle(_ context.Context, r slog.Record) error {
	if r.Message == "spelt: dropped a cache record" {
		h.f()
	}
	return nil
}

// A bad artifact that another process stores again, or that the store cannot remove, is compiled past: it is not
// tried over and over.
func TestABadArtifactThatComesBackIsTriedOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	e := engine(t, dir)
	load(t, e, options())
	remove(t, dir, "kernel")
	var artifacts []cache.Entry
	for en := range e.Store.Entries() {
		if en.Kind == cache.ArtifactRecord {
			artifacts = append(artifacts, en)
		}
	}
	spoil := func() {
		for _, en := range artifacts {
			if err := e.Store.Put(en.Kind, en.Scope, en.Key, []byte("no object")); err != nil {
				t.Error(err)
			}
		}
	}
	spoil()
	var drops atomic.Int32
	log := slog.New(onDrop{slog.DiscardHandler, func() {
		if drops.Add(1) > 20 {
			panic("the same artifact is tried for ever")
		}
		spoil()
	}})
	s, err := cache.Open(dir, cache.Options{Logger: log})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	l := load(t, &compile.Engine{Store: s, Log: slog.New(slog.DiscardHandler)}, options())
	check(t, l, 2)
	if all := (compile.Counts{Total: 3, Compiled: 3}); l.Report.Tasks != all || l.Report.Constructs != all {
		t.Errorf("constructs %+v, tasks %+v; want %+v of both", l.Report.Constructs, l.Report.Tasks, all)
	}
	if w := load(t, engine(t, dir), options()); !w.Report.FromDisk {
		t.Errorf("not stored again: %+v", w.Report)
	}
}

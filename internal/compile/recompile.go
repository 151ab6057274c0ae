package compile

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/llvm"
)

// Recompiled is what came of compiling a version of the history once more.
type Recompiled struct {
	// Skipped says why it was not compiled, "" if it was.
	Skipped string
	// Compared counts the records that were compared byte for byte, Absent those that are not, or not readable, in the store.
	Compared, Absent int
	Differences      []Difference
}

// Difference is a record that is not what is compiled now.
type Difference struct {
	Kind      cache.Kind
	Scope     string
	Key       cache.Key
	Construct int // from 0; -1 for the kernel as a whole
	What      string
}

// Why a version of the history is not compiled again: see Recompiled.Skipped.
const (
	SkippedVersion   = "made by another version of Spelt, or with another LLVM"
	SkippedForgotten = "the code is not known any more"
)

// Recompile compiles a version of a kernel again, without the help of the store, for the target it was compiled for, and
// compares what the store has of it. It changes nothing. The error is that of the compile, or of a history that cannot be
// read.
func Recompile(ctx context.Context, store *cache.Store, name string, v *history.Version, progress func(done, total int)) (*Recompiled, error) {
	o := Options{
		Target: v.Target,
		Checks: v.Field("checks") == onOff[true],
		FMA:    v.Field("fma") == onOff[true],
		Whole:  v.Field("whole") == onOff[true],
		Cover:  v.Field("cover") == onOff[true],
		Lanes:  v.Field("lanes"),
	}
	by, err := llvm.Identify()
	if err != nil {
		return nil, err
	}
	whole, forgotten := v.Whole()
	b := &bundle.Bundle{Digest: v.Digest, Whole: whole}
	if kernelKey(b, &o, by) != v.Key && (forgotten == nil || !o.Cover) {
		return &Recompiled{Skipped: SkippedVersion}, nil
	}
	if forgotten != nil {
		return &Recompiled{Skipped: SkippedForgotten}, nil
	}
	c := &compilation{engine: &Engine{Log: slog.New(slog.DiscardHandler)}, src: Source{Name: name, Bundle: b}, o: o, by: by, key: v.Key, clock: newClock()}
	if progress != nil {
		c.engine.Progress = func(_ string, done, total int) { progress(done, total) }
	}
	p, err := c.splitAgain()
	if err != nil {
		return nil, err
	}
	units, err := c.units(ctx, p)
	if err != nil {
		return nil, err
	}
	r := &Recompiled{}
	seen := map[cache.Key]bool{}
	for i, u := range units {
		if !seen[u.ckey] {
			r.compare(store, Difference{cache.ConstructRecord, o.Target.Scope(), u.ckey, i, ""}, encodeConstruct(u))
		}
		if !seen[u.key] {
			r.compare(store, Difference{cache.ArtifactRecord, o.Target.Scope(), u.key, i, ""}, u.object)
		}
		seen[u.ckey], seen[u.key] = true, true
		if i < len(v.Constructs) && v.Constructs[i].Artifact != u.key {
			r.Differences = append(r.Differences, Difference{cache.ArtifactRecord, o.Target.Scope(), v.Constructs[i].Artifact, i, "the passes make another task now, " + u.key.String()})
		}
	}
	l, record, err := linkUnits(p.plan, units)
	if err != nil {
		return nil, err
	}
	defer l.Release()
	if record != nil {
		r.compare(store, Difference{cache.KernelRecord, o.Target.Scope(), v.Key, -1, ""}, bytes.Join(record, nil))
	}
	return r, nil
}

// compare compares one record with what it should be.
func (r *Recompiled) compare(store *cache.Store, d Difference, want []byte) {
	got, miss := store.Peek(d.Kind, d.Scope, d.Key)
	if miss != cache.Hit {
		r.Absent++
		return
	}
	r.Compared++
	if bytes.Equal(got, want) {
		return
	}
	n := 0
	for n < len(got) && n < len(want) && got[n] == want[n] {
		n++
	}
	d.What = fmt.Sprintf("differs from byte %d on; %d bytes in the cache, %d compiled now", n, len(got), len(want))
	r.Differences = append(r.Differences, d)
}

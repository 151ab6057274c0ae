// Package compile takes a kernel from its IR text to loaded machine code: the
// pipeline in one place, and the three tiers of the cache that let it skip
// parts of itself.
//
//	IR text ─ prepare ─ split ─┬─ passes ─ task ─ LLVM ─ object ─┬─ load
//	  kernel record ───────────┼─ construct record               │
//	  (skips all)              │  (skips the passes)              │
//	                           └─ artifact record (skips LLVM) ───┘
package compile

import (
	"context"
	"encoding/hex"
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/target"
)

// Options are what changes the code of a kernel. Every field is in every key.
type Options struct {
	Target target.Target
	Checks bool // keep the run-time checks
	FMA    bool // fuse multiply-adds where the target can
	Whole  bool // passes see the whole kernel before it is split
	Cover  bool // count how often each stretch of source runs
}

// Engine compiles kernels. It is safe for concurrent use.
type Engine struct {
	Store    *cache.Store // nil: nothing is read from or written to disk
	Log      *slog.Logger // never nil
	Workers  int          // how many tasks compile at the same time
	Verify   bool         // run the IR verifier after every pass
	Progress func(kernel string, done, total int)

	Dump        *Dump     // nil: none
	Print       io.Writer // where the IR of each construct is printed; nil: nowhere
	VerifyCache bool      // compile on every hit, and compare
}

// looking reports whether somebody wants to see a compile happen, so that the
// cache must not answer in its place.
func (e *Engine) looking() bool { return e.Dump != nil || e.Print != nil || e.VerifyCache }

// Source is a kernel as generated code holds it.
type Source struct {
	Name   string
	Digest string // hex of ir.Kernel.Digest
	IR     string // full text form
}

// Counts says what a tier did; each number is -1 if the tier did not run.
type Counts struct{ Total, Reused, Compiled int }

// NotRun is the Counts of a tier that did not run.
var NotRun = Counts{-1, -1, -1}

// Report is what one call of Load did.
type Report struct {
	FromDisk   bool // the whole kernel came from its record
	Constructs Counts
	Tasks      Counts
	Carried    int // values that cross between constructs; -1 if from disk
	CodeBytes  int // size of the mapped code
	Stages     []Stage
}

// Stage is the time that a part of the pipeline took. Stages that run on
// several cores at once add up the time of each.
type Stage struct {
	Name string
	Time time.Duration
}

// Loaded is a kernel that can be launched until it is released.
type Loaded struct {
	Kernel *launch.Kernel
	Image  *object.Image
	Report Report
	Cover  []CoverBlock // what Kernel.Counters count, if Options.Cover

	objects []int // by unit: which object of the image is its
}

// UnitBytes is the size of the code and constants of a unit, in bytes.
func (l *Loaded) UnitBytes(unit int) int {
	if unit >= len(l.objects) || l.Image == nil {
		return 0
	}
	s := l.Image.Sizes(l.objects[unit])
	return s.Code + s.Constants
}

// Release unmaps the code. No launch may be running.
func (l *Loaded) Release() {
	if l.Image != nil {
		l.Image.Release()
	}
}

// Error is a kernel that cannot be compiled.
type Error struct {
	Kernel string
	Stage  string
	Err    error
}

func (e *Error) Error() string {
	return fmt.Sprintf("compile kernel %s: %s: %v", e.Kernel, e.Stage, e.Err)
}
func (e *Error) Unwrap() error { return e.Err }

// Load gives the machine code of src: from its record in the store if there is
// one that loads, otherwise compiled. A record that cannot be used is removed
// and replaced. If LLVM is needed and cannot be had, the error matches
// llvm.ErrNotFound.
func (e *Engine) Load(ctx context.Context, src Source, o Options) (*Loaded, error) {
	c := &compilation{engine: e, src: src, o: o, clock: newClock()}
	defer e.Store.Flush()
	if !o.Target.HasFMA() {
		c.o.FMA = false
	}
	c.key = kernelKey(src.Digest, &c.o)
	l, err := c.load(ctx)
	if err == nil && c.o.Cover {
		err = c.count(l)
	}
	if err != nil {
		return nil, err
	}
	return l, nil
}

func (c *compilation) load(ctx context.Context) (*Loaded, error) {
	if !c.engine.looking() {
		if l := c.fromRecord(); l != nil {
			return l, nil
		}
	}
	l, err := c.compile(ctx)
	if err == nil {
		c.engine.Store.StartTrim()
	}
	return l, err
}

// count gives the kernel its counters.
func (c *compilation) count(l *Loaded) error {
	k, err := c.parse()
	if err != nil {
		return err
	}
	l.Cover = instrument(k)
	l.Kernel.Counters = make([]uint64, len(l.Cover))
	return nil
}

type compilation struct {
	engine *Engine
	src    Source
	o      Options
	key    cache.Key
	clock  *clock
}

func (c *compilation) fail(stage string, err error) error {
	return &Error{Kernel: c.src.Name, Stage: stage, Err: err}
}

// parse reads the kernel's text and checks that it is what its digest says.
func (c *compilation) parse() (*ir.Kernel, error) {
	k, err := ir.Parse([]byte(c.src.IR))
	if err != nil {
		return nil, c.fail("parse", err)
	}
	if err := k.Verify(); err != nil {
		return nil, c.fail("verify", err)
	}
	if d := k.Digest(); hex.EncodeToString(d[:]) != c.src.Digest {
		return nil, c.fail("parse", fmt.Errorf("the IR is not what its digest says: generated code was changed; run spelt gen again"))
	}
	return k, nil
}

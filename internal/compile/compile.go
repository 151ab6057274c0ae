// Package compile takes a kernel from its bundle to loaded machine code: the
// pipeline in one place, and the three tiers of the cache that let it skip
// parts of itself.
//
//	bundle ─┬─ construct ─ parse ─ passes ─ task ─ LLVM ─ object ─┬─ load
//	        ├─ construct record (skips parsing and the passes)    │
//	        ├─ artifact record (skips LLVM)                       │
//	        └─ kernel record (skips all) ─────────────────────────┘
package compile

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/target"
)

// Options are what changes the code of a kernel. Every field is in every key.
type Options struct {
	Target target.Target
	Checks bool   // keep the run-time checks
	FMA    bool   // fuse multiply-adds where the target can
	Whole  bool   // passes see the whole kernel before it is split
	Cover  bool   // count how often each stretch of source runs
	Lanes  string // whether loops run as lanes: "never", "always" where it is possible, or anything else: as is faster
}

// Engine compiles kernels. It is safe for concurrent use.
type Engine struct {
	Store    *cache.Store // nil: nothing is read from or written to disk
	Log      *slog.Logger // never nil
	Workers  int          // how many tasks compile at the same time
	Verify   bool         // run the IR verifier after every pass
	Progress func(kernel string, done, total int)

	Dump        *Dump  // nil: none
	Print       *Print // nil: nothing is printed
	VerifyCache bool   // compile on every hit, and compare
	Anew        bool   // compile on every hit
}

// looking reports whether somebody wants to see a compile happen, so that the
// cache must not answer in its place.
func (e *Engine) looking() bool {
	return e.Anew || e.Dump != nil || e.Print != nil || e.VerifyCache
}

// Source is a kernel as generated code holds it.
type Source struct {
	Package string
	Name    string
	*bundle.Bundle
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

	// Version is what was noted of a compile in the history, and Before what it is to be compared with: the compile before
	// it that had another key. Nil if there is none.
	Version, Before *history.Version
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
	Cover  [][]CoverLine // what each of Kernel.Counters counts, if Options.Cover

	objects []int        // by unit: which object of the image is its
	again   *compilation // to take the kernel apart once more, see Locate
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
	At     bundle.Place // the statement that is to blame, or the construct that it is in; zero if unknown
	Err    error
}

func (e *Error) Error() string {
	where := ""
	var exact *codegen.Error // names the place itself
	if e.At.Line > 0 && !errors.As(e.Err, &exact) {
		where = fmt.Sprintf("%s:%d: ", e.At.File, e.At.Line)
	}
	return fmt.Sprintf("compile kernel %s: %s: %s%v", e.Kernel, e.Stage, where, e.Err)
}
func (e *Error) Unwrap() error { return e.Err }

// Temporary reports whether an error of Load is of a machine that has no memory
// for the code at the moment. Nothing is wrong with the kernel or its records.
func Temporary(err error) bool { return errors.Is(err, object.ErrMemory) }

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
	l, err := c.loadCounted(ctx)
	if err != nil {
		return nil, err
	}
	l.Kernel.NoFMA = !c.o.FMA
	l.again = &compilation{engine: &Engine{Log: e.Log}, src: src, o: c.o, clock: newClock()}
	return l, nil
}

// loadCounted is load, with counters if the options ask for them.
func (c *compilation) loadCounted(ctx context.Context) (l *Loaded, err error) {
	defer c.recovered(&err)
	l, err = c.load(ctx)
	if err == nil && c.o.Cover {
		err = c.count(l)
	}
	return l, err
}

// count gives the kernel its counters.
func (c *compilation) count(l *Loaded) error {
	k, err := c.src.ParseMarked()
	if err != nil {
		return c.fail("parse", err)
	}
	l.Cover = instrument(k)
	l.Kernel.Counters = make([]uint64, len(l.Cover))
	return nil
}

type compilation struct {
	engine *Engine
	src    Source
	o      Options
	by     llvm.Build // whose code it is to be
	key    cache.Key
	clock  *clock
	miss   string // why the kernel's record did not answer

	constructs int // how many the kernel has; set before the first is finished

	opening sync.Once // see openLLVM

	reading   sync.Once               // see hadArtifact
	artifacts map[cache.Key]cache.Key // by construct, from the history
}

// fail is an error of a stage. One that is of a stage already stays what it is.
func (c *compilation) fail(stage string, err error) error {
	var staged *Error
	if errors.As(err, &staged) {
		return err
	}
	return &Error{Kernel: c.src.Name, Stage: stage, Err: err}
}

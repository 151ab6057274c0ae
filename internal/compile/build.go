package compile

import (
	"bytes"
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// compile builds the kernel, construct by construct.
func (c *compilation) compile(ctx context.Context) (*Loaded, error) {
	began := time.Now()
	p, err := c.parts()
	if err != nil {
		return nil, err
	}
	if p.split != nil {
		c.showSplit(p.split)
	}
	c.clock.lap("plan")
	version, written := c.version()
	defer written()
	units, err := c.units(ctx, p)
	if err != nil {
		return nil, err
	}
	c.clock.lap("build")
	l, record, err := c.linkAgain(ctx, p.plan, units)
	if err != nil {
		return nil, c.fail("link", err)
	}
	report := c.counts(units)
	c.clock.lap("link")
	if record != nil {
		if c.engine.VerifyCache {
			c.compare("kernel", cache.KernelRecord, c.key, bytes.Join(record, nil))
		}
		c.put(cache.KernelRecord, c.key, record...)
	}
	report.CodeBytes = l.Report.CodeBytes
	report.Carried = p.plan.Carried
	c.clock.lap("store")
	written()
	c.remember(version, units, began, &report)
	c.clock.lap("history")
	report.Stages = c.clock.all()
	l.Report = report
	return l, nil
}

func (c *compilation) passes() transform.Options {
	return transform.Options{NoChecks: !c.o.Checks, NoFMA: !c.o.FMA, HasFMA: c.o.Target.HasFMA(), Verify: c.engine.Verify}
}

// put stores a record. A store that cannot be written costs the next process
// time, nothing else; the store itself warns.
func (c *compilation) put(kind cache.Kind, key cache.Key, data ...[]byte) {
	if c.engine.Store != nil {
		_ = c.engine.Store.Put(kind, c.o.Target.Scope(), key, data...)
	}
}

// unit is a construct on its way to an object.
type unit struct {
	index int // of the first construct that is this one
	part  *part
	finished
	sites          []task.Site
	found          bool // the store has its construct record
	reusedPasses   bool
	reusedArtifact bool
	distrusted     bool // what the store has of it does not link, and is not to be read again
}

// units finishes every construct, equal ones once, on all cores.
func (c *compilation) units(ctx context.Context, p *parts) ([]*unit, error) {
	c.constructs = len(p.list)
	units := make([]*unit, len(p.list))
	first := map[cache.Key]*unit{}
	var distinct []*unit
	for i := range p.list {
		u := &unit{index: i, part: &p.list[i]}
		u.ckey = constructKey(u.part, &c.o, c.by)
		if same := first[u.ckey]; same != nil {
			units[i] = same
			continue
		}
		first[u.ckey] = u
		units[i] = u
		distinct = append(distinct, u)
	}
	if err := c.each(ctx, distinct); err != nil {
		return nil, err
	}
	for i, u := range units {
		p.plan.Units[i].Sites = u.sites
	}
	c.showEqual(units)
	return units, nil
}

// counts is a report of what was reused of units and what was not.
func (c *compilation) counts(units []*unit) Report {
	r := Report{Constructs: Counts{Total: len(units)}, Tasks: Counts{Total: len(units)}}
	eachReuse(units, func(_ *unit, passes, artifact bool) {
		r.Constructs.count(passes)
		r.Tasks.count(artifact)
	})
	if c.o.Whole {
		r.Constructs = NotRun
	}
	if c.engine.Store == nil {
		r.Tasks = NotRun
	}
	return r
}

// eachReuse calls f for each unit with whether the passes, and LLVM, did not run for it: because of a record, or of an
// equal unit before it.
func eachReuse(units []*unit, f func(u *unit, passes, artifact bool)) {
	constructs, tasks := map[cache.Key]bool{}, map[cache.Key]bool{}
	for _, u := range units {
		f(u, constructs[u.ckey] || u.reusedPasses, tasks[u.key] || u.reusedArtifact)
		constructs[u.ckey], tasks[u.key] = true, true
	}
}

func (n *Counts) count(reused bool) {
	if reused {
		n.Reused++
	} else {
		n.Compiled++
	}
}

// each finishes units on several goroutines and reports progress. Which of them
// have a record is found out first, and those that have none go first: one that
// must be compiled takes longer than the records of all others.
func (c *compilation) each(ctx context.Context, units []*unit) error {
	if !c.engine.looking() {
		_ = c.spread(units, func(u *unit) error {
			if u.found = c.fromConstructRecord(u); !u.found && !c.hadArtifact(u) {
				c.openLLVM()
			}
			return nil
		})
		units = slices.Clone(units)
		slices.SortStableFunc(units, func(a, b *unit) int { return missing(b) - missing(a) })
	} else if len(units) > 0 {
		c.openLLVM()
	}
	var done atomic.Int64
	return c.spread(units, func(u *unit) error {
		err := ctx.Err()
		if err == nil {
			err = c.finish(ctx, u)
		}
		n := done.Add(1)
		if c.engine.Progress != nil {
			c.engine.Progress(c.src.Name, int(n), len(units))
		}
		return err
	})
}

// missing is 1 for a unit without a record, which must be parsed, and 0 for others.
func missing(u *unit) int {
	if u.found {
		return 0
	}
	return 1
}

// hadArtifact tells whether the store has the artifact that u had when it was
// last compiled, as the history knows: then only its construct record is gone,
// and the passes are likely to lead to that artifact again.
func (c *compilation) hadArtifact(u *unit) bool {
	c.reading.Do(func() {
		log := history.Read(c.engine.Store, c.src.Package, c.src.Name)
		if log == nil {
			return
		}
		c.artifacts = map[cache.Key]cache.Key{}
		for _, v := range log.Versions {
			for _, con := range v.Constructs {
				c.artifacts[con.Key] = con.Artifact
			}
		}
	})
	key, known := c.artifacts[u.ckey]
	if !known {
		return false
	}
	_, miss := c.engine.Store.Peek(cache.ArtifactRecord, c.o.Target.Scope(), key)
	return miss == cache.Hit
}

// openLLVM begins to open LLVM, which takes longer than what there is to do
// before it is needed: it is called as soon as it is likely to be. That is once
// a record is missing, and never if none is. Who needs LLVM opens it all the
// same, and gets the error.
func (c *compilation) openLLVM() {
	c.opening.Do(func() { go llvm.Open() })
}

// spread calls f for each unit on several goroutines. They begin in order, and
// after an error no more begin. The error of the first failing unit in order is
// returned.
func (c *compilation) spread(units []*unit, f func(*unit) error) error {
	workers := c.engine.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	errs := make([]error, len(units))
	var next atomic.Int64
	var failed atomic.Bool
	var wg sync.WaitGroup
	for range min(workers, len(units)) {
		wg.Go(func() {
			for !failed.Load() {
				i := int(next.Add(1) - 1)
				if i >= len(units) {
					return
				}
				if errs[i] = f(units[i]); errs[i] != nil {
					failed.Store(true)
				}
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// linkUnits loads the objects, and makes the kernel record of them, as link does.
func linkUnits(plan *task.Plan, units []*unit) (*Loaded, [][]byte, error) {
	list := make([]finished, len(units))
	for i, u := range units {
		list[i] = u.finished
	}
	return link(plan, list)
}

// linkAgain loads the objects. If one that came from the store does not link,
// it is removed, compiled again and replaced: once, since the store may not be
// able to remove it, or another process may bring it back. One that was made
// just now and does not link leaves nothing in the store either.
func (c *compilation) linkAgain(ctx context.Context, plan *task.Plan, units []*unit) (*Loaded, [][]byte, error) {
	bad := 0
	defer func() {
		if bad > 1 {
			c.engine.Log.Warn("more cache artifacts did not link", "kernel", c.src.Name, "count", bad-1)
		}
	}()
	for {
		l, record, err := linkUnits(plan, units)
		if err == nil {
			return l, record, nil
		}
		var oe *object.Error
		if !errors.As(err, &oe) {
			return nil, nil, err
		}
		again := false
		var at bundle.Place
		for _, u := range units {
			if u.key.String() != oe.Object {
				continue
			}
			if at == (bundle.Place{}) && u.part.at != nil {
				at = u.part.at()
			}
			c.engine.Store.Drop(cache.ArtifactRecord, c.o.Target.Scope(), u.key, u.object)
			c.engine.Store.Drop(cache.ConstructRecord, c.o.Target.Scope(), u.ckey, nil)
			if !u.reusedArtifact {
				continue
			}
			again = true
			u.reusedArtifact, u.reusedPasses, u.distrusted = false, false, true
			if bad++; bad == 1 {
				c.engine.Log.Warn("cache artifact does not link, compiling it again", "kernel", c.src.Name, "err", err)
			}
			if err := c.finish(ctx, u); err != nil {
				return nil, nil, err
			}
		}
		if !again {
			return nil, nil, &Error{Kernel: c.src.Name, Stage: "link", At: at, Err: err}
		}
	}
}

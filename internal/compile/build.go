package compile

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// compile builds the kernel from its text, construct by construct.
func (c *compilation) compile(ctx context.Context) (*Loaded, error) {
	k, err := c.parse()
	if err != nil {
		return nil, err
	}
	if c.o.Cover {
		instrument(k)
	}
	c.dumpKernel(k)
	c.clock.lap("parse")
	if err := c.prepare(k); err != nil {
		return nil, c.fail("passes", err)
	}
	c.clock.lap("prepare")
	split, err := construct.Split(k)
	if err != nil {
		return nil, c.fail("split", err)
	}
	c.dumpSplit(split)
	c.clock.lap("split")
	units, report, err := c.units(ctx, split)
	if err != nil {
		return nil, err
	}
	c.clock.lap("build")
	l, err := c.linkAgain(ctx, split, units, &report)
	if err != nil {
		return nil, c.fail("link", err)
	}
	c.clock.lap("link")
	plan := make([]finished, len(units))
	for i, u := range units {
		plan[i] = u.finished
	}
	c.put(cache.KernelRecord, c.key, encodeRecord(split.Plan, plan))
	report.CodeBytes = l.Report.CodeBytes
	report.Carried = len(split.Carried)
	c.clock.lap("store")
	report.Stages = c.clock.all()
	l.Report = report
	return l, nil
}

// prepare runs the passes that come before the split: all that are for whole
// kernels if asked for; otherwise only the one that decides which products are
// fused, so that no construct's code depends on another construct.
func (c *compilation) prepare(k *ir.Kernel) error {
	o := c.passes()
	if c.o.Whole {
		return transform.Run(k, o)
	}
	fma, ok := transform.PassNamed("fma")
	if !ok || !c.o.FMA {
		return nil
	}
	return fma.Apply(k, o)
}

func (c *compilation) passes() transform.Options {
	return transform.Options{NoChecks: !c.o.Checks, NoFMA: !c.o.FMA, HasFMA: c.o.Target.HasFMA(), Verify: c.engine.Verify}
}

// put stores a record. A store that cannot be written costs the next process
// time, nothing else; the store itself warns.
func (c *compilation) put(kind cache.Kind, key cache.Key, data []byte) {
	if c.engine.Store != nil {
		_ = c.engine.Store.Put(kind, c.o.Target.Scope(), key, data)
	}
}

// unit is a construct on its way to an object.
type unit struct {
	index int // of the first construct that is this one
	con   *construct.Construct
	ckey  cache.Key
	finished
	sites          []task.Site // to the construct's own statements
	cost           int64
	reusedPasses   bool
	reusedArtifact bool
}

// units finishes every construct, equal ones once, on all cores.
func (c *compilation) units(ctx context.Context, split *construct.Result) ([]*unit, Report, error) {
	units := make([]*unit, len(split.Constructs))
	first := map[cache.Key]*unit{}
	var distinct []*unit
	for i, con := range split.Constructs {
		u := &unit{index: i, con: con, ckey: constructKey(con, &c.o)}
		if same := first[u.ckey]; same != nil {
			units[i] = same
			continue
		}
		first[u.ckey] = u
		units[i] = u
		distinct = append(distinct, u)
	}
	if err := c.each(ctx, distinct); err != nil {
		return nil, Report{}, err
	}
	report := Report{Constructs: Counts{Total: len(units)}, Tasks: Counts{Total: len(units)}}
	seen := map[cache.Key]bool{}
	for i, u := range units {
		repeated := seen[u.ckey]
		seen[u.ckey] = true
		report.Constructs.count(repeated || u.reusedPasses)
		report.Tasks.count(repeated || u.reusedArtifact || seen[u.key])
		seen[u.key] = true
		pu := &split.Plan.Units[i]
		pu.Cost = u.cost
		pu.Sites = kernelSites(u.sites, split.Constructs[i].Origin)
	}
	if c.o.Whole {
		report.Constructs = NotRun
	}
	if c.engine.Store == nil {
		report.Tasks = NotRun
	}
	return units, report, nil
}

func (n *Counts) count(reused bool) {
	if reused {
		n.Reused++
	} else {
		n.Compiled++
	}
}

func kernelSites(sites []task.Site, origin []int32) []task.Site {
	out := make([]task.Site, 0, len(sites))
	for _, s := range sites {
		if s.Kernel >= 0 && int(s.Kernel) < len(origin) {
			out = append(out, task.Site{Task: s.Task, Kernel: origin[s.Kernel]})
		}
	}
	return out
}

// each finishes units on several goroutines and reports progress. The error of
// the first failing unit in order is returned.
func (c *compilation) each(ctx context.Context, units []*unit) error {
	workers := c.engine.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	errs := make([]error, len(units))
	var next, done atomic.Int64
	var failed atomic.Bool
	var wg sync.WaitGroup
	for range min(workers, len(units)) {
		wg.Go(func() {
			for !failed.Load() {
				i := int(next.Add(1) - 1)
				if i >= len(units) {
					return
				}
				if errs[i] = ctx.Err(); errs[i] == nil {
					errs[i] = c.finish(ctx, units[i])
				}
				if errs[i] != nil {
					failed.Store(true)
				}
				n := done.Add(1)
				if c.engine.Progress != nil {
					c.engine.Progress(c.src.Name, int(n), len(units))
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

// finish takes one construct to its object.
func (c *compilation) finish(ctx context.Context, u *unit) error {
	if !c.engine.looking() && c.fromConstructRecord(u) {
		return nil
	}
	start := time.Now()
	t := &task.Task{Kind: u.con.Kind, Code: u.con.Code.Clone()}
	o := c.passes()
	o.Task = true
	o.Observe = func(pass string, k *ir.Kernel, _ time.Duration) { c.dumpPass(u.index, pass, k) }
	if err := transform.Run(t.Code, o); err != nil {
		return c.fail("passes", err)
	}
	c.clock.since("passes", start)
	u.key = artifactKey(t, &c.o)
	u.cost = t.Cost()
	u.sites = taskSites(t.Code)
	c.dumpTask(u.index, t)
	if err := c.artifact(ctx, u, t); err != nil {
		return err
	}
	c.put(cache.ConstructRecord, u.ckey, encodeConstruct(u))
	return nil
}

// taskSites lists the checks of a task with the construct's statements they
// come from.
func taskSites(k *ir.Kernel) []task.Site {
	k.Number()
	var sites []task.Site
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op.IsCheck() {
			sites = append(sites, task.Site{Task: s.ID, Kernel: construct.OriginID(s)})
		}
		return true
	})
	return sites
}

// artifact gets the task's object from the store, or from LLVM.
func (c *compilation) artifact(ctx context.Context, u *unit, t *task.Task) error {
	if c.engine.looking() {
		return c.native(ctx, u, t)
	}
	if c.fromArtifactRecord(u) {
		return nil
	}
	release, _ := c.engine.Store.Guard(ctx, cache.ArtifactRecord, c.o.Target.Scope(), u.key, guardWait)
	defer release()
	if c.engine.Store != nil && c.fromArtifactRecord(u) { // made while we waited
		return nil
	}
	return c.native(ctx, u, t)
}

// native compiles the task with LLVM and stores its object.
func (c *compilation) native(ctx context.Context, u *unit, t *task.Task) error {
	lib, err := llvm.Open()
	if err != nil {
		return c.fail("llvm", err)
	}
	start := time.Now()
	text, err := codegen.Emit(t, codegen.Options{Target: c.o.Target})
	if err != nil {
		return c.fail("codegen", err)
	}
	c.clock.since("codegen", start)
	start = time.Now()
	d := c.engine.Dump
	r, err := lib.Compile(ctx, c.src.Name, text, llvm.Options{Target: c.o.Target, WantIR: d.wants("llvm"), WantAsm: d.wants("asm")})
	if err != nil {
		return c.fail("llvm", err)
	}
	c.clock.since("llvm", start)
	if d.wants("llvm") {
		d.write("ll", text, c.src.Name, c.label(u.index), "llvm")
		d.write("ll", []byte(r.IR), c.src.Name, c.label(u.index), "llvm-optimised")
	}
	if d.wants("asm") {
		d.write("s", []byte(r.Asm), c.src.Name, c.label(u.index), "asm")
	}
	u.object = r.Object
	if c.engine.VerifyCache {
		c.compare(u)
	}
	c.put(cache.ArtifactRecord, u.key, r.Object)
	return nil
}

// compare checks a freshly compiled object against the record of it.
func (c *compilation) compare(u *unit) {
	data, miss := c.engine.Store.Get(cache.ArtifactRecord, c.o.Target.Scope(), u.key)
	if miss == cache.Hit && !bytes.Equal(data, u.object) {
		c.engine.Log.Error("cache artifact differs from what is compiled now; replacing it", "kernel", c.src.Name, "construct", u.index, "key", u.key.String())
	}
}

// guardWait is how long a process waits for another one that compiles the same
// task, before it compiles the task itself.
const guardWait = 2 * time.Second

func (c *compilation) fromArtifactRecord(u *unit) bool {
	data, miss := c.engine.Store.Get(cache.ArtifactRecord, c.o.Target.Scope(), u.key)
	if miss == cache.Hit {
		u.object, u.reusedArtifact = data, true
	}
	return miss == cache.Hit
}

// fromConstructRecord skips the passes and, with the artifact at hand, LLVM.
func (c *compilation) fromConstructRecord(u *unit) bool {
	data, miss := c.engine.Store.Get(cache.ConstructRecord, c.o.Target.Scope(), u.ckey)
	if miss != cache.Hit {
		return false
	}
	if err := decodeConstruct(u, data); err != nil {
		c.engine.Store.Drop(cache.ConstructRecord, c.o.Target.Scope(), u.ckey)
		return false
	}
	u.reusedPasses = c.fromArtifactRecord(u)
	return u.reusedPasses
}

func encodeConstruct(u *unit) []byte {
	buf := append([]byte(nil), u.key[:]...)
	buf = binary.AppendVarint(buf, u.cost)
	for _, s := range u.sites {
		buf = binary.AppendVarint(buf, int64(s.Task))
		buf = binary.AppendVarint(buf, int64(s.Kernel))
	}
	return buf
}

func decodeConstruct(u *unit, data []byte) error {
	if len(data) < len(u.key) {
		return errRecord
	}
	copy(u.key[:], data)
	data = data[len(u.key):]
	next := func() int64 {
		v, n := binary.Varint(data)
		if n <= 0 {
			data = nil
			return -1
		}
		data = data[n:]
		return v
	}
	u.cost = next()
	u.sites = nil
	for len(data) > 0 {
		u.sites = append(u.sites, task.Site{Task: int32(next()), Kernel: int32(next())})
	}
	return nil
}

// linkAgain loads the objects. If one that came from the store does not link,
// it is removed, compiled again and replaced.
func (c *compilation) linkAgain(ctx context.Context, split *construct.Result, units []*unit, report *Report) (*Loaded, error) {
	for {
		list := make([]finished, len(units))
		for i, u := range units {
			list[i] = u.finished
		}
		l, err := link(split.Plan, list)
		if err == nil {
			return l, nil
		}
		var oe *object.Error
		if !errors.As(err, &oe) {
			return nil, err
		}
		again := false
		for _, u := range units {
			if u.reusedArtifact && u.key.String() == oe.Object {
				again = true
				u.reusedArtifact, u.reusedPasses = false, false
				c.engine.Log.Warn("cache artifact does not link, compiling it again", "kernel", c.src.Name, "err", err)
				c.engine.Store.Drop(cache.ArtifactRecord, c.o.Target.Scope(), u.key)
				c.engine.Store.Drop(cache.ConstructRecord, c.o.Target.Scope(), u.ckey)
				if err := c.finish(ctx, u); err != nil {
					return nil, err
				}
				if !u.reusedArtifact {
					report.Tasks.Reused--
					report.Tasks.Compiled++
				}
			}
		}
		if !again {
			return nil, err
		}
	}
}

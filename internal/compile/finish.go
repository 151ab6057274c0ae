package compile

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
	"github.com/spelt-go/spelt/internal/wire"
)

// finish takes one construct to its object. Whatever goes wrong in the compiler
// is an error that names a place in the source. So is a panic: a bug of the
// compiler must not take down the user's program.
func (c *compilation) finish(ctx context.Context, u *unit) (err error) {
	defer func() { c.locate(u, err) }()
	defer c.recovered(&err)
	return c.build(ctx, u)
}

// recovered, when deferred, makes an error of a panic.
func (c *compilation) recovered(err *error) {
	if r := recover(); r != nil {
		*err = c.fail("internal error", fmt.Errorf("panic: %v\n%s", r, debug.Stack()))
	}
}

// locate gives an error of the compiler in u its place in the source.
func (c *compilation) locate(u *unit, err error) {
	var staged *Error
	if !errors.As(err, &staged) || errors.Is(err, llvm.ErrNotFound) || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return
	}
	staged.At = u.part.at()
	var exact *codegen.Error
	if !errors.As(err, &exact) {
		return
	}
	exact.Pos, exact.File = u.origin(exact.Pos)
	if exact.Pos.IsValid() {
		staged.At = bundle.Place{File: exact.File, Line: int(exact.Pos.Line)}
	} else {
		exact.Pos.Line, exact.File = int32(staged.At.Line), staged.At.File
	}
}

// origin is the position that construct.MarkOrigin put a mark in the place of.
func (u *unit) origin(mark ir.Pos) (pos ir.Pos, file string) {
	k, err := u.part.parse()
	if err != nil {
		return pos, ""
	}
	k.Number()
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.ID == construct.OriginOf(mark) {
			pos = s.Pos
		}
		return true
	})
	return pos, placeOf(k, pos, "").File
}

// build is the work of finish.
func (c *compilation) build(ctx context.Context, u *unit) error {
	if u.found && !u.distrusted {
		if c.fromArtifactRecord(u) {
			u.reusedPasses = true
			return nil
		}
		c.openLLVM()
	}
	start := time.Now()
	code, err := u.part.parse()
	if err != nil {
		return c.fail("parse", err)
	}
	construct.MarkOrigin(code)
	c.clock.since("parse", start)
	start = time.Now()
	t := &task.Task{Kind: u.part.kind, Code: code}
	o := c.passes()
	o.Task = true
	o.Observe = func(pass string, k *ir.Kernel, _ time.Duration) { c.showPass(u.index, pass, k) }
	if err := transform.Run(t.Code, o); err != nil {
		return c.fail("passes", err)
	}
	c.clock.since("passes", start)
	if t.Loop() == nil {
		// The passes found that the loop does nothing. A chunk of it does the
		// rest, which is nothing either.
		t.Kind = task.Serial
	}
	u.key = artifactKey(t, &c.o, c.by)
	u.sites = taskSites(t.Code)
	c.showFinal(u.index, t)
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
			sites = append(sites, task.Site{Task: s.ID, Construct: construct.OriginID(s)})
		}
		return true
	})
	return sites
}

// artifact gets the task's object from the store, or from LLVM.
func (c *compilation) artifact(ctx context.Context, u *unit, t *task.Task) error {
	if c.engine.looking() || u.distrusted {
		return c.native(ctx, u, t)
	}
	if c.fromArtifactRecord(u) {
		return nil
	}
	release, _ := c.engine.Store.Guard(ctx, cache.ArtifactRecord, c.o.Target.Scope(), u.key, guardWait)
	defer release()
	if _, miss := c.engine.Store.Peek(cache.ArtifactRecord, c.o.Target.Scope(), u.key); miss == cache.Hit && c.fromArtifactRecord(u) {
		return nil // made while we waited
	}
	return c.native(ctx, u, t)
}

// native compiles the task with LLVM and stores its object.
func (c *compilation) native(ctx context.Context, u *unit, t *task.Task) error {
	lib, err := llvm.Open()
	if err != nil {
		return c.fail("llvm", err)
	}
	if lib.Build() != c.by {
		return &otherBuild{lib.Build()}
	}
	c.engine.notice(lib)
	start := time.Now()
	m, err := codegen.Emit(t, codegen.Options{Target: c.o.Target, Lanes: c.o.lanes(), Dialect: codegen.DialectOf(lib.Major())})
	if err != nil {
		return c.fail("codegen", err)
	}
	c.clock.since("codegen", start)
	start = time.Now()
	d := c.engine.Dump
	r, err := lib.Compile(ctx, c.src.Name, m.Text, llvm.Options{Target: c.o.Target, Lanes: m.Width > 0, Deep: m.Deep, Large: m.Large, WantIR: d.wants("llvm"), WantAsm: d.wants("asm")})
	if err != nil {
		return c.fail("llvm", err)
	}
	c.clock.since("llvm", start)
	if d.wants("llvm") {
		d.write("ll", m.Text, c.src.Name, c.label(u.index), "llvm")
		d.write("ll", []byte(r.IR), c.src.Name, c.label(u.index), "llvm-optimised")
	}
	if d.wants("asm") {
		d.write("s", []byte(r.Asm), c.src.Name, c.label(u.index), "asm")
	}
	u.object = r.Object
	if c.engine.VerifyCache {
		c.compare(c.label(u.index), cache.ArtifactRecord, u.key, u.object)
	}
	c.put(cache.ArtifactRecord, u.key, r.Object)
	return nil
}

// compare checks what was made just now against the record of it. what names
// it for people.
func (c *compilation) compare(what string, kind cache.Kind, key cache.Key, made []byte) {
	data, miss := c.engine.Store.Peek(kind, c.o.Target.Scope(), key)
	if miss == cache.Hit && !bytes.Equal(data, made) {
		c.engine.Log.Error("a cache record differs from what is compiled now; replacing it", "kernel", c.src.Name, "of", what, "kind", kind.String(), "key", key.String())
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

// fromConstructRecord tells which artifact is the code of u, so that the passes are skipped if that is at hand.
func (c *compilation) fromConstructRecord(u *unit) bool {
	data, miss := c.engine.Store.Get(cache.ConstructRecord, c.o.Target.Scope(), u.ckey)
	if miss != cache.Hit {
		return false
	}
	if err := decodeConstruct(u, data); err != nil {
		c.engine.Store.Drop(cache.ConstructRecord, c.o.Target.Scope(), u.ckey, data)
		return false
	}
	return true
}

// A construct record holds the key of its artifact and, as pairs of varints,
// the sites of its checks.
func encodeConstruct(u *unit) []byte {
	w := &wire.Writer{}
	w.Raw(u.key[:])
	for _, s := range u.sites {
		w.Int(int64(s.Task))
		w.Int(int64(s.Construct))
	}
	return w.Buf
}

func decodeConstruct(u *unit, data []byte) error {
	r := &wire.Reader{Rest: data}
	copy(u.key[:], r.Raw(len(u.key)))
	u.sites = nil
	for len(r.Rest) > 0 {
		u.sites = append(u.sites, task.Site{Task: int32(r.Int()), Construct: int32(r.Int())})
	}
	if r.Bad {
		return errRecord
	}
	return nil
}

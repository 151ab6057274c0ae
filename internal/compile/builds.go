package compile

import (
	"context"
	"errors"
	"sync"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/llvm"
)

// Code is found by the build of LLVM that made it, so that another build never serves it. Where there is no LLVM, no other
// build can make any: then the code of each build that has written to the directory will do, that of the last one first.

// load looks for the kernel's code, and compiles it if there is none.
func (c *compilation) load(ctx context.Context) (*Loaded, error) {
	by, missing := llvm.Identify()
	if errors.Is(missing, foreign.ErrUnsupported) { // nor can what others have compiled be called
		return nil, c.fail("llvm", missing)
	}
	list := []llvm.Build{by}
	if missing != nil {
		list = c.builds()
	}
	if !c.engine.looking() {
		for _, by := range list {
			c.made(by)
			if l, err := c.fromRecord(); l != nil || err != nil {
				return l, err
			}
		}
	}
	if missing == nil {
		c.engine.Store.Note(string(by)) // before anything is stored
	}
	var l *Loaded
	var err error
	for _, by := range list {
		c.made(by)
		l, err = c.compile(ctx)
		var other *otherBuild
		if errors.As(err, &other) { // the library has been replaced, or the first could not be opened
			c.made(other.by)
			c.engine.Store.Note(string(other.by))
			l, err = c.compile(ctx)
		}
		if !errors.Is(err, llvm.ErrNotFound) {
			break
		}
	}
	if err == nil {
		c.engine.Store.StartTrim()
	}
	return l, err
}

// made says which build's code the compilation is about.
func (c *compilation) made(by llvm.Build) {
	c.by = by
	c.key = kernelKey(c.src.Bundle, &c.o, by)
}

// builds are those whose code the store may have; one that has none, if nothing is known.
func (c *compilation) builds() []llvm.Build {
	var list []llvm.Build
	for _, b := range c.engine.Store.Noted() {
		list = append(list, llvm.Build(b))
	}
	if list == nil {
		list = []llvm.Build{"none"}
	}
	return list
}

// otherBuild says that the open library is not the one that the keys are of.
type otherBuild struct{ by llvm.Build }

func (e *otherBuild) Error() string { return "the LLVM library is another one now: " + string(e.by) }

var noticed sync.Map

// notice says, once in the process, what is to be said of a library.
func (e *Engine) notice(lib *llvm.Library) {
	for _, text := range lib.Notices() {
		if _, again := noticed.LoadOrStore(text, true); !again {
			e.Log.Warn("spelt: " + text)
		}
	}
}

package spelt

import (
	"errors"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/stamp"
)

// checkSource compares the source of the kernel with its stamp, once, if it is
// where the program was built from. It returns nil if nothing is known to have
// changed.
func (d *Definition) checkSource() *OutdatedError {
	d.source.once.Do(func() {
		if d.Stamp == "" || d.Plain == nil {
			return
		}
		file := d.file()
		if why := stamp.Check(d.Stamp, stamp.Running(d.Stamp, d.Package, file)); why != "" {
			d.source.err = &OutdatedError{Kernel: d.Name, File: filepath.Base(file), Reason: why}
		}
	})
	return d.source.err
}

// file is where the generated code of the kernel stands, as the program has it.
func (d *Definition) file() string {
	// What is inlined at the entry has frames of its own before.
	frames := runtime.CallersFrames([]uintptr{reflect.ValueOf(d.Plain).Pointer() + 1})
	for {
		f, more := frames.Next()
		if !more {
			return f.File
		}
	}
}

// hasCode is nil if the kernel's code is there and up to date.
func (d *Definition) hasCode() error {
	if d.Refused != "" {
		return &RefusedError{Kernel: d.Name, Reason: d.Refused}
	}
	if err := d.checkLayout(); err != nil {
		return err
	}
	if err := d.checkSource(); err != nil {
		return err
	}
	return nil
}

// withoutCode has the plain Go function run instead of a kernel that has no code
// to run, or that the compiler fails on, with a word for it once in a process. If
// it may not run, the error is the reason.
func (rt *Runtime) withoutCode(h *handle, reason error) error {
	if rt.cfg.backend == Native {
		return reason
	}
	text, then, why := reason.Error(), "it runs as plain Go meanwhile", "it is out of date"
	var failed *CompileError
	switch {
	case errors.As(reason, &failed):
		text, _, _ = strings.Cut(text, "\n") // the rest is for who mends the compiler
		then = "it runs as plain Go on one core"
		if !errors.Is(reason, bundle.ErrMalformed) {
			then += "; please report this"
		}
		why = "compiling it failed: " + strings.TrimPrefix(text, "spelt: ")
	case h.def.Refused != "":
		why = "it cannot be compiled"
	}
	if h.def.source.said.CompareAndSwap(false, true) {
		rt.engine.Log.Warn(text + "; " + then)
	}
	h.isPlain(why)
	return errPlain
}

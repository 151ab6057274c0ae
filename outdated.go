package spelt

import (
	"path/filepath"
	"reflect"
	"runtime"

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
// to run, with a word for it once in a process. If it may not run, the error is
// the reason.
func (rt *Runtime) withoutCode(h *handle, reason error) error {
	if rt.cfg.backend == Native {
		return reason
	}
	if h.def.source.said.CompareAndSwap(false, true) {
		rt.engine.Log.Warn(reason.Error() + "; it runs as plain Go meanwhile")
	}
	why := "it is out of date"
	if h.def.Refused != "" {
		why = "it cannot be compiled"
	}
	h.isPlain(why)
	return errPlain
}

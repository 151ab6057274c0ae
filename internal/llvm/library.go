// Package llvm compiles LLVM IR text to objects with libLLVM, a shared library that is opened when first needed and
// never before. It knows nothing of kernels.
package llvm

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"sync"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/target"
)

// A Library is an opened libLLVM. All its methods may be called from many goroutines at once.
type Library struct {
	path    string
	build   Build
	major   int
	version string
	notices []string
	api     api
	targets targets
	jobs    jobs

	// Callbacks from LLVM into Go, made once: a process can make few.
	onDiagnostic, onFatal uintptr
}

// Path returns the path that the library was opened by.
func (l *Library) Path() string { return l.path }

// Version returns the version of the library, such as "22.1.0".
func (l *Library) Version() string { return l.version }

// Major returns the first number of the version.
func (l *Library) Major() int { return l.major }

// Build returns what the library is to be known by. Equal input to equal builds makes equal objects.
func (l *Library) Build() Build { return l.build }

// Notices returns what the user should know about the choice of this library: that it is later than what was tested, or that
// a better one is damaged.
func (l *Library) Notices() []string { return l.notices }

var opened struct {
	sync.Mutex
	lib *Library
	// The library that is to be opened, or why there is none, and the value of SPELT_LLVM that this belongs to.
	found   found
	err     error
	env     string
	located bool
	bad     map[string]error // why libraries could not be opened, by path
}

// locateOnce keeps what locate finds until SPELT_LLVM changes.
func locateOnce() (found, error) {
	o := &opened
	if env := os.Getenv(EnvLibrary); !o.located || o.env != env {
		o.found, o.err = locate(o.bad)
		o.env, o.located = env, true
	}
	return o.found, o.err
}

// Identify returns the build of the library that [Open] opens, without opening it, in some 20 µs. Should the file be
// replaced between the two, the build of the library that is then open is another. The error is that of Open.
func Identify() (Build, error) {
	opened.Lock()
	defer opened.Unlock()
	if opened.lib != nil {
		return opened.lib.build, nil
	}
	f, err := locateOnce()
	return f.build, err
}

// Open opens the library that [Find] finds, once for the process: later calls return the same, and cost nothing. So
// does a failure, until SPELT_LLVM changes. Opening takes some 50 ms. The error matches [ErrNotFound]: it is a
// [*NotFoundError] or a [*VersionError].
func Open() (*Library, error) {
	o := &opened
	o.Lock()
	defer o.Unlock()
	for o.lib == nil {
		f, err := locateOnce()
		if err != nil {
			return nil, err
		}
		lib, err := open(f)
		if err == nil {
			o.lib = lib
			break
		}
		if os.Getenv(EnvLibrary) != "" {
			o.found, o.err = found{}, err
			return nil, err
		}
		if o.bad == nil {
			o.bad = map[string]error{}
		}
		o.bad[f.path] = err
		o.located = false // there may be another
	}
	return o.lib, nil
}

func open(f found) (*Library, error) {
	build, err := inspect(f.path) // it may have been replaced
	if err != nil {
		return nil, &NotFoundError{Path: f.path, Err: err}
	}
	handle, err := foreign.Open(f.path)
	if err != nil {
		return nil, &NotFoundError{Path: f.path, Err: err}
	}
	l := &Library{path: f.path, build: build}
	for _, err := range f.skipped {
		l.notices = append(l.notices, fmt.Sprintf("using LLVM library %s, since another cannot be used: %v", f.path, err))
	}
	version, err := foreign.Symbol(handle, "LLVMGetVersion")
	if err != nil {
		if _, e := foreign.Symbol(handle, "LLVMContextCreate"); e == nil {
			return nil, &VersionError{Path: f.path, Version: "15 or older"}
		}
		return nil, &NotFoundError{Path: f.path, Err: err}
	}
	var major, minor, patch uint32
	foreign.Call(version, uintptr(unsafe.Pointer(&major)), uintptr(unsafe.Pointer(&minor)), uintptr(unsafe.Pointer(&patch)))
	l.major = int(major)
	l.version = fmt.Sprintf("%d.%d.%d", major, minor, patch)
	if l.major < Oldest {
		return nil, &VersionError{Path: f.path, Version: l.version}
	}
	if err := l.api.load(handle); err != nil {
		return nil, &NotFoundError{Path: f.path, Err: err}
	}
	l.targets.handle = handle
	l.installHandlers()
	if l.major <= newest {
		l.setOptions()
		return l, nil
	}
	if err := l.stand(); err != nil {
		return nil, &NotFoundError{Path: f.path, Err: fmt.Errorf("version %s is later than %d, and fails a trial: %w", l.version, newest, err)}
	}
	l.notices = append(l.notices, fmt.Sprintf("LLVM %s is later than the versions that this one of Spelt is tested with, %d to %d", l.version, Oldest, newest))
	return l, nil
}

// trial is a module that has what versions of LLVM differ in.
const trial = `define i32 @f(ptr noalias captures(none) %0, <8 x i1> %1) {
  %3 = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %0, <8 x i1> %1, <8 x float> zeroinitializer)
  %4 = atomicrmw fminimum ptr %0, float 0x0000000000000000 seq_cst, align 4
  call void @llvm.masked.store.v8f32.p0(<8 x float> %3, ptr align 4 %0, <8 x i1> %1)
  ret i32 0
}
`

// stand compiles trial, with both pipelines.
func (l *Library) stand() error {
	for _, lanes := range []bool{false, true} {
		if _, err := l.Compile(context.Background(), "trial", []byte(trial), Options{Target: target.Host(), Lanes: lanes}); err != nil {
			return err
		}
	}
	return nil
}

// setOptions sets options in the library. Not in one that is later than all known: an option that it does not know would end
// the process.
func (l *Library) setOptions() {
	argv := []unsafe.Pointer{cString("spelt")}
	for _, o := range options {
		argv = append(argv, cString(o))
	}
	foreign.Call(l.api.parseOptions, uintptr(len(argv)), uintptr(unsafe.Pointer(&argv[0])), uintptr(cString("")))
}

// Mapped tells whether a libLLVM of any version is mapped into this process. It reads /proc/self/maps, and is false
// where there is none.
func Mapped() bool {
	maps, err := os.ReadFile("/proc/self/maps")
	return err == nil && bytes.Contains(maps, []byte("libLLVM"))
}

// Package llvm compiles LLVM IR text to objects with libLLVM, a shared library that is opened when first needed and
// never before. It knows nothing of kernels.
package llvm

import (
	"bytes"
	"fmt"
	"os"
	"sync"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
)

// A Library is an opened libLLVM. All its methods may be called from many goroutines at once.
type Library struct {
	path    string
	version string
	api     api
	targets targets
	jobs    jobs

	// Callbacks from LLVM into Go, made once: a process can make few.
	onDiagnostic, onFatal uintptr
}

// Path returns the path that the library was opened by.
func (l *Library) Path() string { return l.path }

// Version returns the version of the library, such as "22.1.0". Equal input to equal versions makes equal objects.
func (l *Library) Version() string { return l.version }

var opened struct {
	sync.Mutex
	lib *Library
	// The last failure, and the value of SPELT_LLVM that it belongs to.
	err error
	env string
}

// Open opens the library that [Find] finds, once for the process: later calls return the same, and cost nothing. So
// does a failure, until SPELT_LLVM changes. Opening takes some 50 ms. The error matches [ErrNotFound]: it is a
// [*NotFoundError] or a [*VersionError].
func Open() (*Library, error) {
	opened.Lock()
	defer opened.Unlock()
	if opened.lib != nil {
		return opened.lib, nil
	}
	env := os.Getenv(EnvLibrary)
	if opened.err != nil && opened.env == env {
		return nil, opened.err
	}
	path, err := Find()
	if err == nil {
		opened.lib, err = open(path)
	}
	opened.err, opened.env = err, env
	return opened.lib, err
}

func open(path string) (*Library, error) {
	handle, err := foreign.Open(path)
	if err != nil {
		return nil, &NotFoundError{Path: path, Err: err}
	}
	l := &Library{path: path}
	version, err := foreign.Symbol(handle, "LLVMGetVersion")
	if err != nil {
		return nil, &NotFoundError{Path: path, Err: err}
	}
	var major, minor, patch uint32
	foreign.Call(version, uintptr(unsafe.Pointer(&major)), uintptr(unsafe.Pointer(&minor)), uintptr(unsafe.Pointer(&patch)))
	l.version = fmt.Sprintf("%d.%d.%d", major, minor, patch)
	if major != Major {
		return nil, &VersionError{Path: path, Version: l.version}
	}
	if err := l.api.load(handle); err != nil {
		return nil, &NotFoundError{Path: path, Err: err}
	}
	l.targets.handle = handle
	l.installHandlers()
	l.setOptions()
	return l, nil
}

// setOptions sets options in the library.
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

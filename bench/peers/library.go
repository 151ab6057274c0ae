// Package peers compiles the rows of the benchmark that are written in C++ and calls them in this process, so that they
// are timed in turn with the kernels.
package peers

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
)

// Compiler is the compiler of the peers, and Flags is how it is called.
const Compiler = "clang++-22"

// Flags are the compiler's. The vector library and the absence of errno are for the functions of row R7.
var Flags = []string{"-O3", "-march=native", "-fopenmp", "-fveclib=libmvec", "-fno-math-errno", "-shared", "-fPIC"}

// A NotRunError says why there are no peers in C++. The benchmark prints it; it goes on without them.
type NotRunError struct{ Reason string }

func (e *NotRunError) Error() string { return "not run: " + e.Reason }

// A Library is the compiled peers. Calls of one library must not overlap.
type Library struct {
	path    string
	handle  uintptr
	symbols map[string]uintptr
}

// Open compiles the C++ files of sources and loads them. The error is a [*NotRunError].
func Open(ctx context.Context, sources fs.FS) (*Library, error) {
	compiler, err := exec.LookPath(Compiler)
	if err != nil {
		return nil, &NotRunError{Compiler + " is not installed (apt-get install clang-22 libomp-22-dev)"}
	}
	dir, err := os.MkdirTemp("", "spelt-peers-")
	if err != nil {
		return nil, &NotRunError{err.Error()}
	}
	// A loaded library outlives its file.
	defer os.RemoveAll(dir)
	if err := os.CopyFS(dir, sources); err != nil {
		return nil, &NotRunError{err.Error()}
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.cpp"))
	if err != nil || len(files) == 0 {
		return nil, &NotRunError{"no sources"}
	}
	l := &Library{path: filepath.Join(dir, "peers.so"), symbols: map[string]uintptr{}}
	args := append(append([]string{}, Flags...), "-o", l.path)
	if out, err := exec.CommandContext(ctx, compiler, append(args, files...)...).CombinedOutput(); err != nil {
		return nil, &NotRunError{fmt.Sprintf("%s: %v: %s", Compiler, err, firstLine(string(out)))}
	}
	if l.handle, err = foreign.Open(l.path); err != nil {
		return nil, &NotRunError{err.Error()}
	}
	return l, nil
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(s), "\n")
	return line
}

// call runs an entry on a block of arguments: a struct laid out as the one in C++.
func (l *Library) call(name string, args unsafe.Pointer) error {
	fn, ok := l.symbols[name]
	if !ok {
		var err error
		if fn, err = foreign.Symbol(l.handle, name); err != nil {
			return err
		}
		l.symbols[name] = fn
	}
	foreign.CallPtr2(fn, args, nil)
	runtime.KeepAlive(args)
	return nil
}

// Wake has the peers use n threads. OpenMP keeps its threads for the thread of the system that calls it: so this pins
// the calling goroutine to its own, until [Library.Rest].
func (l *Library) Wake(n int) error {
	runtime.LockOSThread()
	return l.call("threads", unsafe.Pointer(&struct{ n int64 }{int64(n)}))
}

// Rest sends the threads of the peers to sleep, so that they do not take a core from what is timed next.
func (l *Library) Rest() error {
	defer runtime.UnlockOSThread()
	return l.call("rest", unsafe.Pointer(&struct{ n int64 }{}))
}

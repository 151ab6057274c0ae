//go:build linux && amd64 && !android && !faketime && !spelt_static

package foreign

import (
	"strings"
	"sync"

	"github.com/ebitengine/purego"
)

// LibC returns the address of a function of the system's C library: memcpy and its like, the functions of libm, and
// the vector functions of libmvec, whose names begin with _ZGV. The libraries besides libc, which is in the
// process already, are opened when a name first asks for them. The error is a [*SymbolError] or an [*OpenError].
func LibC(name string) (uintptr, error) {
	if strings.HasPrefix(name, "_ZGV") {
		return libmvec.symbol(name)
	}
	addr, err := Symbol(purego.RTLD_DEFAULT, name)
	if err == nil {
		return addr, nil
	}
	if addr, merr := libm.symbol(name); merr == nil {
		return addr, nil
	}
	return 0, err
}

var (
	libm    = lazyLibrary{path: "libm.so.6"}
	libmvec = lazyLibrary{path: "libmvec.so.1"}
)

// A lazyLibrary is opened once, when first asked for a symbol.
type lazyLibrary struct {
	path string
	once sync.Once
	lib  uintptr
	err  error
}

func (l *lazyLibrary) symbol(name string) (uintptr, error) {
	l.once.Do(func() { l.lib, l.err = Open(l.path) })
	if l.err != nil {
		return 0, l.err
	}
	return Symbol(l.lib, name)
}

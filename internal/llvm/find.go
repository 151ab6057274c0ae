package llvm

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"strings"

	"github.com/spelt-go/spelt/internal/foreign"
)

// EnvLibrary names the environment variable that names the library to open. It is used as it is: no other place is
// searched, and if it cannot be opened, that is an error.
const EnvLibrary = "SPELT_LLVM"

// Oldest and Newest are the major versions of LLVM that this package is tested with, those between them included. Of several
// that are there the newest is taken. One after Newest serves if there is no other, and if it stands a trial; with a word.
const (
	Oldest = 19
	Newest = 22
)

// newest is Newest, but in tests.
var newest = Newest

// later is how many versions after Newest are looked for.
const later = 6

// versions are the major versions to look for, best first.
func versions() []int {
	var list []int
	for v := newest; v >= Oldest; v-- {
		list = append(list, v)
	}
	for v := newest + 1; v <= newest+later; v++ {
		list = append(list, v)
	}
	return list
}

// ErrNotFound is what an error matches when this process has no LLVM to compile with: there is none, it is of another
// version, it is damaged, or native code cannot be called on this system.
var ErrNotFound = errors.New("no usable LLVM")

// NotFoundError says that there is no library, or none that can be opened, and how to get one.
type NotFoundError struct {
	Path string // the library named by SPELT_LLVM or found, or ""
	Err  error  // why it cannot be used, or nil
}

func (e *NotFoundError) Error() string {
	if errors.Is(e.Err, foreign.ErrUnsupported) {
		return e.Err.Error()
	}
	var b strings.Builder
	if e.Path == "" {
		fmt.Fprintf(&b, "no LLVM of version %d to %d found", Oldest, Newest)
	} else {
		fmt.Fprintf(&b, "LLVM library %s cannot be used", e.Path)
	}
	if e.Err != nil {
		fmt.Fprintf(&b, ": %v", e.Err)
	}
	fmt.Fprintf(&b, " (%s, or set %s to the library)", howToInstall(), EnvLibrary)
	return b.String()
}

func (e *NotFoundError) Unwrap() error { return e.Err }

// Is reports a match with [ErrNotFound].
func (e *NotFoundError) Is(target error) bool { return target == ErrNotFound }

func howToInstall() string {
	return fmt.Sprintf("install it with: apt-get install libllvm%d, or an older one down to libllvm%d", Newest, Oldest)
}

// VersionError says that the library found is not of a version that can be used.
type VersionError struct {
	Path    string
	Version string
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("LLVM library %s is version %s, and %d to %d can be used (%s, or set %s to the library)",
		e.Path, e.Version, Oldest, Newest, howToInstall(), EnvLibrary)
}

// Is reports a match with [ErrNotFound].
func (e *VersionError) Is(target error) bool { return target == ErrNotFound }

// Find returns the library that [Open] would open: what SPELT_LLVM names, or else the first fit one where packages of LLVM put
// it or the dynamic linker finds it. It opens none. The error is a [*NotFoundError].
func Find() (path string, err error) {
	f, err := locate(nil)
	return f.path, err
}

// found is a library whose file is sound.
type found struct {
	path    string
	build   Build
	skipped []error // why libraries that would have been better are not taken
}

// locate finds the library to open, leaving out those that could not be opened.
func locate(bad map[string]error) (found, error) {
	if !foreign.Supported {
		return found{}, &NotFoundError{Err: foreign.ErrUnsupported}
	}
	if name := os.Getenv(EnvLibrary); name != "" {
		path := resolve(name)
		if path == "" {
			return found{}, &NotFoundError{Path: name, Err: os.ErrNotExist}
		}
		build, err := inspect(path)
		if err == nil {
			err = bad[path]
		}
		if err != nil {
			return found{}, &NotFoundError{Path: name, Err: err}
		}
		return found{path: path, build: build}, nil
	}
	var f found
	for path := range candidates() {
		err := bad[path]
		if err == nil {
			if f.build, err = inspect(path); err == nil {
				f.path = path
				return f, nil
			}
		}
		f.skipped = append(f.skipped, fmt.Errorf("%s: %w", path, err))
	}
	return found{}, &NotFoundError{Err: inOneLine(f.skipped)}
}

// inOneLine joins errors as errors.Join does, but their text is one line, as a notice is. One that says how to get LLVM says
// only why its library cannot be used: what they are joined in says the rest.
func inOneLine(list []error) error {
	if len(list) == 0 {
		return nil
	}
	return &oneLine{list}
}

type oneLine struct{ list []error }

func (e *oneLine) Unwrap() []error { return e.list }

func (e *oneLine) Error() string {
	var parts []string
	for _, err := range e.list {
		var nf *NotFoundError
		if errors.As(err, &nf) && nf.Path != "" && nf.Err != nil {
			err = fmt.Errorf("%s: %w", nf.Path, nf.Err)
		}
		parts = append(parts, err.Error())
	}
	return strings.Join(parts, "; ")
}

// Installed returns the libraries that can be opened as far as their files tell, best first.
func Installed() []string {
	var list []string
	if foreign.Supported {
		for path := range candidates() {
			if _, err := inspect(path); err == nil {
				list = append(list, path)
			}
		}
	}
	return list
}

// candidates are the libraries that are there, best first, each under one name.
func candidates() iter.Seq[string] {
	return func(yield func(string) bool) {
		seen := map[string]bool{}
		fresh := func(path string) bool {
			real, err := filepath.EvalSymlinks(path)
			if err != nil || seen[real] {
				return false
			}
			seen[real] = true
			return true
		}
		there := map[string]bool{} // directories
		for _, v := range versions() {
			for _, dir := range libraryDirs(v) {
				ok, known := there[dir]
				if !known {
					ok = isThere(dir)
					there[dir] = ok
				}
				if !ok {
					continue
				}
				for _, name := range libraryNames(v) {
					if path := filepath.Join(dir, name); isThere(path) && fresh(path) && !yield(path) {
						return
					}
				}
			}
		}
		for _, v := range versions() {
			for _, name := range libraryNames(v) {
				if path := inLinkerCache(name); path != "" && fresh(path) && !yield(path) {
					return
				}
			}
		}
	}
}

func libraryNames(v int) []string {
	return []string{
		fmt.Sprintf("libLLVM.so.%d.1", v),
		fmt.Sprintf("libLLVM-%d.so", v),
		fmt.Sprintf("libLLVM.so.%d", v),
	}
}

// libraryDirs returns where the packages of LLVM of common systems put a version of the library, and where a build from
// source does.
func libraryDirs(v int) []string {
	return append(filepath.SplitList(os.Getenv("LD_LIBRARY_PATH")),
		"/usr/lib/x86_64-linux-gnu",               // Debian, Ubuntu
		fmt.Sprintf("/usr/lib/llvm-%d/lib", v),    // apt.llvm.org
		"/usr/lib64",                              // Fedora, openSUSE
		fmt.Sprintf("/usr/lib64/llvm%d/lib64", v), // Fedora, beside a newer version
		"/usr/lib",                               // Arch
		fmt.Sprintf("/usr/lib/llvm%d/lib", v),    // Alpine
		fmt.Sprintf("/usr/lib/llvm/%d/lib64", v), // Gentoo
		"/usr/local/lib",
		fmt.Sprintf("/home/linuxbrew/.linuxbrew/opt/llvm@%d/lib", v),
	)
}

package llvm

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/spelt-go/spelt/internal/foreign"
)

// EnvLibrary names the environment variable that names the library to open. It is used as it is: no other place is
// searched, and if it cannot be opened, that is an error.
const EnvLibrary = "SPELT_LLVM"

// Major is the version of LLVM that this package works with. Another has other passes, other code, and perhaps other
// functions.
const Major = 22

// ErrNotFound is what an error matches when this process has no LLVM to compile with: there is none, it is of another
// version, or native code cannot be called on this system.
var ErrNotFound = errors.New("no usable LLVM")

// NotFoundError says that there is no library, or none that can be opened, and how to get one.
type NotFoundError struct {
	Path string // the library named by SPELT_LLVM or found, or ""
	Err  error  // why it cannot be used, or nil
}

func (e *NotFoundError) Error() string {
	var b strings.Builder
	if e.Path == "" {
		fmt.Fprintf(&b, "LLVM %d not found", Major)
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
	if runtime.GOOS == "darwin" {
		return fmt.Sprintf("install it with: brew install llvm@%d", Major)
	}
	return fmt.Sprintf("install it with: apt-get install libllvm%d", Major)
}

// VersionError says that the library found is not of the version that is needed.
type VersionError struct {
	Path    string
	Version string
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("LLVM library %s is version %s, and %d is needed (%s, or set %s to the library)",
		e.Path, e.Version, Major, howToInstall(), EnvLibrary)
}

// Is reports a match with [ErrNotFound].
func (e *VersionError) Is(target error) bool { return target == ErrNotFound }

// Find returns the library that [Open] would open: what SPELT_LLVM names, not looked at, or else the first that
// exists where packages of LLVM put it. If there is none in those places the dynamic linker is asked, which opens the
// library if it knows one, and the answer is then a name with no directory. The error is a [*NotFoundError].
func Find() (path string, err error) {
	if !foreign.Supported {
		return "", &NotFoundError{Err: foreign.ErrUnsupported}
	}
	if path := os.Getenv(EnvLibrary); path != "" {
		return path, nil
	}
	names := libraryNames()
	for _, dir := range libraryDirs() {
		for _, name := range names {
			path := filepath.Join(dir, name)
			if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
				return path, nil
			}
		}
	}
	for _, name := range names {
		if _, err := foreign.Open(name); err == nil {
			return name, nil
		}
	}
	return "", &NotFoundError{}
}

func libraryNames() []string {
	if runtime.GOOS == "darwin" {
		return []string{"libLLVM.dylib", fmt.Sprintf("libLLVM.%d.1.dylib", Major)}
	}
	return []string{
		fmt.Sprintf("libLLVM.so.%d.1", Major),
		fmt.Sprintf("libLLVM-%d.so", Major),
		fmt.Sprintf("libLLVM.so.%d", Major),
	}
}

// libraryDirs returns where the packages of LLVM of common systems put the library, and where a build from source
// does. On macOS the name of the library tells no version, which Open checks.
func libraryDirs() []string {
	if runtime.GOOS == "darwin" {
		return []string{
			fmt.Sprintf("/opt/homebrew/opt/llvm@%d/lib", Major),
			fmt.Sprintf("/usr/local/opt/llvm@%d/lib", Major),
			"/opt/homebrew/opt/llvm/lib",
			"/usr/local/opt/llvm/lib",
			fmt.Sprintf("/opt/local/libexec/llvm-%d/lib", Major),
		}
	}
	multiarch := map[string]string{"amd64": "x86_64-linux-gnu", "arm64": "aarch64-linux-gnu"}[runtime.GOARCH]
	return append(filepath.SplitList(os.Getenv("LD_LIBRARY_PATH")),
		"/usr/lib/"+multiarch,                      // Debian, Ubuntu
		fmt.Sprintf("/usr/lib/llvm-%d/lib", Major), // apt.llvm.org
		"/usr/lib64", // Fedora, openSUSE
		fmt.Sprintf("/usr/lib64/llvm%d/lib64", Major), // Fedora, beside a newer version
		"/usr/lib", // Arch
		fmt.Sprintf("/usr/lib/llvm%d/lib", Major),    // Alpine
		fmt.Sprintf("/usr/lib/llvm/%d/lib64", Major), // Gentoo
		"/usr/local/lib",
		fmt.Sprintf("/home/linuxbrew/.linuxbrew/opt/llvm@%d/lib", Major),
	)
}

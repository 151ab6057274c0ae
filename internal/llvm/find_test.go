package llvm

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A process can open a library once, so each of these runs in a process of its own.
var children = map[string]func(t *testing.T){
	"wrong name": func(t *testing.T) {
		for range 2 {
			_, err := Open()
			var nf *NotFoundError
			if !errors.Is(err, ErrNotFound) || !errors.As(err, &nf) || nf.Path != os.Getenv(EnvLibrary) {
				t.Fatalf("got %v", err)
			}
			for _, s := range []string{"install", EnvLibrary, nf.Path} {
				if !strings.Contains(err.Error(), s) {
					t.Errorf("%q is not in %q", s, err)
				}
			}
		}
		if Mapped() {
			t.Error("a library is mapped")
		}
		// The failure is not for ever.
		os.Unsetenv(EnvLibrary)
		if _, err := Open(); err != nil && !errors.Is(err, ErrNotFound) {
			t.Error(err)
		}
	},
	"not LLVM": func(t *testing.T) {
		_, err := Open()
		if !errors.Is(err, ErrNotFound) || !strings.Contains(err.Error(), "LLVMGetVersion") {
			t.Errorf("got %v", err)
		}
	},
	"other version": func(t *testing.T) {
		_, err := Open()
		var ve *VersionError
		if !errors.Is(err, ErrNotFound) || !errors.As(err, &ve) || ve.Version == "" || strings.HasPrefix(ve.Version, "22.") {
			t.Errorf("got %v", err)
		}
	},
	"silent": func(t *testing.T) {
		TestErrorsAreTypedAndNameTheStage(t)
		TestFatalErrorBecomesAnErrorAndTheProcessLives(t)
	},
	"lazily": func(t *testing.T) {
		path, err := Find()
		if err != nil {
			t.Skip(err)
		}
		if filepath.IsAbs(path) && Mapped() {
			t.Error("mapped before it was opened")
		}
		l, err := Open()
		if err != nil {
			t.Fatal(err)
		}
		if !Mapped() {
			t.Error("open, and not mapped")
		}
		if l.Path() != path || !strings.HasPrefix(l.Version(), "22.") {
			t.Errorf("path %s, version %s; found %s", l.Path(), l.Version(), path)
		}
		if again, _ := Open(); again != l {
			t.Error("opened twice")
		}
	},
}

const envChild = "SPELT_TEST_CHILD"

func TestChild(t *testing.T) {
	name := os.Getenv(envChild)
	if name == "" {
		t.Skip("runs within other tests")
	}
	children[name](t)
}

func runChild(t *testing.T, name, library string) {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run=^TestChild$", "-test.v")
	cmd.Env = append(os.Environ(), envChild+"="+name, EnvLibrary+"="+library)
	var out, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &stderr
	if err := cmd.Run(); err != nil || stderr.Len() > 0 {
		t.Errorf("%v\n%s\nstandard error: %s", err, &out, &stderr)
	}
}

func TestWrongNameInEnvironmentIsATypedErrorThatHelps(t *testing.T) {
	runChild(t, "wrong name", filepath.Join(t.TempDir(), "libLLVM-none.so"))
}

func TestLibraryThatIsNotLLVMIsRefused(t *testing.T) { runChild(t, "not LLVM", "libc.so.6") }

func TestOtherVersionIsRefused(t *testing.T) {
	for _, name := range []string{"libLLVM.so.19.1", "libLLVM.so.20.1", "libLLVM.so.21.1", "libLLVM.so.18.1"} {
		path := filepath.Join("/usr/lib/x86_64-linux-gnu", name)
		if _, err := os.Stat(path); err == nil {
			runChild(t, "other version", path)
			return
		}
	}
	t.Skip("no LLVM of another version is installed")
}

func TestLibraryIsOpenedOnceAndLazily(t *testing.T) { runChild(t, "lazily", "") }

func TestNothingPrintsToStandardError(t *testing.T) { runChild(t, "silent", "") }

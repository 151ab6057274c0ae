package llvm

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/target"
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
		if !errors.Is(err, ErrNotFound) || !errors.As(err, &ve) || ve.Version == "" || strings.HasPrefix(ve.Version, "22.") || !strings.Contains(err.Error(), "19 to 22") {
			t.Errorf("got %v", err)
		}
	},
	"silent": func(t *testing.T) {
		TestErrorsAreTypedAndNameTheStage(t)
		TestFatalErrorBecomesAnErrorAndTheProcessLives(t)
	},
	"compiles": func(t *testing.T) {
		l, err := Open()
		if err != nil {
			t.Fatal(err)
		}
		if len(l.Notices()) > 0 {
			t.Errorf("%q", l.Notices())
		}
		for _, lanes := range []bool{false, true} {
			r, err := l.Compile(context.Background(), "scale", []byte(scale), Options{Target: target.Host(), Lanes: lanes})
			if err != nil || len(r.Object) == 0 {
				t.Errorf("version %s: %v", l.Version(), err)
			}
		}
	},
	"later": func(t *testing.T) {
		path, err := Find()
		if err != nil {
			t.Fatal(err)
		}
		t.Setenv(EnvLibrary, path)
		newest = Oldest - 1
		l, err := Open()
		if l != nil && l.Major() < 22 {
			t.Skip("the trial is in the words of LLVM 22")
		}
		if err != nil {
			t.Fatal(err)
		}
		if len(l.Notices()) != 1 || !strings.Contains(l.Notices()[0], l.Version()) {
			t.Errorf("notices %q", l.Notices())
		}
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
		if l.Path() != path || l.Major() < Oldest {
			t.Errorf("path %s, version %s; found %s", l.Path(), l.Version(), path)
		}
		if again, _ := Open(); again != l {
			t.Error("opened twice")
		}
	},
}

// scale is a module that every version reads.
const scale = `define i32 @f(ptr noalias %0, i64 %1) {
b0:
  br label %b1
b1:
  %2 = phi i64 [ 0, %b0 ], [ %6, %b1 ]
  %3 = getelementptr [4 x i8], ptr %0, i64 %2
  %4 = load float, ptr %3, align 4
  %5 = fmul float %4, %4
  store float %5, ptr %3, align 4
  %6 = add i64 %2, 1
  %7 = icmp slt i64 %6, %1
  br i1 %7, label %b1, label %b2
b2:
  ret i32 0
}
`

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

// What is before LLVM 19 is refused by number.
func TestOtherVersionIsRefused(t *testing.T) {
	for _, name := range []string{"libLLVM.so.18.1", "libLLVM-17.so", "libLLVM-16.so.1", "libLLVM-15.so.1", "libLLVM-14.so.1"} {
		path := filepath.Join("/usr/lib/x86_64-linux-gnu", name)
		if _, err := os.Stat(path); err == nil {
			runChild(t, "other version", path)
			return
		}
	}
	t.Skip("no LLVM of another version is installed")
}

// Every LLVM that is installed compiles, whichever it is.
func TestEachVersionCompiles(t *testing.T) {
	list := Installed()
	if len(list) == 0 {
		t.Skip("no LLVM")
	}
	for _, path := range list {
		t.Run(filepath.Base(path), func(t *testing.T) { runChild(t, "compiles", path) })
	}
}

// One that is later than all known is tried, without options that it may not know, and used with a word.
func TestALaterVersionServesWithAWord(t *testing.T) {
	if _, err := Find(); err != nil {
		t.Skip(err)
	}
	runChild(t, "later", "")
}

func TestLibraryIsOpenedOnceAndLazily(t *testing.T) { runChild(t, "lazily", "") }

func TestNothingPrintsToStandardError(t *testing.T) { runChild(t, "silent", "") }

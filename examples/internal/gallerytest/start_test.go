package gallerytest

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// With its code in the cache an example needs no LLVM, and without either it runs as plain Go.
func TestExamplesStartFromTheCache(t *testing.T) {
	if testing.Short() {
		t.Skip("builds every example")
	}
	bin := t.TempDir()
	build := exec.Command("go", "build", "-o", bin+string(filepath.Separator), "./...")
	build.Dir = "../.."
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	const noLibrary = "SPELT_LLVM=/nonexistent/libLLVM.so"
	for _, c := range []struct {
		name string
		args []string
	}{
		{"bilateral", []string{"-size", "1"}},
		{"heat", []string{"-size", "32"}},
		{"mandelbrot", []string{"-size", "64"}},
		{"solarsystem", []string{"-size", "2"}},
		{"spmv", []string{"-size", "8", "laplacian"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			run := func(cache string, env ...string) Result {
				t.Helper()
				cmd := exec.Command(filepath.Join(bin, c.name), append([]string{"--json", "-runs", "1"}, c.args...)...)
				cmd.Env = append(append(os.Environ(), "SPELT_CACHE="+cache), env...)
				var stderr bytes.Buffer
				cmd.Stderr = &stderr
				out, err := cmd.Output()
				if err != nil {
					t.Fatalf("%v: %s", err, &stderr)
				}
				return decode(t, out)
			}
			if r := run(t.TempDir(), noLibrary); r.Backend != "go" || r.MaxDiff != 0 {
				t.Errorf("without LLVM and with nothing in the cache: %+v", r)
			}
			cache := t.TempDir()
			cold := run(cache)
			if cold.Backend == "go" {
				t.Skip("no native code without LLVM")
			}
			if cold.Source != "compiled" || cold.Constructs.Compiled != cold.Constructs.Total || cold.Constructs.Total < 1 {
				t.Errorf("with nothing in the cache: %+v", cold)
			}
			if r := run(cache, noLibrary); r.Backend != "native" || r.Source != "disk" || r.Tasks.Total != -1 {
				t.Errorf("with all in the cache, without LLVM: %+v", r)
			}
		})
	}
}

package process

import (
	"debug/elf"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// TestAcceptanceFAStaticProgramRunsAnywhere: without cgo a program is dynamically linked nevertheless, and does not start
// where there is no C library; built with the tag spelt_static, it starts in an empty directory, and runs its kernels as
// plain Go, whatever is in the cache, with one notice.
func TestAcceptanceFAStaticProgramRunsAnywhere(t *testing.T) {
	t.Parallel()
	bin, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	if !hasInterpreter(t, filepath.Join(bin, "probe")) {
		t.Error("the program is linked statically; docs/deploy.md says that it is not")
	}
	box := t.TempDir()
	static := filepath.Join(box, "probe")
	if _, err := command(filepath.Dir(bin), append(goEnv(), "CGO_ENABLED=0"), "go", "build", "-tags", "spelt_static", "-o", static, "./probe"); err != nil {
		t.Fatal(err)
	}
	if hasInterpreter(t, static) {
		t.Error("built with -tags spelt_static the program is dynamically linked")
	}
	cache := filepath.Join(box, "cache")
	if haveLLVM() == nil { // native code that cannot be used
		run{Env: []string{cacheIn(cache)}}.do(t)
	}
	o := run{Program: static, Env: []string{cacheIn(cache)}}.do(t)
	for _, rep := range o.Reports {
		if rep.Backend != "go" {
			t.Errorf("%s: backend %s", rep.Kernel, rep.Backend)
		}
	}
	wantOneNotice(t, o, "native code cannot be called by a program built with -tags spelt_static")
	if strings.Contains(strings.Join(o.stderr, ""), "install") {
		t.Errorf("the notice says what to install, which does not help: %q", o.stderr)
	}
	if os.Getuid() != 0 {
		t.Skip("not root: not tried in an empty root directory")
	}
	cmd := run{Program: "/probe", Env: []string{"SPELT_CACHE=off"}, Sys: &syscall.SysProcAttr{Chroot: box}}.command(t)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("in an empty root directory: %v\n%s", err, out)
	}
	dynamic := filepath.Join(box, "dynamic")
	data, err := os.ReadFile(filepath.Join(bin, "probe"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dynamic, data, 0o755); err != nil {
		t.Fatal(err)
	}
	cmd = run{Program: "/dynamic", Env: []string{"SPELT_CACHE=off"}, Sys: &syscall.SysProcAttr{Chroot: box}}.command(t)
	if err := cmd.Run(); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the dynamic program in an empty root directory: %v; docs/deploy.md says that it is not found", err)
	}
}

// hasInterpreter tells whether the program asks for a dynamic linker.
func hasInterpreter(t *testing.T, path string) bool {
	t.Helper()
	f, err := elf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP {
			return true
		}
	}
	return false
}

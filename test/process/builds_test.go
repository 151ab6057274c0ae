package process

import (
	"bytes"
	"debug/elf"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/spelt-go/spelt/internal/llvm"
)

// Each version of LLVM compiles the same kernels to the same results, finds its own code warm and never that of another; where
// there is none, the code of the last one serves.
func TestQ38VersionsOfLLVMShareADirectory(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	list := llvm.Installed()
	if len(list) < 2 {
		t.Skip("one version of LLVM")
	}
	dir := newCache(t)
	with := func(path string) run {
		return run{Args: []string{"-kernels=blend,noise"}, Env: []string{cacheIn(dir), "SPELT_LLVM=" + path}}
	}
	for _, path := range list {
		wantSource(t, with(path).do(t), "compiled")
	}
	for range 2 {
		for _, path := range list {
			o := with(path).do(t)
			wantSource(t, o, "disk")
			if o.LLVM {
				t.Errorf("%s is mapped on a hit", path)
			}
		}
	}
	wantSource(t, with("/nonexistent/libLLVM.so").do(t), "disk")
}

// A kernel that only the first of two versions has compiled serves where there is none.
func TestQ38WithoutLLVMTheCodeOfAnyBuildServes(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	list := llvm.Installed()
	if len(list) < 2 {
		t.Skip("one version of LLVM")
	}
	dir := newCache(t)
	for i, kernels := range []string{"blend", "noise"} {
		wantSource(t, run{Args: []string{"-kernels=" + kernels}, Env: []string{cacheIn(dir), "SPELT_LLVM=" + list[i]}}.do(t), "compiled")
	}
	wantSource(t, run{Args: []string{"-kernels=blend,noise"}, Env: []string{cacheIn(dir), wrongLLVM}}.do(t), "disk")
}

// Another build of the same version, under the same name, never serves what the one before it made.
func TestQ38AnotherBuildOfTheSameVersionCompilesAgain(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	path, err := llvm.Find()
	if err != nil {
		t.Fatal(err)
	}
	f, err := elf.Open(path)
	if err != nil {
		t.Skip(err)
	}
	defer f.Close()
	note := f.Section(".note.gnu.build-id")
	if note == nil {
		t.Skip("no build ID")
	}
	in, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	whole, err := io.ReadAll(in)
	if err != nil {
		t.Fatal(err)
	}
	lib := filepath.Join(t.TempDir(), filepath.Base(path))
	write := func() {
		t.Helper()
		if err := os.WriteFile(lib+".new", whole, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(lib+".new", lib); err != nil {
			t.Fatal(err)
		}
	}
	r := run{Args: []string{"-kernels=blend"}, Env: []string{cacheIn(newCache(t)), "SPELT_LLVM=" + lib}}
	write()
	wantSource(t, r.do(t), "compiled")
	wantSource(t, r.do(t), "disk")
	old := bytes.Clone(whole[note.Offset : note.Offset+note.Size])
	whole[note.Offset+note.Size-15] ^= 1
	write()
	wantSource(t, r.do(t), "compiled")
	wantSource(t, r.do(t), "disk")
	copy(whole[note.Offset:], old)
	write()
	wantSource(t, r.do(t), "disk")
}

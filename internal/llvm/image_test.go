package llvm

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

const envDir = "SPELT_TEST_DIR"

// damaged makes files that are not a library that can be opened, in a directory, and says what is said of each. whole is a
// sound library.
func damaged(t *testing.T, dir, whole string) map[string]string {
	t.Helper()
	list := map[string]string{}
	file := func(name, reason string, data []byte) {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		list[path] = reason
	}
	in, err := os.Open(whole)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	head := make([]byte, 1<<16)
	if _, err := io.ReadFull(in, head); err != nil {
		t.Fatal(err)
	}
	patch := func(off int, b ...byte) []byte {
		p := append([]byte(nil), head...)
		copy(p[off:], b)
		return p
	}
	file("empty", "empty", nil)
	file("text", "linker script", []byte("/* GNU ld script */\nINPUT(libLLVM.so.22.1)\n"))
	file("noise", "not a library", []byte{0, 1, 2, 3, 4, 5, 6, 7, 200, 201})
	file("magic", "cut off", head[:4])
	file("half a header", "cut off", head[:63])
	file("a header", "cut off", head[:64])
	file("a page", "cut off", head[:4096])
	file("the begin", "cut off", head)
	file("32 bits", "another architecture", patch(4, 1))
	file("big end first", "another architecture", patch(5, 2))
	file("another machine", "another architecture", patch(18, 0xF3, 0))
	file("a program", "not a shared library", patch(16, 2, 0))
	file("no segments", "damaged", patch(56, 0, 0))
	file("small segments", "damaged", patch(54, 32, 0))
	file("segments far away", "cut off", patch(32, 0, 0, 0, 0, 0, 0, 0, 0x40))
	file("segments around the end", "damaged", patch(32, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF))
	huge := patch(0)
	binary.LittleEndian.PutUint64(huge[binary.LittleEndian.Uint64(huge[32:])+32:], 1<<63)
	file("a huge segment", "", huge)

	// The whole, but for its end.
	path := filepath.Join(dir, "libLLVM.so.22.1")
	out, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	if _, err := in.Seek(0, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	size, err := io.Copy(out, in)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := inspect(path); err != nil {
		t.Errorf("a copy of the whole: %v", err)
	}
	for _, n := range []int64{size - 1, size - 64, size / 2, size / 10} {
		if err := out.Truncate(n); err != nil {
			t.Fatal(err)
		}
		if _, err := inspect(path); err == nil || !strings.Contains(err.Error(), "cut off") {
			t.Errorf("%d of %d bytes: %v", n, size, err)
		}
	}
	list[path] = "cut off"
	// As long as it should be, of zeros from somewhere on, as what a download was interrupted in may be.
	blank := filepath.Join(dir, "blank")
	if err := os.WriteFile(blank, head, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(blank, size); err != nil {
		t.Fatal(err)
	}
	list[blank] = "damaged"

	list[dir] = "directory"
	fifo := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	list[fifo] = "named pipe"
	list["/dev/null"] = "not a regular file"
	link := filepath.Join(dir, "link")
	chain := filepath.Join(dir, "link to a link")
	loop := filepath.Join(dir, "loop")
	for from, to := range map[string]string{link: path, chain: link, loop: loop} {
		if err := os.Symlink(to, from); err != nil {
			t.Fatal(err)
		}
	}
	list[link], list[chain], list[loop] = "cut off", "cut off", ""
	list[filepath.Join(dir, "nothing")] = "no such file"
	list[filepath.Join(dir, "text", "below")] = "not a directory"
	if os.Getuid() != 0 {
		file("secret", "permission", head)
		os.Chmod(filepath.Join(dir, "secret"), 0)
	}
	return list
}

// Whatever SPELT_LLVM names, it is a library or an error that says why not; the process lives. It runs in a process of its own,
// which opening what is cut off kills.
func TestAcceptanceB6WhatCannotBeOpenedSafelyIsNoLLVM(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("files of ELF")
	}
	if _, err := Find(); err != nil {
		t.Skip(err)
	}
	t.Setenv(envDir, t.TempDir())
	runChild(t, "damaged", "")
}

func init() {
	children["damaged"] = func(t *testing.T) {
		whole, err := Find()
		if err != nil {
			t.Fatal(err)
		}
		for path, reason := range damaged(t, os.Getenv(envDir), whole) {
			t.Setenv(EnvLibrary, path)
			_, err := Open()
			if !errors.Is(err, ErrNotFound) {
				t.Fatalf("%s: %v", path, err)
			}
			text := strings.TrimPrefix(err.Error(), "LLVM library "+path)
			if !strings.Contains(text, reason) || !strings.Contains(err.Error(), path) {
				t.Errorf("want %q: %v", reason, err)
			}
		}
		if Mapped() {
			t.Error("a library is mapped")
		}
	}
	children["damaged before the sound one"] = func(t *testing.T) {
		dir := os.Getenv(envDir)
		lib, err := Open()
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(lib.Path(), dir) || len(lib.Notices()) != 1 || !strings.Contains(lib.Notices()[0], dir) {
			t.Errorf("opened %s; %q", lib.Path(), lib.Notices())
		}
		if build, err := Identify(); err != nil || build != lib.Build() {
			t.Errorf("build %s, %v; open is %s", build, err, lib.Build())
		}
	}
}

// Where packages put libraries there may be a damaged one beside a sound one.
func TestAcceptanceB6ADamagedLibraryIsPassedOver(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("files of ELF")
	}
	whole, err := Find()
	if err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	data := make([]byte, 1<<16)
	f, err := os.Open(whole)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := io.ReadFull(f, data); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, "libLLVM.so.22.1")
	if err := os.WriteFile(name, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(name, filepath.Join(dir, "libLLVM-22.so")); err != nil {
		t.Fatal(err)
	}
	t.Setenv(envDir, dir)
	t.Setenv("LD_LIBRARY_PATH", dir)
	runChild(t, "damaged before the sound one", "")
}

// A build is told apart from others, and known without being opened.
func TestBuildsAreToldApart(t *testing.T) {
	seen := map[Build]string{}
	for _, path := range Installed() {
		b, err := inspect(path)
		if err != nil {
			t.Fatal(err)
		}
		if other := seen[b]; other != "" {
			t.Errorf("%s and %s are one build %s", path, other, b)
		}
		seen[b] = path
		if !strings.Contains(string(b), " build ") {
			t.Errorf("%s is %q", path, b)
		}
		link := filepath.Join(t.TempDir(), "other-name")
		if err := os.Symlink(path, link); err != nil {
			t.Fatal(err)
		}
		if again, err := inspect(link); err != nil || again != b {
			t.Errorf("%s by way of a link is %q, %v", path, again, err)
		}
	}
	if len(seen) == 0 {
		t.Skip("no LLVM")
	}
	if Mapped() != (opened.lib != nil) {
		t.Error("a library is mapped")
	}
}

func BenchmarkIdentify(b *testing.B) {
	for b.Loop() {
		if _, err := locate(nil); err != nil {
			b.Skip(err)
		}
	}
}

package process

import (
	"context"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/llvm"
)

// What SPELT_LLVM names may be anything: what is not an LLVM that can be used is one notice, and plain Go.
func TestAcceptanceB6LibrariesThatAreNotLLVM(t *testing.T) {
	t.Parallel()
	text := filepath.Join(t.TempDir(), "libLLVM.so.22.1")
	if err := os.WriteFile(text, []byte("not a library\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	libraries := map[string]string{
		"a text":            text,
		"a directory":       t.TempDir(),
		"another library":   "libc.so.6",
		"a name of no file": "libLLVM-22-is-not-here.so",
	}
	if found, _ := filepath.Glob("/usr/lib/*/libLLVM-1[0-8].so"); len(found) > 0 {
		libraries["another version"] = found[0]
	}
	for name, path := range cutLibraries(t) {
		libraries[name] = path
	}
	for name, path := range libraries {
		t.Run(name, func(t *testing.T) {
			o := run{Args: []string{"-kernels=blend,noise"}, Env: []string{cacheIn(newCache(t)), "SPELT_LLVM=" + path}}.do(t)
			if o.Reports[0].Backend != "go" {
				t.Errorf("backend %s", o.Reports[0].Backend)
			}
			wantOneNotice(t, o, filepath.Base(path))
		})
	}
}

// cutLibraries are parts of the LLVM of this machine, and a pipe.
func cutLibraries(t *testing.T) map[string]string {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "libLLVM-pipe.so")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	list := map[string]string{"a pipe": pipe}
	whole, err := llvm.Find()
	if err != nil {
		return list
	}
	in, err := os.Open(whole)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	for name, n := range map[string]int64{"nothing of it": 0, "its first page": 4096, "all but its end": 1 << 40} {
		path := filepath.Join(dir, "libLLVM-"+strings.ReplaceAll(name, " ", "-")+".so")
		out, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		size, err := io.Copy(out, io.LimitReader(in, n))
		if err == nil && n > 1<<20 {
			err = out.Truncate(size - 4096)
		}
		if err != nil {
			t.Fatal(err)
		}
		out.Close()
		in.Seek(0, io.SeekStart)
		list[name] = path
	}
	link := filepath.Join(dir, "libLLVM-link.so")
	if err := os.Symlink(list["all but its end"], link); err != nil {
		t.Fatal(err)
	}
	list["a link to it"] = link
	return list
}

// The default place is made below the user's cache directory, for its owner alone.
func TestTheDefaultPlace(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	home := t.TempDir()
	for name, c := range map[string]struct{ env, dir string }{
		"home": {"HOME=" + home, filepath.Join(home, ".cache", "spelt")},
		"xdg":  {"XDG_CACHE_HOME=" + filepath.Join(home, "xdg"), filepath.Join(home, "xdg", "spelt")},
	} {
		t.Run(name, func(t *testing.T) {
			r := run{Env: []string{c.env}}
			wantQuiet(t, r.do(t))
			wantSource(t, r.do(t), "disk")
			info, err := os.Stat(c.dir)
			if err != nil {
				t.Fatal(err)
			}
			if info.Mode().Perm() != 0o700 {
				t.Errorf("mode %v", info.Mode())
			}
			wantSound(t, c.dir, 1, 4, 4)
		})
	}
}

// CASE 18: a process that stands still in the middle of a compile holds nobody up for long, and ends well itself.
func TestCase18AProcessThatStandsStill(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	rnd := rand.New(rand.NewPCG(18, 18))
	for range 3 {
		dir := newCache(t)
		r := run{Args: []string{"-kernels=wide", "-n=1000"}, Env: []string{cacheIn(dir)}}
		cmd := r.command(t)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(50+rnd.IntN(100)) * time.Millisecond)
		if err := cmd.Process.Signal(syscall.SIGSTOP); err != nil {
			t.Logf("it has ended: %v", err)
		}
		wantQuiet(t, r.do(t))
		if err := cmd.Process.Signal(syscall.SIGCONT); err != nil {
			t.Logf("it has ended: %v", err)
		}
		if err := cmd.Wait(); err != nil {
			t.Error(err)
		}
		wantSound(t, dir, 1, 12, 12)
	}
}

// wantNoLocks checks that no guard of the artifacts listed is held in dir.
func wantNoLocks(t *testing.T, dir string, of []cache.Entry) {
	t.Helper()
	store := openStore(t, dir)
	for _, e := range of {
		if e.Kind != cache.ArtifactRecord {
			continue
		}
		release, held := store.Guard(context.Background(), e.Kind, e.Scope, e.Key, 0)
		release()
		if !held {
			t.Errorf("the lock of %v is held by nobody that lives", e.Key)
		}
	}
}

// Few open files and little memory are no reason to fail: what cannot be had is done without, or said.
func TestScarceResources(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	prlimit := lookPath(t, "prlimit")
	for name, c := range map[string]struct{ limit, backend string }{
		"few files":                       {"--nofile=24", "native"},
		"too little memory for libraries": {"--as=1100000000", ""},
		"no space for files":              {"--fsize=1024", "native"},
	} {
		t.Run(name, func(t *testing.T) {
			o := run{Prefix: []string{prlimit, c.limit}, Args: []string{"-kernels=blend,wide"}, Env: []string{cacheIn(newCache(t))}}.do(t)
			if got := o.Reports[0].Backend; c.backend != "" && got != c.backend {
				t.Errorf("backend %s", got)
			}
			if len(o.stderr) > 1 {
				t.Errorf("more than one notice:\n%s", strings.Join(o.stderr, "\n"))
			}
			t.Logf("%s: %s", o.Reports[0].Backend, strings.Join(o.stderr, "\n"))
		})
	}
}

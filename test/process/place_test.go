package process

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// nobody is a user that owns nothing. Root may write anywhere, so it is somebody else who runs into walls.
const nobody = 65534

// otherUser makes a run one of a user that permissions stop, and gives that user the directory.
func otherUser(t *testing.T, r *run, dir string) {
	t.Helper()
	if os.Geteuid() != 0 {
		return
	}
	r.Sys = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}}
	err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return os.Lchown(path, nobody, nobody)
	})
	if err != nil {
		t.Fatal(err)
	}
	for d := filepath.Dir(dir); d != "/" && d != os.TempDir(); d = filepath.Dir(d) {
		if err := os.Chmod(d, 0o711); err != nil {
			t.Fatal(err)
		}
	}
}

// A cache that cannot be used is one warning; the kernels are compiled in memory and the result is right.
func TestQ26PlacesThatCannotBeUsed(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	const kernels = "-kernels=blend,wide,noise"
	for _, c := range []struct {
		name, notice string
		prepare      func(t *testing.T, r *run)
	}{
		{"no home", "SPELT_CACHE", func(*testing.T, *run) {}},
		{"a file in place of the directory", "directory", func(t *testing.T, r *run) {
			path := filepath.Join(t.TempDir(), "file")
			if err := os.WriteFile(path, []byte("mine\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			r.Env = []string{cacheIn(path)}
			t.Cleanup(func() {
				if text, err := os.ReadFile(path); err != nil || string(text) != "mine\n" {
					t.Errorf("the file is now %q, %v", text, err)
				}
			})
		}},
		{"a file above the directory", "", func(t *testing.T, r *run) {
			path := filepath.Join(t.TempDir(), "file")
			if err := os.WriteFile(path, nil, 0o600); err != nil {
				t.Fatal(err)
			}
			r.Env = []string{cacheIn(filepath.Join(path, "cache"))}
		}},
		{"a read-only directory", "permission denied", func(t *testing.T, r *run) {
			dir := newCache(t)
			if err := os.Mkdir(dir, 0o700); err != nil {
				t.Fatal(err)
			}
			otherUser(t, r, dir)
			if err := os.Chmod(dir, 0o500); err != nil {
				t.Fatal(err)
			}
			r.Env = []string{cacheIn(dir)}
		}},
		{"below a read-only directory", "permission denied", func(t *testing.T, r *run) {
			dir := newCache(t)
			if err := os.Mkdir(dir, 0o700); err != nil {
				t.Fatal(err)
			}
			otherUser(t, r, dir)
			if err := os.Chmod(dir, 0o500); err != nil {
				t.Fatal(err)
			}
			r.Env = []string{"HOME=" + dir}
		}},
		{"a directory that others can write to", "chmod", func(t *testing.T, r *run) {
			dir := newCache(t)
			if err := os.Mkdir(dir, 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.Chmod(dir, 0o777); err != nil {
				t.Fatal(err)
			}
			r.Env = []string{cacheIn(dir)}
		}},
		{"a directory of another user", "owned by", func(t *testing.T, r *run) {
			if os.Geteuid() != 0 {
				t.Skip("only root can give files away")
			}
			dir := newCache(t)
			if err := os.Mkdir(dir, 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.Chown(dir, nobody, nobody); err != nil {
				t.Fatal(err)
			}
			r.Env = []string{cacheIn(dir)}
		}},
		{"a full disk", "no space left", func(t *testing.T, r *run) {
			dir := t.TempDir()
			if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=16k,mode=700"); err != nil {
				t.Skip("cannot mount a tmpfs: ", err)
			}
			t.Cleanup(func() {
				if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
					t.Error(err)
				}
			})
			r.Env = []string{cacheIn(filepath.Join(dir, "cache"))}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := run{Args: []string{kernels}}
			c.prepare(t, &r)
			o := r.do(t)
			wantSource(t, o, "compiled")
			wantOneNotice(t, o, c.notice)
		})
	}
}

// A directory that can only be read serves what it has.
func TestQ26AReadOnlyDirectoryServesWhatItHas(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	r := run{Env: []string{cacheIn(dir)}}
	r.do(t)
	otherUser(t, &r, dir)
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		t.Cleanup(func() {
			if err := os.Chmod(path, 0o700); err != nil && !errors.Is(err, fs.ErrNotExist) {
				t.Error(err)
			}
		})
		return os.Chmod(path, 0o500)
	})
	if err != nil {
		t.Fatal(err)
	}
	o := r.do(t)
	wantSource(t, o, "disk")
	wantQuiet(t, o)
	r.Args = []string{"-kernels=blend,wide"}
	o = r.do(t)
	if o.Reports[0].Source != "disk" || o.Reports[1].Source != "compiled" {
		t.Errorf("sources %s, %s; want disk, compiled", o.Reports[0].Source, o.Reports[1].Source)
	}
	wantOneNotice(t, o, "permission denied")
}

// A disk that fills up on the way leaves no record torn, and records that found their place are used.
func TestQ26ADiskThatFillsUp(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=96k,mode=700"); err != nil {
		t.Skip("cannot mount a tmpfs: ", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	cacheDir := filepath.Join(dir, "cache")
	r := run{Args: []string{"-kernels=wide,blend"}, Env: []string{cacheIn(cacheDir)}}
	o := r.do(t)
	wantOneNotice(t, o, "no space left")
	stored := len(entries(t, cacheDir))
	if stored == 0 || stored == 34 {
		t.Fatalf("%d records on a disk that was to fill up", stored)
	}
	problems, err := openStore(t, cacheDir).Verify(nil)
	if err != nil || len(problems) != 0 {
		t.Errorf("%v %v", problems, err)
	}
	again := r.do(t)
	wantSource(t, again, "compiled")
	if c := again.Reports[0].Tasks; c.Reused == 0 {
		t.Errorf("nothing of %d records was used: tasks %+v", stored, c)
	}
}

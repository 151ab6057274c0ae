package cache

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

const (
	formatPrefix = "spelt-v" // and a number: a layout and record format
	formatDir    = formatPrefix + "1"
	tmpDir       = "tmp"
	lockDir      = "lock"
	countersFile = "counters"
	trimmedFile  = "trimmed"

	readmeFile = "README"
	tagFile    = "CACHEDIR.TAG"
)

// readmeStart and tagStart tell our files from others, in every version.
const (
	readmeStart = "This directory holds compiled kernels of programs that use Spelt.\n"
	// The first line is prescribed by the Cache Directory Tagging Specification, https://bford.info/cachedir/.
	tagStart = "Signature: 8a477f597d28d172789f06886806bc55\n# This file marks a cache of compiled Spelt kernels"
)

const readmeText = readmeStart + `Everything in it can be removed at any time; it is made again when needed.

  spelt cache stat     what is here, and how often it was used
  spelt cache clean    remove it

SPELT_CACHE=dir puts it elsewhere, SPELT_CACHE=off does without.
`

const tagText = tagStart + `, which backups may skip.
# See https://bford.info/cachedir/
`

// Dir returns the directory that the environment asks for: SPELT_CACHE, made absolute, or the directory spelt in
// os.UserCacheDir. off is true if SPELT_CACHE is "off". The error is a *DirError with ErrNoDir if there is neither
// SPELT_CACHE nor a home. Dir touches no file.
func Dir() (dir string, off bool, err error) {
	env := os.Getenv("SPELT_CACHE")
	switch env {
	case "off":
		return "", true, nil
	case "":
		base, err := os.UserCacheDir()
		if err != nil {
			return "", false, &DirError{Detail: err.Error() + "; SPELT_CACHE can name a directory", Err: ErrNoDir}
		}
		return filepath.Join(base, "spelt"), false, nil
	}
	dir, err = filepath.Abs(env)
	if err != nil {
		return "", false, &DirError{Dir: env, Detail: err.Error(), Err: ErrNoDir}
	}
	return dir, false, nil
}

// checkDir tells whether the directory can be trusted: it is one, ours, and nobody else can put code into it.
func (s *Store) checkDir() error {
	info, err := s.fs.Stat(s.dir)
	if err != nil {
		if errors.Is(err, errNotDir) {
			err = ErrNotDir
		}
		return &DirError{Dir: s.dir, Err: err}
	}
	if !info.Mode.IsDir() {
		return &DirError{Dir: s.dir, Err: ErrNotDir}
	}
	if err := s.checkOwner(s.dir, info); err != nil {
		return err
	}
	if info, err := s.fs.Stat(s.root); err == nil && info.Mode.IsDir() {
		return s.checkOwner(s.root, info)
	}
	return nil
}

// checkOwner is the error of a directory that others may change.
func (s *Store) checkOwner(dir string, info Info) error {
	if trusted(info) {
		return nil
	}
	detail := fmt.Sprintf("owned by user %d, not by %d", info.Owner, userID())
	if info.Owner == userID() {
		detail = fmt.Sprintf("mode %v: remove it (rm -r %s); if it is certain that nobody else wrote to it, chmod -R go-w will do", info.Mode.Perm(), dir)
	}
	return &DirError{Dir: dir, Detail: detail, Err: ErrForeignDir}
}

// trusted tells whether only the user who runs the program can have changed a file or directory, where the system knows of
// users. Files are asked each by itself, since whoever could once write to a directory may have left some there.
func trusted(info Info) bool {
	return info.Owner < 0 || info.Owner == userID() && info.Mode.Perm()&0o022 == 0
}

// prepare makes the directory and what must stand in it before the first record is written. A directory that was there
// and holds files of somebody's own gets no CACHEDIR.TAG, which would keep those out of backups.
func (s *Store) prepare() error {
	if err := s.fs.MkdirAll(s.dir); err != nil {
		if errors.Is(err, errNotDir) {
			err = ErrNotDir
		}
		return &DirError{Dir: s.dir, Err: err}
	}
	if err := s.checkDir(); err != nil {
		return err
	}
	names, err := s.fs.ReadDir(s.dir)
	fresh := err == nil && len(names) == 0
	if err := s.makeDir(s.root); err != nil {
		return &DirError{Dir: s.dir, Err: err}
	}
	if err := s.makeDir(filepath.Join(s.root, tmpDir)); err != nil {
		return &DirError{Dir: s.dir, Err: err}
	}
	if fresh {
		s.writeOnce(filepath.Join(s.dir, readmeFile), readmeText)
		s.writeOnce(filepath.Join(s.dir, tagFile), tagText)
	}
	return nil
}

// makeDir makes a directory below ours, in the place of whatever else has its name.
func (s *Store) makeDir(name string) error {
	err := s.fs.MkdirAll(name)
	if err == nil {
		return nil
	}
	if info, err := s.fs.Stat(name); err == nil && info.Mode.IsDir() {
		return nil
	}
	if _, lerr := s.fs.Lstat(name); lerr != nil {
		return err
	}
	if err := s.fs.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return s.fs.MkdirAll(name)
}

// writeOnce writes a file for people, if it can and there is none.
func (s *Store) writeOnce(name, text string) {
	f, err := s.fs.Create(name)
	if err != nil {
		return
	}
	_, werr := f.Write([]byte(text))
	if cerr := f.Close(); werr != nil || cerr != nil {
		s.fs.Remove(name)
	}
}

// isOurText tells whether a file is one that prepare wrote, in this version or another: it begins as they all do.
func (s *Store) isOurText(name string) bool {
	f, err := s.fs.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	buf := make([]byte, 256)
	n, err := readFull(f, buf)
	if err != nil {
		return false
	}
	if filepath.Base(name) == readmeFile {
		return bytes.HasPrefix(buf[:n], []byte(readmeStart))
	}
	return bytes.HasPrefix(buf[:n], []byte(tagStart))
}

// isFormatDir tells whether a name in the directory is a layout of ours, of this version or another.
func isFormatDir(name string) bool {
	digits, ok := strings.CutPrefix(name, formatPrefix)
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}

package cache

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"
)

// putTries bounds how often Put makes what others remove at the same time.
const putTries = 64

// Put stores a record, in place of any other with this name. Its payload may be given in parts, which are not changed, nor
// kept. The record is seen as a whole or not at all, by Get in every process, from when Put returns. The error is a
// *PutError; nothing is left behind then, and an older record stays.
//
// After an error that means the directory may not be written (permissions, read-only file system), Put does not try again
// for a minute and returns ErrPaused. After a full disk or an I/O error it does try: the next record may be smaller, or
// the disk trimmed.
func (s *Store) Put(kind Kind, scope string, key Key, payload ...[]byte) error {
	if s == nil {
		return ErrOff
	}
	err := s.put(kind, scope, key, payload)
	if err == nil {
		s.counters.add(kind, countStored, 1)
		return nil
	}
	if kind < numKinds {
		s.counters.add(kind, countFailed, 1)
	}
	err = &PutError{kind, key, err}
	if !errors.Is(err, ErrPaused) {
		if readOnly(err) {
			s.pauseUntil.Store(s.now().Add(pauseAfter).UnixNano())
		}
		warnOnce(s.log, s.dir, "unusable", "spelt: cannot write to the cache; compiled kernels are lost when the program ends",
			"dir", s.dir, "error", err)
	}
	return err
}

// joined is the size up to which a record is copied together and written in one call. A larger one is written part by part:
// in a process that has just started, fresh memory for megabytes costs more than the calls.
const joined = 64 << 10

// recordBuffers saves an allocation in each Put.
var recordBuffers = sync.Pool{New: func() any { return new([]byte) }}

func (s *Store) put(kind Kind, scope string, key Key, payload [][]byte) error {
	path, ok := s.path(kind, scope, key)
	if !ok {
		return badName(kind, scope)
	}
	size := length(payload)
	if size > MaxPayload {
		return fmt.Errorf("%w: %d bytes", ErrTooLarge, size)
	}
	if until := s.pauseUntil.Load(); until != 0 && s.now().UnixNano() < until {
		return ErrPaused
	}
	if size > joined {
		return s.publish(path, recordParts(kind, scope, key, payload)...)
	}
	buf := recordBuffers.Get().(*[]byte)
	defer recordBuffers.Put(buf)
	*buf = appendRecord((*buf)[:0], kind, scope, key, payload...)
	return s.publish(path, *buf)
}

// publish makes data, part by part, the content of a file in one step. Others may at any time remove the directories that
// it makes (Trim) and even the temporary file (Clean).
func (s *Store) publish(path string, data ...[]byte) error {
	tmp, err := s.writeTemp(data)
	if err != nil {
		return err
	}
	for range putTries {
		if err = s.fs.Rename(tmp, path); err == nil {
			return nil
		}
		// A directory may vanish under us again: Trim removes empty ones.
		if cerr := s.clearWay(path); cerr != nil && !errors.Is(cerr, fs.ErrNotExist) {
			err = cerr
			break
		}
		if _, lerr := s.fs.Lstat(tmp); errors.Is(lerr, fs.ErrNotExist) {
			if tmp, err = s.writeTemp(data); err != nil {
				return err
			}
		}
	}
	s.fs.Remove(tmp)
	return err
}

// writeTemp writes a new file, to be renamed, and returns its name.
func (s *Store) writeTemp(data [][]byte) (string, error) {
	var f File
	var name string
	for try := 0; ; try++ {
		var err error
		name = s.tempName()
		f, err = s.fs.Create(name)
		if err == nil {
			break
		}
		if try == putTries {
			return "", err
		}
		switch {
		case errors.Is(err, fs.ErrExist):
		case errors.Is(err, fs.ErrNotExist), errors.Is(err, errNotDir):
			if err := s.prepare(); err != nil {
				return "", err
			}
		default:
			return "", err
		}
	}
	err := writeAll(f, data)
	// Close can be the first to tell of an error, on a network file system above all.
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		s.fs.Remove(name)
		return "", err
	}
	return name, nil
}

func writeAll(f File, parts [][]byte) error {
	for _, p := range parts {
		n, err := f.Write(p)
		if err == nil && n < len(p) {
			err = io.ErrShortWrite
		}
		if err != nil {
			return err
		}
	}
	return nil
}

var processID = strconv.Itoa(os.Getpid())

// tempName returns a name that no other process uses, on this machine or another.
func (s *Store) tempName() string {
	return filepath.Join(s.root, tmpDir, processID+"-"+strconv.FormatUint(s.tmpCount.Add(1), 10)+"-"+strconv.FormatUint(rand.Uint64(), 36))
}

// clearWay makes the directories above a record and removes what is not a file from its place.
func (s *Store) clearWay(path string) error {
	dir := filepath.Dir(path)
	if err := s.fs.MkdirAll(dir); err != nil {
		for d := dir; len(d) > len(s.root); d = filepath.Dir(d) {
			if info, err := s.fs.Lstat(d); err != nil || info.Mode.IsDir() {
				continue
			}
			if info, err := s.fs.Stat(d); err != nil || !info.Mode.IsDir() {
				s.discard(d, nil)
			}
		}
		if err := s.fs.MkdirAll(dir); err != nil {
			return err
		}
	}
	if info, err := s.fs.Lstat(path); err == nil && !info.Mode.IsRegular() {
		s.discard(path, nil)
	}
	return nil
}

// discard removes a file or a whole directory. If want is given, it is removed only if it still is that file: another
// process may have put a good record in its place since. To look and then to remove would leave a gap between the two, so
// the file is first moved to where nobody else looks, and moved back if it is not the one.
func (s *Store) discard(path string, want *Info) {
	q, ok := s.moveAside(path)
	if !ok {
		return
	}
	if want != nil {
		if got, err := s.fs.Lstat(q); err == nil && !got.sameFile(*want) {
			if s.fs.Rename(q, path) == nil {
				return
			}
		}
	}
	s.removeAll(q)
}

// moveAside moves a file or directory to where nobody else looks for it.
func (s *Store) moveAside(path string) (moved string, ok bool) {
	moved = s.tempName()
	if s.fs.Rename(path, moved) == nil {
		return moved, true
	}
	return moved, s.makeDir(filepath.Join(s.root, tmpDir)) == nil && s.fs.Rename(path, moved) == nil
}

// removeAll removes a file or a directory with all that is in it, as far as it can.
func (s *Store) removeAll(name string) {
	if s.fs.Remove(name) == nil {
		return
	}
	info, err := s.fs.Lstat(name)
	if err != nil || !info.Mode.IsDir() {
		return
	}
	list, _ := s.fs.ReadDir(name)
	for _, e := range list {
		s.removeAll(filepath.Join(name, e.Name))
	}
	s.fs.Remove(name)
}

// Drop removes a record whose content the caller found unusable although it was sound as a record: code that does not
// link, say. If bad, the content, is given, a record that has another one by now stays: another process has replaced it. As
// in discard, the file is looked at where nobody else finds it.
func (s *Store) Drop(kind Kind, scope string, key Key, bad []byte) {
	if s == nil {
		return
	}
	path, ok := s.path(kind, scope, key)
	if !ok {
		return
	}
	q, ok := s.moveAside(path)
	if !ok {
		return
	}
	if bad != nil {
		if rec, _, miss := s.read(q); miss == Hit {
			if payload, miss := decodeRecord(rec, kind, scope, key); miss == Hit && !bytes.Equal(payload, bad) && s.fs.Rename(q, path) == nil {
				return
			}
		}
	}
	s.removeAll(q)
	s.counters.add(kind, countDropped, 1)
	s.log.Debug("spelt: dropped a cache record", "kind", kind.String(), "key", key.String(), "time", s.now().Format(time.RFC3339))
}

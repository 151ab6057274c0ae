package cache

import (
	"cmp"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"time"
)

const (
	trimInterval = time.Hour // how often Trim looks at the directory, over all processes
	staleAfter   = time.Hour // a temporary or lock file of this age has no owner any more
	diskBlock    = 4096      // what a file occupies is a multiple of this
)

// TrimResult says what Trim did. Bytes are counted in blocks, as the disk does.
type TrimResult struct {
	// Skipped is true if it was not time yet, or another process is at it; all else is then 0.
	Skipped      bool  `json:"skipped"`
	Kept         int   `json:"kept"`
	KeptBytes    int64 `json:"kept_bytes"`
	Removed      int   `json:"removed"`
	RemovedBytes int64 `json:"removed_bytes"`
	// Stale is the number of temporary and lock files whose owner is gone, removed.
	Stale int `json:"stale"`
	// OverLimit is how much more than the limit is kept, because it was used recently.
	OverLimit int64 `json:"over_limit"`
}

// Trim removes records that nobody used for MaxAge, then, if all kinds, scopes and format versions together occupy more
// than MaxBytes, those least recently used until a tenth of MaxBytes is free; and files that dead processes left. It spares
// records used within KeepRecent, so it never removes what a running process has just used. Unless now is true, it looks
// at the directory at most once an hour, counted over all processes. Files that vanish or cannot be removed are no error;
// the error is that of a directory that cannot be read.
func (s *Store) Trim(now bool) (TrimResult, error) {
	if s == nil {
		return TrimResult{Skipped: true}, nil
	}
	if !now && !s.trimDue() {
		return TrimResult{Skipped: true}, nil
	}
	// Two at once do no harm, so a lock that cannot be had for another reason than its holder does not stop Trim.
	unlock, err := s.fs.TryLock(filepath.Join(s.root, trimmedFile+".lock"))
	if err == nil {
		defer unlock()
	} else if err == errLocked && !now {
		return TrimResult{Skipped: true}, nil
	}
	s.noteTrim()
	t := trimmer{Store: s, start: s.now()}
	if err := t.collect(); err != nil {
		return TrimResult{}, err
	}
	t.removeOld()
	t.removeStale()
	s.compactCounters()
	return t.TrimResult, nil
}

// StartTrim trims in the background if it is time. It costs next to nothing if it is not, so it may be called after every
// batch of Puts. Close ends it.
func (s *Store) StartTrim() {
	if s == nil {
		return
	}
	now := s.now()
	s.trimMu.Lock()
	defer s.trimMu.Unlock()
	if s.trimming || now.Before(s.trimNext) || s.trimStop.Load() {
		return
	}
	s.trimming = true
	s.trimNext = now.Add(trimInterval)
	s.trims.Go(func() {
		if r, err := s.Trim(false); err != nil {
			s.log.Debug("spelt: cache not trimmed", "error", err)
		} else if !r.Skipped {
			s.log.Debug("spelt: cache trimmed", "removed", r.Removed, "bytes", r.RemovedBytes, "kept", r.KeptBytes)
		}
		s.trimMu.Lock()
		s.trimming = false
		s.trimMu.Unlock()
	})
}

// trimDue tells whether the last Trim of any process is an interval ago. A time in the future, from a clock that was put
// back since, does not put Trim off for ever.
func (s *Store) trimDue() bool {
	info, err := s.fs.Lstat(filepath.Join(s.root, trimmedFile))
	if err != nil {
		return true
	}
	age := s.now().Sub(info.ModTime)
	return age >= trimInterval || age < -trimInterval
}

// noteTrim tells other processes that Trim begins.
func (s *Store) noteTrim() {
	name := filepath.Join(s.root, trimmedFile)
	if s.fs.Touch(name, s.now()) == nil {
		return
	}
	if f, err := s.fs.Create(name); err == nil {
		f.Close()
		s.fs.Touch(name, s.now())
	}
}

// trimItem is a file that counts towards the limit.
type trimItem struct {
	dir  int // index in trimmer.dirs
	name string
	disk int64
	used time.Time
}

type trimmer struct {
	*Store
	TrimResult
	start time.Time
	dirs  []trimDir
	items []trimItem
}

// trimDir is a directory that is removed when nothing is left in it.
type trimDir struct {
	name   string
	parent int // index in trimmer.dirs, -1 for that of a kind
	left   int // how many entries
}

// collect finds every record of every format version, and every other file that somehow came among them.
func (t *trimmer) collect() error {
	list, err := t.fs.ReadDir(t.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return &DirError{Dir: t.dir, Err: err}
	}
	for _, e := range list {
		if !e.Dir || !isFormatDir(e.Name) {
			continue
		}
		root := filepath.Join(t.dir, e.Name)
		tops, _ := t.fs.ReadDir(root)
		for _, top := range tops {
			if top.Dir && top.Name != tmpDir && top.Name != lockDir {
				t.walk(filepath.Join(root, top.Name), -1)
			}
		}
	}
	return nil
}

// walk collects the files below a directory.
func (t *trimmer) walk(dir string, parent int) {
	if t.trimStop.Load() {
		return
	}
	list, err := t.fs.ReadDir(dir)
	if err != nil {
		return
	}
	at := len(t.dirs)
	t.dirs = append(t.dirs, trimDir{dir, parent, len(list)})
	for _, e := range list {
		name := filepath.Join(dir, e.Name)
		if e.Dir {
			t.walk(name, at)
			continue
		}
		info, err := t.fs.Lstat(name)
		if err != nil {
			t.dirs[at].left--
			continue
		}
		item := trimItem{at, e.Name, onDisk(info.Size), info.ModTime}
		t.items = append(t.items, item)
		t.Kept++
		t.KeptBytes += item.disk
	}
}

func onDisk(size int64) int64 { return (size + diskBlock - 1) / diskBlock * diskBlock }

// removeOld removes by age and size, oldest first; equal ages go by name.
func (t *trimmer) removeOld() {
	slices.SortFunc(t.items, func(a, b trimItem) int {
		return cmp.Or(a.used.Compare(b.used), cmp.Compare(a.dir, b.dir), cmp.Compare(a.name, b.name))
	})
	target := t.KeptBytes
	if t.maxBytes >= 0 && t.KeptBytes > t.maxBytes {
		target = t.maxBytes - t.maxBytes/10
	}
	for _, item := range t.items {
		if t.trimStop.Load() {
			break
		}
		age := t.start.Sub(item.used)
		expired := t.maxAge >= 0 && age > t.maxAge
		if !expired && (t.KeptBytes <= target || age < t.keepRecent) {
			break // and so for all that were used later
		}
		t.remove(item)
	}
	// Children come after their parents in t.dirs.
	for _, d := range slices.Backward(t.dirs) {
		// Removing fails if a record has come meanwhile, and Put makes the directory again if one is about to.
		if d.left == 0 && t.fs.Remove(d.name) == nil && d.parent >= 0 {
			t.dirs[d.parent].left--
		}
	}
	if t.maxBytes >= 0 {
		t.OverLimit = max(0, t.KeptBytes-t.maxBytes)
	}
}

// remove removes a file unless it was used or replaced since collect saw it. One that is already gone no longer counts.
func (t *trimmer) remove(item trimItem) {
	name := filepath.Join(t.dirs[item.dir].name, item.name)
	info, err := t.fs.Lstat(name)
	if err == nil && !info.ModTime.Equal(item.used) {
		return
	}
	if err == nil {
		err = t.fs.Remove(name)
	}
	if err == nil {
		t.Removed++
		t.RemovedBytes += item.disk
	} else if !errors.Is(err, fs.ErrNotExist) {
		return
	}
	t.dirs[item.dir].left--
	t.Kept--
	t.KeptBytes -= item.disk
}

// removeStale removes what processes that died have left: parts of records, and lock files.
func (t *trimmer) removeStale() {
	for _, dir := range []string{tmpDir, lockDir} {
		list, _ := t.fs.ReadDir(filepath.Join(t.root, dir))
		for _, e := range list {
			if t.trimStop.Load() {
				return
			}
			name := filepath.Join(t.root, dir, e.Name)
			info, err := t.fs.Lstat(name)
			if err != nil || t.start.Sub(info.ModTime) < staleAfter {
				continue
			}
			if dir == lockDir && info.Mode.IsRegular() {
				// To hold the lock is the only proof that nobody else does.
				unlock, err := t.fs.TryLock(name)
				if err != nil {
					continue
				}
				unlock()
			} else {
				t.removeAll(name)
			}
			t.Stale++
		}
	}
}

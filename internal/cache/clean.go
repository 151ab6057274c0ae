package cache

import (
	"errors"
	"io/fs"
	"path/filepath"
)

// Clean removes all that is ours in the directory: the records of every format version, counters, README and CACHEDIR.TAG.
// The directory itself and what else is in it stay. Processes that use the store meanwhile go on, and may write records
// again at once. The error tells of what could not be removed.
func (s *Store) Clean() error {
	if s == nil {
		return nil
	}
	list, err := s.fs.ReadDir(s.dir)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return &DirError{Dir: s.dir, Err: err}
	}
	var errs []error
	for _, e := range list {
		name := filepath.Join(s.dir, e.Name)
		switch {
		case isFormatDir(e.Name):
		case (e.Name == readmeFile || e.Name == tagFile) && s.isOurText(name):
		default:
			continue
		}
		s.removeAll(name)
		if _, err := s.fs.Lstat(name); err == nil {
			// Another process may have stored a record between our listing a directory and removing it.
			s.removeAll(name)
			if err := s.fs.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
				errs = append(errs, err)
			}
		}
	}
	return errors.Join(errs...)
}

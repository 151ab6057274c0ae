package cache

import (
	"encoding/hex"
	"iter"
	"path/filepath"
	"time"
)

// Entry is a record as its directory shows it: its content has not been looked at.
type Entry struct {
	Kind  Kind
	Scope string
	Key   Key
	Size  int64     // of the file, in bytes
	Used  time.Time // last use, to the hour
	Path  string
}

// Entries yields every record by kind, scope and key. Records that come and go meanwhile may or may not be among them.
func (s *Store) Entries() iter.Seq[Entry] {
	return func(yield func(Entry) bool) {
		s.walkRecords(func(e Entry, stray bool) bool { return stray || yield(e) })
	}
}

// walkRecords calls f with each file below the directories of the kinds. One that has not the name of a record is stray:
// of its Entry, only Path and perhaps Size and Kind are known.
func (s *Store) walkRecords(f func(e Entry, stray bool) bool) {
	if s == nil {
		return
	}
	for _, kind := range Kinds() {
		kindPath := filepath.Join(s.root, kind.String())
		scopes, _ := s.fs.ReadDir(kindPath)
		for _, sc := range scopes {
			scope, ok := unescapeScope(sc.Name)
			scopePath := filepath.Join(kindPath, sc.Name)
			if !sc.Dir {
				if !f(Entry{Kind: kind, Path: scopePath}, true) {
					return
				}
				continue
			}
			fans, _ := s.fs.ReadDir(scopePath)
			for _, fan := range fans {
				fanPath := filepath.Join(scopePath, fan.Name)
				if !fan.Dir {
					if !f(Entry{Kind: kind, Path: fanPath}, true) {
						return
					}
					continue
				}
				files, _ := s.fs.ReadDir(fanPath)
				for _, file := range files {
					e := Entry{Kind: kind, Scope: scope, Path: filepath.Join(fanPath, file.Name)}
					info, err := s.fs.Lstat(e.Path)
					if err != nil {
						continue
					}
					e.Size, e.Used = info.Size, info.ModTime
					key, err := ParseKey(file.Name)
					e.Key = key
					stray := !ok || err != nil || fan.Name != hex.EncodeToString(key[:1])
					if !f(e, stray) {
						return
					}
				}
			}
		}
	}
}

// Peek is Get for somebody who only looks: it counts nothing, does not renew the time of last use, and removes nothing.
func (s *Store) Peek(kind Kind, scope string, key Key) ([]byte, Miss) {
	if s == nil {
		return nil, Absent
	}
	path, ok := s.path(kind, scope, key)
	if !ok {
		return nil, Absent
	}
	rec, _, miss := s.read(path)
	if miss != Hit {
		return nil, miss
	}
	return decodeRecord(rec, kind, scope, key)
}

// Problem is a file that Verify found wrong.
type Problem struct {
	Entry
	// Stray is true for a file that has not the name of a record and is never read. Reason is then Foreign.
	Stray  bool
	Reason Miss
}

// Verify reads and checks every record, and calls progress, if not nil, after each with the number checked and their
// total, as known at the start. It removes nothing: Get does, when somebody asks for the record. Problems are in the order
// of Entries. The error is that of a directory that cannot be read.
func (s *Store) Verify(progress func(done, total int)) ([]Problem, error) {
	if s == nil {
		return nil, ErrOff
	}
	if _, err := s.fs.ReadDir(s.dir); err != nil {
		return nil, &DirError{Dir: s.dir, Err: err}
	}
	total := 0
	if progress != nil {
		s.walkRecords(func(Entry, bool) bool { total++; return true })
	}
	var problems []Problem
	done := 0
	s.walkRecords(func(e Entry, stray bool) bool {
		reason := Foreign
		if !stray {
			var rec []byte
			if rec, _, reason = s.read(e.Path); reason == Hit {
				_, reason = decodeRecord(rec, e.Kind, e.Scope, e.Key)
			}
		}
		if reason != Hit && reason != Absent {
			problems = append(problems, Problem{e, stray, reason})
		}
		if done++; progress != nil {
			progress(done, max(done, total))
		}
		return true
	})
	return problems, nil
}

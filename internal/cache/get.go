package cache

import (
	"errors"
	"io"
	"io/fs"
)

// wholeRead is the size up to which a record is read in one go. Of a larger one the header is read and checked first, so
// that a damaged length or a stray file does not cost its size in memory.
const wholeRead = 1 << 20

// Get returns the payload of a record and Hit, or nil and the reason for the miss. The payload is in memory of its own, and
// the caller's. A record found damaged, under a foreign name, or in reach of other users is removed.
func (s *Store) Get(kind Kind, scope string, key Key) (payload []byte, miss Miss) {
	return s.GetRenewing(kind, scope, key, nil)
}

// GetRenewing is Get of a record that stands on others. When a hit is about to renew the time of last use, which is at most
// once in an hour, it calls renew with the payload first, to renew those others (see Renew): they are in use when it is.
func (s *Store) GetRenewing(kind Kind, scope string, key Key, renew func(payload []byte)) (payload []byte, miss Miss) {
	if s == nil {
		return nil, Absent
	}
	path, ok := s.path(kind, scope, key)
	if !ok {
		return nil, Absent
	}
	rec, info, miss := s.read(path)
	if miss == Hit {
		payload, miss = decodeRecord(rec, kind, scope, key)
	}
	switch miss {
	case Hit:
		if renew != nil && s.isOld(info) {
			renew(payload)
		}
		s.used(path, info)
	case Damaged, Foreign, Untrusted:
		warnOnce(s.log, s.dir, "damaged", "spelt: a cache record was unusable and is made again", "reason", miss.String(), "file", path)
		s.discard(path, &info)
	}
	s.counters.add(kind, count(miss), 1)
	return payload, miss
}

// Renew renews the time of last use of a record as a hit does, without reading it, for somebody to whom it still is of use.
// It costs a look at the directory, and does nothing if there is no such record.
func (s *Store) Renew(kind Kind, scope string, key Key) {
	if s == nil {
		return
	}
	path, ok := s.path(kind, scope, key)
	if !ok {
		return
	}
	if info, err := s.fs.Lstat(path); err == nil && info.Mode.IsRegular() {
		s.used(path, info)
	}
}

// used renews the time of last use of a record, unless it is young as it is.
func (s *Store) used(path string, info Info) {
	if s.isOld(info) {
		s.fs.Touch(path, s.now())
	}
}

func (s *Store) isOld(info Info) bool { return s.now().Sub(info.ModTime) > useInterval }

// read returns the content of a file that may be a record. Its errors are misses.
func (s *Store) read(path string) ([]byte, Info, Miss) {
	f, err := s.fs.Open(path)
	if err != nil {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil, Info{}, Absent
		case errors.Is(err, errNoRecord):
			info, _ := s.fs.Lstat(path)
			return nil, info, Damaged
		}
		return nil, Info{}, Unreadable
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, Info{}, Unreadable
	}
	if !info.Mode.IsRegular() || info.Size > maxRecord {
		return nil, info, Damaged
	}
	if !trusted(info) {
		return nil, info, Untrusted
	}
	var head []byte
	if info.Size > wholeRead {
		head = make([]byte, headerSize)
		if n, err := readFull(f, head); err != nil {
			return nil, info, Unreadable
		} else if miss := checkHeader(head[:n], info.Size); miss != Hit {
			return nil, info, miss
		}
	}
	rec := make([]byte, info.Size)
	n, err := readFull(f, rec[copy(rec, head):])
	if err != nil {
		return nil, info, Unreadable
	}
	return rec[:len(head)+n], info, Hit
}

// readFull reads until p is full or the file ends.
func readFull(f File, p []byte) (int, error) {
	n := 0
	for n < len(p) {
		m, err := f.Read(p[n:])
		n += m
		if err == io.EOF || err == nil && m == 0 {
			break
		}
		if err != nil {
			return n, err
		}
	}
	return n, nil
}

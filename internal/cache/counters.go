package cache

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// count is what is counted per kind: first the outcomes of Get, then what follows.
type count uint8

const (
	countStored count = count(numMisses) + iota
	countFailed
	countDropped
	numCounts
)

var countNames = [numCounts]string{"hit", "absent", "other-version", "damaged", "foreign", "unreadable", "untrusted", "stored", "failed", "dropped"}

// Counts says what happened to records of a kind.
type Counts struct {
	Hits   uint64            `json:"hits"`
	Misses [numMisses]uint64 `json:"-"` // by reason; Misses[Hit] is 0
	Stored uint64            `json:"stored"`
	// Failed counts calls of Put that returned an error.
	Failed uint64 `json:"failed"`
	// Dropped counts records whose content a caller found unusable.
	Dropped uint64 `json:"dropped"`
}

// Missed returns the number of misses for any reason.
func (c Counts) Missed() uint64 {
	n := uint64(0)
	for _, m := range c.Misses {
		n += m
	}
	return n
}

type countTable [numKinds][numCounts]uint64

func (t *countTable) counts(k Kind) Counts {
	c := Counts{Hits: t[k][Hit], Stored: t[k][countStored], Failed: t[k][countFailed], Dropped: t[k][countDropped]}
	for m := Absent; m < numMisses; m++ {
		c.Misses[m] = t[k][m]
	}
	return c
}

// counters are those of this process, and what of them is already in the file.
type counters struct {
	live    [numKinds][numCounts]atomic.Uint64
	mu      sync.Mutex
	flushed countTable
}

func (c *counters) add(k Kind, what count, n uint64) { c.live[k][what].Add(n) }

func (c *counters) snapshot() (t countTable) {
	for k := range t {
		for i := range t[k] {
			t[k][i] = c.live[k][i].Load()
		}
	}
	return t
}

// The file of counters is a list of lines, each of which adds to what those before it say:
//
//	line = kind { " " name "=" number } "\n"
//
// A process appends its lines in one write, so that no lock is needed. A line that is torn, or that another version wrote,
// counts as far as it is understood. Trim, and Flush when the file has grown, replace the lines by their sum.

// compactAt is the size of the file of counters at which Flush sums it up.
const compactAt = 64 << 10

// Flush adds what this process has counted since the last Flush to the counters of the directory, with one small write.
// Callers do so when a batch of records is done, since nobody tells a process that it ends. It fails silently.
func (s *Store) Flush() {
	if s == nil {
		return
	}
	s.counters.mu.Lock()
	defer s.counters.mu.Unlock()
	now := s.counters.snapshot()
	text := appendCounts(nil, &now, &s.counters.flushed)
	if len(text) == 0 {
		return
	}
	path := filepath.Join(s.root, countersFile)
	f, err := s.fs.Append(path)
	if errors.Is(err, errNoRecord) { // something else lies in its place
		s.discard(path, nil)
		f, err = s.fs.Append(path)
	}
	if err != nil {
		return
	}
	n, err := f.Write(text)
	if err == nil && n == len(text) {
		s.counters.flushed = now
	}
	info, err := f.Stat()
	f.Close()
	if err == nil && info.Size > compactAt {
		s.compactCounters()
	}
}

// appendCounts appends the lines of t minus base.
func appendCounts(text []byte, t, base *countTable) []byte {
	for k := range t {
		first := true
		for i, n := range t[k] {
			if n == base[k][i] {
				continue
			}
			if first {
				text = append(text, kindNames[k]...)
				first = false
			}
			text = fmt.Appendf(text, " %s=%d", countNames[i], n-base[k][i])
		}
		if !first {
			text = append(text, '\n')
		}
	}
	return text
}

// parseCounts adds the lines of text to t, saturating.
func parseCounts(t *countTable, text []byte) {
	for line := range bytes.Lines(text) {
		if line[len(line)-1] != '\n' {
			continue // being written, or torn
		}
		fields := strings.Fields(string(line))
		if len(fields) == 0 {
			continue
		}
		kind, ok := kindOf(fields[0])
		if !ok {
			continue
		}
		for _, f := range fields[1:] {
			name, number, _ := strings.Cut(f, "=")
			n, err := strconv.ParseUint(number, 10, 63)
			if err != nil {
				continue
			}
			for i, cn := range countNames {
				if cn == name {
					t[kind][i] = min(t[kind][i]+n, 1<<63)
				}
			}
		}
	}
}

// savedCounts reads the counters of all processes.
func (s *Store) savedCounts() (t countTable) {
	f, err := s.fs.Open(filepath.Join(s.root, countersFile))
	if err != nil {
		return t
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode.IsRegular() {
		return t
	}
	text := make([]byte, min(info.Size, 16*compactAt))
	n, _ := readFull(f, text)
	parseCounts(&t, text[:n])
	return t
}

// compactCounters replaces the lines of the file by their sum. What another process appends meanwhile may be lost: they
// are statistics.
func (s *Store) compactCounters() {
	unlock, err := s.fs.TryLock(filepath.Join(s.root, countersFile+".lock"))
	if err == nil {
		defer unlock()
	} else if !errors.Is(err, errNoLocks) {
		return
	}
	sum := s.savedCounts()
	text := appendCounts(nil, &sum, &countTable{})
	if len(text) > 0 {
		s.publish(filepath.Join(s.root, countersFile), text)
	}
}

package cache

import (
	"os"
	"testing"
	"time"
)

// Looking leaves no trace: no count, no time of use, and what is damaged stays where it is.
func TestPeekLeavesNoTrace(t *testing.T) {
	s := mustOpen(t, t.TempDir(), Options{})
	mustPut(t, s, HistoryRecord, testScope, 1, 100)
	mustPut(t, s, HistoryRecord, testScope, 2, 100)
	old := time.Now().Add(-48 * time.Hour).Truncate(time.Second)
	path := recordPath(t, s, HistoryRecord, testScope, 1)
	if err := os.Chtimes(path, old, old); err != nil {
		t.Fatal(err)
	}
	if data, miss := s.Peek(HistoryRecord, testScope, numberedKey(1)); miss != Hit || string(data) != string(payloadOf(1, 100)) {
		t.Errorf("%v, %d bytes", miss, len(data))
	}
	if info, err := os.Stat(path); err != nil || !info.ModTime().Equal(old) {
		t.Errorf("last used %v, %v", info.ModTime(), err)
	}
	bad := recordPath(t, s, HistoryRecord, testScope, 2)
	if err := os.Truncate(bad, 50); err != nil {
		t.Fatal(err)
	}
	for number, want := range map[int]Miss{2: Damaged, 3: Absent} {
		if _, miss := s.Peek(HistoryRecord, testScope, numberedKey(number)); miss != want {
			t.Errorf("record %d: %v, want %v", number, miss, want)
		}
	}
	if _, err := os.Stat(bad); err != nil {
		t.Error("a damaged record was removed")
	}
	if _, miss := s.Peek(ArtifactRecord, testScope, numberedKey(1)); miss != Absent {
		t.Errorf("another kind: %v", miss)
	}
	c := s.Counts(HistoryRecord)
	c.Stored = 0
	if c != (Counts{}) {
		t.Errorf("counted %+v", c)
	}
	var none *Store
	if _, miss := none.Peek(HistoryRecord, testScope, numberedKey(1)); miss != Absent {
		t.Errorf("no store: %v", miss)
	}
}

// Renew is to a record what a hit is, and to what is no record nothing.
func TestRenewIsAUse(t *testing.T) {
	now := time.Now().Truncate(time.Second)
	s := mustOpen(t, t.TempDir(), Options{Clock: func() time.Time { return now }})
	mustPut(t, s, HistoryRecord, testScope, 1, 100)
	path := recordPath(t, s, HistoryRecord, testScope, 1)
	for age, renewed := range map[time.Duration]bool{0: false, useInterval / 2: false, 2 * useInterval: true, 1000 * time.Hour: true} {
		old := now.Add(-age)
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
		s.Renew(HistoryRecord, testScope, numberedKey(1))
		want := old
		if renewed {
			want = now
		}
		if info, err := os.Stat(path); err != nil || !info.ModTime().Equal(want) {
			t.Errorf("used %v ago: last used %v, want %v; %v", age, info.ModTime(), want, err)
		}
	}
	s.Renew(HistoryRecord, testScope, numberedKey(2))
	if _, miss := s.Peek(HistoryRecord, testScope, numberedKey(2)); miss != Absent {
		t.Errorf("a record that is not there: %v", miss)
	}
	var none *Store
	none.Renew(HistoryRecord, testScope, numberedKey(1))
	c := s.Counts(HistoryRecord)
	c.Stored = 0
	if c != (Counts{}) {
		t.Errorf("counted %+v", c)
	}
}

package history

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/target"
)

func openStore(t testing.TB, o cache.Options) *cache.Store {
	t.Helper()
	s, err := cache.Open(filepath.Join(t.TempDir(), "cache"), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// version is the n-th state of a kernel.
func version(n int) *Version {
	v := &Version{
		Time: time.Unix(int64(n), 42), Key: cache.NewKey("test").Int("n", int64(n)).Sum(), Digest: fmt.Sprint("d", n),
		Target: target.Target{Triple: "x", Level: "y", Features: []string{"+a", "+b"}, VectorBits: 256},
		Fields: []Field{{"checks", "on"}, {"codegen", "1"}}, Miss: "absent",
		Constructs: []Construct{{Key: cache.Key{1}, Artifact: cache.Key{2}, Reused: true}, {Key: cache.Key{3}, TaskReused: true}},
	}
	v.SetWhole(wholeOf(n))
	return v
}

func wholeOf(n int) string { return strings.Repeat(fmt.Sprint("code ", n), 30) }

// note does what a compile does at its end.
func note(s *cache.Store, name string, v *Version, began time.Time) *Version {
	Keep(s, "p", name, v)
	return Add(s, "p", name, v, began)
}

// wantCode checks that the versions of a log have their code, in order; 0 is one whose code is not known any more.
func wantCode(t *testing.T, log *Log, want ...int) {
	t.Helper()
	if log == nil || len(log.Versions) != len(want) {
		t.Fatalf("%+v, want %d versions", log, len(want))
	}
	for i, n := range want {
		whole, err := log.Versions[i].Whole()
		switch {
		case n == 0 && !errors.Is(err, ErrForgotten):
			t.Errorf("version %d: %d bytes, %v; want it forgotten", i, len(whole), err)
		case n != 0 && (err != nil || whole != wholeOf(n)):
			t.Errorf("version %d: %q, %v; want that of %d", i, whole, err, n)
		}
	}
}

func TestEncodingRoundTrips(t *testing.T) {
	second := version(2)
	second.Again = true
	second.place = 1
	want := &Log{Package: "example.com/p", Name: "Grid.Step[float32]", Versions: []*Version{version(1), second}}
	got, err := decode(want.encode())
	for _, v := range want.Versions {
		v.whole, v.known = "", false // is not in the log
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("%v\n%+v\n%+v", err, got, want)
	}
	if v := got.Versions[0]; v.Field("codegen") != "1" || v.Field("none") != "" || v.Compiled() != 1 {
		t.Errorf("%+v", v)
	}
}

// Whatever the bytes, reading them is an error at worst.
func TestDecodeTakesAnything(t *testing.T) {
	sound := (&Log{Package: "p", Name: "n", Versions: []*Version{version(1), version(2)}}).encode()
	use := func(data []byte) {
		if l := openLog(nil, data); l != nil {
			for _, v := range l.Versions {
				_, _ = v.Whole()
			}
		}
	}
	for n := range sound {
		if _, err := decode(sound[:n]); err == nil {
			t.Errorf("%d bytes of %d were taken", n, len(sound))
		}
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		data := append([]byte(nil), sound...)
		for range 1 + rnd.IntN(4) {
			data[rnd.IntN(len(data))] ^= 1 << rnd.IntN(8)
		}
		use(data)
	}
	if _, err := decode(append(sound, 0)); err == nil {
		t.Error("bytes after the end were taken")
	}
}

func TestAddKeepsTheLastTwoThatDiffer(t *testing.T) {
	s := openStore(t, cache.Options{})
	began := time.Unix(0, 0)
	for i, step := range []struct {
		n      int // the version
		before int // what it is compared with, 0 for nothing
		again  bool
		keeps  []int
	}{
		{1, 0, false, []int{1}},
		{2, 1, false, []int{2, 1}},
		{3, 2, false, []int{3, 2}},
		{3, 2, true, []int{3, 2}},
		{2, 3, false, []int{2, 3}},
	} {
		v := version(step.n)
		before := note(s, "k", v, time.Unix(100, 0))
		if (before == nil) != (step.before == 0) || before != nil && before.Key != version(step.before).Key || v.Again != step.again {
			t.Errorf("step %d: before %+v, again %v", i, before, v.Again)
		}
		log := Read(s, "p", "k")
		wantCode(t, log, step.keeps...)
		var keys []cache.Key
		for _, v := range log.Versions {
			keys = append(keys, v.Key)
		}
		var want []cache.Key
		for _, n := range step.keeps {
			want = append(want, version(n).Key)
		}
		if !reflect.DeepEqual(keys, want) {
			t.Errorf("step %d keeps %v", i, keys)
		}
	}
	// Another process has noted the same since we began: it is no compile of the same again.
	stored := s.Counts(cache.HistoryRecord).Stored
	v := version(2)
	if before := note(s, "k", v, began); before == nil || before.Key != version(3).Key || v.Again {
		t.Errorf("twin: before %+v, again %v", before, v.Again)
	}
	if n := s.Counts(cache.HistoryRecord).Stored - stored; n != 1 {
		t.Errorf("a twin wrote %d records, not only its code", n)
	}
	wantCode(t, Read(s, "p", "k"), 2, 3)
}

func TestAllIsEveryKernelInOrder(t *testing.T) {
	s := openStore(t, cache.Options{})
	for _, n := range []string{"q K", "p B", "p A", "pp A"} {
		pkg, name, _ := strings.Cut(n, " ")
		v := version(1)
		Keep(s, pkg, name, v)
		Add(s, pkg, name, v, time.Time{})
	}
	bad := key("p", "damaged")
	if err := s.Put(cache.HistoryRecord, scope, bad, []byte("nonsense")); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, l := range All(s) {
		got = append(got, l.Package+" "+l.Name)
	}
	if want := []string{"p A", "p B", "pp A", "q K"}; !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if All(nil) != nil || Read(nil, "p", "A") != nil {
		t.Error("no store, but a history")
	}
	if Read(s, "p", "damaged") != nil || Read(s, "p", "none") != nil {
		t.Error("a history from nothing")
	}
}

// Many at once lose versions at worst, or their code: none is taken for that of another.
func TestAddAtTheSameTime(t *testing.T) {
	s := openStore(t, cache.Options{})
	var wg sync.WaitGroup
	for i := range 16 {
		wg.Go(func() {
			note(s, "k", version(i%4+1), time.Unix(100, 0))
			for _, v := range Read(s, "p", "k").Versions {
				whole, err := v.Whole()
				if err == nil && !strings.HasPrefix(whole, "code "+strings.TrimPrefix(v.Digest, "d")) {
					t.Errorf("the code of %s is %q", v.Digest, whole)
				}
			}
		})
	}
	wg.Wait()
	if l := Read(s, "p", "k"); l == nil || len(l.Versions) == 0 || len(l.Versions) > Kept {
		t.Errorf("%+v", l)
	}
	v := version(9)
	note(s, "k", v, time.Unix(100, 0))
	if l := Read(s, "p", "k"); l.Versions[0].Key != v.Key {
		t.Errorf("%+v", l.Versions[0])
	}
}

// codePaths are the records of code in the store, by place.
func codePaths(t *testing.T, s *cache.Store) map[int]string {
	t.Helper()
	paths := map[int]string{}
	for e := range s.Entries() {
		for place := range places {
			if e.Scope == codeScope && e.Key == codeKey("p", "k", place) {
				paths[place] = e.Path
			}
		}
	}
	return paths
}

// A log whose code is gone, damaged or another says that, and is right about the rest.
func TestCodeThatIsGoneIsForgotten(t *testing.T) {
	for name, harm := range map[string]func(path string) error{
		"absent":    os.Remove,
		"cut short": func(path string) error { return os.Truncate(path, 100) },
		"empty":     func(path string) error { return os.Truncate(path, 0) },
		"altered": func(path string) error {
			data, err := os.ReadFile(path)
			if err == nil {
				data[len(data)/2] ^= 1
				err = os.WriteFile(path, data, 0o600)
			}
			return err
		},
	} {
		s := openStore(t, cache.Options{})
		note(s, "k", version(1), time.Time{})
		note(s, "k", version(2), time.Time{})
		wantCode(t, Read(s, "p", "k"), 2, 1)
		if err := harm(codePaths(t, s)[Read(s, "p", "k").Versions[1].place]); err != nil {
			t.Fatal(name, err)
		}
		wantCode(t, Read(s, "p", "k"), 2, 0)
		wantCode(t, All(s)[0], 2, 0)
		if before := note(s, "k", version(3), time.Time{}); before == nil || before.Key != version(2).Key {
			t.Errorf("%s: before %+v", name, before)
		}
		wantCode(t, Read(s, "p", "k"), 3, 2)
	}
	// That of another version, and what is no code at all.
	s := openStore(t, cache.Options{})
	note(s, "k", version(1), time.Time{})
	other := version(2)
	Keep(s, "p", "k", other) // and its log is not written any more
	if err := os.Rename(codePaths(t, s)[1], codePaths(t, s)[0]); err != nil {
		t.Fatal(err)
	}
	wantCode(t, Read(s, "p", "k"), 0)
	for _, data := range []string{"", "\xff\xff", "\x04d2code"} {
		if err := s.Put(cache.HistoryRecord, codeScope, codeKey("p", "k", 0), []byte(data)); err != nil {
			t.Fatal(err)
		}
		wantCode(t, Read(s, "p", "k"), 0)
	}
}

// However often a kernel is edited, its history is a log and so many records of code.
func TestTheHistoryOfAKernelDoesNotGrow(t *testing.T) {
	s := openStore(t, cache.Options{})
	for i := range 20 {
		note(s, "k", version(i%7), time.Time{})
		if n := len(codePaths(t, s)); n > places {
			t.Fatalf("%d records of code after %d versions", n, i+1)
		}
	}
	n := 0
	for range s.Entries() {
		n++
	}
	if n != places+1 {
		t.Errorf("%d records", n)
	}
}

// A compile that does not end takes nothing from the log.
func TestCodeWithoutALogHurtsNobody(t *testing.T) {
	s := openStore(t, cache.Options{})
	note(s, "k", version(1), time.Time{})
	note(s, "k", version(2), time.Time{})
	for n := 3; n < 8; n++ {
		Keep(s, "p", "k", version(n))
		wantCode(t, Read(s, "p", "k"), 2, 1)
	}
	note(s, "k", version(8), time.Time{})
	wantCode(t, Read(s, "p", "k"), 8, 2)
}

// The same code under other options is one record, with the names and lines of the latest.
func TestTheSameCodeIsKeptOnce(t *testing.T) {
	s := openStore(t, cache.Options{})
	note(s, "k", version(1), time.Time{})
	same := version(2)
	same.Digest = version(1).Digest
	note(s, "k", same, time.Time{})
	wantCode(t, Read(s, "p", "k"), 2, 2)
	note(s, "k", version(3), time.Time{})
	wantCode(t, Read(s, "p", "k"), 3, 2)
	if n := len(codePaths(t, s)); n != 2 {
		t.Errorf("%d records of code", n)
	}
}

// What a log needs is as old as the log, as far as trimming can see, however long ago it was written.
func TestTheCodeOfALogIsTrimmedNoSooner(t *testing.T) {
	now := time.Now()
	s := openStore(t, cache.Options{Clock: func() time.Time { return now }, MaxAge: 30 * 24 * time.Hour})
	age := func(days int) {
		for e := range s.Entries() {
			used := e.Used.Add(-time.Duration(days) * 24 * time.Hour)
			if err := os.Chtimes(e.Path, used, used); err != nil {
				t.Fatal(err)
			}
		}
	}
	note(s, "k", version(1), time.Time{})
	age(20)
	note(s, "k", version(2), time.Time{})
	age(20)
	if _, err := s.Trim(true); err != nil {
		t.Fatal(err)
	}
	wantCode(t, Read(s, "p", "k"), 2, 1)
	age(20)
	if _, err := s.Trim(true); err != nil {
		t.Fatal(err)
	}
	if l := Read(s, "p", "k"); l != nil || len(codePaths(t, s)) > 0 {
		t.Errorf("after 40 days: %+v, %v", l, codePaths(t, s))
	}
}

// A log of an earlier format is none, and is replaced.
func TestALogOfAnotherFormatIsReplaced(t *testing.T) {
	s := openStore(t, cache.Options{})
	old := (&Log{Package: "p", Name: "k", Versions: []*Version{version(1)}}).encode()
	old[0] = 2 // a zigzag 1
	if err := s.Put(cache.HistoryRecord, scope, key("p", "k"), old); err != nil {
		t.Fatal(err)
	}
	if l := Read(s, "p", "k"); l != nil {
		t.Errorf("read as %+v", l)
	}
	if before := note(s, "k", version(2), time.Time{}); before != nil {
		t.Errorf("before %+v", before)
	}
	wantCode(t, Read(s, "p", "k"), 2)
}

// BenchmarkAdd is what the history costs a compile of 100 constructs, 2 MiB of code.
func BenchmarkAdd(b *testing.B) {
	s := openStore(b, cache.Options{})
	whole := strings.Repeat("x", 2<<20)
	b.SetBytes(int64(len(whole)))
	for i := range b.N {
		v := version(i)
		v.Constructs = make([]Construct, 100)
		v.SetWhole(whole)
		note(s, "k", v, time.Time{})
	}
}

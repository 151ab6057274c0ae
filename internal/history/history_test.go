package history

import (
	"encoding/base64"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/target"
)

func open(t testing.TB) *cache.Store {
	t.Helper()
	s, err := cache.Open(filepath.Join(t.TempDir(), "cache"), cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// kernel is a bundle with so many constructs, none of which can be parsed.
func kernel(constructs int) *bundle.Bundle {
	b := &bundle.Bundle{Digest: "d", Plan: "cGxhbg==", Places: "a.go\n\n0 1\n", Whole: "d2hvbGU="}
	for i := range constructs {
		b.Constructs = append(b.Constructs, bundle.Construct{Digest: fmt.Sprint(i), Code: base64.StdEncoding.EncodeToString([]byte(strings.Repeat(fmt.Sprint("code ", i), 30)))})
	}
	return b
}

func version(n int) *Version {
	v := &Version{
		Time: time.Unix(int64(n), 42), Key: cache.NewKey("test").Int("n", int64(n)).Sum(), Digest: "d",
		Target: target.Target{Triple: "x", Level: "y", Features: []string{"+a", "+b"}, VectorBits: 256},
		Fields: []Field{{"checks", "on"}, {"codegen", "1"}}, Miss: "absent",
		Constructs: []Construct{{Key: cache.Key{1}, Artifact: cache.Key{2}, Reused: true}, {Key: cache.Key{3}, TaskReused: true}},
	}
	v.SetBundle(kernel(3))
	return v
}

func TestEncodingRoundTrips(t *testing.T) {
	second := version(2)
	second.Again = true
	want := &Log{Package: "example.com/p", Name: "Grid.Step[float32]", Versions: []*Version{version(1), second}}
	got, err := decode(want.encode())
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("%v\n%+v\n%+v", err, got, want)
	}
	b, err := got.Versions[0].Bundle()
	if err != nil || !reflect.DeepEqual(b, kernel(3)) {
		t.Errorf("%v, %+v", err, b)
	}
	if v := got.Versions[0]; v.Field("codegen") != "1" || v.Field("none") != "" || v.Compiled() != 1 {
		t.Errorf("%+v", v)
	}
}

// Whatever the bytes, reading them is an error at worst.
func TestDecodeTakesAnything(t *testing.T) {
	sound := (&Log{Package: "p", Name: "n", Versions: []*Version{version(1), version(2)}}).encode()
	use := func(data []byte) {
		if l, err := decode(data); err == nil {
			for _, v := range l.Versions {
				_, _ = v.Bundle()
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
	s := open(t)
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
		before := Add(s, "p", "k", v, time.Unix(100, 0))
		if (before == nil) != (step.before == 0) || before != nil && before.Key != version(step.before).Key || v.Again != step.again {
			t.Errorf("step %d: before %+v, again %v", i, before, v.Again)
		}
		log := Read(s, "p", "k")
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
	if before := Add(s, "p", "k", v, began); before == nil || before.Key != version(3).Key || v.Again {
		t.Errorf("twin: before %+v, again %v", before, v.Again)
	}
	if s.Counts(cache.HistoryRecord).Stored != stored {
		t.Error("a twin was written")
	}
}

func TestAllIsEveryKernelInOrder(t *testing.T) {
	s := open(t)
	for _, n := range []string{"q K", "p B", "p A", "pp A"} {
		pkg, name, _ := strings.Cut(n, " ")
		Add(s, pkg, name, version(1), time.Time{})
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

// Many at once lose versions at worst.
func TestAddAtTheSameTime(t *testing.T) {
	s := open(t)
	var wg sync.WaitGroup
	for i := range 16 {
		wg.Go(func() { Add(s, "p", "k", version(i%4+1), time.Unix(100, 0)) })
	}
	wg.Wait()
	if l := Read(s, "p", "k"); l == nil || len(l.Versions) == 0 || len(l.Versions) > Kept {
		t.Errorf("%+v", l)
	}
}

// BenchmarkAdd is what the history costs a compile of 100 constructs.
func BenchmarkAdd(b *testing.B) {
	s := open(b)
	k := kernel(100)
	size := 0
	for _, c := range k.Constructs {
		size += len(c.Code)
	}
	b.SetBytes(int64(size))
	for i := range b.N {
		v := version(i)
		v.SetBundle(k)
		Add(s, "p", "k", v, time.Time{})
	}
}

package compile_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/ir"
)

// edited is the kernel of source with another operation in its first loop.
func edited(t *testing.T) compile.Source {
	t.Helper()
	k, err := ir.Parse([]byte(strings.Replace(text, "f32 = mul %9 %4", "f32 = sub %9 %4", 1)))
	if err != nil {
		t.Fatal(err)
	}
	b, err := bundle.Make(k)
	if err != nil {
		t.Fatal(err)
	}
	src := source(t)
	src.Bundle = b
	return src
}

func loadSource(t *testing.T, e *compile.Engine, src compile.Source, o compile.Options) *compile.Loaded {
	t.Helper()
	l, err := e.Load(t.Context(), src, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Release)
	return l
}

func read(t *testing.T, e *compile.Engine) *history.Log {
	t.Helper()
	l := history.Read(e.Store, source(t).Package, source(t).Name)
	if l == nil {
		t.Fatal("no history")
	}
	return l
}

// A compile notes what it was made from; a warm start writes nothing.
func TestHistoryIsOfTheLastTwoDifferentCompiles(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	e := engine(t, dir)
	l := loadSource(t, e, source(t), options())
	if l.Report.Version == nil || l.Report.Before != nil || l.Report.Version.Miss != "absent" || l.Report.Version.Again {
		t.Fatalf("first: %+v, before %+v", l.Report.Version, l.Report.Before)
	}
	if log := read(t, e); len(log.Versions) != 1 || log.Versions[0].Key != l.Report.Version.Key || log.Versions[0].Compiled() != 3 {
		t.Errorf("%+v", log)
	}
	if whole, err := read(t, e).Versions[0].Whole(); err != nil || whole != source(t).Whole {
		t.Errorf("the code of the history is not that of the kernel: %v", err)
	}

	first := l.Report.Version
	was := e.Store.Counts(cache.HistoryRecord)
	if w := loadSource(t, e, source(t), options()); !w.Report.FromDisk || w.Report.Version != nil || w.Report.Before != nil {
		t.Errorf("warm: %+v", w.Report)
	}
	if now := e.Store.Counts(cache.HistoryRecord); now != was {
		t.Errorf("a warm start used the history: %+v, %+v before", now, was)
	}

	second := loadSource(t, e, edited(t), options()).Report
	if second.Before == nil || second.Before.Key != first.Key || second.Version.Again {
		t.Errorf("second: %+v, before %+v", second.Version, second.Before)
	}
	if n := second.Version.Compiled(); n != 1 || second.Version.Constructs[1].Key == first.Constructs[1].Key && second.Version.Constructs[0].Key == first.Constructs[0].Key {
		t.Errorf("%d compiled of %+v", n, second.Version.Constructs)
	}

	// The record goes, and the same is compiled again: it takes the place of itself.
	remove(t, dir, "kernel")
	again := loadSource(t, e, edited(t), options()).Report
	if !again.Version.Again || again.Version.Miss != "absent" || again.Before == nil || again.Before.Key != first.Key {
		t.Errorf("again: %+v, before %+v", again.Version, again.Before)
	}

	// A third version pushes the first out.
	o := options()
	o.Checks = false
	third := loadSource(t, e, edited(t), o).Report
	log := read(t, e)
	if len(log.Versions) != history.Kept || log.Versions[1].Key != second.Version.Key || log.Versions[0].Key != third.Version.Key {
		t.Errorf("%+v", log.Versions)
	}
	if log.Versions[0].Field("checks") != "off" || log.Versions[1].Field("checks") != "on" {
		t.Errorf("%+v", log.Versions[0].Fields)
	}
}

// Why a record did not answer is kept.
func TestHistoryKeepsTheReasonOfTheMiss(t *testing.T) {
	for want, harm := range map[string]func(e *compile.Engine, en cache.Entry) error{
		"damaged": func(_ *compile.Engine, en cache.Entry) error { return os.Truncate(en.Path, 100) },
		"unusable": func(e *compile.Engine, en cache.Entry) error {
			return e.Store.Put(en.Kind, en.Scope, en.Key, []byte("no record"))
		},
		"absent": func(_ *compile.Engine, en cache.Entry) error { return os.Remove(en.Path) },
	} {
		e := engine(t, filepath.Join(t.TempDir(), "cache"))
		loadSource(t, e, source(t), options())
		for en := range e.Store.Entries() {
			if en.Kind == cache.KernelRecord {
				if err := harm(e, en); err != nil {
					t.Fatal(err)
				}
			}
		}
		if v := loadSource(t, e, source(t), options()).Report.Version; !v.Again || v.Miss != want {
			t.Errorf("%s: again %v, miss %q", want, v.Again, v.Miss)
		}
		e.VerifyCache = true
		if v := loadSource(t, e, source(t), options()).Report.Version; !v.Again || v.Miss != "not asked" {
			t.Errorf("%s, then looked at: again %v, miss %q", want, v.Again, v.Miss)
		}
	}
}

// What happens to the history never reaches a launch.
func TestADamagedHistoryIsReplaced(t *testing.T) {
	for name, harm := range map[string]func(e *compile.Engine, en cache.Entry) error{
		"cut short":   func(_ *compile.Engine, en cache.Entry) error { return os.Truncate(en.Path, 200) },
		"empty":       func(_ *compile.Engine, en cache.Entry) error { return os.Truncate(en.Path, 0) },
		"a directory": func(_ *compile.Engine, en cache.Entry) error { return os.Remove(en.Path) },
		"other content": func(e *compile.Engine, en cache.Entry) error {
			return e.Store.Put(en.Kind, en.Scope, en.Key, []byte("\x02nonsense"))
		},
	} {
		e := engine(t, filepath.Join(t.TempDir(), "cache"))
		loadSource(t, e, source(t), options())
		e.Store.Close() // ends trimming, which removes directories that become empty
		for en := range e.Store.Entries() {
			if en.Kind != cache.HistoryRecord {
				continue
			}
			if err := harm(e, en); err != nil {
				t.Fatal(err)
			}
			if name == "a directory" {
				if err := os.MkdirAll(filepath.Join(en.Path, "x"), 0o700); err != nil {
					t.Fatal(err)
				}
			}
		}
		if l := history.Read(e.Store, source(t).Package, source(t).Name); l != nil {
			t.Errorf("%s: read as %+v", name, l)
		}
		r := loadSource(t, e, edited(t), options()).Report
		if r.Before != nil || r.Version == nil {
			t.Errorf("%s: before %+v", name, r.Before)
		}
		if log := read(t, e); len(log.Versions) != 1 || log.Versions[0].Key != r.Version.Key {
			t.Errorf("%s: not replaced: %+v", name, log)
		}
	}
}

func TestNoStoreNoHistory(t *testing.T) {
	if r := load(t, engine(t, ""), options()).Report; r.Version != nil || r.Before != nil {
		t.Errorf("%+v", r)
	}
}

// A version of the history compiles again to the bytes that are in the cache, under every option.
func TestRecompileGivesTheSameBytes(t *testing.T) {
	for name, change := range map[string]func(*compile.Options){
		"plain":  func(*compile.Options) {},
		"checks": func(o *compile.Options) { o.Checks = false },
		"fma":    func(o *compile.Options) { o.FMA = false },
		"whole":  func(o *compile.Options) { o.Whole = true },
		"cover":  func(o *compile.Options) { o.Cover = true },
		"lanes":  func(o *compile.Options) { o.Lanes = "never" },
	} {
		o := options()
		change(&o)
		e := engine(t, filepath.Join(t.TempDir(), "cache"))
		loadSource(t, e, source(t), o)
		v := read(t, e).Versions[0]
		r, err := compile.Recompile(t.Context(), e.Store, "two", v, nil)
		if err != nil {
			t.Fatal(name, err)
		}
		n := len(v.Constructs)
		if r.Skipped != "" || len(r.Differences) > 0 || r.Absent > 0 || r.Compared != 2*n+1 {
			t.Errorf("%s: %+v of %d constructs", name, r, n)
		}
	}
}

func TestRecompileFindsWhatDiffers(t *testing.T) {
	e := engine(t, filepath.Join(t.TempDir(), "cache"))
	loadSource(t, e, source(t), options())
	v := read(t, e).Versions[0]
	change := func(kind cache.Kind, do func([]byte) []byte) {
		for en := range e.Store.Entries() {
			if en.Kind == kind {
				data, _ := e.Store.Peek(en.Kind, en.Scope, en.Key)
				if err := e.Store.Put(en.Kind, en.Scope, en.Key, do(data)); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
	}
	for _, kind := range []cache.Kind{cache.KernelRecord, cache.ConstructRecord, cache.ArtifactRecord} {
		change(kind, func(data []byte) []byte { data[len(data)-1] ^= 1; return data })
		r, err := compile.Recompile(t.Context(), e.Store, "two", v, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Differences) != 1 || r.Differences[0].Kind != kind || !strings.Contains(r.Differences[0].What, "differs from byte ") {
			t.Errorf("%v: %+v", kind, r.Differences)
		}
		change(kind, func(data []byte) []byte { data[len(data)-1] ^= 1; return data })
	}
	for en := range e.Store.Entries() {
		if en.Kind == cache.ArtifactRecord {
			e.Store.Drop(en.Kind, en.Scope, en.Key, nil)
		}
	}
	if r, err := compile.Recompile(t.Context(), e.Store, "two", v, nil); err != nil || r.Absent != 3 || len(r.Differences) > 0 {
		t.Errorf("removed artifacts: %+v, %v", r, err)
	}
	v.Constructs[0].Artifact[0] ^= 1
	if r, err := compile.Recompile(t.Context(), e.Store, "two", v, nil); err != nil || len(r.Differences) != 1 || r.Differences[0].Construct != 0 {
		t.Errorf("other passes: %+v, %v", r, err)
	}
	v.Fields[len(v.Fields)-1].Value = "other"
	v.Key[0] ^= 1
	if r, err := compile.Recompile(t.Context(), e.Store, "two", v, nil); err != nil || r.Skipped != compile.SkippedVersion || r.Compared > 0 {
		t.Errorf("another version: %+v, %v", r, err)
	}
}

// Whatever happens to the code in the history, a launch does not see it, and what is said of it is less.
func TestCodeOfTheHistoryThatIsDamagedIsReplaced(t *testing.T) {
	for name, harm := range map[string]func(path string) error{
		"cut short": func(path string) error { return os.Truncate(path, 100) },
		"empty":     func(path string) error { return os.Truncate(path, 0) },
		"absent":    os.Remove,
		"a directory": func(path string) error {
			return errors.Join(os.Remove(path), os.MkdirAll(filepath.Join(path, "x"), 0o700))
		},
	} {
		e := engine(t, filepath.Join(t.TempDir(), "cache"))
		loadSource(t, e, source(t), options())
		e.Store.Close() // ends trimming, which removes directories that become empty
		for en := range e.Store.Entries() {
			if en.Kind == cache.HistoryRecord && en.Scope == "code" {
				if err := harm(en.Path); err != nil {
					t.Fatal(name, err)
				}
			}
		}
		v := read(t, e).Versions[0]
		if _, err := v.Whole(); !errors.Is(err, history.ErrForgotten) {
			t.Errorf("%s: %v", name, err)
		}
		if r, err := compile.Recompile(t.Context(), e.Store, "two", v, nil); err != nil || r.Skipped != compile.SkippedForgotten || r.Compared > 0 {
			t.Errorf("%s: compiled again: %+v, %v", name, r, err)
		}
		r := loadSource(t, e, edited(t), options()).Report
		if r.Before == nil || r.Before.Key != v.Key {
			t.Errorf("%s: before %+v", name, r.Before)
		}
		remove(t, e.Store.Dir(), "kernel")
		loadSource(t, e, source(t), options())
		for i, want := range []string{source(t).Whole, edited(t).Whole} {
			if whole, err := read(t, e).Versions[i].Whole(); err != nil || whole != want {
				t.Errorf("%s: version %d afterwards: %v", name, i, err)
			}
		}
	}
}

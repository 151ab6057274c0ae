package compile

import (
	"embed"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/depend"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/reduce"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
	"github.com/spelt-go/spelt/internal/wire"
)

// Every file of a package that has a part in code is in the identity of the compiler, and none of its tests. The patterns
// of go:embed cannot say so in one: one that a new name needs may be missing.
func TestAcceptanceA9EveryFileIsInTheIdentity(t *testing.T) {
	for name, fs := range map[string]*embed.FS{
		"compile": &files, "codegen": &codegen.Files, "construct": &construct.Files, "depend": &depend.Files, "ir": &ir.Files,
		"launch": &launch.Files, "llvm": &llvm.Files, "object": &object.Files, "reduce": &reduce.Files, "target": &target.Files,
		"task": &task.Files, "transform": &transform.Files, "wire": &wire.Files,
	} {
		entries, err := fs.ReadDir(".")
		if err != nil {
			t.Fatal(err)
		}
		var embedded, want []string
		for _, e := range entries {
			embedded = append(embedded, e.Name())
		}
		paths, err := filepath.Glob(filepath.Join("..", name, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range paths {
			if !strings.HasSuffix(p, "_test.go") {
				want = append(want, filepath.Base(p))
			}
		}
		slices.Sort(embedded)
		slices.Sort(want)
		if !slices.Equal(embedded, want) {
			t.Errorf("internal/%s/source.go embeds %v; the package is %v", name, embedded, want)
		}
	}
	// What else the pipeline imports of ours takes no part: it finds, reads, writes and
	// interprets, and makes no code.
	others := []string{"bundle", "cache", "foreign", "history", "identity", "interp"}
	text, err := os.ReadFile("keys.go")
	if err != nil {
		t.Fatal(err)
	}
	sources, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range sources {
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split(string(source), `"github.com/spelt-go/spelt/internal/`)[1:] {
			name, _, _ := strings.Cut(part, `"`)
			if strings.HasSuffix(path, "_test.go") || slices.Contains(others, name) {
				continue
			}
			if !strings.Contains(string(text), "&"+name+".Files") {
				t.Errorf("%s imports internal/%s, which is not in the identity of the compiler", path, name)
			}
		}
	}
}

// An object that was made just now and does not link leaves nothing in the store.
func TestAcceptanceG5AFreshObjectThatDoesNotLinkIsDropped(t *testing.T) {
	c := storedCompilation(t)
	u := &unit{part: &part{}}
	u.object = []byte("no object")
	u.key[0], u.ckey[0] = 1, 2
	c.putUnit(t, u)
	plan := &task.Plan{Units: make([]task.Unit, 1)}
	if _, _, err := c.linkAgain(t.Context(), plan, []*unit{u}); err == nil {
		t.Fatal("linked")
	}
	for e := range c.engine.Store.Entries() {
		t.Errorf("left: %v %v", e.Kind, e.Key)
	}
}

// storedCompilation is a compilation with a store of its own.
func storedCompilation(t *testing.T) *compilation {
	t.Helper()
	s, err := cache.Open(filepath.Join(t.TempDir(), "cache"), cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return &compilation{engine: &Engine{Store: s, Log: slog.New(slog.DiscardHandler)}, o: Options{Target: target.Host()}, clock: newClock()}
}

// putUnit stores what finish does.
func (c *compilation) putUnit(t *testing.T, u *unit) {
	t.Helper()
	c.put(cache.ArtifactRecord, u.key, u.object)
	c.put(cache.ConstructRecord, u.ckey, encodeConstruct(u))
	n := 0
	for range c.engine.Store.Entries() {
		n++
	}
	if n != 2 {
		t.Fatalf("%d records", n)
	}
}

// Package gallerytest is what the tests of the examples share.
package gallerytest

import (
	"bytes"
	"encoding/json"
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallery"
)

// Each runs test once on the plain Go backend and several times on native code. exact says that the results must be
// those of the plain function bit for bit; they need not when fused multiply-add is on.
func Each(t *testing.T, test func(t *testing.T, rt *spelt.Runtime, exact bool)) {
	t.Helper()
	dir := t.TempDir()
	for _, c := range []struct {
		name  string
		exact bool
		opts  []spelt.Option
	}{
		{"go", true, []spelt.Option{spelt.WithBackend(spelt.Go)}},
		{"native", true, []spelt.Option{spelt.WithBackend(spelt.Native), spelt.WithFMA(false), spelt.WithThreads(1)}},
		{"native on 3 threads", true, []spelt.Option{spelt.WithBackend(spelt.Native), spelt.WithFMA(false), spelt.WithThreads(3)}},
		{"native without checks", true, []spelt.Option{spelt.WithBackend(spelt.Native), spelt.WithFMA(false), spelt.WithChecks(false)}},
		{"native with fma", false, []spelt.Option{spelt.WithBackend(spelt.Native)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			rt, err := spelt.New(append(c.opts, spelt.WithCacheDir(dir))...)
			if err != nil {
				t.Fatal(err)
			}
			defer rt.Close()
			test(t, rt, c.exact)
		})
	}
}

// Check fails the test if a launch failed, and skips it if that was for want of LLVM.
func Check(t *testing.T, err error) {
	t.Helper()
	switch {
	case errors.Is(err, spelt.ErrNoLLVM):
		t.Skip("no native code without LLVM:", err)
	case err != nil:
		t.Fatal(err)
	}
}

// Program runs an example with -json and args, as a user would, and checks what it prints and draws.
func Program(t *testing.T, p gallery.Program, args ...string) {
	t.Helper()
	t.Setenv("SPELT_CACHE", t.TempDir())
	out := t.TempDir()
	var stdout, stderr bytes.Buffer
	if code := gallery.Run(p, append([]string{"--json", "-runs", "1", "-o", out}, args...), &stdout, &stderr); code != 0 {
		t.Fatalf("exit code %d: %s", code, &stderr)
	}
	r := decode(t, stdout.Bytes())
	if r.Name != p.Name || r.FirstResult <= 0 || r.Run <= 0 || r.Go <= 0 || r.MaxDiff < 0 {
		t.Errorf("got %+v", r)
	}
	if r.Backend != "native" && r.Backend != "go" {
		t.Errorf("backend %q", r.Backend)
	}
	if r.Source != "memory" && r.Source != "disk" && r.Source != "compiled" {
		t.Errorf("source %q", r.Source)
	}
	f, err := os.Open(filepath.Join(out, p.Name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := png.Decode(f); err != nil {
		t.Error(err)
	}
}

// Result is the object that examples print.
type Result struct {
	Name        string                                `json:"name"`
	Backend     string                                `json:"backend"`
	Source      string                                `json:"source"`
	FirstResult float64                               `json:"first_result_ms"`
	Run         float64                               `json:"run_ms"`
	Go          float64                               `json:"go_ms"`
	MaxDiff     float64                               `json:"max_diff"`
	Constructs  struct{ Total, Reused, Compiled int } `json:"constructs"`
	Tasks       struct{ Total, Reused, Compiled int } `json:"tasks"`
}

// decode reads what must be one object and nothing else.
func decode(t *testing.T, text []byte) Result {
	t.Helper()
	var r Result
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		t.Fatalf("%v in %q", err, text)
	}
	if d.More() {
		t.Errorf("more than one object: %q", text)
	}
	return r
}

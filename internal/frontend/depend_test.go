package frontend

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestAcceptanceA7DependencesAreRefused lowers the kernels of testdata/depend.
// Those whose name starts with OK are accepted; for others it is as in
// [TestRefused].
func TestAcceptanceA7DependencesAreRefused(t *testing.T) {
	prog := load(t, Config{}, "./testdata/depend")
	want := wants(t, "testdata/depend")
	for _, k := range prog.Packages()[0].Kernels {
		_, ds := prog.Lower(k)
		if len(ds) == 0 && !strings.HasPrefix(k.Name, "OK") {
			t.Errorf("%s is accepted", k.Name)
		}
		for _, d := range ds {
			key := sourceLine{filepath.Base(d.Position.Filename), d.Position.Line}
			w, ok := want[key]
			switch {
			case strings.HasPrefix(k.Name, "OK") || !ok:
				t.Errorf("%s: unexpected: %s: %s", k.Name, d.Code, d)
			case w.code != d.Code || !w.msg.MatchString(d.Message) || w.hint != nil && !w.hint.MatchString(d.Hint):
				t.Errorf("%s: %s [%s], want %s %q %v", k.Name, d, d.Code, w.code, w.msg, w.hint)
			}
			w.seen = true
			want[key] = w
		}
	}
	for key, w := range want {
		if !w.seen {
			t.Errorf("%s:%d: no %s", key.file, key.line, w.code)
		}
	}
}

package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// edits measures the first result of programs whose kernel differs a little from one that the cache holds, and asserts
// how many of its loops are compiled. The limit is what nobody can do without: where one loop or more is compiled, a
// cold start with a kernel of one such loop; where none is, a warm start of the program before the edit.
func (b *bench) edits() error {
	s := shape{100, 200}
	if b.quick {
		s = shape{20, 20}
	}
	w, err := newWorkshop(b.ctx)
	if err != nil {
		return err
	}
	defer w.close()
	full := filepath.Join(w.dir, "full") // the cache after the program before the edit has run
	before, err := b.prepare(w, "before", s, edit{}, full)
	if err != nil {
		return err
	}
	one, err := b.prepare(w, "one", shape{1, s.statements}, edit{}, filepath.Join(w.dir, "unused"))
	if err != nil {
		return err
	}
	for i, c := range []struct {
		name     string
		edit     edit
		compiled int
	}{
		{"constant in the first loop", edit{constant: 1}, 1},
		{"constant in the middle loop", edit{constant: s.loops / 2}, 1},
		{"constant in the last loop", edit{constant: s.loops}, 1},
		{"a statement more", edit{statement: s.loops / 2}, 1},
		{"function that every tenth loop calls", edit{helper: true}, s.loops / 10},
		{"comments", edit{comment: true}, 0},
		{"names of variables", edit{names: true}, 0},
		{"order of parameters", edit{order: true}, 0},
	} {
		after, err := b.prepare(w, fmt.Sprintf("after%d", i), s, c.edit, filepath.Join(w.dir, "unused"))
		if err != nil {
			return err
		}
		var own, limits []float64
		var report startReport
		for round := range b.rounds {
			b.progress("C3 %s: round %d of %d", c.name, round+1, b.rounds)
			cache, err := copied(full, w.dir)
			if err != nil {
				return err
			}
			var t float64
			if t, report, err = b.start(after, cache); err != nil {
				return err
			}
			own = append(own, t)
			if c.compiled > 0 {
				t, err = b.startFresh(one, filepath.Join(w.dir, "none"))
			} else {
				t, _, err = b.start(before, full)
			}
			if err != nil {
				return err
			}
			limits = append(limits, t)
		}
		r := Result{Row: "C3", Size: c.name, Unit: "ms", Ours: ref(median(own)), Peers: map[string]*float64{}, Limit: ref(median(limits))}
		r.Fraction = ref(*r.Limit / *r.Ours)
		r.Counts = &Counts{report.Constructs, report.Tasks}
		r.Notes = []string{s.String()}
		if report.Backend != "native" {
			r.Notes = append(r.Notes, "plain Go ran: there is no native code here")
		} else if n := max(0, report.Tasks.Compiled); n != c.compiled {
			b.show(r)
			return fmt.Errorf("%s: %d tasks were compiled, not %d", c.name, n, c.compiled)
		}
		b.show(r)
	}
	return nil
}

// prepare builds a program and runs it once on a cache.
func (b *bench) prepare(w *workshop, name string, s shape, e edit, cache string) (exe string, err error) {
	b.progress("C3: building %s", name)
	if exe, err = w.build(name, synthetic(s, e), true); err != nil {
		return "", err
	}
	_, err = b.startFresh(exe, cache)
	return exe, err
}

// startFresh is start with an empty cache.
func (b *bench) startFresh(exe, cache string) (float64, error) {
	if err := os.RemoveAll(cache); err != nil {
		return 0, err
	}
	if err := os.Mkdir(cache, 0o700); err != nil {
		return 0, err
	}
	t, _, err := b.start(exe, cache)
	return t, err
}

// copied makes a copy of a cache.
func copied(cache, in string) (string, error) {
	dir := filepath.Join(in, "copy")
	if err := os.RemoveAll(dir); err != nil {
		return "", err
	}
	if err := os.CopyFS(dir, os.DirFS(cache)); err != nil {
		return "", err
	}
	// CopyFS makes folders that others may enter, and a cache is not one.
	return dir, os.Chmod(dir, 0o700)
}

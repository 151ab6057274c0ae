package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"time"

	"github.com/spelt-go/spelt"
)

// together measures cold processes that start at the same time on one directory: how often a task is compiled by all of
// them, and how long it takes until the last has ended, in turn with one process alone.
func (b *bench) together(w *workshop) error {
	s := shape{100, 20}
	if b.quick {
		s.loops = 10
	}
	exe, err := b.economyProgram(w, s)
	if err != nil {
		return err
	}
	dir := filepath.Join(w.dir, "together")
	for _, n := range []int{2, 4, 8} {
		t := gathering{n: n}
		for round := range b.rounds {
			b.progress("C5 %d processes: round %d of %d", n, round+1, b.rounds)
			one, ms, err := b.atOnce(exe, dir, 1)
			if err != nil {
				return err
			}
			all, msAll, err := b.atOnce(exe, dir, n)
			if err != nil {
				return err
			}
			t.add(one[0], ms, all, msAll)
		}
		for _, r := range t.results(s) {
			b.show(r)
		}
	}
	return nil
}

// atOnce empties the directory, starts n processes on it at the same time, and gives their reports and the milliseconds
// until the last has ended.
func (b *bench) atOnce(exe, dir string, n int) ([]spelt.Report, float64, error) {
	if err := empty(dir); err != nil {
		return nil, 0, err
	}
	reports, errs := make([]spelt.Report, n), make([]error, n)
	var wg sync.WaitGroup
	begin := time.Now()
	for i := range n {
		wg.Go(func() {
			s, err := b.sample(exe, dir)
			reports[i], errs[i] = s.report, err
		})
	}
	wg.Wait()
	return reports, float64(time.Since(begin).Nanoseconds()) / 1e6, errors.Join(errs...)
}

// A gathering is what some rounds of n processes at once, and of one alone, came to.
type gathering struct {
	n               int
	native          bool
	one, all        []float64 // ms
	compiled, tasks int       // over all rounds: compiles by all processes, and tasks of the kernel
	worst           int       // compiles in the worst round
	whole           int       // processes that found the kernel ready
	last            Counts    // of the last round
}

func (g *gathering) add(one spelt.Report, ms float64, all []spelt.Report, msAll float64) {
	g.one, g.all = append(g.one, ms), append(g.all, msAll)
	g.native = one.Backend == "native"
	g.tasks += max(0, one.Tasks.Total)
	g.last = Counts{}
	for _, r := range all {
		if r.Source == spelt.SourceDisk {
			g.whole++
			continue
		}
		addCounts(&g.last.Constructs, r.Constructs)
		addCounts(&g.last.Tasks, r.Tasks)
	}
	g.compiled += g.last.Tasks.Compiled
	g.worst = max(g.worst, g.last.Tasks.Compiled)
}

func addCounts(sum *spelt.Counts, c spelt.Counts) {
	sum.Total += max(0, c.Total)
	sum.Reused += max(0, c.Reused)
	sum.Compiled += max(0, c.Compiled)
}

func (g *gathering) results(s shape) []Result {
	const alone = "one cold process"
	counts := g.last
	compiles := Result{Row: "C5", Size: fmt.Sprintf("%d cold processes at once, compiles", g.n), Unit: "compiles/task",
		Peers: map[string]*float64{}, Counts: &counts, Notes: []string{s.String()}}
	wall := Result{Row: "C5", Size: fmt.Sprintf("%d cold processes at once, time", g.n), Unit: "ms",
		Ours: ref(median(g.all)), Peers: map[string]*float64{alone: ref(median(g.one))},
		BestPeer: ref(alone), Ratio: ref(pairwise(g.one, g.all)), Counts: &counts,
		Notes: []string{s.String(), "until the last process has ended"}}
	if !g.native || g.tasks == 0 {
		compiles.Notes, wall.Notes = append(compiles.Notes, noNative), append(wall.Notes, noNative)
		return []Result{compiles, wall}
	}
	each := float64(g.compiled) / float64(g.tasks)
	compiles.Ours, compiles.Limit, compiles.Fraction = ref(each), ref(1.0), ref(1/each)
	compiles.Notes = append(compiles.Notes, fmt.Sprintf("mean of %d rounds; %d compiles in the worst; counts are the sum over the processes of the last round that compiled",
		len(g.all), g.worst))
	if g.whole > 0 {
		compiles.Notes = append(compiles.Notes, fmt.Sprintf("%d of %d processes found the kernel ready", g.whole, g.n*len(g.all)))
	}
	return []Result{compiles, wall}
}

package shapes

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

// Options of a run. The zero value tries 1000 expressions on all levels.
type Options struct {
	Expressions int             // how many to try; 0 is 1000
	Rows        int             // on how many values each; 0 is 300
	Targets     []target.Target // for what to compile; nil: each level that the host has
	Ways        []Way           // nil: all
	Workers     int             // how many sheets at a time; 0: one a core
	// MaxDifferences ends the run when so many different expressions have come out wrong; 0 is 20.
	MaxDifferences int
	// Progress is told, now and then, how many of the expressions are done.
	Progress func(done, total int)
}

// Report is what came of a run.
type Report struct {
	Expressions int          // tried
	Comparisons int64        // of a value computed natively with the exact one
	Levels      []string     // compiled for
	Differences []Difference // the smallest found of each expression that came out wrong
}

// Difference is an expression that comes out wrong.
type Difference struct {
	Family string
	Way    Way
	Level  string
	LLVM   string
	Expr   *Expr
	Beside []*Expr // what the same kernel computes, where the expression is right by itself
	IR     string  // of the kernel
	Values string  // of the columns, where it first comes out wrong
	Got    string
	Want   string
}

func (d *Difference) String() string {
	beside := ""
	for _, e := range d.Beside {
		beside += fmt.Sprintf("\tbeside %s // %s\n", e, e.Declarations())
	}
	return fmt.Sprintf("%s // %s\n\twith %s: %s, want %s\n%s\t%s, %s, LLVM %s; found as %s\n%s",
		d.Expr, d.Expr.Declarations(), d.Values, d.Got, d.Want, beside, d.Way, d.Level, d.LLVM, d.Family, d.IR)
}

// ErrCompile is what an error matches when a sheet does not compile at all.
var ErrCompile = errors.New("an expression does not compile")

// perSheet is how many expressions of a run are computed by one kernel, at most. Batches of perBatch are sorted into sheets.
const (
	perSheet = 16
	perBatch = 4096
)

// HostTargets are the levels that the host has, and all that it can.
func HostTargets() []target.Target {
	var list []target.Target
	for _, name := range target.Levels() {
		if tg, err := target.ForLevel(name); err == nil && tg.SubsetOf(target.Native()) {
			list = append(list, tg)
		}
	}
	if native := target.Native(); len(list) == 0 || len(native.Features) > len(list[len(list)-1].Features) {
		list = append(list, native)
	}
	return list
}

// Run tries expressions of g. An error means that it could not go on; a difference is none.
func Run(ctx context.Context, lib *llvm.Library, g *Generator, o Options) (*Report, error) {
	if o.Expressions == 0 {
		o.Expressions = 1000
	}
	if o.Rows == 0 {
		o.Rows = 300
	}
	o.Rows -= o.Rows % blocks
	if o.Targets == nil {
		o.Targets = HostTargets()
	}
	if o.Ways == nil {
		o.Ways = []Way{Lanes, Scalar, Serial, Inner}
	}
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	if o.MaxDifferences == 0 {
		o.MaxDifferences = 20
	}
	return (&runner{lib: lib, o: o, report: &Report{}}).run(ctx, g)
}

func (r *runner) run(ctx context.Context, g *Generator) (*Report, error) {
	o := r.o
	for _, tg := range o.Targets {
		r.report.Levels = append(r.report.Levels, tg.Level)
	}
	for left := o.Expressions; left > 0 && !r.full(); left -= perBatch {
		if err := r.batch(ctx, g, min(left, perBatch)); err != nil {
			return r.report, err
		}
	}
	r.report.Comparisons = r.compared.Load()
	return r.report, nil
}

type runner struct {
	lib      *llvm.Library
	o        Options
	spoil    func(s *sheet, outs [][]byte) // for tests: makes results wrong
	compared atomic.Int64

	mu     sync.Mutex
	report *Report
	done   int
}

func (r *runner) full() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.report.Differences) >= r.o.MaxDifferences
}

// batch tries n expressions.
func (r *runner) batch(ctx context.Context, g *Generator, n int) error {
	sheets := sheetsOf(g, n)
	var next atomic.Int64
	var failed error
	var once sync.Once
	stop, cancel := context.WithCancel(ctx)
	defer cancel()
	var wg sync.WaitGroup
	for range min(r.o.Workers, len(sheets)) {
		wg.Go(func() {
			for stop.Err() == nil && !r.full() {
				i := int(next.Add(1) - 1)
				if i >= len(sheets) {
					return
				}
				if err := r.try(stop, sheets[i], g.seed^uint64(i)); err != nil {
					once.Do(func() { failed = err })
					cancel()
				}
				r.progress(len(sheets[i].exprs))
			}
		})
	}
	wg.Wait()
	if err := ctx.Err(); err != nil {
		return err
	}
	return failed
}

func (r *runner) progress(n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done += n
	r.report.Expressions += n
	if r.o.Progress != nil {
		r.o.Progress(r.done, r.o.Expressions)
	}
}

// sheetsOf puts n expressions into sheets, those together that read the same columns.
func sheetsOf(g *Generator, n int) []*sheet {
	type made struct {
		e    *Expr
		name string
		key  string
	}
	all := make([]made, n)
	for i := range all {
		e, name := g.Next()
		all[i] = made{e, name, fmt.Sprint(e.columns())}
	}
	slices.SortStableFunc(all, func(x, y made) int { return strings.Compare(x.key, y.key) })
	var list []*sheet
	for part := range slices.Chunk(all, perSheet) {
		s := newSheet()
		for _, m := range part {
			s.add(m.e, m.name)
		}
		list = append(list, s)
	}
	return list
}

// wanted are the exact results of a sheet, expression by expression; those with no promised value are marked.
type wanted struct {
	rows  [][]int64 // by column
	vals  [][]int64
	known [][]bool
	n     int
}

func (s *sheet) want(rows [][]int64, n int) *wanted {
	w := &wanted{rows: rows, n: n}
	for k, e := range s.exprs {
		p := compileExpr(e)
		vals, known := make([]int64, n), make([]bool, n)
		var row [maxColumns]int64
		for i := range n {
			for j, c := range s.reads[k] {
				if c >= 0 {
					row[j] = rows[c][i]
				}
			}
			vals[i], known[i] = p.eval(&row)
		}
		w.vals, w.known = append(w.vals, vals), append(w.known, known)
	}
	return w
}

// try compares one sheet in all ways for all targets.
func (r *runner) try(ctx context.Context, s *sheet, seed uint64) error {
	w := s.want(rows(rand.New(rand.NewPCG(seed, 1)), s.columns, r.o.Rows), r.o.Rows)
	wrong := map[int]bool{}
	for _, tg := range r.o.Targets {
		for _, way := range r.o.Ways {
			bad, err := r.compare(ctx, s, w, way, tg)
			if err != nil {
				return err
			}
			for _, e := range bad {
				if !wrong[e] {
					wrong[e] = true
					r.found(ctx, s, e, w, way, tg)
				}
			}
		}
	}
	return nil
}

// compare runs a sheet in one way and returns which expressions come out wrong.
func (r *runner) compare(ctx context.Context, s *sheet, w *wanted, way Way, tg target.Target) ([]int, error) {
	outs, err := r.compute(ctx, s, w.rows, way, tg)
	if err != nil {
		return nil, err
	}
	var bad []int
	n := int64(0)
	for i, e := range s.exprs {
		for row := range w.n {
			if !w.known[i][row] {
				continue
			}
			n++
			if got := unpack(e.Type, outs[i], row); got != w.vals[i][row] && !same(e.Type, got, w.vals[i][row]) {
				bad = append(bad, i)
				break
			}
		}
	}
	r.compared.Add(n)
	return bad, nil
}

// compute runs a sheet natively and returns its results as they lie in memory.
func (r *runner) compute(ctx context.Context, s *sheet, rows [][]int64, way Way, tg target.Target) ([][]byte, error) {
	fail := func(err error) error {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return fmt.Errorf("%w: %s, %s, LLVM %s: %w\n%s", ErrCompile, way, tg.Level, r.lib.Version(), err, s.exprs)
	}
	t, err := s.ready(way, tg.HasFMA())
	if err != nil {
		return nil, fail(err)
	}
	m, err := codegen.Emit(t, codegen.Options{Target: tg, Lanes: way.mode(), Dialect: codegen.DialectOf(r.lib.Major())})
	if err != nil {
		return nil, fail(err)
	}
	res, err := r.lib.Compile(ctx, "shapes", m.Text, llvm.Options{Target: tg, Lanes: m.Width > 0})
	if err != nil {
		return nil, fail(err)
	}
	im, err := object.Load([]object.Object{{Name: "shapes", Bytes: res.Object, Entry: task.Entry}}, foreign.LibC)
	if err != nil {
		return nil, fail(err)
	}
	defer im.Release()
	outs := s.call(im.Entry(0), rows, r.o.Rows, way)
	if r.spoil != nil {
		r.spoil(s, outs)
	}
	return outs, nil
}

// call runs the machine code of a sheet, once for each value of a uniform column.
func (s *sheet) call(entry uintptr, rows [][]int64, n int, way Way) [][]byte {
	cols := make([][]byte, len(s.columns))
	parts := 1
	for c, col := range s.columns {
		if col.uniform {
			parts = blocks
			continue
		}
		b := make([]byte, 0, n*int(col.t.Size()))
		for _, v := range rows[c] {
			b = pack(b, col.t, v)
		}
		cols[c] = b
	}
	outs := make([][]byte, len(s.exprs))
	for i, e := range s.exprs {
		outs[i] = make([]byte, n*int(e.Type.Size()))
	}
	per := n / parts
	for part := range parts {
		first := part * per
		runs := 1
		count := per
		if way == Inner {
			runs = 2
			count = per / 2 // what is left over is computed by a run of its own
		}
		s.callPart(entry, rows, cols, outs, first, count, runs)
		if rest := per - count*runs; rest > 0 {
			s.callPart(entry, rows, cols, outs, first+count*runs, rest, 1)
		}
	}
	return outs
}

func (s *sheet) callPart(entry uintptr, rows [][]int64, cols, outs [][]byte, first, count, runs int) {
	words := []uint64{uint64(count), uint64(runs)}
	at := func(b []byte, size int64) uint64 { return uint64(uintptr(unsafe.Pointer(&b[first*int(size)]))) }
	for c, col := range s.columns {
		if col.uniform {
			words = append(words, uint64(rows[c][first]))
		} else {
			words = append(words, at(cols[c], col.t.Size()))
		}
	}
	for i, e := range s.exprs {
		words = append(words, at(outs[i], e.Type.Size()))
	}
	iterations := int64(count)
	if runs > 1 {
		iterations = int64(runs)
	}
	chunk := &task.Chunk{Hi: iterations, Err: task.Failure{Site: -1}}
	foreign.CallPtr2(entry, unsafe.Pointer(&words[0]), unsafe.Pointer(chunk))
	runtime.KeepAlive(cols)
	runtime.KeepAlive(outs)
}

// found makes a wrong expression small, and reports it.
func (r *runner) found(ctx context.Context, s *sheet, e int, w *wanted, way Way, tg target.Target) {
	d := r.shrink(ctx, s, e, w.rows, way, tg)
	if d == nil {
		d = &Difference{Family: s.names[e], Expr: s.exprs[e], Got: "another value, once", Want: "the same each time"}
	}
	d.Way, d.Level, d.LLVM = way, tg.Level, r.lib.Version()
	r.mu.Lock()
	defer r.mu.Unlock()
	text := d.Expr.String()
	if !slices.ContainsFunc(r.report.Differences, func(o Difference) bool { return o.Expr.String() == text }) {
		r.report.Differences = append(r.report.Differences, *d)
	}
}

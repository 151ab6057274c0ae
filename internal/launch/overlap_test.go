package launch

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/depend"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// subscript is c·(i, j) + k of one of two slices, or where wild is set that
// modulo something, with a serial index behind if inner is above 0.
type subscript struct {
	slice    int
	c        [2]int64
	symbolic bool // the first coefficient is an argument
	k        int64
	wild     int64
	inner    int64 // rounds of a serial loop
	ci       int64
	write    bool
}

func (s *subscript) at(i, j, q int64) int64 {
	v := s.c[0]*i + s.c[1]*j + s.ci*q + s.k
	if s.wild > 0 {
		v %= s.wild
	}
	return v
}

// randomLoop is a loop of random accesses to two slices of one array.
type randomLoop struct {
	counts []int64
	list   []subscript
	start  [2]int64 // of the slices, in the array
	length [2]int64
	narrow bool // subscripts are computed in 32 bits
}

const arraySize = 1500

func newRandomLoop(rng *rand.Rand) *randomLoop {
	l := &randomLoop{narrow: rng.IntN(4) == 0, counts: []int64{1 + rng.Int64N(12)}}
	if rng.IntN(2) == 0 {
		l.counts = append(l.counts, 1+rng.Int64N(8))
	}
	shape := [2]int64{rng.Int64N(5) - 1, 0}
	if len(l.counts) == 2 {
		shape = [2]int64{rng.Int64N(12), 1 + rng.Int64N(2)}
	}
	for n := 2 + rng.IntN(3); len(l.list) < n; {
		s := subscript{slice: rng.IntN(2), c: shape, symbolic: rng.IntN(3) == 0, k: rng.Int64N(4), write: len(l.list) == 0 || rng.IntN(3) == 0}
		switch rng.IntN(6) {
		case 0:
			s.c = [2]int64{rng.Int64N(7) - 3, rng.Int64N(5) - 2}
		case 1:
			s.k = rng.Int64N(60)
		case 2:
			s.inner, s.ci = rng.Int64N(4), rng.Int64N(5)-2
		case 3:
			if !s.write {
				s.wild = 1 + rng.Int64N(20)
			}
		}
		if len(l.counts) == 1 {
			s.c[1] = 0
		}
		if s.c == [2]int64{} { // one address in all iterations is for reductions
			s.c[0] = 1
		}
		least := int64(0)
		for i := range l.counts[0] {
			for j := range l.count(1) {
				for q := range max(s.inner, 1) {
					v := s.c[0]*i + s.c[1]*j + s.ci*q + s.k
					least = min(least, v)
				}
			}
		}
		s.k -= least
		l.list = append(l.list, s)
	}
	for i := range l.list { // of one slice, data are the author's affair
		s := &l.list[i]
		if slices.ContainsFunc(l.list, func(w subscript) bool { return w.write && w.slice == s.slice }) {
			s.wild = 0
		}
	}
	for k := range l.start {
		for i := range l.counts[0] {
			for j := range l.count(1) {
				for n := range l.list {
					if s := &l.list[n]; s.slice == k {
						for q := range max(s.inner, 1) {
							l.length[k] = max(l.length[k], s.at(i, j, q)+1)
						}
					}
				}
			}
		}
		l.start[k] = 500
	}
	switch rng.IntN(3) {
	case 0:
		l.start[1] += rng.Int64N(9) - 4
	case 1:
		l.start[1] += []int64{l.length[0], -l.length[1], l.length[0] - 1}[rng.IntN(3)]
	}
	return l
}

func (l *randomLoop) count(k int) int64 {
	if k < len(l.counts) {
		return l.counts[k]
	}
	return 1
}

// iteration runs one on the array.
func (l *randomLoop) iteration(x []int32, n int64) {
	i, j := n/l.count(1), n%l.count(1)
	v := int32(n)
	for k := range l.list {
		s := &l.list[k]
		rounds := s.inner
		if s.ci == 0 && s.inner == 0 {
			rounds = 1
		}
		for q := range rounds {
			p := &x[l.start[s.slice]+s.at(i, j, q)]
			if s.write {
				*p = v + int32(k)
			} else {
				v = v*31 + *p
			}
		}
	}
}

// meet reports whether two iterations do, and whether what the launcher finds is exact here.
func (l *randomLoop) meet() (meet, exact bool) {
	type touch struct {
		n     int64
		write bool
	}
	exact = true
	for k := range l.list {
		s := &l.list[k]
		exact = exact && s.wild == 0 && s.c == l.list[0].c && s.symbolic == l.list[0].symbolic
	}
	at := map[int64][]touch{}
	for n := range l.counts[0] * l.count(1) {
		for k := range l.list {
			s := &l.list[k]
			rounds := s.inner
			if s.ci == 0 && s.inner == 0 {
				rounds = 1
			}
			for q := range rounds {
				a := l.start[s.slice] + s.at(n/l.count(1), n%l.count(1), q)
				for _, t := range at[a] {
					meet = meet || t.n != n && (t.write || s.write)
				}
				at[a] = append(at[a], touch{n, s.write})
			}
		}
	}
	return meet, exact
}

// kernel is the loop as a construct, of which the arguments are the slices, the symbolic coefficients and the counts.
func (l *randomLoop) kernel() (k *ir.Kernel, values func(x []int32) []int64) {
	k = &ir.Kernel{Name: "random", Body: &ir.Block{}}
	b := ir.Builder{Block: k.Body}
	var args []func(x []int32) int64
	param := func(t ir.Type, f func(x []int32) int64) *ir.Stmt {
		n := int64(len(k.Params))
		k.Params = append(k.Params, ir.Param{Type: t, Offset: 8 * n})
		args = append(args, f)
		return b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: n})
	}
	var ptr, length [2]*ir.Stmt
	for s := range ptr {
		ptr[s] = param(ir.Ptr, func(x []int32) int64 { return int64(uintptr(unsafe.Pointer(&x[l.start[s]]))) })
		length[s] = param(ir.I64, func([]int32) int64 { return l.length[s] })
	}
	coefs := map[int64]*ir.Stmt{}
	for i := range l.list {
		if s := &l.list[i]; s.symbolic && coefs[s.c[0]] == nil {
			coefs[s.c[0]] = param(ir.I64, func([]int32) int64 { return s.c[0] })
		}
	}
	var counts []*ir.Stmt
	for _, n := range l.counts {
		counts = append(counts, param(ir.I64, func([]int32) int64 { return n }))
	}
	k.ArgSize = int64(8 * len(k.Params))
	b.For(&ir.LoopInfo{Parallel: true}, counts, func(index []*ir.Stmt) {
		first := b.Op(ir.OpConv, ir.I32, index[0])
		for _, i := range index[1:] {
			first = b.Op(ir.OpSub, ir.I32, first, b.Op(ir.OpConv, ir.I32, i))
		}
		v := b.Local("v", first)
		for i := range l.list {
			s := &l.list[i]
			touch := func(inner *ir.Stmt) {
				at := l.subscript(&b, s, index, inner, coefs)
				b.Op(ir.OpBounds, ir.Void, at, length[s.slice])
				p := b.Elem(ptr[s.slice], at, 4)
				if s.write {
					b.Store(p, b.Get(v), ir.Tag{Type: ir.I32})
				} else {
					b.Emit(&ir.Stmt{Op: ir.OpSet, Args: []*ir.Stmt{v, b.Emit(&ir.Stmt{Op: ir.OpLoad, Type: ir.I32, Args: []*ir.Stmt{p}, Tag: ir.Tag{Type: ir.I32}})}})
				}
			}
			if s.ci == 0 && s.inner == 0 {
				touch(nil)
				continue
			}
			b.For(&ir.LoopInfo{}, []*ir.Stmt{b.Int(s.inner)}, func(inner []*ir.Stmt) { touch(inner[0]) })
		}
	})
	return k, func(x []int32) []int64 {
		var out []int64
		for _, f := range args {
			out = append(out, f(x))
		}
		return out
	}
}

func (l *randomLoop) subscript(b *ir.Builder, s *subscript, index []*ir.Stmt, inner *ir.Stmt, coefs map[int64]*ir.Stmt) *ir.Stmt {
	t := ir.I64
	to := func(v *ir.Stmt) *ir.Stmt { return v }
	if l.narrow {
		t = ir.I32
		to = func(v *ir.Stmt) *ir.Stmt { return b.Op(ir.OpConv, t, v) }
	}
	sum := b.Const(t, s.k)
	add := func(c, i *ir.Stmt) { sum = b.Op(ir.OpAdd, t, sum, b.Op(ir.OpMul, t, c, to(i))) }
	for n, i := range index {
		if n == 0 && s.symbolic {
			add(to(coefs[s.c[0]]), i)
		} else {
			add(b.Const(t, s.c[n]), i)
		}
	}
	if inner != nil {
		add(b.Const(t, s.ci), inner)
	}
	if s.wild > 0 {
		sum = b.Op(ir.OpRem, t, sum, b.Const(t, s.wild))
	}
	if l.narrow {
		return b.Op(ir.OpConv, ir.I64, sum)
	}
	return sum
}

// TestAcceptanceA7OrderOfRandomLoops runs random loops on slices that share
// memory. Iterations that are not asked for in order run in any; what is left
// behind has to be what they leave in order. SPELT_RANDOM is how many loops, from
// SPELT_SEED on, and one that fails is found again by its number.
func TestAcceptanceA7OrderOfRandomLoops(t *testing.T) {
	loops := uint64(20_000)
	if n, err := strconv.ParseUint(os.Getenv("SPELT_RANDOM"), 10, 64); err == nil {
		loops = n
	}
	from, _ := strconv.ParseUint(os.Getenv("SPELT_SEED"), 10, 64)
	ordered, needed, inexact := 0, 0, 0
	for seed := from; seed < from+loops; seed++ {
		rng := rand.New(rand.NewPCG(7, seed))
		l := newRandomLoop(rng)
		n := l.counts[0] * l.count(1)
		code, values := l.kernel()
		if err := code.Verify(); err != nil {
			t.Fatal(err)
		}
		x, want := make([]int32, arraySize), make([]int32, arraySize)
		for i := range x {
			x[i] = int32(rng.IntN(1000))
			want[i] = x[i]
		}
		for i := range n {
			l.iteration(want, i)
		}
		u := task.Unit{Kind: task.Parallel, Cost: 1, Grain: 1 + rng.Int64N(5), Overlap: depend.Overlap(code, false)}
		for i, v := range values(x) {
			u.Args = append(u.Args, task.Source{Kind: task.FromConst, Type: code.Params[i].Type, Val: v})
		}
		for _, c := range l.counts {
			u.Counts = append(u.Counts, task.Source{Kind: task.FromConst, Type: ir.I64, Val: c})
		}
		var later []int64
		how := false
		k := &Kernel{Plan: roundTrip(t, &task.Plan{Units: []task.Unit{u}, Root: []task.Node{{Op: task.NodeTask}}}), Interpret: func(_ int, _ unsafe.Pointer, c *task.Chunk) bool {
			for i := c.Lo; i < c.Hi; i++ {
				if c.InOrder != 0 {
					how = true
					l.iteration(x, i)
				} else {
					later = append(later, i)
				}
			}
			return true
		}}
		p := NewPool(1)
		err := Run(context.Background(), p, k, nil)
		p.Close()
		if err != nil {
			t.Fatal(err)
		}
		rng.Shuffle(len(later), func(i, j int) { later[i], later[j] = later[j], later[i] })
		for _, i := range later {
			l.iteration(x, i)
		}
		meet, exact := l.meet()
		about := fmt.Sprintf("loop %d: %+v", seed, *l)
		if !slices.Equal(x, want) {
			t.Fatalf("%s: not what the iterations leave in order", about)
		}
		if how && !meet && exact {
			t.Fatalf("%s: runs in order, although no iterations meet", about)
		}
		if how {
			ordered++
		}
		if meet {
			needed++
		}
		if how && !meet {
			inexact++
		}
	}
	t.Logf("%d of %d loops ran in order; in %d, iterations meet; %d ran in order for nothing", ordered, loops, needed, inexact)
	if loops >= 20_000 && (ordered < int(loops)/20 || inexact > ordered/2) {
		t.Error("the loops are not as random as they should be")
	}
}

// roundTrip is p as a record has it.
func roundTrip(t *testing.T, p *task.Plan) *task.Plan {
	t.Helper()
	q, err := task.Decode(p.Encode())
	if err != nil {
		t.Fatal(err)
	}
	return q
}

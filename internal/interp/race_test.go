package interp

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// touched is an access of a random kernel.
type touched struct {
	iteration int64
	at, size  int64
	kind      kind
}

func conflicting(a, b touched) bool {
	if a.iteration == b.iteration || a.at >= b.at+b.size || b.at >= a.at+a.size {
		return false
	}
	writes := func(k kind) bool { return k == write || k == atomicWrite }
	atomic := func(k kind) bool { return k == atomicRead || k == atomicWrite }
	return (writes(a.kind) || writes(b.kind)) && !(atomic(a.kind) && atomic(b.kind))
}

// shape is one access of the body of a random kernel.
type shape struct {
	op   ir.Op
	t    ir.Type
	size int64
}

func randomShape(r *rand.Rand) shape {
	t := []ir.Type{ir.U8, ir.I16, ir.F32, ir.I64}[r.IntN(4)]
	s := shape{t: t, size: t.Size()}
	switch r.IntN(8) {
	case 0, 1, 2:
		s.op = ir.OpLoad
	case 3, 4:
		s.op = ir.OpStore
	case 5:
		s.op, s.size = []ir.Op{ir.OpCopy, ir.OpZero}[r.IntN(2)], 1+r.Int64N(40)
	default:
		s.t, s.size = ir.I32, 4
		s.op = []ir.Op{ir.OpAtomicLoad, ir.OpAtomicStore, ir.OpAtomicRMW, ir.OpVolatileLoad, ir.OpVolatileStore}[r.IntN(5)]
	}
	return s
}

// emit writes the access at p, and from q for a copy.
func (s shape) emit(b *ir.Builder, p, q *ir.Stmt) {
	tag := ir.Tag{Type: s.t, Field: "*"}
	switch s.op {
	case ir.OpLoad:
		b.Load(p, tag)
	case ir.OpStore:
		b.Store(p, b.Const(s.t, 1), tag)
	case ir.OpCopy:
		b.Emit(&ir.Stmt{Op: s.op, Args: []*ir.Stmt{p, q}, Imm: s.size})
	case ir.OpZero:
		b.Emit(&ir.Stmt{Op: s.op, Args: []*ir.Stmt{p}, Imm: s.size})
	case ir.OpAtomicLoad, ir.OpVolatileLoad:
		b.Emit(&ir.Stmt{Op: s.op, Type: s.t, Args: []*ir.Stmt{p}, Tag: tag})
	case ir.OpAtomicStore, ir.OpVolatileStore:
		b.Emit(&ir.Stmt{Op: s.op, Args: []*ir.Stmt{p, b.Const(s.t, 1)}, Tag: tag})
	case ir.OpAtomicRMW:
		b.Emit(&ir.Stmt{Op: s.op, Type: s.t, Args: []*ir.Stmt{p, b.Const(s.t, 1)}, Tag: tag, Aux: "add"})
	}
}

// touches are the accesses of s at p, and from q.
func (s shape) touches(iteration, p, q int64) []touched {
	one := func(k kind, at int64) touched { return touched{iteration, at, s.size, k} }
	switch s.op {
	case ir.OpLoad:
		return []touched{one(read, p)}
	case ir.OpStore, ir.OpZero:
		return []touched{one(write, p)}
	case ir.OpCopy:
		return []touched{one(read, q), one(write, p)}
	case ir.OpAtomicLoad, ir.OpVolatileLoad:
		return []touched{one(atomicRead, p)}
	}
	return []touched{one(atomicWrite, p)}
}

type raceArgs struct {
	mem  []byte
	offs []int64
	n, m int64
}

var raceParams = []ir.Param{
	{Name: "mem", Type: ir.Ptr}, {Name: "offs", Type: ir.Ptr, Offset: 24}, {Name: "n", Type: ir.I64, Offset: 48}, {Name: "m", Type: ir.I64, Offset: 56},
}

// TestRacesAreFoundExactly holds what is found in random kernels, over one, two and three indices, to the accesses
// held against each other one by one.
func TestRacesAreFoundExactly(t *testing.T) {
	races := 0
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		shapes := make([]shape, 1+r.IntN(5))
		k := &ir.Kernel{Name: "K", ArgSize: 64, Params: raceParams, Body: &ir.Block{}}
		b := &ir.Builder{Block: k.Body}
		var params []*ir.Stmt
		for i, p := range raceParams {
			params = append(params, b.Emit(&ir.Stmt{Op: ir.OpParam, Type: p.Type, Imm: int64(i)}))
		}
		counts := [][]*ir.Stmt{{params[2]}, {params[2], params[3]}, {params[2], b.Int(2), params[3]}}[r.IntN(3)]
		sizes := map[int][]int64{1: {1 + r.Int64N(20)}, 2: {1 + r.Int64N(5), 1 + r.Int64N(5)}, 3: {1 + r.Int64N(3), 2, 1 + r.Int64N(3)}}[len(counts)]
		b.For(&ir.LoopInfo{Parallel: true}, counts, func(index []*ir.Stmt) {
			at := index[0]
			for i := 1; i < len(index); i++ {
				at = b.Op(ir.OpAdd, ir.I64, b.Op(ir.OpMul, ir.I64, at, counts[i]), index[i])
			}
			for i := range shapes {
				shapes[i] = randomShape(r)
				base := b.Op(ir.OpAdd, ir.I64, b.Op(ir.OpMul, ir.I64, at, b.Int(int64(len(shapes)*2))), b.Int(int64(i*2)))
				load := func(n int64) *ir.Stmt {
					return b.Load(b.Elem(params[1], b.Op(ir.OpAdd, ir.I64, base, b.Int(n)), 8), ir.Tag{Type: ir.I64})
				}
				p, q := load(0), load(1)
				b.If(b.Op(ir.OpGe, ir.Bool, p, b.Int(0)), func() {
					shapes[i].emit(b, b.Elem(params[0], p, 1), b.Elem(params[0], q, 1))
				}, nil)
			}
		})
		if err := k.Verify(); err != nil {
			t.Fatal(err)
		}
		total := int64(1)
		for _, c := range sizes {
			total *= c
		}
		args := &raceArgs{mem: make([]byte, 1<<14), n: sizes[0], m: sizes[len(sizes)-1]}
		span := []int64{64, 300, 9000}[r.IntN(3)]
		var all []touched
		var first *touched
		var count int64
		for i := range total {
			for _, s := range shapes {
				p, q := r.Int64N(span), r.Int64N(span)
				if r.IntN(2) == 0 { // mostly apart
					p = (i*8 + r.Int64N(8)) % span
				}
				if s.op != ir.OpCopy && s.op != ir.OpZero && (s.op >= ir.OpAtomicLoad || r.IntN(4) > 0) {
					p &^= s.size - 1
				}
				if r.IntN(4) == 0 {
					p = -1
				}
				args.offs = append(args.offs, p, q)
				if p < 0 {
					continue
				}
				for _, x := range s.touches(i, p, q) {
					for _, y := range all {
						if conflicting(x, y) {
							if count++; first == nil {
								first = &x
							}
							break
						}
					}
					all = append(all, x)
				}
			}
		}
		found := run(t, k, args)
		if found.Count != count {
			t.Fatalf("seed %d: %d accesses conflict, want %d of %v", seed, found.Count, count, all)
		}
		if count == 0 {
			continue
		}
		races++
		x := found.List[0]
		at := x.Addr - word(unsafe.Pointer(&args.mem[0]))
		if x.Second.Number != first.iteration || at < first.at || at >= first.at+first.size || x.Second.Writes != (first.kind == write || first.kind == atomicWrite) {
			t.Fatalf("seed %d: the first race is %+v at %d, want %+v", seed, x, at, first)
		}
		met := false
		for _, y := range all {
			met = met || y.iteration == x.First.Number && conflicting(*first, y) && at >= y.at && at < y.at+y.size
		}
		if !met {
			t.Fatalf("seed %d: nothing in iteration %d accesses byte %d", seed, x.First.Number, at)
		}
		n := x.Second.Number
		for i := len(sizes) - 1; i >= 0; i-- {
			if x.Second.Index[i].Value != n%sizes[i] {
				t.Fatalf("seed %d: iteration %d of %v is %v", seed, x.Second.Number, sizes, x.Second.Index)
			}
			n /= sizes[i]
		}
	}
	if races < 500 || races > 2900 {
		t.Errorf("%d of 3000 kernels race: hardly a test", races)
	}
}

func run(t *testing.T, k *ir.Kernel, args *raceArgs) *Races {
	t.Helper()
	p, err := Mode{Races: true}.Compile(k)
	if err != nil {
		t.Fatal(err)
	}
	found := &Races{}
	if err := p.Run(unsafe.Pointer(args), Options{Races: found}); err != nil {
		t.Fatal(err)
	}
	return found
}

// TestRacesOfSectionsInAnyOrder lets sections take turns at every atomic access.
func TestRacesOfSectionsInAnyOrder(t *testing.T) {
	defer func(n int) { patience = n }(patience)
	races := 0
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 2))
		patience = 1 + r.IntN(3)
		k := &ir.Kernel{Name: "K", ArgSize: 64, Params: raceParams, Body: &ir.Block{}}
		b := &ir.Builder{Block: k.Body}
		mem := b.Emit(&ir.Stmt{Op: ir.OpParam, Type: ir.Ptr})
		s := b.Emit(&ir.Stmt{Op: ir.OpSections})
		var all []touched
		for i := range 2 + r.Int64N(3) {
			blk := &ir.Block{}
			s.Blocks = append(s.Blocks, blk)
			b.In(blk, func() {
				for range r.IntN(8) {
					x := randomShape(r)
					p, q := i*8+r.Int64N(24), r.Int64N(32)
					if x.op != ir.OpCopy && x.op != ir.OpZero {
						p &^= x.size - 1
					}
					x.emit(b, b.Offset(mem, p), b.Offset(mem, q))
					all = append(all, x.touches(i, p, q)...)
				}
			})
		}
		want := false
		for i, x := range all {
			for _, y := range all[:i] {
				want = want || conflicting(x, y)
			}
		}
		if want {
			races++
		}
		if found := run(t, k, &raceArgs{mem: make([]byte, 128)}); (found.Count > 0) != want {
			t.Fatalf("seed %d: %d conflicts, want any: %t; %v\n%s", seed, found.Count, want, all, k.Print(ir.Full))
		}
	}
	if races < 500 || races > 2900 {
		t.Errorf("%d of 3000 kernels race: hardly a test", races)
	}
}

// raceText runs a body over mem, with n = 4.
func raceText(t *testing.T, body string) *Races {
	t.Helper()
	k := parse(t, `kernel "K" args=64
param ptr 0 "mem"
param i64 48 "n"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
`+body+"}\n")
	return run(t, k, &raceArgs{mem: make([]byte, 4096), n: 4})
}

// TestMemoryOfAnIterationIsItsOwn has local memory in the loop, which is the same bytes each time, and outside of it.
func TestMemoryOfAnIterationIsItsOwn(t *testing.T) {
	if r := raceText(t, `  for %1 parallel=1 { (%3: i64)
    %4: ptr = mem size=64
    store %4 %3 tag="i64"
    %6: i64 = load %4 tag="i64"
  }
`); r.Count != 0 {
		t.Errorf("memory of the iteration: %+v", r.List)
	}
	r := raceText(t, `  %2: ptr = mem size=64
  for %1 parallel=1 { (%4: i64)
    %5: ptr = offset %2 off=16
    store %5 %4 tag="i64"
  }
`)
	if r.Count != 3 || r.List[0].Local == nil || r.List[0].Offset != 16 {
		t.Errorf("memory from outside of the loop: %+v", r)
	}
}

// TestLoopsAfterEachOtherDoNotRace: they may use the same memory: each has seen all of the one before.
func TestLoopsAfterEachOtherDoNotRace(t *testing.T) {
	if r := raceText(t, `  %2: i64 = const value=3
  for %2 { (%4: i64)
    for %1 parallel=1 { (%6: i64)
      %7: i64 = sub %2 %6
      %8: ptr = elem %0 %7 stride=8
      store %8 %6 tag="i64"
    }
    for %1 parallel=1 { (%11: i64)
      %12: ptr = elem %0 %11 stride=8
      %13: i64 = load %12 tag="i64"
      store %12 %13 tag="i64"
    }
  }
`); r.Count != 0 {
		t.Errorf("%+v", r.List)
	}
}

// TestRaceShadowIsBounded ends a run that accesses too much, and not one that accesses the same again.
func TestRaceShadowIsBounded(t *testing.T) {
	text := func(rounds, n int) string {
		return fmt.Sprintf(`kernel "K" args=64
param ptr 0 "mem"
{
  %%0: ptr = param n=0
  %%1: i64 = const value=%d
  %%2: i64 = const value=%d
  for %%1 { (%%4: i64)
    for %%2 parallel=1 { (%%6: i64)
      %%7: ptr = elem %%0 %%6 stride=1
      %%8: u8 = load %%7 tag="u8"
      store %%7 %%8 tag="u8"
    }
  }
}
`, rounds, n)
	}
	for _, tt := range []struct {
		rounds, n int
		want      error
	}{{20, 1 << 14, nil}, {1, 1 << 16, ErrShadow}} {
		p, err := Mode{Races: true}.Compile(parse(t, text(tt.rounds, tt.n)))
		if err != nil {
			t.Fatal(err)
		}
		args := &raceArgs{mem: make([]byte, tt.n)}
		if err := p.Run(unsafe.Pointer(args), Options{Races: &Races{MaxBytes: 1 << 19}}); !errors.Is(err, tt.want) {
			t.Errorf("%d times %d bytes: %v, want %v", tt.rounds, tt.n, err, tt.want)
		}
	}
}

// TestStopped ends loops that would never end: with statements in them and without.
func TestStopped(t *testing.T) {
	done := make(chan struct{})
	close(done)
	for _, body := range []string{"", "    %3: i64 = const value=1\n"} {
		for _, races := range []bool{false, true} {
			p, err := Mode{Races: races}.Compile(parse(t, "kernel \"K\" args=8\n{\n  loop {\n"+body+"  } {\n  }\n}\n"))
			if err != nil {
				t.Fatal(err)
			}
			if err := p.Run(nil, Options{Done: done}); !errors.Is(err, ErrStopped) {
				t.Error(err)
			}
		}
	}
}

package transform

import "github.com/spelt-go/spelt/internal/ir"

// fma fuses a*b+c, c+a*b, a*b-c and c-a*b, as the Go specification allows it.
// It runs where the IR is made, once, and this is the only place where fusing
// is decided: code generation never contracts, so that whole and split, cold
// and warm kernels agree bit for bit. Where the user or the target will have
// none of it, unfuse takes the results apart again.
//
// A product is fused if its one use is the sum, in the same block. Of two
// products in one sum the left one is fused. The accumulation of a reduction is
// not: its additions must stay additions, which may be reordered, for partial
// sums to exist.
func fma(k *ir.Kernel, _ *Options) {
	n := k.Number()
	f := &fuser{uses: make([]int32, n), home: make([]*ir.Block, n), sums: make([]bool, n), acc: map[*ir.Stmt]bool{}}
	f.survey(k.Body)
	f.block(k.Body)
}

type fuser struct {
	uses []int32           // by ID
	home []*ir.Block       // by ID: the block a statement stands in
	sums []bool            // by ID: the value holds what a reduction has so far
	acc  map[*ir.Stmt]bool // the locals of the reductions around
}

func (f *fuser) survey(b *ir.Block) {
	for _, s := range b.Stmts {
		f.home[s.ID] = b
		s.Uses(func(p **ir.Stmt) { f.uses[(*p).ID]++ })
		for _, c := range s.Blocks {
			f.survey(c)
		}
	}
}

func (f *fuser) block(b *ir.Block) {
	var out []*ir.Stmt // nil until something changes
	emit := func(s *ir.Stmt) {
		if out != nil {
			out = append(out, s)
		}
	}
	for i, s := range b.Stmts {
		f.reduces(s, true)
		for _, c := range s.Blocks {
			f.block(c)
		}
		f.reduces(s, false)
		f.sums[s.ID] = s.Op == ir.OpGet && f.acc[s.Args[0]] || s.Type.IsFloat() && f.any(s.Args)
		if (s.Op != ir.OpAdd && s.Op != ir.OpSub) || !s.Type.IsFloat() || f.sums[s.ID] {
			emit(s)
			continue
		}
		x, y := s.Args[0], s.Args[1]
		neg := func(v *ir.Stmt) *ir.Stmt {
			if s.Op == ir.OpAdd {
				return v
			}
			if out == nil {
				out = append(make([]*ir.Stmt, 0, len(b.Stmts)+8), b.Stmts[:i]...)
			}
			n := &ir.Stmt{Op: ir.OpNeg, Type: v.Type, Args: []*ir.Stmt{v}, Pos: s.Pos, ID: v.ID}
			out = append(out, n)
			return n
		}
		switch {
		case f.fusible(x, b):
			s.Args = []*ir.Stmt{x.Args[0], x.Args[1], neg(y)}
			s.Op, s.Imm = ir.OpFMA, ir.Contract
		case f.fusible(y, b):
			s.Args = []*ir.Stmt{neg(y.Args[0]), y.Args[1], x}
			s.Op, s.Imm = ir.OpFMA, ir.Contract
		}
		emit(s)
	}
	if out != nil {
		b.Stmts = out
	}
	f.sweep(b)
}

func (f *fuser) reduces(s *ir.Stmt, on bool) {
	if s.Loop == nil {
		return
	}
	for _, r := range s.Loop.Reduce {
		f.acc[r.Local] = on
	}
}

func (f *fuser) any(args []*ir.Stmt) bool {
	for _, a := range args {
		if a.ID >= 0 && f.sums[a.ID] {
			return true
		}
	}
	return false
}

func (f *fuser) fusible(m *ir.Stmt, b *ir.Block) bool {
	if m.Op != ir.OpMul || f.uses[m.ID] != 1 || f.home[m.ID] != b {
		return false
	}
	f.uses[m.ID] = 0 // it is dead from here on
	return true
}

// sweep removes the products that were fused.
func (f *fuser) sweep(b *ir.Block) {
	kept := b.Stmts[:0]
	for _, s := range b.Stmts {
		if s.Op == ir.OpMul && s.Type.IsFloat() && f.uses[s.ID] == 0 {
			continue
		}
		kept = append(kept, s)
	}
	b.Stmts = kept
}

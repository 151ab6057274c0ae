package transform

import "github.com/spelt-go/spelt/internal/ir"

// fold computes what is constant, replaces operations by simpler ones that give
// the same bits for every operand (NaN payloads aside), and simplifies control:
// constant conditions, loops that run never or once, blocks that nothing leaves
// early. Loops may go away, so guards, which name their indices, go first.
//
// One walk in order suffices, since operands stand before their uses. Rules
// only look at an operation and the operations of its operands.
func fold(k *ir.Kernel, o *Options) {
	unguard(k, o)
	f := &folder{o: o, sub: subst{}}
	f.block(k.Body)
}

type folder struct {
	o   *Options
	sub subst
	out []*ir.Stmt // the block being rebuilt
}

// block rebuilds b.
func (f *folder) block(b *ir.Block) {
	saved := f.out
	f.out = make([]*ir.Stmt, 0, len(b.Stmts))
	f.stmts(b.Stmts)
	b.Stmts = f.out
	f.out = saved
}

// stmts folds a list of statements to the end of the block being rebuilt,
// leaving out what cannot be reached.
func (f *folder) stmts(list []*ir.Stmt) {
	for _, s := range list {
		f.sub.apply(s)
		if len(s.Blocks) > 0 {
			f.control(s)
		} else {
			f.plain(s)
		}
		if n := len(f.out); n > 0 && stopsHere(f.out[n-1]) {
			return
		}
	}
}

// stopsHere is [stops] without a search: what lies within was folded before.
func stopsHere(s *ir.Stmt) bool { return len(s.Blocks) == 0 && stops(s) }

func (f *folder) emit(s *ir.Stmt) { f.out = append(f.out, s) }

// konst emits a constant.
func (f *folder) konst(t ir.Type, bits int64, like *ir.Stmt) *ir.Stmt {
	c := constant(t, bits, like.Pos)
	f.emit(c)
	return c
}

// maxRewrites bounds how often one statement is rewritten in place. Each rule
// makes it smaller or moves it towards one form, so the bound is never met;
// it turns a rule that does not into a missed simplification.
const maxRewrites = 16

// plain folds a statement without blocks.
func (f *folder) plain(s *ir.Stmt) {
	if s.Op.IsCheck() {
		if !certain(s) {
			f.emit(s)
		}
		return
	}
	if !s.Op.IsPure() {
		f.emit(s)
		return
	}
	for range maxRewrites {
		v := f.simplify(s)
		if v == nil {
			break
		}
		if v != s {
			f.sub[s] = v
			return
		}
	}
	f.emit(s)
}

// simplify returns a value that s may be replaced by, s itself if it was
// rewritten in place, or nil if nothing is to be done.
func (f *folder) simplify(s *ir.Stmt) *ir.Stmt {
	if v := f.eval(s); v != nil {
		return v
	}
	switch {
	case s.Op == ir.OpElem || s.Op == ir.OpOffset:
		return f.pointer(s)
	case s.Op.IsCompare():
		return f.compare(s)
	case s.Op == ir.OpSelect:
		return f.choose(s)
	case s.Op == ir.OpConv:
		return f.conv(s)
	case s.Op == ir.OpBitcast:
		return f.bitcast(s)
	case s.Op == ir.OpNot:
		return f.not(s)
	case s.Type.IsFloat():
		return f.float(s)
	case s.Type.IsInt() || s.Type == ir.Bool:
		return f.integer(s)
	}
	return nil
}

// eval computes s if all its operands are constants.
func (f *folder) eval(s *ir.Stmt) *ir.Stmt {
	if len(s.Args) == 0 || len(s.Args) > 3 || s.Type == ir.Ptr {
		return nil
	}
	var bits [3]int64
	for i, a := range s.Args {
		if !a.IsConst() {
			return nil
		}
		bits[i] = a.Imm
	}
	v, ok := ir.Eval(s.Op, s.Type, s.Args[0].Type, bits[:len(s.Args)])
	if !ok {
		return nil
	}
	return f.konst(s.Type, v, s)
}

// pointer folds address arithmetic. An elem with a constant index stays one:
// it shows that an index was checked.
func (f *folder) pointer(s *ir.Stmt) *ir.Stmt {
	base := s.Args[0]
	switch {
	case s.Op == ir.OpElem && (s.Imm == 0 || s.Args[1].IsConstInt(0)):
		return base
	case s.Op == ir.OpOffset && s.Imm == 0:
		return base
	case s.Op == ir.OpOffset && base.Op == ir.OpOffset:
		s.Args = []*ir.Stmt{base.Args[0]}
		s.Imm += base.Imm
		return s
	}
	return nil
}

// certain reports whether the check s always holds.
func certain(s *ir.Stmt) bool {
	konst := func(i int) (int64, bool) { return s.Args[i].Imm, s.Args[i].IsConst() }
	switch s.Op {
	case ir.OpBounds:
		i, ok := konst(0)
		n, ok2 := konst(1)
		return ok && ok2 && 0 <= i && i < n
	case ir.OpSlice:
		lo, ok := konst(0)
		hi, ok2 := konst(1)
		n, ok3 := konst(2)
		return ok && ok2 && ok3 && 0 <= lo && lo <= hi && hi <= n
	case ir.OpNonZero:
		v, ok := konst(0)
		return ok && v != 0
	case ir.OpShiftOK:
		v, ok := konst(0)
		return ok && v >= 0 || s.Args[0].Type.IsUnsigned()
	case ir.OpNonNil:
		return isObject(s.Args[0])
	case ir.OpAssert, ir.OpFinite:
		v, ok := konst(0)
		return ok && v != 0
	}
	return false
}

// isObject reports whether p is memory that surely exists.
func isObject(p *ir.Stmt) bool {
	for p.Op == ir.OpOffset {
		p = p.Args[0]
	}
	return p.Op == ir.OpMem || p.Op == ir.OpTable
}

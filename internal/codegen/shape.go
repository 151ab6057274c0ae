package codegen

import (
	"math"
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// shape is how a value differs between the lanes of a gang, which run consecutive iterations: by a constant from each
// lane to the next (0: it is the same in all, uniform), or in any way (varying). Only integers and pointers have a
// stride other than 0; sums of them wrap as the values do.
type shape struct {
	known  bool // false: nothing has said yet what it is
	varies bool
	stride int64
}

var (
	uniform = shape{known: true}
	varying = shape{known: true, varies: true}
)

// maxStride keeps strides, and strides times lanes, far from wrapping.
const maxStride = 1 << 31

func linear(stride int64) shape {
	if stride > maxStride || stride < -maxStride {
		return varying
	}
	return shape{known: true, stride: stride}
}

func (s shape) isUniform() bool { return !s.varies && s.stride == 0 }

// join is the shape of what may be of either.
func (s shape) join(t shape) shape {
	switch {
	case !s.known:
		return t
	case !t.known || s == t:
		return s
	}
	return varying
}

// shapes is what is known of a parallel loop's body as lanes: the shape of each value, and which control diverges:
// takes some of the lanes that came to it one way, and some another.
type shapes struct {
	of      []shape               // of values and locals, by ID
	locals  map[*ir.Stmt]int      // how many divergent constructs are around a local
	diverge map[*ir.Stmt]bool     // scopes that some lanes leave, or go on in, before others
	slabs   map[*ir.Stmt]int64    // see findSlabs
	home    map[*ir.Stmt]*ir.Stmt // see splitCounters and findHomes
	leaves  map[*ir.Stmt]bool     // statements behind which some lanes may be gone
	inside  map[*ir.Stmt]bool     // statements of the body, block parameters too
	scopes  []scopeShape
	around  int // divergent constructs around the statement being looked at
	deepest int // the most divergent constructs around any statement
	changed bool
}

type scopeShape struct {
	stmt   *ir.Stmt
	around int
}

// findShapes looks at the body of loop, the last index of which goes over the lanes, until nothing changes. size is the
// number of statement IDs.
func findShapes(loop *ir.Stmt, size int32, home map[*ir.Stmt]*ir.Stmt) *shapes {
	f := &shapes{
		home: home, slabs: findSlabs(loop.Blocks[0]),
		of: make([]shape, size), locals: map[*ir.Stmt]int{}, diverge: map[*ir.Stmt]bool{}, leaves: map[*ir.Stmt]bool{},
		inside: map[*ir.Stmt]bool{},
	}
	for i := range f.of {
		f.of[i] = uniform // what is defined in front of the loop
	}
	body := loop.Blocks[0]
	enter := func(b *ir.Block) {
		for _, p := range b.Params {
			f.inside[p] = true
		}
	}
	enter(body)
	body.Walk(func(s *ir.Stmt) bool {
		f.inside[s] = true
		f.of[s.ID] = shape{}
		for _, b := range s.Blocks {
			enter(b)
		}
		return true
	})
	for _, r := range loop.Loop.Reduce {
		f.of[r.Local.ID] = varying
	}
	f.of[body.Params[len(body.Params)-1].ID] = linear(1)
	for f.changed = true; f.changed; {
		f.changed = false
		f.scopes = append(f.scopes[:0], scopeShape{loop, 0})
		f.around = 0
		f.block(body)
	}
	f.findLeaves(body)
	return f
}

func (f *shapes) shape(s *ir.Stmt) shape { return f.of[s.ID] }

func (f *shapes) set(s *ir.Stmt, to shape) {
	if f.of[s.ID] != to {
		f.of[s.ID] = to
		f.changed = true
	}
}

func (f *shapes) split(s *ir.Stmt) {
	if !f.diverge[s] {
		f.diverge[s] = true
		f.changed = true
	}
}

func (f *shapes) block(b *ir.Block) {
	f.deepest = max(f.deepest, f.around)
	for _, s := range b.Stmts {
		f.stmt(s)
	}
}

func (f *shapes) stmt(s *ir.Stmt) {
	switch s.Op {
	case ir.OpLocal:
		f.locals[s] = f.around
		f.set(s, f.of[s.ID].join(f.shape(s.Args[0])))
	case ir.OpSet:
		l := s.Args[0]
		to := f.of[l.ID].join(f.shape(s.Args[1]))
		if around, ok := f.locals[l]; ok && f.around > max(around, f.aroundHome(l)) {
			to = varying
		}
		if f.inside[l] {
			f.set(l, to)
		}
	case ir.OpGet:
		f.set(s, f.shape(s.Args[0]))
	case ir.OpMem:
		if n := f.slabs[s]; n > 0 {
			f.set(s, linear(n))
		} else {
			f.set(s, linear(f.laneSize(s)))
		}
	case ir.OpLoad:
		if f.shape(s.Args[0]).isUniform() {
			f.set(s, uniform)
		} else {
			f.set(s, varying)
		}
	case ir.OpIf:
		f.nested(s, !f.shape(s.Args[0]).isUniform())
	case ir.OpFor:
		for _, a := range s.Args {
			if !f.shape(a).isUniform() {
				f.split(s)
			}
		}
		f.scope(s)
	case ir.OpLoop, ir.OpBlock:
		f.scope(s)
	case ir.OpBreak, ir.OpContinue:
		f.jump(s)
	default:
		if s.Type != ir.Void {
			f.set(s, f.value(s))
		}
	}
}

// aroundHome is how many divergent constructs are around the rounds of the loop that a local is at home in, if control is in
// that loop; else 0.
func (f *shapes) aroundHome(l *ir.Stmt) int {
	if home := f.home[l]; home != nil {
		for _, sc := range f.scopes {
			if sc.stmt == home {
				return sc.around
			}
		}
	}
	return 0
}

func (f *shapes) nested(s *ir.Stmt, diverges bool) {
	if diverges {
		f.around++
	}
	for _, b := range s.Blocks {
		f.block(b)
	}
	if diverges {
		f.around--
	}
}

func (f *shapes) scope(s *ir.Stmt) {
	diverges := f.diverge[s]
	if diverges {
		f.around++
	}
	f.scopes = append(f.scopes, scopeShape{s, f.around})
	f.nested(s, false)
	f.scopes = f.scopes[:len(f.scopes)-1]
	if diverges {
		f.around--
	}
}

// jump looks at a jump. If some of the lanes in its target's scope may not take it, that scope diverges, and so do those
// between, which some lanes leave by it.
func (f *shapes) jump(s *ir.Stmt) {
	i := len(f.scopes) - 1 - int(s.Imm)
	if i < 0 || f.around == f.scopes[i].around {
		return
	}
	for _, sc := range f.scopes[i:] {
		f.split(sc.stmt)
	}
}

// value is the shape of what a pure operation, or an access that is not an ordinary one, gives.
func (f *shapes) value(s *ir.Stmt) shape {
	even := true // all operands are uniform
	for _, a := range s.Args {
		sh := f.shape(a)
		if !sh.known {
			return shape{}
		}
		even = even && sh.isUniform()
	}
	if even {
		return uniform
	}
	stride := func(i int) int64 { return f.shape(s.Args[i]).stride }
	for _, a := range s.Args {
		if f.shape(a).varies {
			return varying
		}
	}
	switch s.Op {
	case ir.OpElem:
		if f.slabs[s] > 0 && stride(1) != 0 {
			return varying
		}
		if b := stride(1); b != 0 && (s.Imm > maxStride || s.Imm < -maxStride || b*s.Imm/b != s.Imm) {
			return varying
		}
		return linear(stride(0) + stride(1)*s.Imm)
	case ir.OpOffset:
		return linear(stride(0))
	}
	if !s.Type.IsInt() {
		return varying
	}
	switch s.Op {
	case ir.OpAdd:
		return linear(stride(0) + stride(1))
	case ir.OpSub:
		return linear(stride(0) - stride(1))
	case ir.OpNeg:
		return linear(-stride(0))
	case ir.OpMul:
		for i := range 2 {
			if c := s.Args[i]; c.IsConst() && c.Imm < maxStride && c.Imm > -maxStride {
				return linear(stride(1-i) * c.Imm)
			}
		}
	case ir.OpShl:
		if c := s.Args[1]; c.IsConst() && c.Imm >= 0 && c.Imm < 31 && c.Imm < int64(s.Type.Bits()) && stride(0) != math.MinInt64 {
			return linear(stride(0) << c.Imm)
		}
	case ir.OpConv, ir.OpBitcast:
		if from := s.Args[0].Type; from.IsInt() && from.Size() >= s.Type.Size() {
			return linear(stride(0))
		}
	}
	return varying
}

// findLeaves notes behind which statements of b some lanes may be gone: divergent jumps, and what they leave.
func (f *shapes) findLeaves(b *ir.Block) {
	var path, scopes []*ir.Stmt
	var walk func(b *ir.Block)
	walk = func(b *ir.Block) {
		for _, s := range b.Stmts {
			if s.Op == ir.OpBreak || s.Op == ir.OpContinue {
				i := len(scopes) - 1 - int(s.Imm)
				target := (*ir.Stmt)(nil) // the parallel loop itself
				if i >= 0 {
					target = scopes[i]
				}
				if target == nil && !f.iterationsDiverge() || target != nil && !f.diverge[target] ||
					slices.ContainsFunc(scopes[max(i+1, 0):], func(between *ir.Stmt) bool { return !f.diverge[between] }) {
					continue // all lanes go
				}
				f.leaves[s] = true
				for j := len(path) - 1; j >= 0 && path[j] != target; j-- {
					f.leaves[path[j]] = true
				}
				continue
			}
			path = append(path, s)
			if s.Op.IsScope() {
				scopes = append(scopes, s)
			}
			for _, n := range s.Blocks {
				walk(n)
			}
			if s.Op.IsScope() {
				scopes = scopes[:len(scopes)-1]
			}
			path = path[:len(path)-1]
		}
	}
	walk(b)
}

// iterationsDiverge reports whether some lanes end their iteration before others.
func (f *shapes) iterationsDiverge() bool { return f.diverge[f.scopes[0].stmt] }

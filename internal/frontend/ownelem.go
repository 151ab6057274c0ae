package frontend

import (
	"fmt"

	"github.com/spelt-go/spelt/internal/ir"
)

// way is how a pointer in a loop comes from the start of a variable, as far as
// it depends on the iteration: a list of the indices on the way that are affine
// in the loop's indices. Equal ways have equal numbers.
type way int

const (
	start  way = 0  // by no such index
	manner way = -1 // in several ways
)

// elements finds which element of a variable from outside of the loop each
// pointer inside of it points at.
type elements struct {
	loop   *ir.Stmt
	inside map[*ir.Stmt]bool // statements of the body
	points *pointsTo

	ways  map[*ir.Stmt]map[*ir.Stmt]way // by pointer or local, by variable
	order map[*ir.Stmt][]*ir.Stmt       // the variables of each, in a fixed order

	byStep  map[step]way
	indices []uint8 // by way: which of the loop's indices are in it, as bits
	names   map[string]int
	name    map[*ir.Stmt]int
	sums    map[*ir.Stmt]sum
}

// step is one more index behind a way, by its name.
type step struct {
	from way
	name int
}

// sum is what is known of an expression in the loop's indices.
type sum struct {
	affine bool  // it is a sum of them, each times something that is the same for all iterations
	scaled bool  // a product is in it
	in     uint8 // which of them, as bits
}

func newElements(loop *ir.Stmt, inside map[*ir.Stmt]bool, points *pointsTo) *elements {
	return &elements{
		loop: loop, inside: inside, points: points,
		ways: map[*ir.Stmt]map[*ir.Stmt]way{}, order: map[*ir.Stmt][]*ir.Stmt{},
		byStep: map[step]way{}, indices: []uint8{0},
		names: map[string]int{}, name: map[*ir.Stmt]int{}, sums: map[*ir.Stmt]sum{},
	}
}

// solve follows the pointers among body, the statements of the loop in order.
func (e *elements) solve(body []*ir.Stmt) {
	type flow struct{ to, base *ir.Stmt }
	var work []flow
	reach := func(to, base *ir.Stmt, w way) {
		old, ok := e.ways[to][base]
		switch {
		case !ok:
			if e.ways[to] == nil {
				e.ways[to] = map[*ir.Stmt]way{}
			}
			e.order[to] = append(e.order[to], base)
		case old == w || old == manner:
			return
		default:
			w = manner
		}
		e.ways[to][base] = w
		work = append(work, flow{to, base})
	}
	// What comes from outside of the loop comes by no index of it.
	from := func(to, outside *ir.Stmt) {
		for _, base := range e.points.bases[outside] {
			if !e.inside[base] {
				reach(to, base, e.along(to, start))
			}
		}
	}
	set := map[*ir.Stmt]bool{} // locals that the loop sets
	for _, s := range body {
		if s.Op == ir.OpSet && s.Args[1].Type == ir.Ptr && !set[s.Args[0]] {
			set[s.Args[0]] = true
			for _, v := range e.points.sets[s.Args[0]] {
				if !e.inside[v] {
					from(s.Args[0], v)
				}
			}
		}
	}
	for _, s := range body {
		for _, a := range pointersOf(s) {
			if !e.inside[a] && !set[a] {
				from(s, a)
			}
		}
		if s.Op == ir.OpLocal && s.Type == ir.Ptr && !e.inside[s.Args[0]] {
			from(s, s.Args[0])
		}
	}
	for len(work) > 0 {
		f := work[0]
		work = work[1:]
		for _, u := range e.points.users[f.to] {
			if e.inside[u] || u.Op == ir.OpLocal {
				reach(u, f.base, e.along(u, e.ways[f.to][f.base]))
			}
		}
	}
}

// along is the way w with what the pointer p adds to it.
func (e *elements) along(p *ir.Stmt, w way) way {
	if p.Op != ir.OpElem || w == manner {
		return w
	}
	x := e.sum(p.Args[1])
	if !x.affine || x.in == 0 {
		return w
	}
	st := step{w, e.nameOf(p.Args[1])}
	next, ok := e.byStep[st]
	if !ok {
		next = way(len(e.indices))
		e.byStep[st] = next
		e.indices = append(e.indices, e.indices[w]|x.in)
	}
	return next
}

// own is the way that leads to an element of the iteration's own; start if the
// way does not tell every two iterations apart.
func (e *elements) own(w way) way {
	if w == manner || e.indices[w] != 1<<len(e.loop.Blocks[0].Params)-1 {
		return start
	}
	return w
}

// sum looks at v, once.
func (e *elements) sum(v *ir.Stmt) sum {
	x, ok := e.sums[v]
	if !ok {
		x = e.findSum(v)
		e.sums[v] = x
	}
	return x
}

func (e *elements) findSum(v *ir.Stmt) sum {
	if !e.inside[v] {
		var in uint8
		for i, p := range e.loop.Blocks[0].Params {
			if v == p {
				in = 1 << i
			}
		}
		return sum{affine: true, scaled: e.outsideScaled(v), in: in}
	}
	switch v.Op {
	case ir.OpConst, ir.OpParam:
		return sum{affine: true}
	case ir.OpConv:
		x := e.sum(v.Args[0])
		x.affine = x.affine && v.Type.IsInt() && v.Args[0].Type.IsInt()
		return x
	case ir.OpAdd, ir.OpSub:
		// i*w + j tells iterations apart, i + j does not.
		a, b := e.sum(v.Args[0]), e.sum(v.Args[1])
		return sum{
			affine: a.affine && b.affine && (a.in == 0 || b.in == 0 || a.scaled || b.scaled),
			scaled: a.scaled || b.scaled, in: a.in | b.in,
		}
	case ir.OpMul:
		a, b := e.sum(v.Args[0]), e.sum(v.Args[1])
		x := sum{affine: a.affine && b.affine && (a.in == 0 || b.in == 0), scaled: true, in: a.in | b.in}
		if v.Args[0].IsConstInt(0) || v.Args[1].IsConstInt(0) {
			x.in = 0
		}
		return x
	}
	return sum{}
}

// outsideScaled is sum.scaled of what is the same for all iterations.
func (e *elements) outsideScaled(v *ir.Stmt) bool {
	switch v.Op {
	case ir.OpMul:
		return true
	case ir.OpConv:
		return e.sum(v.Args[0]).scaled
	case ir.OpAdd, ir.OpSub:
		return e.sum(v.Args[0]).scaled || e.sum(v.Args[1]).scaled
	}
	return false
}

// nameOf numbers v so that equal expressions have equal numbers.
func (e *elements) nameOf(v *ir.Stmt) int {
	if n, ok := e.name[v]; ok {
		return n
	}
	var text string
	switch {
	case v.Op == ir.OpConst || v.Op == ir.OpParam:
		text = fmt.Sprint(v.Op, v.Imm)
	case !e.inside[v] || len(v.Args) == 0:
		text = fmt.Sprintf("%p", v)
	default:
		text = fmt.Sprint(v.Op, v.Type)
		for _, a := range v.Args {
			text += fmt.Sprint(" ", e.nameOf(a))
		}
	}
	n, ok := e.names[text]
	if !ok {
		n = len(e.names)
		e.names[text] = n
	}
	e.name[v] = n
	return n
}

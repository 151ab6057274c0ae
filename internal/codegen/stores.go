package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// Stores to all parts of each element of a slice, such as the four bytes of a pixel, together write contiguous memory. They
// are done at once, where the last of them stands.

// storeGroup is such stores, by their place in the element; together they cover it.
type storeGroup struct {
	parts []*ir.Stmt
	last  *ir.Stmt
}

// place is where an address lies: off bytes behind the element of base at index, or behind base if index is nil.
type place struct {
	base, index *ir.Stmt
	scale, off  int64
}

func placeOf(p *ir.Stmt) place {
	off := int64(0)
	for p.Op == ir.OpOffset {
		off += p.Imm
		p = p.Args[0]
	}
	if p.Op != ir.OpElem {
		return place{base: p, off: off}
	}
	index := p.Args[1]
	if index.Op == ir.OpAdd && index.Args[1].IsConst() {
		off += index.Args[1].Imm * p.Imm
		index = index.Args[0]
	}
	return place{p.Args[0], index, p.Imm, off}
}

// findGroups finds the groups of stores in b, which is not looked into.
func (l *lanes) findGroups(b *ir.Block) map[*ir.Stmt]*storeGroup {
	groups := map[*ir.Stmt]*storeGroup{}
	var open []*ir.Stmt // stores of one size and stride, with nothing in between that could see them undone
	for _, s := range b.Stmts {
		switch {
		case s.Op == ir.OpStore && l.parts(s) > 1:
			if len(open) > 0 && !l.goTogether(open[0], s) {
				open = open[:0]
			}
			if open = append(open, s); len(open) == l.parts(s) {
				if g := l.group(open); g != nil {
					for _, s := range open {
						groups[s] = g
					}
				}
				open = open[:0]
			}
		case s.Op.IsPure() || s.Op == ir.OpGet || s.Op.IsCheck() && s.Hoisted && !l.again[s]:
		default:
			open = open[:0]
		}
	}
	return groups
}

// parts is how many values of the size of a store fill the space from one lane's to the next; 0 if it is not a few.
func (l *lanes) parts(s *ir.Stmt) int {
	p := l.shape(s.Args[0])
	if p.varies {
		return 0
	}
	return apart(p.stride, s.Tag.Type.Size())
}

func (l *lanes) goTogether(s, t *ir.Stmt) bool {
	p, q := placeOf(s.Args[0]), placeOf(t.Args[0])
	p.off, q.off = 0, 0
	return p == q && memoryType(s.Tag.Type) == memoryType(t.Tag.Type) && l.parts(s) == l.parts(t)
}

// group puts stores into the order of their places; nil if they do not cover all.
func (l *lanes) group(list []*ir.Stmt) *storeGroup {
	size := list[0].Tag.Type.Size()
	least := placeOf(list[0].Args[0]).off
	for _, s := range list {
		least = min(least, placeOf(s.Args[0]).off)
	}
	g := &storeGroup{parts: make([]*ir.Stmt, len(list)), last: list[len(list)-1]}
	for _, s := range list {
		d := placeOf(s.Args[0]).off - least
		if d%size != 0 || d/size >= int64(len(list)) || g.parts[d/size] != nil {
			return nil
		}
		g.parts[d/size] = s
	}
	return g
}

// writeTogether writes the stores of a group.
func (g *gang) writeTogether(sg *storeGroup) {
	w, k := g.v.lanes, len(sg.parts)
	xs := make([]string, k)
	for i, s := range sg.parts {
		xs[i] = g.stored(s)
	}
	element := memoryType(sg.parts[0].Tag.Type)
	vector := func(n int) string { return "<" + strconv.Itoa(n) + " x " + element + ">" }
	// weave takes elements of x and y, both of n, in turn.
	weave := func(n int, x, y string) string {
		order := make([]int, 2*n)
		for i := range n {
			order[2*i], order[2*i+1] = i, n+i
		}
		return g.shuffle(vector(n), x, y, order)
	}
	var x string
	switch k {
	case 2:
		x = weave(w, xs[0], xs[1])
	case 4:
		x = weave(2*w, weave(w, xs[0], xs[2]), weave(w, xs[1], xs[3]))
	default:
		both, third, order := make([]int, 2*w), make([]int, 2*w), make([]int, 3*w)
		for i := range 2 * w {
			both[i], third[i] = i, min(i, w-1)
		}
		for i := range w {
			order[3*i], order[3*i+1], order[3*i+2] = i, w+i, 2*w+i
		}
		x = g.shuffle(vector(2*w), g.shuffle(vector(w), xs[0], xs[1], both), g.shuffle(vector(w), xs[2], "poison", third), order)
	}
	first := sg.parts[0]
	ptr, align := g.arg(first, 0), alignment(first)
	// Each part has an alias class of its own, the whole has none.
	if g.mask == "" {
		g.do("store ", vector(k*w), " ", x, ", ptr ", ptr, ", ", align)
		return
	}
	each := make([]int, k*w)
	for i := range each {
		each[i] = i / k
	}
	mask := g.shuffle(g.v.ty(ir.Bool), g.mask, "poison", each)
	g.do("call void @llvm.masked.store.", vectorName(vector(k*w)), ".p0(", vector(k*w), " ", x, ", ", g.m.dialect.aligned("ptr", ptr, align), ", <",
		strconv.Itoa(k*w), " x i1> ", mask, ")")
}

// stored is what a store stores, as a vector of what lies in memory.
func (g *gang) stored(s *ir.Stmt) string {
	x := g.vec(s.Args[1]).ref
	if s.Tag.Type == ir.Bool {
		x = g.val("zext ", g.v.ty(ir.Bool), " ", x, " to ", g.v.shape("i8"))
	}
	return x
}

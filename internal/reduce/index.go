package reduce

import (
	"sort"

	"github.com/spelt-go/spelt/internal/ir"
)

// index answers where a statement stands and who uses it.
type index struct {
	nodes  map[*ir.Stmt]*node
	writes []int // positions of what may write memory, ascending
	next   int
	region int
}

// node is what is known about one statement or block parameter.
type node struct {
	pos, end int       // in text order; what is nested lies between them
	block    *ir.Block // that holds it
	up       *ir.Stmt  // whose block that is; nil for the kernel's body

	// region is the innermost block around it that may execute otherwise than
	// once, in order, for each execution of what surrounds it: the block of a
	// loop or of concurrent sections. Two statements of one region of which
	// the first dominates the second run once each, in text order.
	region int

	users []*ir.Stmt // in text order, one entry for each operand
}

func newIndex(b *ir.Block) *index {
	x := &index{nodes: map[*ir.Stmt]*node{}}
	x.block(b, nil, 0)
	return x
}

func (x *index) block(b *ir.Block, up *ir.Stmt, region int) {
	for _, p := range b.Params {
		x.nodes[p] = &node{pos: x.next, end: x.next, block: b, up: up, region: region}
		x.next++
	}
	for _, s := range b.Stmts {
		n := &node{pos: x.next, block: b, up: up, region: region}
		x.nodes[s] = n
		x.next++
		s.Uses(func(a **ir.Stmt) {
			// A guard may name an index that comes later; that is no use
			// which matters here.
			if d := x.nodes[*a]; d != nil {
				d.users = append(d.users, s)
			}
		})
		effect := s.Op.Info().Effect
		if effect&ir.Locals == 0 && effect&(ir.Writes|ir.Shared) != 0 {
			x.writes = append(x.writes, n.pos)
		}
		for _, nested := range s.Blocks {
			inner := region
			if s.Op != ir.OpIf && s.Op != ir.OpBlock {
				x.region++
				inner = x.region
			}
			x.block(nested, s, inner)
		}
		n.end = x.next
	}
}

func (x *index) pos(s *ir.Stmt) int { return x.nodes[s].pos }

// users are the users of s that stand inside the blocks of outer.
func (x *index) users(s, outer *ir.Stmt) []*ir.Stmt {
	all, o := x.nodes[s].users, x.nodes[outer]
	lo := sort.Search(len(all), func(i int) bool { return x.pos(all[i]) > o.pos })
	hi := sort.Search(len(all), func(i int) bool { return x.pos(all[i]) >= o.end })
	return all[lo:hi]
}

// single reports whether s has one use.
func (x *index) single(s *ir.Stmt) bool { return len(x.nodes[s].users) == 1 }

// inside reports whether s stands inside the blocks of outer.
func (x *index) inside(s, outer *ir.Stmt) bool {
	return x.pos(s) > x.pos(outer) && x.pos(s) < x.nodes[outer].end
}

// sameRun reports whether a, and after it b, run in one execution of the block
// that both are in, with nothing executed twice in between.
func (x *index) sameRun(a, b *ir.Stmt) bool {
	return x.nodes[a].region == x.nodes[b].region && x.pos(a) <= x.pos(b)
}

// unset reports whether no set of local l, other than set itself, can execute
// between get and set, which are in one run.
func (x *index) unset(l, get, set *ir.Stmt) bool {
	all := x.nodes[l].users
	i := sort.Search(len(all), func(i int) bool { return x.pos(all[i]) > x.pos(get) })
	for ; i < len(all) && x.pos(all[i]) < x.pos(set); i++ {
		if all[i].Op == ir.OpSet && !x.exclusive(all[i], set) {
			return false
		}
	}
	return true
}

// unwritten reports whether no memory is written between a and b in the text.
func (x *index) unwritten(a, b *ir.Stmt) bool {
	i := sort.SearchInts(x.writes, x.pos(a)+1)
	return i == len(x.writes) || x.writes[i] >= x.pos(b)
}

// exclusive reports whether a and b are on different sides of one if.
func (x *index) exclusive(a, b *ir.Stmt) bool {
	for ; a != nil; a = x.nodes[a].up {
		up := x.nodes[a].up
		if up == nil || !x.inside(b, up) {
			continue
		}
		if up.Op != ir.OpIf {
			return false
		}
		for x.nodes[b].up != up {
			b = x.nodes[b].up
		}
		return x.nodes[a].block != x.nodes[b].block
	}
	return false
}

// equal reports whether b, which runs after a in one run, is certain to
// compute the value that a did.
func (x *index) equal(a, b *ir.Stmt) bool { return x.same(a, b, maxDepth) }

// maxDepth bounds how deep equal compares, and so its time.
const maxDepth = 12

func (x *index) same(a, b *ir.Stmt, depth int) bool {
	if a == b {
		return true
	}
	if depth == 0 || a.Op != b.Op || a.Type != b.Type || a.Imm != b.Imm || a.Aux != b.Aux || a.Tag != b.Tag ||
		len(a.Args) != len(b.Args) {
		return false
	}
	switch {
	case a.Op.IsPure():
	case a.Op == ir.OpGet:
		return a.Args[0] == b.Args[0] && x.sameRun(a, b) && x.unset(a.Args[0], a, b)
	case a.Op == ir.OpLoad:
		if !x.sameRun(a, b) || !x.unwritten(a, b) {
			return false
		}
	case a.Op.IsCheck():
		if !x.sameRun(a, b) {
			return false
		}
	default:
		return false
	}
	for i := range a.Args {
		if !x.same(a.Args[i], b.Args[i], depth-1) {
			return false
		}
	}
	return true
}

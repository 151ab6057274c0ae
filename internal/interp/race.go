package interp

import (
	"math/bits"

	"github.com/spelt-go/spelt/internal/ir"
)

// Races is what a run of a program compiled with [Mode.Races] found. Two
// accesses conflict if they are of different iterations of one parallel loop, or
// of different sections, have a byte in common, one of them writes, and not both
// are atomic or volatile. Memory that an iteration makes is its own. Reductions
// are locals, and no memory.
//
// What is found is exact: for each parallel loop as often as it runs, every
// access of an iteration is held against all accesses of the iterations before.
type Races struct {
	// MaxBytes bounds the memory for what was accessed; 0 is no limit. It is 8
	// bytes for each way (reading, writing, and both for atomics) and each
	// element, 16 where single bytes are accessed in a page of larger ones.
	MaxBytes int64

	// Most is how many conflicts are kept; 0 is one.
	Most int

	// List has the conflicts in the order in which they were found, one for
	// each loop and pair of places.
	List []Race

	// Count is how many accesses conflicted with one before.
	Count int64

	seen map[pair]bool
}

type pair struct {
	region        *ir.Stmt
	first, second int
	before, now   kind
}

// Race is a conflict.
type Race struct {
	Region        *ir.Stmt // the parallel for, or the sections
	First, Second Access   // First is of the earlier iteration
	Addr          int64    // of a byte that both access
	Local         *ir.Stmt // the statement that made the memory; nil if it is from outside
	Offset        int64    // of Addr in Local
}

// Access is one side of a conflict.
type Access struct {
	Stmt   *ir.Stmt
	Writes bool
	Atomic bool    // or volatile
	Number int64   // of the section, or of the iteration from 0, the last index fastest
	Index  []Index // of a loop, one for each index
}

// Index is an index of a loop: the value that its Go variable has in an
// iteration. The name is "" if there is no variable.
type Index struct {
	Name  string
	Type  ir.Type
	Value int64
}

// region is a parallel loop, or concurrent sections, under way.
type region struct {
	stmt   *ir.Stmt
	now    int64 // iteration, or section
	counts []int64
	vars   []variable
	shadow *shadow
}

// enter begins a region; the result ends it.
func (m *machine) enter(s *ir.Stmt, counts []int64, vars []variable) func() {
	depth := len(m.regions)
	sh := m.shadowAt(depth)
	sh.begin()
	m.regions = append(m.regions, &region{stmt: s, counts: counts, vars: vars, shadow: sh})
	return func() { m.regions = m.regions[:depth] }
}

// shadowAt is the shadow that regions at a depth use, one after another.
func (m *machine) shadowAt(depth int) *shadow {
	for len(m.shadows) <= depth {
		m.shadows = append(m.shadows, newShadow())
	}
	return m.shadows[depth]
}

// inner is the region that runs innermost.
func (m *machine) inner() *region { return m.regions[len(m.regions)-1] }

// watched is an access that is noted in all regions. a are the registers of the
// operands of s.
func (c *compiler) watched(s *ir.Stmt, a []int, size int64, access code) code {
	site := min(len(c.p.sites), maxSites-1)
	c.p.sites = append(c.p.sites[:site], s)
	type side struct {
		reg  int
		kind kind
	}
	var sides []side
	switch s.Op {
	case ir.OpLoad:
		sides = []side{{a[0], read}}
	case ir.OpStore, ir.OpZero:
		sides = []side{{a[0], write}}
	case ir.OpCopy:
		sides = []side{{a[1], read}, {a[0], write}}
	case ir.OpAtomicLoad, ir.OpVolatileLoad:
		sides = []side{{a[0], atomicRead}}
	default:
		sides = []side{{a[0], atomicWrite}}
	}
	return func(m *machine) ctl {
		for _, r := range m.regions {
			for _, side := range sides {
				r.shadow.touch(side.kind, m.r[side.reg], size, markOf(r.now, site), func(addr int64, before mark, k kind) {
					m.conflict(r, addr, before, k, site, side.kind)
				})
			}
			if most := m.races.MaxBytes; most > 0 && r.shadow.bytes > most {
				return m.fail(ErrShadow)
			}
		}
		return access(m)
	}
}

// conflict notes that the access at site meets one before.
func (m *machine) conflict(r *region, addr int64, before mark, was kind, site int, is kind) {
	x := m.races
	x.Count++
	p := pair{r.stmt, before.site(), site, was, is}
	if x.seen[p] || len(x.List) >= max(1, x.Most) {
		return
	}
	if x.seen == nil {
		x.seen = map[pair]bool{}
	}
	x.seen[p] = true
	race := Race{Region: r.stmt, Addr: addr, First: m.access(r, before.iteration(), before.site(), was), Second: m.access(r, r.now, site, is)}
	for _, list := range [][]buffer{m.mems, m.kept} {
		for i := range list {
			if b := &list[i]; b.words != nil && addr >= b.addr() && addr < b.addr()+b.size {
				race.Local, race.Offset = b.stmt, addr-b.addr()
			}
		}
	}
	x.List = append(x.List, race)
}

func (m *machine) access(r *region, n int64, site int, k kind) Access {
	a := Access{Stmt: m.prog.sites[site], Number: n, Writes: k == write || k == atomicWrite, Atomic: k == atomicWrite || k == atomicRead}
	for i := len(r.counts) - 1; i >= 0; i-- {
		v := &r.vars[i]
		a.Index = append([]Index{{Name: v.name, Type: v.typ, Value: v.of(m, n%r.counts[i])}}, a.Index...)
		n /= r.counts[i]
	}
	return a
}

// variable computes what a loop's variable is for an index.
type variable struct {
	name string
	typ  ir.Type
	of   func(m *machine, index int64) int64
}

// variables are those of the loop s. The frontend begins a body with what
// computes the variable from the index, under the variable's name.
func (c *compiler) variables(s *ir.Stmt) []variable {
	list := make([]variable, len(s.Args))
	body := s.Blocks[0]
	for i, p := range body.Params {
		list[i] = variable{p.Name, ir.I64, func(_ *machine, index int64) int64 { return index }}
		if p.Name == "" {
			continue
		}
		for _, x := range body.Stmts {
			if !x.Op.IsPure() || len(x.Args) == 0 {
				if x.Op == ir.OpConst {
					continue
				}
				break
			}
			if x.Name == p.Name {
				if f := c.chain(x, p, body); f != nil {
					list[i].typ, list[i].of = x.Type, f
				}
				break
			}
		}
	}
	return list
}

// chain computes the pure statement x of body for a given index p; nil if there is
// something in it that is not known after the iteration.
func (c *compiler) chain(x, p *ir.Stmt, body *ir.Block) func(m *machine, index int64) int64 {
	if x == p {
		return func(_ *machine, index int64) int64 { return index }
	}
	inside := false
	for _, s := range body.Stmts {
		inside = inside || s == x
	}
	if !inside {
		reg, ok := c.regs[x]
		if !ok || x.Op == ir.OpIndex && contains(body.Params, x) {
			return nil
		}
		return func(m *machine, _ int64) int64 { return m.r[reg] }
	}
	if x.Op == ir.OpConst {
		return func(*machine, int64) int64 { return x.Imm }
	}
	if !x.Op.IsPure() || len(x.Args) == 0 || len(x.Args) > 3 {
		return nil
	}
	var args []func(m *machine, index int64) int64
	for _, a := range x.Args {
		f := c.chain(a, p, body)
		if f == nil {
			return nil
		}
		args = append(args, f)
	}
	return func(m *machine, index int64) int64 {
		var v [3]int64
		for i, f := range args {
			v[i] = f(m, index)
		}
		r, _ := ir.Eval(x.Op, x.Type, x.Args[0].Type, v[:len(args)])
		return r
	}
}

func contains(list []*ir.Stmt, s *ir.Stmt) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// countable reports whether a loop of so many iterations has a number for each.
func countable(counts []int64) bool {
	n := uint64(1)
	for _, c := range counts {
		hi, lo := bits.Mul64(n, uint64(c))
		if hi != 0 || lo > 1<<63-1 {
			return false
		}
		n = lo
	}
	return true
}

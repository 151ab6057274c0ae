package codegen

import (
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// gang writes a loop body for a gang of lanes, one iteration a lane. What is uniform stays scalar, and is written by the
// scalar emitter; of a linear value the scalar is that of lane 0. Only code that some lane is active in is executed, so
// that uniform accesses are always those of an active lane; what a vector holds in inactive lanes is anything, and never
// poison.
type gang struct {
	*code
	lanes *lanes
	v     arith // on vectors

	vecs      []string                 // values as vectors, by ID
	wide      map[*ir.Stmt]string      // memory of varying locals, and of the lanes' local memory
	made      map[*ir.Stmt]string      // the mask under which a local was made
	mask      string                   // the active lanes, "" for all
	around    []gangScope              // outermost first; the iteration itself is the first
	groups    map[*ir.Stmt]*storeGroup // in the block being written
	turn      string                   // memory of the number of iterations so far, see beginSums
	when      map[*ir.Stmt]string
	quotients map[[2]*ir.Stmt]string // in the block being written, by dividend and divisor
	width     string                 // of the gang, as a number
	at        string                 // memory of the next gang's first iteration, in its row
	bound     string                 // memory of where the loop with a mask ends
	end       string                 // of the row
	failing   string                 // memory of whether a check has failed in the row; "" if none is left
	doubt     string                 // whether the guard does not hold for the chunk; "" if there is none
	inOrder   string                 // whether the chunk's iterations run one after the other
	alone     string                 // whether lanes run one by one in the code being written; "": they do not
	again     string                 // where to go on at what at and failing say
	slow      bool                   // the code being written stands for a loop whose guard does not hold
	lane0     string                 // the first lane's iteration
	look      int64                  // how many gangs go between two looks whether to stop; 0: they go on to the end
}

func newGang(c *code, l *lanes) *gang {
	g := &gang{
		code: c, lanes: l, v: arith{fn: c.fn, lanes: l.width}, width: strconv.Itoa(l.width),
		vecs: make([]string, c.task.size), wide: map[*ir.Stmt]string{}, made: map[*ir.Stmt]string{}, when: map[*ir.Stmt]string{},
	}
	for _, r := range c.task.loop.Loop.Reduce {
		g.wide[r.Local] = g.alloca(g.v.ty(r.Local.Type), "")
	}
	c.task.loop.Blocks[0].Walk(func(s *ir.Stmt) bool {
		switch {
		case s.Op == ir.OpLocal && l.shape(s).varies:
			g.wide[s] = g.alloca(g.v.ty(s.Type), "")
		case s.Op == ir.OpMem:
			g.wide[s] = g.alloca("["+itoa(l.laneSize(s)*int64(l.width))+" x i8]", ", align 64")
		}
		return true
	})
	return g
}

// vec is s as a vector.
func (g *gang) vec(s *ir.Stmt) value {
	if s.IsConst() {
		return value{ref: g.v.con(s.Type, s.Imm), t: s.Type, known: true, bits: s.Imm}
	}
	return value{ref: g.vecs[s.ID], t: s.Type}
}

// vectors are list as vectors.
func (g *gang) vectors(list []*ir.Stmt) []value {
	vecs := make([]value, len(list))
	for i, s := range list {
		vecs[i] = g.vec(s)
	}
	return vecs
}

func (g *gang) setVec(s *ir.Stmt, r string) { g.vecs[s.ID] = r }

// widen makes the vector of a value that is not varying, if it is needed.
func (g *gang) widen(s *ir.Stmt) {
	if g.lanes.vectors[s] {
		g.setVec(s, g.spread(g.of(s).ref, s.Type, g.lanes.shape(s).stride))
	}
}

// spread is the vector whose lane 0 is x, with a stride.
func (g *gang) spread(x string, t ir.Type, stride int64) string {
	if stride == 0 {
		return g.v.broadcast(x, t)
	}
	if t == ir.Ptr {
		return g.val("getelementptr i8, ptr ", x, ", ", g.v.ty(ir.I64), " ", g.steps(ir.I64, stride))
	}
	return g.v.bin("add", t, g.v.broadcast(x, t), g.steps(t, stride))
}

// steps is the constant 0, stride, 2·stride, …
func (g *gang) steps(t ir.Type, stride int64) string {
	var b strings.Builder
	for i := range g.v.lanes {
		b.WriteString([]string{"<", ", "}[min(i, 1)] + scalarType(t) + " " + scalarConst(t, ir.Normalize(t, int64(i)*stride)))
	}
	b.WriteString(">")
	return b.String()
}

func (g *gang) stmt(s *ir.Stmt) error {
	sh := g.lanes.shape(s)
	switch {
	case s.Op == ir.OpIf || s.Op == ir.OpFor || s.Op == ir.OpLoop || s.Op == ir.OpBlock || s.Op == ir.OpBreak || s.Op == ir.OpContinue:
		return g.control(s)
	case s.Op.IsCheck():
		return g.check(s)
	case s.Op == ir.OpLocal || s.Op == ir.OpGet || s.Op == ir.OpSet:
		return g.local(s)
	case s.Op >= ir.OpMem && s.Op <= ir.OpZero || s.Op == ir.OpElem || s.Op == ir.OpOffset:
		return g.memory(s)
	case !sh.varies:
		err := g.code.stmt(s)
		g.widen(s)
		return err
	}
	if g.isDivision(s) {
		g.setVec(s, g.divide(s))
		return nil
	}
	if s.Op == ir.OpMul && s.Type.IsInt() {
		g.setVec(s, g.multiply(g.v, s, g.vectors(s.Args)))
		return nil
	}
	r, ok := g.v.pure(s.Op, s.Type, "", g.vectors(s.Args))
	if !ok {
		return g.unsupported(s, "not an operation of its type "+s.Type.String())
	}
	g.setVec(s, r)
	return nil
}

// atHome reports whether control is in the loop that l is at home in, so that inactive lanes have left it.
func (g *gang) atHome(l *ir.Stmt) bool {
	home := g.lanes.home[l]
	return home != nil && g.around[len(g.around)-1].stmt == home
}

// local writes what makes, reads or changes a local. A varying one changes in the active lanes; if those are the ones for
// which it was made, the others do not matter.
func (g *gang) local(s *ir.Stmt) error {
	l := s
	if s.Op != ir.OpLocal {
		l = s.Args[0]
	}
	slot, wide := g.wide[l]
	if !wide {
		err := g.code.stmt(s)
		if s.Op == ir.OpGet {
			g.widen(s)
		}
		return err
	}
	ty := g.v.ty(l.Type)
	switch s.Op {
	case ir.OpLocal:
		g.made[l] = g.mask
		g.do("store ", ty, " ", g.vec(s.Args[0]).ref, ", ptr ", slot)
	case ir.OpGet:
		g.setVec(s, g.val("load ", ty, ", ptr ", slot))
	case ir.OpSet:
		x := g.vec(s.Args[1]).ref
		if g.mask != g.made[l] && !g.atHome(l) {
			x = g.v.selec(l.Type, g.mask, x, g.val("load ", ty, ", ptr ", slot))
		}
		g.do("store ", ty, " ", x, ", ptr ", slot)
		g.found(l)
	}
	return nil
}

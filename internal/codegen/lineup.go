package codegen

import (
	"math/bits"

	"github.com/spelt-go/spelt/internal/ir"
)

// Vectors that lie across two cache lines are written at half the speed. The rows of a grid without its rim, or a slice of a
// slice, begin anywhere; so a row that is long enough begins with the few iterations up to the begin of a line.

const cacheLine = 64

// lineUp is the first iteration of [from, to) that writes at the begin of a cache line; from, if that is not known, or does
// not matter. A loop that adds floats up has its partial results by lane, and no lane may depend on where memory lies.
func (g *gang) lineUp(loop *ir.Stmt, from, to string) string {
	if SumWidth(loop) > 0 {
		return from
	}
	for _, s := range loop.Blocks[0].Stmts {
		size := s.Tag.Type.Size()
		if s.Op != ir.OpStore || g.lanes.shape(s.Args[0]) != linear(size) {
			continue
		}
		e := early{gang: g, from: from, known: map[*ir.Stmt]value{}, left: 32}
		p, ok := e.value(s.Args[0])
		if !ok {
			continue
		}
		behind := g.val("sub i64 0, ", g.val("ptrtoint ptr ", p.ref, " to i64"))
		n := g.val("lshr i64 ", g.val("and i64 ", behind, ", ", itoa(cacheLine-1)), ", ", itoa(int64(bits.TrailingZeros64(uint64(size)))))
		long := g.icmp("sge", ir.I64, g.val("sub nsw i64 ", to, ", ", from), itoa(max(4*int64(g.v.lanes), cacheLine/size)))
		return g.selec(ir.I64, long, g.val("add nsw i64 ", from, ", ", n), from)
	}
	return from
}

// early computes values of the first iteration of a row, in front of it.
type early struct {
	*gang
	from  string
	known map[*ir.Stmt]value
	left  int // how many operations it may take
}

func (e *early) value(s *ir.Stmt) (v value, ok bool) {
	if v, ok := e.known[s]; ok {
		return v, true
	}
	params := e.task.loop.Blocks[0].Params
	switch {
	case s.IsConst():
		v = value{ref: scalarConst(s.Type, s.Imm), t: s.Type, known: true, bits: s.Imm}
	case s == params[len(params)-1]:
		v = value{ref: e.from, t: s.Type}
	case s.Op == ir.OpIndex, !e.lanes.inside[s]:
		v = e.of(s)
	case s.Op.IsPure() && len(s.Args) > 0 && e.left > 0:
		e.left--
		args := make([]value, len(s.Args))
		for i, a := range s.Args {
			if args[i], ok = e.value(a); !ok {
				return value{}, false
			}
		}
		v.t = s.Type
		switch s.Op {
		case ir.OpElem:
			v.ref = e.val("getelementptr [", itoa(s.Imm), " x i8], ptr ", args[0].ref, ", i64 ", args[1].ref)
		case ir.OpOffset:
			v.ref = e.val("getelementptr i8, ptr ", args[0].ref, ", i64 ", itoa(s.Imm))
		default:
			if v.ref, ok = e.pure(s.Op, s.Type, "", args); !ok {
				return value{}, false
			}
		}
	default:
		return value{}, false
	}
	e.known[s] = v
	return v, true
}

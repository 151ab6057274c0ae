package codegen

import "github.com/spelt-go/spelt/internal/ir"

// The lanes' copies of local memory lie one behind the other, unless all of it is read and written by values of one size:
// then the copies of each value lie side by side, so that an access at an offset that is the same for all lanes is one of
// contiguous memory, which LLVM keeps in a register if the offset is constant.

// findSlabs is, for the local memory of body that lies so and the addresses into it, the size of the values.
func findSlabs(body *ir.Block) map[*ir.Stmt]int64 {
	into := map[*ir.Stmt]*ir.Stmt{} // the memory that an address points into
	size := map[*ir.Stmt]int64{}    // of the values in it; -1 if it does not lie so
	is := func(m *ir.Stmt, n int64) {
		if size[m] == 0 {
			size[m] = n
		} else if size[m] != n {
			size[m] = -1
		}
	}
	body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpMem {
			into[s] = s
		}
		s.Uses(func(a **ir.Stmt) {
			m := into[*a]
			switch {
			case m == nil:
			case *a != s.Args[0]:
				size[m] = -1
			case s.Op == ir.OpElem || s.Op == ir.OpOffset:
				into[s] = m
			case s.Op == ir.OpLoad || s.Op == ir.OpStore && s.Args[1] != *a:
				is(m, s.Tag.Type.Size())
			default:
				size[m] = -1
			}
		})
		return true
	})
	for s, m := range into {
		if n := size[m]; n > 0 && s.Imm%n != 0 {
			size[m] = -1
		}
	}
	slabs := map[*ir.Stmt]int64{}
	for s, m := range into {
		if size[m] > 0 {
			slabs[s] = size[m]
		}
	}
	return slabs
}

// laneSize is how many bytes a lane's copy of local memory takes.
func (f *shapes) laneSize(mem *ir.Stmt) int64 {
	if f.slabs[mem] > 0 {
		return mem.Imm
	}
	return (mem.Imm + 15) &^ 15
}

// step is an offset, or the size of an element, in local memory for all lanes.
func (g *gang) step(s *ir.Stmt) int64 {
	if g.lanes.slabs[s] > 0 {
		return s.Imm * int64(g.v.lanes)
	}
	return s.Imm
}

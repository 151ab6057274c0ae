package transform

import "github.com/spelt-go/spelt/internal/ir"

// memory answers which accesses may touch the same bytes. It is made for the
// kernel as numbered at that time, and holds as long as no address is added.
//
// Three things tell accesses apart: their alias classes ([ir.Tag]), which say
// nothing of two numbers in data; the objects that their addresses start from, where an object whose address never leaves
// the sight of the pass cannot be reached in another way; and, from one
// address, constant distances. Two parameters may point at the same memory.
type memory struct {
	roots   []*ir.Stmt // by ID, of pointers
	params  []*ir.Stmt // by parameter: its first OpParam, which stands for all
	kernel  *ir.Kernel
	escaped map[*ir.Stmt]bool // roots whose address is kept somewhere
	read    map[*ir.Stmt]bool // roots that are read from
}

func newMemory(k *ir.Kernel, n int32) *memory {
	m := &memory{
		roots:   make([]*ir.Stmt, n),
		params:  make([]*ir.Stmt, len(k.Params)),
		kernel:  k,
		escaped: map[*ir.Stmt]bool{},
		read:    map[*ir.Stmt]bool{},
	}
	k.Body.Walk(func(s *ir.Stmt) bool {
		m.add(s)
		return true
	})
	return m
}

func (m *memory) add(s *ir.Stmt) {
	if s.Type == ir.Ptr {
		m.roots[s.ID] = m.findRoot(s)
	}
	for i, a := range s.Args {
		if a.Type != ir.Ptr {
			continue
		}
		switch use := pointerUse(s.Op, i); use {
		case useKeeps:
			m.escaped[m.root(a)] = true
		case useReads:
			m.read[m.root(a)] = true
		}
	}
}

type use uint8

const (
	useOther use = iota // compares it, checks it, writes through it, derives an address
	useReads            // reads through it
	useKeeps            // puts the address itself where it may come back from
)

func pointerUse(op ir.Op, arg int) use {
	switch op {
	case ir.OpElem, ir.OpOffset, ir.OpZero, ir.OpNonNil,
		ir.OpEq, ir.OpNe, ir.OpLt, ir.OpLe, ir.OpGt, ir.OpGe:
		return useOther
	case ir.OpStore, ir.OpAtomicStore, ir.OpVolatileStore:
		if arg == 0 {
			return useOther
		}
	case ir.OpLoad, ir.OpAtomicLoad, ir.OpVolatileLoad:
		return useReads
	case ir.OpAtomicRMW, ir.OpAtomicCAS:
		if arg == 0 {
			return useReads
		}
	case ir.OpCopy:
		if arg == 0 {
			return useOther
		}
		return useReads
	}
	return useKeeps
}

func (m *memory) findRoot(s *ir.Stmt) *ir.Stmt {
	switch s.Op {
	case ir.OpElem, ir.OpOffset:
		return m.root(s.Args[0])
	case ir.OpParam:
		if m.params[s.Imm] == nil {
			m.params[s.Imm] = s
		}
		return m.params[s.Imm]
	}
	return s
}

// root is the pointer that p was derived from by address arithmetic.
func (m *memory) root(p *ir.Stmt) *ir.Stmt {
	for {
		if p.ID >= 0 && int(p.ID) < len(m.roots) && m.roots[p.ID] != nil {
			return m.roots[p.ID]
		}
		if p.Op != ir.OpElem && p.Op != ir.OpOffset {
			return p
		}
		p = p.Args[0]
	}
}

// object reports whether root is an object of its own, not a pointer to one.
func (m *memory) object(root *ir.Stmt) bool {
	switch root.Op {
	case ir.OpMem, ir.OpTable:
		return true
	case ir.OpParam:
		return m.kernel.Params[root.Imm].Mem > 0
	}
	return false
}

// private reports whether root is an object that only addresses derived from
// it in sight can reach.
func (m *memory) private(root *ir.Stmt) bool { return m.object(root) && !m.escaped[root] }

// access is one read or write. at is where, once [access.place] was asked.
type access struct {
	addr *ir.Stmt
	tag  ir.Tag
	size int64
	at   address
}

func (x *access) place() address {
	if x.at.base == nil {
		x.at = place(x.addr)
	}
	return x.at
}

// reads and writes are the accesses of s, if it is not shared with others.
func reads(s *ir.Stmt) (access, bool) {
	switch s.Op {
	case ir.OpLoad, ir.OpAtomicLoad, ir.OpVolatileLoad, ir.OpAtomicRMW, ir.OpAtomicCAS:
		return access{addr: s.Args[0], tag: s.Tag, size: s.Tag.Type.Size()}, true
	case ir.OpCopy:
		return access{addr: s.Args[1], size: s.Imm}, true
	}
	return access{}, false
}

func writes(s *ir.Stmt) (access, bool) {
	switch s.Op {
	case ir.OpStore, ir.OpAtomicStore, ir.OpVolatileStore, ir.OpAtomicRMW, ir.OpAtomicCAS:
		return access{addr: s.Args[0], tag: s.Tag, size: s.Tag.Type.Size()}, true
	case ir.OpCopy, ir.OpZero:
		return access{addr: s.Args[0], size: s.Imm}, true
	case ir.OpMem: // zeroed each time it executes
		return access{addr: s, size: s.Imm}, true
	}
	return access{}, false
}

// mayAlias reports whether x and y may have a byte in common.
func (m *memory) mayAlias(x, y *access) bool {
	if !x.tag.MayAlias(y.tag) {
		return false
	}
	p, q := m.root(x.addr), m.root(y.addr)
	if p != q {
		switch po, qo := m.object(p), m.object(q); {
		case po && qo:
			return false
		case po && m.private(p), qo && m.private(q):
			return false
		}
		return true
	}
	a, b := x.place(), y.place()
	if a.base != b.base || a.index != b.index || a.stride != b.stride {
		return true
	}
	// The same bytes behind the same address, modulo 2⁶⁴ as addresses are.
	d := uint64(b.off - a.off)
	return d < uint64(x.size) || -d < uint64(y.size)
}

// address is base + index*stride + off.
type address struct {
	base, index *ir.Stmt
	stride, off int64
}

// maxPlace bounds how far back an address is followed.
const maxPlace = 8

// place takes an address apart.
func place(p *ir.Stmt) address {
	a := address{base: p}
	for range maxPlace {
		s := a.base
		switch {
		case s.Op == ir.OpOffset:
			a.off += s.Imm
		case s.Op == ir.OpElem && s.Args[1].IsConst():
			a.off += s.Imm * s.Args[1].Imm
		case s.Op == ir.OpElem && a.index == nil:
			a.index, a.stride = s.Args[1], s.Imm
			if x := a.index; x.Op == ir.OpAdd && x.Args[1].IsConst() {
				a.index = x.Args[0]
				a.off += s.Imm * x.Args[1].Imm
			}
		default:
			return a
		}
		a.base = s.Args[0]
	}
	return a
}

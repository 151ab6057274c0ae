package interp

import (
	"sync/atomic"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// Addresses are held as words in registers. That is sound because Go's heap
// does not move and everything an address can point at is kept alive by the
// argument struct or by the machine.

func word(p unsafe.Pointer) int64 { return int64(uintptr(p)) }

// at is the pointer of an address.
func at(addr int64) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }

// nilPage is the size of the page that is never mapped.
const nilPage = 4096

func inNilPage(addr int64) bool { return uint64(addr) < nilPage }

// load reads a value of type t.
func load(t ir.Type, addr int64) int64 {
	p := at(addr)
	switch t {
	case ir.Bool:
		return int64(*(*uint8)(p)) & 1
	case ir.I8:
		return int64(*(*int8)(p))
	case ir.U8:
		return int64(*(*uint8)(p))
	case ir.I16:
		return int64(*(*int16)(p))
	case ir.U16:
		return int64(*(*uint16)(p))
	case ir.I32:
		return int64(*(*int32)(p))
	case ir.U32, ir.F32:
		return int64(*(*uint32)(p))
	}
	return *(*int64)(p)
}

// store writes a value of type t.
func store(t ir.Type, addr, v int64) {
	p := at(addr)
	switch t.Size() {
	case 1:
		*(*uint8)(p) = uint8(v)
	case 2:
		*(*uint16)(p) = uint16(v)
	case 4:
		*(*uint32)(p) = uint32(v)
	case 8:
		*(*uint64)(p) = uint64(v)
	}
}

// loadAtomic is load as one atomic access, for 4 and 8 bytes; narrower ones
// are atomic only among what runs on this goroutine.
func loadAtomic(t ir.Type, addr int64) int64 {
	switch t.Size() {
	case 4:
		return ir.Normalize(t, int64(atomic.LoadUint32((*uint32)(at(addr)))))
	case 8:
		return int64(atomic.LoadUint64((*uint64)(at(addr))))
	}
	return load(t, addr)
}

// storeAtomic is store, atomic as [loadAtomic] is.
func storeAtomic(t ir.Type, addr, v int64) {
	switch t.Size() {
	case 4:
		atomic.StoreUint32((*uint32)(at(addr)), uint32(v))
	case 8:
		atomic.StoreUint64((*uint64)(at(addr)), uint64(v))
	default:
		store(t, addr, v)
	}
}

// swapAtomic stores v if old is there, by their bits; atomic as [loadAtomic]
// is.
func swapAtomic(t ir.Type, addr, old, v int64) bool {
	switch t.Size() {
	case 4:
		return atomic.CompareAndSwapUint32((*uint32)(at(addr)), uint32(old), uint32(v))
	case 8:
		return atomic.CompareAndSwapUint64((*uint64)(at(addr)), uint64(old), uint64(v))
	}
	if load(t, addr) != old {
		return false
	}
	store(t, addr, v)
	return true
}

// updates are the operations of atomic read-modify-writes; xchg has none.
var updates = map[string]ir.Op{
	"add": ir.OpAdd, "min": ir.OpMin, "max": ir.OpMax,
	"and": ir.OpAnd, "or": ir.OpOr, "xor": ir.OpXor,
}

// memory compiles what makes or accesses memory.
func (c *compiler) memory(s *ir.Stmt, a []int) code {
	t, size := s.Tag.Type, s.Imm
	if s.Op != ir.OpCopy && s.Op != ir.OpZero {
		size = t.Size()
	}
	d := -1
	if s.Op.Info().Value {
		d = c.def(s)
	}
	var access code
	switch s.Op {
	case ir.OpMem:
		return c.mem(s, d)
	case ir.OpCopy, ir.OpZero:
		if size < 0 {
			c.fail(s, "negative size")
		}
		if size <= 0 {
			return func(*machine) ctl { return next }
		}
		if s.Op == ir.OpZero {
			access = func(m *machine) ctl { clear(unsafe.Slice((*byte)(at(m.r[a[0]])), size)); return next }
			break
		}
		access = func(m *machine) ctl {
			if inNilPage(m.r[a[1]]) {
				return m.fail(&FaultError{Stmt: s, Addr: m.r[a[1]]})
			}
			copy(unsafe.Slice((*byte)(at(m.r[a[0]])), size), unsafe.Slice((*byte)(at(m.r[a[1]])), size))
			return next
		}
	case ir.OpLoad, ir.OpVolatileLoad:
		access = func(m *machine) ctl { m.r[d] = load(t, m.r[a[0]]); return next }
	case ir.OpStore, ir.OpVolatileStore:
		access = func(m *machine) ctl { store(t, m.r[a[0]], m.r[a[1]]); return next }
	case ir.OpAtomicLoad:
		access = func(m *machine) ctl { m.r[d] = loadAtomic(t, m.r[a[0]]); return next }
	case ir.OpAtomicStore:
		access = func(m *machine) ctl { storeAtomic(t, m.r[a[0]], m.r[a[1]]); return next }
	case ir.OpAtomicCAS:
		access = func(m *machine) ctl {
			m.r[d] = 0
			if swapAtomic(t, m.r[a[0]], m.r[a[1]], m.r[a[2]]) {
				m.r[d] = 1
			}
			return next
		}
	case ir.OpAtomicRMW:
		if !ir.ValidRMW(s.Aux, t) {
			c.fail(s, "no such read-modify-write")
		}
		op := updates[s.Aux]
		access = func(m *machine) ctl {
			for {
				old, v := loadAtomic(t, m.r[a[0]]), m.r[a[1]]
				if op != ir.OpInvalid {
					v, _ = ir.Eval(op, t, t, []int64{old, v})
				}
				if swapAtomic(t, m.r[a[0]], old, v) {
					m.r[d] = old
					return next
				}
			}
		}
	default:
		c.fail(s, "not a statement")
		return nil
	}
	if c.p.mode.Races {
		access = c.watched(s, a, size, access)
	}
	if s.Op.Info().Effect&ir.Shared != 0 {
		once := access
		access = func(m *machine) ctl {
			if r := m.wait(); r != next {
				return r
			}
			return once(m)
		}
	}
	return func(m *machine) ctl {
		if inNilPage(m.r[a[0]]) {
			return m.fail(&FaultError{Stmt: s, Addr: m.r[a[0]]})
		}
		return access(m)
	}
}

// maxMem bounds the memory of one mem statement, and maxKept that of all that is
// kept because it may still be pointed at.
const (
	maxMem  = 1 << 30
	maxKept = 1 << 32
)

// mem compiles the statement that makes memory, zeroed each time it executes.
func (c *compiler) mem(s *ir.Stmt, d int) code {
	n, size := c.p.mems, s.Imm
	c.p.mems++
	if size < 0 || size > maxMem {
		c.fail(s, "negative or absurd size")
	}
	return func(m *machine) ctl {
		b := &m.mems[n]
		if b.words != nil && m.reuse {
			clear(b.words)
		} else {
			if b.words != nil {
				m.kept = append(m.kept, *b)
				if m.held += b.size; m.held > maxKept {
					return m.fail(ErrMemory)
				}
			}
			*b = newBuffer(size)
			b.stmt = s
		}
		m.r[d] = b.addr()
		for _, r := range m.regions {
			r.shadow.forget(b.addr(), size)
		}
		return next
	}
}

// drop lets go of the memory that was kept after the first n.
func (m *machine) drop(n int) {
	if len(m.kept) == n {
		return
	}
	for i := n; i < len(m.kept); i++ {
		m.held -= m.kept[i].size
		m.kept[i] = buffer{}
	}
	m.kept = m.kept[:n]
}

// buffer is memory that begins on a 16-byte boundary.
type buffer struct {
	words []uint64
	skip  int // words before the boundary
	size  int64
	stmt  *ir.Stmt
}

func newBuffer(size int64) buffer {
	b := buffer{words: make([]uint64, size/8+3), size: size}
	if word(unsafe.Pointer(&b.words[0]))%16 != 0 {
		b.skip = 1
	}
	return b
}

func (b *buffer) addr() int64 { return word(unsafe.Pointer(&b.words[b.skip])) }

func (b *buffer) bytes() []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(&b.words[b.skip])), b.size)
}

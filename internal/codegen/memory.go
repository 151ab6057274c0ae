package codegen

import "github.com/spelt-go/spelt/internal/ir"

// memory writes what makes addresses, and what reads or writes memory or locals.
func (c *code) memory(s *ir.Stmt) error {
	switch s.Op {
	case ir.OpElem:
		flags := ""
		if c.indexed[s.Args[1]] {
			flags = "inbounds "
			c.task.inbounds[s] = true
		}
		c.set(s, c.val("getelementptr ", flags, "[", itoa(s.Imm), " x i8], ptr ", c.arg(s, 0), ", i64 ", c.arg(s, 1)))
	case ir.OpOffset:
		// A field of what its base points at, unless that may itself be out of its array.
		flags := "inbounds "
		if b := s.Args[0]; (b.Op == ir.OpElem || b.Op == ir.OpOffset) && !c.task.inbounds[b] {
			flags = ""
		} else {
			c.task.inbounds[s] = true
		}
		c.set(s, c.val("getelementptr ", flags, "i8, ptr ", c.arg(s, 0), ", i64 ", itoa(s.Imm)))
	case ir.OpLocal:
		c.do("store ", scalarType(s.Type), " ", c.arg(s, 0), ", ptr ", c.slots[s].ref)
	case ir.OpGet:
		c.set(s, c.val("load ", scalarType(s.Type), ", ptr ", c.slots[s.Args[0]].ref))
	case ir.OpSet:
		l := c.slots[s.Args[0]]
		c.do("store ", scalarType(l.t), " ", c.arg(s, 1), ", ptr ", l.ref)
	case ir.OpMem:
		c.set(s, c.slots[s].ref)
		c.zero(c.slots[s].ref, s.Imm)
	case ir.OpLoad:
		c.set(s, c.load("load ", s.Type, c.arg(s, 0), "", c.access(s)))
	case ir.OpStore:
		c.store("store ", s.Tag.Type, c.arg(s, 1), c.arg(s, 0), "", c.access(s))
	case ir.OpCopy:
		if s.Imm > 0 {
			c.do("call void @llvm.memmove.p0.p0.i64(ptr ", c.arg(s, 0), ", ptr ", c.arg(s, 1), ", i64 ", itoa(s.Imm), ", i1 false)")
		}
	case ir.OpZero:
		c.zero(c.arg(s, 0), s.Imm)
	}
	return nil
}

func (c *code) zero(ptr string, size int64) {
	if size > 0 {
		c.do("call void @llvm.memset.p0.i64(ptr ", ptr, ", i8 0, i64 ", itoa(size), ", i1 false)")
	}
}

// access is what is known of a load or store, behind a comma: its alignment and its alias class.
func (c *code) access(s *ir.Stmt) string { return alignment(s) + c.m.tbaa(s.Tag) }

// alignment is that of a load or store. A pointer of a Go program may point anywhere: unsafe makes slices of any element type
// begin at any address, and Go's own code takes them as they are. Only local memory is known to be aligned.
func alignment(s *ir.Stmt) string {
	if isPrivate(s.Args[0]) {
		return "align " + itoa(s.Tag.Type.Size())
	}
	return "align 1"
}

// natural is the alignment of what Go asks to be aligned: atomic accesses.
func natural(t ir.Type) string { return "align " + itoa(t.Size()) }

// load writes a load of a value of type t. order is that of an atomic load, with a space in front, or ""; access is what is
// known of it.
func (f *fn) load(word string, t ir.Type, ptr, order, access string) string {
	r := f.val(word, memoryType(t), ", ptr ", ptr, order, ", ", access)
	return f.fromMemory(t, r)
}

func (f *fn) store(word string, t ir.Type, v, ptr, order, access string) {
	f.do(word, memoryType(t), " ", f.toMemory(t, v), ", ptr ", ptr, order, ", ", access)
}

func (f *fn) fromMemory(t ir.Type, v string) string {
	if t == ir.Bool {
		return f.val("trunc i8 ", v, " to i1")
	}
	return v
}

func (f *fn) toMemory(t ir.Type, v string) string {
	if t == ir.Bool {
		return f.val("zext i1 ", v, " to i8")
	}
	return v
}

// word is v widened to 64 bits, as constant bits have it.
func (f *fn) word(v value) string {
	switch {
	case v.known:
		return itoa(v.bits)
	case v.t == ir.F32:
		return f.val("zext i32 ", f.val("bitcast float ", v.ref, " to i32"), " to i64")
	case v.t == ir.F64:
		return f.val("bitcast double ", v.ref, " to i64")
	case v.t == ir.Ptr:
		return f.val("ptrtoint ptr ", v.ref, " to i64")
	case v.t.Size() == 8:
		return v.ref
	case v.t.IsSigned():
		return f.val("sext ", scalarType(v.t), " ", v.ref, " to i64")
	}
	return f.val("zext ", scalarType(v.t), " ", v.ref, " to i64")
}

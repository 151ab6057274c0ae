package frontend

import (
	"go/ast"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

// value is a Go value while it is lowered. What holds it depends on its type:
// big values are at a place, function values are closures, strings are known;
// all others are their leaves.
type value struct {
	typ  types.Type
	leaf []*ir.Stmt

	// at is where a big value is. Of a pointer it is what the pointer points
	// at, if that is known; leaf may be nil then, until the address is needed.
	at *place

	fn  *closure
	str *string
}

// closure is a function value: a literal with its frame, or a declared
// function, which may be bound to a receiver.
type closure struct {
	lit   *ast.FuncLit
	frame *frame

	fn   *types.Func
	targ []types.Type
	recv *value

	yield func(args []value) value // the body of a range-over-func loop

	// unseen is the signature of a function that one without a body at hand
	// returned: see opaqueResults.
	unseen *types.Signature
}

// variable is what a Go variable is bound to: exactly one of its fields.
type variable struct {
	typ    types.Type
	val    *value     // never changes
	locals []*ir.Stmt // one IR local for each leaf
	mem    *place
	key    any // what inMemory calls it
}

// place is where a value can be read and written: leaves of a variable, or
// memory.
type place struct {
	typ types.Type

	v     *variable
	first int // the place's first leaf in v

	addr  *ir.Stmt
	disp  int64
	field string // alias class of a scalar that stands right here; see ir.Tag
	konst bool   // memory that nobody writes
	own   bool   // memory of the launch: pointers may be stored in it
	data  []byte // the constant bytes of a package-level variable
}

// constField is the alias class of memory that nobody writes, varField that of
// a variable's own memory, wild of what a pointer points at.
const (
	constField = "#const"
	varField   = "#var"
	wild       = "*"
)

// tag is the alias class of the leaf f of a value at p.
func (p *place) tag(f leaf) ir.Tag {
	field := f.tag
	if f.root {
		field = p.field
	}
	switch {
	case p.konst:
		field = constField
	case field != wild:
		field += f.part
	}
	return ir.Tag{Type: f.typ, Field: field}
}

// sub is the place of t inside p, off bytes and n leaves from its start.
func (p *place) sub(t types.Type, off int64, n int, field string) *place {
	q := *p
	q.typ = t
	q.field = field
	if p.v != nil {
		q.first += n
	} else {
		q.disp += off
	}
	return &q
}

// value makes a value of t from leaves.
func leaves(t types.Type, leaf ...*ir.Stmt) value { return value{typ: t, leaf: leaf} }

// zero is the zero value of t.
func (l *lowerer) zero(t types.Type) value {
	if isFunc(t) {
		return value{typ: t}
	}
	if isString(t) {
		s := ""
		return value{typ: t, str: &s}
	}
	if isBig(t) {
		return value{typ: t, at: l.newMem(t)}
	}
	v := value{typ: t}
	for _, f := range leavesOf(t) {
		v.leaf = append(v.leaf, l.constant(f.typ, 0))
	}
	return v
}

func isFunc(t types.Type) bool {
	_, ok := t.Underlying().(*types.Signature)
	return ok
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}

func isPointer(t types.Type) bool {
	_, ok := t.Underlying().(*types.Pointer)
	return ok
}

// newMem is fresh zeroed memory for a t.
func (l *lowerer) newMem(t types.Type) *place {
	m := l.b.Emit(&ir.Stmt{Op: ir.OpMem, Type: ir.Ptr, Imm: sizes.Sizeof(t)})
	return &place{typ: t, addr: m, field: varField, own: true}
}

// address is p's address as a value. If p is in a variable that has none, the
// variable is put into memory in the next run of the lowering.
func (l *lowerer) address(p *place) *ir.Stmt {
	if p.v != nil && p.v.key == nil { // a value that is only read
		return l.address(l.spill(l.load(p)))
	}
	if p.v != nil {
		l.needMemory(p.v.key)
		return l.constant(ir.Ptr, 0)
	}
	return l.offset(l.base(p), p.disp)
}

// base is the address that p.disp counts from.
func (l *lowerer) base(p *place) *ir.Stmt {
	if p.addr == nil {
		return l.table(p.data)
	}
	return p.addr
}

func (l *lowerer) needMemory(key any) {
	if !l.inMemory[key] {
		l.inMemory[key] = true
		l.again = true
	}
}

// load reads the value at p.
func (l *lowerer) load(p *place) value {
	if p.v != nil && p.v.val != nil && p.first == 0 && types.Identical(p.typ, p.v.typ) {
		return *p.v.val
	}
	if p.v == nil && isBig(p.typ) {
		return value{typ: p.typ, at: p}
	}
	if r := l.refused(p.typ); r {
		return l.zeroAny(p.typ)
	}
	out := value{typ: p.typ}
	fs := leavesOf(p.typ)
	for i, f := range fs {
		switch {
		case p.v == nil && p.data != nil:
			out.leaf = append(out.leaf, l.constant(f.typ, readConst(p.data[p.disp+f.off:], f.typ)))
		case p.v == nil:
			out.leaf = append(out.leaf, l.b.Load(l.offset(l.base(p), p.disp+f.off), p.tag(f)))
		case p.v.val != nil:
			out.leaf = append(out.leaf, l.leafAt(*p.v.val, p.first+i))
		default:
			out.leaf = append(out.leaf, l.b.Get(p.v.locals[p.first+i]))
		}
	}
	return out
}

// store writes v to p.
func (l *lowerer) store(p *place, v value) {
	if p.v == nil && isBig(p.typ) {
		if v.at == nil { // the value had an error
			return
		}
		l.b.Emit(&ir.Stmt{Op: ir.OpCopy, Args: []*ir.Stmt{l.address(p), l.address(v.at)}, Imm: sizes.Sizeof(p.typ)})
		return
	}
	if isFunc(p.typ) && p.v != nil && p.v.val != nil {
		return // the declaration has the diagnostic
	}
	if l.refused(p.typ) {
		return
	}
	v = l.flat(v)
	for i, f := range leavesOf(p.typ) {
		x := l.leafAt(v, i)
		switch {
		case p.v == nil && p.konst:
			l.internal("a write to constant memory")
			return
		case p.v == nil:
			if f.typ == ir.Ptr && !p.own {
				l.errorAt("store-pointer", "a pointer or slice is stored in memory, which the garbage collector must know of",
					"keep it in a local variable, or store an index")
				return
			}
			l.b.Store(l.offset(l.base(p), p.disp+f.off), x, p.tag(f))
		case p.v.val != nil:
			l.internal("an assignment to a variable that was taken for constant")
			return
		default:
			l.b.Set(p.v.locals[p.first+i], x)
		}
	}
}

// leafAt is the i-th leaf of v.
func (l *lowerer) leafAt(v value, i int) *ir.Stmt {
	if v.leaf == nil && v.at != nil && isPointer(v.typ) && i == 0 {
		return l.address(v.at)
	}
	if v.at != nil && !isPointer(v.typ) {
		return l.leafAt(l.load(v.at), i)
	}
	if i < len(v.leaf) {
		return v.leaf[i]
	}
	l.internal("a value without its parts")
	return l.constant(ir.I64, 0)
}

// scalar is the one leaf of v.
func (l *lowerer) scalar(v value) *ir.Stmt { return l.leafAt(v, 0) }

// settle makes v independent of what is written to memory later.
func (l *lowerer) settle(v value) value {
	if v.at == nil || isPointer(v.typ) || v.at.konst {
		return v
	}
	m := l.newMem(v.typ)
	l.store(m, v)
	return value{typ: v.typ, at: m}
}

// field is the place of field i of the struct at p.
func (l *lowerer) field(p *place, i int) *place {
	s := p.typ.Underlying().(*types.Struct)
	n := 0
	if p.v != nil {
		for j := range i {
			n += int(countLeaves(s.Field(j).Type(), 1<<30))
		}
	}
	return p.sub(s.Field(i).Type(), sizes.Offsetsof(fieldsOf(s))[i], n, fieldTag(s, i))
}

// fieldOf is field i of the struct value v.
func (l *lowerer) fieldOf(v value, i int) value {
	s, ok := v.typ.Underlying().(*types.Struct)
	if !ok {
		return value{typ: v.typ}
	}
	if v.at != nil {
		return l.load(l.field(v.at, i))
	}
	n := 0
	for j := range i {
		n += int(countLeaves(s.Field(j).Type(), 1<<30))
	}
	return l.cut(v, s.Field(i).Type(), n)
}

// cut is the part of v of type t that starts at its n-th leaf.
func (l *lowerer) cut(v value, t types.Type, n int) value {
	m := n + int(countLeaves(t, 1<<30))
	if m > len(v.leaf) {
		return l.zeroAny(t)
	}
	return value{typ: t, leaf: v.leaf[n:m]}
}

// join makes a value of t from the values of its fields or elements in order.
func (l *lowerer) join(t types.Type, parts []value) value {
	out := value{typ: t}
	for _, p := range parts {
		for i := range leavesOf(p.typ) {
			out.leaf = append(out.leaf, l.leafAt(p, i))
		}
	}
	return out
}

package frontend

import (
	"go/ast"
	"go/token"
	"go/types"

	"github.com/spelt-go/spelt/internal/ir"
)

var arithmetic = map[token.Token]ir.Op{
	token.ADD: ir.OpAdd, token.SUB: ir.OpSub, token.MUL: ir.OpMul, token.QUO: ir.OpDiv, token.REM: ir.OpRem,
	token.AND: ir.OpAnd, token.OR: ir.OpOr, token.XOR: ir.OpXor, token.AND_NOT: ir.OpAndNot,
	token.SHL: ir.OpShl, token.SHR: ir.OpShr,
}

var comparison = map[token.Token]ir.Op{
	token.EQL: ir.OpEq, token.NEQ: ir.OpNe, token.LSS: ir.OpLt, token.LEQ: ir.OpLe, token.GTR: ir.OpGt, token.GEQ: ir.OpGe,
}

func (l *lowerer) binary(e *ast.BinaryExpr) value {
	t := l.typeOf(e)
	if e.Op == token.LAND || e.Op == token.LOR {
		if v, ok := l.memo.logical[e]; ok {
			return v
		}
		return l.logical(e, t)
	}
	x := l.settle(l.expr(e.X))
	y := l.expr(e.Y)
	l.node = e
	l.b.Pos = l.irPos(e.OpPos)
	if op, ok := comparison[e.Op]; ok {
		return leaves(t, l.compare(e, op, x, y))
	}
	return l.arith(e, e.Op, t, x, y)
}

// arith is x op y, of type t.
func (l *lowerer) arith(n ast.Node, tok token.Token, t types.Type, x, y value) value {
	if isString(t) {
		l.error(n, "string", "a string in a kernel", "use a []byte, or a number")
		return l.zeroAny(t)
	}
	if l.refused(t) || l.refused(y.typ) {
		return l.zeroAny(t)
	}
	op := arithmetic[tok]
	a, b := l.scalar(x), l.scalar(y)
	it := irType(t)
	if a.Type != it && a.Op == ir.OpConst { // an untyped constant operand of a shift
		a = l.constant(it, ir.Convert(a.Type, it, a.Imm))
	}
	if op == ir.OpShl || op == ir.OpShr {
		if !b.Type.IsInt() && b.Op == ir.OpConst {
			b = l.constant(ir.U64, ir.Convert(b.Type, ir.U64, b.Imm))
		}
		l.check(ir.OpShiftOK, b)
		return leaves(t, l.op(op, it, a, b))
	}
	if b.Type != it && b.Op == ir.OpConst {
		b = l.constant(it, ir.Convert(b.Type, it, b.Imm))
	}
	if (op == ir.OpDiv || op == ir.OpRem) && it.IsInt() {
		l.check(ir.OpNonZero, b)
	}
	return leaves(t, l.op(op, it, a, b))
}

// compare is x op y, of values of one type or nil.
func (l *lowerer) compare(n ast.Node, op ir.Op, x, y value) *ir.Stmt {
	if isNil(x) {
		x, y = y, x
	}
	if isNil(y) {
		y = l.zero(x.typ)
	}
	if isString(x.typ) && x.str != nil && y.str != nil {
		return l.b.Bool(compareStrings(op, *x.str, *y.str))
	}
	if isFunc(x.typ) {
		return l.b.Bool((x.fn == nil && y.fn == nil) == (op == ir.OpEq))
	}
	if l.refused(x.typ) || l.refused(y.typ) {
		return l.b.Bool(false)
	}
	if _, ok := x.typ.Underlying().(*types.Slice); ok { // with nil
		return l.op(op, ir.Bool, l.leafAt(x, 0), l.constant(ir.Ptr, 0))
	}
	if isBig(x.typ) {
		return l.compareBig(n, op, x, y)
	}
	if isPointer(x.typ) && x.at != nil && len(y.leaf) == 1 && isNilConst(y.leaf[0]) {
		return l.b.Bool(op == ir.OpNe)
	}
	x, y = l.flat(x), l.flat(y)
	var all *ir.Stmt
	for i, f := range leavesOf(x.typ) {
		if f.blank {
			continue
		}
		a, b := l.leafAt(x, i), l.leafAt(y, i)
		if a.Type != b.Type { // an untyped constant
			if a.Op == ir.OpConst {
				a = l.constant(b.Type, ir.Convert(a.Type, b.Type, a.Imm))
			} else {
				b = l.constant(a.Type, ir.Convert(b.Type, a.Type, b.Imm))
			}
		}
		if op != ir.OpEq && op != ir.OpNe {
			return l.op(op, ir.Bool, a, b)
		}
		same := l.op(ir.OpEq, ir.Bool, a, b)
		if all != nil {
			same = l.op(ir.OpAnd, ir.Bool, all, same)
		}
		all = same
	}
	if all == nil {
		all = l.b.Bool(true)
	}
	if op == ir.OpNe {
		return l.negate(all)
	}
	return all
}

// negate is !c; a comparison is turned round rather than negated.
func (l *lowerer) negate(c *ir.Stmt) *ir.Stmt {
	if s := l.b.Block.Stmts; c.Op == ir.OpEq && len(s) > 0 && s[len(s)-1] == c {
		c.Op = ir.OpNe
		return c
	}
	return l.op(ir.OpNot, ir.Bool, c)
}

// compareBig compares large arrays or structs element by element.
func (l *lowerer) compareBig(n ast.Node, op ir.Op, x, y value) *ir.Stmt {
	equal := l.b.Local("", l.b.Bool(true))
	l.compareInto(equal, x.at, y.at)
	g := l.b.Get(equal)
	if op == ir.OpNe {
		return l.op(ir.OpNot, ir.Bool, g)
	}
	return g
}

func (l *lowerer) compareInto(equal *ir.Stmt, p, q *place) {
	switch u := p.typ.Underlying().(type) {
	case *types.Array:
		l.b.For(&ir.LoopInfo{}, []*ir.Stmt{l.int(u.Len())}, func(index []*ir.Stmt) {
			l.compareInto(equal, l.element(p, index[0], u.Elem()), l.element(q, index[0], u.Elem()))
		})
	case *types.Struct:
		for i := range u.NumFields() {
			if u.Field(i).Name() != "_" {
				l.compareInto(equal, l.field(p, i), l.field(q, i))
			}
		}
	default:
		c := l.compare(nil, ir.OpNe, l.load(p), l.load(q))
		l.cond(c, func() { l.b.Set(equal, l.b.Bool(false)) }, nil)
	}
}

func isNil(v value) bool {
	b, ok := v.typ.(*types.Basic)
	return ok && b.Kind() == types.UntypedNil
}

func compareStrings(op ir.Op, a, b string) bool {
	switch op {
	case ir.OpEq:
		return a == b
	case ir.OpNe:
		return a != b
	case ir.OpLt:
		return a < b
	case ir.OpLe:
		return a <= b
	case ir.OpGt:
		return a > b
	}
	return a >= b
}

// logical is x && y or x || y. If y only computes, both are computed; else y
// stands under an if.
func (l *lowerer) logical(e *ast.BinaryExpr, t types.Type) value {
	x := l.scalar(l.expr(e.X))
	and := e.Op == token.LAND
	if x.Op == ir.OpConst && (x.Imm != 0) != and {
		return leaves(t, x)
	}
	blk := &ir.Block{}
	var y *ir.Stmt
	saved := l.memo
	l.memo = nil // no call in it may be made before
	l.b.In(blk, func() { y = l.scalar(l.expr(e.Y)) })
	l.memo = saved
	l.b.Pos = l.irPos(e.OpPos)
	if x.Op == ir.OpConst || cheap(blk) {
		l.b.Block.Stmts = append(l.b.Block.Stmts, blk.Stmts...)
		op := ir.OpOr
		if and {
			op = ir.OpAnd
		}
		return leaves(t, l.op(op, ir.Bool, x, y))
	}
	r := l.b.Local("", x)
	empty := &ir.Block{}
	l.b.In(blk, func() { l.b.Set(r, y) })
	blocks := []*ir.Block{blk, empty}
	if !and {
		blocks = []*ir.Block{empty, blk}
	}
	l.b.Emit(&ir.Stmt{Op: ir.OpIf, Args: []*ir.Stmt{x}, Blocks: blocks})
	return leaves(t, l.b.Get(r))
}

// cheap reports whether all of b may as well be computed where the source
// would not: it is pure, or reads locals, and is short.
func cheap(b *ir.Block) bool {
	n := 0
	for _, s := range b.Stmts {
		switch {
		case s.Op == ir.OpConst:
		case s.Op.IsPure(), s.Op == ir.OpGet:
			n++
		default:
			return false
		}
	}
	return n <= 16
}

func isNilConst(s *ir.Stmt) bool { return s.Op == ir.OpConst && s.Type == ir.Ptr && s.Imm == 0 }

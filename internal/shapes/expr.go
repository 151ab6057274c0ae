package shapes

import (
	"fmt"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// An Expr is an expression over the columns of a sheet: a tree of pure operations of internal/ir, with ir.OpConst and
// ir.OpParam at its leaves. It is not changed once it is made.
type Expr struct {
	Op      ir.Op
	Type    ir.Type
	Args    []*Expr
	Imm     int64 // a constant's bits, or a column's number
	Uniform bool  // of a column: all rows of a run have one value
}

// maxColumns is how many columns an expression may read.
const maxColumns = 3

func op(o ir.Op, t ir.Type, args ...*Expr) *Expr { return &Expr{Op: o, Type: t, Args: args} }

func in(i int64, t ir.Type) *Expr { return &Expr{Op: ir.OpParam, Type: t, Imm: i} }

func uniform(i int64, t ir.Type) *Expr { return &Expr{Op: ir.OpParam, Type: t, Imm: i, Uniform: true} }

func con(t ir.Type, v int64) *Expr { return &Expr{Op: ir.OpConst, Type: t, Imm: ir.Normalize(t, v)} }

func real(t ir.Type, v float64) *Expr { return &Expr{Op: ir.OpConst, Type: t, Imm: ir.FloatBits(t, v)} }

func conv(t ir.Type, x *Expr) *Expr {
	if x.Type == t {
		return x
	}
	return op(ir.OpConv, t, x)
}

func pick(cond, yes, no *Expr) *Expr { return op(ir.OpSelect, yes.Type, cond, yes, no) }

func cmp(o ir.Op, x, y *Expr) *Expr { return op(o, ir.Bool, x, y) }

// column is what a sheet has of a column that an expression reads; of one that it does not read the type is ir.Void.
type column struct {
	t       ir.Type
	uniform bool
}

func (e *Expr) columns() (list [maxColumns]column) {
	e.walk(func(x *Expr) {
		if x.Op == ir.OpParam {
			list[x.Imm] = column{x.Type, x.Uniform}
		}
	})
	return list
}

func (e *Expr) walk(f func(*Expr)) {
	for _, a := range e.Args {
		a.walk(f)
	}
	f(e)
}

// program is an expression as a list of steps, to be evaluated for many rows.
type program struct {
	steps []step
	vals  []int64
}

type step struct {
	op   ir.Op
	t    ir.Type
	from ir.Type
	imm  int64
	args [3]int
	n    int
}

func compileExpr(e *Expr) *program {
	p := &program{}
	seen := map[*Expr]int{}
	var add func(e *Expr) int
	add = func(e *Expr) int {
		if i, ok := seen[e]; ok {
			return i
		}
		s := step{op: e.Op, t: e.Type, imm: e.Imm, n: len(e.Args)}
		for i, a := range e.Args {
			s.args[i] = add(a)
		}
		if len(e.Args) > 0 {
			s.from = e.Args[0].Type
		}
		p.steps = append(p.steps, s)
		seen[e] = len(p.steps) - 1
		return len(p.steps) - 1
	}
	add(e)
	p.vals = make([]int64, len(p.steps))
	return p
}

// eval is the value for a row of columns; false if no value is promised, as of a division by zero.
func (p *program) eval(row *[maxColumns]int64) (int64, bool) {
	var args [3]int64
	for i := range p.steps {
		s := &p.steps[i]
		switch s.op {
		case ir.OpConst:
			p.vals[i] = s.imm
			continue
		case ir.OpParam:
			p.vals[i] = row[s.imm]
			continue
		}
		for k := range s.n {
			args[k] = p.vals[s.args[k]]
		}
		v, ok := ir.Eval(s.op, s.t, s.from, args[:s.n])
		if !ok || p.asksNaN(s, args[s.n-1]) {
			return 0, false
		}
		p.vals[i] = v
	}
	return p.vals[len(p.vals)-1], true
}

// asksNaN reports whether a step looks at the bits or the sign of a NaN that an operation has made, which no processor promises.
func (p *program) asksNaN(s *step, last int64) bool {
	t := s.from
	if s.op != ir.OpCopysign && s.op != ir.OpBitcast || !t.IsFloat() || p.steps[s.args[s.n-1]].op == ir.OpParam {
		return false
	}
	v := ir.FloatValue(t, last)
	return v != v
}

// build writes e with b; columns are the values that it reads.
func (e *Expr) build(b *ir.Builder, columns []*ir.Stmt, done map[*Expr]*ir.Stmt) *ir.Stmt {
	if s := done[e]; s != nil {
		return s
	}
	var s *ir.Stmt
	switch e.Op {
	case ir.OpConst:
		s = b.Const(e.Type, e.Imm)
	case ir.OpParam:
		s = columns[e.Imm]
	default:
		args := make([]*ir.Stmt, len(e.Args))
		for i, a := range e.Args {
			args[i] = a.build(b, columns, done)
		}
		s = b.Op(e.Op, e.Type, args...)
	}
	done[e] = s
	return s
}

var goTypes = map[ir.Type]string{
	ir.Bool: "bool", ir.I8: "int8", ir.I16: "int16", ir.I32: "int32", ir.I64: "int64",
	ir.U8: "uint8", ir.U16: "uint16", ir.U32: "uint32", ir.U64: "uint64", ir.F32: "float32", ir.F64: "float64",
}

var goOperators = map[ir.Op]string{
	ir.OpAdd: "+", ir.OpSub: "-", ir.OpMul: "*", ir.OpDiv: "/", ir.OpRem: "%", ir.OpAnd: "&", ir.OpOr: "|", ir.OpXor: "^",
	ir.OpAndNot: "&^", ir.OpShl: "<<", ir.OpShr: ">>", ir.OpEq: "==", ir.OpNe: "!=", ir.OpLt: "<", ir.OpLe: "<=", ir.OpGt: ">",
	ir.OpGe: ">=",
}

// String is e as a Go expression of a[i], b[i] and c[i], or of a, b and c where they are uniform. What is no operator of Go is
// written as a call.
func (e *Expr) String() string {
	var b strings.Builder
	e.write(&b, false)
	return b.String()
}

func (e *Expr) write(b *strings.Builder, inside bool) {
	word := goOperators[e.Op]
	call := func(name string) {
		b.WriteString(name + "(")
		for i, a := range e.Args {
			if i > 0 {
				b.WriteString(", ")
			}
			a.write(b, false)
		}
		b.WriteByte(')')
	}
	prefix := func(op string) {
		b.WriteString(op)
		e.Args[0].write(b, true)
	}
	switch {
	case e.Op == ir.OpConst && e.Type.IsFloat():
		fmt.Fprintf(b, "%s(%s)", goTypes[e.Type], ir.FormatConst(e.Type, e.Imm))
	case e.Op == ir.OpConst:
		b.WriteString(ir.FormatConst(e.Type, e.Imm))
	case e.Op == ir.OpParam && e.Uniform:
		b.WriteByte("abc"[e.Imm])
	case e.Op == ir.OpParam:
		b.WriteString("abc"[e.Imm:e.Imm+1] + "[i]")
	case e.Op == ir.OpConv:
		call(goTypes[e.Type])
	case e.Op == ir.OpBitcast:
		call(goTypes[e.Type] + "bits")
	case e.Op == ir.OpNeg:
		prefix("-")
	case e.Op == ir.OpCom:
		prefix("^")
	case e.Op == ir.OpNot:
		prefix("!")
	case word != "" && e.Type == ir.Bool && !e.Op.IsCompare():
		call(e.Op.String())
	case word != "":
		if inside {
			b.WriteByte('(')
		}
		e.Args[0].write(b, true)
		b.WriteString(" " + word + " ")
		e.Args[1].write(b, true)
		if inside {
			b.WriteByte(')')
		}
	default:
		call(e.Op.String())
	}
}

// Declarations are the columns that e reads and its result, as Go's types.
func (e *Expr) Declarations() string {
	var list []string
	for i, c := range e.columns() {
		switch name := string("abc"[i]); {
		case c.t == ir.Void:
		case c.uniform:
			list = append(list, name+" "+goTypes[c.t])
		default:
			list = append(list, name+" []"+goTypes[c.t])
		}
	}
	return strings.Join(append(list, "out []"+goTypes[e.Type]), ", ")
}

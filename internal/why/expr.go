package why

import (
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// expr is a value as its source wrote it: with its operands in it, and without what the compiler made of it since, such as
// fused multiply-adds. Values that are used more than once are shared.
type expr struct {
	op   ir.Op
	typ  ir.Type
	imm  int64
	aux  string
	tag  ir.Tag // of a load
	name string // the Go name it has, if any
	args []*expr
	id   int // the same for equal expressions of both versions
	at   place
}

// interner numbers what is equal. One interner serves both versions.
type interner map[string]int

func (in interner) id(key []byte) int {
	if id, ok := in[string(key)]; ok {
		return id
	}
	id := len(in)
	in[string(key)] = id
	return id
}

// names gives the names of one version those of another, where a variable was renamed.
type names map[string]string

func (n names) of(name string) string {
	if to, ok := n[name]; ok {
		return to
	}
	return name
}

// reader makes expressions and nodes of one kernel or construct.
type reader struct {
	in      interner
	renamed names
	files   []string
	memo    map[*ir.Stmt]*expr
	hide    func(*ir.Stmt) (key int, hidden bool) // of a for: its body is not looked at
}

func newReader(in interner, k *ir.Kernel, renamed names) *reader {
	return &reader{in: in, renamed: renamed, files: k.Files, memo: map[*ir.Stmt]*expr{}}
}

// expr is the expression of a statement with a value.
func (r *reader) expr(s *ir.Stmt) *expr {
	if e, ok := r.memo[s]; ok {
		return e
	}
	var e *expr
	switch {
	case s.Op == ir.OpFMA && s.Imm == ir.Contract:
		e = r.unfused(s)
	case isLeaf(s.Op):
		e = &expr{op: s.Op, typ: s.Type, aux: s.Aux, imm: s.Imm, name: s.Name}
	default:
		e = &expr{op: s.Op, typ: s.Type, imm: s.Imm, aux: s.Aux, tag: s.Tag, name: s.Name}
		for _, a := range s.Args {
			e.args = append(e.args, r.expr(a))
		}
	}
	r.number(e)
	e.at = r.place(s)
	r.memo[s] = e
	return e
}

// place is where a statement stands, or nothing.
func (r *reader) place(s *ir.Stmt) place {
	if s.Pos.IsValid() && s.Pos.File >= 0 && int(s.Pos.File) < len(r.files) {
		return place{r.files[s.Pos.File], int(s.Pos.Line)}
	}
	return place{}
}

// isLeaf reports whether an operation stands for itself: where its value comes from is not a part of the expression.
func isLeaf(op ir.Op) bool {
	switch op {
	case ir.OpConst, ir.OpParam, ir.OpIndex, ir.OpTable, ir.OpLocal, ir.OpMem:
		return true
	}
	return false
}

// unfused is a*b+c, a*b-c or c-a*b of what was fused.
func (r *reader) unfused(s *ir.Stmt) *expr {
	a, b, c := s.Args[0], s.Args[1], s.Args[2]
	product := func(a, b *ir.Stmt) *expr {
		return r.number(&expr{op: ir.OpMul, typ: s.Type, args: []*expr{r.expr(a), r.expr(b)}})
	}
	e := &expr{op: ir.OpAdd, typ: s.Type, name: s.Name}
	switch {
	case c.Op == ir.OpNeg:
		e.op, e.args = ir.OpSub, []*expr{product(a, b), r.expr(c.Args[0])}
	case a.Op == ir.OpNeg:
		e.op, e.args = ir.OpSub, []*expr{r.expr(c), product(a.Args[0], b)}
	default:
		e.args = []*expr{product(a, b), r.expr(c)}
	}
	return e
}

// number gives e its id. Names tell leaves apart, and only leaves; those without a name are all alike.
func (r *reader) number(e *expr) *expr {
	key := append(make([]byte, 0, 64), byte(e.op), byte(e.typ), ' ')
	switch e.op {
	case ir.OpConst:
		key = strconv.AppendInt(key, e.imm, 10)
	case ir.OpTable:
		key = append(key, e.aux...)
	case ir.OpParam, ir.OpIndex, ir.OpLocal, ir.OpMem:
		key = append(key, r.renamed.of(e.name)...)
	default:
		key = appendInts(key, e.imm)
		key = strconv.AppendQuote(key, e.aux)
		for _, a := range e.args {
			key = appendInts(key, int64(a.id))
		}
	}
	e.id = r.in.id(key)
	return e
}

func appendInts(key []byte, list ...int64) []byte {
	for _, v := range list {
		key = append(strconv.AppendInt(key, v, 10), ' ')
	}
	return key
}

// named is something that has a name.
type named struct {
	param bool
	typ   ir.Type
	name  string
}

// allNames are the names in a kernel, in order of appearance.
func allNames(k *ir.Kernel) []named {
	var list []named
	seen := map[named]bool{}
	add := func(s *ir.Stmt) {
		n := named{s.Op == ir.OpParam, s.Type, s.Name}
		if s.Name != "" && !seen[n] {
			seen[n] = true
			list = append(list, n)
		}
	}
	k.Body.Walk(func(s *ir.Stmt) bool {
		add(s)
		for _, b := range s.Blocks {
			for _, p := range b.Params {
				add(p)
			}
		}
		return true
	})
	return list
}

// renames finds which names of cur stand for which of old: of those that only one has, the first for the first of the same
// type. Of the parameters of a construct it takes what it is told, since another name there can be another variable.
func renames(old, cur *ir.Kernel, params names) names {
	was, is := allNames(old), allNames(cur)
	inOld, inCur := map[string]bool{}, map[string]bool{}
	for _, n := range was {
		inOld[n.name] = true
	}
	for _, n := range is {
		inCur[n.name] = true
	}
	r := names{}
	for _, n := range is {
		if n.param && params != nil {
			if to, ok := params[n.name]; ok {
				r[n.name] = to
			}
			continue
		}
		if inOld[n.name] || r[n.name] != "" {
			continue
		}
		for i, o := range was {
			if o.typ == n.typ && o.param == n.param && !inCur[o.name] {
				r[n.name] = o.name
				was[i].typ = ir.Void // taken
				break
			}
		}
	}
	return r
}

// goType is the name of a type in Go; int and int64 are the same here.
func goType(t ir.Type) string {
	switch s := t.String(); {
	case t == ir.Ptr:
		return "pointer"
	case t.IsFloat():
		return strings.Replace(s, "f", "float", 1)
	case t.IsUnsigned():
		return strings.Replace(s, "u", "uint", 1)
	case t.IsInt():
		return strings.Replace(s, "i", "int", 1)
	default:
		return s
	}
}

package ir

import (
	"fmt"
	"strconv"
	"strings"
)

// SyntaxError is what [Parse] returns for text that is no kernel.
type SyntaxError struct {
	Line int
	Msg  string
}

func (e *SyntaxError) Error() string { return fmt.Sprintf("ir: line %d: %s", e.Line, e.Msg) }

// Parse reads the text form of one kernel. What it accepts need not be valid;
// see [Kernel.Verify].
func Parse(text []byte) (k *Kernel, err error) {
	p := &parser{lexer: lexer{src: string(text), line: 1}, values: map[int64]*Stmt{}}
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(*SyntaxError)
			if !ok {
				panic(r)
			}
			k, err = nil, e
		}
	}()
	p.next()
	k = p.kernel()
	if p.tok != "" {
		p.fail("text after the kernel: %q", p.tok)
	}
	return k, nil
}

// maxNesting bounds the recursion on hostile input.
const maxNesting = 1000

type parser struct {
	lexer
	values map[int64]*Stmt
	later  []*pending // guards, which name indices of the block that follows
	depth  int
}

type pending struct {
	s    *Stmt
	text string
	line int
}

func (p *parser) fail(format string, args ...any) {
	panic(&SyntaxError{Line: p.line, Msg: fmt.Sprintf(format, args...)})
}

func (p *parser) expect(tok string) {
	if p.tok != tok {
		p.fail("expected %q, found %q", tok, p.tok)
	}
	p.next()
}

func (p *parser) word() string {
	w := p.tok
	if w == "" {
		p.fail("unexpected end")
	}
	p.next()
	return w
}

func (p *parser) str() string {
	s, err := strconv.Unquote(p.tok)
	if err != nil {
		p.fail("expected a string, found %q", p.tok)
	}
	p.next()
	return s
}

func (p *parser) integer(text string) int64 {
	v, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		p.fail("expected an integer, found %q", text)
	}
	return v
}

func (p *parser) typ(name string) Type {
	t, ok := TypeByName(name)
	if !ok {
		p.fail("unknown type %q", name)
	}
	return t
}

func (p *parser) kernel() *Kernel {
	k := &Kernel{}
	p.expect("kernel")
	k.Name = p.str()
	p.expect("args")
	p.expect("=")
	k.ArgSize = p.integer(p.word())
	for p.tok == "file" {
		p.next()
		k.Files = append(k.Files, p.str())
	}
	for p.tok == "param" {
		p.next()
		a := Param{Type: p.typ(p.word())}
		a.Offset = p.integer(p.word())
		if p.tok == "mem" {
			p.next()
			p.expect("=")
			a.Mem = p.integer(p.word())
		}
		if p.tok == "result" {
			p.next()
			a.Result = true
		}
		if strings.HasPrefix(p.tok, `"`) {
			a.Name = p.str()
		}
		k.Params = append(k.Params, a)
	}
	k.Body = p.block()
	return k
}

func (p *parser) block() *Block {
	if p.depth++; p.depth > maxNesting {
		p.fail("blocks nested more than %d deep", maxNesting)
	}
	b := &Block{}
	p.expect("{")
	if p.tok == "(" {
		p.next()
		for p.tok != ")" {
			s := p.def()
			s.Op = OpIndex
			if strings.HasPrefix(p.tok, `"`) {
				s.Name = p.str()
			}
			b.Params = append(b.Params, s)
			if p.tok == "," {
				p.next()
			}
		}
		p.next()
	}
	for p.tok != "}" {
		if p.tok == "" {
			p.fail("block not closed")
		}
		b.Stmts = append(b.Stmts, p.stmt())
	}
	p.next()
	p.depth--
	return b
}

// def reads "%n: type" and defines n.
func (p *parser) def() *Stmt {
	id := p.id(p.word())
	p.expect(":")
	s := &Stmt{Type: p.typ(p.word()), ID: int32(id)}
	if _, dup := p.values[id]; dup {
		p.fail("%%%d is defined twice", id)
	}
	p.values[id] = s
	return s
}

func (p *parser) id(text string) int64 {
	if len(text) < 2 || text[0] != '%' {
		p.fail("expected a value, found %q", text)
	}
	v, err := strconv.ParseInt(text[1:], 10, 32)
	if err != nil || v < 0 {
		p.fail("bad value %q", text)
	}
	return v
}

func (p *parser) use(text string) *Stmt {
	if text == "%nil" {
		return nil
	}
	s := p.values[p.id(text)]
	if s == nil {
		p.fail("%s is used before it is defined", text)
	}
	return s
}

func (p *parser) stmt() *Stmt {
	s := &Stmt{ID: -1}
	defined := strings.HasPrefix(p.tok, "%")
	if defined {
		s = p.def()
		p.expect("=")
	}
	name := p.word()
	op, ok := OpByName(name)
	if !ok {
		p.fail("unknown operation %q", name)
	}
	s.Op = op
	info := op.Info()
	if info.Value != defined {
		p.fail("%s: a value is required exactly if the operation has one", name)
	}
	for strings.HasPrefix(p.tok, "%") && !p.fresh {
		a := p.use(p.word())
		if a == nil || a == s {
			p.fail("%s: bad operand", name)
		}
		s.Args = append(s.Args, a)
	}
	if op == OpFor {
		s.Loop = &LoopInfo{}
	}
	mark := len(p.later)
	for isWord(p.tok) && !p.fresh && p.peek('=') {
		p.attr(s, info)
	}
	for p.tok == "{" {
		s.Blocks = append(s.Blocks, p.block())
	}
	for _, l := range p.later[mark:] {
		p.guard(l)
	}
	p.later = p.later[:mark]
	if p.tok == "!" && !p.fresh {
		s.Pos = p.pos()
	}
	if strings.HasPrefix(p.tok, `"`) && !p.fresh {
		s.Name = p.str()
	}
	return s
}

func (p *parser) pos() Pos {
	p.next()
	var n [3]int64
	for i := range n {
		if i > 0 {
			p.expect(":")
		}
		n[i] = p.integer(p.word())
		if n[i] < 0 || n[i] > 1<<30 {
			p.fail("bad position")
		}
	}
	return Pos{File: int32(n[0]), Line: int32(n[1]), Col: int32(n[2])}
}

func (p *parser) attr(s *Stmt, info OpInfo) {
	name := p.word()
	p.expect("=")
	switch {
	case s.Op == OpConst && name == "value":
		text := p.word()
		v, ok := ParseConst(s.Type, text)
		if !ok {
			p.fail("bad %s constant %q", s.Type, text)
		}
		s.Imm = v
	case name == info.Imm:
		s.Imm = p.integer(p.word())
	case name == info.Aux:
		s.Aux = p.str()
	case name == "tag" && info.Tag:
		typ, field, _ := strings.Cut(p.str(), ":")
		s.Tag = Tag{Type: p.typ(typ), Field: field}
	case name == "hoisted" && s.Op.IsCheck():
		s.Hoisted = p.word() == "1"
	case s.Loop != nil:
		p.loopAttr(s, name)
	default:
		p.fail("%s has no attribute %q", info.Name, name)
	}
}

func (p *parser) loopAttr(s *Stmt, name string) {
	switch name {
	case "parallel":
		s.Loop.Parallel = p.word() == "1"
	case "ordered":
		s.Loop.Ordered = p.word() == "1"
	case "lanes":
		s.Loop.Lanes = int(p.integer(p.word()))
	case "unique":
		s.Loop.Unique = p.word() == "1"
	case "name":
		s.Loop.Name = p.str()
	case "workers":
		s.Loop.Workers = int(p.integer(p.word()))
	case "cost":
		s.Loop.Cost = p.integer(p.word())
	case "grain":
		s.Loop.Grain = p.integer(p.word())
	case "reduce":
		op := p.word()
		p.expect(":")
		for i, n := range reduceNames {
			if n == op {
				local := p.use(p.word())
				if local == nil {
					p.fail("reduce: bad local")
				}
				s.Loop.Reduce = append(s.Loop.Reduce, Reduction{Local: local, Op: ReduceOp(i)})
				return
			}
		}
		p.fail("unknown reduction %q", op)
	case "guard":
		var text strings.Builder
		line := p.line
		for strings.HasPrefix(p.tok, "%") || p.tok == "+" || p.tok == "*" || p.tok == "<" || p.tok == "@" || p.tok == ".." {
			if strings.HasPrefix(p.tok, "%") && p.spaced && text.Len() > 0 {
				break
			}
			text.WriteString(p.word())
		}
		p.later = append(p.later, &pending{s: s, text: text.String(), line: line})
	default:
		p.fail("for has no attribute %q", name)
	}
}

// guard reads "%base+%coef*%index<%count…@%lo..%hi".
func (p *parser) guard(l *pending) {
	sum, rng, ok := strings.Cut(l.text, "@")
	lo, hi, ok2 := strings.Cut(rng, "..")
	if !ok || !ok2 {
		panic(&SyntaxError{Line: l.line, Msg: "bad guard " + l.text})
	}
	parts := strings.Split(sum, "+")
	g := Guard{Base: p.use(parts[0]), Lo: p.use(lo), Hi: p.use(hi)}
	for _, t := range parts[1:] {
		coef, rest, ok := strings.Cut(t, "*")
		index, count, ok2 := strings.Cut(rest, "<")
		if !ok || !ok2 {
			panic(&SyntaxError{Line: l.line, Msg: "bad guard " + l.text})
		}
		g.Terms = append(g.Terms, Term{Coef: p.use(coef), Index: p.use(index), Count: p.use(count)})
	}
	l.s.Loop.Guard = append(l.s.Loop.Guard, g)
}

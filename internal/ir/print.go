package ir

import (
	"bytes"
	"math"
	"strconv"
)

// PrintMode says what a printed kernel holds beside the code.
type PrintMode uint8

const (
	// Full prints names, files and positions: what a kernel is stored as.
	Full PrintMode = iota
	// Canonical prints only what changes the code, with everything numbered by
	// first appearance: what a key hashes.
	Canonical
	// Plain prints names but no positions: for reading and golden tests.
	Plain
)

// String is the plain form of k.
func (k *Kernel) String() string { return string(k.Print(Plain)) }

// Print writes the text form of k. It numbers the kernel, so two goroutines
// must not print one kernel at a time.
func (k *Kernel) Print(mode PrintMode) []byte {
	k.Number()
	p := printer{mode: mode}
	name := k.Name
	if mode == Canonical {
		name = ""
		p.tags = map[string]string{}
	}
	p.str("kernel ")
	p.quoted(name)
	p.str(" args=")
	p.int(k.ArgSize)
	p.str("\n")
	if mode == Full {
		for _, f := range k.Files {
			p.str("file ")
			p.quoted(f)
			p.str("\n")
		}
	}
	for _, a := range k.Params {
		p.str("param ")
		p.str(a.Type.String())
		p.str(" ")
		p.int(a.Offset)
		if a.Mem != 0 {
			p.str(" mem=")
			p.int(a.Mem)
		}
		if a.Result {
			p.str(" result")
		}
		if mode != Canonical {
			p.str(" ")
			p.quoted(a.Name)
		}
		p.str("\n")
	}
	p.block(k.Body)
	p.str("\n")
	return p.buf.Bytes()
}

type printer struct {
	buf    bytes.Buffer
	mode   PrintMode
	indent int
	tags   map[string]string // canonical names of struct fields
	tmp    [32]byte
}

func (p *printer) str(s string)    { p.buf.WriteString(s) }
func (p *printer) quoted(s string) { p.buf.Write(strconv.AppendQuote(p.tmp[:0], s)) }
func (p *printer) int(v int64)     { p.buf.Write(strconv.AppendInt(p.tmp[:0], v, 10)) }

func (p *printer) tabs() {
	for range p.indent {
		p.buf.WriteString("  ")
	}
}

func (p *printer) block(b *Block) {
	p.str("{")
	if len(b.Params) > 0 {
		p.str(" (")
		for i, a := range b.Params {
			if i > 0 {
				p.str(", ")
			}
			p.value(a)
			if p.mode != Canonical && a.Name != "" {
				p.str(" ")
				p.quoted(a.Name)
			}
		}
		p.str(")")
	}
	p.str("\n")
	p.indent++
	for _, s := range b.Stmts {
		p.tabs()
		p.stmt(s)
		p.str("\n")
	}
	p.indent--
	p.tabs()
	p.str("}")
}

func (p *printer) value(s *Stmt) {
	p.ref(s)
	p.str(": ")
	p.str(s.Type.String())
}

func (p *printer) ref(s *Stmt) {
	if s == nil {
		p.str("%nil")
		return
	}
	p.str("%")
	p.int(int64(s.ID))
}

func (p *printer) attr(name string, v int64) {
	p.str(" ")
	p.str(name)
	p.str("=")
	p.int(v)
}

func (p *printer) stmt(s *Stmt) {
	info := s.Op.Info()
	if info.Value {
		p.value(s)
		p.str(" = ")
	}
	p.str(info.Name)
	for _, a := range s.Args {
		p.str(" ")
		p.ref(a)
	}
	switch {
	case s.Op == OpConst:
		p.str(" value=")
		p.str(FormatConst(s.Type, s.Imm))
	case info.Imm != "" && (s.Op != OpNonNil || s.Imm != 0):
		p.attr(info.Imm, s.Imm)
	}
	if info.Aux != "" {
		p.str(" ")
		p.str(info.Aux)
		p.str("=")
		p.quoted(s.Aux)
	}
	if info.Tag {
		p.str(" tag=")
		p.quoted(p.tag(s.Tag))
	}
	if s.Hoisted {
		p.str(" hoisted=1")
	}
	if s.Loop != nil {
		p.loop(s.Loop)
	}
	for _, b := range s.Blocks {
		p.str(" ")
		p.block(b)
	}
	if s.Pos.IsValid() && p.mode == Full {
		p.str(" !")
		p.int(int64(s.Pos.File))
		p.str(":")
		p.int(int64(s.Pos.Line))
		p.str(":")
		p.int(int64(s.Pos.Col))
	}
	if s.Name != "" && p.mode != Canonical {
		p.str(" ")
		p.quoted(s.Name)
	}
}

func (p *printer) tag(t Tag) string {
	if p.tags == nil || t.Field == "" || t.Field == "*" {
		return t.String()
	}
	n, ok := p.tags[t.Field]
	if !ok {
		n = "f" + strconv.Itoa(len(p.tags))
		p.tags[t.Field] = n
	}
	return t.Type.String() + ":" + n
}

func (p *printer) loop(l *LoopInfo) {
	if l.Parallel {
		p.attr("parallel", 1)
	}
	if l.Ordered && p.mode != Canonical {
		p.attr("ordered", 1)
	}
	if l.Name != "" && p.mode != Canonical {
		p.str(" name=")
		p.quoted(l.Name)
	}
	if l.Workers != 0 {
		p.attr("workers", int64(l.Workers))
	}
	if l.Grain != 0 {
		p.attr("grain", l.Grain)
	}
	if l.Cost != 0 {
		p.attr("cost", l.Cost)
	}
	if l.Lanes != 0 {
		p.attr("lanes", int64(l.Lanes))
	}
	if l.Unique {
		p.attr("unique", 1)
	}
	for _, r := range l.Reduce {
		p.str(" reduce=")
		p.str(r.Op.String())
		p.str(":")
		p.ref(r.Local)
	}
	for _, g := range l.Guard {
		p.str(" guard=")
		p.ref(g.Base)
		for _, t := range g.Terms {
			p.str("+")
			p.ref(t.Coef)
			p.str("*")
			p.ref(t.Index)
			p.str("<")
			p.ref(t.Count)
		}
		p.str("@")
		p.ref(g.Lo)
		p.str("..")
		p.ref(g.Hi)
	}
}

// FormatConst writes constant bits so that [ParseConst] gives them back.
func FormatConst(t Type, bits int64) string {
	switch {
	case t.IsFloat():
		v := FloatValue(t, bits)
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return "0x" + strconv.FormatUint(uint64(bits), 16)
		}
		s := strconv.FormatFloat(v, 'g', -1, t.Bits())
		if FloatBits(t, v) != bits {
			return "0x" + strconv.FormatUint(uint64(bits), 16)
		}
		return s
	case t.IsUnsigned():
		return strconv.FormatUint(uint64(bits), 10)
	default:
		return strconv.FormatInt(bits, 10)
	}
}

// ParseConst reads what [FormatConst] wrote.
func ParseConst(t Type, s string) (int64, bool) {
	if t.IsFloat() {
		if len(s) > 2 && s[:2] == "0x" {
			u, err := strconv.ParseUint(s[2:], 16, 64)
			if err != nil || t == F32 && u > math.MaxUint32 {
				return 0, false
			}
			return int64(u), true
		}
		v, err := strconv.ParseFloat(s, t.Bits())
		return FloatBits(t, v), err == nil
	}
	if t.IsUnsigned() {
		u, err := strconv.ParseUint(s, 10, t.Bits())
		return int64(u), err == nil
	}
	bits := t.Bits()
	if t == Ptr || t == Bool {
		bits = 64
	}
	v, err := strconv.ParseInt(s, 10, bits)
	if t == Bool && (v < 0 || v > 1) {
		return 0, false
	}
	return v, err == nil
}

package ir

import "math"

// Builder appends statements to a current block. It is how the frontend and
// the passes make statements, so that each has the attributes its operation
// needs.
type Builder struct {
	Block   *Block
	Pos     Pos
	Emitted int // how many statements were appended, to whatever block
}

// Emit appends s, giving it the builder's position if it has none.
func (b *Builder) Emit(s *Stmt) *Stmt {
	if !s.Pos.IsValid() {
		s.Pos = b.Pos
	}
	b.Block.Stmts = append(b.Block.Stmts, s)
	b.Emitted++
	return s
}

// Op appends an operation on args with a value of type t (Void for none).
func (b *Builder) Op(op Op, t Type, args ...*Stmt) *Stmt {
	return b.Emit(&Stmt{Op: op, Type: t, Args: args})
}

// Const appends a constant with the given bits; see [ConstBits].
func (b *Builder) Const(t Type, bits int64) *Stmt {
	return b.Emit(&Stmt{Op: OpConst, Type: t, Imm: bits})
}

// Int appends an i64 constant.
func (b *Builder) Int(v int64) *Stmt { return b.Const(I64, v) }

// Bool appends a bool constant.
func (b *Builder) Bool(v bool) *Stmt { return b.Const(Bool, boolBits(v)) }

// Float appends a constant of the float type t, rounded to it.
func (b *Builder) Float(t Type, v float64) *Stmt { return b.Const(t, FloatBits(t, v)) }

// Elem appends base + index*stride.
func (b *Builder) Elem(base, index *Stmt, stride int64) *Stmt {
	return b.Emit(&Stmt{Op: OpElem, Type: Ptr, Args: []*Stmt{base, index}, Imm: stride})
}

// Offset appends base + off; base itself if off is 0.
func (b *Builder) Offset(base *Stmt, off int64) *Stmt {
	if off == 0 {
		return base
	}
	return b.Emit(&Stmt{Op: OpOffset, Type: Ptr, Args: []*Stmt{base}, Imm: off})
}

// Local appends a local that starts as init.
func (b *Builder) Local(name string, init *Stmt) *Stmt {
	return b.Emit(&Stmt{Op: OpLocal, Type: init.Type, Args: []*Stmt{init}, Name: name})
}

// Get appends a read of local l.
func (b *Builder) Get(l *Stmt) *Stmt { return b.Op(OpGet, l.Type, l) }

// Set appends a write of local l.
func (b *Builder) Set(l, v *Stmt) *Stmt { return b.Op(OpSet, Void, l, v) }

// Load appends a load of tag's type.
func (b *Builder) Load(p *Stmt, tag Tag) *Stmt {
	return b.Emit(&Stmt{Op: OpLoad, Type: tag.Type, Args: []*Stmt{p}, Tag: tag})
}

// Store appends a store.
func (b *Builder) Store(p, v *Stmt, tag Tag) *Stmt {
	return b.Emit(&Stmt{Op: OpStore, Args: []*Stmt{p, v}, Tag: tag})
}

// If appends an if and fills its blocks by then and els, either of which may
// be nil for an empty block.
func (b *Builder) If(cond *Stmt, then, els func()) *Stmt {
	s := b.Emit(&Stmt{Op: OpIf, Args: []*Stmt{cond}, Blocks: []*Block{{}, {}}})
	b.In(s.Blocks[0], then)
	b.In(s.Blocks[1], els)
	return s
}

// For appends a counted loop over counts (1 to 3 of them) and fills its body,
// which is given the indices.
func (b *Builder) For(info *LoopInfo, counts []*Stmt, body func(index []*Stmt)) *Stmt {
	blk := &Block{}
	for range counts {
		blk.Params = append(blk.Params, &Stmt{Op: OpIndex, Type: I64, Pos: b.Pos})
	}
	s := b.Emit(&Stmt{Op: OpFor, Args: counts, Blocks: []*Block{blk}, Loop: info})
	b.In(blk, func() { body(blk.Params) })
	return s
}

// In runs f with blk as the current block.
func (b *Builder) In(blk *Block, f func()) {
	if f == nil {
		return
	}
	saved := b.Block
	b.Block = blk
	f()
	b.Block = saved
}

// Break appends a break out of the depth-th enclosing scope.
func (b *Builder) Break(depth int) *Stmt { return b.Emit(&Stmt{Op: OpBreak, Imm: int64(depth)}) }

// Continue appends a continue of the depth-th enclosing scope.
func (b *Builder) Continue(depth int) *Stmt {
	return b.Emit(&Stmt{Op: OpContinue, Imm: int64(depth)})
}

// FloatBits is the constant bits of v rounded to the float type t.
func FloatBits(t Type, v float64) int64 {
	if t == F32 {
		return int64(math.Float32bits(float32(v)))
	}
	return int64(math.Float64bits(v))
}

// FloatValue is the inverse of [FloatBits].
func FloatValue(t Type, bits int64) float64 {
	if t == F32 {
		return float64(math.Float32frombits(uint32(bits)))
	}
	return math.Float64frombits(uint64(bits))
}

func boolBits(v bool) int64 {
	if v {
		return 1
	}
	return 0
}

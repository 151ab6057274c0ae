package transform

import "github.com/spelt-go/spelt/internal/ir"

// unfuse takes apart what fma fused, where the target or the user will not
// have it: the result is that of the product and the sum of the source, bit
// for bit, since a-b and a+(-b) are the same in IEEE 754.
func unfuse(k *ir.Kernel, _ *Options) { unfuseBlock(k.Body) }

func unfuseBlock(b *ir.Block) {
	var out []*ir.Stmt // nil until something changes
	for i, s := range b.Stmts {
		for _, c := range s.Blocks {
			unfuseBlock(c)
		}
		if s.Op == ir.OpFMA && s.Imm == ir.Contract {
			if out == nil {
				out = append(make([]*ir.Stmt, 0, len(b.Stmts)+8), b.Stmts[:i]...)
			}
			m := &ir.Stmt{Op: ir.OpMul, Type: s.Type, Args: s.Args[:2:2], Pos: s.Pos, ID: -1}
			out = append(out, m)
			s.Op, s.Imm, s.Args = ir.OpAdd, 0, []*ir.Stmt{m, s.Args[2]}
		}
		if out != nil {
			out = append(out, s)
		}
	}
	if out != nil {
		b.Stmts = out
	}
}

package shapes

import (
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// Way is how a loop over a sheet's rows runs.
type Way uint8

// The ways.
const (
	Lanes  Way = iota // a parallel loop as lanes of vectors
	Scalar            // a parallel loop as scalar code that stays so
	Serial            // serial loops, which LLVM's vectoriser makes vectors of
	Inner             // the same within a parallel loop
	numWays
)

var wayNames = [numWays]string{"lanes", "scalar", "serial loop", "inner loop"}

func (w Way) String() string { return wayNames[w] }

// A sheet is expressions that one kernel computes. Two that read columns of the same place and type share them.
type sheet struct {
	columns []column
	exprs   []*Expr
	names   []string          // of their families
	reads   [][maxColumns]int // which of columns an expression's are; -1 for none
	index   map[place]int
}

type place struct {
	at int
	column
}

func newSheet() *sheet { return &sheet{index: map[place]int{}} }

func (s *sheet) add(e *Expr, name string) {
	var reads [maxColumns]int
	for i, c := range e.columns() {
		reads[i] = -1
		if c.t == ir.Void {
			continue
		}
		at, ok := s.index[place{i, c}]
		if !ok {
			at = len(s.columns)
			s.index[place{i, c}] = at
			s.columns = append(s.columns, c)
		}
		reads[i] = at
	}
	s.exprs, s.names, s.reads = append(s.exprs, e), append(s.names, name), append(s.reads, reads)
}

// perLoop is how many expressions the serial loops compute. More results than that, each in a slice of its own, are more
// than LLVM's vectoriser compares the addresses of.
const perLoop = 2

// kernel is the sheet's kernel. Its parameters are the number of rows, of an inner loop's runs, the columns and the results.
func (s *sheet) kernel(way Way) *task.Task {
	k := &ir.Kernel{Name: "sheet", Body: &ir.Block{}}
	b := &ir.Builder{Block: k.Body}
	param := func(t ir.Type) *ir.Stmt {
		i := len(k.Params)
		k.Params = append(k.Params, ir.Param{Type: t, Offset: int64(8 * i)})
		k.ArgSize += 8
		return b.Emit(&ir.Stmt{Op: ir.OpParam, Type: t, Imm: int64(i)})
	}
	n, runs := param(ir.I64), param(ir.I64)
	ins := make([]*ir.Stmt, len(s.columns))
	for i, c := range s.columns {
		if c.uniform {
			ins[i] = param(c.t)
		} else {
			ins[i] = param(ir.Ptr)
		}
	}
	outs := make([]*ir.Stmt, len(s.exprs))
	for i := range outs {
		outs[i] = param(ir.Ptr)
	}
	// body computes some of the expressions for a row.
	body := func(i *ir.Stmt, lo, hi int) {
		values := make([]*ir.Stmt, len(s.columns))
		results := make([]*ir.Stmt, hi-lo)
		for j, e := range s.exprs[lo:hi] {
			var own [maxColumns]*ir.Stmt
			for k, c := range s.reads[lo+j] {
				switch {
				case c < 0:
					continue
				case values[c] != nil:
				case s.columns[c].uniform:
					values[c] = ins[c]
				default:
					values[c] = b.Load(b.Elem(ins[c], i, s.columns[c].t.Size()), ir.Tag{Type: s.columns[c].t})
				}
				own[k] = values[c]
			}
			results[j] = e.build(b, own[:], map[*Expr]*ir.Stmt{})
		}
		for j, e := range s.exprs[lo:hi] {
			b.Store(b.Elem(outs[lo+j], i, e.Type.Size()), results[j], ir.Tag{Type: e.Type})
		}
	}
	loops := func(first *ir.Stmt) {
		for lo := 0; lo < len(s.exprs); lo += perLoop {
			b.For(&ir.LoopInfo{}, []*ir.Stmt{n}, func(index []*ir.Stmt) {
				i := index[0]
				if first != nil {
					i = b.Op(ir.OpAdd, ir.I64, first, i)
				}
				body(i, lo, min(lo+perLoop, len(s.exprs)))
			})
		}
	}
	t := &task.Task{Kind: task.Parallel, Code: k}
	switch way {
	case Serial:
		t.Kind = task.Serial
		loops(nil)
	case Inner:
		b.For(&ir.LoopInfo{Parallel: true}, []*ir.Stmt{runs}, func(index []*ir.Stmt) {
			loops(b.Op(ir.OpMul, ir.I64, index[0], n))
		})
	default:
		info := &ir.LoopInfo{Parallel: true}
		if way == Scalar {
			info.Lanes = 1
		}
		b.For(info, []*ir.Stmt{n}, func(index []*ir.Stmt) { body(index[0], 0, len(s.exprs)) })
	}
	return t
}

// mode is how the code generator makes a way.
func (w Way) mode() codegen.Lanes {
	if w == Lanes {
		return codegen.LanesAlways
	}
	return codegen.LanesNever
}

// ready makes the task of a sheet and takes it through the passes, as a compile does.
func (s *sheet) ready(way Way, fma bool) (*task.Task, error) {
	t := s.kernel(way)
	if err := t.Code.Verify(); err != nil {
		return nil, err
	}
	err := transform.Run(t.Code, transform.Options{Task: true, HasFMA: fma})
	return t, err
}

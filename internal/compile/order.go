package compile

import (
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/reduce"
	"github.com/spelt-go/spelt/internal/task"
)

// Order is how compiled code adds floats up, for the interpreter to do the same.
func Order() *interp.Order {
	return &interp.Order{
		Width: func(loop *ir.Stmt) int {
			coded, info := *loop, *loop.Loop
			info.Cost = 0 // as in the code of a construct
			coded.Loop = &info
			return codegen.SumWidth(&coded)
		},
		Sum: codegen.IsSum,
		Chunk: func(loop *ir.Stmt, n, row int64) int64 {
			return launch.ChunkSize(n, row, &task.Unit{
				Cost: loop.Loop.Cost, Grain: loop.Loop.Grain,
				Counts: make([]task.Source, len(loop.Args)), Reduce: make([]task.Reduce, len(loop.Loop.Reduce)),
			})
		},
		Identity: reduce.Identity,
		Combine:  reduce.Combine,
	}
}

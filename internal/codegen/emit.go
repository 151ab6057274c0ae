package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
)

// Options say for what to generate code.
type Options struct {
	Target  target.Target
	Lanes   Lanes
	Dialect Dialect

	faults Faults // that are met, for tests; the zero value keeps clear of all
}

// Faults are faults of LLVM that code generation keeps clear of, see docs/llvm-faults.md. Where one is true, it does not: tests
// show with that that there is something to keep clear of.
type Faults struct {
	products    bool // high halves of products of narrow values
	maskedReads bool // masked reads that move behind stores
	evenWork    bool // exponential time for values that are the same in all iterations
}

// Module is a task as LLVM IR.
type Module struct {
	Text  []byte
	Width int    // how many iterations run side by side as lanes; 0 if the loop is scalar code
	Why   string // why it is

	// What keeps LLVM from taking time out of proportion: Deep, that loops nest so deep that nothing is to be made of how often
	// they run; Large, that there is so much code that little is to be made of it.
	Deep, Large bool
}

// The parameters of both functions of a task, by name.
const (
	argsArg  = "%0"
	chunkArg = "%1"
)

// Names of the functions that stand beside the entry in a task with a guard.
const (
	checkedName = "spelt_checked" // runs a chunk with all checks
	splitName   = "spelt_split"   // runs a chunk whose guard does not hold, see split.go
)

// taskInfo is what is known about a task before code is written, for all its functions.
type taskInfo struct {
	kernel   *ir.Kernel
	loop     *ir.Stmt // the parallel for, or nil
	lanes    *lanes   // nil: the loop is scalar code
	evenWork int64    // see shapes.evenWork
	size     int32    // number of statement IDs
	work     poller
	private  *ir.Private
	faults   Faults
	inbounds map[*ir.Stmt]bool // addresses known to lie within, or just behind, what they point into

	// Of the function being written.
	params []string // values of the parameters
	leave  string   // label of the end of the task, for a return; "" if there must be none
}

// Emit writes t as the text of an LLVM module that defines task.Entry. It numbers t's code (ir.Kernel.Number), so two
// goroutines must not emit one task at a time. The error is an [*Error].
func Emit(t *task.Task, o Options) (Module, error) {
	info, err := examine(t)
	if err != nil {
		return Module{}, err
	}
	info.faults = o.faults
	var out Module
	with := info
	if info.loop != nil {
		// Lanes are looked for in a copy, which is changed for their sake.
		if with, err = examine(&task.Task{Kind: t.Kind, Code: t.Code.Clone()}); err != nil {
			return Module{}, err
		}
		with.faults = o.faults
	}
	if with.lanes, out.Why = findLanes(with, o.Target, o.Lanes); with.lanes != nil {
		out.Width = with.lanes.width
		info = with
	} else if info.loop != nil {
		info.evenWork = findShapes(info.loop, info.size, nil).evenWork(info.loop.Blocks[0])
	}
	out.limit(info.kernel)
	m := newModule(o.Dialect)
	m.node("!{}") // !0, for properties that are just there
	// LLVM reports a frame that is larger, and the object is refused then.
	attributes := "nounwind \"no-trapping-math\"=\"true\" \"warn-stack-size\"=\"" + itoa(task.MaxFrame) + "\""
	if o.Target.Has("avx512f") {
		// LLVM otherwise prefers 256 bits on some processors; Spelt's loops are long enough for the full width.
		attributes += " \"prefer-vector-width\"=\"512\""
	}
	list := []string{attributes}
	if err := writeTask(m, info, plain); err != nil {
		return Module{}, err
	}
	if info.splits() {
		// Not to be optimised: a fifth to a half of the time to compile a task would go into what hardly ever runs.
		list = append(list, attributes+" cold noinline optnone")
		if err := writeTask(m, info, checked); err != nil {
			return Module{}, err
		}
		writeSplit(m, info)
	}
	out.Text = append([]byte("; "+out.how()+"\n"), m.text(o, list)...)
	return out, nil
}

// how says how the loop runs, for people who read the text.
func (m *Module) how() string {
	switch {
	case m.Width > 0:
		return "lanes: " + strconv.Itoa(m.Width) + " iterations side by side"
	case m.Why == serialTask:
		return "scalar code: no parallel loop"
	}
	return "scalar code: " + m.Why
}

// examine checks the shape of a task and its local memory.
func examine(t *task.Task) (*taskInfo, error) {
	k := t.Code
	info := &taskInfo{kernel: k, inbounds: map[*ir.Stmt]bool{}, work: poller{map[*ir.Block]int64{}}}
	if k == nil || k.Body == nil {
		return nil, &Error{Kind: ErrUnsupported, Kernel: "task", Msg: "no body"}
	}
	info.size = k.Number()
	if t.Kind == task.Parallel {
		n := len(k.Body.Stmts)
		if n == 0 {
			return nil, &Error{Kind: ErrUnsupported, Kernel: k.Name, Msg: "a parallel task without its loop"}
		}
		info.loop = k.Body.Stmts[n-1]
		if l := info.loop; l.Op != ir.OpFor || !l.Loop.Parallel || len(l.Args) != len(l.Blocks[0].Params) {
			return nil, newError(k, ErrUnsupported, l, "a parallel task ends in a parallel for")
		}
	}
	var total int64
	var over *ir.Stmt
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.Op == ir.OpMem && over == nil {
			if s.Imm < 0 || s.Imm > task.MaxMemory || total+s.Imm > task.MaxMemory {
				over = s
			}
			total += s.Imm
		}
		return true
	})
	if over != nil {
		return nil, newError(k, ErrMemory, over, "all local memory of a task together is at most "+itoa(task.MaxMemory)+" bytes")
	}
	var outlives *ir.Stmt
	if info.private, outlives = ir.FindPrivate(k.Body); outlives != nil {
		return nil, newError(k, ErrUnsupported, outlives, "the address of local memory outlives the loop iteration that made it")
	}
	return info, nil
}

func (t *taskInfo) hasGuard() bool { return t.loop != nil && len(t.loop.Loop.Guard) > 0 }

// splits reports whether a chunk whose guard does not hold is run in parts, by a function of its own that has all checks. Not
// if lanes do without, nor if floats are added up: parts would add in another order.
func (t *taskInfo) splits() bool {
	return t.hasGuard() && t.lanes == nil && t.repeatable() && SumWidth(t.loop) == 0
}

// repeatable reports whether what stands before the loop may run more than once a chunk: it has no effect outside of
// the task. Then the checked version is a function of its own; else it stands in the same function.
func (t *taskInfo) repeatable() bool {
	ok := true
	for _, s := range t.kernel.Body.Stmts {
		if s == t.loop {
			break
		}
		(&ir.Block{Stmts: []*ir.Stmt{s}}).Walk(func(s *ir.Stmt) bool {
			effect := s.Op.Info().Effect
			local := effect&ir.Locals != 0 || effect&ir.Writes != 0 && t.private.Has(s.Args[0])
			if effect&ir.Shared != 0 || effect&ir.Writes != 0 && !local {
				ok = false
			}
			return ok
		})
	}
	return ok
}

// writeTask writes one function of the task: all of it, or what runs a chunk with every check.
func writeTask(m *module, t *taskInfo, v version) error {
	header := "define i32 @" + task.Entry + m.dialect.signature() + " #0"
	if v == checked {
		header = "define internal i32 @" + checkedName + m.dialect.signature() + " #1"
	}
	f := newFn(m, header, 2)
	c := &code{
		arith: arith{fn: f}, task: t, version: v,
		vals: make([]value, t.size), slots: map[*ir.Stmt]slot{},
		indexed: map[*ir.Stmt]bool{},
	}
	c.allocate(t.kernel.Body)
	if t.lanes != nil {
		c.gang = newGang(c, t.lanes)
	}
	t.params = nil
	for i, p := range t.kernel.Params {
		t.params = append(t.params, c.loadArg(i, p.Type))
	}
	done := f.label()
	t.leave = done
	if t.loop != nil && len(t.loop.Loop.Reduce) > 0 {
		t.leave = ""
	}
	for _, s := range t.kernel.Body.Stmts {
		if s == t.loop {
			break
		}
		if err := c.stmt(s); err != nil {
			return err
		}
	}
	if t.loop != nil {
		if err := c.chunk(t.loop, done); err != nil {
			return err
		}
	}
	f.begin(done)
	c.storePartials()
	f.ret("0")
	f.finish()
	m.funcs = append(m.funcs, f)
	return nil
}

// loadArg loads a word of the argument table, which nothing changes while the task runs.
func (c *code) loadArg(i int, t ir.Type) string {
	r := c.val("load ", memoryType(t), ", ptr ", c.at(argsArg, int64(8*i)), ", align 8, !invariant.load !0, !noundef !0")
	return c.fromMemory(t, r)
}

// field loads a field of the task.Chunk. md is metadata, with a comma in front.
func (f *fn) field(off int64, t ir.Type, md string) string {
	return f.val("load ", scalarType(t), ", ptr ", f.at(chunkArg, off), ", align 8", md)
}

// storePartials leaves the results of the reductions where the launcher combines them.
func (c *code) storePartials() {
	if c.task.loop == nil || len(c.task.loop.Loop.Reduce) == 0 {
		return
	}
	to := c.field(task.ChunkPartials, ir.Ptr, "")
	for i, r := range c.task.loop.Loop.Reduce {
		v := c.val("load ", scalarType(r.Local.Type), ", ptr ", c.slots[r.Local].ref)
		w := c.fn.word(value{ref: v, t: r.Local.Type})
		c.put(ir.I64, w, to, int64(8*i))
	}
}

package llvm

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/slots"
	"github.com/spelt-go/spelt/internal/target"
)

// Options say how to compile. Every field but WantIR and WantAsm changes the object.
type Options struct {
	Target target.Target
	// Passes is a pipeline in the syntax of LLVM's opt -passes, or "" for [DefaultPasses], or [LanesPasses] if Lanes is set.
	Passes string
	Lanes  bool // the code is written as vectors already
	// Deep leaves out the passes that take time exponential in how deep loops nest, see [PlainPasses]. Large is for more code
	// than LLVM gets through in a reasonable time: nearly as little is done as there can be, in time that is linear.
	Deep, Large bool
	// OptLevel is the effort of the code generator behind the passes: 1 less, 2 default, 3 aggressive; 0 means 2.
	OptLevel int
	// WantIR and WantAsm ask for text for people, and do not change the object.
	WantIR, WantAsm bool

	faulty bool // take what LLVM makes as it is, for tests, see masksTernary
}

// Result is what a compilation gives.
type Result struct {
	Object   []byte   // a relocatable ELF object: position-independent, of the small code model
	IR       string   // after optimisation, if wanted
	Asm      string   // if wanted
	Warnings []string // what LLVM warned of: a loop that it was told to vectorise and could not, for example
}

// Stages of a compilation, in order.
const (
	StageTarget   = "target"
	StageParse    = "parse"
	StageVerify   = "verify"
	StageOptimise = "optimise"
	StageEmit     = "emit"
)

// CompileError says that LLVM refused a module, or failed on it.
type CompileError struct {
	Task    string // the name given to Compile
	Stage   string // one of the constants Stage…
	Message string // what LLVM said; in stage parse it begins with task:line:column
}

func (e *CompileError) Error() string {
	return fmt.Sprintf("LLVM failed to %s %s: %s", e.Stage, e.Task, e.Message)
}

// pipeline is what is run when nothing else is asked for.
func (o *Options) pipeline() string {
	switch {
	case o.Large:
		return LargePasses
	case o.Lanes:
		return LanesPasses
	case o.Deep:
		return PlainPasses
	}
	return DefaultPasses
}

// level is the effort of the code generator: none for what is large.
func (o *Options) level() int {
	if o.Large {
		return 0
	}
	return o.OptLevel
}

// Compile makes an object of a module in LLVM's text form. name stands for the module in messages; it does not get
// into the object. Calls run at the same time, each on a thread and in a context of its own: as many as there are
// processors, the others wait in order of arrival.
//
// The error is a [*CompileError], or that of ctx. LLVM cannot be interrupted: when ctx is cancelled, Compile returns
// at once, and the thread ends at the next stage. LLVM never prints and never ends the process, a crash of its own
// aside.
func (l *Library) Compile(ctx context.Context, name string, ir []byte, o Options) (Result, error) {
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	if o.Passes == "" {
		o.Passes = o.pipeline()
	}
	if o.OptLevel == 0 {
		o.OptLevel = 2
	}
	j := &job{Library: l, ctx: ctx, name: name, opts: o, stage: StageTarget, done: make(chan outcome, 1)}
	if o.OptLevel < 1 || o.OptLevel > 3 {
		return Result{}, j.fail(fmt.Sprintf("code generation level %d is not within 1 to 3", o.OptLevel))
	}
	if l.jobs.exhausted() {
		return Result{}, j.fail("LLVM has had too many fatal errors in this process")
	}
	if !threads.Take(1, ctx.Done()) {
		return Result{}, ctx.Err()
	}
	text := append(make([]byte, 0, len(ir)), ir...)
	if n := threadStack(); n > 0 && n < leastStack {
		if err := foreign.OnThread(ownStack, func() { j.run(text) }); err != nil {
			threads.Give(1)
			return Result{}, j.fail(err.Error())
		}
	} else {
		go j.run(text)
	}
	select {
	case out := <-j.done:
		return out.result, out.err
	case <-ctx.Done():
		return Result{}, ctx.Err()
	}
}

// threads bounds the compilations of the process that are going on.
var threads = slots.New(func() int { return runtime.GOMAXPROCS(0) })

// LLVM recurses along what it compiles, and is made for stacks of megabytes. Where threads have less than leastStack, it gets
// threads of its own with ownStack, which cost more to make.
const (
	leastStack = 4 << 20
	ownStack   = 8 << 20
)

// threadStack is the stack of the threads that Go makes, in bytes; 0 if unknown.
var threadStack = sync.OnceValue(foreign.ThreadStack)

// A job is one compilation, on its own goroutine and thread.
type job struct {
	*Library
	ctx   context.Context
	name  string
	opts  Options
	stage string
	done  chan outcome // has room for one: the fatal error handler sends on it, or run does

	errors, warnings []string // written by the diagnostic handler, on the job's thread
}

type outcome struct {
	result Result
	err    error
}

func (j *job) fail(message string) error {
	return &CompileError{Task: j.name, Stage: j.stage, Message: message}
}

// enter begins a stage, unless the stage before it had errors or the job is cancelled.
func (j *job) enter(stage string) error {
	if len(j.errors) > 0 {
		return j.fail(strings.Join(j.errors, "\n"))
	}
	j.stage = stage
	return j.ctx.Err()
}

func (j *job) run(ir []byte) {
	defer threads.Give(1)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	thread := j.jobs.add(j)
	defer j.jobs.remove(thread)

	out := j.once(thread, j.opts.Target, ir)
	if out.err == nil && !j.opts.faulty && masksTernary(out.result.Object) {
		j.warnings = nil
		out = j.once(thread, withoutAVX512(j.opts.Target), ir)
	}
	j.done <- out
}

// once compiles for a target.
func (j *job) once(thread uintptr, t target.Target, ir []byte) (out outcome) {
	key := keyOf(t, j.opts.level())
	machine, err := j.takeMachine(key)
	if err != nil {
		return outcome{err: j.fail(err.Error())}
	}
	defer j.putMachine(key, machine)

	llctx := foreign.Call(j.api.contextCreate)
	defer foreign.Call(j.api.contextDispose, llctx)
	foreign.Call(j.api.contextSetDiagnosticHandler, llctx, j.onDiagnostic, thread)

	out.result, out.err = j.compile(llctx, machine, ir)
	return out
}

func (j *job) compile(llctx, machine uintptr, ir []byte) (Result, error) {
	module, err := j.parse(llctx, machine, ir)
	if err != nil {
		return Result{}, err
	}
	defer foreign.Call(j.api.disposeModule, module)

	if err := j.enter(StageVerify); err != nil {
		return Result{}, err
	}
	if err := j.verify(module); err != nil {
		return Result{}, err
	}
	if err := j.enter(StageOptimise); err != nil {
		return Result{}, err
	}
	if err := j.optimise(module, machine); err != nil {
		return Result{}, err
	}
	if err := j.enter(StageEmit); err != nil {
		return Result{}, err
	}
	var r Result
	if j.opts.WantIR {
		r.IR = j.api.takeMessage(foreign.Call(j.api.printModule, module))
	}
	if j.opts.WantAsm {
		// Emitting changes the module, so this is done on a copy.
		clone := foreign.Call(j.api.cloneModule, module)
		asm, err := j.emit(clone, machine, fileAssembly)
		foreign.Call(j.api.disposeModule, clone)
		if err != nil {
			return Result{}, err
		}
		r.Asm = string(asm)
	}
	if r.Object, err = j.emit(module, machine, fileObject); err != nil {
		return Result{}, err
	}
	if err := j.enter(StageEmit); err != nil {
		return Result{}, err
	}
	r.Warnings = j.warnings
	return r, nil
}

func (j *job) parse(llctx, machine uintptr, ir []byte) (module uintptr, err error) {
	if err := j.enter(StageParse); err != nil {
		return 0, err
	}
	if len(ir) == 0 {
		return 0, j.fail("empty module")
	}
	buf := foreign.Call(j.api.createMemoryBufferCopy, uintptr(unsafe.Pointer(&ir[0])), uintptr(len(ir)), uintptr(cString(j.name)))
	if !j.api.parserKeeps {
		defer foreign.Call(j.api.disposeMemoryBuffer, buf)
	}
	var msg uintptr
	failed := foreign.Call(j.api.parseIR, llctx, buf, uintptr(unsafe.Pointer(&module)), uintptr(unsafe.Pointer(&msg)))
	text := strings.TrimSpace(j.api.takeMessage(msg))
	if int32(failed) != 0 {
		return 0, j.fail(text)
	}
	// The name would become a symbol of the object.
	foreign.Call(j.api.setSourceFileName, module, uintptr(cString("")), 0)
	foreign.Call(j.api.setTarget, module, uintptr(cString(j.opts.Target.Triple)))
	layout := foreign.Call(j.api.createTargetData, machine)
	foreign.Call(j.api.setModuleDataLayout, module, layout)
	foreign.Call(j.api.disposeTarget, layout)
	return module, nil
}

func (j *job) verify(module uintptr) error {
	const returnStatus = 2
	var msg uintptr
	broken := foreign.Call(j.api.verifyModule, module, returnStatus, uintptr(unsafe.Pointer(&msg)))
	text := strings.TrimSpace(j.api.takeMessage(msg))
	if int32(broken) != 0 {
		return j.fail(text)
	}
	return nil
}

func (j *job) optimise(module, machine uintptr) error {
	opts := foreign.Call(j.api.createPassOptions)
	defer foreign.Call(j.api.disposePassOptions, opts)
	if ref := foreign.Call(j.api.runPasses, module, uintptr(cString(j.opts.Passes)), machine, opts); ref != 0 {
		return j.fail(j.api.takeError(ref))
	}
	return nil
}

func (j *job) emit(module, machine uintptr, kind uintptr) ([]byte, error) {
	var msg, buf uintptr
	failed := foreign.Call(j.api.emit, machine, module, kind, uintptr(unsafe.Pointer(&msg)), uintptr(unsafe.Pointer(&buf)))
	text := strings.TrimSpace(j.api.takeMessage(msg))
	if int32(failed) != 0 {
		return nil, j.fail(text)
	}
	return j.api.takeBuffer(buf), nil
}

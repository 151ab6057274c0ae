package llvm

import (
	"fmt"
	"runtime"
	"strings"
	"sync"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/target"
)

// Values of enumerations in llvm-c/TargetMachine.h.
const (
	relocPIC       = 2
	codeModelSmall = 3
	fileAssembly   = 0
	fileObject     = 1
)

// targets holds which backends are ready, and target machines that are not in use. A target machine serves one
// compilation at a time; making one costs some 0.1 ms, and its first use more.
type targets struct {
	handle uintptr

	sync.Mutex
	ready map[string]bool
	idle  map[machineKey][]uintptr
}

type machineKey struct {
	triple, cpu, features string
	level                 int
}

func keyOf(t target.Target, level int) machineKey {
	return machineKey{t.Triple, t.CPU(), strings.Join(t.Features, ","), level}
}

// initBackend makes LLVM's code generator for a triple ready, once.
func (ts *targets) initBackend(triple string) error {
	arch, _, _ := strings.Cut(triple, "-")
	backend := map[string]string{"x86_64": "X86", "aarch64": "AArch64"}[arch]
	if backend == "" {
		return fmt.Errorf("no code generator for %s", triple)
	}
	ts.Lock()
	defer ts.Unlock()
	if ts.ready[backend] {
		return nil
	}
	for _, part := range []string{"TargetInfo", "Target", "TargetMC", "AsmPrinter", "AsmParser"} {
		init, err := foreign.Symbol(ts.handle, "LLVMInitialize"+backend+part)
		if err != nil {
			return fmt.Errorf("this LLVM was built without a code generator for %s: %w", triple, err)
		}
		foreign.Call(init)
	}
	if ts.ready == nil {
		ts.ready = map[string]bool{}
	}
	ts.ready[backend] = true
	return nil
}

// takeMachine returns a target machine that nobody else uses. It comes back by putMachine, unless it was in use when a fatal
// error struck.
func (l *Library) takeMachine(k machineKey) (uintptr, error) {
	ts := &l.targets
	ts.Lock()
	if list := ts.idle[k]; len(list) > 0 {
		m := list[len(list)-1]
		ts.idle[k] = list[:len(list)-1]
		ts.Unlock()
		return m, nil
	}
	ts.Unlock()
	if err := ts.initBackend(k.triple); err != nil {
		return 0, err
	}
	for f := range strings.SplitSeq(k.features, ",") {
		// LLVM prints to standard error about a name that it does not know.
		if f != "" && !target.Known(strings.TrimPrefix(f, "+")) {
			return 0, fmt.Errorf("unknown processor feature %q", f)
		}
	}
	var t, msg uintptr
	failed := foreign.Call(l.api.getTargetFromTriple, uintptr(cString(k.triple)),
		uintptr(unsafe.Pointer(&t)), uintptr(unsafe.Pointer(&msg)))
	if int32(failed) != 0 {
		return 0, fmt.Errorf("%s", strings.TrimSpace(l.api.takeMessage(msg)))
	}
	m := foreign.Call(l.api.createTargetMachine, t, uintptr(cString(k.triple)), uintptr(cString(k.cpu)),
		uintptr(cString(k.features)), uintptr(k.level), relocPIC, codeModelSmall)
	if m == 0 {
		return 0, fmt.Errorf("no target machine for %s", k.triple)
	}
	return m, nil
}

func (l *Library) putMachine(k machineKey, m uintptr) {
	ts := &l.targets
	ts.Lock()
	if ts.idle == nil {
		ts.idle = map[machineKey][]uintptr{}
	}
	keep := len(ts.idle[k]) < runtime.GOMAXPROCS(0)
	if keep {
		ts.idle[k] = append(ts.idle[k], m)
	}
	ts.Unlock()
	if !keep {
		foreign.Call(l.api.disposeTargetMachine, m)
	}
}

package llvm

import (
	"strings"
	"sync"

	"github.com/spelt-go/spelt/internal/foreign"
)

// LLVM by itself prints an error of the backend to standard error and calls exit. Two handlers prevent that.
//
// A diagnostic handler, set on each context, collects what LLVM says, and LLVM goes on; the object is then refused.
//
// A fatal error handler must not return, since LLVM ends the process after it. It finds the compilation by the thread
// that it is called on, passes the message on, and then keeps that thread for ever. This costs the thread's stack and
// what LLVM had allocated, once for each fatal error; no known input causes one, so it is the price of a bug.

// severityError is LLVMDSError, the least in number and gravest of severities.
const severityError, severityWarning = 0, 1

// jobs are the compilations that are going on, found by the thread they run on. Diagnostic handlers are handed the
// same number.
type jobs struct {
	sync.Mutex
	byThread   map[uintptr]*job
	threadSelf uintptr // the address of pthread_self
	lost       int     // how many threads fatal errors have cost
}

// maxLost is the number of fatal errors after which the library is not used any more.
const maxLost = 16

// add enters a job for the thread that calls, which the caller has locked, and returns the job's number.
func (js *jobs) add(j *job) uintptr {
	thread := foreign.Call(js.threadSelf)
	js.Lock()
	defer js.Unlock()
	js.byThread[thread] = j
	return thread
}

func (js *jobs) remove(thread uintptr) {
	js.Lock()
	defer js.Unlock()
	delete(js.byThread, thread)
}

func (js *jobs) get(thread uintptr) *job {
	js.Lock()
	defer js.Unlock()
	return js.byThread[thread]
}

func (js *jobs) exhausted() bool {
	js.Lock()
	defer js.Unlock()
	return js.lost >= maxLost
}

func (l *Library) installHandlers() {
	l.jobs.byThread = map[uintptr]*job{}
	l.jobs.threadSelf, _ = foreign.LibC("pthread_self")
	l.onDiagnostic = foreign.Callback(func(info, thread uintptr) {
		severity := uint32(foreign.Call(l.api.getDiagInfoSeverity, info))
		if severity > severityWarning {
			return
		}
		j := l.jobs.get(thread)
		if j == nil {
			return
		}
		text := strings.TrimSpace(l.api.takeMessage(foreign.Call(l.api.getDiagInfoDescription, info)))
		// A function that asks for it ("warn-stack-size") must not have a larger frame than it says.
		if severity == severityError || strings.Contains(text, "stack frame size") {
			j.errors = append(j.errors, text)
		} else {
			j.warnings = append(j.warnings, text)
		}
	})
	l.onFatal = foreign.Callback(func(reason uintptr) {
		thread := foreign.Call(l.jobs.threadSelf)
		j := l.jobs.get(thread)
		if j == nil {
			return // not one of ours: LLVM does as it does without a handler
		}
		l.jobs.Lock()
		l.jobs.lost++
		l.jobs.Unlock()
		j.done <- outcome{err: j.fail(strings.TrimSpace(foreign.String(reason)))}
		threads.Give(1) // for j.run, which does not come back
		select {}
	})
	foreign.Call(l.api.installFatalErrorHandler, l.onFatal)
}

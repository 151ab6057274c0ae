package process

import (
	"strings"
	"testing"
)

// Without LLVM and with nothing in the cache, plain Go runs: one notice that says how to change that, right results.
func TestWithoutLLVMPlainGoRuns(t *testing.T) {
	t.Parallel()
	dir := newCache(t)
	r := run{Args: []string{"-kernels=blend,wide,noise"}, Env: []string{cacheIn(dir), wrongLLVM}}
	o := r.do(t)
	for _, rep := range o.Reports {
		if rep.Backend != "go" || rep.Source != "" {
			t.Errorf("%s: backend %s, source %s", rep.Kernel, rep.Backend, rep.Source)
		}
		wantCounts(t, rep, notRun, notRun)
	}
	wantOneNotice(t, o, "/nonexistent/libLLVM.so")
	if !strings.Contains(strings.Join(o.stderr, " "), "install") {
		t.Errorf("the notice does not say how to get LLVM: %q", o.stderr)
	}
	again := r.do(t)
	wantOneNotice(t, again, "plain Go")
	if again.Reports[0].Backend != "go" {
		t.Error("the second process found native code that nobody compiled")
	}
}

// What another process has compiled serves one that has no LLVM, kernel by kernel.
func TestWithoutLLVMTheCacheServesWhatItHas(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	run{Env: []string{cacheIn(dir)}}.do(t)
	o := run{Args: []string{"-kernels=blend,wide"}, Env: []string{cacheIn(dir), wrongLLVM}}.do(t)
	if o.Reports[0].Backend != "native" || o.Reports[1].Backend != "go" {
		t.Errorf("backends %s, %s; want native, go", o.Reports[0].Backend, o.Reports[1].Backend)
	}
	wantOneNotice(t, o, "plain Go")
}

// Backends can be forced, by the environment and by an option; native code that cannot be had is then an error.
func TestBackendsCanBeForced(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	o := run{Env: []string{cacheIn(dir), "SPELT_BACKEND=go"}}.do(t)
	if o.Reports[0].Backend != "go" || o.LLVM {
		t.Errorf("SPELT_BACKEND=go: backend %s, libLLVM mapped %v", o.Reports[0].Backend, o.LLVM)
	}
	wantQuiet(t, o)
	if entries(t, dir) != nil {
		t.Error("the Go backend wrote records")
	}
	for _, r := range []run{
		{Env: []string{cacheIn(newCache(t)), wrongLLVM, "SPELT_BACKEND=native"}},
		{Env: []string{cacheIn(newCache(t)), wrongLLVM}, Args: []string{"-native"}},
	} {
		o, err := r.try(t)
		if err != nil || !strings.Contains(o.Error, "/nonexistent/libLLVM.so") {
			t.Errorf("native without LLVM: error %q, %v", o.Error, err)
		}
		wantQuiet(t, o)
	}
	wantSource(t, run{Env: []string{cacheIn(dir), "SPELT_BACKEND=native"}}.do(t), "compiled")
	wantSource(t, run{Env: []string{cacheIn(dir), wrongLLVM, "SPELT_BACKEND=native"}}.do(t), "disk")
	o, err := run{Env: []string{cacheIn(dir), "SPELT_BACKEND=cuda"}}.try(t)
	if err != nil || !strings.Contains(o.Error, "SPELT_BACKEND") {
		t.Errorf("SPELT_BACKEND=cuda: error %q, %v", o.Error, err)
	}
}

package process

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// A warm start opens one file of the cache, for reading, and looks at the file of LLVM without loading it; it writes nothing.
func TestAWarmStartOpensOneRecord(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	strace := lookPath(t, "strace")
	dir := newCache(t)
	r := run{Args: []string{"-kernels=wide"}, Env: []string{cacheIn(dir)}}
	r.do(t)
	before := snapshot(t, dir)
	log := filepath.Join(t.TempDir(), "calls")
	r.Prefix = []string{strace, "-f", "-e", "trace=openat,open,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat", "-o", log}
	r.Args = append(r.Args, "-quick")
	cmd := r.command(t)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Skipf("strace does not work here: %v: %s", err, out)
	}
	text, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	var records, others, library []string
	named := regexp.MustCompile(`"([^"]*)"`)
	for line := range strings.Lines(string(text)) {
		m := named.FindStringSubmatch(line)
		switch {
		case m == nil:
		case strings.Contains(m[1], "LLVM"):
			library = append(library, line) // its build is part of the keys
		case strings.HasPrefix(m[1], filepath.Join(dir, "spelt-v1", "kernel")):
			records = append(records, line)
		case strings.HasPrefix(m[1], dir):
			others = append(others, line)
		}
	}
	if len(records) != 1 || !strings.Contains(records[0], "O_RDONLY") {
		t.Errorf("opened %d records:\n%s", len(records), strings.Join(records, ""))
	}
	if len(library) != 1 || !strings.Contains(library[0], "O_RDONLY") || strings.Contains(string(text), "libstdc++") {
		t.Errorf("LLVM is not just looked at:\n%s", strings.Join(library, ""))
	}
	t.Logf("other calls in the cache:\n%s", strings.Join(others, ""))
	for _, line := range others {
		if !strings.Contains(line, "counters") {
			t.Errorf("more than a record and the counters: %s", line)
		}
	}
	after := snapshot(t, dir)
	for path, s := range after {
		if filepath.Base(path) != "counters" && before[path] != s {
			t.Errorf("a warm start wrote %s", path)
		}
	}
}

// How long a warm start takes is logged, beside what a Go program that says hello takes; nothing is asserted of it.
func TestAWarmStartIsMeasured(t *testing.T) {
	needLLVM(t)
	r := run{Args: []string{"-kernels=wide", "-quick", "-n=1000"}, Env: []string{cacheIn(newCache(t))}}
	hello := run{Program: "hello"}
	start(t, r)
	var warm, plain []time.Duration
	for range 15 {
		warm = append(warm, start(t, r))
		plain = append(plain, start(t, hello))
	}
	slices.Sort(warm)
	slices.Sort(plain)
	w, p := warm[len(warm)/2], plain[len(plain)/2]
	t.Logf("to the first result, a kernel of 12 loops: %v warm; a Go program that says hello: %v; %.2f times, %v more", w, p,
		float64(w)/float64(p), w-p)
}

// start runs a program and returns the time until its first line.
func start(t *testing.T, r run) time.Duration {
	t.Helper()
	cmd := r.command(t)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	begin := time.Now()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, rerr := bufio.NewReader(out).ReadString('\n')
	took := time.Since(begin)
	if err := cmd.Wait(); err != nil || rerr != nil || line != "hello\n" {
		t.Fatalf("%v %v: %q", err, rerr, line)
	}
	return took
}

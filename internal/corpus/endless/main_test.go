package endless_test

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/endless"
	"github.com/spelt-go/spelt/internal/llvm"
)

// jobs are what a test has done in a process of its own, by the name in the environment.
var jobs = map[string]func() error{}

const jobVariable = "SPELT_TEST_JOB"

func TestMain(m *testing.M) {
	if f := jobs[os.Getenv(jobVariable)]; f != nil {
		if err := f(); err != nil {
			os.Stderr.WriteString(err.Error() + "\n")
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// inProcess does a job in a process of its own, by way of a shell script that has it as "$@".
func inProcess(t *testing.T, job, script string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, "sh", "-c", script, "sh", os.Args[0])
	cmd.Env = append(os.Environ(), jobVariable+"="+job)
	if out, err := cmd.CombinedOutput(); err != nil {
		text := string(out)
		if len(text) > 2000 {
			text = text[:1000] + "\n…\n" + text[len(text)-1000:]
		}
		t.Errorf("%v\n%s", err, strings.TrimSpace(text))
	}
}

// patience is how long a test waits for what is to come about at once, before it says that it hangs.
const patience = 60 * time.Second

// soon returns when f has, or ends the test.
func soon(t *testing.T, what string, f func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	select {
	case <-done:
	case <-time.After(patience):
		buf := make([]byte, 1<<16)
		t.Fatalf("%s hangs\n%s", what, buf[:runtime.Stack(buf, true)])
	}
}

func newRuntime(t testing.TB, opts ...spelt.Option) *spelt.Runtime {
	t.Helper()
	if _, err := llvm.Open(); err != nil {
		t.Skip("cannot compile:", err)
	}
	rt, err := spelt.New(append([]spelt.Option{spelt.WithBackend(spelt.Native), spelt.WithCacheDir("off")}, opts...)...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { rt.Close() })
	return rt
}

// short is a launch that ends by itself.
func short(ctx context.Context, rt *spelt.Runtime) error {
	x := []int64{1, 2, 3}
	return endless.IterationsKernel.On(rt).LaunchContext(ctx, x, 10)
}

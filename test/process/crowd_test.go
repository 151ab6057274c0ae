package process

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
)

// Processes that start together on an empty directory have equal results, tear nothing, and compile each task about
// once between them.
func TestQ24ManyProcessesOnOneColdDirectory(t *testing.T) {
	needLLVM(t)
	const tasks = 12
	processes := 8
	if *long {
		processes = 64
	}
	dir := newCache(t)
	r := run{Args: []string{"-kernels=wide", "-n=1000"}, Env: []string{cacheIn(dir)}}
	cmds := make([]*exec.Cmd, processes)
	for i := range cmds {
		cmds[i] = r.command(t)
		cmds[i].Stderr = os.Stderr
	}
	outs := make([]outcome, processes)
	var wg sync.WaitGroup
	for i, cmd := range cmds {
		wg.Go(func() {
			text, err := cmd.Output()
			if err == nil {
				err = json.Unmarshal(text, &outs[i])
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	compiled := 0
	for i, o := range outs {
		if o.Error != "" || o.Result != o.Plain || o.Result != outs[0].Result {
			t.Errorf("process %d: %s, result %s, plain %s", i, o.Error, o.Result, o.Plain)
		}
		if len(o.Reports) == 1 && o.Reports[0].Tasks.Compiled > 0 {
			compiled += o.Reports[0].Tasks.Compiled
		}
	}
	t.Logf("%d tasks compiled %d times by %d processes: %.2f", tasks, compiled, processes, float64(compiled)/tasks)
	// Guards are not waited for without end, so an overloaded machine compiles some tasks twice.
	if compiled < tasks || compiled > 2*tasks {
		t.Errorf("%d tasks were compiled %d times", tasks, compiled)
	}
	wantSound(t, dir, 1, tasks, tasks)
}

// Processes that are killed while they compile leave a directory that the next one uses; nobody waits for the dead.
func TestQ25KilledAtRandomMoments(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	rnd := rand.New(rand.NewPCG(25, 25))
	shared, sound := newCache(t), newCache(t)
	run{Args: []string{"-kernels=wide,blend", "-n=1000"}, Env: []string{cacheIn(sound)}}.do(t)
	all := entries(t, sound)
	killed := 0
	for round := range 20 {
		dir := shared
		if round%2 == 0 {
			dir = newCache(t)
		}
		r := run{Args: []string{"-kernels=wide,blend", "-n=1000"}, Env: []string{cacheIn(dir)}}
		cmd := r.command(t)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rnd.IntN(400)) * time.Millisecond)
		_ = cmd.Process.Kill() // it may have ended
		var exit *exec.ExitError
		if err := cmd.Wait(); errors.As(err, &exit) && exit.Sys().(syscall.WaitStatus).Signal() == syscall.SIGKILL {
			killed++
		}
		wantNoLocks(t, dir, all)
		o := r.do(t)
		wantQuiet(t, o)
		wantSound(t, dir, 2, 16, 16)
		wantSource(t, r.do(t), "disk")
		if round%2 == 1 && round < 19 { // the next one starts from scraps
			store := openStore(t, dir)
			for _, e := range entries(t, dir) {
				if e.Kind == cache.KernelRecord || rnd.IntN(2) == 0 {
					store.Drop(e.Kind, e.Scope, e.Key, nil)
				}
			}
		}
	}
	t.Logf("%d of 20 were killed before they ended", killed)
}

// Whoever deletes records under running processes costs them time, nothing else.
func TestCase16RandomDeletions(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	r := run{Args: []string{"-kernels=blend,wide,noise,spin", "-n=1000"}, Env: []string{cacheIn(dir)}}
	want := r.do(t).Result
	ctx, cancel := context.WithCancel(context.Background())
	var deleter sync.WaitGroup
	store := openStore(t, dir)
	deleter.Go(func() {
		rnd := rand.New(rand.NewPCG(16, 16))
		for ctx.Err() == nil {
			for e := range store.Entries() {
				if rnd.IntN(4) == 0 {
					os.Remove(e.Path)
				}
			}
			time.Sleep(time.Millisecond)
		}
	})
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			for range 4 {
				o, err := r.try(t)
				if err != nil || o.Error != "" || o.Result != want {
					t.Errorf("error %v %s, result %s, want %s", err, o.Error, o.Result, want)
				}
				if len(o.stderr) > 0 {
					t.Errorf("warned: %q", o.stderr)
				}
			}
		})
	}
	wg.Wait()
	cancel()
	deleter.Wait()
}

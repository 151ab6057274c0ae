package process

import (
	"os"
	"strings"
	"sync"
	"testing"
)

// Q27: programs that start and trims to nothing that run beside each other do not disturb one another: what a program has
// just used stays, and two trims at one time are no failure.
func TestQ27TrimsBesideRunningPrograms(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := newCache(t)
	r := run{Args: []string{"-kernels=blend,wide", "-n=1000"}, Env: []string{cacheIn(dir)}}
	want := r.do(t).Result
	env := append(os.Environ(), cacheIn(dir))
	trim := func(args ...string) string {
		out, err := command("/", env, spelt, append([]string{"cache", "trim"}, args...)...)
		if err != nil {
			t.Error(err)
		}
		return out
	}
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			for range 5 {
				trim("--max-mib=0")
			}
		})
		wg.Go(func() {
			for range 5 {
				o, err := r.try(t)
				if err != nil || o.Error != "" || o.Result != want {
					t.Errorf("error %v %s, result %s, want %s", err, o.Error, o.Result, want)
				}
				wantSource(t, o, "disk")
				wantQuiet(t, o)
			}
		})
	}
	wg.Wait()
	wantSound(t, dir, 2, 16, 16)
	if out := trim("--max-mib=0"); !strings.Contains(out, "used recently") {
		t.Errorf("the limit was not reached: %s", out)
	}
}

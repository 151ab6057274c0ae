package endless_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/endless"
)

// osThreads is how many threads the process has; 0 if that cannot be told.
func osThreads() int {
	status, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := strings.Cut(string(status), "\nThreads:")
	n := 0
	fmt.Sscan(rest, &n)
	return n
}

func init() {
	jobs["crowd"] = func() error { return crowd(400, spinOn) }
	jobs["crowd of sections"] = func() error { return crowd(400, sectionsOn) }
}

func spinOn(ctx context.Context, rt *spelt.Runtime, flag *int32) error {
	return endless.SpinKernel.On(rt).LaunchContext(ctx, flag)
}

func sectionsOn(ctx context.Context, rt *spelt.Runtime, flag *int32) error {
	return endless.SectionsKernel.On(rt).LaunchContext(ctx, make([]int64, 100), make([]int64, 1), flag)
}

// crowd has many goroutines, on several runtimes, launch what ends only when a flag is set: by then each of them is in native
// code, or waits.
func crowd(goroutines int, launch func(context.Context, *spelt.Runtime, *int32) error) error {
	var list []*spelt.Runtime
	for range 4 {
		rt, err := spelt.New(spelt.WithBackend(spelt.Native), spelt.WithCacheDir("off"), spelt.WithThreads(8))
		if err != nil {
			return err
		}
		list = append(list, rt)
	}
	one := int32(1)
	for _, rt := range list {
		if err := launch(context.Background(), rt, &one); err != nil {
			return err
		}
	}
	flag := new(int32)
	var begun, cancelled atomic.Int64
	errs := make(chan error, goroutines)
	ctx, cancel := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	for i := range goroutines {
		wg.Go(func() {
			if i%16 == 15 {
				runtime.LockOSThread() // which makes a thread of Go's for the goroutine, so there are few of these
				defer runtime.UnlockOSThread()
			}
			ctx := ctx
			if i%2 == 0 {
				ctx = context.Background()
			}
			begun.Add(1)
			err := launch(ctx, list[i%len(list)], flag)
			if errors.Is(err, context.Canceled) {
				cancelled.Add(1)
				err = nil
			}
			errs <- err
		})
	}
	for begun.Load() < int64(goroutines) {
		runtime.Gosched()
	}
	// The system has some time to make threads, should it be asked for them.
	most := 0
	for range 30 {
		time.Sleep(10 * time.Millisecond)
		most = max(most, osThreads())
	}
	cancel()
	for range goroutines / 4 { // those that wait come back although the flag is not set
		if err := <-errs; err != nil {
			return err
		}
	}
	atomic.StoreInt32(flag, 1)
	wg.Wait()
	close(errs)
	for err := range errs {
		if err != nil {
			return err
		}
	}
	if cancelled.Load() < int64(goroutines/4) {
		return fmt.Errorf("%d launches were cancelled", cancelled.Load())
	}
	if limit := 60 + goroutines/16 + 4*runtime.GOMAXPROCS(0); most > limit {
		return fmt.Errorf("%d threads for %d launches, limit %d", most, goroutines, limit)
	}
	return nil
}

func TestAcceptanceB4ManyLaunchesTakeFewThreads(t *testing.T) {
	newRuntime(t)
	inProcess(t, "crowd", `exec "$@"`)
	inProcess(t, "crowd of sections", `exec "$@"`)
}

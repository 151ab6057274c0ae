package compile_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
)

// Launches that fail at the same time ask at the same time where: also of a kernel that is taken apart anew for it.
func TestChecksAreLocatedByManyAtOnce(t *testing.T) {
	o := options()
	o.Whole = true
	l := load(t, engine(t, ""), o)
	a := &args{z: make([]float32, 9), x: make([]float32, 8)}
	var check *launch.CheckError
	if err := launch.Run(context.Background(), launch.NewPool(1), l.Kernel, unsafe.Pointer(a)); !errors.As(err, &check) {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			if f, err := l.Locate(check); err != nil || f.Op != ir.OpBounds {
				t.Errorf("%+v, %v", f, err)
			}
		})
	}
	wg.Wait()
}

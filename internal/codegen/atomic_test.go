package codegen

import (
	"math"
	"slices"
	"sync"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
)

// Each of many callers draws tickets; every ticket is drawn once, and no update is lost.
func TestAtomicsAmongGoroutines(t *testing.T) {
	n := compile(t, parseTask(t, `kernel "tickets" args=40
param ptr 0 "counter"
param ptr 8 "sum"
param ptr 16 "top"
param ptr 24 "spin"
param ptr 32 "out"
param i64 40 "n"
{
  %0: ptr = param n=0
  %1: ptr = param n=1
  %2: ptr = param n=2
  %3: ptr = param n=3
  %4: ptr = param n=4
  %5: i64 = param n=5
  %6: i64 = const value=1
  for %5 parallel=1 { (%10: i64)
    %11: i64 = atomic %0 %6 rmw="add" tag="i64"
    %12: ptr = elem %4 %10 stride=8
    store %12 %11 tag="i64"
    %13: f64 = conv %10
    %14: f64 = atomic %1 %13 rmw="add" tag="f64"
    %15: f64 = atomic %2 %13 rmw="max" tag="f64"
    loop {
      %16: u16 = aload %3 tag="u16"
      %17: u16 = conv %6
      %18: u16 = add %16 %17
      %19: bool = acas %3 %16 %18 tag="u16"
      if %19 {
        break depth=0
      } {
      }
    } {
    }
  }
}`), host())
	const workers, each = 8, 500
	counter, spin, out := []int64{0}, []uint16{0}, make([]int64, workers*each)
	sum, top := []float64{0}, []float64{math.Inf(-1)}
	var a table
	pointer(&a, counter)
	pointer(&a, sum)
	pointer(&a, top)
	pointer(&a, spin)
	pointer(&a, out)
	a.words = append(a.words, workers*each)
	var wg sync.WaitGroup
	for w := range int64(workers) {
		wg.Go(func() {
			if f := n.call(slices.Clone(a.words), w*each, (w+1)*each, nil); f != nil {
				t.Error(f)
			}
		})
	}
	wg.Wait()
	const total = workers * each
	slices.Sort(out)
	for i, v := range out {
		if v != int64(i) {
			t.Fatalf("ticket %d is %d", i, v)
		}
	}
	if counter[0] != total || sum[0] != total*(total-1)/2 || top[0] != total-1 || spin[0] != total {
		t.Errorf("counter %d, sum %v, top %v, spin %d", counter[0], sum[0], top[0], spin[0])
	}
}

func TestAtomicMinMaxFollowGo(t *testing.T) {
	for _, typ := range numTypes {
		for _, name := range []string{"min", "max"} {
			o := map[string]ir.Op{"min": ir.OpMin, "max": ir.OpMax}[name]
			f := op(o, typ, typ, typ)
			// The operation is done on memory of the iteration, and what it leaves there is the result.
			f.build = func(b *ir.Builder, in []*ir.Stmt) *ir.Stmt {
				m := b.Emit(&ir.Stmt{Op: ir.OpMem, Type: ir.Ptr, Imm: 8})
				tag := ir.Tag{Type: typ}
				b.Store(m, in[0], tag)
				b.Emit(&ir.Stmt{Op: ir.OpAtomicRMW, Type: typ, Args: []*ir.Stmt{m, in[1]}, Aux: name, Tag: tag})
				return b.Load(m, tag)
			}
			s := &sheet{columns: []ir.Type{typ, typ}, outs: []formula{f}}
			var x, y []int64
			for _, v := range specials(typ) {
				for _, w := range specials(typ) {
					x, y = append(x, v), append(y, w)
				}
			}
			s.run(t, host(), x, y)
		}
	}
}

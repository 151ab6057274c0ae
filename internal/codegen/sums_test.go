package codegen

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
)

// Sums and products of floats have the same bits as lanes of any processor and as scalar code, whatever the order is that
// they are added up in. The values are such that another order gives other bits.
func TestSumsHaveTheSameBitsEverywhere(t *testing.T) {
	const text = `kernel "sums" args=24
param ptr 0 "x"
param i64 8 "h"
param i64 16 "w"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: i64 = param n=2
  %3: f32 = const value=-0
  %4: f64 = const value=1
  %5: f32 = const value=0.5
  %6: f32 = const value=0
  %20: f32 = local %3 "sum"
  %21: f64 = local %4 "product"
  %22: f32 = local %3 "some"
  for %1 %2 parallel=1 cost=COST reduce=add:%20 reduce=mul:%21 reduce=add:%22 { (%30: i64 "j", %31: i64 "i")
    %32: i64 = mul %30 %2
    %33: i64 = add %32 %31
    %34: ptr = elem %0 %33 stride=4
    %35: f32 = load %34 tag="f32"
    %36: f32 = get %20
    %37: f32 = add %36 %35
    set %20 %37
    %38: f64 = conv %35
    %39: f64 = get %21
    %40: f64 = mul %39 %38
    set %21 %40
    %41: bool = gt %35 %5
    if %41 {
      %42: f32 = get %22
      %43: f32 = sub %42 %35
      set %22 %43
    } {
    }
  }
}`
	const size = 5000
	r := rand.New(rand.NewPCG(3, 4))
	x := make([]float32, size)
	for i := range x {
		x[i] = 0.5 + r.Float32()
	}
	targets := hosts(t)
	for _, level := range target.Levels() {
		if tg, err := target.ForLevel(level); err == nil && tg.SubsetOf(host()) {
			targets = append(targets, tg)
		}
	}
	for _, cost := range []string{"10", "1000"} {
		for _, shape := range [][2]int64{{1, size}, {7, 700}, {500, 10}, {1, 3}} {
			var want []uint64
			asLanes := 0
			for _, tg := range targets {
				for _, m := range modes {
					n := compileAs(t, parseTask(t, strings.ReplaceAll(text, "COST", cost)), tg, m.mode)
					if n.width > 0 {
						asLanes++
					}
					args := &table{}
					pointer(args, x)
					args.words = append(args.words, uint64(shape[0]), uint64(shape[1]))
					got := make([]uint64, 3)
					if f := n.call(args.words, 0, shape[0]*shape[1], got); f != nil {
						t.Fatal(f)
					}
					for i := range want {
						if got[i] != want[i] {
							t.Errorf("%s, %s, cost %s, %d by %d: result %d is %x, elsewhere %x", tg.Level, m.name, cost, shape[0], shape[1], i, got[i], want[i])
						}
					}
					want = got
				}
			}
			if asLanes == 0 {
				t.Error("nothing ran as lanes")
			}
			inOrder := float32(0)
			for _, v := range x[:shape[0]*shape[1]] {
				inOrder += v
			}
			if shape[1] > 500 && want[0] == uint64(ir.FloatBits(ir.F32, float64(inOrder))) {
				t.Error("the order makes no difference")
			}
		}
	}
}

// So they are where a guard does not hold, and lanes run one by one.
func TestSumsHaveTheSameBitsWhereAGuardFails(t *testing.T) {
	const text = `kernel "edge" args=24
param ptr 0 "x"
param i64 8 "len"
param i64 16 "n"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: i64 = param n=2
  %3: f32 = const value=-0
  %4: i64 = const value=1
  %5: i64 = const value=-1
  %6: i64 = const value=0
  %20: f32 = local %3 "sum"
  for %2 parallel=1 cost=10 reduce=add:%20 guard=%5+%4*%30<%2@%nil..%1 { (%30: i64 "i")
    %31: bool = gt %30 %6
    if %31 {
      %32: i64 = add %30 %5
      bounds %32 %1 hoisted=1
      %33: ptr = elem %0 %32 stride=4
      %34: f32 = load %33 tag="f32"
      %35: f32 = get %20
      %36: f32 = add %35 %34
      set %20 %36
    } {
    }
  }
}`
	r := rand.New(rand.NewPCG(5, 6))
	x := make([]float32, 1000)
	for i := range x {
		x[i] = 0.5 + r.Float32()
	}
	for _, size := range []int64{2, 40, 64, 65, 300, 1000} {
		want := uint64(0)
		for i, tg := range append(hosts(t), narrow(t)...) {
			for j, m := range modes {
				n := compileAs(t, parseTask(t, text), tg, m.mode)
				args := &table{}
				pointer(args, x)
				args.words = append(args.words, uint64(len(x)), uint64(size))
				got := make([]uint64, 1)
				if f := n.call(args.words, 0, size, got); f != nil {
					t.Fatal(f)
				}
				if i+j > 0 && got[0] != want {
					t.Errorf("%s, %s, %d values: %x, elsewhere %x", tg.Level, m.name, size, got[0], want)
				}
				want = got[0]
			}
		}
	}
}

// narrow are the levels that lanes are not made for.
func narrow(t testing.TB) []target.Target {
	t.Helper()
	if tg, err := target.ForLevel("x86-64-v2"); err == nil && tg.SubsetOf(host()) {
		return []target.Target{tg}
	}
	return nil
}

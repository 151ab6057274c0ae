package codegen

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// The guarded loops hold nothing but a hoisted fail: a guard that holds leaves it out, one that does not executes it.
const guardHead = `kernel "g" args=64
param i64 0 "count"
param i64 8 "inner"
param i64 16 "base"
param i64 24 "c0"
param i64 32 "c1"
param i64 40 "lo"
param i64 48 "hi"
{
  %0: i64 = param n=0
  %1: i64 = param n=1
  %2: i64 = param n=2
  %3: i64 = param n=3
  %4: i64 = param n=4
  %5: i64 = param n=5
  %6: i64 = param n=6
`

func TestGuardIsComputedWithoutWrapping(t *testing.T) {
	serial := compile(t, parseTask(t, guardHead+`
  for %0 guard=%2+%3*%10<%0+%4*%11<%1@%5..%6 { (%10: i64)
    fail msg="" hoisted=1
    for %1 { (%11: i64)
    }
  }
}`), host())
	parallel := compile(t, parseTask(t, guardHead+`
  for %0 parallel=1 guard=%2+%3*%10<%0+%4*%11<%1@%5..%6 { (%10: i64)
    fail msg="" hoisted=1
    for %1 { (%11: i64)
    }
  }
}`), host())
	rnd := rand.New(rand.NewPCG(2, 3))
	numbers := []int64{0, 1, 2, 3, 10, -1, -2, -7, math.MaxInt64, math.MinInt64, math.MaxInt64 - 1, 1 << 32, -1 << 32, 1 << 62, -1 << 62, 1 << 63 / 3}
	pick := func() int64 { return numbers[rnd.IntN(len(numbers))] }
	holding := 0
	for range 20000 {
		count, inner := pick(), pick()
		if count <= 0 {
			count = 1 + int64(rnd.IntN(5))
		}
		args := []int64{count, inner, pick(), pick(), pick(), pick(), pick()}
		if rnd.IntN(2) == 0 { // small numbers, so that limits are met exactly
			for i := range args {
				args[i] = int64(rnd.IntN(9)) - 3
			}
			args[0] = max(args[0], 1)
			args[6] += 20
		}
		words := make([]uint64, len(args))
		for i, v := range args {
			words[i] = uint64(v)
		}
		want := guardHolds(0, args[0]-1, args)
		if want {
			holding++
		}
		if got := serial.call(words, 0, 0, nil) == nil; got != want {
			t.Fatalf("serial: guard%v = %v, want %v", args, got, want)
		}
		lo := rnd.Int64N(args[0])
		hi := lo + 1
		if args[0]-lo > 1 {
			hi += rnd.Int64N(args[0] - lo)
		}
		if want := guardHolds(lo, hi-1, args); hi-lo < 1<<10 || want {
			if got := parallel.call(words, lo, hi, nil) == nil; got != want && hi-lo <= splitLimit {
				t.Fatalf("parallel: guard%v on [%d, %d) = %v, want %v", args, lo, hi, got, want)
			}
		}
	}
	if holding < 100 {
		t.Errorf("only %d guards held", holding)
	}
}

// guardHolds is the guard of args by its definition, on big integers: args are count, inner count, base, two
// coefficients, limits.
func guardHolds(first, last int64, args []int64) bool {
	least, most := big.NewInt(args[2]), big.NewInt(args[2])
	for i, r := range [][2]int64{{first, last}, {0, max(args[1], 1) - 1}} {
		x := new(big.Int).Mul(big.NewInt(args[3+i]), big.NewInt(r[0]))
		y := new(big.Int).Mul(big.NewInt(args[3+i]), big.NewInt(r[1]))
		if x.Cmp(y) > 0 {
			x, y = y, x
		}
		least.Add(least, x)
		most.Add(most, y)
	}
	return least.Cmp(big.NewInt(args[5])) >= 0 && most.Cmp(big.NewInt(args[6])) < 0
}

// With two and three indices the guard asks for no more than whole rows.
func TestGuardOfManyIndicesCoversTheChunk(t *testing.T) {
	for dims := 2; dims <= 3; dims++ {
		counts, index, terms := "%0 %1", "%10: i64, %11: i64", "+%3*%10<%0+%4*%11<%1"
		if dims == 3 {
			counts, index, terms = "%0 %1 %7", "%10: i64, %11: i64, %12: i64", "+%3*%10<%0+%4*%11<%1+%8*%12<%7"
		}
		n := compile(t, parseTask(t, guardHead+`%7: i64 = const value=3
			%8: i64 = const value=1
			for `+counts+` parallel=1 guard=%2`+terms+`@%5..%6 { (`+index+`)
			  fail msg="" hoisted=1
			}
		}`), host())
		rnd := rand.New(rand.NewPCG(5, uint64(dims)))
		for range 3000 {
			c0, c1, c2 := 1+rnd.Int64N(5), 1+rnd.Int64N(5), int64(1)
			if dims == 3 {
				c2 = 3
			}
			total := c0 * c1 * c2
			lo := rnd.Int64N(total)
			hi := lo + 1 + rnd.Int64N(total-lo)
			base, k0, k1 := rnd.Int64N(5), rnd.Int64N(20)-5, rnd.Int64N(20)-5
			limitLo, limitHi := rnd.Int64N(10)-20, 20+rnd.Int64N(100)
			chunkOK, spaceOK := true, true
			for i := range total {
				v := base + i/c2/c1*k0 + i/c2%c1*k1 + i%c2
				in := limitLo <= v && v < limitHi
				spaceOK = spaceOK && in
				if i >= lo && i < hi {
					chunkOK = chunkOK && in
				}
			}
			words := []uint64{uint64(c0), uint64(c1), uint64(base), uint64(k0), uint64(k1), uint64(limitLo), uint64(limitHi)}
			what := fmt.Sprintf("%d×%d×%d, [%d, %d), %d+%di+%dj in [%d, %d)", c0, c1, c2, lo, hi, base, k0, k1, limitLo, limitHi)
			held := n.call(words, lo, hi, nil) == nil
			if held && !chunkOK {
				t.Fatalf("%s: a guard holds that does not", what)
			}
			if spaceOK && !held {
				t.Fatalf("%s: a guard fails that holds for the whole space", what)
			}
		}
	}
}

// A chunk whose guard fails at an edge leaves the same results of reductions, whatever it is split into.
func TestSplitChunkKeepsReductions(t *testing.T) {
	tk := parseTask(t, `kernel "r" args=24
param ptr 0 "x i64"
param i64 8 "len"
param i64 16 "n"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: i64 = param n=2
  %3: i64 = const value=0
  %4: i64 = const value=1
  %5: i64 = const value=-1
  %6: i64 = local %3 "sum"
  %7: i64 = local %3 "top"
  for %2 parallel=1 reduce=add:%6 reduce=ifgt:%7 guard=%5+%4*%10<%2@%nil..%1 { (%10: i64)
    %11: bool = eq %10 %3
    if %11 {
      continue depth=0
    } {
    }
    %12: i64 = sub %10 %4
    bounds %12 %1 hoisted=1
    %13: ptr = elem %0 %12 stride=8
    %14: i64 = load %13 tag="i64"
    %15: i64 = get %6
    %16: i64 = add %15 %14
    set %6 %16
    %17: i64 = get %7
    %18: bool = gt %14 %17
    if %18 {
      set %7 %14
    } {
    }
  }
}`)
	n := compile(t, tk, host())
	for _, size := range []int{1, 63, 64, 65, 66, 129, 1000} {
		agree(t, n, arguments(tk.Code, size), []int64{1, 2, 5}, fmt.Sprint("n = ", size))
	}
	// And a failure comes out of the halves.
	args := arguments(tk.Code, 1000)
	args.words[1] = 700
	if f := n.call(args.words, 0, 1000, make([]uint64, 2)); f == nil || f.A != 700 || f.B != 700 {
		t.Errorf("failure %v, want index 700 of 700", f)
	}
}

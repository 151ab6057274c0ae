package reduce

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
)

const (
	randomLocals = 3
	randomLen    = 5
)

// randomArgs is the argument struct of a random kernel.
type randomArgs struct {
	n, lo int64
	init  [randomLocals]int64
	out   [randomLocals]int64
	y     [randomLen]int64
}

// randomKernel writes a kernel whose loop does at random with three locals
// what reductions do, and near misses of it. Locals read after the loop are
// left in out.
func randomKernel(rng *rand.Rand) (text string, read [randomLocals]bool) {
	g := &generator{rng: rng, next: 100}
	g.line(`kernel "random" args=104`)
	g.line("param i64 0\nparam i64 8")
	for i := range randomLocals {
		g.line("param i64 %d", 16+8*i)
	}
	g.line("param ptr 40 mem=24\nparam ptr 64 mem=40\n{")
	g.line("%%0: i64 = param n=0\n%%1: i64 = param n=1")
	g.line("%%2: ptr = param n=%d\n%%3: ptr = param n=%d", 2+randomLocals, 3+randomLocals)
	for i := range randomLocals {
		g.line("%%%d: i64 = param n=%d\n%%%d: i64 = local %%%d \"l%d\"", 10+i, 2+i, 20+i, 10+i, i)
	}
	g.line("%%4: i64 = const value=3")
	g.line("for %%0 parallel=1 { (%%30: i64)\n%%31: i64 = add %%30 %%1\n%%32: ptr = elem %%3 %%31 stride=8\n%%33: i64 = load %%32 tag=\"i64\"")
	g.body([]int{31, 33, 4}, 2, 1+rng.IntN(4))
	g.line("}")
	for i := range randomLocals {
		if read[i] = rng.IntN(3) > 0; read[i] {
			v := g.def()
			g.line("%%%d: i64 = get %%%d\n%%%d: ptr = offset %%2 off=%d\nstore %%%d %%%d tag=\"i64\"", v, 20+i, g.def(), 8*i, v+1, v)
		}
	}
	g.line("}")
	return g.text.String(), read
}

type generator struct {
	rng  *rand.Rand
	text strings.Builder
	next int
}

func (g *generator) line(format string, args ...any) { fmt.Fprintf(&g.text, format+"\n", args...) }

func (g *generator) def() int { g.next++; return g.next - 1 }

func (g *generator) local() int { return 20 + g.rng.IntN(randomLocals) }

func pick[T any](g *generator, list ...T) T { return list[g.rng.IntN(len(list))] }

// between writes, now and then, what comes between the read of a local and the
// write, and may make the read stale.
func (g *generator) between(values []int) {
	switch g.rng.IntN(12) {
	case 0:
		g.body(values, 1, 1)
	case 1: // another update of some local
		l, v, w := g.local(), g.def(), g.def()
		g.line("%%%d: i64 = get %%%d\n%%%d: i64 = add %%%d %%%d\nset %%%d %%%d", v, l, w, v, pick(g, values...), l, w)
	}
}

// body writes n things to do; values are the numbers of the values in scope.
func (g *generator) body(values []int, depth, n int) {
	values = slices.Clone(values)
	for range n {
		l, x := g.local(), pick(g, values...)
		switch k := g.rng.IntN(12); {
		case k < 3: // l = l op x
			get, v := g.def(), g.def()
			op := pick(g, "add", "sub", "max", "min", "xor", "mul")
			g.line("%%%d: i64 = get %%%d", get, l)
			g.between(values)
			if g.rng.IntN(2) == 0 {
				g.line("%%%d: i64 = %s %%%d %%%d", v, op, get, x)
			} else {
				g.line("%%%d: i64 = %s %%%d %%%d", v, op, x, get)
			}
			if g.rng.IntN(12) == 0 {
				g.line("for %%4 { (%%%d: i64)\nset %%%d %%%d\n}", g.def(), l, v)
			} else {
				g.line("set %%%d %%%d", l, v)
			}
			if g.rng.IntN(10) == 0 {
				values = append(values, v)
			}
		case k < 5: // if x > l { l = x }
			get, c := g.def(), g.def()
			g.line("%%%d: i64 = get %%%d\n%%%d: bool = %s %%%d %%%d", get, l, c, pick(g, "lt", "le", "gt", "ge"), x, get)
			g.between(values)
			g.line("if %%%d {", c)
			if g.rng.IntN(8) == 0 {
				g.body(values, 0, 1)
			}
			g.line("set %%%d %%%d\n} {\n}", l, x)
		case k < 6: // l = x
			g.line("set %%%d %%%d", l, x)
		case k < 7: // a read
			v := g.def()
			g.line("%%%d: i64 = get %%%d", v, l)
			values = append(values, v)
			if g.rng.IntN(2) == 0 {
				g.line("store %%32 %%%d tag=\"i64\"", v)
			}
		case k < 8:
			v := g.def()
			g.line("%%%d: i64 = %s %%%d %%%d", v, pick(g, "add", "mul", "xor"), x, pick(g, values...))
			values = append(values, v)
		case depth == 0:
		case k < 10:
			c := g.def()
			g.line("%%%d: bool = %s %%%d %%%d\nif %%%d {", c, pick(g, "lt", "eq"), x, pick(g, values...), c)
			g.body(values, depth-1, 1+g.rng.IntN(2))
			if g.rng.IntN(6) == 0 && depth == 2 {
				g.line("continue depth=0")
			}
			g.line("} {")
			g.body(values, depth-1, g.rng.IntN(2))
			g.line("}")
		case k < 11:
			i := g.def()
			g.line("for %%4 { (%%%d: i64)", i)
			g.body(append(values, i), depth-1, 1+g.rng.IntN(2))
			g.line("}")
		default:
			g.line("block {")
			g.body(values, depth-1, 1)
			if g.rng.IntN(2) == 0 {
				g.line("break depth=0")
			}
			g.line("}")
		}
	}
}

// TestAcceptedLoopsMayBeCut is the promise of the package, on random loops: a
// loop without a problem, cut into chunks that start from identities and know
// nothing of each other, gives what the serial loop gives.
func TestAcceptedLoopsMayBeCut(t *testing.T) {
	seeds := 30000
	if testing.Short() {
		seeds = 3000
	}
	accepted := map[string]int{}
	for seed := range seeds {
		rng := rand.New(rand.NewPCG(uint64(seed), 1))
		text, read := randomKernel(rng)
		k := parse(t, text)
		serial, err := interp.Compile(k)
		if err != nil {
			t.Fatal(err)
		}
		if len(Recognise(k)) > 0 {
			accepted["refused"]++
			continue
		}
		if err := k.Verify(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		cut, err := interp.Compile(k)
		if err != nil {
			t.Fatal(err)
		}
		reductions := parallel(k).Loop.Reduce
		accepted[fmt.Sprint("reductions: ", len(reductions))]++
		for range 4 {
			var start randomArgs
			start.n = randomLen
			for i := range start.y {
				start.y[i] = int64(rng.IntN(9) - 4)
			}
			for i := range start.init {
				start.init[i] = int64(rng.IntN(9) - 4)
			}
			want := start
			exec(t, serial, &want)
			got := start
			chunked(t, cut, &got, reductions, read, rng)
			if got.y != want.y || !reflect.DeepEqual(got.out, want.out) {
				t.Fatalf("seed %d: from %v and %v: got %v and %v, want %v and %v; kernel\n%s\nrecognised as\n%s",
					seed, start.init, start.y, got.out, got.y, want.out, want.y, text, k)
			}
		}
	}
	t.Log(accepted)
	if accepted["reductions: 1"] < seeds/50 || accepted["reductions: 2"] < seeds/200 {
		t.Errorf("too few loops were accepted to tell anything: %v", accepted)
	}
}

func exec(t *testing.T, p *interp.Program, a *randomArgs) {
	t.Helper()
	if err := p.Run(unsafe.Pointer(a), interp.Options{}); err != nil {
		t.Fatal(err)
	}
}

// chunked runs the loop in random chunks, the last one first.
func chunked(t *testing.T, p *interp.Program, a *randomArgs, reductions []ir.Reduction, read [randomLocals]bool, rng *rand.Rand) {
	t.Helper()
	var cuts []int64
	for i := range int64(randomLen) {
		if i == 0 || rng.IntN(2) == 0 {
			cuts = append(cuts, i)
		}
	}
	cuts = append(cuts, randomLen)
	parts := make([]randomArgs, len(cuts)-1)
	for c := len(parts) - 1; c >= 0; c-- {
		part := *a
		part.lo, part.n = cuts[c], cuts[c+1]-cuts[c]
		for _, r := range reductions {
			part.init[r.Local.Name[1]-'0'] = Identity(r.Op, ir.I64)
		}
		exec(t, p, &part)
		a.y = part.y
		parts[c] = part
	}
	a.out = parts[0].out // locals that the loop does not change
	for _, r := range reductions {
		i := r.Local.Name[1] - '0'
		v := a.init[i]
		for _, part := range parts {
			v = Combine(r.Op, ir.I64, v, part.out[i])
		}
		if read[i] {
			a.out[i] = v
		}
	}
}

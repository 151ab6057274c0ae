package docs_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/gen"
)

// diagnose gives the codes of the diagnostics of several packages, each of which consists of one file. All are
// loaded at once, which takes a fraction of the time.
func diagnose(t *testing.T, texts []string) [][]string {
	t.Helper()
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	cfg := frontend.Config{Dir: root, Overlay: map[string][]byte{}}
	var patterns []string
	number := map[string]int{} // by import path
	for i, text := range texts {
		name := fmt.Sprintf("docs/snippets/s%d", i)
		cfg.Overlay[filepath.Join(root, name, "snippet.go")] = []byte("package snippet\n\n" + text)
		patterns = append(patterns, "./"+name)
		number["github.com/spelt-go/spelt/"+name] = i
	}
	prog, err := frontend.Load(t.Context(), cfg, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	codes := make([][]string, len(texts))
	for _, p := range prog.Packages() {
		i := number[p.Path]
		add := func(ds frontend.Diagnostics) {
			for _, d := range ds {
				codes[i] = append(codes[i], d.Code)
			}
		}
		for _, e := range p.TypeErrors {
			t.Errorf("%v", e)
		}
		add(p.Diagnostics)
		var all []frontend.Diagnostics
		for _, k := range p.Kernels {
			_, ds := prog.Lower(k)
			add(ds)
			all = append(all, ds)
		}
		add(gen.Names(prog.Fset(), p, all))
		if len(p.Kernels) == 0 && len(p.Diagnostics) == 0 {
			t.Errorf("no kernel was found in:\n%s", texts[i])
		}
	}
	if n := len(prog.Packages()); n != len(texts) {
		t.Errorf("%d packages of %d were loaded", n, len(texts))
	}
	return codes
}

func page(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What the page shows as a kernel is one.
func TestKernelsOnThePageAreAccepted(t *testing.T) {
	blocks := slices.Concat(strings.Split(page(t, "language.md"), "\n```go kernel\n")[1:], strings.Split(page(t, "porting.md"), "\n```go kernel\n")[1:])
	if len(blocks) == 0 {
		t.Fatal("no kernels on the page")
	}
	var texts []string
	for _, b := range blocks {
		text, _, _ := strings.Cut(b, "\n```")
		texts = append(texts, text)
	}
	for i, codes := range diagnose(t, texts) {
		if len(codes) > 0 {
			t.Errorf("refused with %q:\n%s", codes, texts[i])
		}
	}
}

// accepted are kernels that use what the page says in words.
var accepted = []string{
	`//spelt:kernel
func Reductions(x []int) (a, b, c, d, e, f, g, h int, any, all bool) {
	b, c, all = 1, -1, true
	g = 1 << 30
	for _, v := range x {
		a -= v
		b *= v
		c &= v
		d |= v
		e ^= v
		f = v + f
		if g > v {
			g = v
		}
		if v >= h {
			h = v
		}
		if v > 0 {
			any = true
		} else {
			all = false
		}
	}
	return
}`,
	`//spelt:kernel
func Clear(x []int) (c int) {
	c = -1
	for i := len(x) - 1; i >= 0; i -= 2 {
		c &^= x[i]
	}
	return c
}`,
	`type pair struct{ a, b int32 }

func (p *pair) swap()         { p.a, p.b = p.b, p.a }
func twice(f func(int) int, n int) int { return f(f(n)) }

func upTo(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := 0; i < n; i++ {
			if !yield(i) {
				return
			}
		}
	}
}

//spelt:kernel
func Statements(x []pair, y []int, table *[4]int) {
	const (
		first = iota
		second
	)
	for i := range x {
		p := x[i]
		p.swap()
		x[i] = p
		if x[i] == (pair{1, 2}) && table != nil {
			continue
		}
		switch q := &x[i]; {
		case q.a > 3:
			q.b = second
			fallthrough
		case q.a > 2:
			q.b++
		default:
			q.b = first
		}
	}
	for i := range y {
		local := [4]int{3: 7}
		n := new(int)
	outer:
		for j := range upTo(9) {
			switch j {
			case 5:
				break outer
			case 3:
				continue outer
			}
			*n += twice(func(k int) int { return k + local[j&3] }, j)
		}
		for k, v := range table {
			local[k] = v
		}
		part := local[1:3]
		copy(part, local[:])
		clear(local[:1])
		y[i] = *n + len(part) + cap(part) + min(local[0], part[0], 3)
		if y[i] < 0 {
			panic("negative")
		}
	}
}`,
	`import (
	"math"
	"math/bits"
	"sync/atomic"

	"github.com/spelt-go/spelt/kernel"
)

//spelt:kernel
func Packages(n *int64, u *atomic.Uint32, f *float32, x []float64, seen []uint64) {
	kernel.Concurrent(
		func() {
			for i := range x {
				x[i] = math.Sin(x[i]) + math.Pow(x[i], 2.5) + math.Hypot(x[i], 1)
			}
		},
		func() {
			for i := range seen {
				seen[i] = uint64(bits.OnesCount64(seen[i]) + bits.Len64(seen[i]))
				atomic.AddInt64(n, 1)
				u.Add(2)
				kernel.AtomicAddFloat32(f, 0.5)
			}
		})
	for p := range kernel.Grid3(2, 3, 4) {
		if kernel.VolatileLoad(n) > 0 && p.I+p.J+p.K == 0 {
			x[0] = 1
		}
	}
}`,
}

func TestWhatThePageSaysIsAccepted(t *testing.T) {
	for i, codes := range diagnose(t, accepted) {
		if len(codes) > 0 {
			t.Errorf("refused with %q:\n%s", codes, accepted[i])
		}
	}
}

// refused has, for each code in the page's table, kernels that are refused with it.
var refused = []struct{ code, text string }{
	{"append", "//spelt:kernel\nfunc K(x []int) { x = append(x, 1); x[0] = 2 }"},
	{"make", "//spelt:kernel\nfunc K(x []int) { y := make([]int, 3); x[0] = y[0] }"},
	{"make", "//spelt:kernel\nfunc K(x []int) { y := []int{1, 2}; x[0] = y[0] }"},
	{"map", "//spelt:kernel\nfunc K(x map[int]int) { x[0] = 1 }"},
	{"channel", "//spelt:kernel\nfunc K(c chan int) { c <- 1 }"},
	{"string", "//spelt:kernel\nfunc K(s string, x []int) { x[0] = len(s) }"},
	{"complex", "//spelt:kernel\nfunc K(x []complex128) { x[0] = 1 }"},
	{"interface", "//spelt:kernel\nfunc K(x any, y []int) { y[0] = 1 }"},
	{"interface", "import \"math/rand/v2\"\n\n//spelt:kernel\nfunc K(x []int) { var s rand.Source; if s == nil { x[0] = 1 } }"},
	{"func-value", "//spelt:kernel\nfunc K(x []int, f func(int) int) { x[0] = f(1) }"},
	{"method-value", "type T struct{ n int }\n\nfunc (t T) get() int { return t.n }\n\n//spelt:kernel\nfunc K(x []int, t T) { f := t.get; x[0] = f() }"},
	{"unsafe", "import \"unsafe\"\n\n//spelt:kernel\nfunc K(x []int) { p := unsafe.Pointer(&x[0]); *(*int)(p) = 1 }"},
	{"goroutine", "//spelt:kernel\nfunc K(x []int) { go func() { x[0] = 1 }() }"},
	{"defer", "//spelt:kernel\nfunc K(x []int) { defer func() { x[0] = 1 }() }"},
	{"recover", "//spelt:kernel\nfunc K(x []int) { if recover() == nil { x[0] = 1 } }"},
	{"print", "//spelt:kernel\nfunc K(x []int) { println(x[0]) }"},
	{"goto", "//spelt:kernel\nfunc K(x []int) {\nagain:\n\tx[0]++\n\tif x[0] < 9 {\n\t\tgoto again\n\t}\n}"},
	{"recursion", "func fib(n int) int { if n < 2 { return n }; return fib(n-1) + fib(n-2) }\n\n//spelt:kernel\nfunc K(x []int) { x[0] = fib(x[1]) }"},
	{"too-big", doubling(16)},
	{"no-body", "func asm(int) int\n\n//spelt:kernel\nfunc K(x []int) { x[0] = asm(1) }"},
	{"package-var", "var v = 3\n\nfunc change() { v++ }\n\n//spelt:kernel\nfunc K(x []int) { x[0] = v }"},
	{"store-pointer", "type T struct{ p *int }\n\n//spelt:kernel\nfunc K(x []T, y []int) { for i := range x { x[i].p = &y[i] } }"},
	{"result", "//spelt:kernel\nfunc K(x []int) []int { return x[1:] }"},
	{"variadic-kernel", "//spelt:kernel\nfunc K(x ...int) { x[0] = 1 }"},
	{"generic-kernel", "//spelt:kernel\nfunc K[T int | float32](x []T) { x[0] = 1 }"},
	{"directive", "//spelt:kernel fast\nfunc K(x []int) { x[0] = 1 }"},
	{"directive", "//spelt:kernel\nfunc K(x []int) {\n\t//spelt:parallel\n\tfor i := range x {\n\t\tx[i] = 1\n\t}\n}"},
	{"break-parallel", "//spelt:kernel\nfunc K(x []int) { for i := range x { if x[i] == 0 { break }; x[i] = 1 } }"},
	{"return-parallel", "//spelt:kernel\nfunc K(x []int) { for i := range x { if x[i] == 0 { return }; x[i] = 1 } }"},
	{"loop-carried", "//spelt:kernel\nfunc K(x, y []int) { p := 0; for i := range x { y[i] = p; p = x[i] } }"},
	{"loop-carried", "//spelt:kernel\nfunc K(x, y []int) { s := 0; for i := range x { s += x[i]; y[i] = s } }"},
	{"loop-carried", "//spelt:kernel\nfunc K(x []int) int { s := 0; for i := range x { s += x[i]; if x[i] == 3 { s *= 2 } }; return s }"},
	{"loop-carried", "//spelt:kernel\nfunc K(x []int) int { s := 0; for i := range x { s = x[i] }; return s }"},
	{"loop-carried", "//spelt:kernel\nfunc K(x []int) int { m, at := x[0], 0; for i := range x { if x[i] > m { m, at = x[i], i } }; return m + at }"},
	{"name", "//spelt:kernel\nfunc K(x []int) { x[0] = 1 }\n\nvar KKernel int"},
	{"name", "//spelt:kernel T=float32\nfunc K[T float32 | float64](x []T) { x[0] = 1 }\n\n//spelt:kernel\nfunc KFloat32(x []int) { x[0] = 1 }"},
	{"race", "//spelt:kernel\nfunc K(counts []int, x []uint8) { for _, v := range x { counts[v]++ } }"},
	{"race", "//spelt:kernel\nfunc K(y, x []int, at []int) { for i, p := range at { y[p] = x[i] } }"},
	{"escape", "type c struct{ v float64 }\n\n//spelt:kernel\nfunc K(out, x []float64, m int) { for i := range out { best := &c{}; for j := range m { n := &c{x[j]}; if n.v > best.v { best = n } }; out[i] = best.v } }"},
	{"dependence", "//spelt:kernel\nfunc K(x []int) { for i := 1; i < len(x); i++ { x[i] += x[i-1] } }"},
	{"loop-carried", "import \"github.com/spelt-go/spelt/kernel\"\n\n//spelt:kernel\nfunc K(x []int) { n := 0; kernel.Concurrent(func() { n = 1; x[0] = n }, func() { x[1] = n }) }"},
}

// The page's table lists what is refused, all of it, and under these codes.
func TestTableOfRefusals(t *testing.T) {
	text := page(t, "language.md")
	_, table, ok := strings.Cut(text, "## What is refused")
	if !ok {
		t.Fatal("no such table")
	}
	var listed []string
	for _, m := range regexp.MustCompile("(?m)^\\| `([a-z-]+)` \\|").FindAllStringSubmatch(table, -1) {
		listed = append(listed, m[1])
	}
	var texts []string
	for _, r := range refused {
		texts = append(texts, r.text)
	}
	found := diagnose(t, texts)
	shown := map[string]bool{}
	for i, r := range refused {
		shown[r.code] = true
		if !slices.Contains(listed, r.code) {
			t.Errorf("%s is not in the table", r.code)
		}
		if !slices.Contains(found[i], r.code) {
			t.Errorf("not refused as %s, but %q:\n%s", r.code, found[i], r.text)
		}
	}
	for _, code := range listed {
		if !shown[code] {
			t.Errorf("nothing here is refused as %s", code)
		}
	}
}

// doubling is a kernel that calls a function which calls another one twice, and so on, n times.
func doubling(n int) string {
	var b strings.Builder
	b.WriteString("func f0(x int) int { return x*3 + 1 }\n")
	for i := range n {
		fmt.Fprintf(&b, "\nfunc f%d(x int) int { return f%d(x+1) ^ f%d(x-2) }\n", i+1, i, i)
	}
	fmt.Fprintf(&b, "\n//spelt:kernel\nfunc K(x []int) { x[0] = f%d(x[1]) }", n)
	return b.String()
}

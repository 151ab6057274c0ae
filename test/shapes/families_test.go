package shapes

import (
	"fmt"
	"strings"
)

// A family is a way in which a kernel may grow: Go source with a size. In its text § stands for what makes names of one
// package differ.
type family struct {
	name  string
	write func(p *printer, n int)
}

// A printer collects the text of a kernel.
type printer struct{ strings.Builder }

func (p *printer) f(format string, args ...any) { fmt.Fprintf(p, format+"\n", args...) }

// times writes format for i in [0, n).
func (p *printer) times(n int, format string) {
	for i := range n {
		if strings.Contains(format, "%") {
			p.f(format, i)
		} else {
			p.f("%s", format)
		}
	}
}

// body writes a kernel with the parallel loop and in it what f writes.
func (p *printer) body(f func()) {
	p.f("//spelt:kernel\nfunc K§(y, x []int32, z []float32, k int32) {\nfor i := range y {")
	f()
	p.f("}\n}")
}

func (p *printer) serial(f func()) {
	p.f("//spelt:kernel\nfunc K§(y, x []int32, z []float32, k int32) {")
	f()
	p.f("}")
}

// text is the family's kernel of size n.
func (f *family) text(n int) string {
	p := &printer{}
	f.write(p, n)
	return strings.ReplaceAll(p.String(), "§", fmt.Sprintf("_%s_%d", f.name, n))
}

var families = []family{
	{"reslice", func(p *printer, n int) { // slices whose lengths depend on each other, n of them in a row
		p.f("//spelt:kernel\nfunc K§(y []int32, x []byte) {\nfor i := range y {\np := x\ns := int32(0)\nfor len(p) > 0 {\nvar q []byte")
		for range n {
			p.f("if len(p) > 9 { p, q = p[:9], p[9:] }\nfor len(p) >= 4 { s += int32(p[0]); p = p[4:] }\nfor _, v := range p { s += int32(v) }\np = q")
		}
		p.f("}\ny[i] = s\n}\n}")
	}},
	{"adler", func(p *printer, n int) {
		p.f("//spelt:kernel\nfunc K§(y []int32, x []byte) {\np := x\ns := int32(0)\n")
		for range n {
			p.f("for len(p) > 0 {\nvar q []byte\nif len(p) > 9 { p, q = p[:9], p[9:] }\nfor len(p) >= 4 { s += int32(p[0]); p = p[4:] }\nfor _, v := range p { s += int32(v) }\np = q\n}")
		}
		p.f("y[0] = s\n}")
	}},
	{"switch", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)\nswitch x[i] & 1023 {")
			p.times(n, "case %[1]d: v = k*%[1]d + x[i]")
			p.f("}\ny[i] = v")
		})
	}},
	{"switchhelper", func(p *printer, n int) {
		p.f("func pick§(a, k int32) int32 {\nswitch a {")
		p.times(n, "case %[1]d: return k*%[1]d + a")
		p.f("}\nreturn 0\n}")
		p.body(func() { p.f("y[i] = pick§(x[i], k)") })
	}},
	{"switchinner", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)\nfor j := range k {\nswitch (x[i]+j) & 1023 {")
			p.times(n, "case %[1]d: v = v*3 + k*%[1]d")
			p.f("}\n}\ny[i] = v")
		})
	}},
	{"switchserial", func(p *printer, n int) {
		p.serial(func() {
			p.f("v := int32(0)\nfor {\nswitch x[v] & 1023 {")
			p.times(n, "case %[1]d: v += k*%[1]d")
			p.f("}\nif v > 100 { break }\n}\ny[0] = v")
		})
	}},
	{"switchstore", func(p *printer, n int) {
		p.body(func() {
			p.f("switch x[i] & 1023 {")
			p.times(n, "case %[1]d: y[i] = k*%[1]d + x[i]")
			p.f("}")
		})
	}},
	{"switchlist", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)\nswitch x[i] & 1023 {\ncase")
			p.times(n, "%[1]d,")
			p.f("-1: v = 1}\ny[i] = v")
		})
	}},
	{"switchfall", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)\nswitch x[i] & 1023 {")
			for i := range n {
				p.f("case %[1]d: v = v*3 + k*%[1]d", i)
				if i < n-1 {
					p.f("fallthrough")
				}
			}
			p.f("}\ny[i] = v")
		})
	}},
	{"switchnest", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "switch x[i] & 1023 {\ncase %[1]d: v += k\ndefault: v += 1")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"elseif", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)\nif x[i] > 10000 { v = 1")
			p.times(n, "} else if x[i] == %[1]d { v = k*%[1]d")
			p.f("}\ny[i] = v")
		})
	}},
	{"elsereturn", func(p *printer, n int) {
		p.f("func pick§(a, k int32) int32 {")
		p.times(n, "if a == %[1]d { return k*%[1]d + a }")
		p.f("return 0\n}")
		p.body(func() { p.f("y[i] = pick§(x[i], k)") })
	}},
	{"returnloops", func(p *printer, n int) {
		p.f("func pick§(a, k int32) int32 {\nv := int32(0)")
		p.times(n, "for j := range k { if a == j+%[1]d { return v }; v += j }")
		p.f("return 0\n}")
		p.body(func() { p.f("y[i] = pick§(x[i], k)") })
	}},
	{"ifs", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "if x[i] & %[1]d == 3 { v = v*3 + k }")
			p.f("y[i] = v")
		})
	}},
	{"breaks", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)\nfor {")
			p.times(n, "if x[i] + v == %[1]d { break }; v += k")
			p.f("}\ny[i] = v")
		})
	}},
	{"continues", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)\nfor j := range k {")
			p.times(n, "if x[i] + v == %[1]d+j { continue }; v += k")
			p.f("}\ny[i] = v")
		})
	}},
	{"continuesouter", func(p *printer, n int) {
		p.body(func() {
			p.times(n, "if x[i] == %[1]d { continue }; y[i] += k")
		})
	}},
	{"and", func(p *printer, n int) {
		p.body(func() {
			p.f("if x[i] > 0 &&")
			p.times(n, " x[i] != %[1]d &&")
			p.f(" k > 0 { y[i] = 3 }")
		})
	}},
	{"or", func(p *printer, n int) {
		p.body(func() {
			p.f("if x[i] > 0 ||")
			p.times(n, " x[i] == %[1]d ||")
			p.f(" k > 0 { y[i] = 3 }")
		})
	}},
	{"orload", func(p *printer, n int) {
		p.body(func() {
			p.f("if x[i] > 0 ||")
			p.times(n, " y[%[1]d] == x[i] && z[%[1]d] > 2 ||")
			p.f(" k > 0 { y[i] = 3 }")
		})
	}},
	{"loopnest", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "for j%[1]d := range x[i] { v += j%[1]d")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"loopnesteven", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "for j%[1]d := range k { v += j%[1]d")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"loopnestmem", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "for j%[1]d := range k { v += x[j%[1]d]")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"loopnestsum", func(p *printer, n int) { // subscripts of all indices, which make a guard per loop
		p.body(func() {
			p.f("v := int32(0)")
			sum := "0"
			for j := range n {
				sum += fmt.Sprintf("+j%d", j)
				p.f("for j%d := range k { v += x[%s]", j, sum)
			}
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"loopnestwhile", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "for v < x[i] + %d { v++")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"loopnestserial", func(p *printer, n int) {
		p.serial(func() {
			p.f("v := int32(0)")
			p.times(n, "for j%[1]d := int32(0); j%[1]d < x[v]; j%[1]d++ { v += j%[1]d; if v > 7 { break }")
			p.times(n, "}")
			p.f("y[0] = v")
		})
	}},
	{"loopneststore", func(p *printer, n int) {
		p.serial(func() {
			p.f("v := int32(0)")
			p.times(n, "//spelt:serial\nfor j%[1]d := range k { y[j%[1]d] = v; v += x[j%[1]d]")
			p.times(n, "}")
			p.f("y[0] = v")
		})
	}},
	{"control", func(p *printer, n int) { // serial loops around parallel loops
		p.serial(func() {
			p.times(n, "for x[%[1]d] > 0 {\nfor i := range y { y[i] += %[1]d }")
			p.times(n, "}")
		})
	}},
	{"controlif", func(p *printer, n int) {
		p.serial(func() {
			p.times(n, "if x[%[1]d] > 0 {\nfor i := range y { y[i] += %[1]d }")
			p.times(n, "}")
		})
	}},
	{"controlcarry", func(p *printer, n int) {
		p.serial(func() {
			p.f("v := int32(0)")
			p.times(n, "for x[%[1]d] > v {\nv += x[v]\nfor i := range y { y[i] += v }")
			p.times(n, "}\nv++\n")
		})
	}},
	{"parallelnest", func(p *printer, n int) { // only the outermost is parallel
		p.serial(func() {
			p.times(n, "for j%[1]d := range y[:%[1]d] { y[j%[1]d]++")
			p.times(n, "}")
		})
	}},
	{"ifnest", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "if x[i] > v { v += k*%[1]d")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"ifnestelse", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "if x[i] > v { v += k*%[1]d")
			p.times(n, "} else { v *= 3 }")
			p.f("y[i] = v")
		})
	}},
	{"blocks", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "{\nv := v + %d")
			p.f("y[i] = v")
			p.times(n, "}")
		})
	}},
	{"literals", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "func() {\nv += %d")
			p.times(n, "}()")
			p.f("y[i] = v")
		})
	}},
	{"iterators", func(p *printer, n int) {
		p.f("func seq§(n int32) func(func(int32) bool) { return func(yield func(int32) bool) { for j := range n { if !yield(j) { return } } } }")
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "for j%[1]d := range seq§(k) { v += j%[1]d")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"iteratorsbreak", func(p *printer, n int) {
		p.f("func seq§(n int32) func(func(int32) bool) { return func(yield func(int32) bool) { for j := range n { if !yield(j) { return } } } }")
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "for j%[1]d := range seq§(k) { v += j%[1]d\nif v > 1000 { break }")
			p.times(n, "}")
			p.f("y[i] = v")
		})
	}},
	{"calls", func(p *printer, n int) { // each calls the next once
		p.f("func f§_0(a int32) int32 { return a + 1 }")
		for i := 1; i <= n; i++ {
			p.f("func f§_%d(a int32) int32 { return f§_%d(a*3) + 1 }", i, i-1)
		}
		p.body(func() { p.f("y[i] = f§_%d(x[i])", n) })
	}},
	{"calltree", func(p *printer, n int) { // each calls the next twice
		p.f("func f§_0(a int32) int32 { return a*3 + 1 }")
		for i := 1; i <= n; i++ {
			p.f("func f§_%d(a int32) int32 { return f§_%d(a*2+1) ^ f§_%d(a*5-3) }", i, i-1, i-1)
		}
		p.body(func() { p.f("y[i] = f§_%d(x[i])", n) })
	}},
	{"addresses", func(p *printer, n int) {
		p.body(func() {
			p.f("v := x[i]\np0 := &v")
			for i := range n {
				p.f("p%d := &p%d", i+1, i)
			}
			p.f("%sp%d = 3\ny[i] = v", strings.Repeat("*", n+1), n)
		})
	}},
	{"callargs", func(p *printer, n int) { // f(f(f(x)))
		p.f("func f§(a int32) int32 { if a > 3 { return a + 1 }; return a*3 }")
		p.body(func() { p.f("y[i] = %sx[i]%s", strings.Repeat("f§(", n), strings.Repeat(")", n)) })
	}},
	{"callmany", func(p *printer, n int) {
		p.f("func f§(a int32) int32 { if a > 3 { return a + 1 }; return a*3 }")
		p.body(func() {
			p.f("v := x[i]")
			p.times(n, "v = f§(v) + %d")
			p.f("y[i] = v")
		})
	}},
	{"statements", func(p *printer, n int) {
		p.body(func() {
			p.f("v := x[i]")
			p.times(n, "v = v*k + %d")
			p.f("y[i] = v")
		})
	}},
	{"statementsfloat", func(p *printer, n int) {
		p.f("//spelt:kernel\nfunc K§(y, x []float32, k float32) {\nfor i := range y {\na, b, c := x[i], k, float32(1)")
		p.times(n, "a, b, c = b*a + %d, c - a*0.5, a")
		p.f("y[i] = a+b+c\n}\n}")
	}},
	{"stores", func(p *printer, n int) {
		p.body(func() { p.times(n, "y[i] = y[i]*k + x[%d]") })
	}},
	{"storesaway", func(p *printer, n int) {
		p.body(func() { p.times(n, "z[i] += float32(x[i]) * %d; x[i] += int32(z[i])") })
	}},
	{"storeseach", func(p *printer, n int) {
		p.serial(func() {
			p.f("for i := range len(y)/%d {", n)
			p.times(n, fmt.Sprintf("y[i*%d+%%d] = k + x[i]", n))
			p.f("}")
		})
	}},
	{"serialstores", func(p *printer, n int) {
		p.serial(func() { p.times(n, "y[%[1]d] = x[%[1]d]*k + y[0]") })
	}},
	{"serialscalars", func(p *printer, n int) {
		p.serial(func() {
			p.f("v := k")
			p.times(n, "v = v*k + %d; if v == %[1]d { v++ }")
			p.f("y[0] = v")
		})
	}},
	{"divisions", func(p *printer, n int) {
		p.body(func() {
			p.f("v := x[i]")
			p.times(n, "v = v / (k + %d)")
			p.f("y[i] = v")
		})
	}},
	{"terms", func(p *printer, n int) {
		p.body(func() { p.f("y[i] = x[i]"); p.f("y[i] = 1"); p.times(n, "+ x[i]*%d") }) // replaced below
	}},
	{"locals", func(p *printer, n int) {
		p.body(func() {
			p.times(n, "v%[1]d := x[i] + %[1]d")
			p.times(n, "if v%[1]d > k { v%[1]d *= 3 }")
			p.times(n, "y[i] += v%[1]d")
		})
	}},
	{"localarrays", func(p *printer, n int) {
		p.body(func() {
			p.times(n, "var a%[1]d [8]int32\nfor j := range a%[1]d { a%[1]d[j] = x[i]+int32(j) }\ny[i] += a%[1]d[k&7]")
		})
	}},
	{"loops", func(p *printer, n int) {
		p.serial(func() { p.times(n, "for i := range y { y[i] = x[i]*k + %d }") })
	}},
	{"loopscarry", func(p *printer, n int) {
		p.serial(func() {
			p.times(n, "s%[1]d := int32(0)\nfor i := range y { s%[1]d += y[i] + %[1]d }")
			p.f("for i := range y {")
			p.times(n, "y[i] += s%[1]d")
			p.f("}")
		})
	}},
	{"loopschain", func(p *printer, n int) {
		p.serial(func() {
			p.f("s := int32(0)")
			p.times(n, "for i := range y { y[i] = s }\ns = s*3 + x[%d]")
		})
	}},
	{"innerloops", func(p *printer, n int) {
		p.body(func() {
			p.f("v := int32(0)")
			p.times(n, "for j := range k { v += x[j] + %d }")
			p.f("y[i] = v")
		})
	}},
	{"reductions", func(p *printer, n int) {
		p.serial(func() {
			p.times(n, "s%[1]d := int32(0)")
			p.f("for i := range y {")
			p.times(n, "s%[1]d += y[i] ^ %[1]d")
			p.f("}")
			p.times(n, "y[0] += s%[1]d")
		})
	}},
	{"params", func(p *printer, n int) {
		p.f("//spelt:kernel\nfunc K§(y []int32,")
		p.times(n, "a%d []int32,")
		p.f(") {\nfor i := range y {")
		p.times(n, "y[i] += a%d[i]")
		p.f("}\n}")
	}},
	{"fields", func(p *printer, n int) {
		p.f("type T§ struct {")
		p.times(n, "f%d int32")
		p.f("}\n//spelt:kernel\nfunc K§(y []T§) {\nfor i := range y {\nv := y[i]")
		p.times(n, "v.f%d++")
		p.f("y[i] = v\n}\n}")
	}},
	{"structcopies", func(p *printer, n int) {
		p.f("type T§ struct { a, b, c, d float32 }\nfunc (t T§) add(u T§) T§ { return T§{t.a+u.b, t.b+u.c, t.c+u.d, t.d+u.a} }")
		p.f("//spelt:kernel\nfunc K§(y []T§) {\nfor i := range y {\nv := y[i]")
		p.times(n, "v = v.add(y[%d]).add(v)")
		p.f("y[i] = v\n}\n}")
	}},
	{"table", func(p *printer, n int) {
		p.f("var t§ = [...]int32{")
		p.times(n, "%[1]d*7,")
		p.f("}")
		p.body(func() { p.f("if uint(x[i]) < uint(len(t§)) { y[i] = t§[x[i]] }") })
	}},
	{"literal", func(p *printer, n int) {
		p.body(func() {
			p.f("t := [...]int32{")
			p.times(n, "%[1]d*7,")
			p.f("}\ny[i] = t[x[i]&7]")
		})
	}},
	{"literalvar", func(p *printer, n int) {
		p.body(func() {
			p.f("t := [...]int32{")
			p.times(n, "%[1]d*7+k,")
			p.f("}\ny[i] = t[x[i]&7]")
		})
	}},
	{"instances", func(p *printer, n int) {
		p.times(n, "type n§_%[1]d [%[1]d+1]int32")
		p.f("func g§[T any](a int32) int32 { var t T; _ = t; return a*3 }")
		p.body(func() { p.times(n, "y[i] += g§[n§_%d](x[i])") })
	}},
	{"asserts", func(p *printer, n int) {
		p.body(func() { p.times(n, "y[i] += x[k+%d] + x[x[i]+%[1]d]") })
	}},
	{"derefs", func(p *printer, n int) {
		p.f("type L§ struct { next *L§; v int32 }")
		p.f("//spelt:kernel\nfunc K§(y []int32, l *L§) {\nfor i := range y {\np := l")
		p.times(n, "p = p.next; y[i] += p.v")
		p.f("}\n}")
	}},
	{"escape", func(p *printer, n int) {
		p.body(func() {
			p.times(n, "v%[1]d := x[i] + %[1]d\np%[1]d := &v%[1]d\n*p%[1]d += 3")
			p.times(n, "y[i] += *p%[1]d")
		})
	}},
	{"escapechain", func(p *printer, n int) { // what needs memory is found out one after another
		p.f("func inc§(p *int32) *int32 { *p++; return p }")
		p.body(func() {
			p.f("v := x[i]\np := &v")
			p.times(n, "p = inc§(p)")
			p.f("y[i] = *p")
		})
	}},
	{"pointers", func(p *printer, n int) {
		p.body(func() {
			p.f("v0 := x[i]")
			p.times(n, "v%[1]db := v0; p%[1]d := &v%[1]db; if k > %[1]d { p%[1]d = &y[i] }; *p%[1]d = 3")
		})
	}},
	{"slices", func(p *printer, n int) {
		p.body(func() {
			p.f("p := x")
			p.times(n, "if len(p) > %[1]d+2 { p = p[1:] }; y[i] += p[0]")
		})
	}},
	{"swaps", func(p *printer, n int) {
		p.body(func() {
			p.f("p, q := x, y")
			p.times(n, "if k > %[1]d { p, q = q, p }")
			p.f("y[i] = p[0]")
		})
	}},
	{"swaploops", func(p *printer, n int) {
		p.serial(func() {
			p.f("p, q := x, y")
			p.times(n, "for i := range p { p[i] = q[i] + %d }; p, q = q, p")
		})
	}},
	{"swapnest", func(p *printer, n int) {
		p.serial(func() {
			p.f("p, q := x, y")
			p.times(n, "for len(p) > %d { p, q = q[1:], p")
			p.times(n, "p, q = q, p }")
			p.f("y[0] = p[0]")
		})
	}},
	{"funcs", func(p *printer, n int) {
		p.body(func() {
			p.f("v := x[i]")
			p.times(n, "f%[1]d := func(a int32) int32 { return a + v*%[1]d }\nv = f%[1]d(v)")
			p.f("y[i] = v")
		})
	}},
	{"sections", func(p *printer, n int) {
		p.serial(func() {
			p.f("kernel.Concurrent(")
			p.times(n, "func() { for i := range y { if i & 1023 == %[1]d { y[i] = %[1]d } } },")
			p.f(")")
		})
	}},
	{"atomics", func(p *printer, n int) {
		p.body(func() { p.times(n, "atomic.AddInt32(&y[x[i]&7], %d)") })
	}},
	{"maths", func(p *printer, n int) {
		p.body(func() {
			p.f("v := float64(z[i])")
			p.times(n, "v = math.Sqrt(v*%d) + math.Exp(v)")
			p.f("z[i] = float32(v)")
		})
	}},
	{"pows", func(p *printer, n int) {
		p.body(func() { p.f("v := float64(z[i])"); p.times(n, "v = math.Pow(v, %d.5)"); p.f("z[i] = float32(v)") })
	}},
}

func init() {
	deep := func(name, left, mid, right string) {
		families = append(families, family{name, func(p *printer, n int) {
			p.body(func() {
				p.f("y[i] = " + strings.Repeat(left, n) + mid + strings.Repeat(right, n))
			})
		}})
	}
	for i := range families {
		if families[i].name == "terms" {
			families[i].write = func(p *printer, n int) {
				p.body(func() {
					p.f("y[i] = 1")
					var b strings.Builder
					for j := range n {
						fmt.Fprintf(&b, " + x[i]*%d", j)
					}
					p.f("y[i] = x[i] %s", b.String())
				})
			}
		}
	}
	deep("parens", "(", "x[i]", ")")
	deep("deepleft", "(", "x[i]", "*3 + k)")
	deep("deepright", "(k + 3*", "x[i]", ")")
	deep("neg", "-^", "x[i]", "")
	deep("maxes", "max(x[i], k + ", "k", ")")
	deep("index", "x[", "x[i]", "]")
}

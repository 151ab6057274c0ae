package interp

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
)

// parse reads and verifies a kernel.
func parse(t testing.TB, text string) *ir.Kernel {
	t.Helper()
	k, err := ir.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if err := k.Verify(); err != nil {
		t.Fatal(err)
	}
	return k
}

func TestSaxpy(t *testing.T) {
	k := parse(t, `kernel "saxpy" args=56
param ptr 0 "z"
param i64 8 "z.len"
param ptr 24 "x"
param i64 32 "x.len"
param f32 48 "a"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: ptr = param n=2
  %3: i64 = param n=3
  %4: f32 = param n=4
  for %1 parallel=1 { (%6: i64)
    bounds %6 %3
    %8: ptr = elem %2 %6 stride=4
    %9: f32 = load %8 tag="f32"
    %10: f32 = mul %4 %9
    %11: ptr = elem %0 %6 stride=4
    %12: f32 = load %11 tag="f32"
    %13: f32 = add %10 %12
    store %11 %13 tag="f32"
  }
}
`)
	args := struct {
		z, x []float32
		a    float32
	}{[]float32{1, 2, 3}, []float32{10, 20, 30, 40}, 2}
	if err := Run(k, unsafe.Pointer(&args)); err != nil {
		t.Fatal(err)
	}
	if want := []float32{21, 42, 63}; !reflect.DeepEqual(args.z, want) {
		t.Errorf("z = %v, want %v", args.z, want)
	}

	args.z = make([]float32, 6)
	err := Run(k, unsafe.Pointer(&args))
	var check *CheckError
	if !errors.As(err, &check) || check.Stmt.Op != ir.OpBounds || !reflect.DeepEqual(check.Operands, []int64{4, 4}) {
		t.Errorf("got %v, want bounds [4 4] to fail", err)
	}
	if want := []float32{20, 40, 60, 80, 0, 0}; !reflect.DeepEqual(args.z, want) {
		t.Errorf("z = %v, want %v: everything before the failure, nothing after", args.z, want)
	}
}

// trace runs a body that calls "atomic … rmw=add" through nothing but the
// memory of an argument struct {in i64; n i64; log [16]i64}: what it appends
// to the log is what is returned.
func trace(t *testing.T, in int64, body string) ([]int64, error) {
	t.Helper()
	// "log %v" appends %v; its own values are numbered from 1000.
	next := 1000
	var b strings.Builder
	for line := range strings.Lines(body) {
		v, ok := strings.CutPrefix(strings.TrimSpace(line), "log ")
		if !ok {
			b.WriteString(line)
			continue
		}
		fmt.Fprintf(&b, "%%%d: i64 = load %%901 tag=\"i64\"\n%%%d: ptr = elem %%902 %%%d stride=8\n", next, next+1, next)
		fmt.Fprintf(&b, "store %%%d %s tag=\"i64\"\n%%%d: i64 = add %%%d %%903\nstore %%901 %%%d tag=\"i64\"\n",
			next+1, v, next+2, next, next+2)
		next += 3
	}
	k := parse(t, `kernel "trace" args=144
param i64 0
param ptr 8 mem=8
param ptr 16 mem=128
{
%900: i64 = param n=0
%901: ptr = param n=1
%902: ptr = param n=2
%903: i64 = const value=1
`+b.String()+"}\n")
	p, err := Compile(k)
	if err != nil {
		t.Fatal(err)
	}
	args := struct {
		in, n int64
		log   [16]int64
	}{in: in}
	err = p.Run(unsafe.Pointer(&args), Options{MaxSteps: 10000})
	return args.log[:args.n], err
}

const consts = `%0: i64 = const value=0
%1: i64 = const value=1
%2: i64 = const value=2
%3: i64 = const value=3
`

func TestControl(t *testing.T) {
	tests := []struct {
		name string
		in   int64
		body string
		want []int64
	}{
		{"if takes one side", 1, consts + `
			%10: bool = eq %900 %1
			if %10 {
			log %1
			} {
			log %2
			}
			%11: bool = not %10
			if %11 {
			log %1
			} {
			log %2
			}`, []int64{1, 2}},
		{"for counts up, the last index fastest", 0, consts + `
			for %2 %3 { (%10: i64, %11: i64)
			%12: i64 = const value=10
			%13: i64 = mul %10 %12
			%14: i64 = add %13 %11
			log %14
			}`, []int64{0, 1, 2, 10, 11, 12}},
		{"for with a count of zero or less", -5, consts + `
			for %900 { (%10: i64)
			log %10
			}
			for %2 %0 { (%11: i64, %12: i64)
			log %11
			}
			for %0 %2 { (%13: i64, %14: i64)
			log %13
			}`, nil},
		{"a count is read once", 0, consts + `
			%10: i64 = local %2
			%11: i64 = get %10
			for %11 { (%12: i64)
			set %10 %0
			log %12
			}`, []int64{0, 1}},
		{"continue ends one iteration", 1, consts + `
			for %3 { (%10: i64)
			%11: bool = eq %10 %900
			if %11 {
			continue depth=0
			} {
			}
			log %10
			}`, []int64{0, 2}},
		{"break leaves all indices of a for", 1, consts + `
			for %3 %3 { (%10: i64, %11: i64)
			%12: bool = eq %11 %900
			if %12 {
			break depth=0
			} {
			}
			log %11
			}
			log %3`, []int64{0, 3}},
		{"loop: continue goes to post, break skips it", 0, consts + `
			%10: i64 = local %0
			loop {
			%11: i64 = get %10
			%12: bool = eq %11 %3
			if %12 {
			break depth=0
			} {
			}
			%13: bool = eq %11 %1
			if %13 {
			continue depth=0
			} {
			}
			log %11
			} {
			%14: i64 = get %10
			%15: i64 = add %14 %1
			set %10 %15
			}
			%16: i64 = get %10
			log %16`, []int64{0, 2, 3}},
		{"break and continue of outer scopes", 0, consts + `
			for %3 { (%10: i64)
			block {
			for %3 { (%11: i64)
			loop {
			%12: bool = eq %10 %0
			if %12 {
			continue depth=3
			} {
			}
			%13: bool = eq %10 %1
			if %13 {
			break depth=2
			} {
			}
			log %10
			break depth=3
			} {
			}
			}
			}
			log %3
			}
			log %1`, []int64{3, 2, 1}},
		{"return from inside", 0, consts + `
			for %3 { (%10: i64)
			log %10
			block {
			return
			}
			}
			log %3`, []int64{0}},
		{"sections one after another", 0, consts + `
			sections {
			log %1
			} {
			log %2
			} {
			log %3
			}`, []int64{1, 2, 3}},
		{"a local starts anew each time it executes", 0, consts + `
			for %2 { (%10: i64)
			%11: i64 = local %3
			%12: i64 = get %11
			log %12
			set %11 %10
			}`, []int64{3, 3}},
		{"memory is zero each time it executes", 0, consts + `
			for %2 { (%10: i64)
			%11: ptr = mem size=8
			%12: i64 = load %11 tag="i64"
			log %12
			store %11 %3 tag="i64"
			}`, []int64{0, 0}},
		{"memory that is still pointed at is kept", 0, consts + `
			%10: ptr = mem size=8
			%11: ptr = local %10
			for %2 { (%12: i64)
			%13: ptr = get %11
			%14: ptr = mem size=8
			%15: i64 = add %12 %2
			store %14 %15 tag="i64"
			%16: i64 = load %13 tag="i64"
			log %16
			set %11 %14
			}`, []int64{0, 2}},
		{"copy overlaps as memmove does", 0, consts + `
			%10: ptr = mem size=24
			%11: ptr = offset %10 off=8
			%12: ptr = offset %10 off=16
			store %10 %1 tag="i64"
			store %11 %2 tag="i64"
			store %12 %3 tag="i64"
			copy %11 %10 size=16
			%13: i64 = load %11 tag="i64"
			%14: i64 = load %12 tag="i64"
			log %13
			log %14
			zero %11 size=8
			%15: i64 = load %11 tag="i64"
			log %15`, []int64{1, 2, 0}},
		{"table", 0, consts + `
			%10: ptr = table data="0700000000000000ff"
			%11: i64 = load %10 tag="i64"
			%12: ptr = offset %10 off=8
			%13: i8 = load %12 tag="i8"
			%14: i64 = conv %13
			log %11
			log %14`, []int64{7, -1}},
		{"atomics return the old value", 5, consts + `
			%10: ptr = mem size=8
			astore %10 %900 tag="i64"
			%11: i64 = atomic %10 %2 rmw="add" tag="i64"
			log %11
			%12: i64 = atomic %10 %1 rmw="min" tag="i64"
			log %12
			%13: i64 = atomic %10 %3 rmw="xchg" tag="i64"
			log %13
			%14: bool = acas %10 %1 %2 tag="i64"
			%15: i64 = select %14 %1 %0
			log %15
			%16: bool = acas %10 %3 %2 tag="i64"
			%17: i64 = select %16 %1 %0
			log %17
			%18: i64 = aload %10 tag="i64"
			log %18`, []int64{5, 7, 1, 0, 1, 2}},
		{"narrow atomics", 200, consts + `
			%10: ptr = mem size=8
			%11: u8 = conv %900
			%12: u8 = atomic %10 %11 rmw="add" tag="u8"
			%13: u8 = atomic %10 %11 rmw="add" tag="u8"
			%14: u8 = aload %10 tag="u8"
			%15: i64 = conv %13
			%16: i64 = conv %14
			%17: i64 = vload %10 tag="i64"
			log %15
			log %16
			log %17`, []int64{200, 144, 144}},
		{"float minimum keeps Go's rules", 0, consts + `
			%10: ptr = mem size=8
			%11: f64 = const value=-0
			%12: f64 = atomic %10 %11 rmw="min" tag="f64"
			%13: i64 = load %10 tag="i64"
			log %13`, []int64{math.MinInt64}},
		{"a division by zero stops nothing", 0, consts + `
			%10: i64 = div %1 %900
			%11: i64 = rem %1 %900
			log %3`, []int64{3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := trace(t, tt.in, tt.body)
			if err != nil {
				t.Fatal(err)
			}
			if len(got)+len(tt.want) > 0 && !reflect.DeepEqual(got, tt.want) {
				t.Errorf("got %v, want %v", got, tt.want)
			}
		})
	}
}

func TestChecks(t *testing.T) {
	tests := []struct {
		check string
		in    int64
		want  string // "" for none
	}{
		{"bounds %900 %2", 0, ""},
		{"bounds %900 %2", 1, ""},
		{"bounds %900 %2", 2, "bounds [2 2]"},
		{"bounds %900 %2", -1, "bounds [-1 2]"},
		{"slice %900 %2 %3", 0, ""},
		{"slice %900 %2 %3", 2, ""},
		{"slice %900 %2 %3", 3, "slice [3 2 3]"},
		{"slice %900 %2 %3", -1, "slice [-1 2 3]"},
		{"slice %2 %900 %3", 4, "slice [2 4 3]"},
		{"nonzero %900", 1, ""},
		{"nonzero %900", 0, "nonzero [0]"},
		{"shiftok %900", 0, ""},
		{"shiftok %900", math.MaxInt64, ""},
		{"shiftok %900", -1, "shiftok [-1]"},
		{"%20: u64 = conv %900\nshiftok %20", -1, ""},
		{"%20: ptr = const value=0\nnonnil %20", 0, "nonnil [0]"},
		{"%20: ptr = mem size=0\nnonnil %20", 0, ""},
		{"%20: bool = ne %900 %0\nassert %20 msg=\"m\"", 0, "assert [0] failed: m"},
		{"%20: bool = ne %900 %0\nassert %20 msg=\"m\"", 1, ""},
		{"%20: bool = ne %900 %0\nfinite %20", 0, "finite [0]"},
		{"fail msg=\"m\"", 0, "fail [] failed: m"},
	}
	for _, tt := range tests {
		log, err := trace(t, tt.in, consts+tt.check+"\nlog %1\n")
		if tt.want == "" {
			if err != nil || len(log) != 1 {
				t.Errorf("%s, in=%d: got %v and %v, want no error", tt.check, tt.in, err, log)
			}
			continue
		}
		var check *CheckError
		if !errors.As(err, &check) || !strings.Contains(err.Error(), tt.want) || len(log) != 0 {
			t.Errorf("%s, in=%d: got %v and %v, want %s and nothing after it", tt.check, tt.in, err, log, tt.want)
		}
	}
}

func TestWrongAccess(t *testing.T) {
	for _, access := range []string{
		`%21: i64 = load %20 tag="i64"`, `store %20 %1 tag="i64"`, `%21: i64 = aload %20 tag="i64"`,
		`zero %20 size=8`, "%21: ptr = mem size=8\ncopy %21 %20 size=8", "%21: ptr = mem size=8\ncopy %20 %21 size=8",
	} {
		_, err := trace(t, 0, consts+"%10: ptr = const value=0\n%20: ptr = offset %10 off=16\n"+access+"\n")
		var fault *FaultError
		if !errors.As(err, &fault) {
			t.Errorf("%s through nil: got %v", access, err)
		}
	}
}

func TestStepLimit(t *testing.T) {
	if _, err := trace(t, 0, "loop {\n} {\n}\n"); !errors.Is(err, ErrSteps) {
		t.Errorf("an endless loop: got %v", err)
	}
	if _, err := trace(t, math.MaxInt64, "for %900 %900 { (%1: i64, %2: i64)\n}\n"); !errors.Is(err, ErrSteps) {
		t.Errorf("a loop of 2¹²⁶: got %v", err)
	}
}

func TestEveryTypeGoesThroughMemory(t *testing.T) {
	for ty := ir.Bool; ty <= ir.Ptr; ty++ {
		for _, v := range []int64{0, 1, -1, 127, 128, 1 << 31, math.MinInt64, 0x7fc00000, -1 << 40} {
			b := newBuffer(16)
			for i := range b.words {
				b.words[i] = 0x5555555555555555
			}
			v = ir.Normalize(ty, v)
			store(ty, b.addr(), v)
			if got := load(ty, b.addr()); got != v {
				t.Errorf("%s: stored %#x, loaded %#x", ty, v, got)
			}
			if got := b.bytes()[ty.Size()]; got != 0x55 {
				t.Errorf("%s: a store wrote past its %d bytes", ty, ty.Size())
			}
		}
	}
}

func TestOneProgramRunsOnManyGoroutines(t *testing.T) {
	k := parse(t, `kernel "count" args=16
param ptr 0 "n"
param i64 8 "times"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: i64 = const value=1
  %9: ptr = table data="01"
  for %1 parallel=1 { (%3: i64)
    %4: ptr = mem size=8
    store %4 %2 tag="i64"
    %5: i64 = load %4 tag="i64"
    %6: i64 = atomic %0 %5 rmw="add" tag="i64"
  }
}
`)
	p, err := Compile(k)
	if err != nil {
		t.Fatal(err)
	}
	var n int64
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			args := struct {
				n     *int64
				times int64
			}{&n, 1000}
			if err := p.Run(unsafe.Pointer(&args), Options{}); err != nil {
				t.Error(err)
			}
			if err := Run(k, unsafe.Pointer(&args)); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if n != 16000 {
		t.Errorf("counted %d, want 16000", n)
	}
}

func TestInvalidKernelsAreErrors(t *testing.T) {
	c := &ir.Stmt{Op: ir.OpConst, Type: ir.I64}
	for _, s := range []*ir.Stmt{
		{Op: ir.OpAdd, Type: ir.I64, Args: []*ir.Stmt{c}},
		{Op: ir.OpAdd, Type: ir.I64, Args: []*ir.Stmt{c, {Op: ir.OpConst}}},
		{Op: ir.OpIf, Args: []*ir.Stmt{c}},
		{Op: ir.OpFor, Args: []*ir.Stmt{c}, Blocks: []*ir.Block{{}}, Loop: &ir.LoopInfo{}},
		{Op: ir.OpParam, Type: ir.I64, Imm: 3},
		{Op: ir.OpTable, Type: ir.Ptr, Aux: "x"},
		{Op: ir.OpMem, Type: ir.Ptr, Imm: math.MaxInt64},
		{Op: ir.OpAtomicRMW, Type: ir.F32, Tag: ir.Tag{Type: ir.F32}, Aux: "xor", Args: []*ir.Stmt{c, c}},
		{Op: ir.OpInvalid},
		{Op: ir.OpIndex, Type: ir.I64},
	} {
		k := &ir.Kernel{Body: &ir.Block{Stmts: []*ir.Stmt{c, s}}}
		err := Run(k, nil)
		var ce *CompileError
		if !errors.As(err, &ce) {
			t.Errorf("%s: got %v", s.Op, err)
		}
	}
	if err := Run(&ir.Kernel{}, nil); err == nil {
		t.Error("a kernel without a body runs")
	}
}

func BenchmarkSum(b *testing.B) {
	k := parse(b, `kernel "sum" args=8
param i64 0 "n"
{
  %0: i64 = param n=0
  %1: i64 = local %0
  for %0 { (%2: i64)
    %3: i64 = get %1
    %4: i64 = add %3 %2
    set %1 %4
  }
}
`)
	p, err := Compile(k)
	if err != nil {
		b.Fatal(err)
	}
	n := int64(b.N)
	b.ResetTimer()
	if err := p.Run(unsafe.Pointer(&n), Options{}); err != nil {
		b.Fatal(err)
	}
}

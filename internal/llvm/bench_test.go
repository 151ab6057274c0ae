package llvm_test

import (
	"context"
	"errors"
	"os"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/target"
)

// pipelines are what DefaultPasses is measured against.
var pipelines = []struct {
	name, passes string
	level        int
}{
	{"default", llvm.DefaultPasses, 2},
	{"default-aggressive", llvm.DefaultPasses, 3},
	{"O1", "default<O1>", 2},
	{"O2", "default<O2>", 2},
	{"O3", "default<O3>", 2},
	{"O3-aggressive", "default<O3>", 3},
}

const benchSize = 1 << 14

// A workload is a module of testdata, with arguments that its entry takes.
type workload struct {
	name  string
	args  unsafe.Pointer
	chunk *[2]int64
}

func workloads() []workload {
	floats := func() *float32 {
		v := make([]float32, benchSize)
		for i := range v {
			v[i] = float32(i%97) / 97
		}
		return &v[0]
	}
	ints := make([]int32, benchSize)
	for i := range ints {
		ints[i] = int32(i % 31)
	}
	all := &[2]int64{0, benchSize}
	const width = 128
	return []workload{
		{"saxpy", unsafe.Pointer(&struct {
			a  float32
			x  *float32
			nx int64
			y  *float32
			ny int64
		}{0.5, floats(), benchSize, floats(), benchSize}), all},
		{"jacobi", unsafe.Pointer(&struct {
			u     *float32
			nu    int64
			v     *float32
			nv, w int64
		}{floats(), benchSize, floats(), benchSize, width}), &[2]int64{1, benchSize/width - 1}},
		{"mandel", unsafe.Pointer(&struct {
			out     *int32
			n, w, h int64
			limit   int32
		}{&ints[0], benchSize, width, benchSize / width, 100}), &[2]int64{0, benchSize / 16}},
		{"straight", unsafe.Pointer(&struct {
			x  *float32
			nx int64
			y  *float32
			ny int64
		}{floats(), benchSize, floats(), benchSize}), all},
		{"reduce", unsafe.Pointer(&struct {
			x   *int32
			nx  int64
			y   *float32
			ny  int64
			sum *int64
			max *float32
		}{&ints[0], benchSize, floats(), benchSize, new(int64), new(float32)}), all},
	}
}

func benchCompile(b *testing.B, name, passes string, level int) []byte {
	l, err := llvm.Open()
	if errors.Is(err, llvm.ErrNotFound) {
		b.Skip(err)
	}
	if err != nil {
		b.Fatal(err)
	}
	ir, err := os.ReadFile("testdata/" + name + ".ll")
	if err != nil {
		b.Fatal(err)
	}
	r, err := l.Compile(context.Background(), name, ir, llvm.Options{Target: target.Host(), Passes: passes, OptLevel: level})
	if err != nil {
		b.Fatal(err)
	}
	return r.Object
}

// BenchmarkPipelines gives, for each pipeline and module, the time to compile and the time to run.
func BenchmarkPipelines(b *testing.B) {
	for _, w := range workloads() {
		for _, p := range pipelines {
			b.Run("compile/"+w.name+"/"+p.name, func(b *testing.B) {
				for b.Loop() {
					benchCompile(b, w.name, p.passes, p.level)
				}
			})
		}
		for _, p := range pipelines {
			b.Run("run/"+w.name+"/"+p.name, func(b *testing.B) {
				img, err := object.Load([]object.Object{{Name: w.name, Bytes: benchCompile(b, w.name, p.passes, p.level), Entry: "spelt_task"}}, foreign.LibC)
				if err != nil {
					b.Fatal(err)
				}
				defer img.Release()
				for b.Loop() {
					if r := foreign.CallPtr2(img.Entry(0), w.args, unsafe.Pointer(w.chunk)); int32(r) != 0 {
						b.Fatal("refused its arguments")
					}
				}
			})
		}
	}
}

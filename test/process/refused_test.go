package process

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const refusedProgram = `package main

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt"
)

//spelt:kernel
func Good(out []int32) {
	for i := range out {
		out[i] = int32(i) + 1
	}
}

// Bad uses a map.
//
//spelt:kernel
func Bad(out []int32, count map[int32]int32) (sum int32) {
	for i := range out {
		out[i] = count[int32(i)]
		sum += out[i]
	}
	return sum
}

//spelt:kernel
func Variadic(more ...int32) {
	for i := range more {
		more[i] *= 2
	}
}

type grid[T any] struct{ cells []T }

//spelt:kernel T=float32
func (g *grid[T]) Size(names []string) int { return len(g.cells) + len(names[0]) }

//spelt:kernel
func None[T any](out []T) {
	for i := range out {
		out[i] = out[0]
	}
}

func main() {
	out := make([]int32, 2)
	fmt.Println(GoodKernel.Launch(out), out)
	fmt.Println(BadKernel.Launch(out, map[int32]int32{0: 7, 1: 8}))
	fmt.Println(BadKernel.Launch(out, nil))
	fmt.Println(BadKernel.Report())
	fmt.Println(VariadicKernel.Launch([]int32{1}))
	fmt.Println(gridSizeFloat32Kernel.Launch(&grid[float32]{make([]float32, 3)}, []string{"abcd"}))
	rt, err := spelt.New(spelt.WithBackend(spelt.Native))
	if err != nil {
		panic(err)
	}
	_, err = BadKernel.On(rt).Launch(out, nil)
	var refused *spelt.RefusedError
	fmt.Println(errors.Is(err, spelt.ErrRefused), errors.As(err, &refused), err)
}
`

// TestAcceptanceD7OneRefusedKernelHoldsUpNoOther has a package with kernels of which one alone can be compiled. It builds
// and runs after spelt gen, the good kernel as native code, the others as plain Go with a word for each; gen and both vets
// say what is wrong with each, before code is generated too.
func TestAcceptanceD7OneRefusedKernelHoldsUpNoOther(t *testing.T) {
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "user")
	if err := newModule(dir); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{"main.go": strings.ReplaceAll(refusedProgram, "gridSizeFloat32Kernel", "gridSizeFloat32Kernel")}
	if err := writeFiles(dir, files); err != nil {
		t.Fatal(err)
	}
	problems := []string{
		"main.go:20:", "a map", "main.go:29:", "a kernel cannot be variadic", "main.go:38:", "a string", "main.go:40:", "generic kernel None names no instance",
	}
	has := func(what, text string, parts ...string) {
		t.Helper()
		for _, p := range parts {
			if !strings.Contains(text, p) {
				t.Errorf("%s: no %q in\n%s", what, p, text)
			}
		}
	}
	has("go vet before", said(t, dir, "go", "vet", "-vettool="+spelt, "."), append(problems, "main.go:11:6: kernel Good has no launcher yet; run spelt gen")...)
	has("spelt vet before", said(t, dir, spelt, "vet"), problems...)
	run := []string{
		"<nil> [1 2]\n", "15 <nil>\n0 <nil>\nBad: plain Go, since it cannot be compiled\n", "7 <nil>\n",
		"true true spelt: kernel Bad cannot be compiled: main.go:20: the parameter count is or holds a map\n",
		"spelt: kernel Bad cannot be compiled: main.go:20: the parameter count is or holds a map; it runs as plain Go meanwhile\n",
	}
	has("spelt run", said(t, dir, spelt, "run", "."), append(run, problems...)...)
	has("spelt gen", said(t, dir, spelt, "gen"), append(problems, "created    main_spelt.go")...)
	got := said(t, dir, "go", "run", ".")
	has("go run", got, run...)
	if n := strings.Count(got, "kernel Bad cannot be compiled"); n != 2 {
		t.Errorf("%d times that Bad cannot be compiled, want 2:\n%s", n, got)
	}
	has("go vet", said(t, dir, "go", "vet", "-vettool="+spelt, "."), problems...)
	if _, err := os.Stat(filepath.Join(dir, "main_spelt.go")); err != nil {
		t.Error(err)
	}
}

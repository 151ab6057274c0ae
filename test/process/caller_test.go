package process

import (
	"strings"
	"testing"
)

// TestAcceptanceFAnErrorInALibraryNamesItsCaller: where a check fails in code of another package, the error also has the
// line of the kernel's own package that called it, through others and in conditions; of several, those that it may be.
func TestAcceptanceFAnErrorInALibraryNamesItsCaller(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := newModule(dir); err != nil {
		t.Fatal(err)
	}
	if err := writeFiles(dir, map[string]string{
		"lib/lib.go": `package lib

func At(x []int, i int) int { return x[i] }

func Next(x []int, i int) int {
	if i < 0 {
		panic("negative")
	}
	return At(x, i+1)
}
`,
		"main.go": `package main

import (
	"fmt"

	"process.test/lib"
)

func own(x []int, i int) int {
	return lib.Next(x, i)
}

//spelt:kernel
func One(y, x []int) {
	for i := range y {
		y[i] = lib.At(x, i) // 16
	}
}

//spelt:kernel
func Through(y, x []int) {
	for i := range y {
		y[i] = 1
		y[i] = own(x, i)
	}
}

//spelt:kernel
func Two(y, x []int) {
	for i := range y {
		if lib.At(x, i) > 0 { // 31
			y[i] = lib.At(x, i+1) // 32
		}
	}
	for i := range y {
		y[i] += lib.At(x, 0)
	}
}

//spelt:kernel
func Serial(y, x []int) {
	k := 0
	for lib.Next(x, k) > 0 { // 43
		y[0] = k
		k++
	}
}

//spelt:kernel
func Own(y, x []int) {
	for i := range y {
		y[i] = x[i]
	}
}

func main() {
	y, x := make([]int, 5), []int{1, 1, 1}
	fmt.Println(OneKernel.Launch(y, x))
	fmt.Println(ThroughKernel.Launch(y, x))
	fmt.Println(TwoKernel.Launch(y, x))
	fmt.Println(SerialKernel.Launch(y, x))
	fmt.Println(OwnKernel.Launch(y, x))
}
`}); err != nil {
		t.Fatal(err)
	}
	out, err := command(dir, append(goEnv(), cacheIn(newCache(t)), "SPELT_BACKEND=native"), spelt, "run", ".")
	if err != nil {
		t.Fatal(err)
	}
	const index = ": index 3 out of range with length 3"
	want := []string{
		"process.test/lib/lib.go:3: kernel One" + index + ", called at main.go:16",
		"process.test/lib/lib.go:3: kernel Through" + index + ", called at main.go:10",
		"process.test/lib/lib.go:3: kernel Two" + index + ", called at main.go:31 or main.go:32",
		"process.test/lib/lib.go:3: kernel Serial" + index + ", called at main.go:43",
		"process.test/main.go:52: kernel Own" + index,
	}
	if got := strings.Split(strings.TrimSpace(out), "\n"); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s\nwant\n%s", out, strings.Join(want, "\n"))
	}
}

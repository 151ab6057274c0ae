package main

import "testing"

// TestTestRunsTestsOnTheSide has kernels in a package, in its tests, and in those of package lib_test.
func TestTestRunsTestsOnTheSide(t *testing.T) {
	t.Parallel()
	kernel := func(name string) string {
		return "\n//spelt:kernel\nfunc " + name + "(z []int, x int) {\n\tfor i := range z {\n\t\tz[i] = x + 1\n\t}\n}\n"
	}
	s := newScratch(t, map[string]string{
		"lib/lib.go": "package lib\n" + kernel("Fill"),
		"lib/lib_test.go": `package lib

import (
	"flag"
	"fmt"
	"os"
	"testing"
)

var custom = flag.String("custom", "", "")

func TestInside(t *testing.T) {
	z := []int{0}
	fmt.Println(FillKernel.Launch(z, 1), InsideKernel.Launch(z, z[0]), z, *custom, os.Getenv("SPELT_COMPARE"), flag.Args())
}

func TestFails(t *testing.T) {
	t.Fatal("it fails")
}
` + kernel("Inside"),
		"lib/out_test.go": `package lib_test

import (
	"fmt"
	"testing"

	"example.com/user/lib"
)

func TestOutside(t *testing.T) {
	z := []int{0}
	fmt.Println(lib.FillKernel.Launch(z, 5), OutsideKernel.Launch(z, z[0]), z)
}
` + kernel("Outside"),
	})
	before := s.list()
	s.spelt("test", "-count=1", "-v", "-run", "side$", "./...").want(0).out("<nil> <nil> [3]  1 []\n", "<nil> <nil> [7]\n", "ok  \texample.com/user/lib")
	s.spelt("test", "-run=Inside", "-tags", "x", "./lib", "-v", "-custom", "word", "more").want(0).out("<nil> <nil> [3] word 1 [more]\n")
	s.env = append(s.env, "SPELT_COMPARE=0")
	s.spelt("test", "-run=Inside", "-v", "./lib").want(0).out("<nil> <nil> [3]  0 []\n")
	s.spelt("test", "-C", "lib").want(1).out("it fails", "FAIL")
	s.spelt("test", "-run").want(2).err("flag needs an argument: -run")
	s.spelt("test", "--help").want(0).out("spelt test ./...")
	if got := s.list(); got != before {
		t.Errorf("left %s, want %s", got, before)
	}
}

// TestTestWithCoverage: the go command reads what it counts in from the tree, which is said where generated files are not there.
func TestTestWithCoverage(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{
		"lib/lib.go":      "package lib\n\n//spelt:kernel\nfunc Fill(z []int) {\n\tfor i := range z {\n\t\tz[i] = i\n\t}\n}\n",
		"lib/lib_test.go": "package lib\n\nimport \"testing\"\n\nfunc TestFill(t *testing.T) {\n\tif err := FillKernel.Launch(nil); err != nil {\n\t\tt.Fatal(err)\n\t}\n}\n",
	})
	const said = "lib_spelt.go is not there: run spelt gen first"
	s.spelt("test", "-cover", "./lib").want(1).err(said, "SPELT_COVER")
	s.spelt("test", "./lib").want(0).err()
	s.spelt("gen").want(0)
	s.spelt("test", "-cover", "./lib").want(0).out("coverage: ").err()
}

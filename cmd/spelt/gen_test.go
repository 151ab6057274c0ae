package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestGenWritesChecksAndRemoves(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"main.go": saxpySource, "lib/lib.go": strings.Replace(saxpySource, "package main", "package lib", 1)})
	s.spelt("gen", "--check").want(1).out("missing    main_spelt.go", "missing    lib/lib_spelt.go").err("2 generated files out of date: run spelt gen")
	if got := s.list(); got != "lib/lib.go main.go" {
		t.Errorf("gen --check left %s", got)
	}
	s.spelt("gen").want(0).out("created    main_spelt.go", "created    lib/lib_spelt.go").err()
	if got, want := s.list(), "lib/lib.go lib/lib_spelt.go main.go main_spelt.go"; got != want {
		t.Errorf("gen left %s, want %s", got, want)
	}
	old := time.Now().Add(-time.Hour).Truncate(time.Second)
	if err := os.Chtimes(s.path("main_spelt.go"), old, old); err != nil {
		t.Fatal(err)
	}
	s.spelt("gen", "--check").want(0).out().err()
	s.spelt("gen").want(0).out().err()
	s.spelt("gen", "-v", ".").want(0).out("unchanged  main_spelt.go").err()
	if info, _ := os.Stat(s.path("main_spelt.go")); !info.ModTime().Equal(old) {
		t.Error("an unchanged file was written again")
	}

	s.exec("go", "run", ".").want(0).out("[3 5 7] []")

	s.write("main.go", strings.Replace(saxpySource, "a*x[i] + y[i]", "a*x[i] - y[i]", 1))
	s.spelt("gen", "--check", ".").want(1).out("outdated   main_spelt.go").err("1 generated file out of date")
	s.spelt("gen", ".").want(0).out("updated    main_spelt.go").err()
	s.write("lib/lib.go", "package lib\n")
	s.spelt("gen", "--check", "./lib").want(1).out("stale      lib/lib_spelt.go")
	s.spelt("gen", "./lib").want(0).out("removed    lib/lib_spelt.go").err()
	if got, want := s.list(), "lib/lib.go main.go main_spelt.go"; got != want {
		t.Errorf("gen left %s, want %s", got, want)
	}
}

func TestGenReportsWhatCannotBeCompiled(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"bad/bad.go": badSource, "good/good.go": strings.Replace(saxpySource, "package main", "package good", 1)})
	s.spelt("gen").want(1).out("created    good/good_spelt.go").err(
		"bad/bad.go:8:2: a goroutine is started in a kernel [goroutine]\n\t\tgo func() {}()\n\t\t^~~~~~~~~~~~~~\n\thint: write a parallel loop")
	if got, want := s.list(), "bad/bad.go good/good.go good/good_spelt.go"; got != want {
		t.Errorf("gen left %s, want %s", got, want)
	}
	var report genJSON
	if err := json.Unmarshal([]byte(s.spelt("gen", "--json").want(1).err().stdout), &report); err != nil {
		t.Fatal(err)
	}
	if len(report.Problems) != 1 || report.Problems[0].Line != 8 || report.Problems[0].Code != "goroutine" {
		t.Errorf("problems %+v", report.Problems)
	}
	if len(report.Directories) != 1 || report.Directories[0].Kernels != 1 {
		t.Errorf("directories %+v", report.Directories)
	}
	s.spelt("gen", "./nowhere").want(1).err("spelt: ", "nowhere")
}

func TestGenRefusesAFileThatIsNotItsOwn(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"main.go": saxpySource, "main_spelt.go": "package main\n\nvar mine int\n"})
	s.spelt("gen").want(1).err("main_spelt.go exists and does not begin with")
	if got := s.read("main_spelt.go"); got != "package main\n\nvar mine int\n" {
		t.Errorf("it holds %q", got)
	}
}

func TestGenSaysHowToRequireSpelt(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"main.go": saxpySource})
	s.write("go.mod", "module example.com/user\n\ngo 1.26.0\n")
	s.spelt("gen").want(1).err("generated code imports github.com/spelt-go/spelt, and it is not there",
		"go get -tool github.com/spelt-go/spelt/cmd/spelt")
}

// TestGeneratedCodeBuilds builds what is generated for the sources of internal/gen's golden files, whose names and types
// are made to be hard, and for kernels in test files.
func TestGeneratedCodeBuilds(t *testing.T) {
	t.Parallel()
	files := map[string]string{
		"tests/a.go":        "package tests\n",
		"tests/a_test.go":   strings.Replace(strings.Replace(saxpySource, "package main", "package tests", 1), "func main()", "func notMain()", 1),
		"tests/ext_test.go": "package tests_test\n\n//spelt:kernel\nfunc fill(z []int) {\n\tfor i := range z {\n\t\tz[i] = i\n\t}\n}\n\nvar _ = fillKernel.Launch\n",
	}
	sources, err := filepath.Glob("../../internal/gen/testdata/*.go")
	if err != nil || len(sources) == 0 {
		t.Fatal("no sources", err)
	}
	for _, path := range sources {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(filepath.Base(path), ".go")
		files[name+"/"+name+".go"] = string(src)
	}
	s := newScratch(t, files)
	s.spelt("gen").want(0).err()
	s.exec("go", "vet", "./...").want(0)
	if got := s.list(); !strings.Contains(got, "tests/a_spelt_test.go") || !strings.Contains(got, "tests/ext_spelt_test.go") {
		t.Errorf("no generated test files in %s", got)
	}
	s.spelt("gen", "--check").want(0).out().err()
}

// TestAChangedTypeDoesNotBuild holds that native code never runs on types that it was not made for.
func TestAChangedTypeDoesNotBuild(t *testing.T) {
	const src = `package p

type Grid struct {
	Data []float64
	W    int
}

//spelt:kernel
func (g *Grid) Fill(x float64) {
	for i := range g.Data {
		g.Data[i] = x
	}
}
`
	s := newScratch(t, map[string]string{"p.go": src})
	s.spelt("gen").want(0)
	s.exec("go", "build", ".").want(0)
	for _, change := range [][2]string{{"[]float64", "[]float32"}, {"W    int", "W    int32"}, {"Data []float64\n", "A int\n\tData []float64\n"}} {
		s.write("p.go", strings.ReplaceAll(strings.Replace(src, change[0], change[1], 1), "= x", "= 0"))
		s.exec("go", "build", ".").want(1).err("p_spelt.go")
	}
}

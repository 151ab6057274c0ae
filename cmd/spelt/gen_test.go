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
	s.spelt("gen").want(1).out("created    good/good_spelt.go", "created    bad/bad_spelt.go").err(
		"bad/bad.go:8:2: a goroutine is started in a kernel [goroutine]\n\t\tgo func() {}()\n\t\t^~~~~~~~~~~~~~\n\thint: write a parallel loop")
	if got, want := s.list(), "bad/bad.go bad/bad_spelt.go good/good.go good/good_spelt.go"; got != want {
		t.Errorf("gen left %s, want %s", got, want)
	}
	var report genJSON
	if err := json.Unmarshal([]byte(s.spelt("gen", "--json").want(1).err().stdout), &report); err != nil {
		t.Fatal(err)
	}
	if len(report.Problems) != 1 || report.Problems[0].Line != 8 || report.Problems[0].Code != "goroutine" {
		t.Errorf("problems %+v", report.Problems)
	}
	if len(report.Directories) != 2 || report.Directories[0].Kernels != 0 || report.Directories[1].Kernels != 1 {
		t.Errorf("directories %+v", report.Directories)
	}
	s.spelt("gen", "./nowhere").want(1).err("spelt: ", "nowhere")
}

// TestAcceptanceD8AFileThatIsNotGenerated has files of the user's own with the names of generated ones. Where code would
// have to go there, every command says so and does nothing; elsewhere they are files like any other.
func TestAcceptanceD8AFileThatIsNotGenerated(t *testing.T) {
	t.Parallel()
	const mine = "package main\n\nvar mine int\n"
	s := newScratch(t, map[string]string{"main.go": saxpySource, "main_spelt.go": mine})
	const said = "main_spelt.go is where the generated code of main.go goes, and was written by somebody else"
	s.spelt("gen").want(1).out().err(said, "rename one of the two files")
	s.spelt("gen", "--check").want(1).out().err(said)
	s.spelt("run", ".").want(1).out().err(said)
	s.spelt("run", "main.go").want(1).out().err(said)
	s.spelt("build", ".").want(1).out().err(said)
	s.spelt("test", ".").want(1).out().err(said)
	if got := s.read("main_spelt.go"); got != mine {
		t.Errorf("it holds %q", got)
	}
	if got, want := s.list(), "main.go main_spelt.go"; got != want {
		t.Errorf("left %s, want %s", got, want)
	}

	// One that an overlay of the user's puts there.
	s = newScratch(t, map[string]string{"main.go": saxpySource, "other.txt": mine})
	s.write("overlay.json", `{"Replace": {"main_spelt.go": "other.txt"}}`)
	s.spelt("run", "-overlay", "overlay.json", ".").want(1).out().err(said)

	// A file of tests.
	test := strings.Replace(strings.Replace(saxpySource, "package main", "package lib", 1), "func main()", "func notMain()", 1)
	s = newScratch(t, map[string]string{"lib/lib.go": "package lib\n", "lib/lib_test.go": test, "lib/lib_spelt_test.go": "package lib\n\nvar mine int\n"})
	for _, command := range []string{"gen", "test"} {
		s.spelt(command, "./...").want(1).out().err("lib_spelt_test.go is where the generated code of lib_test.go goes")
	}

	// Files that stand in nobody's way, one of which has a kernel of its own.
	s = newScratch(t, map[string]string{
		"main.go":      strings.Replace(saxpySource, "a*x[i] + y[i]", "a*x[i] + y[i] + mine", 1),
		"my_spelt.go":  "package main\n\nconst mine = 1\n",
		"two.go":       "package main\n",
		"two_spelt.go": "package main\n\n//spelt:kernel\nfunc Fill(z []int) {\n\tfor i := range z {\n\t\tz[i] = i\n\t}\n}\n\nvar _ = FillKernel.Launch\n",
	})
	s.spelt("run", ".").want(0).out("[4 6 8] []\n").err()
	s.spelt("gen").want(0).out("created    main_spelt.go", "created    two_spelt_spelt.go").err()
	s.exec("go", "run", ".").want(0).out("[4 6 8] []\n")
	if got := s.read("my_spelt.go"); got != "package main\n\nconst mine = 1\n" {
		t.Errorf("my_spelt.go holds %q", got)
	}
}

func TestGenSaysHowToRequireSpelt(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"main.go": saxpySource})
	s.write("go.mod", "module example.com/user\n\ngo 1.26.0\n")
	s.spelt("gen").want(1).err("generated code imports github.com/spelt-go/spelt, and it is not there",
		"go get -tool github.com/spelt-go/spelt/cmd/spelt")
}

func TestGenPassesOverPackagesWithoutFiles(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{
		"none/doc_plan9.go":   "package none\n",
		"only/x_spelt.go":     "// Code generated by spelt gen. DO NOT EDIT.\n\npackage only\n",
		"ext/e.go":            "package ext\n",
		"ext/e_spelt_test.go": "// Code generated by spelt gen. DO NOT EDIT.\n\npackage ext_test\n",
	})
	s.spelt("gen").want(0).out("removed    ext/e_spelt_test.go", "removed    only/x_spelt.go").err()
	s.spelt("gen").want(0).out().err()
	if got := s.list(); got != "ext/e.go none/doc_plan9.go" {
		t.Errorf("gen left %s", got)
	}
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

// TestNamesOfLaunchersThatClash are reported with a code, the place of the other one and a hint, by gen and vet alike.
func TestNamesOfLaunchersThatClash(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"k.go": `package main

type Grid struct{}

//spelt:kernel
func GridStep(x []int) {}

//spelt:kernel
func (Grid) Step(x []int) {}

//spelt:kernel T=float32
//spelt:kernel T=float32
func Sum[T float32 | float64](x []T) {}

//spelt:kernel
func SumFloat32(x []int) {}

var MineKernel int

//spelt:kernel
func Mine(x []int) {}

func main() {}
`})
	want := []string{
		"k.go:9:13: no code can be generated for kernel Grid.Step: GridStepKernel is the launcher of kernel GridStep already, at k.go:6 [name]",
		"hint: rename one of the two kernels",
		"k.go:13:6: no code can be generated for kernel Sum[float32]: the same instance is asked for twice [name]",
		"k.go:16:6: no code can be generated for kernel SumFloat32: SumFloat32Kernel is the launcher of kernel Sum[float32] already, at k.go:13 [name]",
		"k.go:21:6: no code can be generated for kernel Mine: the package declares MineKernel itself, at k.go:18 [name]",
		"hint: rename that, or the kernel",
	}
	s.spelt("vet").want(1).err(append(want, "4 problems")...)
	s.spelt("gen").want(1).err(want...)
}

// TestGenInAVendoredModule writes what is missing, and says what brings Spelt into the vendor directory.
func TestGenInAVendoredModule(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"main.go": saxpySource})
	s.exec("go", "mod", "vendor").want(0)
	s.spelt("gen", ".").want(1).out("created    main_spelt.go").err("it is not in the vendor directory", "Run spelt gen ./..., then go mod vendor")
	s.exec("go", "mod", "vendor").want(0)
	s.exec("go", "run", ".").want(0).out("[3 5 7] []")
}

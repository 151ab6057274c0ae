package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/transform"
)

func TestUsageErrors(t *testing.T) {
	here(t, "nonsense").want(exitUsage).out().err(`unknown command "nonsense"`)
	here(t, "gen", "--bogus").want(exitUsage).out().err("unknown flag: --bogus")
	here(t, "ir").want(exitUsage).out().err("requires at least 1 arg")
	here(t, "version", "x").want(exitUsage).out().err("unknown command")
	here(t, "ir", ".", "--stage", "nonsense").want(exitUsage).out().err("no stage nonsense: there are frontend, fma,")
	here(t, "ir", ".", "--target", "vax").want(exitUsage).out().err(`unknown processor level "vax"`)
	here(t, "cache", "nonsense").want(exitUsage).out().err(`unknown command "nonsense"`)
	here(t, "cache", "trim", "--max-mib", "-1").want(exitUsage).out().err("cannot be negative")
	here(t, "cache", "trim", "--max-age", "-1s").want(exitUsage).out().err("cannot be negative")
}

func TestHelpAndCompletion(t *testing.T) {
	here(t).want(exitOK).out("Usage:", "gen", "run", "build", "vet", "ir", "cache", "doctor", "version").err()
	here(t, "help", "gen").want(exitOK).out("go:generate").err()
	here(t, "completion", "bash").want(exitOK).out("spelt").err()
	here(t, "__complete", "ir", ".", "--stage", "dce").want(exitOK).out("dce-2")
}

func TestStagesOfIR(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"main.go": saxpySource, "grid/grid.go": `package grid

type Grid struct{ Data []float32 }

//spelt:kernel
func (g *Grid) Fill(x float32) {
	for i := range g.Data {
		g.Data[i] = x
	}
}

//spelt:kernel T=float32
//spelt:kernel T=int8
func Fill[T any](z []T, x T) {
	for i := range z {
		z[i] = x
	}
}
`})
	s.spelt("ir", ".", "--stage", "frontend").want(0).out("; Saxpy, frontend\nkernel \"Saxpy\" args=80", "parallel=1", " = mul ", " = add ").err()
	s.spelt("ir", ".Saxpy", "--stage", "fma").want(0).out("; Saxpy, fma\n", " = fma ")
	s.spelt("ir", ".", "Saxpy", "--stage", "final", "--target", "x86-64").want(0).out(" = mul ", " = add ")
	s.spelt("ir", ".", "Saxpy", "--stage", "final", "--no-fma").want(0).out(" = mul ", " = add ")
	s.spelt("ir", ".", "--stage", "hoist", "--no-checks").want(2).err("hoist does not run with these options")
	s.spelt("ir", ".", "--stage", "fold", "--whole").want(0).out("; Saxpy, fold\n", "; Saxpy, task 1 (parallel), fold\n")
	s.spelt("ir", ".").want(0).out("; Saxpy, task 1 (parallel), ").err()
	s.spelt("ir", "./grid.Grid.Fill", "--stage", "split").want(0).out("; Grid.Fill, task 1 (parallel), split\n").err()
	s.spelt("ir", "./grid", "--stage", "frontend").want(0).out("; Grid.Fill, frontend", "; Fill[float32], frontend", "; Fill[int8], frontend").err()
	s.spelt("ir", ".", "--stage", "llvm").want(0).out("define i32 @").err()
	s.spelt("ir", ".", "--stage", "frontend", "--positions").want(0).out("!0:15:3")

	diff := s.spelt("ir", ".", "--diff", "--target", "x86-64-v3").want(0).err().stdout
	for _, want := range []string{"=== Saxpy: frontend\n", "=== Saxpy: fma (", ": f32 = fma ", "=== Saxpy, task 1 (parallel): split\n"} {
		if !strings.Contains(diff, want) {
			t.Errorf("the diff lacks %q:\n%s", want, diff)
		}
	}
	var sections []section
	if err := json.Unmarshal([]byte(s.spelt("ir", ".", "--json").want(0).stdout), &sections); err != nil {
		t.Fatal(err)
	}
	if len(sections) != 1 || sections[0].Task != 1 || len(sections[0].Stages) < len(transform.Passes())/2 {
		t.Errorf("sections %+v", sections)
	}

	s.spelt("ir", ".", "Nothing").want(1).err(". has no kernel Nothing: there are Saxpy")
	s.write("none/none.go", "package none\n")
	s.spelt("ir", "./none").want(1).err("none has no kernels")
	s.write("bad/bad.go", badSource)
	s.spelt("ir", "./bad").want(1).err("a goroutine is started")
}

func TestSplitKernel(t *testing.T) {
	for arg, want := range map[string]string{
		".":                       ".",
		"./...":                   "./...",
		".Saxpy":                  ". Saxpy",
		"./sim.Grid.Step":         "./sim Grid.Step",
		"example.com/sim.saxpy":   "example.com/sim saxpy",
		"gopkg.in/yaml.v3":        "gopkg.in/yaml.v3",
		"gopkg.in/yaml.v3.Parse":  "gopkg.in/yaml.v3 Parse",
		"./sim.Scale[float32]":    "./sim Scale[float32]",
		"example.com/a.b/c":       "example.com/a.b/c",
		"example.com/sim":         "example.com/sim",
		"./a.b.c.d":               "./a.b c.d",
		"example.com/sim.go-live": "example.com/sim.go-live",
	} {
		pattern, names := splitKernel(arg, nil)
		if got := strings.TrimSpace(pattern + " " + strings.Join(names, " ")); got != want {
			t.Errorf("%s: %s, want %s", arg, got, want)
		}
	}
}

func TestVet(t *testing.T) {
	t.Parallel()
	s := newScratch(t, map[string]string{"bad/bad.go": badSource, "good/good.go": "package good\n\n//spelt:kernel\nfunc Fill(z []int) {\n\tfor i := range z {\n\t\tz[i] = i\n\t}\n}\n"})
	s.spelt("vet", "./good").want(0).out().err()
	s.spelt("vet").want(1).out().err("bad/bad.go:8:2: a goroutine is started in a kernel", "hint: ", "1 problem")
	s.spelt("vet", "--json").want(1).out(`"kernels": 2`, `"line": 8`, `"code": "goroutine"`).err()

	// The same as a tool of go vet: this binary is spelt for it, too.
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	s.exec("go", "vet", "-vettool="+self, "./good").want(0)
	s.exec("go", "vet", "-vettool="+self, "./...").want(1).err("bad/bad.go:8:2: a goroutine is started in a kernel; write a parallel loop")
}

func TestCacheCommands(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	t.Setenv("SPELT_CACHE", dir)
	here(t, "cache", "path").want(0).out(dir + "\n").err()
	here(t, "cache", "ls").want(0).out("The cache is empty: " + dir).err()
	here(t, "cache", "stat").want(0).out("The cache is empty").err()
	here(t, "cache", "verify").want(0).out("0 records checked, 0 problems").err()
	here(t, "cache", "trim").want(0).out("removed 0 records").err()
	here(t, "cache", "clean").want(0).out("removed 0 records").err()
	if _, err := os.Stat(dir); err == nil {
		t.Error("looking at the cache has made it")
	}

	store, err := cache.Open(dir, cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	key := cache.NewKey("test").Sum()
	if err := store.Put(cache.ArtifactRecord, "some.scope", key, make([]byte, 5000)); err != nil {
		t.Fatal(err)
	}
	store.Get(cache.ArtifactRecord, "some.scope", key)
	store.Close()

	r := here(t, "cache", "ls").want(0).out("artifact", "some.scope", key.String()[:12]).err()
	if n := strings.Count(r.stdout, "\n"); n != 2 {
		t.Errorf("ls prints %d lines", n)
	}
	var list []entryJSON
	if err := json.Unmarshal([]byte(here(t, "cache", "ls", "--json").want(0).stdout), &list); err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	here(t, "cache", "stat").want(0).out(dir, "artifact   1").err()
	here(t, "cache", "stat", "--json").want(0).out(`"hits": 1`, `"stored": 1`).err()
	here(t, "cache", "verify").want(0).out("1 record checked, 0 problems").err()
	here(t, "cache", "trim").want(0).out("removed 0 records, 0 B; kept 1 record").err()
	if err := os.Truncate(list[0].Path, 100); err != nil {
		t.Fatal(err)
	}
	here(t, "cache", "verify").want(1).out(list[0].Path+": damaged", "1 record checked, 1 problem").err()
	here(t, "cache", "verify", "--json").want(1).out(`"problem": "damaged"`).err()
	here(t, "cache", "clean").want(0).out("removed 1 record").err()
	here(t, "cache", "ls").want(0).out("The cache is empty").err()

	t.Setenv("SPELT_CACHE", "off")
	here(t, "cache", "path").want(0).out("off\n").err()
	here(t, "cache", "stat").want(0).out("The cache is off").err()
	t.Setenv("SPELT_CACHE", os.Args[0])
	here(t, "cache", "stat").want(1).err("not a directory")
}

func TestDoctor(t *testing.T) {
	t.Parallel()
	s := newScratch(t, nil)
	s.env = append(s.env, "SPELT_LLVM=/nowhere/libLLVM.so")
	r := s.spelt("doctor").want(1).out("LLVM", "PROBLEM", "/nowhere/libLLVM.so", "run as plain Go", "Processor", "Cache", "not made yet", "SPELT_LLVM").err()
	if !strings.Contains(r.stdout, "Go ") {
		t.Error("nothing of Go")
	}
	var d doctorJSON
	if err := json.Unmarshal([]byte(s.spelt("doctor", "--json").want(1).err().stdout), &d); err != nil {
		t.Fatal(err)
	}
	if d.OK || d.LLVM.Found || d.LLVM.Problem == "" || d.Cache.State != "empty" || d.Go.Version == "" || d.Processor.Level == "" {
		t.Errorf("%+v", d)
	}
	s.env = append(s.env, "SPELT_CPU=nonsense", "SPELT_CACHE="+os.Args[0])
	s.spelt("doctor").want(1).out("SPELT_CPU=nonsense", "not a directory").err()
}

// Doctor tries expressions, and says in a line what came out.
func TestDoctorChecks(t *testing.T) {
	t.Parallel()
	if _, err := llvm.Find(); err != nil {
		t.Skip("needs LLVM: ", err)
	}
	s := newScratch(t, nil)
	s.spelt("doctor", "--check", "--expressions", "30").want(0).out("Check", "30 expressions on x86-64", "values, all exact").err()
	var d doctorJSON
	if err := json.Unmarshal([]byte(s.spelt("doctor", "--check", "--expressions=30", "--json").want(0).err().stdout), &d); err != nil {
		t.Fatal(err)
	}
	if c := d.Check; !d.OK || c == nil || c.Expressions != 30 || c.Comparisons < 30*100 || len(c.Levels) == 0 || c.Wrong == nil || len(c.Wrong) > 0 || d.LLVM.Build == "" {
		t.Errorf("%+v", d)
	}
	s.env = append(s.env, "SPELT_LLVM=/nowhere/libLLVM.so")
	s.spelt("doctor", "--check").want(1).out("LLVM", "PROBLEM").err()
}

func TestVersion(t *testing.T) {
	here(t, "version").want(0).out("spelt ", "go1.").err()
	here(t, "version", "--json").want(0).out(`"spelt": `).err()
}

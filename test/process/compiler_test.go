package process

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const sayMain = `package main

import (
	"fmt"

	_ "github.com/spelt-go/spelt"
)

func main() {
	x := []float32{1, 2, 3}
	if err := DoubleKernel.Launch(x); err != nil {
		panic(err)
	}
	fmt.Println(x, DoubleKernel.Report().Source)
}
`

// A compiler with another source, in whatever part of it, does not take what its predecessor left in the cache, although
// nobody has raised a number; and the predecessor still finds its own.
func TestAcceptanceA9AChangedCompilerServesNoOldCode(t *testing.T) {
	needLLVM(t)
	if testing.Short() {
		t.Skip("builds the module twice")
	}
	t.Parallel()
	from, err := root()
	if err != nil {
		t.Fatal(err)
	}
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(t.TempDir(), "spelt")
	if err := copySource(from, copied); err != nil {
		t.Fatal(err)
	}
	dir := smallModule(t, map[string]string{"kernel.go": smallKernel, "main.go": sayMain})
	if _, err := command(dir, goEnv(), spelt, "gen", "."); err != nil {
		t.Fatal(err)
	}
	mod, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	if err := writeFiles(dir, map[string]string{"go.mod": strings.Replace(string(mod), "=> "+from, "=> "+copied, 1)}); err != nil {
		t.Fatal(err)
	}
	env := append(goEnv(), cacheIn(newCache(t)))
	build := func(name string) func() string {
		if _, err := goCommand(dir, "build", "-trimpath", "-o", name, "."); err != nil {
			t.Fatal(err)
		}
		return func() string {
			out, err := command(dir, env, filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			return strings.TrimSpace(out)
		}
	}
	first := build("first")
	for _, want := range []string{"[2 4 6] compiled", "[2 4 6] disk"} {
		if got := first(); got != want {
			t.Fatalf("%s, want %s", got, want)
		}
	}
	path := filepath.Join(copied, "internal", "codegen", "arith.go")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(text, "\nvar _ = \"another code generator\"\n"...), 0o644); err != nil {
		t.Fatal(err)
	}
	second := build("second")
	if got := second(); got != "[2 4 6] compiled" {
		t.Errorf("the changed compiler: %s", got)
	}
	for _, run := range []func() string{first, second} {
		if got := run(); got != "[2 4 6] disk" {
			t.Errorf("then: %s", got)
		}
	}
}

// copySource copies what a program needs of a module.
func copySource(from, to string) error {
	return filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(from, path)
		if d.IsDir() {
			if rel != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "corpus") {
				return filepath.SkipDir
			}
			return nil
		}
		if name := d.Name(); name != "go.mod" && name != "go.sum" && filepath.Ext(name) != ".s" && (filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go")) {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return writeFiles(to, map[string]string{rel: string(data)})
	})
}

package process

import (
	"crypto/sha256"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// A tree is what is in a directory: content and time of each file.
type tree map[string]fileState

type fileState struct {
	sum  [32]byte
	time time.Time
	mode fs.FileMode
}

func snapshot(t *testing.T, dir string) tree {
	t.Helper()
	s := tree{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		s[path] = fileState{sha256.Sum256(data), info.ModTime(), info.Mode()}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// wantSame checks that nothing in dir was written since.
func (s tree) wantSame(t *testing.T, dir string) {
	t.Helper()
	now := snapshot(t, dir)
	for path, state := range now {
		old, ok := s[path]
		switch {
		case !ok:
			t.Errorf("%s is new", path)
		case old.sum != state.sum:
			t.Errorf("%s has changed", path)
		case old != state:
			t.Errorf("%s was written again", path)
		}
	}
	for path := range s {
		if _, ok := now[path]; !ok {
			t.Errorf("%s is gone", path)
		}
	}
}

const smallKernel = `package main

//spelt:kernel
func Double(x []float32) {
	for i := range x {
		x[i] *= 2
	}
}
`

const smallMain = `package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spelt-go/spelt"
)

func main() {
	x := []float32{1, 2, 3}
	if err := DoubleKernel.Launch(x); err != nil {
		fmt.Println(err, errors.Is(err, spelt.ErrIndex))
		os.Exit(1)
	}
	fmt.Println(x, len(os.Args))
	os.Exit(3)
}
`

// smallModule is a module of its own with one program and no generated file.
func smallModule(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	if err := newModule(dir); err != nil {
		t.Fatal(err)
	}
	if err := writeFiles(dir, files); err != nil {
		t.Fatal(err)
	}
	if _, err := goCommand(dir, "mod", "tidy", "-e"); err != nil { // settles go.mod and go.sum
		t.Fatal(err)
	}
	return dir
}

// Run and build make programs with their kernels and leave the source tree as it is, to the times of its files.
func TestRunAndBuildLeaveTheTreeAlone(t *testing.T) {
	t.Parallel()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := smallModule(t, map[string]string{"double.go": smallKernel, "main.go": smallMain})
	before := snapshot(t, dir)
	env := append(goEnv(), "GOFLAGS=-mod=readonly", cacheIn(newCache(t)))
	out, err := command(dir, env, spelt, "run", ".", "an argument")
	if err == nil || !strings.Contains(err.Error(), "exit status 3") {
		t.Errorf("run: %q, %v; want the exit code of the program", out, err)
	}
	before.wantSame(t, dir)
	exe := filepath.Join(t.TempDir(), "double")
	if _, err := command(dir, env, spelt, "build", "-o", exe, "."); err != nil {
		t.Fatal(err)
	}
	before.wantSame(t, dir)
	if out, err := command(dir, []string{cacheIn(newCache(t))}, exe); err == nil || !strings.Contains(err.Error(), "exit status 3") {
		t.Errorf("built program: %q, %v", out, err)
	}
}

// Generating twice writes once; a source without kernels loses its generated file.
func TestGenTwiceChangesNothing(t *testing.T) {
	t.Parallel()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := smallModule(t, map[string]string{"double.go": smallKernel, "main.go": smallMain})
	if _, err := command(dir, goEnv(), spelt, "gen", "--check", "."); err == nil {
		t.Error("gen --check is content with a file that is missing")
	}
	if _, err := command(dir, goEnv(), spelt, "gen", "."); err != nil {
		t.Fatal(err)
	}
	before := snapshot(t, dir)
	for _, args := range [][]string{{"gen", "."}, {"gen", "--check", "./..."}} {
		if _, err := command(dir, goEnv(), spelt, args...); err != nil {
			t.Fatal(err)
		}
		before.wantSame(t, dir)
	}
	if err := writeFiles(dir, map[string]string{"double.go": "package main\n"}); err != nil {
		t.Fatal(err)
	}
	if _, err := command(dir, goEnv(), spelt, "gen", "."); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "double_spelt.go")); !os.IsNotExist(err) {
		t.Errorf("the generated file of a source without kernels: %v", err)
	}
}

// The command is a vettool: go vet shows what is wrong in a kernel, with its place, and nothing where nothing is.
func TestVetTool(t *testing.T) {
	t.Parallel()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	bad := "package main\n\n//spelt:kernel\nfunc Bad(x []float32) {\n\tlast := float32(0)\n\tfor i := range x {\n\t\tx[i] -= last\n\t\tlast = x[i]\n\t}\n}\n"
	dir := smallModule(t, map[string]string{"good/double.go": smallKernel, "bad/bad.go": bad,
		"good/main.go": "package main\n\nfunc main() {}\n", "bad/main.go": "package main\n\nfunc main() {}\n"})
	if _, err := goCommand(dir, "vet", "-vettool="+spelt, "./good"); err != nil {
		t.Error(err)
	}
	_, err = goCommand(dir, "vet", "-vettool="+spelt, "./bad")
	if err == nil || !strings.Contains(err.Error(), "bad.go:") || !strings.Contains(err.Error(), "last") {
		t.Errorf("vet: %v; want the place and the name of the variable", err)
	}
}

// What is in the repository builds on its own, with an empty home.
func TestACleanCloneBuilds(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles everything")
	}
	t.Parallel()
	r, err := root()
	if err != nil {
		t.Fatal(err)
	}
	list, err := command(r, os.Environ(), "git", "ls-files", "-co", "--exclude-standard", "-z")
	if err != nil {
		t.Skip("not a git repository: ", err)
	}
	clone := t.TempDir()
	files := map[string]string{}
	for name := range strings.SplitSeq(strings.TrimRight(list, "\x00"), "\x00") {
		data, err := os.ReadFile(filepath.Join(r, name))
		if os.IsNotExist(err) {
			continue // removed, and git does not know yet
		}
		if err != nil {
			t.Fatal(err)
		}
		files[name] = string(data)
	}
	if err := writeFiles(clone, files); err != nil {
		t.Fatal(err)
	}
	dirs, err := goCommand(r, "env", "GOCACHE", "GOMODCACHE")
	if err != nil {
		t.Fatal(err)
	}
	cacheDir, modules, _ := strings.Cut(strings.TrimSpace(dirs), "\n")
	env := slices.DeleteFunc(os.Environ(), func(s string) bool { return strings.HasPrefix(s, "XDG_") || strings.HasPrefix(s, "SPELT_") })
	env = append(env, "HOME="+t.TempDir(), "GOCACHE="+cacheDir, "GOMODCACHE="+modules, "CGO_ENABLED=0",
		"GOFLAGS=-mod=readonly -buildvcs=false", "GOPROXY=off", "GOWORK=off", "GOTOOLCHAIN=local")
	bin := t.TempDir()
	if _, err := command(clone, env, "go", "build", "-o", bin+string(filepath.Separator), "./cmd/spelt", "./examples/quickstart"); err != nil {
		t.Fatal(err)
	}
	out, err := command(clone, append(env, cacheIn(newCache(t))), filepath.Join(bin, "quickstart"))
	if err != nil {
		t.Error(err)
	}
	t.Logf("the first kernel: %s", strings.TrimSpace(out))
}

package main

import (
	"bytes"
	"context"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/spelt-go/spelt/test/scratch"
)

const module = "github.com/spelt-go/spelt"

// A workshop builds programs with made-up kernels, in a temporary module outside of the tree.
type workshop struct {
	ctx   context.Context
	dir   string // holds a folder per program, and the spelt command
	root  string // of the module under test
	spelt string
}

func newWorkshop(ctx context.Context) (*workshop, error) {
	root, err := command(ctx, "", "go", "list", "-m", "-f", "{{.Dir}}", module)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "spelt-bench-")
	if err != nil {
		return nil, err
	}
	w := &workshop{ctx: ctx, dir: dir, root: strings.TrimSpace(root), spelt: filepath.Join(dir, "spelt")}
	if err := scratch.NewModule(w.root, w.dir, "bench.example/synthetic"); err != nil {
		return nil, err
	}
	_, err = command(ctx, w.root, "go", "build", "-o", w.spelt, "./cmd/spelt")
	return w, err
}

func (w *workshop) close() { os.RemoveAll(w.dir) }

// build makes a program of the given source files and returns its path. If it has kernels they are generated first.
func (w *workshop) build(name string, files map[string]string, kernels bool) (string, error) {
	dir := filepath.Join(w.dir, name)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	for file, text := range files {
		src, err := format.Source([]byte(text))
		if err != nil {
			return "", fmt.Errorf("%s: %w", file, err)
		}
		if err := os.WriteFile(filepath.Join(dir, file), src, 0o600); err != nil {
			return "", err
		}
	}
	if kernels {
		if _, err := command(w.ctx, dir, w.spelt, "gen", "."); err != nil {
			return "", err
		}
	}
	exe := filepath.Join(dir, "program")
	_, err := command(w.ctx, dir, "go", "build", "-mod=mod", "-o", exe, ".")
	return exe, err
}

func command(ctx context.Context, dir, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off")
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w: %s", filepath.Base(name), strings.Join(args, " "), err, bytes.TrimSpace(stderr.Bytes()))
	}
	return string(out), nil
}

// idle is a program that does nothing but say so.
const idle = "package main\n\nimport \"os\"\n\nfunc main() { os.Stdout.WriteString(\"done\\n\") }\n"

// An edit is how a made-up kernel differs from the one that it was made from.
type edit struct {
	constant  int  // the number of a loop, from 1, in which a constant is another one
	statement int  // the number of a loop, from 1, that has a statement more
	helper    bool // the function that every tenth loop calls is another one
	comment   bool // there are comments and blank lines
	names     bool // the variables have other names
	order     bool // the parameters stand in another order
}

// synthetic is a program with one kernel of the given number of loops, of as many statements each. No two loops are
// alike, and every tenth calls a function that they share. It launches the kernel, says so on its first line, checks
// the result and says whether it is right on the second, and prints its report as JSON on the third, with its peak of
// memory where the system tells it.
func synthetic(s shape, e edit) map[string]string {
	var k strings.Builder
	share := "v * 0.5"
	if e.helper {
		share = "v * 0.25"
	}
	params, a, b := "z, x, y", "a", "b"
	if e.order {
		params = "y, z, x"
	}
	if e.names {
		a, b = "first", "second"
	}
	fmt.Fprintf(&k, "package main\n\nfunc shared(v float32) float32 { return %s }\n\n//spelt:kernel\nfunc Work(%s []float32) {\n", share, params)
	for l := range s.loops {
		if e.comment {
			fmt.Fprintf(&k, "\n// Loop %d.\n", l)
		}
		fmt.Fprintf(&k, "for i := range z {\n%s, %s := x[i], y[i]\n", a, b)
		for n := range s.statements - 2 {
			// Products by powers of two are exact, so that it makes no difference whether they are fused.
			c := float32(1) / float32(int(2)<<(n%3))
			if n == 0 && l+1 == e.constant {
				c += 0.5
			}
			least := float32(1+n%7)/8 + float32(l)/4096
			switch n % 3 {
			case 0:
				fmt.Fprintf(&k, "%[1]s = %[1]s*%[3]g + %[2]s\n", a, b, c)
			case 1:
				fmt.Fprintf(&k, "%[2]s = %[2]s*%[3]g - %[1]s\n", a, b, c)
			case 2:
				fmt.Fprintf(&k, "if %[1]s < %[2]g { %[1]s += 0.5 }\n", a, least)
			}
		}
		if l%10 == 9 {
			fmt.Fprintf(&k, "%[1]s = shared(%[1]s)\n", a)
		}
		if l+1 == e.statement {
			fmt.Fprintf(&k, "%s += 0.25\n", b)
		}
		fmt.Fprintf(&k, "z[i] += %s + %s\n}\n", a, b)
	}
	k.WriteString("}\n")
	main := strings.NewReplacer("PARAMS", params, "WANTED", strings.ReplaceAll(params, "z", "want")).Replace(syntheticMain)
	return map[string]string{"kernel.go": k.String(), "main.go": main, "peak.go": peak}
}

const syntheticMain = `package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spelt-go/spelt"
)

func main() {
	const n = 1024
	x, y, z, want := make([]float32, n), make([]float32, n), make([]float32, n), make([]float32, n)
	for i := range x {
		x[i], y[i] = float32(i%17)/16, float32(i%29)/32
	}
	rt, err := spelt.New()
	if err == nil {
		err = WorkKernel.On(rt).Launch(PARAMS)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Stdout.WriteString("done\n")
	Work(WANTED)
	for i := range want {
		if want[i] != z[i] && (want[i] == want[i] || z[i] == z[i]) {
			fmt.Println("wrong at", i, z[i], want[i])
			os.Exit(1)
		}
	}
	fmt.Println("right")
	json.NewEncoder(os.Stdout).Encode(struct {
		spelt.Report
		Peak int64 ` + "`json:\"peak_kb\"`" + `
	}{WorkKernel.On(rt).Report(), peak()})
}
`

// peak is a function for programs that are measured: the most memory that the process has had, in KiB; 0 if the system
// does not tell.
const peak = `package main

import (
	"fmt"
	"os"
	"strings"
)

func peak() int64 {
	status, _ := os.ReadFile("/proc/self/status")
	_, rest, _ := strings.Cut(string(status), "VmHWM:")
	var kb int64
	fmt.Sscan(rest, &kb)
	return kb
}
`

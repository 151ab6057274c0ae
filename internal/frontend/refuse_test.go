package frontend

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestRefused lowers the kernels of testdata/refuse, which an analyzer refuses
// as well, and of testdata/library, which takes the bodies of other packages. A
// comment
//
//	// want code "message" "hint"
//
// stands on every line that a diagnostic is to point at; want[-1] is about the
// line before. Message and hint are regular expressions.
func TestRefused(t *testing.T) {
	for _, dir := range []string{"refuse", "library"} {
		t.Run(dir, func(t *testing.T) { testRefused(t, "testdata/"+dir) })
	}
}

func testRefused(t *testing.T, dir string) {
	prog := load(t, Config{}, "./"+dir)
	want := wants(t, dir)
	pkg := prog.Packages()[0]
	var got Diagnostics
	got = append(got, pkg.Diagnostics...)
	for _, k := range pkg.Kernels {
		out, ds := prog.Lower(k)
		if out != nil || len(ds) == 0 {
			t.Errorf("%s is accepted", k.Name)
		}
		got = append(got, ds...)
	}
	for _, d := range got {
		key := sourceLine{filepath.Base(d.Position.Filename), d.Position.Line}
		w, ok := want[key]
		switch {
		case !ok:
			t.Errorf("unexpected: %s: %s", d.Code, d)
		case w.code != d.Code:
			t.Errorf("%s: code %s, want %s", d, d.Code, w.code)
		case !w.msg.MatchString(d.Message):
			t.Errorf("%s:%d: message %q does not match %q", key.file, key.line, d.Message, w.msg)
		case w.hint != nil && !w.hint.MatchString(d.Hint):
			t.Errorf("%s:%d: hint %q does not match %q", key.file, key.line, d.Hint, w.hint)
		}
		if d.Position.Column == 0 || d.Pos == 0 {
			t.Errorf("%s: no column", d)
		}
		w.seen = true
		want[key] = w
	}
	for key, w := range want {
		if !w.seen {
			t.Errorf("%s:%d: no diagnostic %s", key.file, key.line, w.code)
		}
	}
}

type sourceLine struct {
	file string
	line int
}

type expectation struct {
	code      string
	msg, hint *regexp.Regexp
	seen      bool
}

var wantComment = regexp.MustCompile(`// want(?:\[(-\d)\])? ([a-z-]+) "([^"]*)"(?: "([^"]*)")?`)

func wants(t *testing.T, dir string) map[sourceLine]expectation {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	out := map[sourceLine]expectation{}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(data), "\n") {
			m := wantComment.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			w := expectation{code: m[2], msg: regexp.MustCompile(m[3])}
			if m[4] != "" {
				w.hint = regexp.MustCompile(m[4])
			}
			back, _ := strconv.Atoi(m[1])
			out[sourceLine{filepath.Base(name), i + 1 + back}] = w
		}
	}
	return out
}

// TestCallsThatGrowWithoutBound are refused, not lowered for minutes.
func TestCallsThatGrowWithoutBound(t *testing.T) {
	src := "package big\n\nfunc d0(x int) int { return x + 1 }\n"
	for i := 1; i < 9; i++ {
		call := "x"
		for range 8 {
			call = fmt.Sprintf("d%d(%s)", i-1, call)
		}
		src += fmt.Sprintf("func d%d(x int) int { return %s }\n", i, call)
	}
	src += "\n//spelt:kernel\nfunc Big(x []int) {\n\tx[0] = d8(1)\n}\n"
	prog := load(t, Config{Overlay: overlay(t, map[string]string{"big/big.go": src})}, "./testdata/big")
	_, ds := prog.Lower(prog.Packages()[0].Kernels[0])
	if len(ds) != 1 || ds[0].Code != "too-big" || ds[0].Position.Line == 0 {
		t.Errorf("got %v", ds)
	}
}

// TestProblemsAreAtTheVariable, not just in its statement.
func TestProblemsAreAtTheVariable(t *testing.T) {
	src := `package at

//spelt:kernel
func Read(x []int) {
	left := 9
	for i := range x {
		if x[i] < left-x[i] {
			left -= x[i]
		}
	}
}

//spelt:kernel
func BuiltUp(x []int) int {
	total := 0
	add := func(v int) { total += v * total }
	for i := range x {
		add(x[i])
	}
	return total
}

//spelt:kernel
func Set(x []int) (best, at int) {
	for i, v := range x {
		if v > best {
			x[0], best, at = at, v, i
		}
	}
	return
}

//spelt:kernel
func Place(x, y []int) {
	n := 0
	for i := range x {
		switch x[i] {
		case n + 1:
			y[n] = i
			n++
		}
	}
}
`
	prog := load(t, Config{Overlay: overlay(t, map[string]string{"at/at.go": src})}, "./testdata/at")
	want := map[string]string{"Read": "7:13 left", "BuiltUp": "16:36 total", "Set": "27:10 best", "Place": "38:8 n"}
	for _, k := range prog.Packages()[0].Kernels {
		_, ds := prog.Lower(k)
		got := ""
		for _, d := range ds {
			start := d.Position.Offset
			got += fmt.Sprintf("%d:%d %s", d.Position.Line, d.Position.Column, src[start:start+int(d.End-d.Pos)])
		}
		if got != want[k.Name] {
			t.Errorf("%s: %q, want %q: %v", k.Name, got, want[k.Name], ds)
		}
	}
}

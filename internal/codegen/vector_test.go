package codegen

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/target"
)

// The loops below become vector code of at least the target's full width: a loop of one block, so that no check is left
// in it, and with no test of whether memory overlaps. It is compiled, not run, so that any host will do.
func TestParallelLoopsAreWidened(t *testing.T) {
	lib, err := llvm.Open()
	if errors.Is(err, llvm.ErrNotFound) {
		t.Skip(err)
	}
	tg, err := target.ForLevel("x86-64-v4")
	if err != nil {
		t.Skip(err)
	}
	sum := func(typ, neutral, op, body string) string {
		return `kernel "r" args=32
param ptr 0 "x"
param i64 8 "len"
param i64 16 "n"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: i64 = param n=2
  %3: i64 = const value=0
  %4: i64 = const value=1
  %5: ` + typ + ` = const value=` + neutral + `
  %20: ` + typ + ` = local %5
  for %2 parallel=1 reduce=` + op + `:%20 guard=%3+%4*%40<%2@%nil..%1 { (%40: i64)
    bounds %40 %1 hoisted=1
    %41: ptr = elem %0 %40 stride=4
    %42: ` + typ + ` = load %41 tag="` + typ + `"
    %44: ` + typ + ` = get %20
` + body + `
  }
}`
	}
	for _, c := range []struct{ name, text, element string }{
		{"saxpy", readRun(t, "saxpy"), "float"},
		{"jacobi", readRun(t, "jacobi"), "float"},
		{"image", readRun(t, "image"), "i8"},
		{"sum", sum("f32", "-0", "add", "%45: f32 = add %44 %42\nset %20 %45"), "float"},
		{"dot", sum("f32", "-0", "add", "%45: f32 = fma %42 %42 %44\nset %20 %45"), "float"},
		{"conditional sum", sum("f32", "-0", "add", "%45: bool = gt %42 %5\nif %45 {\n%46: f32 = add %44 %42\nset %20 %46\n} {\n}"), "float"},
		{"sum with continue", sum("f32", "-0", "add", "%45: bool = gt %42 %5\nif %45 {\ncontinue depth=0\n} {\n}\n%46: f32 = sub %44 %42\nset %20 %46"), "float"},
		{"maximum", sum("f32", "-Inf", "max", "%45: f32 = max %42 %44\nset %20 %45"), "float"},
		{"integer sum", sum("i32", "0", "add", "%45: i32 = add %42 %44\nset %20 %45"), "i32"},
		{"integer top", sum("i32", "-2147483648", "ifgt", "%45: bool = gt %42 %44\nif %45 {\nset %20 %42\n} {\n}"), "i32"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := Emit(parseTask(t, c.text), Options{Target: tg, Dialect: dialect()})
			if err != nil {
				t.Fatal(err)
			}
			res, err := lib.Compile(context.Background(), c.name, m.Text, llvm.Options{Target: tg, Lanes: m.Width > 0, WantIR: true})
			if err != nil {
				t.Fatal(err)
			}
			if loop := regexp.MustCompile(`(?s)\n(b\d+):[^\n]*\n((?:  [^\n]*\n)*?  br i1 %\d+, label %)(b\d+)`).FindAllStringSubmatch(res.IR, -1); !slices.ContainsFunc(loop, func(l []string) bool {
				return l[1] == l[3] && vectorOf(c.element).MatchString(l[2])
			}) {
				t.Errorf("no loop of vectors of %s in\n%s", c.element, res.IR)
			}
			if m.Width < 16 {
				t.Errorf("%d lanes", m.Width)
			}
		})
	}
}

func vectorOf(element string) *regexp.Regexp {
	return regexp.MustCompile(`<(16|32|64) x ` + element + `>`)
}

// Nothing in the text is of x86 alone.
func TestTextCompilesForARM64(t *testing.T) {
	lib, err := llvm.Open()
	if errors.Is(err, llvm.ErrNotFound) {
		t.Skip(err)
	}
	tg := target.Target{Triple: "aarch64-unknown-linux-gnu", Level: target.LevelARM64}
	files, _ := filepath.Glob("testdata/run/*.ir")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out, err := Emit(parseTask(t, string(text)), Options{Target: tg, Dialect: dialect()})
		if err != nil {
			t.Fatal(err)
		}
		_, err = lib.Compile(context.Background(), file, out.Text, llvm.Options{Target: tg, Lanes: out.Width > 0})
		if err != nil && strings.Contains(err.Error(), "without a code generator") {
			t.Skip(err)
		}
		if err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}

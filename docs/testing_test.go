package docs_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// testsOf lists the tests in the repository by the directory of their package; the root is "root".
func testsOf(t *testing.T) map[string]map[string]bool {
	t.Helper()
	tests := map[string]map[string]bool{}
	root := os.DirFS("..")
	err := fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || len(d.Name()) > 1 && d.Name()[0] == '.'):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := fs.ReadFile(root, path)
		if err != nil {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		dir := filepath.ToSlash(filepath.Dir(path))
		if dir == "." {
			dir = "root"
		}
		for _, decl := range f.Decls {
			if fn, ok := decl.(*ast.FuncDecl); ok && fn.Recv == nil && strings.HasPrefix(fn.Name.Name, "Test") {
				if tests[dir] == nil {
					tests[dir] = map[string]bool{}
				}
				tests[dir][fn.Name.Name] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return tests
}

var (
	tableRow = regexp.MustCompile(`(?m)^\| ([^|\n]+) \|(?: [^|\n]+ \|)? ([^|\n]+) \|$`)
	cellTest = regexp.MustCompile("`([a-z/]+)`|\\b(root)\\b|\\b(Test\\w+)(?:/(\\w+))?")
	numbered = regexp.MustCompile(`^Test(Q|Case)(\d+)`)
)

// Every number has one row with a test in it; every test in a row exists; and every test with a number in its name is in
// the row of that number.
func TestTheTablesNameTestsThatExist(t *testing.T) {
	tests := testsOf(t)
	corpus := corpusKernels(t)
	rows := map[string]map[string]bool{} // "Q1", "Case1" → tests, with their packages
	for _, m := range tableRow.FindAllStringSubmatch(page(t, "testing.md"), -1) {
		label, named := m[1], 0
		dir := ""
		inRow := map[string]bool{}
		for _, c := range cellTest.FindAllStringSubmatch(m[2], -1) {
			if c[3] == "" {
				dir = c[1] + c[2]
				continue
			}
			named++
			inRow[dir+" "+c[3]] = true
			if !tests[dir][c[3]] {
				t.Errorf("row %s: there is no %s in %s", label, c[3], dir)
			}
			if c[4] != "" && !corpus[c[4]] {
				t.Errorf("row %s: %s runs no kernel %s", label, c[3], c[4])
			}
		}
		id := label
		if !strings.HasPrefix(id, "Q") {
			id = "Case" + id
		}
		if !regexp.MustCompile(`^(Q|Case)\d+$`).MatchString(id) {
			continue // of another table
		}
		if named == 0 {
			t.Errorf("row %s names no test", label)
		}
		if rows[id] != nil {
			t.Errorf("two rows %s", label)
		}
		rows[id] = inRow
	}
	for kind, last := range map[string]int{"Q": 40, "Case": 46} {
		for n := 1; n <= last; n++ {
			if id := fmt.Sprint(kind, n); rows[id] == nil {
				t.Errorf("no row for %s", id)
			}
		}
	}
	for _, dir := range slices.Sorted(maps.Keys(tests)) {
		for _, name := range slices.Sorted(maps.Keys(tests[dir])) {
			if m := numbered.FindStringSubmatch(name); m != nil && !rows[m[1]+m[2]][dir+" "+name] {
				t.Errorf("%s in %s is not in row %s%s of testing.md", name, dir, m[1], m[2])
			}
		}
	}
}

var (
	acceptanceRow  = regexp.MustCompile(`(?m)^\| ([A-G])(\d*) \| [^|\n]+ \| ([^|\n]+) \|$`)
	acceptanceTest = regexp.MustCompile(`^TestAcceptance((?:[A-EG]\d+)+|F)`)
)

// Every row of what acceptance found is in the table, in order; and every test that is named after a row is in that row. That
// the tests exist, TestTheTablesNameTestsThatExist holds.
func TestTheTableOfWhatAcceptanceFound(t *testing.T) {
	_, table, ok := strings.Cut(page(t, "testing.md"), "\n| row | what holds now | tests |")
	if !ok {
		t.Fatal("no such table")
	}
	inRow := map[string]string{} // the tests, with their packages
	last := ""
	for _, m := range acceptanceRow.FindAllStringSubmatch(table, -1) {
		id := m[1] + m[2]
		if at := fmt.Sprintf("%s%3s", m[1], m[2]); at < last {
			t.Errorf("row %s stands too far down", id)
		} else {
			last = at
		}
		dir := ""
		for _, c := range cellTest.FindAllStringSubmatch(m[3], -1) {
			if c[3] == "" {
				dir = c[1] + c[2]
				continue
			}
			inRow[id] += dir + " " + c[3] + "\n"
		}
		if like, ok := strings.CutPrefix(m[3], "as "); ok {
			inRow[id] += inRow[like]
		}
	}
	for letter, last := range map[string]int{"A": 11, "B": 6, "C": 8, "G": 10} {
		for n := 1; n <= last; n++ {
			if id := fmt.Sprint(letter, n); inRow[id] == "" && id != "G6" && id != "G7" {
				t.Errorf("no row for %s", id)
			}
		}
	}
	for _, id := range []string{"D1", "D7", "D8", "D9", "D10", "D11", "F"} {
		if inRow[id] == "" {
			t.Errorf("no row for %s", id)
		}
	}
	tests := testsOf(t)
	for _, dir := range slices.Sorted(maps.Keys(tests)) {
		for _, name := range slices.Sorted(maps.Keys(tests[dir])) {
			m := acceptanceTest.FindStringSubmatch(name)
			if m == nil {
				continue
			}
			for _, id := range regexp.MustCompile(`[A-G]\d*`).FindAllString(m[1], -1) {
				if !strings.Contains(inRow[id], dir+" "+name+"\n") {
					t.Errorf("%s in %s is not in row %s of testing.md", name, dir, id)
				}
			}
		}
	}
}

// corpusKernels are the names of the kernels that the corpus has tests for; of a generic one, without its instances.
func corpusKernels(t *testing.T) map[string]bool {
	t.Helper()
	files, err := filepath.Glob("../internal/corpus/*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	kernels := map[string]bool{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`kernels\.(\w+?)((?:Float|Int|Uint)\d*)?Kernel\b`).FindAllStringSubmatch(string(text), -1) {
			kernels[m[1]] = true
			kernels[m[1]+m[2]] = true
		}
	}
	return kernels
}

// Each fault of LLVM has a test by the code generator or what drives LLVM, which can take out what keeps clear of it; and every
// test that is named exists.
func TestTheTableOfFaultsNamesTestsThatExist(t *testing.T) {
	tests := testsOf(t)
	corpus := corpusKernels(t)
	rows := regexp.MustCompile(`(?m)^\| (.*) \| ([^|\n]+) \|$`).FindAllStringSubmatch(page(t, "llvm-faults.md"), -1)
	if len(rows) < 7 { // two are the head
		t.Errorf("%d rows", len(rows))
	}
	for _, row := range rows[2:] {
		dir, taken := "", false
		for _, c := range cellTest.FindAllStringSubmatch(row[2], -1) {
			switch {
			case c[3] == "":
				dir = c[1] + c[2]
			case !tests[dir][c[3]]:
				t.Errorf("there is no %s in %s", c[3], dir)
			case c[4] != "" && !corpus[c[4]]:
				t.Errorf("%s runs no kernel %s", c[3], c[4])
			default:
				taken = taken || dir == "internal/codegen" || dir == "internal/llvm"
			}
		}
		if !taken {
			t.Errorf("no test takes out what keeps clear of %.40s", row[1])
		}
	}
}

package process

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// counted is a program whose kernel has, at the end of each line that is a statement, how often that runs.
const counted = `package main

import "fmt"

func sign(x int) int {
	if x < 0 { // 10
		return -1 // 2
	} else if x == 3 { // 8
		return 3 // 2
	}
	switch { // 6
	case x > 5:
		return 2 // 2
	}
	for i := range x { // 4
		if i == 4 { // 10
			return 7 // 2
		}
	}
	return x // 2
}

func touch(x []int) {
	x[0]-- // 2
}

//spelt:kernel
func Count(x []int, n int) int {
	touch(x) // 1
	touch(x) // 1
	k := 0 // 1
	for i := range x { // 1
		x[i] = sign(x[i]) + sign(x[i]) // 5
	}
	for k < n { // 1
		k += 2 // 4
		if k == 100 { // 4
			continue // 0
		}
	}
	const debug = false
	if debug { // 1
		k = 7 // 0
		return 3 // 0
	} else {
		k++ // 1
	}
	return k // 1
}

func main() {
	x := []int{1, 3, 9, 0, 5}
	k, err := CountKernel.Launch(x, 7)
	fmt.Println(k, err, x)
}
`

// TestAcceptanceFCoverageCountsWhatRuns: each statement has a line, with how often it runs, calls and what is folded away
// included; also where the code is in the cache, and after an edit that changes no code.
func TestAcceptanceFCoverageCountsWhatRuns(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := newModule(dir); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "cover.out")
	env := append(os.Environ(), cacheIn(newCache(t)), "SPELT_COVER="+file)
	edited := strings.Replace(counted, "\tk := 0 // 1\n", "\tif n < 0 { // 1\n\t\tvar _ int // 0\n\t}\n\tk := 0 // 1\n", 1)
	for _, source := range []string{counted, counted, edited} {
		if err := writeFiles(dir, map[string]string{"main.go": source}); err != nil {
			t.Fatal(err)
		}
		out, err := command(dir, env, spelt, "run", ".")
		if err != nil {
			t.Fatal(err)
		}
		if want := "9 <nil> [-2 6 4 0 14]\n"; out != want {
			t.Fatalf("%q, want %q", out, want)
		}
		profile, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		got := map[int]int{}
		for _, l := range strings.Split(strings.TrimSpace(string(profile)), "\n")[1:] {
			var line, from, to, end, statements, n int
			_, place, _ := strings.Cut(l, "main.go:")
			if _, err := fmt.Sscanf(place, "%d.%d,%d.%d %d %d", &line, &from, &to, &end, &statements, &n); err != nil || line != to || end <= from {
				t.Fatalf("%q: %v", l, err)
			}
			got[line] = n
		}
		for i, l := range strings.Split(source, "\n") {
			n, ok := got[i+1]
			text, comment, has := strings.Cut(l, " // ")
			want, err := strconv.Atoi(comment)
			switch {
			case has && err != nil:
				t.Fatal(err)
			case has != ok:
				t.Errorf("line %d, %s: in the profile %v", i+1, strings.TrimSpace(text), ok)
			case n != want:
				t.Errorf("line %d, %s: %d, want %d", i+1, strings.TrimSpace(text), n, want)
			}
		}
	}
}

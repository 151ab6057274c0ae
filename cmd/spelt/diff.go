package main

import (
	"fmt"
	"io"
	"strings"
)

// edit is one line of a comparison: kept (' '), removed ('-') or added ('+').
type edit struct {
	op   byte
	a, b int // index of the line in the old and the new text; that of the next line where it has none
}

// maxEdits bounds the work of compare. Texts that differ in more lines than that are shown as replaced in the middle.
const maxEdits = 1500

// compare finds a shortest way from one list of lines to another.
//
// It is the greedy algorithm of E. Myers, An O(ND) Difference Algorithm and Its Variations, Algorithmica 1 (1986).
func compare(a, b []string) []edit {
	head := 0
	for head < len(a) && head < len(b) && a[head] == b[head] {
		head++
	}
	tail := 0
	for tail < len(a)-head && tail < len(b)-head && a[len(a)-1-tail] == b[len(b)-1-tail] {
		tail++
	}
	var edits []edit
	for i := range head {
		edits = append(edits, edit{' ', i, i})
	}
	for _, e := range middle(a[head:len(a)-tail], b[head:len(b)-tail]) {
		edits = append(edits, edit{e.op, e.a + head, e.b + head})
	}
	for i := tail; i > 0; i-- {
		edits = append(edits, edit{' ', len(a) - i, len(b) - i})
	}
	return edits
}

func middle(a, b []string) []edit {
	n, m := len(a), len(b)
	// far[d][k+d] is how far in a the furthest path with d edits on diagonal k gets.
	var far [][]int
	for d := 0; d <= n+m; d++ {
		if d > maxEdits {
			return replaceAll(n, m)
		}
		row := make([]int, 2*d+1)
		far = append(far, row)
		for k := -d; k <= d; k += 2 {
			x := furthest(far, d, k)
			for x < n && x-k < m && a[x] == b[x-k] {
				x++
			}
			row[k+d] = x
			if x >= n && x-k >= m {
				return backtrack(far, n, m)
			}
		}
	}
	return nil
}

// furthest is where a path with d edits on diagonal k begins, after its last edit.
func furthest(far [][]int, d, k int) int {
	if d == 0 {
		return 0
	}
	prev := far[d-1] // diagonals -(d-1) … d-1
	if k == -d || k != d && prev[k-1+d-1] < prev[k+1+d-1] {
		return prev[k+1+d-1]
	}
	return prev[k-1+d-1] + 1
}

func backtrack(far [][]int, n, m int) []edit {
	var edits []edit
	x, y := n, m
	for d := len(far) - 1; d >= 0; d-- {
		k := x - y
		start := furthest(far, d, k)
		for x > start {
			x, y = x-1, y-1
			edits = append(edits, edit{' ', x, y})
		}
		if d == 0 {
			break
		}
		if down := k == -d || k != d && far[d-1][k-1+d-1] < far[d-1][k+1+d-1]; down {
			y--
			edits = append(edits, edit{'+', x, y})
		} else {
			x--
			edits = append(edits, edit{'-', x, y})
		}
	}
	for i, j := 0, len(edits)-1; i < j; i, j = i+1, j-1 {
		edits[i], edits[j] = edits[j], edits[i]
	}
	return edits
}

func replaceAll(n, m int) []edit {
	var edits []edit
	for i := range n {
		edits = append(edits, edit{'-', i, 0})
	}
	for i := range m {
		edits = append(edits, edit{'+', n, i})
	}
	return edits
}

// around is how many unchanged lines a diff shows around changed ones.
const around = 3

// printUnified writes edits as a unified diff, without file names. text gives the text of an edit's line.
func printUnified(w io.Writer, edits []edit, text func(edit) string) {
	for i := 0; i < len(edits); {
		if edits[i].op == ' ' {
			i++
			continue
		}
		start := max(i-around, 0)
		end, gap := i, 0 // end is after the last change of the hunk
		for j := i; j < len(edits) && gap <= 2*around; j++ {
			if edits[j].op == ' ' {
				gap++
			} else {
				end, gap = j+1, 0
			}
		}
		end = min(end+around, len(edits))
		var removed, added int
		for _, e := range edits[start:end] {
			if e.op != '+' {
				removed++
			}
			if e.op != '-' {
				added++
			}
		}
		fmt.Fprintf(w, "@@ -%d,%d +%d,%d @@\n", edits[start].a+1, removed, edits[start].b+1, added)
		for _, e := range edits[start:end] {
			fmt.Fprintf(w, "%c%s\n", e.op, text(e))
		}
		i = end
	}
}

func lines(text string) []string { return strings.Split(strings.TrimSuffix(text, "\n"), "\n") }

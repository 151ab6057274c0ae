package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
)

// ErrFormat is what every error of [ReadMarket] about the text of a file is.
var ErrFormat = errors.New("not a Matrix Market file that can be read here")

// A MarketError says where a file is wrong.
type MarketError struct {
	Line   int
	Reason string
}

func (e *MarketError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Reason) }

// Unwrap makes the error an [ErrFormat].
func (e *MarketError) Unwrap() error { return ErrFormat }

// ReadMarket reads a sparse matrix in Matrix Market exchange format: coordinate files whose field is real, integer or
// pattern (every value 1) and whose symmetry is general or symmetric. Values given twice are added. After R. F.
// Boisvert, R. Pozo and K. Remington, "The Matrix Market Exchange Formats: Initial Design", NISTIR 5935, 1996.
func ReadMarket(r io.Reader) (*CSR, error) {
	p := &market{lines: bufio.NewScanner(r)}
	p.lines.Buffer(nil, 1<<20)
	if err := p.header(); err != nil {
		return nil, err
	}
	rows, cols, n, err := p.size()
	if err != nil {
		return nil, err
	}
	for range n {
		if err := p.entry(rows, cols); err != nil {
			return nil, err
		}
	}
	if _, err := p.next(); err == nil {
		return nil, p.fail("more entries than the size line says")
	} else if err != io.EOF {
		return nil, err
	}
	return compress(rows, cols, p.entries), nil
}

type entry struct {
	row, col int32
	val      float64
}

type market struct {
	lines              *bufio.Scanner
	line               int
	pattern, symmetric bool
	entries            []entry
}

func (p *market) fail(format string, args ...any) error {
	return &MarketError{p.line, fmt.Sprintf(format, args...)}
}

// header reads the banner.
func (p *market) header() error {
	p.line++
	if !p.lines.Scan() {
		return errors.Join(p.fail("no banner"), p.lines.Err())
	}
	words := bytes.Fields(bytes.ToLower(p.lines.Bytes()))
	if len(words) != 5 || string(words[0]) != "%%matrixmarket" || string(words[1]) != "matrix" {
		return p.fail("the banner must be: %%%%MatrixMarket matrix coordinate FIELD SYMMETRY")
	}
	if string(words[2]) != "coordinate" {
		return p.fail("format %s: only coordinate is read", words[2])
	}
	switch string(words[3]) {
	case "real", "integer":
	case "pattern":
		p.pattern = true
	default:
		return p.fail("field %s: only real, integer and pattern are read", words[3])
	}
	switch string(words[4]) {
	case "general":
	case "symmetric":
		p.symmetric = true
	default:
		return p.fail("symmetry %s: only general and symmetric are read", words[4])
	}
	return nil
}

// next is the next line that is neither a comment nor blank, or io.EOF.
func (p *market) next() ([]byte, error) {
	for p.lines.Scan() {
		p.line++
		line := bytes.TrimSpace(p.lines.Bytes())
		if len(line) > 0 && line[0] != '%' {
			return line, nil
		}
	}
	if err := p.lines.Err(); err != nil {
		return nil, err
	}
	return nil, io.EOF
}

func (p *market) size() (rows, cols, entries int, err error) {
	line, err := p.next()
	if err != nil {
		return 0, 0, 0, errors.Join(p.fail("no size line"), err)
	}
	words := bytes.Fields(line)
	if len(words) != 3 {
		return 0, 0, 0, p.fail("the size line must be: ROWS COLUMNS ENTRIES")
	}
	var n [3]int
	for i, w := range words {
		n[i], err = strconv.Atoi(string(w))
		if err != nil || n[i] < 0 || n[i] > math.MaxInt32 {
			return 0, 0, 0, p.fail("%q is not a size", w)
		}
	}
	if p.symmetric && n[0] != n[1] {
		return 0, 0, 0, p.fail("a symmetric matrix must be square")
	}
	return n[0], n[1], n[2], nil
}

func (p *market) entry(rows, cols int) error {
	line, err := p.next()
	if err == io.EOF {
		return p.fail("fewer entries than the size line says")
	}
	if err != nil {
		return err
	}
	rowWord, rest := word(line)
	colWord, rest := word(rest)
	row, err1 := strconv.Atoi(string(rowWord))
	col, err2 := strconv.Atoi(string(colWord))
	if err1 != nil || err2 != nil || row < 1 || row > rows || col < 1 || col > cols {
		return p.fail("%q does not begin with a place in the matrix", line)
	}
	e := entry{int32(row - 1), int32(col - 1), 1}
	if !p.pattern {
		var valWord []byte
		valWord, rest = word(rest)
		if e.val, err = strconv.ParseFloat(string(valWord), 64); err != nil {
			return p.fail("%q is not a number", valWord)
		}
	}
	if len(rest) > 0 {
		return p.fail("%q is left over", rest)
	}
	p.entries = append(p.entries, e)
	if p.symmetric && row != col {
		p.entries = append(p.entries, entry{e.col, e.row, e.val})
	}
	return nil
}

// word cuts the first word off a line that begins with none of the blanks before it.
func word(line []byte) (first, rest []byte) {
	end := bytes.IndexAny(line, " \t")
	if end < 0 {
		return line, nil
	}
	return line[:end], bytes.TrimLeft(line[end:], " \t")
}

// compress sorts entries by row and column, in time linear in all three sizes, and adds up those in one place.
func compress(rows, cols int, entries []entry) *CSR {
	byCol := counting(entries, cols, func(e entry) int32 { return e.col })
	byRow := counting(byCol, rows, func(e entry) int32 { return e.row })
	a := &CSR{Start: make([]int32, rows+1), Cols: cols}
	for i, e := range byRow {
		if i > 0 && byRow[i-1].row == e.row && byRow[i-1].col == e.col {
			a.Val[len(a.Val)-1] += e.val
			continue
		}
		a.Col = append(a.Col, e.col)
		a.Val = append(a.Val, e.val)
		a.Start[e.row+1]++
	}
	for i := range rows {
		a.Start[i+1] += a.Start[i]
	}
	return a
}

// counting is a stable counting sort by a key in [0, n).
func counting(entries []entry, n int, key func(entry) int32) []entry {
	at := make([]int, n+1)
	for _, e := range entries {
		at[key(e)+1]++
	}
	for i := range n {
		at[i+1] += at[i]
	}
	sorted := make([]entry, len(entries))
	for _, e := range entries {
		k := key(e)
		sorted[at[k]] = e
		at[k]++
	}
	return sorted
}

// laplacian is the 5-point difference matrix of a square of n by n points with the value 0 around it.
func laplacian(n int) *CSR {
	a := &CSR{Start: []int32{0}, Cols: n * n}
	for y := range n {
		for x := range n {
			i := y*n + x
			put := func(inside bool, col int, val float64) {
				if inside {
					a.Col = append(a.Col, int32(col))
					a.Val = append(a.Val, val)
				}
			}
			put(y > 0, i-n, -1)
			put(x > 0, i-1, -1)
			put(true, i, 4)
			put(x < n-1, i+1, -1)
			put(y < n-1, i+n, -1)
			a.Start = append(a.Start, int32(len(a.Col)))
		}
	}
	return a
}

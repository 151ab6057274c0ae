package main

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// dense is the matrix with its zeros, row by row.
func (a *CSR) dense() [][]float64 {
	rows := make([][]float64, a.Rows())
	for i := range rows {
		rows[i] = make([]float64, a.Cols)
		for k := a.Start[i]; k < a.Start[i+1]; k++ {
			rows[i][a.Col[k]] = a.Val[k]
		}
	}
	return rows
}

func TestReadMarket(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       [][]float64
	}{
		{"real general", "%%MatrixMarket matrix coordinate real general\n2 3 3\n1 1 1.5\n2 3 -2e1\n1 2 .25\n",
			[][]float64{{1.5, 0.25, 0}, {0, 0, -20}}},
		{"any case, comments, blanks", "%%matrixmarket MATRIX Coordinate Real General\n% a\n%\n\n 1 1 1 \n\n  1\t1   7 \n",
			[][]float64{{7}}},
		{"symmetric", "%%MatrixMarket matrix coordinate integer symmetric\n2 2 2\n1 1 4\n2 1 -1\n",
			[][]float64{{4, -1}, {-1, 0}}},
		{"pattern", "%%MatrixMarket matrix coordinate pattern general\n2 2 2\n1 2\n2 1\n", [][]float64{{0, 1}, {1, 0}}},
		{"twice in one place", "%%MatrixMarket matrix coordinate real general\n1 2 3\n1 2 1\n1 1 2\n1 2 3\n",
			[][]float64{{2, 4}}},
		{"no rows", "%%MatrixMarket matrix coordinate real general\n0 0 0\n", [][]float64{}},
		{"no end of line", "%%MatrixMarket matrix coordinate real general\n1 1 1\n1 1 3", [][]float64{{3}}},
	} {
		a, err := ReadMarket(strings.NewReader(c.text))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := a.dense(); !slices.EqualFunc(got, c.want, slices.Equal[[]float64]) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}

func TestReadMarketRefuses(t *testing.T) {
	const head = "%%MatrixMarket matrix coordinate real general\n"
	for _, c := range []struct {
		name, text string
		line       int
	}{
		{"nothing", "", 1},
		{"no banner", "2 2 1\n1 1 1\n", 1},
		{"dense", "%%MatrixMarket matrix array real general\n1 1\n1\n", 1},
		{"complex", "%%MatrixMarket matrix coordinate complex general\n1 1 1\n1 1 1 0\n", 1},
		{"hermitian", "%%MatrixMarket matrix coordinate real hermitian\n1 1 1\n1 1 1\n", 1},
		{"no size", head, 1},
		{"two sizes", head + "2 2\n", 2},
		{"negative size", head + "2 -2 1\n", 2},
		{"huge size", head + "99999999999 1 0\n", 2},
		{"symmetric but not square", "%%MatrixMarket matrix coordinate real symmetric\n2 3 0\n", 2},
		{"row 0", head + "2 2 1\n0 1 1\n", 3},
		{"column too large", head + "2 2 1\n1 3 1\n", 3},
		{"no value", head + "2 2 1\n1 1\n", 3},
		{"not a number", head + "2 2 1\n1 1 x\n", 3},
		{"too many words", head + "2 2 1\n1 1 1 1\n", 3},
		{"too few entries", head + "2 2 2\n1 1 1\n", 3},
		{"too many entries", head + "2 2 1\n1 1 1\n2 2 2\n", 4},
	} {
		_, err := ReadMarket(strings.NewReader(c.text))
		var m *MarketError
		if !errors.Is(err, ErrFormat) || !errors.As(err, &m) {
			t.Errorf("%s: got %v, want a MarketError", c.name, err)
		} else if m.Line != c.line {
			t.Errorf("%s: %v, want line %d", c.name, err, c.line)
		}
	}
}

func FuzzReadMarket(f *testing.F) {
	f.Add("%%MatrixMarket matrix coordinate real symmetric\n2 2 2\n1 1 4\n2 1 -1\n")
	f.Add("%%MatrixMarket matrix coordinate pattern general\n3 1 1\n3 1\n")
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "00000") {
			t.Skip("a size of millions is memory for millions")
		}
		a, err := ReadMarket(strings.NewReader(text))
		if err != nil {
			return
		}
		if !slices.IsSorted(a.Start) || int(a.Start[a.Rows()]) != len(a.Val) || len(a.Val) != len(a.Col) {
			t.Errorf("rows do not fit: %v", a.Start)
		}
		for _, c := range a.Col {
			if c < 0 || int(c) >= a.Cols {
				t.Errorf("column %d of %d", c, a.Cols)
			}
		}
	})
}

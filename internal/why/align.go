package why

// maxCells bounds the work of align. Lists longer than that are paired in order.
const maxCells = 4 << 20

// pair is a line of an alignment: an index into each of two lists, -1 where the other list has nothing for it.
type pair struct{ old, cur int }

// align pairs the items of two lists in order so that the sum of the scores of the pairs is greatest. Items whose score is
// not above 0 are never paired. Of equal alignments the one that pairs earlier items is taken.
//
// It is the algorithm of S. Needleman and C. Wunsch, A general method applicable to the search for similarities in the amino
// acid sequence of two proteins, J. Mol. Biol. 48 (1970), with gaps that cost nothing.
func align(n, m int, score func(i, j int) int) []pair {
	if n > 0 && m > maxCells/n {
		return inOrder(n, m, score)
	}
	best := make([]int32, (n+1)*(m+1)) // [i][j]: of the items from i and j on
	scores := make([]int32, (n+1)*(m+1))
	at := func(i, j int) *int32 { return &best[i*(m+1)+j] }
	for i := n - 1; i >= 0; i-- {
		for j := m - 1; j >= 0; j-- {
			b := max(*at(i+1, j), *at(i, j+1))
			s := int32(score(i, j))
			scores[i*(m+1)+j] = s
			if s > 0 {
				b = max(b, s+*at(i+1, j+1))
			}
			*at(i, j) = b
		}
	}
	var out []pair
	i, j := 0, 0
	for i < n && j < m {
		s := scores[i*(m+1)+j]
		switch {
		case s > 0 && *at(i, j) == s+*at(i+1, j+1):
			out = append(out, pair{i, j})
			i, j = i+1, j+1
		case *at(i, j) == *at(i+1, j):
			out = append(out, pair{i, -1})
			i++
		default:
			out = append(out, pair{-1, j})
			j++
		}
	}
	return rest(out, i, n, j, m)
}

func inOrder(n, m int, score func(i, j int) int) []pair {
	var out []pair
	k := min(n, m)
	for i := range k {
		if score(i, i) > 0 {
			out = append(out, pair{i, i})
		} else {
			out = append(out, pair{i, -1}, pair{-1, i})
		}
	}
	return rest(out, k, n, k, m)
}

func rest(out []pair, i, n, j, m int) []pair {
	for ; i < n; i++ {
		out = append(out, pair{i, -1})
	}
	for ; j < m; j++ {
		out = append(out, pair{-1, j})
	}
	return out
}

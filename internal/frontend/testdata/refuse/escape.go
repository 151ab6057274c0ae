package refuse

type cand struct {
	v  float64
	at int
}

func newCand(v float64, at int) *cand { return &cand{v, at} }

//spelt:kernel
func EscapeBest(out []float64, at []int, x []float64, m int) {
	for i := range out {
		best := &cand{v: -1e300}
		for j := range m {
			c := newCand(x[i*m+j], j)
			if c.v > best.v {
				best = c // want escape "is kept in best, beyond the iteration" "write best = .p instead"
			}
		}
		out[i], at[i] = best.v, best.at
	}
}

//spelt:kernel
func EscapeSerial(out []float64, x []float64) {
	var last *cand
	//spelt:serial
	for i := range x {
		c := cand{x[i], i}
		if last == nil || c.v > last.v {
			last = &c // want escape "kept in last"
		}
	}
	if last != nil {
		out[0] = last.v
	}
}

//spelt:kernel
func EscapeSlice(out []int, n int) {
	for i := range out {
		var kept []int
		for j := range n {
			var buf [4]int
			buf[j&3] = i
			if j == 2 {
				kept = buf[:] // want escape "kept in kept" "declare the array outside of the loop"
			}
		}
		for _, v := range kept {
			out[i] += v
		}
	}
}

//spelt:kernel
func EscapeCounter(out []int, n int) {
	for i := range out {
		var first *int
		for j := 0; j < n; j++ {
			if first == nil {
				first = &j // want escape "kept in first"
			}
		}
		if first != nil {
			out[i] = *first
		}
	}
}

func longest(x []float64, m int) *cand {
	best := &cand{v: -1}
	for j := 0; j < m; j++ {
		if c := newCand(x[j], j); c.v > best.v {
			best = c // want escape "kept in best"
		}
	}
	return best
}

//spelt:kernel
func EscapeHelper(out []float64, x []float64, m int) {
	for i := range out {
		out[i] = longest(x[i*m:], m).v
	}
}

package kernels

// LocalArrays has arrays with constant and with computed indices.
//
//spelt:kernel
func LocalArrays(out []int, k int) {
	for i := range out {
		var a [8]int
		b := [4]int{1, 2, 3}
		for j := range a {
			a[j] = j * i
		}
		a[k&7] += 100
		b[3] = a[7]
		b[0], b[1] = b[1], b[0]
		c := b
		c[2] = 50
		s := 0
		for j, v := range a {
			s += v * j
		}
		for _, v := range b {
			s += v
		}
		out[i] = s + c[0] + c[2]*b[2] + len(a) + cap(b)
	}
}

// SortFive sorts the five values of each row by insertion.
//
//spelt:kernel
func SortFive(rows [][5]int32, median []int32) {
	for r := range rows {
		a := rows[r]
		for i := 1; i < len(a); i++ {
			v, j := a[i], i-1
			for j >= 0 && a[j] > v {
				a[j+1] = a[j]
				j--
			}
			a[j+1] = v
		}
		rows[r] = a
		median[r] = a[2]
	}
}

// BigArrays has arrays that only memory can hold; they are zero each time.
//
//spelt:kernel
func BigArrays(out []int, table [100]int, k int) {
	for i := range out {
		var a [200]int
		for j := range a {
			a[j] += j + table[j%100]
		}
		b := a
		b[k&127] = 7
		same := a == b
		a, b = b, a
		if same {
			out[i] = -1
		} else {
			out[i] = a[k&127] + b[k&127] + sumOf(b)
		}
	}
}

func sumOf(a [200]int) int {
	s := 0
	for _, v := range a {
		s += v
	}
	a[0] = 1
	return s
}

// ArrayParams has arrays by value, by pointer, in slices, and as a result.
//
//spelt:kernel
func ArrayParams(out []float32, m [3][3]float32, v [3]float32, p *[2][2]int32, rows [][2]int32) [3]float32 {
	var r [3]float32
	v[1]++
	for i := range 3 {
		s := float32(0)
		for j := range 3 {
			s += m[i][j] * v[j]
		}
		if i < len(out) {
			out[i] = s
		}
	}
	for i := range rows {
		rows[i][i&1] += p[1][0]
	}
	p[0][1]++
	r[0] = m[1][1]
	r[2] = v[1]
	return r
}

// Matrices multiplies small matrices that are local arrays of arrays.
//
//spelt:kernel
func Matrices(out, in [][3][3]float64, turns int) {
	for i := range in {
		m := in[i]
		acc := [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
		for range turns {
			var next [3][3]float64
			for r := range 3 {
				for c := range 3 {
					for k := range 3 {
						next[r][c] += acc[r][k] * m[k][c]
					}
				}
			}
			acc = next
		}
		out[i] = acc
	}
}

// ArrayAroundLoops has a local array that several parallel loops share.
//
//spelt:kernel
func ArrayAroundLoops(out, x []int32) int32 {
	var bins [4]int32
	//spelt:serial
	for _, v := range x {
		bins[v&3]++
	}
	for i := range out {
		out[i] = bins[i&3]
	}
	bins[1] = 77
	for i := range x {
		x[i] += bins[x[i]&3]
	}
	return bins[0] + bins[1]
}

var weights = [...]float64{0.5, 1.5, 2.5, 3.5}

var lines = [2][3]Vec{{{1, 2, 3}, {X: 4}}, {2: {7, 8, 9}}}

var scale float32 = 1.0 / 3

// Tables reads package variables that nothing changes.
//
//spelt:kernel
func Tables(out []float64, f []float32) {
	for i := range out {
		out[i] = weights[i%len(weights)] + weights[2]
	}
	for i := range f {
		f[i] = lines[i%2][i%3].Z*scale + lines[1][2].X
	}
}

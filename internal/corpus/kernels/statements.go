package kernels

// Pair is what the pointers of Statements point at.
type Pair struct {
	V int
	A [4]int
}

func pick(a, b int) int {
	if a > b {
		return 100 / b
	}
	return a
}

// Statements has statements with several parts that can fail: which says which one is run.
//
//spelt:kernel
func Statements(which int, out, x, y []int, p, q *Pair, r *int, i, j, k, d, s int) (t, u, v int) {
	switch which {
	case 0:
		out[i+k] = x[j] / d
	case 1:
		out[i] = x[j] / d
	case 2:
		out[x[j]] = x[i] / d
	case 3:
		out[x[j]+1] = x[i] / d
	case 4:
		out[x[j]/d] = x[i] / y[k]
	case 5:
		out[i/d] = x[j]
	case 6:
		out[i] += x[j] / d
	case 7:
		out[i] /= x[j] - x[k]
	case 8:
		out[i] <<= x[j] >> s
	case 9:
		out[i] = x[j] << s
	case 10:
		out[i]++
		out[j]--
	case 11:
		p.V = x[i] / d
	case 12:
		p.V = q.V / d
	case 13:
		p.V += x[i] / d
	case 14:
		p.V, out[i] = x[j]/d, q.V
	case 15:
		p.A[i] = x[j] / d
	case 16:
		p.A[x[j]] = q.A[i] / d
	case 17:
		q.A[i] += p.A[j] / d
	case 18:
		*r = x[i] / d
	case 19:
		*r += x[i] / d
	case 20:
		out[i], y[j] = x[k]/d, x[j]
	case 21:
		out[i], y[j] = x[k], i/d
	case 22:
		out[i], out[j] = out[j], out[i]
	case 23:
		out[i], y[x[j]] = x[k]/d, y[i]
	case 24:
		out[i], y[x[j]+1] = 7/d, y[k]
	case 25:
		out[i], p.V = q.V, x[j]/d
	case 26:
		p.V, q.V = x[i], y[j]
	case 27:
		t, out[t&3] = x[i], y[j]/d
	case 28:
		t, u = x[i], y[t&3]/d
	case 29:
		t, u = x[i]/d, y[j]
	case 30:
		t = x[i] / y[j] % d
	case 31:
		t = (x[i]+y[j])/d + x[k]
	case 32:
		t = x[i] / d * y[j]
	case 33:
		t = x[x[i]/d] + y[j]
	case 34:
		t = pick(x[i], y[j]/d)
	case 35:
		out[i] = pick(x[j], d) + y[k]
	case 36:
		out[i] = y[k] + pick(x[j], d)
	case 37:
		out[pick(i, d)] = x[j] + pick(k, y[i])
	case 38:
		t = len(x[i:j]) + y[k]/d
	case 39:
		t = x[i:][j] / d
	case 40:
		out[i:][j] = x[k] / d
	case 41:
		t = q.V + x[i] + p.V
	case 42:
		t = min(x[i], y[j]) + out[k]/d
	case 43:
		b := [3]int{x[i], y[j] / d, p.V}
		t = b[k&1]
	case 44:
		w := Pair{x[i], [4]int{}}
		w.A[k] = y[j] / d
		t = w.V
	case 45:
		*p = Pair{V: x[i] / d}
	case 46:
		*p = *q
	case 47:
		p.A = q.A
	case 48:
		t = int(int32(x[i]) / int32(d) >> uint(j&3))
		out[t] = x[k]
	case 49:
		if x[i] > y[j]/d && p.V > 0 {
			t = 1
		}
	case 50:
		if x[i]/d > y[j] || out[k] > 0 {
			t = 1
		}
	case 51:
		for m := x[i] / d; m < y[j]; m++ {
			t++
		}
	case 52:
		switch x[i] / d {
		case y[j]:
			t = 1
		default:
			t = out[k]
		}
	case 53:
		var a [4]int
		a[i&7], t = x[j], y[k]/d
		t += a[0]
	case 54:
		return x[i] / d, y[j], p.V
	case 55:
		return pick(x[i], d), y[j] / d, p.V
	}
	return t, u, v
}

// StatementsInLoop has some of them in a parallel loop.
//
//spelt:kernel
func StatementsInLoop(which int, out, x, y []int, i, j, d int) {
	switch which {
	case 0:
		for n := range 40 {
			out[n+i] = x[n+j] / (d + n)
		}
	case 1:
		for n := range 40 {
			out[n+i] += x[n+j] / (d + n)
		}
	case 2:
		for n := range 40 {
			out[n+i], y[n+j] = x[n]/(d+n), x[n+i]
		}
	case 3:
		for n := range 40 {
			out[n+i], y[n+j] = x[n+j], n/(d+n)
		}
	case 4:
		for n := range 40 {
			out[n/(d+n)*0+n+i] = x[n+j]
		}
	}
}

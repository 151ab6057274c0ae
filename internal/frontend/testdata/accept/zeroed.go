package accept

type block struct {
	items [70]int
	used  int
}

func squares(n int) (s [70]int) {
	for i := range n {
		s[i] = i * i
	}
	return
}

// Zeroed has variables in memory that start as zero, in every round anew, and
// the result is one more.
//
//spelt:kernel
func Zeroed(out []int, k int) (sums [70]int) {
	k = k & 7
	for i := range out {
		s := 0
		//spelt:serial
		for round := range 3 {
			var big [70]int
			var small [8]int
			var b block
			var never [70]int
			p := new([70]int)
			s += big[k] + small[k] + b.items[k+1] + never[k] + p[k]
			big[k] = i
			small[k] = round
			b.items[k+1], b.used = i+round, 1
			p[k] = 5
			for j := range k + 1 {
				s += big[j] + small[j] + b.items[j+1]*b.used + p[j]
			}
		}
		out[i] = s + squares(k)[k/2]
	}
	sums[k] = 3
	return
}

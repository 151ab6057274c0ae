package kernels

// stubborn goes on after its loop has ended.
func stubborn(n int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			yield(i)
		}
	}
}

// lastWord calls yield once more when the loop has ended.
func lastWord(n int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				break
			}
		}
		yield(-1)
	}
}

// pairs hands on what another iterator gives, whatever becomes of it.
func pairs(n int) func(yield func(int, int) bool) {
	return func(yield func(int, int) bool) {
		for i := range lastWord(n) {
			yield(i, i*i)
		}
	}
}

// IteratorBreak leaves the loops by break.
//
//spelt:kernel
func IteratorBreak(out []int, n, at int) {
	for i := range stubborn(n) {
		if i == at {
			break
		}
		out[0] += i
	}
	for i := range lastWord(n) {
		if i == at {
			break
		}
		out[1] += i
	}
}

// IteratorReturn leaves by return, from a loop in a loop.
//
//spelt:kernel
func IteratorReturn(out []int, n, at int) int {
	for a, b := range pairs(n) {
		for c := range lastWord(3) {
			if a == at && c == 1 {
				return b
			}
			out[0] += c
		}
	}
	return -1
}

// IteratorLabel leaves two loops at once, or goes on with the outer one.
//
//spelt:kernel
func IteratorLabel(out []int, n, at, on int) {
outer:
	for i := range lastWord(n) {
		for j := range stubborn(3) {
			if i == on && j == 2 {
				continue outer
			}
			if i == at {
				break outer
			}
			out[1] += j
		}
	}
}

// IteratorLanes does so in a parallel loop.
//
//spelt:kernel
func IteratorLanes(out []int, at int) {
	for i := range out {
		s := 0
		for j := range stubborn(i % 7) {
			if j == at {
				break
			}
			s += j
		}
		out[i] = s
	}
}

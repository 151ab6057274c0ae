package kernels

// WrapConst goes around twice before it ends.
//
//spelt:kernel
func WrapConst(x []int32) (n int) {
	for i := uint8(0); i < 250; i += 100 {
		x[i]++
		n++
	}
	return n
}

// WrapBytes has the bounds and steps of its caller, in parallel, serial and left early.
//
//spelt:kernel
func WrapBytes(x, y []int32, lo, hi, k uint8) (n int) {
	for i := lo; i < hi; i += k {
		x[i]++
		n += int(i)
	}
	last := 0
	//spelt:serial
	for i := lo; i <= hi; i += k {
		if last++; last > 300 {
			break
		}
		y[i] += int32(last)
	}
	return n + last
}

// WrapLanes wraps in every iteration of a parallel loop, signed and down.
//
//spelt:kernel
func WrapLanes(out []int32, lo, hi []int8) {
	for i := range out {
		s := int32(0)
		for j := lo[i]; j > hi[i]; j -= 37 {
			s = s*3 + int32(j)
		}
		out[i] = s
	}
}

// WrapWide has steps that lead around 64 bits.
//
//spelt:kernel
func WrapWide(hi uint64) (n int, sum uint64) {
	for i := uint64(0); i < hi; i += 0x5555555555555555 {
		n++
		sum += i
	}
	return n, sum
}

// WrapNever has all values of its type before it is found that there is no end.
//
//spelt:kernel
func WrapNever(x []int32) {
	for i := uint8(0); i <= 255; i++ {
		x[i]++
	}
}

// WrapUnit has a loop over a variable of 64 bits without a sign, which has too many iterations before it could wrap.
//
//spelt:kernel
func WrapUnit(x []int32, hi uint64) {
	for i := uint64(0); i < hi; i++ {
		x[i] += int32(i)
	}
}

//lint:file-ignore SA4003 a condition that always holds is what is tried here

// Package trips has a loop of each form for each kind of integer.
package trips

//spelt:kernel
func SignedLess(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i < hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedLess(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i < hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedLessEqual(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i <= hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedLessEqual(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i <= hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedGreater(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i > hi; i-- {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedGreater(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i > hi; i-- {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedGreaterEqual(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i >= hi; i-- {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedGreaterEqual(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i >= hi; i-- {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedNotEqual(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i != hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedNotEqual(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i != hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedNotEqualDown(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i != hi; i-- {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedNotEqualDown(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i != hi; i-- {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedLessBy3(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i < hi; i += 3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedLessBy3(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i < hi; i += 3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedLessEqualBy3(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i <= hi; i = i + 3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedLessEqualBy3(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i <= hi; i = i + 3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedGreaterBy3(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i > hi; i -= 3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedGreaterBy3(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i > hi; i -= 3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedGreaterEqualBy3(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i >= hi; i += -3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedGreaterEqualBy3(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i >= hi; i -= 3 {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedLessByK(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i < hi; i += k {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedLessByK(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i < hi; i += k {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedLessEqualByK(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i <= hi; i = k + i {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedLessEqualByK(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i <= hi; i = k + i {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedGreaterByK(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i > hi; i -= k {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedGreaterByK(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i > hi; i -= k {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func SignedGreaterEqualByK(lo, hi, k int8) (n int, sum int8) {
	for i := lo; i >= hi; i = i - k {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func UnsignedGreaterEqualByK(lo, hi, k uint8) (n int, sum uint8) {
	for i := lo; i >= hi; i = i - k {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func WideLess(lo, hi, k int64) (n int, sum int64) {
	for i := lo; i < hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func WideLessEqual(lo, hi, k int64) (n int, sum int64) {
	for i := lo; i <= hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func WideGreaterEqual(lo, hi, k int64) (n int, sum int64) {
	for i := lo; i >= hi; i-- {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func WideNotEqual(lo, hi, k int64) (n int, sum int64) {
	for i := lo; i != hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func WideLessByK(lo, hi, k int64) (n int, sum int64) {
	for i := lo; i < hi; i += k {
		n++
		sum += i
	}
	return n, sum
}

//spelt:kernel
func WideUnsigned(lo, hi, k uint64) (n int, sum uint64) {
	for i := lo; i < hi; i++ {
		n++
		sum += i
	}
	return n, sum
}

package kernels

// The kernels of this file have names that generated code uses itself.

// Names has parameters without a name, and with names of generated code.
//
//spelt:kernel
func Names(_ int, l []int32, err int32, args, ctx int32, _ float64, spelt, unsafe, rt int32) (context int32, r0 int32) {
	for i := range l {
		l[i] = err + args + ctx
	}
	return spelt + unsafe, rt
}

// Unnamed has results without names and no parameters.
//
//spelt:kernel
func Unnamed() (int, float32, [2]bool) {
	n := 0
	for i := range 100 {
		n += i
	}
	return n, 1.5, [2]bool{true, false}
}

// Nothing does nothing.
//
//spelt:kernel
func Nothing() {}

// Words has words of the IR as names.
//
//spelt:kernel
func Words(kernel, param, local []int32, load, store, set int32) (result int32) {
	for get := range kernel {
		kernel[get] = param[get]*load + store
		local[get] = set
	}
	const parallel, reduce = 2, 3
	for add := range param {
		result += param[add] * parallel
	}
	return result + reduce
}

package p

// Saxpy computes z = a*x + y, element by element.
//
//spelt:kernel
func Saxpy(z, x, y []float32, a float32) {
	for i := range z {
		z[i] = a*x[i] + y[i]
	}
}

//spelt:kernel
func dot(x, y []float64) (sum float64) {
	for i := range x {
		sum += x[i] * y[i]
	}
	return sum
}

// Nothing has no parameters.
//
//spelt:kernel
func Nothing() {}

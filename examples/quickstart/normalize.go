package main

import (
	"fmt"
	"math"
	"os"
)

// Normalize scales x so that its root mean square is 1, and returns what that was.
//
//spelt:kernel
func Normalize(x []float32) float32 {
	sum := float32(0)
	for i := range x {
		sum += x[i] * x[i]
	}
	rms := float32(math.Sqrt(float64(sum) / float64(len(x))))
	for i := range x {
		x[i] /= rms
	}
	return rms
}

func main() {
	signal := make([]float32, 1<<20)
	for i := range signal {
		signal[i] = 3 * float32(math.Sin(float64(i)/100))
	}
	for range 2 {
		rms, err := NormalizeKernel.Launch(signal)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Printf("root mean square %.4f\n", rms)
		fmt.Println(NormalizeKernel.Report())
	}
}

package lib // want package:`refused\[Age Both Even Grow List.Add Make Named Odd Show Spawn Spread Work\]`

import "fmt"

func Square(x float32) float32 { return x * x }

func Spawn() { go func() {}() }

func Grow(x []int) []int { return append(x, 1) }

func Work() { Grow(nil) }

func Both(m map[string]int) int { return m["a"] }

func Make() int { m := make(map[int]int); return len(m) }

func Named(x any) bool { _, ok := x.(int); return ok }

func Odd(n int) bool { return n != 0 && Even(n-1) }

func Even(n int) bool { return n == 0 || Odd(n-1) }

func Show() { fmt.Println() }

func Spread(c chan int) { c <- 1 }

func quiet() { go quiet() }

const debug = false

func Quiet() {
	if debug {
		quiet()
	}
}

type List struct{ items []int }

func (l *List) Add(x int)    { l.items = append(l.items, x) }
func (l *List) At(i int) int { return l.items[i] }

type Shape interface{ Area() float64 }

func Age(s Shape) float64 { return s.Area() }

func Sum[T interface{ Area() float64 }](s []T) (sum float64) {
	for _, x := range s {
		sum += x.Area()
	}
	return sum
}

func Squares(n int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := 0; i < n && yield(i*i); i++ {
		}
	}
}

func Adder(n int) func(int) int { return func(x int) int { return x + n } }

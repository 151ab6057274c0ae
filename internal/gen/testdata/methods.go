package p

type Cell uint8

type Grid struct {
	Data []Cell `json:"data"`
	W, H int
	next *Grid
}

type Field[T any] struct{ Data []T }

//spelt:kernel
func (g *Grid) Step(dt float32) {}

// Count counts.
//
// It does so
//
//	by rows
//
//spelt:kernel
func (Grid) Count(lo, hi int) (int, bool) { return 0, false }

//spelt:kernel T=float32
func (f *Field[T]) Scale(by T) {}

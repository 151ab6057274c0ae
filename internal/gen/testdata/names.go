package p

import (
	"context"
	. "image"
	img "image"
	"sync/atomic"
)

type image struct{}

type saxpyArgs struct{ context.Context }

//spelt:kernel
func Saxpy(l, args, ctx, err, context []int, unsafe, rt int32) (spelt int) { return 0 }

//spelt:kernel
func Blur(dst *img.RGBA, Blur Rectangle, _ int, n *atomic.Int64, p2 int8) (_, r1 [4]uint8) { return }

//spelt:kernel
func XMLParse(p2 *image) {}

//spelt:kernel T=float32 U=int8
func Map[T, U any](x []T, y []U) {}

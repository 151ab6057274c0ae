package corpus_test

import (
	"bytes"
	"log/slog"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// meetAlone are kernels whose iterations meet in one slice, and MeetWalk, of whose slice no check says where it ends.
var meetAlone = []string{"MeetStride", "MeetGrid", "MeetClamp", "MeetClampIf", "MeetWrap", "MeetNarrow", "MeetWalk", "OverlapLag", "OverlapAhead"}

func init() { cases = append(cases, meets...) }

// meets are kernels whose iterations meet in memory that is come by through slices of slices, copies, pointers that are chosen,
// and subscripts that are not affine.
var meets = []kase{
	{l: kernels.MeetCopyKernel, alias: shifts[int32](0, 1)},
	{l: kernels.MeetCopyRowsKernel, fit: func(in *input, a []any) { a[2] = 1 + in.IntN(9) }, alias: shifts[int32](0, 1)},
	{l: kernels.MeetPrefixKernel, alias: shifts[int32](0, 1)},
	{l: kernels.MeetSuffixKernel, alias: shifts[int32](0, 1)},
	{l: kernels.MeetQuadKernel, alias: shifts[int32](0, 1)},
	{l: kernels.MeetWindowKernel, alias: shifts[int32](0, 1)},
	{l: kernels.MeetStoresKernel, alias: shifts[int32](0, 1)},
	{l: kernels.MeetNarrowRowsKernel, fit: func(in *input, a []any) { a[2] = int32(1 + in.IntN(9)) }, alias: shifts[int32](0, 1)},
	{l: kernels.MeetEitherKernel, alias: append(shifts[int32](0, 1), shifts[int32](0, 2)...)},
	{l: kernels.MeetPointerKernel, alias: append(shifts[int32](0, 1), shifts[int32](0, 2)...)},
	{l: kernels.MeetWalkKernel, alias: shifts[int32](0, 1)},
	{l: kernels.MeetStrideKernel, fit: func(in *input, a []any) { a[1] = in.IntN(4) }},
	{l: kernels.MeetGridKernel, fit: func(in *input, a []any) { a[1], a[2], a[3] = 1+in.IntN(12), in.IntN(3)-1, in.IntN(3)-1 }},
	{l: kernels.MeetClampKernel},
	{l: kernels.MeetClampIfKernel, fit: func(in *input, a []any) { a[1] = in.IntN(20) }},
	{l: kernels.MeetWrapKernel},
	{l: kernels.MeetNarrowKernel},
	{l: kernels.MeetImagesKernel, fit: fitImages, alias: []func([]any){
		func(a []any) { scroll(a, 0) },
		func(a []any) { scroll(a, a[2].(int)) },
		func(a []any) { scroll(a, -a[2].(int)) },
		func(a []any) { scroll(a, 1) },
		func(a []any) { scroll(a, -1) },
	}},
}

// fitImages gives images a size that their bytes have room for.
func fitImages(in *input, a []any) {
	dst, src := a[0].(*kernels.MeetImage), a[1].(*kernels.MeetImage)
	n := min(len(dst.Pix), len(src.Pix))
	stride := 1 + in.IntN(40)
	a[2] = stride
	for _, m := range []*kernels.MeetImage{dst, src} {
		w := 1 + in.IntN(stride)
		m.Size = kernels.MeetSize{W: w, H: max(0, n/stride-2)}
		m.A = [2]int{w, n}
		m.P = &kernels.MeetSize{W: w, H: n}
	}
}

// scroll makes the source the destination's memory, by so many bytes further on.
func scroll(a []any, by int) {
	dst, src := a[0].(*kernels.MeetImage), a[1].(*kernels.MeetImage)
	whole := dst.Pix
	k := min(max(by, -by), len(whole))
	if by < 0 {
		dst.Pix, src.Pix = whole[k:], whole[:len(whole)-k]
	} else {
		dst.Pix, src.Pix = whole[:len(whole)-k], whole[k:]
	}
	src.Size.H = min(src.Size.H, max(0, len(whole)-k)/a[2].(int)-2)
	src.Size.H = max(src.Size.H, 0)
}

// TestApartStaysParallel launches every kernel on arguments that share nothing: only where iterations may meet in one slice
// does a loop run in order.
func TestApartStaysParallel(t *testing.T) {
	if err := needLLVM(); err != nil {
		t.Skip(err)
	}
	plain := newRuntime(t, spelt.WithBackend(spelt.Go))
	for i := range cases {
		c := &cases[i]
		if slices.Contains(meetAlone, c.l.Name()) {
			continue
		}
		t.Run(c.l.Name(), func(t *testing.T) {
			t.Parallel()
			var log bytes.Buffer
			rt := newRuntime(t, spelt.WithCacheDir("off"), spelt.WithLogger(slog.New(slog.NewTextHandler(&log, nil))))
			for _, tr := range c.trials(t, plain) {
				if strings.HasSuffix(tr.name, "alias=-1") {
					tr.in.restore(tr.before)
					c.launch(rt, tr.args)
				}
			}
			rt.Close()
			if s := log.String(); strings.Contains(s, "runs in order") {
				t.Error(s)
			}
		})
	}
}

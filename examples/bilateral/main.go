// Bilateral takes the grain out of a photograph and sharpens it, with a bilateral filter and an unsharp mask.
package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"image"
	"io"
	"math"
	"os"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallery"
)

//go:generate go tool spelt gen .

// photograph is a public-domain one: see testdata/CREDIT.md.
//
//go:embed testdata/nagasaki-boats.jpg
var photograph []byte

func main() { gallery.Main(program) }

var program = gallery.Program{
	Name:     "bilateral",
	About:    "A bilateral filter and an unsharp mask on a photograph.",
	Args:     "[PNG or JPEG file]",
	Size:     4,
	SizeHelp: "`radius` of the filters' windows in pixels",
	New:      newJob,
}

func newJob(o *gallery.Options) (*gallery.Job, error) {
	src, err := open(o.Args)
	if err != nil {
		return nil, err
	}
	s := Settings{Radius: o.Size, Near: float32(o.Size) / 2, Alike: 24, Sharpen: 0.8}
	b := newBuffers(src.Rect, s.Radius)
	compiled, plain := image.NewRGBA(src.Rect), image.NewRGBA(src.Rect)
	return &gallery.Job{
		Work: fmt.Sprintf("%d by %d pixels, windows of %d by %d", src.Rect.Dx(), src.Rect.Dy(),
			2*s.Radius+1, 2*s.Radius+1),
		Kernel:    EnhanceKernel.Launcher,
		Launch:    func(rt *spelt.Runtime) error { return EnhanceKernel.On(rt).Launch(compiled, src, b, s) },
		Plain:     func() { Enhance(plain, src, b, s) },
		Diff:      func() float64 { return largestStep(compiled, plain) },
		Tolerance: 1, // a sum that fused multiply-add rounds otherwise may lie on the other side of a half
		Facts: func(*spelt.Runtime) []gallery.Fact {
			return []gallery.Fact{{Name: "mean change", Value: fmt.Sprintf("%.2f of 255", meanStep(compiled, src))}}
		},
		Draw: func() (*image.RGBA, error) { return gallery.SideBySide(8, src, compiled), nil },
	}, nil
}

// open reads the picture that the arguments name, or the photograph of the example.
func open(args []string) (*image.RGBA, error) {
	if len(args) == 0 {
		return gallery.ReadImage(bytes.NewReader(photograph))
	}
	f, err := os.Open(args[0])
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := gallery.ReadImage(io.Reader(f))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", args[0], err)
	}
	return img, nil
}

func newBuffers(r image.Rectangle, radius int) Buffers {
	return Buffers{
		Smooth: NewPlane(r.Dx(), r.Dy()),
		Rows:   NewPlane(r.Dx(), r.Dy()),
		Blur:   gaussian(radius),
	}
}

// gaussian is 2*radius+1 weights of a bell curve whose standard deviation is half the radius. Their sum is 1.
func gaussian(radius int) []float32 {
	w := make([]float32, 2*radius+1)
	sigma := math.Max(float64(radius)/2, 0.5)
	sum := 0.0
	for i := range w {
		d := float64(i-radius) / sigma
		w[i] = float32(math.Exp(-d * d / 2))
		sum += float64(w[i])
	}
	for i := range w {
		w[i] = float32(float64(w[i]) / sum)
	}
	return w
}

// largestStep is the largest difference between two pictures in any channel.
func largestStep(a, b *image.RGBA) float64 {
	d := 0.0
	for i := range a.Pix {
		d = math.Max(d, math.Abs(float64(a.Pix[i])-float64(b.Pix[i])))
	}
	return d
}

func meanStep(a, b *image.RGBA) float64 {
	sum := 0.0
	for i := range a.Pix {
		if i%4 != 3 { // the fourth is opacity
			sum += math.Abs(float64(a.Pix[i]) - float64(b.Pix[i]))
		}
	}
	return sum / float64(max(1, len(a.Pix)/4*3))
}

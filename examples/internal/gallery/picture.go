package gallery

import (
	"bufio"
	"fmt"
	"image"
	"image/draw"
	_ "image/jpeg" // formats that ReadImage knows
	"image/png"
	"io"
	"os"
)

// ReadImage decodes a PNG or JPEG into RGBA, its upper left corner at (0, 0).
func ReadImage(r io.Reader) (*image.RGBA, error) {
	src, _, err := image.Decode(bufio.NewReader(r))
	if err != nil {
		return nil, err
	}
	b := src.Bounds()
	dst := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(dst, dst.Bounds(), src, b.Min, draw.Src)
	return dst, nil
}

// WritePNG writes img to a file.
func WritePNG(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	err = encoder.Encode(w, img)
	if err == nil {
		err = w.Flush()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}

// Paste copies src into dst with its upper left corner at p.
func Paste(dst *image.RGBA, p image.Point, src image.Image) {
	b := src.Bounds()
	draw.Draw(dst, b.Sub(b.Min).Add(p), src, b.Min, draw.Src)
}

// SideBySide puts pictures in a row, gap pixels apart, on white.
func SideBySide(gap int, imgs ...image.Image) *image.RGBA {
	w, h := -gap, 0
	for _, img := range imgs {
		w += gap + img.Bounds().Dx()
		h = max(h, img.Bounds().Dy())
	}
	dst := image.NewRGBA(image.Rect(0, 0, max(w, 0), h))
	draw.Draw(dst, dst.Bounds(), image.White, image.Point{}, draw.Src)
	x := 0
	for _, img := range imgs {
		Paste(dst, image.Pt(x, 0), img)
		x += img.Bounds().Dx() + gap
	}
	return dst
}

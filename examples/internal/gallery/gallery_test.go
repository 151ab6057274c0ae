package gallery

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"strings"
	"testing"
	"time"
)

func TestColormap(t *testing.T) {
	m := Colormap{{0, 0, 0, 255}, {100, 200, 50, 255}, {255, 255, 255, 255}}
	for _, c := range []struct {
		t    float64
		want color.RGBA
	}{
		{-1, m[0]}, {0, m[0]}, {0.25, color.RGBA{50, 100, 25, 255}}, {0.5, m[1]}, {1, m[2]}, {7, m[2]},
	} {
		if got := m.At(c.t); got != c.want {
			t.Errorf("at %g: %v, want %v", c.t, got, c.want)
		}
	}
}

func TestNiceStep(t *testing.T) {
	for _, c := range []struct{ x, want float64 }{{1, 1}, {1.1, 2}, {3, 5}, {7, 10}, {0.02, 0.02}, {130, 200}} {
		if got := niceStep(c.x); got < c.want*(1-1e-12) || got > c.want*(1+1e-12) {
			t.Errorf("niceStep(%g) = %g, want %g", c.x, got, c.want)
		}
	}
}

func TestPlotBearsAnyValues(t *testing.T) {
	for _, p := range []Plot{
		{},
		{X: []float64{1}, Y: []float64{1}},
		{X: []float64{0, 1, 2}, Y: []float64{5, 5, 5}},
		{X: []float64{0, 1, 2}, Y: []float64{0, -1, 1e-9}, LogY: true},
	} {
		if img := p.Draw(200, 100); img.Rect != image.Rect(0, 0, 200, 100) {
			t.Errorf("got %v", img.Rect)
		}
	}
}

func TestMisuseIsToldAndNothingGoesToStdout(t *testing.T) {
	p := Program{Name: "x", Size: 1, New: func(*Options) (*Job, error) { return nil, errors.New("no input") }}
	for _, c := range []struct {
		args []string
		code int
		say  string
	}{
		{[]string{"-size", "0"}, exitMisused, "-size"},
		{[]string{"-threads", "-1"}, exitMisused, "-threads"},
		{[]string{"-backend", "gpu"}, exitMisused, "-backend"},
		{[]string{"-nonsense"}, exitMisused, "nonsense"},
		{[]string{"file"}, exitMisused, "file"},
		{[]string{"-h"}, exitOK, "usage"},
		{nil, exitFailed, "no input"},
	} {
		var stdout, stderr bytes.Buffer
		if code := Run(p, c.args, &stdout, &stderr); code != c.code {
			t.Errorf("%q: exit code %d, want %d", c.args, code, c.code)
		}
		if !strings.Contains(stderr.String(), c.say) || stdout.Len() > 0 {
			t.Errorf("%q: stderr %q, stdout %q", c.args, &stderr, &stdout)
		}
	}
}

func TestMedianResetsBeforeEachRun(t *testing.T) {
	var order strings.Builder
	_, err := median(func() { order.WriteByte('r') }, 3, func() error { order.WriteByte('f'); return nil })
	if err != nil || order.String() != "rfrfrf" {
		t.Errorf("got %s, %v", &order, err)
	}
}

func TestProcessStartIsInThePast(t *testing.T) {
	if age := time.Since(processStart); age < 0 || age > 24*time.Hour {
		t.Errorf("the process is %v old", age)
	}
}

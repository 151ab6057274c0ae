package layout

import (
	"reflect"
	"strings"
	"testing"
)

//lint:file-ignore U1000 only the layout of the types counts

type point struct{ x, y float64 }

type swapped struct{ y, x float64 }

type renamed struct{ u, v float64 }

type half struct {
	y, z float64
}

type list struct {
	next *list
	data []point
}

type padded struct {
	a int8
	b int64
}

type filled struct {
	a int8
	c int8
	b int64
}

type other struct {
	n    int
	elem chan int
}

func TestCompare(t *testing.T) {
	const pointText = "16 x@0:f64 y@8:f64"
	for _, tt := range []struct {
		text string
		have any
		want string // part of the difference; "" for none
	}{
		{pointText, point{}, ""},
		{pointText, swapped{}, "layout.swapped was float64 at offset 0 and is float64 at offset 8"},
		{pointText, renamed{}, ""},
		{pointText, half{}, "field x of github.com/spelt-go/spelt/internal/layout.half was float64 at offset 0 and is not there"},
		{pointText, struct{ x, y float32 }{}, "was float64 at offset 0 and is float32 at offset 0"},
		{pointText, struct{ x, y, z float64 }{}, "field z of "},
		{pointText, struct{ x float64 }{}, "field y of "},
		{"8 p@0:*#1;" + pointText, struct{ p *point }{}, ""},
		{"8 p@0:*#1;" + pointText, struct{ p *swapped }{}, "layout.swapped"},
		{"8 p@0:**#1;" + pointText, struct{ p **point }{}, ""},
		{"8 p@0:**#1;" + pointText, struct{ p *point }{}, "field p of "},
		{"8 p@0:*?", struct{ p *swapped }{}, ""},
		{"8 p@0:*?", struct{ p []int }{}, "field p of "},
		{"32 p@0:[2]#1;" + pointText, struct{ p [2]point }{}, ""},
		{"32 p@0:[2]#1;" + pointText, struct{ p [3]point }{}, "was [2]struct of 16 bytes at offset 0 and is [3]layout.point at offset 0"},
		{"8 l@0:*#1;32 next@0:*#1 data@8:[]#2;" + pointText, struct{ l *list }{}, ""},
		{"8 l@0:*#1;32 next@0:*#1 data@8:[]#2;16 x@0:f64 y@8:i64", struct{ l *list }{}, "field y of github.com/spelt-go/spelt/internal/layout.point was int64 or int at offset 8 and is float64 at offset 8"},
		{"24 s@0:[]i32", struct{ s []int32 }{}, ""},
		{"24 s@0:[]i32", struct{ s []uint32 }{}, "was []int32 at offset 0 and is []uint32 at offset 0"},
		{"24 s@0:[]i32", struct{ s []float32 }{}, "was []int32"},
		{"16 a@0:i8 b@8:i64", padded{}, ""},
		{"16 a@0:i8 b@8:i64", filled{}, "field c of github.com/spelt-go/spelt/internal/layout.filled was not there and is int8 at offset 1"},
		{"16 n@0:i64 elem@8:?8", other{}, ""},
		{"24 n@0:i64 elem@8:?16", other{}, "field elem of "},
		{"8 _@0:i64", struct{ _ int64 }{}, ""},
		{"8 _@0:i64", struct{ _ float64 }{}, "field _ of "},
		{"16 x@0", point{}, "malformed"},
		{"", point{}, "malformed"},
	} {
		got := ""
		if d := Compare(tt.text, reflect.TypeOf(tt.have)); d != nil {
			got = d.Error()
		}
		if (got == "") != (tt.want == "") || !strings.Contains(got, tt.want) {
			t.Errorf("Compare(%q, %T) = %q, want %q", tt.text, tt.have, got, tt.want)
		}
	}
}

func BenchmarkCompare(b *testing.B) {
	have := reflect.TypeFor[struct{ l *list }]()
	for b.Loop() {
		if d := Compare("8 l@0:*#1;32 next@0:*#1 data@8:[]#2;16 x@0:f64 y@8:f64", have); d != nil {
			b.Fatal(d)
		}
	}
}

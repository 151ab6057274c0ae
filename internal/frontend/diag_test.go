package frontend

import (
	"errors"
	"go/token"
	"testing"
)

func TestDiagnosticsAreErrors(t *testing.T) {
	at := func(line int) token.Position {
		return token.Position{Filename: "a.go", Line: line, Column: 2, Offset: line * 10}
	}
	ds := Diagnostics{
		{Position: at(9), Code: "goto", Message: "goto in a kernel", Hint: "use a loop"},
		{Position: at(3), Code: "map", Message: "a map"},
		{Position: at(3), Code: "map", Message: "again"},
	}.Sorted()
	if got, want := ds.Error(), "a.go:3:2: a map\na.go:9:2: goto in a kernel; use a loop"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	var d Diagnostic
	if !errors.As(error(ds), &d) || d.Code != "map" {
		t.Errorf("errors.As gives %+v", d)
	}
	if len(Diagnostics(nil).Sorted()) != 0 {
		t.Error("nothing is something")
	}
}

// TestHintsAreGiven: whoever is told what is wrong is told what to write.
func TestHintsAreGiven(t *testing.T) {
	without := map[string]bool{"directive": true, "type": true}
	var kernels []*Kernel
	prog := load(t, Config{}, "./testdata/refuse", "./testdata/library")
	for _, p := range prog.Packages() {
		kernels = append(kernels, p.Kernels...)
	}
	for _, k := range kernels {
		_, ds := prog.Lower(k)
		for _, d := range ds {
			if d.Hint == "" && !without[d.Code] {
				t.Errorf("%s has no hint: %s", d.Code, d.Message)
			}
			if d.End < d.Pos {
				t.Errorf("%s ends before it begins", d.Message)
			}
		}
	}
}

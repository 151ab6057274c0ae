package vet

import (
	"bytes"
	"encoding/gob"
	"slices"
	"testing"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/analysistest"
)

func TestAnalyzer(t *testing.T) {
	analysistest.Run(t, analysistest.TestData(), Analyzer, "a", "lib", "clean", "names")
}

func TestAnalyzerIsValid(t *testing.T) {
	if err := analysis.Validate([]*analysis.Analyzer{Analyzer}); err != nil {
		t.Fatal(err)
	}
}

// TestFactsSurviveEncoding holds for facts of other versions too: a reason that this version does not know is none.
func TestFactsSurviveEncoding(t *testing.T) {
	var buf bytes.Buffer
	want := refused{Names: []string{"A", "B.C"}, Reasons: []uint8{appends, 200}, Via: []string{"", "fmt.Print"}}
	if err := gob.NewEncoder(&buf).Encode(&want); err != nil {
		t.Fatal(err)
	}
	var got refused
	if err := gob.NewDecoder(&buf).Decode(&got); err != nil {
		t.Fatal(err)
	}
	if got.String() != want.String() || string(got.Reasons) != string(want.Reasons) || !slices.Equal(got.Via, want.Via) {
		t.Errorf("got %v, want %v", got, want)
	}
}

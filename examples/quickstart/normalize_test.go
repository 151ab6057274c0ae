package main

import (
	"errors"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
)

func TestNormalize(t *testing.T) {
	for _, backend := range []spelt.Backend{spelt.Go, spelt.Native} {
		rt, err := spelt.New(spelt.WithBackend(backend), spelt.WithCacheDir(t.TempDir()))
		if err != nil {
			t.Fatal(err)
		}
		defer rt.Close()
		x := []float32{3, -4, 3, -4, 3, -4, 3, -4}
		rms, err := NormalizeKernel.On(rt).Launch(x)
		if errors.Is(err, spelt.ErrNoLLVM) {
			t.Skip(err)
		} else if err != nil {
			t.Fatal(err)
		}
		want := float32(math.Sqrt(12.5))
		if rms != want || x[0] != 3/want || x[7] != -4/want {
			t.Errorf("%v: %g, %v", backend, rms, x)
		}
	}
}

// The page's listings are the files that compile here.
func TestPageShowsTheseFiles(t *testing.T) {
	page, err := os.ReadFile("../../docs/quickstart.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := 0
	for _, block := range strings.Split(string(page), "\n```")[1:] {
		head, text, _ := strings.Cut(block, "\n")
		name, ok := strings.CutPrefix(head, "go ")
		if !ok {
			continue
		}
		shown++
		file, err := os.ReadFile(name)
		if err != nil {
			t.Error(err)
		} else if text+"\n" != string(file) {
			t.Errorf("the listing of %s in docs/quickstart.md is not the file", name)
		}
	}
	if shown == 0 {
		t.Error("docs/quickstart.md shows no file")
	}
}

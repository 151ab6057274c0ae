package spelt_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// Runtimes that write to one file do not write over each other.
func TestRuntimesShareTheirFiles(t *testing.T) {
	cover, trace := filepath.Join(t.TempDir(), "cover.out"), filepath.Join(t.TempDir(), "trace.json")
	t.Setenv("SPELT_COVER", cover)
	t.Setenv("SPELT_PROFILE", trace)
	for range 2 {
		rt := newRuntime(t)
		dot(t, rt)
		rt.Close()
	}
	profile, err := os.ReadFile(cover)
	if err != nil || !strings.Contains(string(profile), " 6\n") {
		t.Errorf("two runtimes with 3 iterations each: %v\n%s", err, profile)
	}
	events, err := os.ReadFile(trace)
	if n := strings.Count(string(events), `"iterations":3`); err != nil || n != 2 || !json.Valid(events) {
		t.Errorf("%d spans of 3 iterations, want 2: %v\n%s", n, err, events)
	}
}

// After Close neither a launch nor a compile touches code that is unmapped.
func TestAClosedRuntimeNeitherLaunchesNorCompiles(t *testing.T) {
	rt := newRuntime(t)
	dot(t, rt)
	k := kernels.DotKernel.On(rt)
	rt.Close()
	if _, err := k.Launch([]float64{1}, []float64{2}); !errors.Is(err, spelt.ErrClosed) {
		t.Errorf("launch: %v", err)
	}
	if r, err := k.Compile(context.Background()); !errors.Is(err, spelt.ErrClosed) {
		t.Errorf("compile: %v, %v", r, err)
	}
}

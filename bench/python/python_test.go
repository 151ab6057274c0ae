package python

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// open starts a worker with rows that need nothing but Python itself.
func open(t *testing.T, rows string) (*Worker, error) {
	t.Helper()
	interpreter, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("python3 is not installed")
	}
	files := t.TempDir()
	for from, to := range map[string]string{"worker.py": "worker.py", "testdata/plain_rows.py": "rows/plain_rows.py"} {
		text, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		os.Mkdir(files+"/rows", 0o700)
		if err := os.WriteFile(files+"/"+to, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	w, err := start(t.Context(), Peer{Name: "plain", rows: rows}, interpreter, t.TempDir(), 2, os.DirFS(files))
	if err == nil {
		t.Cleanup(w.Close)
	}
	return w, err
}

func TestWorkerRunsARowAndGivesItsResult(t *testing.T) {
	w, err := open(t, "plain_rows")
	if err != nil {
		t.Fatal(err)
	}
	x, got := []float32{1, 2, 4}, make([]float32, 3)
	if err := w.Prepare("scale", map[string]float64{"a": 3}, []Array{Of("x", x)}); err != nil {
		t.Fatal(err)
	}
	seconds, err := w.Run(2)
	if err != nil || !(seconds > 0) {
		t.Errorf("%g seconds, %v", seconds, err)
	}
	if err := w.Result([]Array{Of("z", got)}); err != nil || !slices.Equal(got, []float32{3, 6, 12}) {
		t.Errorf("got %v, %v", got, err)
	}
	// Once when it was prepared, once to warm up, twice to be timed.
	runs := make([]int32, 1)
	if err := w.Prepare("count", nil, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Run(2); err != nil {
		t.Fatal(err)
	}
	if err := w.Result([]Array{Of("runs", runs)}); err != nil || runs[0] != 4 {
		t.Errorf("%d runs, %v", runs[0], err)
	}
}

func TestWorkerOutlivesARowThatFails(t *testing.T) {
	w, err := open(t, "plain_rows")
	if err != nil {
		t.Fatal(err)
	}
	if err := w.Prepare("fail", nil, nil); err == nil || !strings.Contains(err.Error(), "cannot do this") {
		t.Errorf("got %v", err)
	}
	if err := w.Prepare("count", nil, nil); err != nil {
		t.Errorf("after a row that failed: %v", err)
	}
	if err := w.Result([]Array{Of("runs", make([]int32, 7))}); err == nil {
		t.Error("a result of another size was taken")
	}
}

func TestWorkerThatDiesSaysWhatItSaidLast(t *testing.T) {
	w, err := open(t, "plain_rows")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := w.Prepare("die", nil, nil); err == nil || !strings.Contains(err.Error(), "last words") {
			t.Errorf("got %v", err)
		}
	}
}

func TestMissingLibraryIsAReason(t *testing.T) {
	if _, err := open(t, "no_such_rows"); err == nil || !strings.Contains(err.Error(), "not run: ModuleNotFoundError") {
		t.Errorf("got %v", err)
	}
}

package python

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
	"unsafe"

	"github.com/spelt-go/spelt/bench/peers"
)

// answerLimit is how long a worker may take over one request, compiling a row included.
const answerLimit = 3 * time.Minute

// A Worker is the process of one peer. Its calls must not overlap.
type Worker struct {
	Name    string
	cmd     *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	said    *tail  // the last that it wrote to standard error
	sources string // a folder that is removed in the end
	broken  error  // set once nothing more can be had from it
}

// An Array is what is given to a worker, or taken from it.
type Array struct {
	Name string `json:"name"`
	Type string `json:"type"`
	Size int    `json:"bytes"`
	data []byte
}

// Of is the array with the elements of s, which it shares.
func Of[T int32 | float32 | float64](name string, s []T) Array {
	var zero T
	size := len(s) * int(unsafe.Sizeof(zero))
	return Array{name, fmt.Sprintf("%T", zero), size, unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), size)}
}

type request struct {
	Do      string             `json:"do"`
	Row     string             `json:"row,omitempty"`
	Times   int                `json:"times,omitempty"`
	Numbers map[string]float64 `json:"numbers,omitempty"`
	Arrays  []Array            `json:"arrays,omitempty"`
}

type reply struct {
	Why     string  `json:"why"`
	Seconds float64 `json:"seconds"`
	Bytes   []int   `json:"bytes"`
}

// Start installs p if need be and starts its process, for the given number of threads. say is told what takes long. The
// error is a [*peers.NotRunError], or that of ctx, which also ends the process.
func Start(ctx context.Context, p Peer, threads int, say func(string)) (*Worker, error) {
	dir, interpreter, err := environment(ctx, p, say)
	if err != nil {
		return nil, err
	}
	return start(ctx, p, interpreter, dir, threads, sources)
}

// start runs the worker of p, with its home and what it may keep in dir.
func start(ctx context.Context, p Peer, interpreter, dir string, threads int, files fs.FS) (*Worker, error) {
	folder, err := os.MkdirTemp("", "spelt-python-")
	if err != nil {
		return nil, &peers.NotRunError{Reason: err.Error()}
	}
	w := &Worker{Name: p.Name, said: &tail{}, sources: folder}
	if err := os.CopyFS(folder, files); err != nil {
		w.Close()
		return nil, &peers.NotRunError{Reason: err.Error()}
	}
	n := strconv.Itoa(threads)
	w.cmd = exec.CommandContext(ctx, interpreter, "-u", filepath.Join(folder, "worker.py"), p.rows, n)
	w.cmd.Dir = folder
	w.cmd.Stderr = w.said
	w.cmd.Env = append(os.Environ(), "HOME="+dir, "XDG_CACHE_HOME="+filepath.Join(dir, "cache"),
		"PYTHONPATH="+filepath.Join(folder, "rows"), "PYTHONDONTWRITEBYTECODE=1", "SPELT_BENCH_MODULE="+p.imports,
		// Memory that was freed is used again, so that the arrays that a library makes in each run are not fresh pages.
		"MALLOC_MMAP_MAX_=0", "MALLOC_TRIM_THRESHOLD_=1099511627776",
		"NUMBA_NUM_THREADS="+n, "OMP_NUM_THREADS="+n, "PJRT_NPROC="+n, "NPROC="+n, "JAX_PLATFORMS=cpu")
	in, ierr := w.cmd.StdinPipe()
	out, oerr := w.cmd.StdoutPipe()
	if err := errors.Join(ierr, oerr); err != nil {
		w.Close()
		return nil, &peers.NotRunError{Reason: err.Error()}
	}
	w.in, w.out = in, bufio.NewReaderSize(out, 1<<20)
	if err := w.cmd.Start(); err != nil {
		w.cmd = nil
		w.Close()
		return nil, &peers.NotRunError{Reason: err.Error()}
	}
	if err := w.within(func() error { _, err := w.read(); return err }); err != nil {
		w.Close()
		return nil, &peers.NotRunError{Reason: err.Error()}
	}
	w.pause()
	return w, nil
}

// Prepare has the worker take a row, compile it and run it once. It drops the row before.
func (w *Worker) Prepare(row string, numbers map[string]float64, arrays []Array) error {
	_, err := w.ask(request{Do: "prepare", Row: row, Numbers: numbers, Arrays: arrays}, nil)
	return err
}

// Run has the row run n times, after one run that does not count, and gives the seconds of one, on the mean: each began
// when the one before was complete.
func (w *Worker) Run(n int) (float64, error) {
	r, err := w.ask(request{Do: "run", Times: n}, nil)
	return r.Seconds / float64(n), err
}

// Result writes what the last run gave over the elements of arrays.
func (w *Worker) Result(arrays []Array) error {
	_, err := w.ask(request{Do: "result"}, arrays)
	return err
}

// ask sends a request and reads the reply, with the data that follows it.
func (w *Worker) ask(r request, results []Array) (reply, error) {
	var rep reply
	err := w.within(func() error {
		line, err := json.Marshal(r)
		if err != nil {
			return err
		}
		if _, err := w.in.Write(append(line, '\n')); err != nil {
			return err
		}
		for _, a := range r.Arrays {
			if _, err := w.in.Write(a.data); err != nil {
				return err
			}
		}
		if rep, err = w.read(); err != nil {
			return err
		}
		if len(rep.Bytes) != len(results) {
			return fmt.Errorf("%d results, not %d", len(rep.Bytes), len(results))
		}
		for i, a := range results {
			if rep.Bytes[i] != len(a.data) {
				return fmt.Errorf("a result of %d bytes, not %d", rep.Bytes[i], len(a.data))
			}
			if _, err := io.ReadFull(w.out, a.data); err != nil {
				return err
			}
		}
		return nil
	})
	return rep, err
}

// A refusal is what a worker says that it cannot do. It can be asked for something else.
type refusal string

func (r refusal) Error() string { return string(r) }

func (w *Worker) read() (reply, error) {
	var r reply
	line, err := w.out.ReadBytes('\n')
	if err != nil {
		return r, err
	}
	if err := json.Unmarshal(line, &r); err != nil {
		return r, err
	}
	if r.Why != "" {
		return r, refusal(r.Why)
	}
	return r, nil
}

// within lets the process run while f talks to it, for as long as an answer may take.
func (w *Worker) within(f func() error) error {
	if w.broken != nil {
		return w.broken
	}
	w.resume()
	defer w.pause()
	late := time.AfterFunc(answerLimit, func() { w.cmd.Process.Kill() })
	err := f()
	onTime := late.Stop()
	var no refusal
	switch {
	case err == nil || errors.As(err, &no):
		return err
	case !onTime:
		err = fmt.Errorf("no answer after %v", answerLimit)
	default:
		w.end() // so that all it said is there
		if last := w.said.last(); last != "" {
			err = fmt.Errorf("%w: %s", err, last)
		}
	}
	w.broken = err
	return err
}

// Close ends the process.
func (w *Worker) Close() {
	w.end()
	os.RemoveAll(w.sources)
}

func (w *Worker) end() {
	if w.cmd != nil && w.cmd.Process != nil {
		w.cmd.Process.Kill()
		w.cmd.Wait()
	}
}

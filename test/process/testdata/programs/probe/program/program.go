// Package program is the main function that the programs of the tests share.
package program

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"strings"
	"syscall"

	"github.com/spelt-go/spelt"

	"process.test/kern"
)

// Launcher is what generated launchers hold.
type Launcher = spelt.Launcher

// Kernel is one that a program can launch.
type Kernel struct {
	Launcher Launcher
	Launch   func(*kern.Data, Launcher) error
	Plain    func(*kern.Data)
}

// Outcome is what a program prints.
type Outcome struct {
	Reports []spelt.Report `json:"reports"` // by launch; the first is of the first kernel
	Result  string         `json:"result"`  // SHA-256 of all data after the launches
	Plain   string         `json:"plain"`   // the same when plain Go did the work
	LLVM    bool           `json:"llvm"`    // libLLVM is mapped
	Threads int            `json:"threads"`
	Memory  []Memory       `json:"memory,omitempty"`
	Error   string         `json:"error,omitempty"`
}

// Memory is what a process takes at a time.
type Memory struct {
	Cycle    int `json:"cycle"`
	Mappings int `json:"mappings"`
	Resident int `json:"resident"` // bytes
}

var (
	names   = flag.String("kernels", "blend", "kernels to launch, separated by commas")
	size    = flag.Int("n", 5000, "length of each slice")
	seed    = flag.Uint64("seed", 1, "seed")
	steps   = flag.Int("steps", 3, "time steps")
	threads = flag.Int("threads", 0, "threads, 0 for the default")
	whole   = flag.Bool("whole", false, "compile whole kernels")
	quick   = flag.Bool("quick", false, "end after the first launch, before anything is compared or printed but hello")
	die     = flag.Bool("die", false, "end the process the hard way after the first launch")
	cycles  = flag.Int("cycles", 0, "make a runtime, launch on it and close it so many times")
	native  = flag.Bool("native", false, "force the native backend")
)

// Main runs a program.
func Main(kernels map[string]Kernel) {
	flag.Parse()
	var out Outcome
	if err := out.run(kernels); err != nil {
		out.Error = err.Error()
	}
	if *quick {
		os.Stdout.WriteString("hello\n")
		return
	}
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		out.Error = err.Error()
	}
	out.LLVM = strings.Contains(string(maps), "libLLVM")
	if out.Error == "" {
		d := data()
		for name := range strings.SplitSeq(*names, ",") {
			kernels[name].Plain(d)
		}
		out.Plain = digest(d)
	}
	if err := json.NewEncoder(os.Stdout).Encode(out); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func (out *Outcome) run(kernels map[string]Kernel) error {
	opts := []spelt.Option{spelt.WithFMA(false), spelt.WithWholeKernel(*whole)}
	if *threads > 0 {
		opts = append(opts, spelt.WithThreads(*threads))
	}
	if *native {
		opts = append(opts, spelt.WithBackend(spelt.Native))
	}
	if *cycles > 0 {
		return out.cycle(kernels, opts)
	}
	rt, err := spelt.New(opts...)
	if err != nil {
		return err
	}
	out.Threads = rt.Threads()
	d := data()
	for name := range strings.SplitSeq(*names, ",") {
		k, ok := kernels[name]
		if !ok {
			return fmt.Errorf("no kernel %s", name)
		}
		l := k.Launcher.On(rt)
		if err := k.Launch(d, l); err != nil {
			out.Reports = append(out.Reports, l.Report())
			return err
		}
		if *die {
			syscall.Kill(os.Getpid(), syscall.SIGKILL)
		}
		out.Reports = append(out.Reports, l.Report())
	}
	if !*quick {
		out.Result = digest(d)
	}
	return nil
}

// cycle compiles, runs and drops the kernels again and again, and notes what memory the process takes now and then.
func (out *Outcome) cycle(kernels map[string]Kernel, opts []spelt.Option) error {
	for c := range *cycles {
		d := data()
		rt, err := spelt.New(opts...)
		if err != nil {
			return err
		}
		for name := range strings.SplitSeq(*names, ",") {
			if err := kernels[name].Launch(d, kernels[name].Launcher.On(rt)); err != nil {
				return err
			}
		}
		if err := rt.Close(); err != nil {
			return err
		}
		out.Result = digest(d)
		if every := max(1, *cycles/10); (c+1)%every == 0 {
			runtime.GC()
			m, err := memory()
			if err != nil {
				return err
			}
			m.Cycle = c + 1
			out.Memory = append(out.Memory, m)
		}
	}
	return nil
}

func memory() (Memory, error) {
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		return Memory{}, err
	}
	statm, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return Memory{}, err
	}
	var total, resident int
	if _, err := fmt.Sscan(string(statm), &total, &resident); err != nil {
		return Memory{}, err
	}
	return Memory{Mappings: strings.Count(string(maps), "\n"), Resident: resident * os.Getpagesize()}, nil
}

func data() *kern.Data {
	d := &kern.Data{X: make([]float32, *size), Y: make([]float32, *size), Z: make([]float32, *size), K: make([]int32, *size),
		Seed: *seed, Steps: *steps}
	for i := range d.X {
		d.X[i] = float32(i%97) / 8
		d.Y[i] = float32(i%89)/4 - 10
		d.Z[i] = float32(i % 13)
		d.K[i] = int32(i*7919) % 1000
	}
	return d
}

func digest(d *kern.Data) string {
	var buf []byte
	for _, s := range [][]float32{d.X, d.Y, d.Z} {
		for _, v := range s {
			buf = binary.LittleEndian.AppendUint32(buf, math.Float32bits(v))
		}
	}
	for _, v := range d.K {
		buf = binary.LittleEndian.AppendUint32(buf, uint32(v))
	}
	sum := sha256.Sum256(buf)
	return hex.EncodeToString(sum[:8])
}

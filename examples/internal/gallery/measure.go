package gallery

import (
	"os"
	"slices"
	"time"

	"github.com/spelt-go/spelt"
)

// What spelt.Report.Backend can be.
const (
	backendNative = "native"
	backendGo     = "go"
)

// A measurement is what was learned from running a job.
type measurement struct {
	first       spelt.Report  // of the first launch
	firstResult time.Duration // from the start of the process to the end of the first launch
	warm        time.Duration // median of later launches
	plain       time.Duration // median of the plain function
	maxDiff     float64

	// Launches on an empty cache, and on the cache that this filled, by new runtimes; 0 when there is no native code
	// or only JSON is wanted.
	cold, disk             time.Duration
	coldReport, diskReport spelt.Report
}

// measure launches the job before anything else, so that the first result does not wait for what is slower.
func measure(job *Job, o *Options, rt *spelt.Runtime) (*measurement, error) {
	m := &measurement{}
	if err := job.Launch(rt); err != nil {
		return nil, err
	}
	m.firstResult = time.Since(processStart)
	m.first = job.Kernel.On(rt).Report()

	var err error
	if m.warm, err = median(job.Reset, o.Runs, func() error { return job.Launch(rt) }); err != nil {
		return nil, err
	}
	if !o.JSON && m.first.Backend == backendNative {
		if err := m.measureCaches(job, o); err != nil {
			return nil, err
		}
	}
	m.plain, err = median(job.ResetPlain, plainRuns(o.Runs), func() error { job.Plain(); return nil })
	m.maxDiff = job.Diff()
	return m, err
}

// plainRuns is fewer runs for what takes longest and varies least.
func plainRuns(runs int) int { return min(runs, 3) }

// measureCaches times a first launch with nothing in the cache, then one with everything on disk.
func (m *measurement) measureCaches(job *Job, o *Options) error {
	dir, err := os.MkdirTemp("", "spelt-cold-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if m.cold, m.coldReport, err = launchNew(job, o, dir); err != nil {
		return err
	}
	m.disk, m.diskReport, err = launchNew(job, o, dir)
	return err
}

func launchNew(job *Job, o *Options, cacheDir string) (time.Duration, spelt.Report, error) {
	call(job.Reset)
	begin := time.Now()
	rt, err := spelt.New(append(options(o), spelt.WithCacheDir(cacheDir))...)
	if err != nil {
		return 0, spelt.Report{}, err
	}
	defer rt.Close()
	if err := job.Launch(rt); err != nil {
		return 0, spelt.Report{}, err
	}
	return time.Since(begin), job.Kernel.On(rt).Report(), nil
}

func call(f func()) {
	if f != nil {
		f()
	}
}

// median is the middle of the times of several calls of f, each after a call of reset.
func median(reset func(), runs int, f func() error) (time.Duration, error) {
	times := make([]time.Duration, runs)
	for i := range times {
		call(reset)
		begin := time.Now()
		if err := f(); err != nil {
			return 0, err
		}
		times[i] = time.Since(begin)
	}
	slices.Sort(times)
	return times[runs/2], nil
}

func options(o *Options) []spelt.Option {
	opts := []spelt.Option{spelt.WithFMA(o.FMA), spelt.WithChecks(o.Checks)}
	if o.Threads > 0 {
		opts = append(opts, spelt.WithThreads(o.Threads))
	}
	switch o.Backend {
	case backendNative:
		opts = append(opts, spelt.WithBackend(spelt.Native))
	case backendGo:
		opts = append(opts, spelt.WithBackend(spelt.Go))
	}
	return opts
}

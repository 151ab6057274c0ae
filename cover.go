package spelt

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/spelt-go/spelt/internal/compile"
)

// WithCoverProfile counts how often each statement of the kernels, and of what
// they call, runs in native code, and writes the counts to file after each launch, in the
// format of `go test -coverprofile`: `go tool cover -html=file` shows them.
// Kernels are compiled with counters then, and run slower. Runtimes that name
// the same file write their counts there together. The files of several
// processes can be merged as those of go test are.
func WithCoverProfile(file string) Option {
	return func(c *config) error { c.debug.Cover = file; return nil }
}

// coverages are those of the process by their files: a runtime with one of its
// own would write over what another one counted.
var coverages struct {
	sync.Mutex
	byFile map[string]*coverage
}

// coverageTo is the coverage that is written to file; warn is told, by the
// first to ask, of what cannot be written.
func coverageTo(file string, warn func(error)) *coverage {
	coverages.Lock()
	defer coverages.Unlock()
	c := coverages.byFile[file]
	if c == nil {
		if coverages.byFile == nil {
			coverages.byFile = map[string]*coverage{}
		}
		c = &coverage{file: file, warn: warn}
		coverages.byFile[file] = c
	}
	return c
}

// coverage writes the counters of the kernels of some runtimes.
type coverage struct {
	file string
	warn func(error)

	mu      sync.Mutex
	kernels []*loaded
	written []byte
}

func (c *coverage) add(l *loaded) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !slices.Contains(c.kernels, l) {
		c.kernels = append(c.kernels, l)
	}
}

// write writes all counts, if any changed.
func (c *coverage) write() {
	c.mu.Lock()
	defer c.mu.Unlock()
	counts := map[compile.CoverLine]uint64{}
	for _, l := range c.kernels {
		for i, lines := range l.Cover {
			n := atomic.LoadUint64(&l.Kernel.Counters[i])
			for _, line := range lines {
				counts[line] += n
			}
		}
	}
	lines := make([]string, 0, len(counts))
	for l, n := range counts {
		lines = append(lines, fmt.Sprintf("%s:%d.%d,%d.%d 1 %d\n", l.File, l.Line, l.StartCol, l.Line, l.EndCol, n))
	}
	slices.Sort(lines)
	var out bytes.Buffer
	out.WriteString("mode: count\n")
	for _, l := range lines {
		out.WriteString(l)
	}
	if bytes.Equal(out.Bytes(), c.written) {
		return
	}
	c.written = out.Bytes()
	if err := os.WriteFile(c.file, c.written, 0o666); err != nil {
		c.warn(err)
	}
}

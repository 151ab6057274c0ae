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

// WithCoverProfile counts how often each stretch of the kernels' source runs
// in native code, and writes the counts to file after each launch, in the
// format of `go test -coverprofile`: `go tool cover -html=file` shows them.
// Kernels are compiled with counters then, and run slower. The files of
// several processes can be merged as those of go test are.
func WithCoverProfile(file string) Option {
	return func(c *config) error { c.debug.Cover = file; return nil }
}

// coverage writes the counters of a runtime's kernels.
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
	counts := map[compile.CoverBlock]uint64{}
	for _, l := range c.kernels {
		for i, b := range l.Cover {
			counts[b] += atomic.LoadUint64(&l.Kernel.Counters[i])
		}
	}
	lines := make([]string, 0, len(counts))
	for b, n := range counts {
		lines = append(lines, fmt.Sprintf("%s:%d.%d,%d.%d %d %d\n", b.File, b.StartLine, b.StartCol, b.EndLine, b.EndCol, b.Lines, n))
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

package spelt

import (
	"fmt"
	"os"

	"github.com/spelt-go/spelt/internal/why"
)

// explain prints why the constructs of a kernel that was just compiled were compiled anew, if the environment asks for it
// and there was an earlier compile. Only who had c loaded may call it.
func (rt *Runtime) explain(c *loaded) {
	now, before := c.Report.Version, c.Report.Before
	c.Report.Version, c.Report.Before = nil, nil // nobody else needs them
	if !rt.cfg.debug.Explain || now == nil {
		return
	}
	for _, line := range why.Explain(now, before) {
		fmt.Fprintln(os.Stderr, "spelt:  ", line)
	}
}

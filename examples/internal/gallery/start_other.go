//go:build !linux

package gallery

import "time"

// processStart is when this package was initialised, a few milliseconds after the process began.
var processStart = time.Now()

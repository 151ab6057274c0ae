//go:build !spelt_static

package foreign

import "runtime"

const where = "on " + runtime.GOOS + "/" + runtime.GOARCH

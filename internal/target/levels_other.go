//go:build !amd64 && !arm64

package target

var levels []level

var implied map[string][]string

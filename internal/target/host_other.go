//go:build !amd64

package target

// detect returns the features that every processor has on which a Go program of this architecture runs.
func detect() featureSet {
	if len(levels) == 0 {
		return featureSet{}
	}
	return levels[0].set()
}

//go:build race

package corpus_test

// large makes several chunks of all but the simplest loops; plain Go is slow
// under the race detector.
const large = 8_000

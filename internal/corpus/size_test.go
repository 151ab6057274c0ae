//go:build !race

package corpus_test

// large makes several chunks.
const large = 30_000

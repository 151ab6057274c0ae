//go:build spelt_static

package foreign

// Without purego nothing is left that makes a binary dynamically linked.
const where = "by a program built with -tags spelt_static"

// Package overlay builds and runs programs with kernels and leaves the source tree alone: generated files go to a
// temporary directory, and an overlay (go help build, -overlay) puts them in their places for one go command.
package overlay

// Package python runs the rows of the benchmark that are written in Python: each peer in a virtual environment and in one
// process of its own, which lives as long as the benchmark, keeps the arrays of a row, and times itself. Between its
// turns the process is stopped, so that its threads do not take a core from what is timed next.
package python

import "embed"

//go:embed worker.py rows/*.py
var sources embed.FS

// A Peer is a library whose rows are measured.
type Peer struct {
	Name     string   // as in the table
	Packages []string // what pip installs, with versions
	rows     string   // the module of its rows
	imports  string   // the library that the module imports, where several share one
}

// Peers are all that there are. Their versions are the newest that were on PyPI when they were measured.
var Peers = []Peer{
	{Name: "Numba", Packages: []string{"numba==0.68.1"}, rows: "numba_rows"},
	{Name: "JAX", Packages: []string{"jax==0.10.2"}, rows: "jax_rows"},
	{Name: "Taichi", Packages: []string{"taichi==1.7.4"}, rows: "taichi_rows", imports: "taichi"},
	{Name: "Quadrants", Packages: []string{"quadrants==1.3.3"}, rows: "taichi_rows", imports: "quadrants"},
}

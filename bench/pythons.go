package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/bench/python"
)

// A pythonPeer is a library in Python, with its process or the reason why there is none.
type pythonPeer struct {
	name   string
	worker *python.Worker
	why    error
}

// pythonWanted is whether the peers in Python are run if no flag says so: PYTHON=0 leaves them out.
func pythonWanted() bool {
	return !slices.Contains([]string{"0", "no", "off", "false"}, strings.ToLower(os.Getenv("PYTHON")))
}

// startPython starts the peers in Python; those that cannot be had say why.
func startPython(ctx context.Context, wanted bool, threads int) []pythonPeer {
	var list []pythonPeer
	say := func(s string) { fmt.Fprintln(os.Stderr, "bench:", s) }
	for _, p := range python.Peers {
		peer := pythonPeer{name: p.Name}
		if wanted {
			peer.worker, peer.why = python.Start(ctx, p, threads, say)
		} else {
			peer.why = fmt.Errorf("left out by -python=false or PYTHON=0")
		}
		list = append(list, peer)
	}
	return list
}

// A remote is a row as the peers in Python run it: the name of the row there, what it is given, and where its result goes.
type remote struct {
	row     string
	numbers map[string]float64
	in, out []python.Array
	check   func() error
}

// withPython adds the peers in Python, whose result is checked here already: who cannot run the row, or computes
// something else, is not run.
func (b *bench) withPython(r *race, row remote) {
	for _, p := range b.python {
		c := contender{name: p.name, mayFail: true}
		err := p.why
		if err == nil {
			b.progress("%s %s: preparing %s", r.row, r.size, p.name)
			w := p.worker
			c.timed = w.Run
			c.check = func() error {
				if err := w.Result(row.out); err != nil {
					return err
				}
				return row.check()
			}
			err = w.Prepare(row.row, row.numbers, row.in)
		}
		if err != nil {
			r.leaveOut(c.name, err)
			continue
		}
		r.contenders = append(r.contenders, c)
	}
}

// stopPython ends the processes of the peers in Python.
func (b *bench) stopPython() {
	for _, p := range b.python {
		if p.worker != nil {
			p.worker.Close()
		}
	}
	b.python = nil
}

package main

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt"
)

// unchecked is the name of our kernel without run-time checks.
const unchecked = "spelt, checks off"

// checkedLimit is how many times as long a kernel may take with its checks as without. To tell so little from the noise
// of a machine, row R11 has checkedRounds times as many rounds as the others.
const (
	checkedLimit  = 1.05
	checkedRounds = 3
)

// checked runs every row R with checks on and off, in turn.
func (b *bench) checked() error {
	off, err := spelt.New(spelt.WithChecks(false))
	if err != nil {
		return err
	}
	defer off.Close()
	alone := *b
	alone.unchecked, alone.python = off, nil
	alone.rounds *= checkedRounds
	alone.cpp, alone.cppWhy = nil, errors.New("nobody else is in this row")
	for _, row := range kernelRows {
		if err := row.run(&alone); err != nil {
			return fmt.Errorf("%s: %w", row.name, err)
		}
	}
	return nil
}

// runChecked measures one race of row R11. The limit is the speed with which the checks would cost just what they may.
func (b *bench) runChecked(r race) error {
	pair := race{row: "R11", size: r.row + " " + r.size, unit: r.unit, work: r.work, contenders: []contender{
		{name: ours, check: r.check, run: func() error { return r.launch(b.rt) }},
		{name: unchecked, check: r.check, run: func() error { return r.launch(b.unchecked) }},
	}}
	times, err := b.compete(&pair)
	if err != nil {
		return err
	}
	b.show(pair.checkedResult(times))
	return nil
}

func (r race) checkedResult(times [][]float64) Result {
	res := r.result(times)
	res.Limit = ref(*res.Peers[unchecked] / checkedLimit)
	res.Fraction = ref(*res.Ratio * checkedLimit)
	verdict := "within the limit of"
	if *res.Fraction < 1 {
		verdict = "OVER the limit of"
	}
	longer := make([]float64, len(times[0]))
	for i := range longer {
		longer[i] = times[0][i] / times[1][i]
	}
	res.Notes = []string{fmt.Sprintf("checks take %.3f times as long, %s %.2f; in the middle half of %d pairs from %.3f to %.3f",
		1 / *res.Ratio, verdict, checkedLimit, len(longer), quantile(longer, 0.25), quantile(longer, 0.75))}
	return res
}

package main

import (
	"errors"
	"fmt"

	"github.com/spelt-go/spelt"
)

// unchecked is the name of our kernel without run-time checks.
const unchecked = "spelt, checks off"

// checkedLimit is how many times as long a kernel may take with its checks as without.
const checkedLimit = 1.05

// checked runs every row R with checks on and off, in turn.
func (b *bench) checked() error {
	off, err := spelt.New(spelt.WithChecks(false))
	if err != nil {
		return err
	}
	defer off.Close()
	alone := *b
	alone.unchecked, alone.python = off, nil
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
	res.Notes = []string{fmt.Sprintf("checks take %.3f times as long, %s %.2f", 1 / *res.Ratio, verdict, checkedLimit)}
	return res
}

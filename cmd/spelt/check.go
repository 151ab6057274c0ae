package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/shapes"
)

// defaultExpressions is how many expressions doctor tries.
const defaultExpressions = 2000

// checkJSON is what came of trying expressions.
type checkJSON struct {
	Expressions int         `json:"expressions"`
	Comparisons int64       `json:"comparisons"` // of values computed natively with exact ones
	Levels      []string    `json:"levels"`
	Wrong       []wrongJSON `json:"wrong"`
	Problem     string      `json:"problem,omitempty"`
}

// wrongJSON is an expression that comes out wrong.
type wrongJSON struct {
	Expression string `json:"expression"`
	Types      string `json:"types"`
	Values     string `json:"values"`
	Got        string `json:"got"`
	Want       string `json:"want"`
	Loop       string `json:"loop"` // how the loop runs
	Level      string `json:"level"`
	IR         string `json:"ir"`
}

func (c *checkJSON) String() string {
	if c.Problem != "" {
		return c.Problem
	}
	return fmt.Sprintf("%s on %s: %s values, all exact", plural(c.Expressions, "expression"), strings.Join(c.Levels, ", "), grouped(c.Comparisons))
}

func (w wrongJSON) String() string {
	return fmt.Sprintf("%s = %s with %s, and it should be %s (%s; %s, %s)", w.Expression, w.Got, w.Values, w.Want, w.Types, w.Loop, w.Level)
}

// grouped is n with a space after each three digits.
func grouped(n int64) string {
	text := fmt.Sprint(n)
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + " " + text[at:]
	}
	return text
}

// check tries expressions on the LLVM and the processor of this machine.
func (a *app) check(ctx context.Context, r *doctorJSON, expressions int) error {
	lib, err := llvm.Open()
	if err != nil {
		return err
	}
	p := a.progress()
	defer p.close()
	report, err := shapes.Run(ctx, lib, shapes.NewGenerator(1), shapes.Options{
		Expressions: expressions,
		Progress:    func(done, total int) { p.step(done, total, "trying expressions") },
	})
	c := &checkJSON{Expressions: report.Expressions, Comparisons: report.Comparisons, Levels: report.Levels, Wrong: []wrongJSON{}}
	r.Check = c
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		if !errors.Is(err, shapes.ErrCompile) {
			return err
		}
		c.Problem = err.Error()
	}
	for _, d := range report.Differences {
		c.Wrong = append(c.Wrong, wrongJSON{d.Expr.String(), d.Expr.Declarations(), d.Values, d.Got, d.Want, d.Way.String(), d.Level, d.IR})
	}
	if n := len(c.Wrong); n > 0 {
		c.Problem = fmt.Sprintf("of %s on %s, %d came out wrong with LLVM %s: do not trust native code here (SPELT_BACKEND=go runs plain Go), and please report it",
			plural(c.Expressions, "expression"), strings.Join(c.Levels, ", "), n, lib.Version())
	}
	return nil
}

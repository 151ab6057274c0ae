package shapes

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
)

// difference is the first value of a sheet that comes out wrong in a way; nil if none does.
func (r *runner) difference(ctx context.Context, s *sheet, rows [][]int64, way Way, tg target.Target) *Difference {
	outs, err := r.compute(ctx, s, rows, way, tg)
	if err != nil {
		return nil
	}
	w := s.want(rows, r.o.Rows)
	for i, e := range s.exprs {
		for row := range r.o.Rows {
			got, want := unpack(e.Type, outs[i], row), w.vals[i][row]
			if !w.known[i][row] || same(e.Type, got, want) {
				continue
			}
			var values []string
			for c, col := range e.columns() {
				if col.t != ir.Void {
					values = append(values, fmt.Sprintf("%c = %s", "abc"[c], ir.FormatConst(col.t, rows[s.reads[i][c]][row])))
				}
			}
			return &Difference{
				Family: s.names[i], Expr: e, Beside: slices.Delete(slices.Clone(s.exprs), i, i+1), IR: s.kernel(way).Code.String(),
				Values: strings.Join(values, ", "), Got: ir.FormatConst(e.Type, got), Want: ir.FormatConst(e.Type, want),
			}
		}
	}
	return nil
}

// maxShrinks bounds how often sheets are compiled to make a difference smaller.
const maxShrinks = 150

// shrinker makes a sheet that comes out wrong smaller: with fewer expressions, and then with smaller ones.
type shrinker struct {
	*runner
	ctx    context.Context
	way    Way
	tg     target.Target
	values map[place][]int64
	tries  int

	exprs []*Expr
	names []string
	best  *Difference // of exprs
}

// shrink is the smallest difference found from that of expression e of a sheet on; nil if all is right now.
func (r *runner) shrink(ctx context.Context, s *sheet, e int, rows [][]int64, way Way, tg target.Target) *Difference {
	k := &shrinker{runner: r, ctx: ctx, way: way, tg: tg, values: map[place][]int64{}}
	for p, c := range s.index {
		k.values[p] = rows[c]
	}
	if k.is([]*Expr{s.exprs[e]}, []string{s.names[e]}) || k.is(s.exprs, s.names) {
		k.fewer()
		k.smaller()
	}
	return k.best
}

// is makes a list of expressions the one to go on with, if one of them comes out wrong.
func (k *shrinker) is(exprs []*Expr, names []string) bool {
	if k.tries++; k.tries > maxShrinks || len(exprs) == 0 {
		return false
	}
	s := newSheet()
	for i, e := range exprs {
		s.add(e, names[i])
	}
	rows := make([][]int64, len(s.columns))
	for p, c := range s.index {
		rows[c] = k.values[p]
	}
	d := k.difference(k.ctx, s, rows, k.way, k.tg)
	if d != nil {
		k.exprs, k.names, k.best = exprs, names, d
	}
	return d != nil
}

func (k *shrinker) fewer() {
	for part := len(k.exprs) / 2; part > 0; part /= 2 {
		for at := 0; at+part <= len(k.exprs); {
			if !k.is(slices.Delete(slices.Clone(k.exprs), at, at+part), slices.Delete(slices.Clone(k.names), at, at+part)) {
				at += part
			}
		}
	}
}

func (k *shrinker) smaller() {
	for again := true; again; {
		again = false
		for i := range k.exprs {
			for _, x := range append(results(k.exprs[i]), simpler(k.exprs[i])...) {
				exprs := slices.Clone(k.exprs)
				exprs[i] = x
				if k.is(exprs, k.names) {
					again = true
					break
				}
			}
		}
	}
}

// results are what e computes on the way, but for conditions.
func results(e *Expr) []*Expr {
	var list []*Expr
	for _, a := range e.Args {
		if len(a.Args) > 0 && a.Type != ir.Bool {
			list = append(list, a)
		} else {
			list = append(list, results(a)...)
		}
	}
	return list
}

// simpler are expressions of the type of e with one operation less, or with a simpler constant.
func simpler(e *Expr) []*Expr {
	var list []*Expr
	for _, a := range e.Args {
		switch {
		case a.Type == e.Type:
			list = append(list, a)
		case e.Op != ir.OpConv && a.Type.IsNumeric() && e.Type.IsNumeric():
			list = append(list, conv(e.Type, a))
		}
	}
	if e.Op == ir.OpConst && e.Type.IsInt() {
		for _, v := range []int64{0, 1, e.Imm / 2} {
			if c := con(e.Type, v); size(c.Imm) < size(e.Imm) {
				list = append(list, c)
			}
		}
	}
	for i, a := range e.Args {
		for _, x := range simpler(a) {
			args := slices.Clone(e.Args)
			args[i] = x
			list = append(list, &Expr{Op: e.Op, Type: e.Type, Args: args})
		}
	}
	return list
}

func size(v int64) uint64 {
	if v < 0 {
		return -uint64(v)
	}
	return uint64(v)
}

package reduce

import (
	"fmt"
	"path"
	"slices"

	"github.com/spelt-go/spelt/internal/ir"
)

// Kind says what is wrong with a local. Its String is stable.
type Kind uint8

const (
	// Carried: an iteration may read what another one set.
	Carried Kind = iota
	// AlsoRead: a reduction is read where its value is not yet known.
	AlsoRead
	// Mixed: it is built up by more than one operation.
	Mixed
	// LastValue: it is set, and read after the loop, by when there is no
	// telling which iteration set it last.
	LastValue
	// Position: it is set where a minimum or maximum is, as the index of it is.
	Position
	// ShortCircuit: a bool is built up by && or ||, whose right side would run
	// or not by what other iterations found.
	ShortCircuit
	// Sections: concurrent sections share it.
	Sections

	// The others are of memory. Overlap: a place is the same in all iterations,
	// and may be what another access of the loop is to.
	Overlap
	// Shared: several iterations are certain to change one place.
	Shared
	// Few: several iterations store to one place.
	Few
	// Update: several iterations may change one place, as data decide.
	Update
	// Scatter: they may store to one place.
	Scatter
)

var kindNames = [...]string{
	"loop-carried", "reduction-read", "reduction-mixed", "last-value", "argmax", "short-circuit", "sections",
	"overlap", "shared", "few", "update", "scatter",
}

func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("kind(%d)", uint8(k))
}

// Problem is a local, or a place in memory, that stands in the way of running a
// loop's iterations, or concurrent sections, at the same time.
type Problem struct {
	Loop  *ir.Stmt // the parallel for, or the sections
	Local *ir.Stmt // nil if it is about memory
	At    *ir.Stmt // the use that shows it; it has the position to report
	Kind  Kind

	// Warning: it only likely is a problem.
	Warning bool

	Message string // what is wrong
	Hint    string // what to write instead
}

func (p Problem) Error() string { return p.Message + "; " + p.Hint }

const (
	// AtomicHint stands in hints for an atomic operation that fits the type of what is changed.
	AtomicHint = "an atomic operation, such as those of sync/atomic, or kernel.AtomicAddFloat64"

	serialHint = "put //spelt:serial before the loop"
	placeHint  = "find the value first, with if x > m { m = x } or m = max(m, x); then the place in a second loop, with if x == m { at = min(at, i) }; or " + serialHint
)

// finding is a problem before it has its words.
type finding struct {
	kind  Kind
	at    *ir.Stmt
	other *ir.Stmt // a second place or a second local, if any
	set   *ir.Stmt // of a Position: the set of the minimum or maximum itself
	op    ir.ReduceOp
	op2   ir.ReduceOp
}

func (r *recogniser) problem(loop, local *ir.Stmt, f finding) Problem {
	name := local.Name
	if name == "" {
		name = "a local"
	}
	p := Problem{Loop: loop, Local: local, At: f.at, Kind: f.kind}
	if r.places.locals[local] != nil {
		r.placeProblem(&p, name, f)
		return p
	}
	subject := name + r.declared(local)
	switch f.kind {
	case AlsoRead:
		p.Message = fmt.Sprintf("%s is built up by the parallel loop%s, and read there%s, where its value depends on which iterations ran before",
			subject, r.at(f.other), r.at(f.at))
		p.Hint = fmt.Sprintf("until the loop ends use %s only to build it up, in the form %s; for running values %s",
			name, form(name, f.op), serialHint)
	case Mixed:
		p.Message = fmt.Sprintf("%s is built up by %s%s and by %s%s in one parallel loop",
			subject, form(name, f.op), r.at(f.other), form(name, f.op2), r.at(f.at))
		p.Hint = "if the two are independent, use a variable for each and put them together after the loop; otherwise " + serialHint
	case LastValue:
		p.Message = fmt.Sprintf("%s is set in the parallel loop%s and read after it%s, but there is no last iteration",
			subject, r.at(f.other), r.at(f.at))
		p.Hint = fmt.Sprintf("store to a slice at an index of the iteration's own, declare %s inside the loop, or %s", name, serialHint)
	case Position:
		if f.at.Op == ir.OpSet && f.at.Args[0] == local {
			p.Message = fmt.Sprintf("%s is set if an iteration beats %s, as an argmin or argmax is: which one does depends on the order of iterations",
				subject, nameOf(f.other))
		} else {
			p.Message = fmt.Sprintf("%s is a minimum or maximum, but where it is set%s, more happens: whether it does depends on the order of iterations",
				subject, r.at(f.set))
		}
		p.Hint = placeHint
	case ShortCircuit:
		p.Message = fmt.Sprintf("%s decides%s whether the rest of the condition is evaluated, which depends on which iterations ran before",
			subject, r.at(f.at))
		p.Hint = fmt.Sprintf("write if x { %s = true } for ||, or if !x { %s = false } for &&", name, name)
	case Sections:
		p.Message = fmt.Sprintf("%s is set in one of several concurrent sections%s and used in another%s",
			subject, r.at(f.at), r.at(f.other))
		p.Hint = "give each section a variable of its own, and put them together after the sections"
	default:
		p.Message = fmt.Sprintf("%s carries a value from one iteration of the parallel loop to another: it is %s%s",
			subject, verb(f.at), r.at(f.at))
		if setToIndex(loop, local) {
			p.Message += "; it looks like the place of a minimum or maximum"
			p.Hint = placeHint
			break
		}
		if local.Type == ir.Bool {
			p.Hint = fmt.Sprintf("a bool that iterations build up together can only be set: if x { %s = true }; to count, use an int, and n++; "+
				"if every iteration sets its own, declare it inside the loop; or %s", name, serialHint)
			break
		}
		p.Hint = fmt.Sprintf("declare it inside the loop if every iteration sets its own; write it as a reduction: "+
			"%[1]s += x (or *= &= |= ^=), %[1]s = min(%[1]s, x) or max (the built-in ones), if x > %[1]s { %[1]s = x }, with one x that does not depend on %[1]s; or %[2]s",
			name, serialHint)
	}
	return p
}

// placeProblem gives p, which is of a place in memory, its words.
func (r *recogniser) placeProblem(p *Problem, name string, f finding) {
	if !p.At.Pos.IsValid() || f.kind == LastValue { // what follows the loop is not in the source
		p.At = r.places.locals[p.Local].store
	}
	whole := name + " is the same place in memory in every iteration of the parallel loop"
	switch f.kind {
	case AlsoRead:
		p.Message = fmt.Sprintf("%s: it is built up%s, and read there%s, where its value depends on which iterations ran before",
			whole, r.at(f.other), r.at(f.at))
		p.Hint = fmt.Sprintf("until the loop ends use %s only to build it up, in the form %s; for running values %s", name, form(name, f.op), serialHint)
	case Mixed:
		p.Message = fmt.Sprintf("%s: it is built up by %s%s and by %s%s", whole, form(name, f.op), r.at(f.other), form(name, f.op2), r.at(f.at))
		p.Hint = "if the two are independent, use two places and put them together after the loop; otherwise " + serialHint
	case LastValue:
		p.Message = fmt.Sprintf("%s, which each of them sets, but there is no last iteration", whole)
		p.Hint = fmt.Sprintf("store at a subscript of the iteration's own; if %s is only used within the iteration, use a variable that is declared in the loop; or %s", name, serialHint)
	case Position:
		p.Message = fmt.Sprintf("%s, and where it is set%s depends on the order of iterations, as an argmin or argmax does", whole, r.at(f.at))
		p.Hint = placeHint
	case ShortCircuit:
		p.Message = fmt.Sprintf("%s: it decides%s whether the rest of the condition is evaluated, which depends on which iterations ran before", whole, r.at(f.at))
		p.Hint = fmt.Sprintf("write if x { %s = true } for ||, or if !x { %s = false } for &&", name, name)
	default:
		p.Message = fmt.Sprintf("%s: it carries a value from one to another, and is %s%s", whole, verb(f.at), r.at(f.at))
		p.Hint = fmt.Sprintf("if every iteration needs one of its own, use a variable that is declared in the loop; if they build it up together, write "+
			"%[1]s += x (or *= &= |= ^=), %[1]s = min(%[1]s, x) or max, or if x > %[1]s { %[1]s = x }, with an x that does not depend on it; or %[2]s", name, serialHint)
	}
}

// setToIndex reports whether the loop sets the local to its index, and to nothing else.
func setToIndex(loop, local *ir.Stmt) bool {
	found := false
	only := true
	var walk func(b *ir.Block)
	walk = func(b *ir.Block) {
		for _, s := range b.Stmts {
			if s.Op == ir.OpSet && s.Args[0] == local {
				v := s.Args[1]
				for {
					if v.Op == ir.OpAdd && v.Args[0].Op == ir.OpConst { // the loop's variable, counted from another number than 0
						v = v.Args[1]
					} else if v.Op == ir.OpConv || v.Op == ir.OpAdd && v.Args[1].Op == ir.OpConst {
						v = v.Args[0]
					} else {
						break
					}
				}
				found = true
				only = only && slices.Contains(loop.Blocks[0].Params, v)
			}
			for _, k := range s.Blocks {
				walk(k)
			}
		}
	}
	walk(loop.Blocks[0])
	return found && only
}

func verb(s *ir.Stmt) string {
	if s.Op == ir.OpSet {
		return "set"
	}
	return "read"
}

func nameOf(local *ir.Stmt) string {
	if local == nil || local.Name == "" {
		return "another variable"
	}
	return local.Name
}

// form is how op looks in Go.
func form(name string, op ir.ReduceOp) string {
	switch op {
	case ir.ReduceAdd:
		return name + " += x"
	case ir.ReduceMul:
		return name + " *= x"
	case ir.ReduceMin:
		return name + " = min(" + name + ", x)"
	case ir.ReduceMax:
		return name + " = max(" + name + ", x)"
	case ir.ReduceAnd:
		return name + " &= x"
	case ir.ReduceOr:
		return name + " |= x"
	case ir.ReduceXor:
		return name + " ^= x"
	}
	cmp := map[ir.ReduceOp]string{ir.ReduceIfLt: "<", ir.ReduceIfLe: "<=", ir.ReduceIfGt: ">", ir.ReduceIfGe: ">="}[op]
	return fmt.Sprintf("if x %s %s { %s = x }", cmp, name, name)
}

// at is " at file:line:col", or nothing where there is no position.
func (r *recogniser) at(s *ir.Stmt) string {
	if s == nil || !s.Pos.IsValid() {
		return ""
	}
	return " at " + r.place(s.Pos)
}

func (r *recogniser) declared(s *ir.Stmt) string {
	if !s.Pos.IsValid() {
		return ""
	}
	return " (declared at " + r.place(s.Pos) + ")"
}

func (r *recogniser) place(p ir.Pos) string {
	file := "?"
	if p.File >= 0 && int(p.File) < len(r.k.Files) {
		file = path.Base(r.k.Files[p.File])
	}
	return fmt.Sprintf("%s:%d:%d", file, p.Line, p.Col)
}

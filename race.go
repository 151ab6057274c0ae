package spelt

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"unsafe"

	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/deep"
	"github.com/spelt-go/spelt/internal/interp"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
)

const (
	mostRaces    = 16      // that one error tells of
	raceMaxBytes = 4 << 30 // for what one loop, or the sections around it, accesses
)

// raceProgram is a kernel made ready for the check.
type raceProgram struct {
	kernel  *ir.Kernel
	program *interp.Program
}

// raceProgram is the program of h, made if need be.
func (rt *Runtime) raceProgram(h *handle) (*raceProgram, error) {
	if p := h.races.Load(); p != nil {
		return p, nil
	}
	if err := h.def.hasCode(); err != nil {
		return nil, err
	}
	k, err := h.def.bundle().ParseWhole()
	if err != nil {
		return nil, &CompileError{Kernel: h.def.Name, Err: err}
	}
	p := &raceProgram{kernel: k}
	if p.program, err = (interp.Mode{Unfused: true, Races: true}).Compile(k); err != nil {
		return nil, &CompileError{Kernel: h.def.Name, Err: err}
	}
	r := &Report{Kernel: h.def.Name, Backend: "race check", Constructs: notRun, Tasks: notRun, Carried: -1}
	h.mu.Lock()
	h.told.report.Store(r)
	h.mu.Unlock()
	if h.races.CompareAndSwap(nil, p) {
		rt.tell(*r)
		rt.outbox.deliver()
	}
	return p, nil
}

// launchRaceCheck is a launch under the race check.
func (rt *Runtime) launchRaceCheck(ctx context.Context, h *handle, args unsafe.Pointer) error {
	p, err := rt.raceProgram(h)
	if err != nil {
		return err
	}
	if !rt.life.enter() {
		return ErrClosed
	}
	defer rt.life.leave()
	found := interp.Races{MaxBytes: raceMaxBytes, Most: mostRaces}
	err = p.program.Run(args, interp.Options{Done: ctx.Done(), Races: &found})
	if errors.Is(err, interp.ErrStopped) {
		err = ctx.Err()
	} else {
		err = interpError(h.def, p.kernel, err)
	}
	if found.Count == 0 {
		return err
	}
	e := &RaceError{Kernel: h.def.Name, Count: found.Count, Err: err}
	places := newPlaces(h.def, args)
	for i := range found.List {
		e.Races = append(e.Races, places.race(p.kernel, &found.List[i]))
	}
	return e
}

// interpError is the error that native code would give.
func interpError(d *Definition, k *ir.Kernel, err error) error {
	place := func(s *ir.Stmt) (f compile.Failure) {
		f.Op, f.Message = s.Op, s.Aux
		f.File, f.Line = lineOf(k, s.Pos)
		return f
	}
	var check *interp.CheckError
	var space *interp.SpaceError
	var fault *interp.FaultError
	e := &RunError{Kernel: d.Name}
	switch {
	case errors.As(err, &check):
		c := &launch.CheckError{}
		for i, p := range []*int64{&c.A, &c.B, &c.C} {
			if i < len(check.Operands) {
				*p = check.Operands[i]
			}
		}
		e.describe(place(check.Stmt), c)
	case errors.As(err, &space):
		e.Kind, e.Message = ErrRange, (&launch.SpaceError{Counts: space.Counts}).Error()
		e.File, e.Line = lineOf(k, space.Loop.Pos)
	case errors.As(err, &fault):
		e.Kind = ErrNil
		e.File, e.Line = lineOf(k, fault.Stmt.Pos)
	case errors.Is(err, interp.ErrShadow):
		return fmt.Errorf("spelt: kernel %s: %w", d.Name, ErrRaceMemory)
	default:
		return err
	}
	return e
}

func lineOf(k *ir.Kernel, p ir.Pos) (string, int) {
	if !p.IsValid() || int(p.File) >= len(k.Files) {
		return "", 0
	}
	return k.Files[p.File], int(p.Line)
}

// RaceError says that iterations of a parallel loop, or concurrent sections, are
// not independent: two of them access the same memory, one of them writes, and
// not both use atomics. What native code leaves in memory is then not always
// what plain Go does.
type RaceError struct {
	Kernel string
	Races  []Race // in the order in which they were found, one for each pair of lines; 16 at most
	Count  int64  // how many accesses met one of another iteration
	Err    error  // a check that failed, which ended the launch; nil for none
}

// Race is one pair of accesses that are not independent.
type Race struct {
	File          string // of the loop, or of kernel.Concurrent
	Line          int
	Sections      bool
	First, Second RaceAccess // First is of the earlier iteration, or section
}

// RaceAccess is one side of a [Race].
type RaceAccess struct {
	File   string
	Line   int
	Writes bool
	Atomic bool      // by atomics, or volatile
	Number int64     // of the iteration, from 0, in Go's order; or of the section, from 1
	Index  []Counter // the loop's variables in that iteration

	// Element is how Go would write what is accessed, by way of the argument
	// that the kernel has it from: "x[17]", "s.data[3].w", "*p".
	Element string
}

// Counter is the variable of a loop in one iteration. A loop without a variable
// has one without a name, which counts from 0.
type Counter struct {
	Name  string
	Value int64
}

// Unwrap makes errors.Is(err, ErrRace) work, and finds the [*RunError] of a check
// that failed too.
func (e *RaceError) Unwrap() []error {
	if e.Err != nil {
		return []error{ErrRace, e.Err}
	}
	return []error{ErrRace}
}

func (e *RaceError) Error() string {
	var b strings.Builder
	for i := range e.Races {
		r := &e.Races[i]
		if i > 0 {
			b.WriteByte('\n')
		}
		if r.Line > 0 {
			fmt.Fprintf(&b, "%s:%d: kernel %s: ", r.File, r.Line, e.Kernel)
		} else {
			fmt.Fprintf(&b, "spelt: kernel %s: ", e.Kernel)
		}
		fmt.Fprintf(&b, "race: %s are not independent", r.pair())
		for _, a := range []*RaceAccess{&r.First, &r.Second} {
			fmt.Fprintf(&b, "\n\t%s:%d: %s %s %s", a.File, a.Line, r.side(a), a.verb(), a.Element)
		}
	}
	if n := e.Count; n > int64(len(e.Races)) {
		fmt.Fprintf(&b, "\n\tin all %d accesses met one of another iteration; each pair of places is told of once, %d at most", n, mostRaces)
	}
	if e.Err != nil {
		fmt.Fprintf(&b, "\nand then %v", e.Err)
	}
	return b.String()
}

// pair names the two iterations.
func (r *Race) pair() string {
	if r.Sections {
		return fmt.Sprintf("sections %d and %d", r.First.Number, r.Second.Number)
	}
	return fmt.Sprintf("iterations %s and %s of this loop", r.First.iteration(), r.Second.iteration())
}

// side names the iteration, or section, of an access.
func (r *Race) side(a *RaceAccess) string {
	if r.Sections {
		return fmt.Sprintf("section %d", a.Number)
	}
	return "iteration " + a.iteration()
}

func (a *RaceAccess) iteration() string {
	var parts []string
	named := false
	for _, c := range a.Index {
		if c.Name == "" {
			c.Name = "_"
		} else {
			named = true
		}
		parts = append(parts, fmt.Sprintf("%s=%d", c.Name, c.Value))
	}
	switch {
	case len(parts) == 0, len(parts) == 1 && !named:
		return fmt.Sprint(a.Number)
	case len(parts) == 1:
		return parts[0]
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

func (a *RaceAccess) verb() string {
	verb := "reads"
	if a.Writes {
		verb = "writes"
	}
	if a.Atomic {
		verb += ", atomically,"
	}
	return verb
}

// places names memory.
type places struct {
	graph *deep.Graph // nil if the arguments have no type
}

func newPlaces(d *Definition, args unsafe.Pointer) places {
	if d.Args == nil {
		return places{}
	}
	g, err := deep.Walk(reflect.TypeOf(d.Args).Elem(), args, true, 1<<62)
	if err != nil {
		return places{}
	}
	return places{g}
}

func (p places) race(k *ir.Kernel, found *interp.Race) Race {
	r := Race{Sections: found.Region.Op == ir.OpSections}
	r.File, r.Line = lineOf(k, found.Region.Pos)
	var names []string
	if found.Local != nil {
		name := found.Local.Name
		if name == "" {
			name = "a local"
		}
		names = []string{fmt.Sprintf("%s (byte %d)", name, found.Offset)}
	} else if p.graph != nil {
		names = p.graph.Names(uintptr(found.Addr), 64)
	}
	if len(names) == 0 {
		names = []string{fmt.Sprintf("memory at %#x", uint64(found.Addr))}
	}
	side := func(a *interp.Access) RaceAccess {
		x := RaceAccess{Writes: a.Writes, Atomic: a.Atomic, Number: a.Number, Element: names[0]}
		if r.Sections {
			x.Number++
		}
		x.File, x.Line = lineOf(k, a.Stmt.Pos)
		for _, i := range a.Index {
			if i.Name == "_" {
				i.Name = ""
			}
			x.Index = append(x.Index, Counter{i.Name, i.Value})
		}
		address := a.Stmt.Args[0]
		if a.Stmt.Op == ir.OpCopy && !a.Writes {
			address = a.Stmt.Args[1]
		}
		way := wayOf(k, address)
		best := 0
		for _, n := range names {
			if s := way.fits(n); s > best {
				x.Element, best = n, s
			}
		}
		return x
	}
	r.First, r.Second = side(&found.First), side(&found.Second)
	return r
}

// way is what is to be seen of how an address was come by.
type way struct {
	argument string   // "" if unknown
	fields   []string // that pointers were read from
}

func wayOf(k *ir.Kernel, address *ir.Stmt) (w way) {
	for s := address; ; s = s.Args[0] {
		if s.Op == ir.OpParam && s.Imm < int64(len(k.Params)) {
			name := k.Params[s.Imm].Name
			w.argument = head(name)
			if _, field, ok := strings.Cut(name, "."); ok {
				w.fields = append(w.fields, field)
			}
		}
		if s.Op == ir.OpLoad {
			if _, field, ok := strings.Cut(s.Tag.Field, "."); ok {
				w.fields = append(w.fields, field)
			}
		}
		if len(s.Args) == 0 {
			return w
		}
	}
}

// fits is how well a name agrees with a way.
func (w way) fits(name string) int {
	n := 0
	if w.argument == head(name) {
		n++
		for _, f := range w.fields {
			if strings.Contains(name, "."+f) {
				n++
			}
		}
	}
	return n
}

// head is the variable that an expression of Go begins with.
func head(x string) string {
	x = strings.TrimLeft(x, "(*")
	if i := strings.IndexAny(x, ".[)"); i >= 0 {
		x = x[:i]
	}
	return x
}

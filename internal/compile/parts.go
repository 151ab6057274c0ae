package compile

import (
	"encoding/hex"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// parts is a kernel taken apart: as it comes in its bundle, or anew where an
// option changes the kernel before the split.
type parts struct {
	plan  *task.Plan
	list  []part
	place func(int32) bundle.Place
	split *construct.Result // nil if it comes from the bundle
}

// part is the code of one construct.
type part struct {
	kind   task.Kind
	digest string
	parse  func() (*ir.Kernel, error)
	at     func() bundle.Place // where in the source it begins
}

// parts takes the kernel apart. Without checks the scalar programs
// look at no assertion either; the other checks in them stay, since they cost
// nothing where they are.
func (c *compilation) parts() (*parts, error) {
	p, err := c.takeApart()
	if err == nil && !c.o.Checks {
		dropAsserts(p.plan.Root)
	}
	return p, err
}

// dropAsserts takes the assertions out of the scalar programs of list.
func dropAsserts(list []task.Node) {
	for i := range list {
		for j := range list[i].Prog {
			if in := &list[i].Prog[j]; in.Op == ir.OpAssert {
				*in = task.Instr{Op: ir.OpBreak, Site: -1} // skips nothing
			}
		}
		for _, kids := range list[i].Kids {
			dropAsserts(kids)
		}
	}
}

// takeApart is the kernel in parts. Nothing of a construct is parsed yet if the
// bundle's own split is used.
func (c *compilation) takeApart() (*parts, error) {
	if c.o.Whole || c.o.Cover || c.engine.looking() {
		return c.splitAgain()
	}
	plan, err := c.src.DecodePlan()
	if err != nil {
		return nil, c.fail("plan", err)
	}
	p := &parts{plan: plan, place: c.src.Place}
	for i := range c.src.Constructs {
		con := &c.src.Constructs[i]
		p.list = append(p.list, part{plan.Units[i].Kind, con.Digest, con.Parse, func() bundle.Place { return p.place(plan.Units[i].Origin) }})
	}
	return p, nil
}

// splitAgain takes the whole kernel apart: with counters, or after passes that
// see all of it, or so that the split can be shown.
func (c *compilation) splitAgain() (*parts, error) {
	k, err := c.src.ParseMarked()
	if err != nil {
		return nil, c.fail("parse", err)
	}
	if c.o.Cover {
		instrument(k)
	}
	k.DropMarks()
	c.showKernel(k)
	c.clock.lap("parse")
	if c.o.Whole {
		o := c.passes()
		o.Observe = func(pass string, k *ir.Kernel, _ time.Duration) { c.showPass(-1, pass, k) }
		if err := transform.Run(k, o); err != nil {
			return nil, c.fail("passes", err)
		}
		c.clock.lap("whole passes")
	}
	split, err := construct.Split(k)
	if err != nil {
		return nil, c.fail("split", err)
	}
	c.clock.lap("split")
	p := &parts{plan: split.Plan, split: split, place: func(i int32) bundle.Place {
		if i < 0 || int(i) >= len(split.Places) {
			return bundle.Place{}
		}
		return placeOf(k, split.Places[i].Pos, split.Places[i].Message)
	}}
	for i, con := range split.Constructs {
		d := con.Code.Digest()
		p.list = append(p.list, part{con.Kind, hex.EncodeToString(d[:]), func() (*ir.Kernel, error) { return con.Code.Clone(), nil },
			func() bundle.Place { return p.place(split.Plan.Units[i].Origin) }})
	}
	return p, nil
}

func placeOf(k *ir.Kernel, pos ir.Pos, msg string) bundle.Place {
	p := bundle.Place{Line: int(pos.Line), Message: msg}
	if int(pos.File) < len(k.Files) {
		p.File = k.Files[pos.File]
	}
	return p
}

// Failure is a failed check in terms of the source.
type Failure struct {
	Op ir.Op
	bundle.Place
}

// Places tells where in the source of a kernel is what happens in loaded code. Equal kernels share their code, each of
// which has places of its own.
type Places struct {
	again *compilation
	plan  *task.Plan
}

// Places are those of src, whose code l is.
func (l *Loaded) Places(src Source) *Places {
	return &Places{&compilation{engine: l.again.engine, src: src, o: l.again.o, clock: newClock()}, l.Kernel.Plan}
}

// Locate finds the check that failed in a launch, in the source of the kernel that l was loaded for.
func (l *Loaded) Locate(e *launch.CheckError) (Failure, error) {
	return l.Places(l.again.src).Locate(e)
}

// Locate finds the check that failed in a launch. It parses what a launch
// without failures never looks at.
func (l *Places) Locate(e *launch.CheckError) (Failure, error) {
	p, err := l.again.parts()
	if err != nil {
		return Failure{}, err
	}
	if e.Unit < 0 {
		return Failure{e.Op, p.place(e.Site)}, nil
	}
	if e.Unit >= len(p.list) {
		return Failure{}, bundle.ErrMalformed
	}
	k, err := p.list[e.Unit].parse()
	if err != nil {
		return Failure{}, err
	}
	k.Number()
	var f Failure
	k.Body.Walk(func(s *ir.Stmt) bool {
		if s.ID == e.Site {
			f = Failure{s.Op, placeOf(k, s.Pos, s.Aux)}
		}
		return s.ID <= e.Site
	})
	return f, nil
}

// Origin is where in the source a unit begins.
func (l *Places) Origin(unit int) bundle.Place {
	p, err := l.again.parts()
	if err != nil {
		return bundle.Place{}
	}
	return p.place(l.plan.Units[unit].Origin)
}

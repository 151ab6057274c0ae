package frontend

import (
	"fmt"
	"go/ast"
	"strings"
)

// Calls are inlined, and so a few functions that call each other twice, or an
// iterator that yields in two places, can make a kernel of any size. What a
// body adds when it is inlined for the first time is bounded by the source, and
// free; what it adds again is counted, in statements of the IR.
const (
	// maxGrowth bounds what bodies that are inlined again add to a kernel. It
	// is some hundred calls of math.Pow; code of that size takes seconds to
	// compile.
	maxGrowth = 100_000

	// maxSteps bounds the Go statements that a kernel is lowered from,
	// those of inlined bodies included.
	maxSteps = 300_000

	// maxDepth bounds how deep calls nest.
	maxDepth = 200
)

// growth is how much bodies that are inlined again have added.
type growth struct {
	added  int
	bodies map[ast.Node]*inlined
	open   []inlining // bodies that are being inlined
}

// inlined is a body that has been inlined.
type inlined struct {
	name  string
	times int
	added int // again, in statements
}

// inlining is a body that is being inlined.
type inlining struct {
	body   ast.Node
	name   string
	start  int // statements emitted before
	nested int // statements of bodies inlined in it
}

// tooBig ends a run whose kernel grows beyond a limit.
type tooBig struct {
	call      ast.Node // in the kernel; nil if it is the kernel itself that is too big
	msg, hint string
}

// startBody is called before the statements of an inlined body are lowered,
// endBody after them.
func (l *lowerer) startBody(body ast.Node) {
	l.growth.open = append(l.growth.open, inlining{body: body, name: l.fr.name, start: l.b.Emitted})
}

func (l *lowerer) endBody() {
	g := &l.growth
	last := len(g.open) - 1
	in := g.open[last]
	g.open = g.open[:last]
	all := l.b.Emitted - in.start
	if last > 0 {
		g.open[last-1].nested += all
	}
	b := g.bodies[in.body]
	if b == nil {
		b = &inlined{name: in.name}
		g.bodies[in.body] = b
	}
	if b.times++; b.times > 1 {
		b.added += all - in.nested
		if g.added += all - in.nested; g.added > maxGrowth {
			panic(l.grown())
		}
	}
}

// grown says what made the kernel grow, and through which calls.
func (l *lowerer) grown() tooBig {
	var most *inlined
	for _, b := range l.growth.bodies {
		if most == nil || b.added > most.added || b.added == most.added && (b.times > most.times || b.times == most.times && b.name < most.name) {
			most = b
		}
	}
	call, names := l.chain()
	return tooBig{call: call,
		msg: fmt.Sprintf("the kernel grows by more than %d statements as calls are inlined again and again: %s alone %d times; the last were in %s",
			maxGrowth, strings.TrimPrefix(most.name, l.own.pkg.Name()+"."), most.times, strings.Join(names, " → ")),
		hint: "make the calls in a loop, whose body is inlined once; keep in a variable what is computed twice; or split the kernel",
	}
}

// maxNames bounds the names of a chain of calls in a message.
const maxNames = 6

// chain is how control came to what is being lowered: the call in the kernel,
// and the names of the functions from there on.
func (l *lowerer) chain() (call ast.Node, names []string) {
	for f := l.fr; f.caller != nil; f = f.caller {
		call = f.call
		name := f.name
		if l.isOwn(f.unit) {
			name = strings.TrimPrefix(name, l.own.pkg.Name()+".")
		}
		if len(names) == 0 || names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	for i, j := 0, len(names)-1; i < j; i, j = i+1, j-1 {
		names[i], names[j] = names[j], names[i]
	}
	if n := len(names); n > maxNames {
		names = append(append(names[:maxNames-2:maxNames-2], "…"), names[n-1])
	}
	return call, names
}

// tooDeep reports a call that nests too deep. again says that what is called is
// being called already.
func (l *lowerer) tooDeep(e ast.Node, again bool) {
	if again {
		l.error(e, "recursion", fmt.Sprintf("recursion: calls nest deeper than %d", maxDepth), "write it as a loop, with a fixed array for a stack if need be")
		return
	}
	call, names := l.chain()
	panic(tooBig{call: call,
		msg:  fmt.Sprintf("calls nest deeper than %d: %s", maxDepth, strings.Join(names, " → ")),
		hint: "write what the innermost of them do as one function, or as a loop",
	})
}

// calling reports whether lit is being inlined.
func (l *lowerer) calling(lit *ast.FuncLit) bool {
	for f := l.fr; f != nil; f = f.caller {
		if f.lit == lit {
			return true
		}
	}
	return false
}

// callingFunc is calling for a declared function: one that is entered again
// through literals.
func (l *lowerer) callingFunc(id string) bool {
	for f := l.fr; f != nil; f = f.caller {
		if f.id == id {
			return true
		}
	}
	return false
}

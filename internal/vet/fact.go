package vet

import (
	"fmt"
	"go/types"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/frontend"
)

// refused is a fact about a package: which of its functions that others can call no kernel can, and why. It is made to be
// small, since facts about all of a program's packages come together at its main package.
type refused struct {
	Names   []string // Sum, or Buffer.Write for a method, sorted
	Reasons []uint8  // of each, an index into reasons
	Via     []string // of each, the function that the reason is of, if it is one that this one calls
}

func (*refused) AFact() {}

func (f *refused) String() string { return fmt.Sprintf("refused%v", f.Names) }

// reasons are what a kernel cannot have. Their order is part of the format of the fact.
var reasons = []string{
	"it starts a goroutine",
	"it defers a call",
	"it uses a channel",
	"it uses a map",
	"it uses an interface",
	"it appends to a slice",
	"it allocates a slice",
	"it recovers from a panic",
	"it prints",
	"it uses complex numbers",
	"it uses goto",
	"it is recursive",
	"it is not written in Go",
}

const (
	goroutine = iota
	deferred
	channel
	mapped
	interfaced
	appends
	allocates
	recovers
	prints
	complexNumber
	jumps
	recursive
	noBody
)

// refusal says why no kernel can call fn, a function of another package: -1 if that is not known, and whose reason it is, if
// not its own.
func refusal(fn *types.Func, facts func(*types.Package) *refused) (reason int, via string) {
	pkg := fn.Pkg()
	if pkg == nil || known(pkg.Path()) {
		return -1, ""
	}
	f := facts(pkg)
	if f == nil {
		return -1, ""
	}
	i, found := slices.BinarySearch(f.Names, frontend.FuncKey(fn))
	if !found || i >= len(f.Reasons) || int(f.Reasons[i]) >= len(reasons) {
		return -1, ""
	}
	if i < len(f.Via) {
		via = f.Via[i]
	}
	return int(f.Reasons[i]), via
}

// words are a reason as messages have it.
func words(reason int, via string) string {
	switch {
	case reason < 0:
		return ""
	case via != "":
		return "it calls " + via + ", which " + strings.TrimPrefix(reasons[reason], "it ")
	}
	return reasons[reason]
}

// known tells whether a package is one that the compiler has its own ways with: those of its functions that are not
// written in Go, or that use unsafe pointers, work in kernels all the same.
func known(path string) bool {
	switch path {
	case "math", "math/bits", "sync/atomic", "unsafe", "github.com/spelt-go/spelt/kernel":
		return true
	}
	return strings.HasPrefix(path, "github.com/spelt-go/spelt/internal/gomath")
}

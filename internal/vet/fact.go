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
	"it calls what cannot be used in a kernel",
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
	indirect
)

// refusal says why no kernel can call fn, a function of another package, or "" if that is not known.
func refusal(fn *types.Func, facts func(*types.Package) *refused) string {
	pkg := fn.Pkg()
	if pkg == nil || known(pkg.Path()) {
		return ""
	}
	f := facts(pkg)
	if f == nil {
		return ""
	}
	i, found := slices.BinarySearch(f.Names, frontend.FuncKey(fn))
	if !found || i >= len(f.Reasons) || int(f.Reasons[i]) >= len(reasons) {
		return ""
	}
	return reasons[f.Reasons[i]]
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

package frontend

import (
	"go/types"
	"strings"
)

// elsewhere is what to write instead of a call into a package that the user
// cannot change, by its path; for others see [lowerer.insteadOf].
var elsewhere = map[string]string{
	"errors":       hintError,
	"fmt":          hintPrint,
	"log":          hintPrint,
	"log/slog":     hintPrint,
	"math/rand":    hintRandom,
	"math/rand/v2": hintRandom,
	"sync": "leave it out, since iterations run in parallel and the launch waits for all of them; " +
		"what they share they can change by the atomics of sync/atomic and package kernel",
	"sync/atomic": "use the integer types and functions of sync/atomic, or the atomics of package kernel",
}

const (
	hintPrint  = "store what to print in a slice, and print it after the launch"
	hintRandom = "use kernel.Random(seed, uint64(i)), which makes each iteration a stream of random numbers of its own"
	hintError  = "use a number; kernel.Assert and panic end the launch with an error"
	hintCall   = "call it before or after the launch, and pass what is needed of it"
)

// insteadOf is what to write instead of what is wrong in code of a package that
// is not of the main module, where hint, which is about that code, helps
// nobody. The package is the one that code of the main module calls.
func (l *lowerer) insteadOf(hint string) string {
	fr := l.fr
	if fr.unit.user || fr.from == nil || strings.HasPrefix(hint, hintTag) {
		return hint
	}
	for fr.caller != nil && !fr.caller.unit.user {
		fr = fr.caller
	}
	if s, ok := elsewhere[fr.unit.path]; ok {
		return s
	}
	return hintCall
}

// insteadOfCall is the same for a call of fn that is refused by its looks, to
// which hint applies if nothing better is known.
func insteadOfCall(fn *types.Func, hint string) string {
	if fn.Pkg() != nil {
		if s, ok := elsewhere[fn.Pkg().Path()]; ok {
			return s
		}
	}
	return hint
}

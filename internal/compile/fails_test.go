package compile

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// A bug of the compiler that makes it panic is an error of the kernel, with a place in its source. It is not the end of the
// user's program.
func TestAcceptanceD1APanicIsAnErrorWithAPlace(t *testing.T) {
	c := storedCompilation(t)
	c.src.Name = "K"
	at := func() bundle.Place { return bundle.Place{File: "example.com/p/k.go", Line: 7} }
	for _, c2 := range []struct {
		name  string
		parse func() (*ir.Kernel, error)
		want  string
	}{
		{"panic", func() (*ir.Kernel, error) { panic("a bug") }, "compile kernel K: internal error: example.com/p/k.go:7: panic: a bug\n"},
		{"nil", func() (*ir.Kernel, error) { return nil, nil }, "compile kernel K: internal error: example.com/p/k.go:7: panic: runtime error: invalid memory address"},
		{"error", func() (*ir.Kernel, error) { return nil, bundle.ErrMalformed }, "compile kernel K: parse: example.com/p/k.go:7: " + bundle.ErrMalformed.Error()},
	} {
		_, err := c.units(t.Context(), &parts{plan: &task.Plan{Units: make([]task.Unit, 1)}, list: []part{{digest: c2.name, parse: c2.parse, at: at}}})
		var e *Error
		if !errors.As(err, &e) || e.At != at() || !strings.HasPrefix(err.Error(), c2.want) {
			t.Errorf("%s: %v", c2.name, err)
		}
	}
	if left := slices.Collect(c.engine.Store.Entries()); len(left) > 0 {
		t.Errorf("left in the store: %v", left)
	}
}

// An object that does not link is said to be of its construct.
func TestAnErrorOfLinkingHasAPlace(t *testing.T) {
	c := storedCompilation(t)
	u := &unit{part: &part{at: func() bundle.Place { return bundle.Place{File: "k.go", Line: 3} }}, finished: finished{key: cache.Key{1}, object: []byte("no object")}}
	_, _, err := c.linkAgain(t.Context(), &task.Plan{Units: make([]task.Unit, 1)}, []*unit{u})
	var e *Error
	if !errors.As(err, &e) || e.At.Line != 3 || e.Stage != "link" {
		t.Errorf("%v", err)
	}
}

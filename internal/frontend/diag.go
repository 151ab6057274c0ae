package frontend

import (
	"fmt"
	"go/token"
	"slices"
	"sort"
	"strings"
)

// Diagnostic is one reason why a kernel cannot be compiled or, as a warning, why
// it may not do what its author expects.
type Diagnostic struct {
	Pos, End token.Pos
	Position token.Position
	Code     string // stable, for example "goroutine"
	Message  string // what is wrong
	Hint     string // what to write instead; may be empty
	Warning  bool   // the kernel is compiled nevertheless

	about string // which of several variables that one call is about; else empty
}

func (d Diagnostic) Error() string {
	s := d.Message
	if d.Position.IsValid() {
		s = fmt.Sprintf("%s: %s", d.Position, d.Message)
	}
	if d.Hint != "" {
		s += "; " + d.Hint
	}
	return s
}

// Diagnostics is a list of them, in source order: an error if it is not empty.
type Diagnostics []Diagnostic

func (d Diagnostics) Error() string {
	lines := make([]string, len(d))
	for i, x := range d {
		lines[i] = x.Error()
	}
	return strings.Join(lines, "\n")
}

// Errors are those that are no warnings.
func (d Diagnostics) Errors() Diagnostics {
	return slices.DeleteFunc(slices.Clone(d), func(x Diagnostic) bool { return x.Warning })
}

// Warnings are those that are.
func (d Diagnostics) Warnings() Diagnostics {
	return slices.DeleteFunc(slices.Clone(d), func(x Diagnostic) bool { return !x.Warning })
}

// Unwrap gives each diagnostic to errors.As.
func (d Diagnostics) Unwrap() []error {
	errs := make([]error, len(d))
	for i, x := range d {
		errs[i] = x
	}
	return errs
}

// Sorted orders d by position and drops what says the same at the same place.
func (d Diagnostics) Sorted() Diagnostics {
	sort.SliceStable(d, func(i, j int) bool {
		a, b := d[i], d[j]
		if a.Position.Filename != b.Position.Filename {
			return a.Position.Filename < b.Position.Filename
		}
		if a.Position.Offset != b.Position.Offset {
			return a.Position.Offset < b.Position.Offset
		}
		if a.Code != b.Code {
			return a.Code < b.Code
		}
		return a.about < b.about
	})
	var out Diagnostics
	for _, x := range d {
		if n := len(out); n > 0 && out[n-1].Position == x.Position && out[n-1].Code == x.Code && out[n-1].about == x.about {
			continue
		}
		out = append(out, x)
	}
	return out
}

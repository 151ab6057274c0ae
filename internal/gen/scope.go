package gen

import (
	"fmt"
	"go/token"
	"go/types"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// unit is a kernel with the names chosen for what is declared for it.
type unit struct {
	*Kernel
	kernel, launcher string // what a user writes: fixed by Ident
	args, definition string // seen by nobody: made to fit
}

// scope is what the package declares, with what generated code adds.
type scope struct {
	pkg   *types.Package
	fset  *token.FileSet
	added map[string]bool
	owner map[string]*Kernel // of names of launchers
}

func newScope(pkg *types.Package, fset *token.FileSet) *scope {
	return &scope{pkg: pkg, fset: fset, added: map[string]bool{}, owner: map[string]*Kernel{}}
}

func (s *scope) taken(name string) bool { return s.added[name] || s.declared(name) }

// declared tells whether the user's files declare a name. What an earlier run generated does not count: a file with such a
// name that begins as generated ones do. One that cannot be read is taken for generated.
func (s *scope) declared(name string) bool {
	o := s.pkg.Scope().Lookup(name)
	if o == nil {
		return false
	}
	path := s.fset.Position(o.Pos()).Filename
	if _, ours := SourceName(filepath.Base(path)); !ours {
		return true
	}
	return Overwritable(path, nil) != nil
}

// declare chooses the names for a kernel.
func (s *scope) declare(k *Kernel) (unit, error) {
	u := unit{Kernel: k, kernel: k.Ident + "Kernel", launcher: k.Ident + "Launcher"}
	for _, name := range []string{u.kernel, u.launcher} {
		switch other := s.owner[name]; {
		case other != nil && other.Pos == k.Pos && other.Name == k.Name:
			return unit{}, nameError(k, "the same instance is asked for twice", "leave out one of the two lines")
		case other != nil:
			return unit{}, nameError(k, fmt.Sprintf("%s is the launcher of kernel %s already, at %s", name, other.Name, place(other.Pos)),
				"rename one of the two kernels")
		case s.declared(name):
			return unit{}, nameError(k, fmt.Sprintf("the package declares %s itself, at %s", name, place(s.fset.Position(s.pkg.Scope().Lookup(name).Pos()))),
				"rename that, or the kernel")
		}
		s.added[name], s.owner[name] = true, k
	}
	low := lowerFirst(k.Ident)
	u.args = s.fresh(low + "Args")
	u.definition = s.fresh(low + "Definition")
	return u, nil
}

// place is a position as messages have it.
func place(p token.Position) string { return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line) }

func (s *scope) fresh(name string) string {
	name = unique(name, s.taken)
	s.added[name] = true
	return name
}

// unique returns name, or name with the lowest number from 2 that makes it free.
func unique(name string, taken func(string) bool) string {
	if !taken(name) {
		return name
	}
	for n := 2; ; n++ {
		if try := name + strconv.Itoa(n); !taken(try) {
			return try
		}
	}
}

// lowerFirst makes an identifier unexported: Saxpy gives saxpy, FFTStep fftStep, and a name without a lower-case form
// gets an underscore.
func lowerFirst(s string) string {
	r := []rune(s)
	n := 0
	for n < len(r) && unicode.IsUpper(r[n]) {
		n++
	}
	switch {
	case n == 0:
	case n == len(r) || n == 1:
		return strings.ToLower(string(r[:n])) + string(r[n:])
	default:
		return strings.ToLower(string(r[:n-1])) + string(r[n-1:])
	}
	if first, _ := utf8.DecodeRuneInString(s); unicode.IsUpper(first) {
		return "_" + s
	}
	return s
}

// local holds the names used in one launcher's methods: those of its parameters and results, and the method's own.
type local struct {
	params, results                            []string
	receiver, ctx, args, err, runtime, pointer string
}

// locals names what the methods of u need. Parameters and results keep the names that the user gave them, unless a
// method's body needs the name for something outside (one of reserved); the method's own names give way to them.
func locals(u unit, reserved []string) local {
	used := map[string]bool{}
	for _, name := range reserved {
		used[name] = true
	}
	pick := func(name string) string {
		name = unique(name, func(n string) bool { return used[n] })
		used[name] = true
		return name
	}
	named := func(list []Arg) []string {
		names := make([]string, len(list))
		for i, a := range list {
			if a.Name != "" && a.Name != "_" {
				names[i] = pick(a.Name)
			}
		}
		return names
	}
	l := local{params: named(u.Args), results: named(u.Results)}
	for i, name := range l.params {
		if name == "" {
			l.params[i] = pick("p" + strconv.Itoa(i))
		}
	}
	for i, name := range l.results {
		if name == "" {
			l.results[i] = pick("r" + strconv.Itoa(i))
		}
	}
	l.receiver, l.ctx, l.args, l.err, l.runtime = pick("l"), pick("ctx"), pick("args"), pick("err"), pick("rt")
	l.pointer = pick("p")
	return l
}

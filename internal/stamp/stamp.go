package stamp

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Kernel is a kernel to make a stamp for.
type Kernel struct {
	Path    string // import path of its package
	Name    string // of its package
	Key     string // of its function, as in Grid.Step
	Dir     string // of its package
	Tests   bool   // whether it stands in a test
	Inlined []Func // all functions that its code is made from
}

// Func is a function of a package.
type Func struct{ Path, Key string }

// Maker makes stamps of the kernels of one program. It reads each package once.
type Maker struct {
	// Find is the module of a package, false if that is not known.
	Find func(importPath string) (Module, bool)
	// Overlay is the content of files that is not on disk.
	Overlay map[string][]byte

	shared Shared
}

// Make gives the stamp of a kernel, "" if the module of its package is not known.
func (m *Maker) Make(k Kernel) string {
	own, ok := m.Find(strings.TrimSuffix(k.Path, "_test"))
	if !ok || own.Root == "" {
		return ""
	}
	tests := ""
	if k.Tests {
		tests = k.Dir
	}
	r := m.shared.reader(tests)
	r.overlay = m.Overlay
	set := &closures{reader: r, find: m.Find, own: own, kernel: k, all: map[string]*closure{}}
	set.first()
	set.others()
	inlined := slices.SortedFunc(slices.Values(k.Inlined), func(a, b Func) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Key, b.Key))
	})
	var extra []string
	for again := true; again; {
		again = false
		for _, f := range inlined {
			at, ok := m.Find(strings.TrimSuffix(f.Path, "_test"))
			if c := set.all[at.Path]; ok && !ours(f.Path) && (c == nil || !c.has(f.Path, f.Key)) {
				text := "+" + f.Path + "#" + f.Key
				if !slices.Contains(extra, text) {
					extra = append(extra, text)
					set.extra(f)
					again = true
				}
			}
		}
		set.others()
	}
	parts := []string{"1", own.Path, k.Name, k.Key, set.kernelSum()}
	sums := set.all[own.Path].sums()
	for _, p := range slices.Sorted(maps.Keys(sums)) {
		parts = append(parts, p+"="+sums[p])
	}
	for _, p := range slices.Sorted(maps.Keys(set.all)) {
		if c := set.all[p]; p != own.Path && len(c.sums()) > 0 {
			parts = append(parts, p+"@"+c.module.Version+"="+c.sum())
		}
	}
	slices.Sort(extra)
	return strings.Join(append(parts, extra...), " ")
}

// closures are those of all modules that a kernel reaches.
type closures struct {
	reader *reader
	find   func(importPath string) (Module, bool)
	own    Module
	kernel Kernel
	all    map[string]*closure // by module
}

func (s *closures) closure(m Module) *closure {
	if c := s.all[m.Path]; c != nil {
		return c
	}
	c := newClosure(s.reader, m, func(importPath string) bool {
		at, ok := s.find(strings.TrimSuffix(importPath, "_test"))
		return ok && at.Path == m.Path
	})
	if m.Path == s.own.Path {
		c.main, c.name = s.kernel.Path, s.kernel.Name
	}
	s.all[m.Path] = c
	return c
}

// first collects what the kernel refers to in its own module.
func (s *closures) first() {
	c := s.closure(s.own)
	c.root(s.kernel.Path, s.kernel.Key)
	c.run()
}

// extra adds a function that is inlined though nothing mentions it.
func (s *closures) extra(f Func) {
	if m, ok := s.find(strings.TrimSuffix(f.Path, "_test")); ok && m.Root != "" {
		c := s.closure(m)
		c.root(f.Path, f.Key)
		c.run()
	}
}

// others collects what belongs to the kernel in other modules, until nothing is new.
func (s *closures) others() {
	done := map[[2]string]bool{}
	for again := true; again; {
		again = false
		for _, from := range slices.Collect(maps.Values(s.all)) {
			for ref := range from.outside {
				if done[ref] {
					continue
				}
				done[ref] = true
				m, ok := s.find(ref[0])
				if !ok || m.Root == "" || m.Path == s.own.Path {
					continue
				}
				again = true
				c := s.closure(m)
				for name := range s.all[s.own.Path].methods {
					c.methods[name] = true
				}
				c.root(ref[0], ref[1])
				c.run()
			}
		}
	}
}

// kernelSum is of the kernel's own declaration, "" if there is none.
func (s *closures) kernelSum() string {
	u := s.all[s.own.Path].unit(s.kernel.Path)
	var list []string
	for d, c := range u.content {
		if d.kind == 'f' && d.key() == s.kernel.Key && u.in[d] {
			list = append(list, string(c.sum[:]))
		}
	}
	if len(list) == 0 {
		return ""
	}
	slices.Sort(list)
	return base64.RawURLEncoding.EncodeToString([]byte(strings.Join(list, ""))[:6])
}

// Env is where a stamp is compared with what is there.
type Env struct {
	Path string // import path of the kernel's package
	Dir  string // of it; "" if its source is not there
	Test bool   // whether it stands in a test
	// Module says what there is of another module: its version, "" if it is not fixed; and its directory, if that is known.
	// It is false if nothing is known of it. "std" is the standard library.
	Module func(path string) (Module, bool)
	// Shared keeps what was read of packages for other stamps; nil reads them anew.
	Shared *Shared
}

// Shared is what was read of packages. What changes on disk later is not seen.
type Shared struct {
	mu      sync.Mutex
	readers map[string]*reader // by the directory whose tests count
}

func (s *Shared) reader(tests string) *reader {
	r := s.readers[tests]
	if r == nil {
		if s.readers == nil {
			s.readers = map[string]*reader{}
		}
		r = &reader{tests: tests}
		s.readers[tests] = r
	}
	return r
}

// Check compares a stamp with what is there, and says what differs: "" if nothing is known to.
func Check(text string, e Env) string {
	s, ok := parse(text)
	if !ok {
		return "its stamp is malformed"
	}
	find := s.finder(e)
	own, _ := find(strings.TrimSuffix(e.Path, "_test"))
	set := &closures{find: find, own: own, all: map[string]*closure{}}
	set.kernel = Kernel{Path: e.Path, Name: s.name, Key: s.key, Dir: e.Dir, Tests: e.Test}
	shared := e.Shared
	if shared == nil {
		shared = &Shared{}
	}
	shared.mu.Lock()
	defer shared.mu.Unlock()
	tests := ""
	if e.Test {
		tests = e.Dir
	}
	set.reader = shared.reader(tests)
	there := e.Dir != "" && len(set.reader.read(e.Dir, s.name).files) > 0
	if there {
		set.first()
		for _, f := range s.extra {
			if m, ok := find(f.Path); ok && m.Path == own.Path {
				set.extra(f)
			}
		}
		switch set.kernelSum() {
		case s.sum:
		case "":
			return s.key + " is gone"
		default:
			return s.key + " was edited"
		}
		if at := s.compare(set.all[own.Path].sums()); at != "" {
			return "what it refers to in package " + at + " was edited"
		}
	}
	return s.checkModules(e, set, there)
}

// checkModules compares other modules: by their versions, and where these differ or are not fixed by their source.
func (s *stamp) checkModules(e Env, set *closures, there bool) string {
	complete := false
	for _, m := range s.modules {
		now, known := e.Module(m.Path)
		if !known || m.Version != "" && now.Version == m.Version && !now.Vendor {
			continue
		}
		sum := ""
		if there && now.Root != "" {
			if !complete {
				for _, f := range s.extra {
					set.extra(f)
				}
				set.others()
				complete = true
			}
			if c := set.all[m.Path]; c != nil && c.hasFiles() {
				sum = c.sum()
			}
		}
		switch {
		case sum == m.sum:
		case sum == "" && (m.Path == "std" || m.Version == "" || now.Version == "" || now.Version == m.Version):
			// Nothing can be known.
		case m.Version == now.Version || now.Version == "":
			return "what it refers to in module " + m.Path + " was edited"
		default:
			was := m.Version
			if was == "" {
				was = "a directory"
			}
			return fmt.Sprintf("%s is at version %s, and was %s", m.Path, now.Version, was)
		}
	}
	return ""
}

type stamp struct {
	module, name, key, sum string
	packages               map[string]string
	modules                []moduleSum
	extra                  []Func
}

type moduleSum struct {
	Path, Version, sum string
}

func parse(text string) (*stamp, bool) {
	f := strings.Split(text, " ")
	if len(f) < 5 || f[0] != "1" {
		return nil, false
	}
	s := &stamp{module: f[1], name: f[2], key: f[3], sum: f[4], packages: map[string]string{}}
	for _, p := range f[5:] {
		if rest, ok := strings.CutPrefix(p, "+"); ok {
			importPath, key, _ := strings.Cut(rest, "#")
			s.extra = append(s.extra, Func{importPath, key})
			continue
		}
		name, sum, ok := strings.Cut(p, "=")
		if !ok {
			return nil, false
		}
		if module, version, ok := strings.Cut(name, "@"); ok {
			s.modules = append(s.modules, moduleSum{module, version, sum})
		} else {
			s.packages[name] = sum
		}
	}
	return s, true
}

// compare gives a package whose sum differs, the kernel's own last.
func (s *stamp) compare(now map[string]string) string {
	var differ []string
	for p := range s.packages {
		if s.packages[p] != now[p] {
			differ = append(differ, p)
		}
	}
	for p := range now {
		if _, ok := s.packages[p]; !ok {
			differ = append(differ, p)
		}
	}
	if len(differ) == 0 {
		return ""
	}
	return slices.MaxFunc(differ, func(a, b string) int { return strings.Compare(a, b) })
}

// finder finds the modules of packages among those of the stamp.
func (s *stamp) finder(e Env) func(string) (Module, bool) {
	own := Module{Path: s.module}
	if e.Dir != "" {
		rel := strings.TrimPrefix(strings.TrimSuffix(e.Path, "_test"), s.module)
		if root, ok := strings.CutSuffix(filepath.ToSlash(e.Dir), rel); ok {
			own.Root = filepath.FromSlash(root)
		}
	}
	return func(importPath string) (Module, bool) {
		best, found := "", false
		for _, m := range s.modules {
			if within(importPath, m.Path) && len(m.Path) > len(best) {
				best = m.Path
			}
		}
		if within(importPath, s.module) && len(s.module) > len(best) {
			return own, true
		}
		if best == "" {
			first, _, _ := strings.Cut(importPath, "/")
			if strings.Contains(first, ".") {
				return Module{}, false
			}
			best = "std"
		}
		m, found := e.Module(best)
		m.Path = best
		return m, found
	}
}

func within(importPath, module string) bool {
	rest, ok := strings.CutPrefix(importPath, module)
	return ok && (rest == "" || rest[0] == '/')
}

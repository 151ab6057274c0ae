package stamp

import (
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
)

// Running is the environment of a kernel in the running program. file is that of its generated code, as the program has
// it; text is the kernel's stamp.
func Running(text, importPath, file string) Env {
	e := Env{Path: importPath, Test: strings.HasSuffix(file, "_test.go"), Shared: &read}
	s, ok := parse(text)
	if !ok {
		return e
	}
	rel := strings.TrimPrefix(strings.TrimPrefix(strings.TrimSuffix(importPath, "_test"), s.module), "/")
	switch {
	case filepath.IsAbs(file) && exists(filepath.Dir(file)):
		e.Dir = filepath.Dir(file)
	case strings.Contains(file, "@"): // a version of a module: what lies about here is another
	default:
		if root := rootOf(s.module, nearby()...); root != "" {
			e.Dir = filepath.Join(root, filepath.FromSlash(rel))
		}
	}
	e.Module = func(p string) (Module, bool) {
		return running(p, func() []string {
			if e.Dir != "" {
				return append([]string{e.Dir}, nearby()...)
			}
			return nearby()
		})
	}
	return e
}

// read is the source of the running program, as it was when it was first looked at.
var read Shared

// nearby are the directories that the source of a program may be found from.
func nearby() []string {
	var dirs []string
	if d, err := os.Getwd(); err == nil {
		dirs = append(dirs, d)
	}
	if exe, err := os.Executable(); err == nil {
		dirs = append(dirs, filepath.Dir(exe))
	}
	return dirs
}

var buildInfo = sync.OnceValue(func() *debug.BuildInfo {
	if info, ok := debug.ReadBuildInfo(); ok {
		return info
	}
	return &debug.BuildInfo{}
})

// running finds a module that the running program is built from.
func running(p string, from func() []string) (Module, bool) {
	if p == "std" {
		return Module{Path: p, Version: Minor(runtime.Version()), Root: standardLibrary()}, true
	}
	info := buildInfo()
	start := from()
	if info.Main.Path == p {
		return Module{Path: p, Root: rootOf(p, start...)}, true
	}
	for _, d := range info.Deps {
		if d.Path != p {
			continue
		}
		path, version := p, d.Version
		if dir := vendored(p, rootOf(info.Main.Path, start...)); dir != "" {
			if d.Replace != nil {
				version = ""
			}
			return Module{Path: p, Version: version, Root: dir, Vendor: true}, true
		}
		if r := d.Replace; r != nil {
			if path, version = r.Path, r.Version; isPath(path) {
				if !filepath.IsAbs(path) {
					main := rootOf(info.Main.Path, start...)
					if main == "" {
						return Module{Path: p}, true
					}
					path = filepath.Join(main, filepath.FromSlash(path))
				}
				return Module{Path: p, Root: path}, true
			}
		}
		if version != "(devel)" {
			return Module{Path: p, Version: version, Root: downloaded(path, version)}, true
		}
	}
	return inWorkspace(p, start)
}

// Tree is the environment of a kernel that is looked at without its program: go.mod and go.work tell where modules are.
func Tree(importPath, dir string, test bool) Env {
	if abs, err := filepath.Abs(dir); err == nil {
		dir = abs
	}
	e := Env{Path: importPath, Dir: dir, Test: test}
	e.Module = func(p string) (Module, bool) {
		if p == "std" {
			return Module{}, false
		}
		root := above(dir, "go.mod")
		mod := readMod(filepath.Join(root, "go.mod"))
		if dir := vendored(p, root); dir != "" {
			v := mod.require[p]
			if _, replaced := mod.replace[p]; replaced {
				v = ""
			}
			return Module{Path: p, Version: v, Root: dir, Vendor: true}, true
		}
		if to, ok := mod.replace[p]; ok && isPath(to) {
			if !filepath.IsAbs(to) {
				to = filepath.Join(root, filepath.FromSlash(to))
			}
			return Module{Path: p, Root: to}, true
		}
		if m, ok := inWorkspace(p, []string{dir}); ok {
			return m, true
		}
		v, ok := mod.require[p]
		if _, replaced := mod.replace[p]; replaced {
			ok = false
		}
		return Module{Path: p, Version: v, Root: downloaded(p, v)}, ok
	}
	return e
}

// vendored is where a module is in the vendor directory of the one in root, "" if it is not, or is not looked for there.
func vendored(p, root string) string {
	if root == "" || strings.Contains(os.Getenv("GOFLAGS"), "-mod=mod") {
		return ""
	}
	if dir := filepath.Join(root, "vendor", filepath.FromSlash(p)); exists(dir) {
		return dir
	}
	return ""
}

// inWorkspace finds a module of a go.work file.
func inWorkspace(p string, start []string) (Module, bool) {
	for _, from := range start {
		file := os.Getenv("GOWORK")
		if file == "off" {
			return Module{}, false
		}
		if file == "" {
			dir := above(from, "go.work")
			if dir == "" {
				continue
			}
			file = filepath.Join(dir, "go.work")
		}
		for _, use := range readMod(file).use {
			if !filepath.IsAbs(use) {
				use = filepath.Join(filepath.Dir(file), filepath.FromSlash(use))
			}
			if readMod(filepath.Join(use, "go.mod")).module == p {
				return Module{Path: p, Root: use}, true
			}
		}
	}
	return Module{}, false
}

// rootOf finds the directory of a module at or above one of several.
func rootOf(module string, from ...string) string {
	for _, dir := range from {
		for dir = above(dir, "go.mod"); dir != ""; dir = above(filepath.Dir(dir), "go.mod") {
			if readMod(filepath.Join(dir, "go.mod")).module == module {
				return dir
			}
			if filepath.Dir(dir) == dir {
				break
			}
		}
	}
	return ""
}

// above is the closest directory, from dir upwards, that holds a file.
func above(dir, name string) string {
	for {
		if exists(filepath.Join(dir, name)) {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			return ""
		}
		dir = up
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// modFile is what matters here of a go.mod or go.work file.
type modFile struct {
	module  string
	require map[string]string
	replace map[string]string // by a path, or a directory
	use     []string
}

func readMod(file string) modFile {
	m := modFile{require: map[string]string{}, replace: map[string]string{}}
	text, err := os.ReadFile(file)
	if err != nil {
		return m
	}
	block := ""
	for line := range strings.Lines(string(text)) {
		line, _, _ = strings.Cut(line, "//")
		f := strings.Fields(line)
		for i := range f {
			f[i] = strings.Trim(f[i], "\"`")
		}
		switch {
		case len(f) == 0:
			continue
		case f[0] == ")":
			block = ""
			continue
		case len(f) > 1 && f[1] == "(":
			block = f[0]
			continue
		case block != "":
			f = append([]string{block}, f...)
		}
		switch {
		case f[0] == "module" && len(f) > 1:
			m.module = f[1]
		case f[0] == "use" && len(f) > 1:
			m.use = append(m.use, f[1])
		case f[0] == "require" && len(f) > 2:
			m.require[f[1]] = f[2]
		case f[0] == "replace":
			for i, w := range f {
				if w == "=>" && i+1 < len(f) && len(f) > 1 {
					m.replace[f[1]] = f[i+1]
				}
			}
		}
	}
	return m
}

func isPath(s string) bool {
	return strings.HasPrefix(s, "./") || strings.HasPrefix(s, "../") || s == "." || s == ".." || filepath.IsAbs(s)
}

// downloaded is where the go command keeps a version of a module.
func downloaded(p, version string) string {
	cache := os.Getenv("GOMODCACHE")
	if cache == "" {
		first := filepath.SplitList(os.Getenv("GOPATH"))
		if len(first) == 0 {
			home, err := os.UserHomeDir()
			if err != nil {
				return ""
			}
			first = []string{filepath.Join(home, "go")}
		}
		cache = filepath.Join(first[0], "pkg", "mod")
	}
	return filepath.Join(cache, filepath.FromSlash(escaped(p)+"@"+escaped(version)))
}

// escaped writes a path as the module cache does: !x for X.
func escaped(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r >= 'A' && r <= 'Z' {
			b.WriteByte('!')
			r += 'a' - 'A'
		}
		b.WriteRune(r)
	}
	return b.String()
}

// standardLibrary is the directory of its source, if the program was built on this machine, or on one like it.
func standardLibrary() string {
	pc := reflect.ValueOf(strings.ToLower).Pointer()
	frame, _ := runtime.CallersFrames([]uintptr{pc + 1}).Next()
	if dir, ok := strings.CutSuffix(filepath.ToSlash(frame.File), "/strings/strings.go"); ok && filepath.IsAbs(dir) {
		return filepath.FromSlash(dir)
	}
	return ""
}

// Minor is a version of Go without its patch: go1.26 for go1.26.8.
func Minor(version string) string {
	for f := range strings.FieldsSeq(version) {
		if rest, ok := strings.CutPrefix(f, "go1."); ok {
			n := 0
			for n < len(rest) && rest[n] >= '0' && rest[n] <= '9' {
				n++
			}
			return "go1." + rest[:n]
		}
	}
	return version
}

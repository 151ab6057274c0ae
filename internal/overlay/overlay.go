package overlay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/gen"
)

// Config says what is built.
type Config struct {
	Dir   string   // where patterns are relative to; the current directory if empty
	Env   []string // the environment of the go command; the process's own if nil
	Flags Flags
	Tests bool // also for the tests of the packages named, and what they depend on
	// Progress, if not nil, is called before each step: loading packages (total is then 0), and lowering a kernel.
	Progress func(done, total int, what string)
}

// Overlay is a set of generated files in a temporary directory.
type Overlay struct {
	// Packages are the import paths for whose kernels files were generated, by directory.
	Packages []string
	// Replace is what the overlay puts in the place of which path; "" removes it.
	Replace map[string]string
	// Files are the paths of the generated files, as they appear to be, sorted.
	Files []string
	// Warnings are of what is likely to be wrong with kernels.
	Warnings frontend.Diagnostics
	// Problems are what is wrong with kernels, nil if nothing is. They run as plain Go, if anything can be written for them.
	Problems *Error

	config   Config
	patterns []string
	dir      string
}

// Error holds what is wrong with the kernels of a program: all of it, so that it can be put right at once.
type Error struct {
	Diagnostics frontend.Diagnostics
	Errs        []error // of another nature
}

func (e *Error) Error() string { return errors.Join(e.Unwrap()...).Error() }

// Unwrap gives each problem to errors.As.
func (e *Error) Unwrap() []error {
	var list []error
	if len(e.Diagnostics) > 0 {
		list = append(list, e.Diagnostics)
	}
	return append(list, e.Errs...)
}

// Make generates for all packages that those named (none is ".") depend on and that are the user's own: those of the workspace and of
// modules that a replace directive finds in a directory. Kernels that cannot be compiled are no error: see Problems.
// The caller closes the overlay when the go command is done.
func Make(ctx context.Context, c Config, patterns []string) (*Overlay, error) {
	if len(patterns) == 0 {
		patterns = []string{"."}
	}
	o := &Overlay{Replace: map[string]string{}, config: c, patterns: patterns}
	var err error
	if o.dir, err = os.MkdirTemp("", "spelt-overlay-"); err != nil {
		return nil, err
	}
	if err := o.fill(ctx, c, patterns); err != nil {
		o.Close()
		return nil, err
	}
	return o, nil
}

func (o *Overlay) fill(ctx context.Context, c Config, patterns []string) error {
	c.progress(0, 0, "loading packages")
	content, err := o.merge(c)
	if err != nil {
		return err
	}
	packages, err := c.list(ctx, patterns, deps[c.Tests]...)
	if err != nil {
		return err
	}
	var load []string
	var local []*listed
	for _, p := range packages {
		if !p.local() {
			continue
		}
		local = append(local, p)
		switch {
		case !p.marked(content):
		case p.ImportPath == commandLine:
			for _, name := range patterns {
				load = append(load, "file="+c.inDir(name))
			}
		default:
			if path := p.plainPath(); !slices.Contains(load, path) {
				load = append(load, path)
			}
		}
	}
	var dirs []*gen.Directory
	if len(load) > 0 {
		if err := Requirement(ctx, c); err != nil {
			return err
		}
		program, err := frontend.Load(ctx, frontend.Config{
			Dir: c.Dir, Env: c.Env, Tests: c.Tests, Overlay: content, BuildFlags: c.Flags.Build,
		}, load...)
		if err != nil {
			return err
		}
		dirs = gen.Program(program, false, c.progress)
	}
	if byFiles(patterns) {
		for _, d := range dirs {
			if c.holds(d.Path, patterns[0]) {
				d.Files = slices.DeleteFunc(d.Files, func(f gen.File) bool {
					return !slices.ContainsFunc(patterns, func(p string) bool { return filepath.Base(p) == filepath.Base(f.Source) })
				})
			}
		}
	}
	return o.add(local, dirs)
}

// deps are the flags of go list, with and without tests.
var deps = map[bool][]string{false: {"-deps"}, true: {"-deps", "-test"}}

// commandLine is the import path of a package that is named by its files.
const commandLine = "command-line-arguments"

// byFiles tells whether patterns are the files of one package.
func byFiles(patterns []string) bool { return strings.HasSuffix(patterns[0], ".go") }

// holds tells whether a file, named as in a pattern, is in a directory.
func (c Config) holds(dir, file string) bool {
	a, errA := os.Stat(dir)
	b, errB := os.Stat(filepath.Dir(c.inDir(file)))
	return errA == nil && errB == nil && os.SameFile(a, b)
}

func (c Config) progress(done, total int, what string) {
	if c.Progress != nil {
		c.Progress(done, total, what)
	}
}

// merge takes over the replacements of the user's own overlay and returns the content of the replacing files.
func (o *Overlay) merge(c Config) (map[string][]byte, error) {
	if c.Flags.Overlay == "" {
		return nil, nil
	}
	data, err := os.ReadFile(c.inDir(c.Flags.Overlay))
	if err != nil {
		return nil, err
	}
	var user struct{ Replace map[string]string }
	if err := json.Unmarshal(data, &user); err != nil {
		return nil, fmt.Errorf("%s: %w", c.Flags.Overlay, err)
	}
	content := map[string][]byte{}
	for _, from := range slices.Sorted(maps.Keys(user.Replace)) {
		to := user.Replace[from]
		from, err := filepath.Abs(c.inDir(from))
		if err != nil {
			return nil, err
		}
		content[from] = nil
		if to != "" {
			if to, err = filepath.Abs(c.inDir(to)); err != nil {
				return nil, err
			}
			if content[from], err = os.ReadFile(to); err != nil {
				return nil, err
			}
		}
		o.Replace[from] = to
	}
	return content, nil
}

func (c Config) inDir(path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(c.Dir, path)
}

// add writes the generated files, and takes files of an earlier run that are stale out of every package.
func (o *Overlay) add(local []*listed, dirs []*gen.Directory) error {
	bad := &Error{}
	byDir := map[string][]gen.File{}
	for _, d := range dirs {
		bad.Diagnostics = append(bad.Diagnostics, d.Diagnostics.Errors()...)
		o.Warnings = append(o.Warnings, d.Diagnostics.Warnings()...)
		if d.Err != nil {
			bad.Errs = append(bad.Errs, d.Err)
		}
		if d.Kernels > 0 {
			o.Packages = append(o.Packages, d.Packages...)
		}
		byDir[d.Path] = d.Files
		for _, f := range d.Files {
			if err := gen.Overwritable(f.Path, o.content(f.Path)); err != nil {
				return err
			}
			// Two packages may have files of one name.
			temp := filepath.Join(o.dir, strconv.Itoa(len(o.Files))+"_"+filepath.Base(f.Path))
			if err := os.WriteFile(temp, f.Content, 0o600); err != nil {
				return err
			}
			o.Replace[f.Path] = temp
			o.Files = append(o.Files, f.Path)
		}
	}
	if len(bad.Diagnostics) > 0 || len(bad.Errs) > 0 {
		o.Problems = bad
	}
	for _, p := range local {
		if p.ImportPath == commandLine || p.Dir == "" {
			continue // only the files named are built, or there is no such package
		}
		stale, err := gen.Stale(p.Dir, byDir[p.Dir])
		if err != nil {
			return err
		}
		for _, path := range stale {
			if _, user := o.Replace[path]; !user {
				o.Replace[path] = ""
			}
		}
	}
	slices.Sort(o.Files)
	data, err := json.MarshalIndent(map[string]any{"Replace": o.Replace}, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(o.file(), data, 0o600)
}

// content is what the user's overlay has in the place of a file, nil if it has nothing.
func (o *Overlay) content(path string) []byte {
	to := o.Replace[path]
	if to == "" {
		return nil
	}
	data, err := os.ReadFile(to)
	if err != nil {
		return nil
	}
	return data
}

func (o *Overlay) file() string { return filepath.Join(o.dir, "overlay.json") }

// Flag is the argument that makes a go command use the overlay.
func (o *Overlay) Flag() string { return "-overlay=" + o.file() }

// Close removes the temporary files.
func (o *Overlay) Close() error { return os.RemoveAll(o.dir) }

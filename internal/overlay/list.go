package overlay

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/spelt-go/spelt/internal/gen"
)

// listed is what go list tells of a package.
type listed struct {
	Dir        string
	ImportPath string
	ForTest    string // the package whose test this is a variant for
	Standard   bool
	GoFiles    []string
	CgoFiles   []string
	Module     *struct {
		Main    bool
		Replace *struct{ Version string }
	}
	Error *struct{ Err string }
}

// local tells whether the package is the user's to generate code for: it is in a module of the workspace, or in one
// that a replace directive finds in a directory. A module from elsewhere brings its generated files with it.
func (p *listed) local() bool {
	switch m := p.Module; {
	case p.Standard:
		return false
	case m == nil: // named by its files, or without modules
		return true
	default:
		return m.Main || m.Replace != nil && m.Replace.Version == ""
	}
}

// plainPath is the import path of the package that p is a variant of, or has the tests of.
func (p *listed) plainPath() string {
	path, _, variant := strings.Cut(p.ImportPath, " ")
	if variant && strings.HasSuffix(path, "_test") {
		return p.ForTest
	}
	return path
}

// marked tells whether a source file of the package has a kernel directive, in the file system or in an overlay.
func (p *listed) marked(overlay map[string][]byte) bool {
	for _, name := range append(p.GoFiles, p.CgoFiles...) {
		path := name
		if !filepath.IsAbs(path) {
			path = filepath.Join(p.Dir, name)
		}
		src, ok := overlay[path]
		if !ok {
			var err error
			if src, err = os.ReadFile(path); err != nil {
				continue
			}
		}
		if gen.HasDirective(src) {
			return true
		}
	}
	return false
}

// list runs go list with flags. Packages with errors are listed too.
func (c Config) list(ctx context.Context, patterns []string, flags ...string) ([]*listed, error) {
	args := append([]string{"list", "-e", "-json=Dir,ImportPath,ForTest,Standard,GoFiles,CgoFiles,Module,Error"}, flags...)
	args = append(args, c.Flags.Build...)
	if c.Flags.Overlay != "" {
		args = append(args, "-overlay="+c.Flags.Overlay)
	}
	args = append(append(args, "--"), patterns...)
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env = c.Dir, c.Env
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		text := strings.TrimSpace(stderr.String())
		if name, ok := strings.CutPrefix(text, "flag provided but not defined: "); ok {
			name, _, _ = strings.Cut(name, "\n")
			return nil, &FlagError{Flag: name, Unknown: true}
		}
		if text != "" {
			return nil, errors.New(text)
		}
		return nil, fmt.Errorf("go list: %w", err)
	}
	var packages []*listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(listed)
		if err := dec.Decode(p); err == io.EOF {
			return packages, nil
		} else if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		packages = append(packages, p)
	}
}

// Requirement checks that the module of a directory can import what generated code imports. Nothing in the source need
// do so before code is generated, so the go command does not see that it is needed. The error is a [*RequirementError].
func Requirement(ctx context.Context, c Config) error {
	c.Flags.Overlay = ""
	root, err := c.list(ctx, []string{gen.RootPath})
	if err != nil {
		return err
	}
	for _, p := range root {
		if p.Error != nil {
			reason, _, _ := strings.Cut(strings.TrimSpace(p.Error.Err), "\n")
			return &RequirementError{Reason: strings.TrimSuffix(reason, "; to add it:")}
		}
	}
	return nil
}

// RequirementError says that generated code cannot be built, because its imports cannot be found.
type RequirementError struct{ Reason string }

func (e *RequirementError) Error() string {
	if strings.Contains(e.Reason, "-mod=vendor") {
		return fmt.Sprintf("generated code imports %[1]s, and it is not in the vendor directory, which has only what was imported when it was made\n"+
			"Run spelt gen ./..., then go mod vendor; before both, go get -tool %[1]s/cmd/spelt if go.mod does not require it", gen.RootPath)
	}
	return fmt.Sprintf("generated code imports %[1]s, and it is not there: %[2]s\nTo add it: go get -tool %[1]s/cmd/spelt",
		gen.RootPath, e.Reason)
}

package gen

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Action is what happened to a generated file.
type Action uint8

// The actions.
const (
	Unchanged Action = iota
	Created
	Updated
	Removed // its source has no kernels any more
)

var actionNames = [...]string{"unchanged", "created", "updated", "removed"}

func (a Action) String() string { return actionNames[a] }

// MarshalText is for JSON.
func (a Action) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText is the inverse of [Action.MarshalText].
func (a *Action) UnmarshalText(text []byte) error {
	i := slices.Index(actionNames[:], string(text))
	if i < 0 {
		return fmt.Errorf("unknown action %q", text)
	}
	*a = Action(i)
	return nil
}

// Change is what [Sync] did to one file.
type Change struct {
	Path   string `json:"path"`
	Action Action `json:"action"`
}

// ForeignFileError says that a file stands where a generated one has to be, and was not generated.
type ForeignFileError struct{ Path string }

func (e *ForeignFileError) Error() string {
	source, _ := SourceName(filepath.Base(e.Path))
	return fmt.Sprintf("%s is where the generated code of %s goes, and was written by somebody else (it does not begin with %q): "+
		"it is left alone, and the kernels of %[2]s have no code; rename one of the two files", e.Path, source, Header)
}

// Sync brings the generated files of one directory up to date with files, which are all that it should have. A file
// that is right already is not touched, so its time of modification stays; others are replaced in one step. A generated
// file whose source is gone, or has no kernel directive left, is removed; one whose source merely is not built here, for
// another operating system say, stays. With check, Sync changes nothing and tells what it would do. Changes are sorted
// by path and include unchanged files.
func Sync(dir string, files []File, check bool) ([]Change, error) {
	var changes []Change
	var foreign []error
	for _, f := range files {
		action, err := write(f, check)
		if e := (*ForeignFileError)(nil); errors.As(err, &e) {
			foreign = append(foreign, err)
			continue
		}
		if err != nil {
			return changes, err
		}
		changes = append(changes, Change{f.Path, action})
	}
	stale, err := Stale(dir, files)
	if err != nil {
		return changes, err
	}
	for _, path := range stale {
		if !check {
			if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return changes, err
			}
		}
		changes = append(changes, Change{path, Removed})
	}
	slices.SortFunc(changes, func(a, b Change) int { return cmp.Compare(a.Path, b.Path) })
	return changes, errors.Join(foreign...)
}

// Overwritable returns a [*ForeignFileError] if a file exists that spelt gen has not written. content is what stands in its
// place, if that is not what is on disk.
func Overwritable(path string, content []byte) error {
	if content == nil {
		var err error
		if content, err = os.ReadFile(path); err != nil {
			return nil // it is missing, or whoever writes it will see
		}
	}
	if !isGenerated(content) {
		return &ForeignFileError{path}
	}
	return nil
}

func write(f File, check bool) (Action, error) {
	old, err := os.ReadFile(f.Path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return Unchanged, err
	case bytes.Equal(old, f.Content):
		return Unchanged, nil
	case !isGenerated(old):
		return Unchanged, &ForeignFileError{f.Path}
	}
	action := Updated
	if err != nil {
		action = Created
	}
	if check {
		return action, nil
	}
	return action, replace(f.Path, f.Content)
}

// replace writes a file so that a reader sees the old content or the new, never a part.
func replace(path string, content []byte) error {
	// The name begins with a dot, so the go command overlooks what a crash leaves behind.
	tmp := filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+"."+strconv.Itoa(os.Getpid())+".tmp")
	err := os.WriteFile(tmp, content, 0o666)
	if err == nil {
		err = os.Rename(tmp, path)
	}
	if err != nil {
		os.Remove(tmp)
	}
	return err
}

// Stale returns the paths of the generated files in a directory that are not among files and whose source is gone or
// has no kernels, sorted.
func Stale(dir string, files []File) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var stale []string
	for _, e := range entries {
		source, ok := SourceName(e.Name())
		if !ok || !e.Type().IsRegular() || !strings.HasSuffix(e.Name(), ".go") {
			continue
		}
		path := filepath.Join(dir, e.Name())
		if slices.ContainsFunc(files, func(f File) bool { return f.Path == path }) {
			continue
		}
		if content, err := os.ReadFile(path); err != nil || !isGenerated(content) {
			continue
		}
		if src, err := os.ReadFile(filepath.Join(dir, source)); err == nil && HasDirective(src) {
			continue
		}
		stale = append(stale, path)
	}
	return stale, nil
}

func isGenerated(content []byte) bool {
	return bytes.HasPrefix(content, []byte(Header+"\n")) || bytes.HasPrefix(content, []byte(Header+"\r\n"))
}

// HasDirective tells whether a source text has a line that begins with the kernel directive. It may err on the side of
// true, for a line in a string, and is much faster than parsing.
func HasDirective(src []byte) bool {
	const directive = "//spelt:kernel"
	if !bytes.Contains(src, []byte(directive)) {
		return false
	}
	lines := bufio.NewScanner(bytes.NewReader(src))
	lines.Buffer(nil, len(src)+1)
	for lines.Scan() {
		if bytes.HasPrefix(bytes.TrimLeft(lines.Bytes(), " \t"), []byte(directive)) {
			return true
		}
	}
	return false
}

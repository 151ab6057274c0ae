package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/overlay"
)

// table aligns rows of cells; the cells of a row are divided by tabs.
func (a *app) table(rows []string) {
	w := tabwriter.NewWriter(a.stdout, 0, 8, 2, ' ', 0)
	for _, r := range rows {
		fmt.Fprintln(w, r)
	}
	w.Flush()
}

// diagnosticJSON is a diagnostic for programs.
type diagnosticJSON struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Code    string `json:"code"`
	Message string `json:"message"`
	Hint    string `json:"hint,omitempty"`
	// Severity is error or warning: a kernel with an error is not compiled.
	Severity string `json:"severity"`
}

func diagnosticsJSON(list frontend.Diagnostics) []diagnosticJSON {
	out := make([]diagnosticJSON, len(list))
	for i, d := range list {
		p := d.Position
		out[i] = diagnosticJSON{p.Filename, p.Line, p.Column, d.Code, d.Message, d.Hint, severity(d)}
	}
	return out
}

func severity(d frontend.Diagnostic) string {
	if d.Warning {
		return "warning"
	}
	return "error"
}

// printError writes an error to stderr: diagnostics with their source, everything else as it is.
func (a *app) printError(err error) {
	var kernels *overlay.Error
	var list frontend.Diagnostics
	if joined, ok := err.(interface{ Unwrap() []error }); ok && !errors.As(err, &kernels) && !errors.As(err, &list) {
		for _, e := range joined.Unwrap() {
			a.printError(e)
		}
		return
	}
	switch {
	case errors.As(err, &kernels):
		a.printDiagnostics(kernels.Diagnostics)
		for _, e := range kernels.Errs {
			a.printError(e)
		}
	case errors.As(err, &list):
		a.printDiagnostics(list)
	default:
		fmt.Fprintf(a.stderr, "spelt: %v\n", err)
	}
}

func (a *app) printDiagnostics(list frontend.Diagnostics) {
	for _, d := range list {
		width := 1
		if d.Pos.IsValid() && d.End > d.Pos {
			width = int(d.End - d.Pos)
		}
		message := d.Message + " [" + d.Code + "]"
		if d.Warning {
			message = "warning: " + message
		}
		a.printAt(d.Position, width, message, d.Hint)
	}
}

// printAt writes a message in the form that editors know, then the line it is about with width bytes of it marked.
func (a *app) printAt(p token.Position, width int, message, hint string) {
	shown := p
	shown.Filename = relative(p.Filename)
	if p.IsValid() {
		fmt.Fprintf(a.stderr, "%v: %s\n", shown, message)
	} else {
		fmt.Fprintf(a.stderr, "%s\n", message)
	}
	if line, ok := sourceLine(p); ok {
		before, marked := line[:p.Column-1], line[p.Column-1:]
		marked = marked[:min(width, len(marked))]
		// Tabs stay tabs, so that the marks stand below what they mark however wide a tab is drawn.
		blank := strings.Map(func(r rune) rune {
			if r == '\t' {
				return r
			}
			return ' '
		}, before)
		marks := strings.Repeat("~", max(utf8.RuneCountInString(marked)-1, 0))
		fmt.Fprintf(a.stderr, "\t%s\n\t%s^%s\n", line, blank, marks)
	}
	if hint != "" {
		fmt.Fprintf(a.stderr, "\t%s\n", strings.Join(wrap("hint: "+hint, 100), "\n\t      "))
	}
}

// wrap breaks text into lines of at most width bytes, as far as its words allow.
func wrap(text string, width int) []string {
	var out []string
	line := ""
	for _, w := range strings.Fields(text) {
		if line != "" && len(line)+1+len(w) > width {
			out, line = append(out, line), ""
		}
		if line != "" {
			line += " "
		}
		line += w
	}
	return append(out, line)
}

// sourceLine returns the line that p is in, without its end.
func sourceLine(p token.Position) (string, bool) {
	src, err := os.ReadFile(p.Filename)
	if err != nil || p.Line < 1 {
		return "", false
	}
	lines := bytes.SplitN(src, []byte("\n"), p.Line+1)
	if len(lines) < p.Line {
		return "", false
	}
	line := strings.TrimRight(string(lines[p.Line-1]), "\r")
	if p.Column < 1 || p.Column > len(line)+1 {
		return "", false
	}
	return line, true
}

// relative shortens a path below the current directory, as the go command does.
func relative(path string) string {
	dir, err := os.Getwd()
	if err != nil {
		return path
	}
	rel, err := filepath.Rel(dir, path)
	if err != nil || len(rel) >= len(path) {
		return path
	}
	return rel
}

// plural writes a count with its noun: "1 kernel", "2 kernels".
func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	if strings.HasSuffix(noun, "y") {
		noun = strings.TrimSuffix(noun, "y") + "ie"
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// size writes a number of bytes for people.
func size(n int64) string {
	units := []string{"B", "KiB", "MiB", "GiB", "TiB"}
	v, i := float64(n), 0
	for v >= 1024 && i < len(units)-1 {
		v /= 1024
		i++
	}
	if i == 0 {
		return fmt.Sprintf("%d B", n)
	}
	return fmt.Sprintf("%.1f %s", v, units[i])
}

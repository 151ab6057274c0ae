package main

import (
	"io"
	"regexp"
	"slices"
)

// Values of the IR are numbered in the order in which they are printed, so a pass that removes one statement renumbers
// all that follow. A diff of the texts would show every line. diffIR compares lines as if values had no numbers, and
// then takes the lines so matched for equal if their operands match too.

var (
	valueRef = regexp.MustCompile(`%\d+`)
	valueDef = regexp.MustCompile(`(%\d+):`)
)

// diffIR writes how a kernel's text changed. Values have the numbers of the new text; one that is no more has that of the
// old text and a prime: %7'.
func diffIR(w io.Writer, before, after string) (changed bool) {
	a, b := lines(before), lines(after)
	edits := compare(anonymous(a), anonymous(b))
	renamed := map[string]string{} // the new names of old values
	var out []edit
	for _, e := range edits {
		if e.op == '-' {
			gone(renamed, a[e.a])
		}
		if e.op != ' ' {
			out = append(out, e)
			continue
		}
		old, now := valueRef.FindAllString(a[e.a], -1), valueRef.FindAllString(b[e.b], -1)
		if !sameValues(renamed, old, now) {
			// The same value by another way: what uses it has not changed.
			now := valueDef.FindAllStringSubmatch(b[e.b], -1)
			for i, def := range valueDef.FindAllStringSubmatch(a[e.a], -1) {
				renamed[def[1]] = now[i][1]
			}
			out = append(out, edit{'-', e.a, e.b}, edit{'+', e.a + 1, e.b})
			continue
		}
		for i := range old {
			renamed[old[i]] = now[i]
		}
		out = append(out, e)
	}
	if !slices.ContainsFunc(out, func(e edit) bool { return e.op != ' ' }) {
		return false
	}
	printUnified(w, gather(out), func(e edit) string {
		if e.op != '-' {
			return b[e.b]
		}
		return valueRef.ReplaceAllStringFunc(a[e.a], func(v string) string {
			if n, ok := renamed[v]; ok {
				return n
			}
			return primed(v)
		})
	})
	return true
}

// gone gives the values that a removed line of the old text defines names that no value of the new text has.
func gone(renamed map[string]string, line string) {
	for _, def := range valueDef.FindAllStringSubmatch(line, -1) {
		renamed[def[1]] = primed(def[1])
	}
}

func primed(v string) string { return v + "'" }

// sameValues tells whether values of a line of the old text are those of a line of the new one. A value not seen before
// is defined by these lines.
func sameValues(renamed map[string]string, old, now []string) bool {
	for i, v := range old {
		if n, ok := renamed[v]; ok && n != now[i] {
			return false
		}
	}
	return true
}

func anonymous(text []string) []string {
	out := make([]string, len(text))
	for i, l := range text {
		out[i] = valueRef.ReplaceAllString(l, "%")
	}
	return out
}

// gather puts, within each run of changes, the removed lines before the added ones.
func gather(edits []edit) []edit {
	for i := 0; i < len(edits); {
		j := i
		for j < len(edits) && edits[j].op != ' ' {
			j++
		}
		slices.SortStableFunc(edits[i:j], func(x, y edit) int {
			switch {
			case x.op == y.op:
				return 0
			case x.op == '-':
				return -1
			}
			return 1
		})
		i = j + 1
	}
	return edits
}

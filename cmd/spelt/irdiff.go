package main

import (
	"io"
	"regexp"
	"slices"
	"strings"
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
	for i := 0; i < len(edits); {
		if e := edits[i]; e.op == ' ' {
			i++
			old, now := valueRef.FindAllString(a[e.a], -1), valueRef.FindAllString(b[e.b], -1)
			if sameValues(renamed, old, now) {
				for i := range old {
					renamed[old[i]] = now[i]
				}
				out = append(out, e)
				continue
			}
			// The same value by another way: what uses it has not changed.
			redefined(renamed, a[e.a], b[e.b])
			out = append(out, edit{'-', e.a, e.b}, edit{'+', e.a + 1, e.b})
			continue
		}
		j := i
		for j < len(edits) && edits[j].op != ' ' {
			j++
		}
		pairChanges(renamed, a, b, edits[i:j])
		out = append(out, edits[i:j]...)
		i = j
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

// pairChanges finds the removed lines of a run of changes that have a counterpart among the added ones: a loop that only got
// a guard, say. Lines are taken for counterparts if the run has as many removed as added ones that begin alike. Values
// defined by other removed lines get names that no value of the new text has.
func pairChanges(renamed map[string]string, a, b []string, run []edit) {
	removed, added := map[string][]string{}, map[string][]string{}
	for _, e := range run {
		if e.op == '-' {
			removed[beginning(a[e.a])] = append(removed[beginning(a[e.a])], a[e.a])
		} else {
			added[beginning(b[e.b])] = append(added[beginning(b[e.b])], b[e.b])
		}
	}
	for what, list := range removed {
		for i, line := range list {
			if len(added[what]) == len(list) {
				redefined(renamed, line, added[what][i])
				continue
			}
			for _, def := range valueDef.FindAllStringSubmatch(line, -1) {
				renamed[def[1]] = primed(def[1])
			}
		}
	}
}

// beginning is what a line does, without its operands: "for", or "%: f32 = mul".
func beginning(line string) string {
	words := strings.Fields(valueRef.ReplaceAllString(line, "%"))
	n := 1
	if len(words) > 3 && words[2] == "=" {
		n = 4
	}
	return strings.Join(words[:min(n, len(words))], " ")
}

// redefined notes that what a line of the old text defines is what a line of the new text does.
func redefined(renamed map[string]string, old, now string) {
	after := valueDef.FindAllStringSubmatch(now, -1)
	for i, def := range valueDef.FindAllStringSubmatch(old, -1) {
		if i < len(after) {
			renamed[def[1]] = after[i][1]
		}
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

package why

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/target"
)

// fieldWords says what the fields of a key are called; %s is the old and the new value.
var fieldWords = map[string]struct{ subject, what string }{
	"checks":   {"option checks", "%s → %s"},
	"fma":      {"option FMA", "%s → %s"},
	"whole":    {"option whole kernel", "%s → %s"},
	"cover":    {"option coverage", "%s → %s"},
	"lanes":    {"option lanes", "%s → %s"},
	"compiler": {"Spelt's compiler", "%s → %s"},
	"llvm":     {"LLVM", "%s → %s"},
}

// fields is what differs in the key beside the code.
func fields(now, before *history.Version) []Change {
	var list []Change
	labels := now.Fields
	for _, f := range before.Fields { // one that was in the key, and is no more
		if !slices.ContainsFunc(now.Fields, func(g history.Field) bool { return g.Label == f.Label }) {
			labels = append(slices.Clone(labels), history.Field{Label: f.Label})
		}
	}
	for _, f := range labels {
		old, cur := before.Field(f.Label), now.Field(f.Label)
		if old == cur {
			continue
		}
		c := Change{Subject: f.Label, What: orNothing(old) + " → " + orNothing(cur), Construct: -1, Field: true}
		if w, ok := fieldWords[f.Label]; ok {
			c.Subject, c.What = w.subject, fmt.Sprintf(w.what, orNothing(old), orNothing(cur))
		} else if f.Label == "target" {
			c.What = targets(before.Target, now.Target)
		}
		list = append(list, c)
	}
	return list
}

func orNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}

// targets says how two targets differ: by system, by level, or, if those are the same, by features.
func targets(old, cur target.Target) string {
	switch {
	case old.Triple != cur.Triple:
		return old.Triple + ", " + old.Level + " → " + cur.Triple + ", " + cur.Level
	case old.Level != cur.Level:
		return old.Level + " → " + cur.Level
	}
	var diff []string
	for _, f := range cur.Features {
		if !slices.Contains(old.Features, f) {
			diff = append(diff, f)
		}
	}
	for _, f := range old.Features {
		if !slices.Contains(cur.Features, f) {
			diff = append(diff, "-"+strings.TrimPrefix(f, "+"))
		}
	}
	return cur.Level + " with features " + strings.Join(diff, " ")
}

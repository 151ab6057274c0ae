// Package why says in words why a kernel was compiled: which field of which key changed between two compiles of the
// history, where in the source, and from what to what.
//
// It compares the code as the frontend made it, not the text of the source: what is not in a key, such as a name, a comment
// or a position, is no change. Code is compared construct by construct and statement by statement. If two keys differ and
// no difference can be put in words, the first lines that differ are shown, so that a change is never passed over.
package why

import (
	"errors"
	"fmt"
	"path"
	"time"

	"github.com/spelt-go/spelt/internal/history"
)

// Report is the comparison of a compile with the one before it.
type Report struct {
	Time   time.Time // of the compile
	Before time.Time // of what it is compared with; zero if there is nothing
	// Again says that the compile before had the same key; Miss is then the reason. Changes are relative to the latest
	// compile with another key all the same.
	Again bool
	// Miss is why the record of the kernel did not answer, as in history.Version.
	Miss string
	// SameCode says that only options, the target or versions differ.
	SameCode bool
	// Forgotten says that the code differs, and that of one of the two is not in the cache any more: Changes tells no more.
	Forgotten bool
	Changes   []Change
}

// Change is one difference. Its place is that in the new version, or in the old one for what was removed.
type Change struct {
	Subject string // as in "loop 3 at sim.go:41", "option checks", "parameter n"
	What    string // as in "constant 2 → 3", "on → off"
	File    string // the statement that differs; "" if there is none
	Line    int
	// Construct is the index of the construct in the new version, or -1 if the change is of something else.
	Construct int
	// Fields says that it is a field of the key beside code: it holds for all constructs.
	Field bool

	near bool // Subject names File and Line
}

func (c Change) String() string {
	s := c.Subject + ": " + c.What
	if c.File != "" && !c.near {
		s += fmt.Sprintf(" (%s:%d)", path.Base(c.File), c.Line)
	}
	return s
}

// Compare says what changed from before, which may be nil, to now. The error is that of code that cannot be read; code that
// is gone is none.
func Compare(now, before *history.Version) (*Report, error) {
	r := &Report{Time: now.Time, Again: now.Again, Miss: now.Miss}
	if before == nil {
		return r, nil
	}
	r.Before = before.Time
	r.SameCode = now.Digest == before.Digest
	r.Changes = fields(now, before)
	if r.SameCode {
		return r, nil
	}
	old, cur, err := takeBothApart(before, now)
	switch {
	case errors.Is(err, history.ErrForgotten):
		r.Forgotten = true
		r.Changes = append(r.Changes, Change{Subject: "code", What: forgotten, Construct: -1})
		return r, nil
	case err != nil:
		return nil, err
	}
	changes := compareCode(old, cur)
	if len(cur.cons) != len(now.Constructs) {
		// Another version of Spelt took it apart then, and its numbers are not ours.
		for i := range changes {
			changes[i].Construct = -1
		}
	}
	r.Changes = append(r.Changes, changes...)
	return r, nil
}

const forgotten = "changed; what exactly is not known any more"

// Verdict is one line that says why the kernel was compiled, without the changes.
func (r *Report) Verdict() string {
	switch {
	case r.Again:
		return "nothing changed: " + missWords(r.Miss)
	case r.Before.IsZero():
		return "first time on this machine: no earlier compile of it is known"
	case r.SameCode:
		return "same code"
	}
	return "changed"
}

// missWords says why a record did not answer.
func missWords(miss string) string {
	if w, ok := missTable[miss]; ok {
		return w
	}
	return "the record was not usable: " + miss
}

var missTable = map[string]string{
	"absent":        "the record was absent (removed)",
	"damaged":       "the record was damaged",
	"foreign":       "another record was in the place of the record",
	"other version": "the record was of another format version",
	"unreadable":    "the record could not be read",
	"untrusted":     "others could have written the record",
	"unusable":      "the code in the record could not be loaded",
	"not asked":     "the cache was not asked, so that the compile can be seen",
}

// Explain is one line for each construct that now was compiled anew, or one for all of them if the reason is not their
// code. If none was, it is the first changes of the kernel around them. It is empty if there is nothing to compare with.
func Explain(now, before *history.Version) []string {
	r, err := Compare(now, before)
	if err != nil || before == nil && !now.Again {
		return nil
	}
	if now.Again {
		return []string{r.Verdict()}
	}
	list := r.constructs(now)
	if len(list) > 0 {
		return list
	}
	for _, c := range r.Changes[:min(len(r.Changes), maxPerConstruct)] {
		list = append(list, c.String())
	}
	return list
}

// constructs is one line for each construct that was compiled anew.
func (r *Report) constructs(now *history.Version) []string {
	first, more := map[int]string{}, map[int]int{}
	general := ""
	for _, c := range r.Changes {
		switch {
		case c.Field && general == "":
			general = c.String()
		case c.Field:
			general += "; " + c.String()
		case c.Construct >= 0 && first[c.Construct] == "":
			first[c.Construct] = c.String()
		case c.Construct >= 0:
			more[c.Construct]++
		}
	}
	if whole := now.Field("whole") == "on" || now.Field("cover") == "on"; whole {
		return nil // the constructs of the history are not those that were compiled
	}
	var list []string
	others := 0
	for i, c := range now.Constructs {
		switch {
		case c.Reused:
		case first[i] == "":
			others++
		case more[i] > 0:
			list = append(list, fmt.Sprintf("%s; and %d more", first[i], more[i]))
		default:
			list = append(list, first[i])
		}
	}
	if others > 0 {
		switch {
		case general != "":
		case r.Forgotten:
			general = forgotten
		default:
			general = "same code; no record of it was in the cache"
		}
		list = append(list, fmt.Sprintf("%s: %s", count(others, "construct"), general))
	}
	return list
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

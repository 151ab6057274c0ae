package compile

import (
	"fmt"
	"sync"
	"time"

	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/llvm"
)

// Why the record of a kernel did not answer, beside what cache.Miss says.
const (
	missUnusable = "unusable"  // it was sound, but its code could not be loaded
	missSkipped  = "not asked" // a dump, printing or a comparison was asked for
)

// version begins a note of this compile for the history, nil if there is no store, and returns what waits for its code to be
// written. That begins at once, beside the compile: of a large kernel it is megabytes, and nothing else needs it.
func (c *compilation) version() (v *history.Version, written func()) {
	if c.engine.Store == nil {
		return nil, func() {}
	}
	v = &history.Version{Key: c.key, Digest: c.src.Digest, Target: c.o.Target, Fields: c.o.history(c.by), Miss: c.miss}
	if v.Miss == "" {
		v.Miss = missSkipped
	}
	v.SetWhole(c.src.Whole)
	var wg sync.WaitGroup
	wg.Go(func() { history.Keep(c.engine.Store, c.src.Package, c.src.Name, v) })
	return v, wg.Wait
}

// remember notes in the history what this compile was made from, after the code is ready and stored, and never fails.
func (c *compilation) remember(v *history.Version, units []*unit, began time.Time, report *Report) {
	if v == nil {
		return
	}
	v.Time = time.Now()
	eachReuse(units, func(u *unit, passes, artifact bool) {
		v.Constructs = append(v.Constructs, history.Construct{Key: u.ckey, Artifact: u.key, Reused: passes, TaskReused: artifact})
	})
	report.Version = v
	report.Before = history.Add(c.engine.Store, c.src.Package, c.src.Name, v, began)
}

// history is fields in the form of the history: true is on, false is off.
func (o *Options) history(by llvm.Build) []history.Field {
	var list []history.Field
	for _, f := range o.fields(by) {
		text := fmt.Sprint(f.value)
		if on, ok := f.value.(bool); ok {
			text = onOff[on]
		}
		list = append(list, history.Field{Label: f.label, Value: text})
	}
	return list
}

var onOff = map[bool]string{true: "on", false: "off"}

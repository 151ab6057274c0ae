package compile

import (
	"fmt"
	"time"

	"github.com/spelt-go/spelt/internal/history"
)

// Why the record of a kernel did not answer, beside what cache.Miss says.
const (
	missUnusable = "unusable"  // it was sound, but its code could not be loaded
	missSkipped  = "not asked" // a dump, printing or a comparison was asked for
)

// remember notes in the history what this compile was made from. It costs one small record, after the code is ready and
// stored, and never fails.
func (c *compilation) remember(units []*unit, began time.Time, report *Report) {
	if c.engine.Store == nil {
		return
	}
	v := &history.Version{Time: time.Now(), Key: c.key, Digest: c.src.Digest, Target: c.o.Target, Fields: c.o.history(), Miss: c.miss}
	if v.Miss == "" {
		v.Miss = missSkipped
	}
	eachReuse(units, func(u *unit, passes, artifact bool) {
		v.Constructs = append(v.Constructs, history.Construct{Key: u.ckey, Artifact: u.key, Reused: passes, TaskReused: artifact})
	})
	v.SetBundle(c.src.Bundle)
	report.Version = v
	report.Before = history.Add(c.engine.Store, c.src.Package, c.src.Name, v, began)
}

// history is fields in the form of the history: true is on, false is off.
func (o *Options) history() []history.Field {
	var list []history.Field
	for _, f := range o.fields() {
		text := fmt.Sprint(f.value)
		if on, ok := f.value.(bool); ok {
			text = onOff[on]
		}
		list = append(list, history.Field{Label: f.label, Value: text})
	}
	return list
}

var onOff = map[bool]string{true: "on", false: "off"}

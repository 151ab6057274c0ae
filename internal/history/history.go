// Package history keeps, for each kernel by its package and name, what its last two different compiles were made from, so
// that it can be said why a kernel was compiled again.
//
// A history is records of the cache, with their promises: a log, and the code of each version in it. Each appears in one
// step, is checked when read, goes when it has not been used for long, and is never an error; a log whose code is gone says
// less. They are written by compiles only: a kernel that was found in the cache, whatever came before, leaves none. Two
// processes that compile one kernel at the same time may lose the history of one of them.
package history

import (
	"cmp"
	"slices"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/target"
)

// Log is the history of one kernel.
type Log struct {
	Package, Name string
	// Versions are the latest compile and, before it, the latest that had another key; the latest first, at most Kept.
	Versions []*Version
}

// Kept is how many versions a Log holds.
const Kept = 2

// Version is one compile of a kernel.
type Version struct {
	Time   time.Time // when it was done, to the nanosecond
	Key    cache.Key // of the kernel's record
	Digest string    // of the kernel's plan and constructs
	Target target.Target
	// Fields are what is in the key beside the IR, in the order of the key.
	Fields []Field
	// Miss is why the record of the kernel did not answer.
	Miss string
	// Again says that the compile before had the same key.
	Again      bool
	Constructs []Construct // in the order of the plan

	// The code, if known says so; else it is that record of the store.
	whole string
	known bool
	store *cache.Store
	code  cache.Key
	place int // among those of the kernel
}

// Field is a field of a key by the name that it has there.
type Field struct{ Label, Value string }

// Construct is what a compile did with one construct.
type Construct struct {
	Key        cache.Key // of its record
	Artifact   cache.Key // of its task's object
	Reused     bool      // the passes did not run
	TaskReused bool      // LLVM did not run
}

// Field is the value of a field of the key, "" if it has none of that name.
func (v *Version) Field(label string) string {
	for _, f := range v.Fields {
		if f.Label == label {
			return f.Value
		}
	}
	return ""
}

// Compiled is how many constructs were not reused.
func (v *Version) Compiled() int {
	n := 0
	for _, c := range v.Constructs {
		if !c.Reused {
			n++
		}
	}
	return n
}

// scope is that of logs: a history is of all targets, since a change of target is a part of it.
const scope = "any"

// key names the log of a kernel.
func key(pkg, name string) cache.Key {
	return cache.NewKey("history").Str("package", pkg).Str("name", name).Sum()
}

// Add makes v, which Keep was given, the latest version of a kernel, and returns the latest one before it that has another
// key, or nil. A version with the key of the latest takes its place. If another process has noted the same since began, v is
// not written.
func Add(s *cache.Store, pkg, name string, v *Version, began time.Time) *Version {
	log := &Log{Package: pkg, Name: name}
	if data, miss := s.Get(cache.HistoryRecord, scope, key(pkg, name)); miss == cache.Hit {
		if old := openLog(s, data); old != nil && old.Package == pkg && old.Name == name {
			log = old
		}
	}
	list := log.Versions
	twin := false
	if len(list) > 0 && list[0].Key == v.Key {
		twin = list[0].Time.After(began)
		v.Again = !twin
		list = list[1:]
	}
	log.Versions = append([]*Version{v}, list[:min(len(list), Kept-1)]...)
	if !twin && s != nil {
		_ = s.Put(cache.HistoryRecord, scope, key(pkg, name), log.encode()) // the store warns
	}
	if len(log.Versions) == 1 {
		return nil
	}
	// Its code is not to be trimmed before the log that is about it.
	before := log.Versions[1]
	s.Renew(cache.HistoryRecord, codeScope, before.code)
	return before
}

// Renew renews the time of last use of a kernel's log, and of the code that it is about.
func Renew(s *cache.Store, pkg, name string) {
	log := Read(s, pkg, name)
	if log == nil {
		return
	}
	for _, v := range log.Versions {
		s.Renew(cache.HistoryRecord, codeScope, v.code)
	}
	s.Renew(cache.HistoryRecord, scope, key(pkg, name))
}

// openLog is the log in a record, its code still in the store; nil if it cannot be read.
func openLog(s *cache.Store, data []byte) *Log {
	log, err := decode(data)
	if err != nil {
		return nil
	}
	for _, v := range log.Versions {
		v.store, v.code = s, codeKey(log.Package, log.Name, v.place)
	}
	return log
}

// Read is the history of one kernel, nil if there is none that can be read.
func Read(s *cache.Store, pkg, name string) *Log {
	data, miss := s.Peek(cache.HistoryRecord, scope, key(pkg, name))
	if miss != cache.Hit {
		return nil
	}
	return openLog(s, data)
}

// All is the history of every kernel that has one that can be read, by package and name.
func All(s *cache.Store) []*Log {
	var all []*Log
	for e := range s.Entries() {
		if e.Kind != cache.HistoryRecord || e.Scope != scope {
			continue
		}
		if data, miss := s.Peek(e.Kind, e.Scope, e.Key); miss == cache.Hit {
			if log := openLog(s, data); log != nil {
				all = append(all, log)
			}
		}
	}
	slices.SortFunc(all, func(a, b *Log) int { return cmp.Or(cmp.Compare(a.Package, b.Package), cmp.Compare(a.Name, b.Name)) })
	return all
}

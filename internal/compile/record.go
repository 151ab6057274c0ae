package compile

import (
	"errors"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/wire"
)

// A kernel record holds the plan, for each unit the keys of its artifact and of
// its construct, and the objects of all units linked into one image, so that a
// warm start reads one file and links nothing:
//
//	record = plan-length plan count { artifact construct index } image .
//
// Lengths, counts and indices are varints, keys 32 bytes. The index says which
// object of the image is the unit's: equal units share one. The keys are those
// of the records that an edit of the kernel needs: they are renewed with it.

var errRecord = errors.New("malformed kernel record")

// finished is one compiled unit.
type finished struct {
	key    cache.Key // of the artifact
	ckey   cache.Key // of the construct
	object []byte
}

// encodeHead is a record up to its image.
func encodeHead(p *task.Plan, units []finished, index []int) []byte {
	plan := p.Encode()
	w := &wire.Writer{Buf: make([]byte, 0, len(plan)+len(units)*68+16)}
	w.Uint(uint64(len(plan)))
	w.Raw(plan)
	w.Uint(uint64(len(units)))
	for i, u := range units {
		w.Raw(u.key[:])
		w.Raw(u.ckey[:])
		w.Uint(uint64(index[i]))
	}
	return w.Buf
}

// distinct numbers the different objects of units in order of appearance: by
// unit, and the first unit of each.
func distinct(units []finished) (index []int, first []int) {
	seen := map[cache.Key]int{}
	for i, u := range units {
		n, ok := seen[u.key]
		if !ok {
			n = len(first)
			seen[u.key] = n
			first = append(first, i)
		}
		index = append(index, n)
	}
	return index, first
}

// A kernelRecord is what a record holds.
type kernelRecord struct {
	plan   *task.Plan
	units  []finished // their keys
	index  []int
	frozen []byte // the image
}

func decodeRecord(data []byte) (k kernelRecord, err error) {
	r := &wire.Reader{Rest: data}
	number := func() int { // a length, count or index
		v := r.Uint()
		if v > uint64(len(data)) {
			r.Fail()
			return 0
		}
		return int(v)
	}
	if k.plan, err = task.Decode(r.Raw(number())); err != nil {
		return k, err
	}
	if number() != len(k.plan.Units) {
		return k, errRecord
	}
	for range k.plan.Units {
		var u finished
		copy(u.key[:], r.Raw(len(u.key)))
		copy(u.ckey[:], r.Raw(len(u.ckey)))
		k.units = append(k.units, u)
		k.index = append(k.index, number())
	}
	if r.Bad {
		return k, errRecord
	}
	k.frozen = r.Rest
	return k, nil
}

// fromRecord loads the kernel from its record; nil if it cannot. The error is
// that of a machine without the memory to place it, which says nothing against
// the record.
func (c *compilation) fromRecord() (*Loaded, error) {
	scope := c.o.Target.Scope()
	data, miss := c.engine.Store.GetRenewing(cache.KernelRecord, scope, c.key, c.renew)
	if miss != cache.Hit {
		c.miss = miss.String()
		return nil, nil
	}
	k, err := decodeRecord(data)
	if err == nil {
		var l *Loaded
		if l, err = thaw(k); err == nil {
			l.Report = Report{FromDisk: true, Constructs: NotRun, Tasks: NotRun, Carried: -1, CodeBytes: l.Report.CodeBytes}
			c.clock.lap("record")
			l.Report.Stages = c.clock.all()
			return l, nil
		}
		if Temporary(err) {
			return nil, c.fail("load", err)
		}
	}
	c.miss = missUnusable
	c.engine.Log.Warn("cache record of a kernel is unusable, compiling again", "kernel", c.src.Name, "err", err)
	c.engine.Store.Drop(cache.KernelRecord, scope, c.key, data)
	return nil, nil
}

// renew renews what the record of a kernel stands on: what an edit of the
// kernel would find of its other loops, and what tells what the edit was.
func (c *compilation) renew(record []byte) {
	k, err := decodeRecord(record)
	if err != nil {
		return
	}
	scope := c.o.Target.Scope()
	_, first := distinct(k.units)
	for _, i := range first {
		c.engine.Store.Renew(cache.ArtifactRecord, scope, k.units[i].key)
	}
	for _, u := range k.units {
		c.engine.Store.Renew(cache.ConstructRecord, scope, u.ckey)
	}
	history.Renew(c.engine.Store, c.src.Package, c.src.Name)
}

// thaw places the image of a record.
func thaw(k kernelRecord) (*Loaded, error) {
	im := &object.Image{}
	if len(k.plan.Units) > 0 {
		var err error
		if im, err = object.Thaw(k.frozen, foreign.LibC); err != nil {
			return nil, err
		}
	}
	for _, n := range k.index {
		if n >= im.Objects() || im.Entry(n) == 0 {
			im.Release()
			return nil, errRecord
		}
	}
	return newLoaded(k.plan, k.index, im), nil
}

// link places the objects of all units; equal units share one. It returns the
// record of the kernel too, in parts as object.Link does; none if the image
// cannot be frozen, which costs the next process the linking.
func link(plan *task.Plan, units []finished) (l *Loaded, record [][]byte, err error) {
	index, first := distinct(units)
	objs := make([]object.Object, len(first))
	for n, i := range first {
		objs[n] = object.Object{Name: units[i].key.String(), Bytes: units[i].object, Entry: task.Entry}
	}
	im, frozen, err := object.Link(objs, foreign.LibC)
	if err != nil {
		return nil, nil, err
	}
	if frozen != nil || len(objs) == 0 {
		record = append([][]byte{encodeHead(plan, units, index)}, frozen...)
	}
	return newLoaded(plan, index, im), record, nil
}

func newLoaded(plan *task.Plan, index []int, im *object.Image) *Loaded {
	l := &Loaded{Kernel: &launch.Kernel{Plan: plan}, Image: im, objects: index}
	l.Report.CodeBytes = im.Size()
	for _, n := range index {
		l.Kernel.Entries = append(l.Kernel.Entries, im.Entry(n))
	}
	return l
}

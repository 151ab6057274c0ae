package compile

import (
	"encoding/binary"
	"errors"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/task"
)

// A kernel record holds the plan, and for each unit the key of its artifact
// and its object, so that a warm start reads one file:
//
//	record = plan-length plan count { object-length object } units { key index } .
//
// Lengths and counts are varints, keys 32 bytes, index names an object.

var errRecord = errors.New("malformed kernel record")

// finished is one compiled unit.
type finished struct {
	key    cache.Key
	object []byte
}

func encodeRecord(p *task.Plan, units []finished) []byte {
	plan := p.Encode()
	buf := binary.AppendUvarint(nil, uint64(len(plan)))
	buf = append(buf, plan...)
	index := map[cache.Key]int{}
	var objects [][]byte
	for _, u := range units {
		if _, ok := index[u.key]; !ok {
			index[u.key] = len(objects)
			objects = append(objects, u.object)
		}
	}
	buf = binary.AppendUvarint(buf, uint64(len(objects)))
	for _, o := range objects {
		buf = binary.AppendUvarint(buf, uint64(len(o)))
		buf = append(buf, o...)
	}
	buf = binary.AppendUvarint(buf, uint64(len(units)))
	for _, u := range units {
		buf = append(buf, u.key[:]...)
		buf = binary.AppendUvarint(buf, uint64(index[u.key]))
	}
	return buf
}

func decodeRecord(data []byte) (*task.Plan, []finished, error) {
	bad := false
	size := len(data) // bounds every length, count and index
	number := func() int {
		v, n := binary.Uvarint(data)
		if n <= 0 || v > uint64(size) {
			bad, data = true, nil
			return 0
		}
		data = data[n:]
		return int(v)
	}
	take := func(n int) []byte {
		if n > len(data) {
			bad, data = true, nil
			return nil
		}
		b := data[:n]
		data = data[n:]
		return b
	}
	plan, err := task.Decode(take(number()))
	if err != nil {
		return nil, nil, err
	}
	objects := make([][]byte, number())
	for i := range objects {
		objects[i] = take(number())
	}
	units := make([]finished, number())
	for i := range units {
		copy(units[i].key[:], take(len(cache.Key{})))
		j := number()
		if bad || j >= len(objects) {
			return nil, nil, errRecord
		}
		units[i].object = objects[j]
	}
	if bad || len(data) != 0 || len(units) != len(plan.Units) {
		return nil, nil, errRecord
	}
	return plan, units, nil
}

// fromRecord loads the kernel from its record; nil if it cannot.
func (c *compilation) fromRecord() *Loaded {
	scope := c.o.Target.Scope()
	data, miss := c.engine.Store.Get(cache.KernelRecord, scope, c.key)
	if miss != cache.Hit {
		c.miss = miss.String()
		return nil
	}
	plan, units, err := decodeRecord(data)
	if err == nil {
		var l *Loaded
		if l, err = link(plan, units); err == nil {
			l.Report = Report{FromDisk: true, Constructs: NotRun, Tasks: NotRun, Carried: -1, CodeBytes: l.Report.CodeBytes}
			c.clock.lap("record")
			l.Report.Stages = c.clock.all()
			return l
		}
	}
	c.miss = missUnusable
	c.engine.Log.Warn("cache record of a kernel is unusable, compiling again", "kernel", c.src.Name, "err", err)
	c.engine.Store.Drop(cache.KernelRecord, scope, c.key)
	return nil
}

// link places the objects of all units; equal units share one.
func link(plan *task.Plan, units []finished) (*Loaded, error) {
	index := map[cache.Key]int{}
	var objs []object.Object
	for _, u := range units {
		if _, ok := index[u.key]; !ok {
			index[u.key] = len(objs)
			objs = append(objs, object.Object{Name: u.key.String(), Bytes: u.object, Entry: task.Entry})
		}
	}
	l := &Loaded{Kernel: &launch.Kernel{Plan: plan}}
	if len(objs) > 0 {
		im, err := object.Load(objs, foreign.LibC)
		if err != nil {
			return nil, err
		}
		l.Image = im
		l.Report.CodeBytes = im.Size()
	}
	for _, u := range units {
		l.objects = append(l.objects, index[u.key])
		l.Kernel.Entries = append(l.Kernel.Entries, l.Image.Entry(index[u.key]))
	}
	return l, nil
}

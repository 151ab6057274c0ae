package history

import (
	"errors"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/wire"
)

// The form of a history. Numbers are varints, a string is its length and its bytes, a list its length and its items.
//
//	log       = format package name { version }
//	version   = time key digest target { label value } miss again { construct } place
//	target    = triple level { feature } vectorBits
//	construct = key artifact flags
//
// format is 2; another one is not read. time is Unix nanoseconds, a key 32 bytes; flags are 1 if the passes were skipped
// and 2 if LLVM was; place says which record of code is its, see code.go.
const format = 2

// ErrFormat is a history that cannot be read.
var ErrFormat = errors.New("malformed history")

func (l *Log) encode() []byte {
	size := 4096
	for _, v := range l.Versions {
		size += 65 * len(v.Constructs)
	}
	e := &encoder{wire.Writer{Buf: make([]byte, 0, size)}}
	e.Int(format)
	e.Str(l.Package)
	e.Str(l.Name)
	e.Int(int64(len(l.Versions)))
	for _, v := range l.Versions {
		e.version(v)
	}
	return e.Buf
}

func decode(data []byte) (*Log, error) {
	d := &decoder{wire.Reader{Rest: data}}
	if d.Int() != format {
		return nil, ErrFormat
	}
	l := &Log{Package: d.Str(), Name: d.Str()}
	for range d.Len() {
		l.Versions = append(l.Versions, d.version())
	}
	if !d.Done() || len(l.Versions) == 0 || len(l.Versions) > Kept {
		return nil, ErrFormat
	}
	return l, nil
}

type encoder struct{ wire.Writer }

func (e *encoder) key(k cache.Key) { e.Raw(k[:]) }

func (e *encoder) version(v *Version) {
	e.Int(v.Time.UnixNano())
	e.key(v.Key)
	e.Str(v.Digest)
	e.Str(v.Target.Triple)
	e.Str(v.Target.Level)
	e.Int(int64(len(v.Target.Features)))
	for _, f := range v.Target.Features {
		e.Str(f)
	}
	e.Int(int64(v.Target.VectorBits))
	e.Int(int64(len(v.Fields)))
	for _, f := range v.Fields {
		e.Str(f.Label)
		e.Str(f.Value)
	}
	e.Str(v.Miss)
	e.Int(flags(v.Again, false))
	e.Int(int64(len(v.Constructs)))
	for _, c := range v.Constructs {
		e.key(c.Key)
		e.key(c.Artifact)
		e.Int(flags(c.Reused, c.TaskReused))
	}
	e.Int(int64(v.place))
}

func flags(a, b bool) (n int64) {
	if a {
		n = 1
	}
	if b {
		n |= 2
	}
	return n
}

// decoder reads what encoder wrote. After an error everything it gives is zero or empty.
type decoder struct{ wire.Reader }

func (d *decoder) key() (k cache.Key) {
	copy(k[:], d.Raw(len(k)))
	return k
}

func (d *decoder) version() *Version {
	v := &Version{Time: time.Unix(0, d.Int()), Key: d.key(), Digest: d.Str()}
	v.Target = target.Target{Triple: d.Str(), Level: d.Str()}
	for range d.Len() {
		v.Target.Features = append(v.Target.Features, d.Str())
	}
	v.Target.VectorBits = int(d.Int())
	for range d.Len() {
		v.Fields = append(v.Fields, Field{d.Str(), d.Str()})
	}
	v.Miss = d.Str()
	v.Again = d.Int() == 1
	for range d.Len() {
		c := Construct{Key: d.key(), Artifact: d.key()}
		f := d.Int()
		c.Reused, c.TaskReused = f&1 != 0, f&2 != 0
		v.Constructs = append(v.Constructs, c)
	}
	if v.place = int(d.Int()); v.place < 0 || v.place >= places {
		d.Fail()
	}
	return v
}

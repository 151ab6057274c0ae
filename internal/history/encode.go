package history

import (
	"encoding/binary"
	"errors"
	"time"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/target"
)

// The form of a history. Numbers are varints, a string is its length and its bytes, a list its length and its items.
//
//	log       = format package name { version }
//	version   = time key digest target { label value } miss again { construct } code
//	target    = triple level { feature } vectorBits
//	construct = key artifact flags
//
// format is 1; another one is not read. time is Unix nanoseconds, a key 32 bytes; flags are 1 if the passes were skipped
// and 2 if LLVM was; code is a string, see bundle.go.
const format = 1

// ErrFormat is a history that cannot be read.
var ErrFormat = errors.New("malformed history")

func (l *Log) encode() []byte {
	size := 4096
	for _, v := range l.Versions {
		size += len(v.code) + 96*len(v.Constructs)
	}
	e := &encoder{make([]byte, 0, size)}
	e.int(format)
	e.str(l.Package)
	e.str(l.Name)
	e.int(int64(len(l.Versions)))
	for _, v := range l.Versions {
		e.version(v)
	}
	return e.buf
}

func decode(data []byte) (*Log, error) {
	d := &decoder{buf: data}
	if d.int() != format {
		return nil, ErrFormat
	}
	l := &Log{Package: d.str(), Name: d.str()}
	for range d.len() {
		l.Versions = append(l.Versions, d.version())
	}
	if d.bad || len(d.buf) > 0 || len(l.Versions) == 0 {
		return nil, ErrFormat
	}
	return l, nil
}

type encoder struct{ buf []byte }

func (e *encoder) int(v int64) { e.buf = binary.AppendVarint(e.buf, v) }

func (e *encoder) str(s string) {
	e.int(int64(len(s)))
	e.buf = append(e.buf, s...)
}

func (e *encoder) bytes(b []byte) {
	e.int(int64(len(b)))
	e.buf = append(e.buf, b...)
}

func (e *encoder) key(k cache.Key) { e.buf = append(e.buf, k[:]...) }

func (e *encoder) version(v *Version) {
	e.int(v.Time.UnixNano())
	e.key(v.Key)
	e.str(v.Digest)
	e.str(v.Target.Triple)
	e.str(v.Target.Level)
	e.int(int64(len(v.Target.Features)))
	for _, f := range v.Target.Features {
		e.str(f)
	}
	e.int(int64(v.Target.VectorBits))
	e.int(int64(len(v.Fields)))
	for _, f := range v.Fields {
		e.str(f.Label)
		e.str(f.Value)
	}
	e.str(v.Miss)
	e.int(flags(v.Again, false))
	e.int(int64(len(v.Constructs)))
	for _, c := range v.Constructs {
		e.key(c.Key)
		e.key(c.Artifact)
		e.int(flags(c.Reused, c.TaskReused))
	}
	e.bytes(v.code)
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
type decoder struct {
	buf []byte
	bad bool
}

func (d *decoder) fail() { d.bad, d.buf = true, nil }

func (d *decoder) int() int64 {
	v, n := binary.Varint(d.buf)
	if n <= 0 {
		d.fail()
		return 0
	}
	d.buf = d.buf[n:]
	return v
}

// len reads a length; whatever has one takes at least one byte for each of its items.
func (d *decoder) len() int {
	n := d.int()
	if n < 0 || n > int64(len(d.buf)) {
		d.fail()
		return 0
	}
	return int(n)
}

func (d *decoder) str() string { return string(d.bytes()) }

// bytes is a part of what is read.
func (d *decoder) bytes() []byte {
	n := d.len()
	b := d.buf[:n:n]
	d.buf = d.buf[n:]
	return b
}

func (d *decoder) key() (k cache.Key) {
	if len(d.buf) < len(k) {
		d.fail()
		return k
	}
	copy(k[:], d.buf)
	d.buf = d.buf[len(k):]
	return k
}

func (d *decoder) version() *Version {
	v := &Version{Time: time.Unix(0, d.int()), Key: d.key(), Digest: d.str()}
	v.Target = target.Target{Triple: d.str(), Level: d.str()}
	for range d.len() {
		v.Target.Features = append(v.Target.Features, d.str())
	}
	v.Target.VectorBits = int(d.int())
	for range d.len() {
		v.Fields = append(v.Fields, Field{d.str(), d.str()})
	}
	v.Miss = d.str()
	v.Again = d.int() == 1
	for range d.len() {
		c := Construct{Key: d.key(), Artifact: d.key()}
		f := d.int()
		c.Reused, c.TaskReused = f&1 != 0, f&2 != 0
		v.Constructs = append(v.Constructs, c)
	}
	v.code = d.bytes()
	return v
}

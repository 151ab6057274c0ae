package history

import (
	"encoding/base64"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/wire"
)

// The code of a version is what its kernel's bundle holds.
//
//	code = whole plan places { digest text } .
//
// What is packed in the bundle is kept packed.

// SetBundle keeps the code of the kernel.
func (v *Version) SetBundle(b *bundle.Bundle) {
	e := &encoder{}
	e.packed(b.Whole)
	e.packed(b.Plan)
	e.Str(b.Places)
	e.Int(int64(len(b.Constructs)))
	for _, c := range b.Constructs {
		e.Str(c.Digest)
		e.packed(c.Code)
	}
	v.code = e.Buf
}

// packed adds what a bundle has in base64. If generated code was changed by hand and it is not that, nothing is kept of it:
// what is left of the version still compares.
func (e *encoder) packed(s string) {
	data, err := base64.StdEncoding.DecodeString(s)
	if err != nil {
		data = nil
	}
	e.Bytes(data)
}

func (d *decoder) packed() string { return base64.StdEncoding.EncodeToString(d.Bytes()) }

// Bundle is the code of the kernel.
func (v *Version) Bundle() (*bundle.Bundle, error) {
	d := &decoder{wire.Reader{Rest: v.code}}
	b := &bundle.Bundle{Digest: v.Digest, Whole: d.packed(), Plan: d.packed(), Places: d.Str()}
	for range d.Len() {
		b.Constructs = append(b.Constructs, bundle.Construct{Digest: d.Str(), Code: d.packed()})
	}
	if !d.Done() {
		return nil, ErrFormat
	}
	return b, nil
}

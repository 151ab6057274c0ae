package history

import (
	"encoding/base64"

	"github.com/spelt-go/spelt/internal/bundle"
)

// The code of a version is what its kernel's bundle holds, in two parts: the whole kernel, which is compressed already,
// and the rest, squeezed.
//
//	code = whole squeezed .
//	rest = plan places { digest text } .

// maxCode bounds what a damaged record can cost in memory, in bytes. A kernel with more text than that, a million lines or
// so, is kept, and cannot be read back.
const maxCode = 256 << 20

// SetBundle keeps the code of the kernel.
func (v *Version) SetBundle(b *bundle.Bundle) {
	size := len(b.Plan) + len(b.Places) + 64
	for _, c := range b.Constructs {
		size += len(c.Digest) + len(c.IR) + 8
	}
	e := &encoder{make([]byte, 0, size)}
	e.str(b.Plan)
	e.str(b.Places)
	e.int(int64(len(b.Constructs)))
	for _, c := range b.Constructs {
		e.str(c.Digest)
		e.str(c.IR)
	}
	whole, err := base64.StdEncoding.DecodeString(b.Whole)
	if err != nil {
		whole = nil // generated code was changed; what is left of it still compares
	}
	code := &encoder{make([]byte, 0, len(whole)+size/8)}
	code.bytes(whole)
	v.code = append(code.buf, squeeze(e.buf)...)
}

// Bundle is the code of the kernel.
func (v *Version) Bundle() (*bundle.Bundle, error) {
	d := &decoder{buf: v.code}
	b := &bundle.Bundle{Digest: v.Digest, Whole: base64.StdEncoding.EncodeToString(d.bytes())}
	if d.bad {
		return nil, ErrFormat
	}
	rest, err := unsqueeze(d.buf)
	if err != nil {
		return nil, err
	}
	d.buf = rest
	b.Plan, b.Places = d.str(), d.str()
	for range d.len() {
		b.Constructs = append(b.Constructs, bundle.Construct{Digest: d.str(), IR: d.str()})
	}
	if d.bad || len(d.buf) > 0 {
		return nil, ErrFormat
	}
	return b, nil
}

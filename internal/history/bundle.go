package history

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"io"

	"github.com/spelt-go/spelt/internal/bundle"
)

// The code of a version is what its kernel's bundle holds, in two parts: the whole kernel, which is compressed already,
// and the rest, compressed.
//
//	code = whole DEFLATE(plan places { digest text })

// maxCode bounds what a damaged record can cost in memory, in bytes.
const maxCode = 256 << 20

// SetBundle keeps the code of the kernel. It takes time: about 10 ms for each megabyte of text.
func (v *Version) SetBundle(b *bundle.Bundle) {
	e := &encoder{}
	e.str(b.Plan)
	e.str(b.Places)
	e.int(int64(len(b.Constructs)))
	for _, c := range b.Constructs {
		e.str(c.Digest)
		e.str(c.IR)
	}
	code := &encoder{}
	whole, err := base64.StdEncoding.DecodeString(b.Whole)
	if err != nil {
		whole = nil // generated code was changed; what is left of it still compares
	}
	code.str(string(whole))
	buf := bytes.NewBuffer(code.buf)
	w, err := flate.NewWriter(buf, flate.BestSpeed)
	if err == nil { // it fails for an unknown level only
		_, _ = w.Write(e.buf) // a buffer takes everything
		_ = w.Close()
	}
	v.code = buf.Bytes()
}

// Bundle is the code of the kernel.
func (v *Version) Bundle() (*bundle.Bundle, error) {
	d := &decoder{buf: v.code}
	b := &bundle.Bundle{Digest: v.Digest, Whole: base64.StdEncoding.EncodeToString([]byte(d.str()))}
	rest, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(d.buf)), maxCode))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrFormat, err)
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

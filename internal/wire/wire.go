// Package wire writes and reads the numbers, strings and lists that records
// are made of. Numbers are varints, zigzag if they have a sign; a string is its
// length and its bytes.
package wire

import "encoding/binary"

// Writer appends to Buf.
type Writer struct{ Buf []byte }

// Int appends a signed number.
func (w *Writer) Int(v int64) { w.Buf = binary.AppendVarint(w.Buf, v) }

// Uint appends an unsigned number.
func (w *Writer) Uint(v uint64) { w.Buf = binary.AppendUvarint(w.Buf, v) }

// Str appends a string.
func (w *Writer) Str(s string) {
	w.Int(int64(len(s)))
	w.Buf = append(w.Buf, s...)
}

// Bytes appends bytes as Str does.
func (w *Writer) Bytes(b []byte) {
	w.Int(int64(len(b)))
	w.Raw(b)
}

// Raw appends bytes whose number the reader knows.
func (w *Writer) Raw(b []byte) { w.Buf = append(w.Buf, b...) }

// Reader reads what Writer wrote, and never more than there is. After an error
// Bad is true, Rest is empty, and everything that it gives is zero or empty; so
// Bad needs a look only at the end.
type Reader struct {
	Rest []byte
	Bad  bool
}

// Fail ends the reading.
func (r *Reader) Fail() { r.Bad, r.Rest = true, nil }

// Int reads a signed number.
func (r *Reader) Int() int64 {
	v, n := binary.Varint(r.Rest)
	if n <= 0 {
		r.Fail()
		return 0
	}
	r.Rest = r.Rest[n:]
	return v
}

// Uint reads an unsigned number.
func (r *Reader) Uint() uint64 {
	v, n := binary.Uvarint(r.Rest)
	if n <= 0 {
		r.Fail()
		return 0
	}
	r.Rest = r.Rest[n:]
	return v
}

// Len reads the length of a list or string, whose items take at least one byte
// each.
func (r *Reader) Len() int {
	n := r.Int()
	if n < 0 || n > int64(len(r.Rest)) {
		r.Fail()
		return 0
	}
	return int(n)
}

// Str reads a string.
func (r *Reader) Str() string { return string(r.Bytes()) }

// Bytes reads what Bytes wrote. It is a part of what is read, not a copy.
func (r *Reader) Bytes() []byte { return r.Raw(r.Len()) }

// Raw reads n bytes, as Bytes does.
func (r *Reader) Raw(n int) []byte {
	if n < 0 || n > len(r.Rest) {
		r.Fail()
		return nil
	}
	b := r.Rest[:n:n]
	r.Rest = r.Rest[n:]
	return b
}

// Done reports whether everything was read, without an error.
func (r *Reader) Done() bool { return !r.Bad && len(r.Rest) == 0 }

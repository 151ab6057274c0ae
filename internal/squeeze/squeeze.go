// Package squeeze makes text of the IR short. Such text repeats itself: a tenth is left of much of it when each repetition is
// a reference to what it repeats.
//
// This is done here rather than by compress/flate for two reasons. That touches more than a megabyte of memory before its
// first byte, which costs a process that has just started more than all else that a compile from records does. And its
// output may change with the Go release, while generated code has to be the same for all who generate it.
//
//	squeezed = length { literals } .
//	literals = count { byte } [ count distance ] .
//
// Numbers are varints. A count of bytes as they are is followed, unless the text ends with them, by a repetition: count
// bytes of what stands distance bytes before the end so far, which may reach into itself.
package squeeze

import (
	"encoding/binary"
	"errors"
	"math/bits"
)

// ErrFormat is returned for bytes that Pack never returns.
var ErrFormat = errors.New("malformed squeezed text")

// maxText bounds what damaged or hostile input can cost in memory, in bytes: some million lines.
const maxText = 256 << 20

const (
	shortest   = 6  // a shorter repetition is not worth its reference
	tableBits  = 12 // of the table of where text was seen: 16 KiB
	hashFactor = 0x9e3779b185ebca87
)

// Pack squeezes text.
func Pack(text []byte) []byte {
	out := binary.AppendUvarint(make([]byte, 0, len(text)/6+16), uint64(len(text)))
	var seen [1 << tableBits]int32 // by hash: one more than where a text of that hash began
	start := 0                     // of the literals
	for i := 0; i+8 <= len(text); {
		word := binary.LittleEndian.Uint64(text[i:])
		h := word << 16 * hashFactor >> (64 - tableBits) // of shortest bytes
		at := int(seen[h]) - 1
		seen[h] = int32(i + 1)
		n := 0
		if at >= 0 {
			n = alike(text, at, i)
		}
		if n < shortest {
			i++
			continue
		}
		out = append(binary.AppendUvarint(out, uint64(i-start)), text[start:i]...)
		out = binary.AppendUvarint(out, uint64(n))
		out = binary.AppendUvarint(out, uint64(i-at))
		i += n
		start = i
	}
	return append(binary.AppendUvarint(out, uint64(len(text)-start)), text[start:]...)
}

// alike is how many bytes at i are those at at, which is before i.
func alike(text []byte, at, i int) int {
	n := 0
	for i+n+8 <= len(text) {
		x := binary.LittleEndian.Uint64(text[at+n:]) ^ binary.LittleEndian.Uint64(text[i+n:])
		if x != 0 {
			return n + bits.TrailingZeros64(x)/8
		}
		n += 8
	}
	for i+n < len(text) && text[at+n] == text[i+n] {
		n++
	}
	return n
}

// Unpack gives back what Pack was given, or ErrFormat.
func Unpack(data []byte) ([]byte, error) {
	bad := false
	number := func() int {
		v, n := binary.Uvarint(data)
		if n <= 0 || v > maxText {
			bad, data = true, nil
			return 0
		}
		data = data[n:]
		return int(v)
	}
	size := number()
	text := make([]byte, 0, min(size, 64*len(data))) // grows if it must
	for !bad {
		n := number()
		if n > len(data) || n > size-len(text) {
			return nil, ErrFormat
		}
		text, data = append(text, data[:n]...), data[n:]
		if len(text) == size {
			break
		}
		n, back := number(), number()
		if n == 0 || n > size-len(text) || back == 0 || back > len(text) {
			return nil, ErrFormat
		}
		for range n {
			text = append(text, text[len(text)-back])
		}
	}
	if bad || len(data) > 0 {
		return nil, ErrFormat
	}
	return text, nil
}

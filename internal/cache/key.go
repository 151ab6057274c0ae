package cache

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash"
	"math"
)

// Key names a record: the SHA-256 of everything that determines its content.
type Key [sha256.Size]byte

// String returns the key in lower-case hex.
func (k Key) String() string { return hex.EncodeToString(k[:]) }

// ParseKey is the inverse of Key.String. It accepts lower-case hex only, so that a key has one spelling.
func ParseKey(s string) (Key, error) {
	var k Key
	if len(s) != 2*len(k) {
		return Key{}, fmt.Errorf("cache: key of %d characters, want %d", len(s), 2*len(k))
	}
	if _, err := hex.Decode(k[:], []byte(s)); err != nil || k.String() != s {
		return Key{}, fmt.Errorf("cache: key %q is not lower-case hex", s)
	}
	return k, nil
}

// Hasher builds a Key from labelled fields. Each field is hashed as its type, label and value, the latter two prefixed
// with their lengths, so two different lists of fields never hash the same bytes: ("a", "bc") is not ("ab", "c"), the
// string "1" is not the number 1, a missing field is not an empty one. The order of fields matters; callers must not let
// the order of a map decide it.
type Hasher struct {
	h   hash.Hash
	buf []byte
}

// The types of fields, as hashed.
const (
	fieldDomain  = 'd'
	fieldBytes   = 'b'
	fieldString  = 's'
	fieldInt     = 'i'
	fieldUint    = 'u'
	fieldFloat   = 'f'
	fieldBool    = 't'
	fieldKey     = 'k'
	fieldStrings = 'l'
)

// NewKey starts a key. Keys of different domains differ even if their fields are equal.
func NewKey(domain string) *Hasher {
	h := &Hasher{h: sha256.New()}
	return h.str(fieldDomain, "", domain)
}

func (h *Hasher) head(typ byte, label string) {
	h.buf = append(h.buf[:0], typ)
	h.buf = binary.AppendUvarint(h.buf, uint64(len(label)))
	h.buf = append(h.buf, label...)
}

func (h *Hasher) flush() *Hasher {
	h.h.Write(h.buf)
	return h
}

func (h *Hasher) str(typ byte, label, s string) *Hasher {
	h.head(typ, label)
	h.buf = binary.AppendUvarint(h.buf, uint64(len(s)))
	h.buf = append(h.buf, s...)
	return h.flush()
}

func (h *Hasher) word(typ byte, label string, v uint64) *Hasher {
	h.head(typ, label)
	h.buf = binary.LittleEndian.AppendUint64(h.buf, v)
	return h.flush()
}

// Str adds a string.
func (h *Hasher) Str(label, s string) *Hasher { return h.str(fieldString, label, s) }

// Bytes adds bytes. A nil slice and an empty one are the same.
func (h *Hasher) Bytes(label string, b []byte) *Hasher {
	h.head(fieldBytes, label)
	h.buf = binary.AppendUvarint(h.buf, uint64(len(b)))
	h.flush()
	h.h.Write(b)
	return h
}

// Strs adds a list of strings, in its order.
func (h *Hasher) Strs(label string, list []string) *Hasher {
	h.head(fieldStrings, label)
	h.buf = binary.AppendUvarint(h.buf, uint64(len(list)))
	for _, s := range list {
		h.buf = binary.AppendUvarint(h.buf, uint64(len(s)))
		h.buf = append(h.buf, s...)
	}
	return h.flush()
}

// Int adds a signed integer.
func (h *Hasher) Int(label string, v int64) *Hasher { return h.word(fieldInt, label, uint64(v)) }

// Uint adds an unsigned integer.
func (h *Hasher) Uint(label string, v uint64) *Hasher { return h.word(fieldUint, label, v) }

// Float adds a number by its bits, so 0 and -0 differ.
func (h *Hasher) Float(label string, v float64) *Hasher {
	return h.word(fieldFloat, label, math.Float64bits(v))
}

// Bool adds a truth value.
func (h *Hasher) Bool(label string, v bool) *Hasher {
	h.head(fieldBool, label)
	b := byte(0)
	if v {
		b = 1
	}
	h.buf = append(h.buf, b)
	return h.flush()
}

// Key adds another key.
func (h *Hasher) Key(label string, k Key) *Hasher {
	h.head(fieldKey, label)
	h.buf = append(h.buf, k[:]...)
	return h.flush()
}

// Sum returns the key of the fields so far. More fields may follow, for another key.
func (h *Hasher) Sum() Key {
	var k Key
	h.h.Sum(k[:0])
	return k
}

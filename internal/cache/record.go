package cache

import (
	"crypto/sha256"
	"encoding/binary"
)

// The format of a record. Numbers are little-endian, [n] is a count of bytes.
//
//	record     = header scope payload sum
//	header     = magic version kind zero scopeLen payloadLen key
//	magic      = "SPELTREC"         [8]
//	version    = 1                  [2]  the first ten bytes are the same in every version
//	kind       = Kind               [1]
//	zero       = 0                  [1]
//	scopeLen   = length of scope    [4]  at most MaxScope
//	payloadLen = length of payload  [8]  at most MaxPayload
//	key        = Key                [32]
//	scope      = bytes of the scope [scopeLen]
//	payload    = any bytes          [payloadLen]
//	sum        = SHA-256 of everything before [32]
//
// The record is the whole file: bytes after sum are damage.
const (
	recordMagic   = "SPELTREC"
	recordVersion = 1

	offVersion    = len(recordMagic)
	offKind       = offVersion + 2
	offScopeLen   = offKind + 2
	offPayloadLen = offScopeLen + 4
	offKey        = offPayloadLen + 8
	headerSize    = offKey + len(Key{})
	minRecord     = headerSize + sha256.Size

	maxRecord int64 = MaxPayload + MaxScope + int64(minRecord)
)

// MaxPayload is the largest payload of a record, in bytes.
const MaxPayload = 256 << 20

// MaxScope is the longest scope, in bytes: escaped, it must still be a file name everywhere.
const MaxScope = 64

// appendHeader appends what stands before the payload of a record.
func appendHeader(buf []byte, kind Kind, scope string, key Key, payloadLen int) []byte {
	buf = append(buf, recordMagic...)
	buf = binary.LittleEndian.AppendUint16(buf, recordVersion)
	buf = append(buf, byte(kind), 0)
	buf = binary.LittleEndian.AppendUint32(buf, uint32(len(scope)))
	buf = binary.LittleEndian.AppendUint64(buf, uint64(payloadLen))
	buf = append(buf, key[:]...)
	return append(buf, scope...)
}

// appendRecord appends the record to buf. The payload may be in parts.
func appendRecord(buf []byte, kind Kind, scope string, key Key, payload ...[]byte) []byte {
	start := len(buf)
	buf = appendHeader(buf, kind, scope, key, length(payload))
	for _, p := range payload {
		buf = append(buf, p...)
	}
	sum := sha256.Sum256(buf[start:])
	return append(buf, sum[:]...)
}

// recordParts is the record in parts, without a copy of the payload.
func recordParts(kind Kind, scope string, key Key, payload [][]byte) [][]byte {
	parts := append([][]byte{appendHeader(nil, kind, scope, key, length(payload))}, payload...)
	h := sha256.New()
	for _, p := range parts {
		for ; len(p) > hashed; p = p[hashed:] {
			h.Write(p[:hashed])
		}
		h.Write(p)
	}
	return append(parts, h.Sum(nil))
}

// hashed is how much is hashed at a time. The hash is assembly, which the garbage collector cannot interrupt: while it ran
// over megabytes, every other goroutine would stand still as soon as a collection begins.
const hashed = 64 << 10

func length(parts [][]byte) int {
	n := 0
	for _, p := range parts {
		n += len(p)
	}
	return n
}

// checkHeader judges a record by its first bytes, of which there may be too few, and the size of the whole. It is what can
// be known before memory for the whole is spent.
func checkHeader(head []byte, size int64) Miss {
	if len(head) < offKind || string(head[:offVersion]) != recordMagic {
		return Damaged
	}
	if binary.LittleEndian.Uint16(head[offVersion:]) != recordVersion {
		return OtherVersion
	}
	if len(head) < headerSize || size < int64(minRecord) {
		return Damaged
	}
	scopeLen := binary.LittleEndian.Uint32(head[offScopeLen:])
	payloadLen := binary.LittleEndian.Uint64(head[offPayloadLen:])
	if scopeLen > MaxScope || payloadLen > MaxPayload {
		return Damaged
	}
	if int64(minRecord)+int64(scopeLen)+int64(payloadLen) != size {
		return Damaged
	}
	return Hit
}

// decodeRecord checks the whole of a record and returns its payload, a part of rec.
func decodeRecord(rec []byte, kind Kind, scope string, key Key) ([]byte, Miss) {
	if miss := checkHeader(rec, int64(len(rec))); miss != Hit {
		return nil, miss
	}
	body := rec[:len(rec)-sha256.Size]
	if sha256.Sum256(body) != [sha256.Size]byte(rec[len(body):]) || rec[offKind+1] != 0 {
		return nil, Damaged
	}
	payload := body[headerSize+int(binary.LittleEndian.Uint32(rec[offScopeLen:])):]
	gotScope := body[headerSize : len(body)-len(payload)]
	if Kind(rec[offKind]) != kind || Key(rec[offKey:headerSize]) != key || string(gotScope) != scope {
		return nil, Foreign
	}
	return payload[:len(payload):len(payload)], Hit
}

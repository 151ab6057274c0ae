package wire

import (
	"math"
	"testing"
)

func sample() []byte {
	w := &Writer{}
	w.Int(math.MinInt64)
	w.Uint(math.MaxUint64)
	w.Str("spelt")
	w.Bytes(nil)
	w.Raw([]byte{1, 2, 3})
	return w.Buf
}

func TestReaderGivesBackWhatWriterWrote(t *testing.T) {
	r := &Reader{Rest: sample()}
	a, b, s, e, raw := r.Int(), r.Uint(), r.Str(), r.Bytes(), r.Raw(3)
	if a != math.MinInt64 || b != math.MaxUint64 || s != "spelt" || len(e) != 0 || string(raw) != "\x01\x02\x03" || !r.Done() {
		t.Errorf("%d %d %q %v %v, done %v", a, b, s, e, raw, r.Done())
	}
}

func TestWhatIsCutIsBadAndEmpty(t *testing.T) {
	data := sample()
	for n := range data {
		r := &Reader{Rest: data[:n]}
		r.Int()
		r.Uint()
		_ = r.Str()
		r.Bytes()
		if raw := r.Raw(3); raw != nil || !r.Bad || r.Done() || r.Int() != 0 || r.Len() != 0 || r.Str() != "" {
			t.Errorf("cut to %d of %d bytes: %v, bad %v", n, len(data), raw, r.Bad)
		}
	}
	for _, n := range []int64{-1, 4, math.MaxInt64} {
		w := &Writer{}
		w.Int(n)
		r := &Reader{Rest: append(w.Buf, 1, 2, 3)}
		if got := r.Len(); got != 0 || !r.Bad {
			t.Errorf("length %d of 3 bytes gives %d", n, got)
		}
	}
}

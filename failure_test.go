package spelt

import (
	"testing"
	"unsafe"
)

// TestPanicsOfPlainGoAreRead has the messages of Go's bounds errors, of which
// only some give a length.
func TestPanicsOfPlainGoAreRead(t *testing.T) {
	var x []int
	at, u, low, high := -3, uint64(1<<63), 5, 2
	for _, tt := range []struct {
		name  string
		f     func()
		index int64
		len   int64
		text  string
	}{
		{"index", func() { x[low]++ }, 5, 0, "index 5 out of range with length 0"},
		{"negative index", func() { x[at]++ }, -3, -1, "index -3 out of range"},
		{"unsigned index", func() { x[u]++ }, -1 << 63, 0, "index -9223372036854775808 out of range with length 0"},
		{"bounds", func() { x = x[low:high] }, 0, 0, "slice bounds out of range [:2] with capacity 0"},
		{"negative bound", func() { x = x[at:] }, 0, 0, "slice bounds out of range [-3:]"},
	} {
		err := runPlain(&Definition{Name: "K", Plain: func(unsafe.Pointer) { tt.f() }}, nil)
		e, ok := err.(*RunError)
		if !ok || e.Index != tt.index || e.Length != tt.len {
			t.Errorf("%s: %#v", tt.name, err)
			continue
		}
		e.Line = 0
		if want := "spelt: kernel K: " + tt.text; e.Error() != want {
			t.Errorf("%s: %q, want %q", tt.name, e.Error(), want)
		}
	}
}

package cache

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestKeysOfDifferentFieldListsDiffer(t *testing.T) {
	keys := map[Key]string{}
	add := func(what string, h *Hasher) {
		t.Helper()
		k := h.Sum()
		if other, ok := keys[k]; ok {
			t.Errorf("%s and %s have one key", what, other)
		}
		keys[k] = what
	}
	n := func() *Hasher { return NewKey("d") }
	add("nothing", n())
	add("other domain", NewKey("e"))
	add("a=bc", n().Str("a", "bc"))
	add("ab=c", n().Str("ab", "c"))
	add("abc=", n().Str("abc", ""))
	add("=abc", n().Str("", "abc"))
	add("a=b,c=", n().Str("a", "b").Str("c", ""))
	add("c=,a=b", n().Str("c", "").Str("a", "b"))
	add("bytes", n().Bytes("a", []byte("bc")))
	add("list of one", n().Strs("a", []string{"bc"}))
	add("list of two", n().Strs("a", []string{"b", "c"}))
	add("list with empty", n().Strs("a", []string{"bc", ""}))
	add("empty list", n().Strs("a", nil))
	add("int", n().Int("a", 1))
	add("uint", n().Uint("a", 1))
	add("bool", n().Bool("a", true))
	add("bool false", n().Bool("a", false))
	add("float", n().Float("a", 1))
	add("zero", n().Float("a", 0))
	add("minus zero", n().Float("a", math.Copysign(0, -1)))
	add("int -1", n().Int("a", -1))
	add("uint max", n().Uint("a", math.MaxUint64))
	add("key", n().Key("a", Key{1}))
	add("key bytes", n().Bytes("a", make([]byte, 32)))
	add("domain in label", NewKey("").Str("d", ""))
}

// Whatever the fields, two lists have one key only if they are the same list.
func TestKeyIsInjectiveOnFieldLists(t *testing.T) {
	field := rapid.Custom(func(t *rapid.T) [2]string {
		s := rapid.StringOfN(rapid.RuneFrom([]rune("ab\x00\x01s")), 0, 3, -1)
		return [2]string{s.Draw(t, "label"), s.Draw(t, "value")}
	})
	rapid.Check(t, func(t *rapid.T) {
		list := rapid.SliceOfN(field, 0, 4)
		a, b := list.Draw(t, "a"), list.Draw(t, "b")
		key := func(list [][2]string) Key {
			h := NewKey("x")
			for _, f := range list {
				h.Str(f[0], f[1])
			}
			return h.Sum()
		}
		same := len(a) == len(b)
		for i := 0; same && i < len(a); i++ {
			same = a[i] == b[i]
		}
		if same != (key(a) == key(b)) {
			t.Fatalf("%q and %q: same %v, keys equal %v", a, b, same, !same)
		}
	})
}

// The key of fixed fields must never change without a new format version: it would silently empty every cache.
func TestKeyIsStable(t *testing.T) {
	got := NewKey("artifact").Str("target", "x86-64-v3").Int("opt", 3).Bool("fma", true).
		Strs("features", []string{"+avx", "+avx2"}).Bytes("ir", []byte("task")).Key("plan", Key{}).Sum().String()
	const want = "81fbaefb388f010955cdd43e494878ee0ca4e34ba57691050bafb7298090d21d"
	if got != want {
		t.Errorf("key is %s, want %s", got, want)
	}
}

func TestSumLeavesTheHasherUsable(t *testing.T) {
	h := NewKey("d").Str("a", "1")
	first := h.Sum()
	if h.Sum() != first {
		t.Error("Sum changed the key")
	}
	if h.Str("b", "2").Sum() != NewKey("d").Str("a", "1").Str("b", "2").Sum() {
		t.Error("fields after Sum give another key")
	}
}

func TestParseKey(t *testing.T) {
	k := numberedKey(1)
	if got, err := ParseKey(k.String()); err != nil || got != k {
		t.Errorf("ParseKey(String) = %v, %v", got, err)
	}
	for _, bad := range []string{"", "00", strings.ToUpper(k.String()), k.String() + "0", "zz" + k.String()[2:], k.String()[:63] + "."} {
		if _, err := ParseKey(bad); err == nil {
			t.Errorf("ParseKey(%q) has no error", bad)
		}
	}
}

package squeeze

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// listing is text like that of the IR.
func listing(n int) string {
	var b strings.Builder
	for i := range 40 {
		fmt.Fprintf(&b, "    %%%d: ptr = elem %%%d %%%d stride=4 !0:%d:10\n    %%%d: f32 = load %%%d tag=\"f32\" !0:%d:10\n", 2*i+n, n, i, i/4, 2*i+n+1, 2*i+n, i/4)
	}
	return b.String()
}

func TestSqueezeRoundTrips(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	random := make([]byte, 5000)
	for i := range random {
		random[i] = byte(rnd.Uint32())
	}
	few := make([]byte, 5000) // of few letters: repetitions of every length
	for i := range few {
		few[i] = "ab"[rnd.IntN(2)]
	}
	for _, text := range []string{"", "a", "abcdefg", "abcdefgh", strings.Repeat("x", 1000), strings.Repeat("abcdefg", 99), string(random), string(few),
		listing(7), listing(7) + string(random) + listing(8)} {
		s := Pack([]byte(text))
		got, err := Unpack(s)
		if err != nil || string(got) != text {
			t.Errorf("%d bytes of %.20q: %v, %d back", len(text), text, err, len(got))
		}
		if len(s) > len(text)+len(text)/100+8 {
			t.Errorf("%d bytes of %.20q became %d", len(text), text, len(s))
		}
	}
	if text := listing(7); len(Pack([]byte(text))) > len(text)/3 {
		t.Errorf("%d bytes of IR became %d", len(text), len(Pack([]byte(text))))
	}
}

func FuzzUnpack(f *testing.F) {
	f.Add(Pack([]byte(strings.Repeat("spelt ", 40))))
	f.Add([]byte{0xff, 0xff, 0xff, 0x7f, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := Unpack(data)
		if err != nil {
			return
		}
		if again, err := Unpack(Pack(text)); err != nil || !bytes.Equal(again, text) {
			t.Errorf("%q: %v", text, err)
		}
	})
}

package history

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

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
		kernel(40).Constructs[7].IR, kernel(40).Constructs[7].IR + string(random) + kernel(40).Constructs[8].IR} {
		s := squeeze([]byte(text))
		got, err := unsqueeze(s)
		if err != nil || string(got) != text {
			t.Errorf("%d bytes of %.20q: %v, %d back", len(text), text, err, len(got))
		}
		if len(s) > len(text)+len(text)/100+8 {
			t.Errorf("%d bytes of %.20q became %d", len(text), text, len(s))
		}
	}
	if text := kernel(40).Constructs[7].IR; len(squeeze([]byte(text))) > len(text)/4 {
		t.Errorf("%d bytes of IR became %d", len(text), len(squeeze([]byte(text))))
	}
}

func FuzzUnsqueeze(f *testing.F) {
	f.Add(squeeze([]byte(strings.Repeat("spelt ", 40))))
	f.Add([]byte{0xff, 0xff, 0xff, 0x7f, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := unsqueeze(data)
		if err != nil {
			return
		}
		if again, err := unsqueeze(squeeze(text)); err != nil || !bytes.Equal(again, text) {
			t.Errorf("%q: %v", text, err)
		}
	})
}

package ir_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest"
)

// roundTrip makes sure that what Print writes, Parse reads back.
func roundTrip(t *testing.T, k *ir.Kernel) {
	t.Helper()
	for _, mode := range []ir.PrintMode{ir.Full, ir.Plain} {
		text := k.Print(mode)
		back, err := ir.Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if again := back.Print(mode); !bytes.Equal(text, again) {
			t.Fatalf("printed:\n%s\nparsed and printed again:\n%s", text, again)
		}
		if back.Digest() != k.Digest() {
			t.Fatalf("the digest changes by printing and parsing:\n%s", text)
		}
	}
}

// FuzzRoundTrip prints and parses random kernels.
func FuzzRoundTrip(f *testing.F) {
	for seed := range uint64(30) {
		f.Add(seed, uint16(seed*20))
	}
	f.Fuzz(func(t *testing.T, seed uint64, size uint16) {
		k := irtest.Random(seed, int(size%1000))
		if err := k.Verify(); err != nil {
			t.Fatal(err)
		}
		roundTrip(t, k)
	})
}

// FuzzParse parses anything. It never panics, and what it accepts round-trips,
// whether it is valid or not; verifying it never panics either.
func FuzzParse(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(irtest.Random(seed, 60).Print(ir.Full))
	}
	f.Add([]byte(digested))
	f.Add([]byte("kernel \"\" args=0\n{\n}\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		k, err := ir.Parse(text)
		var syntax *ir.SyntaxError
		if err != nil {
			if !errors.As(err, &syntax) || syntax.Line < 1 {
				t.Fatalf("an error of another kind: %v", err)
			}
			return
		}
		var invalid *ir.InvalidError
		if err := k.Verify(); err != nil {
			if !errors.As(err, &invalid) {
				t.Fatalf("an error of another kind: %v", err)
			}
			return
		}
		roundTrip(t, k)
	})
}

// TestConstantsRoundTrip: every constant is read as it was written.
func TestConstantsRoundTrip(t *testing.T) {
	for typ := ir.Bool; typ <= ir.Ptr; typ++ {
		for _, bits := range irtest.Special(typ) {
			text := ir.FormatConst(typ, bits)
			if got, ok := ir.ParseConst(typ, text); !ok || got != bits {
				t.Errorf("%s %#x is written as %s and read as %#x, %v", typ, bits, text, got, ok)
			}
		}
	}
	nan := int64(0x7fc12345)
	if got, ok := ir.ParseConst(ir.F32, ir.FormatConst(ir.F32, nan)); !ok || got != nan {
		t.Errorf("the payload of a NaN is lost: %#x", got)
	}
}

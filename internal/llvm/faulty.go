package llvm

import (
	"slices"
	"strings"

	"github.com/spelt-go/spelt/internal/target"
)

// A fault of LLVM may be in the choice of an instruction, so far behind the code that is handed over that nothing in that code
// can keep clear of it for sure. What LLVM made is then looked at, and made again for a processor without the instruction.

// masksTernary reports whether an object may hold VPTERNLOG under a mask. Where LLVM 22 puts the operands of one with an operand
// in memory into another order, to merge with one of them, it may take the wrong truth table (llvm/llvm-project#157929); a pass
// behind that may take the operand out of memory again. The instruction does not tell which order was meant. Bytes that look
// like one and are none only cost time.
func masksTernary(object []byte) bool {
	// EVEX.66.0F3A 25 /r, with a mask register.
	for i := 0; i+4 < len(object); i++ {
		b := object[i : i+5]
		if b[0] == 0x62 && b[1]&0x0f == 3 && b[2]&7 == 5 && b[3]&7 != 0 && b[4] == 0x25 {
			return true
		}
	}
	return false
}

// withoutAVX512 is a target that has not the instructions with masks.
func withoutAVX512(t target.Target) target.Target {
	t.Features = slices.DeleteFunc(slices.Clone(t.Features), func(f string) bool { return strings.HasPrefix(f, "+avx512") })
	t.VectorBits = min(t.VectorBits, 256)
	return t
}

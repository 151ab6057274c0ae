//go:build (linux || darwin) && amd64 && !android && !faketime

#include "textflag.h"
#include "go_asm.h"

GLOBL ·call2(SB), NOPTR|RODATA, $8
DATA ·call2(SB)/8, $call2trampoline<>(SB)

// call2trampoline is entered on the thread's stack by the C convention of System V, DI pointing to a call2Args.
// Of the registers that the convention preserves it uses none. Frame 16 + saved BP 8 + return address 8 keep the
// stack aligned to 16 at the call.
TEXT call2trampoline<>(SB), NOSPLIT, $16-0
	MOVQ DI, 0(SP)
	MOVQ DI, R11
	MOVQ call2Args_a(R11), DI
	MOVQ call2Args_b(R11), SI
	MOVQ call2Args_fn(R11), R10
	XORL AX, AX
	CALL R10
	MOVQ 0(SP), DI
	MOVQ AX, call2Args_result(DI)
	XORL AX, AX
	RET

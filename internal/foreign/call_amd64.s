//go:build linux && amd64 && !android && !faketime && !spelt_static

#include "textflag.h"
#include "go_asm.h"

GLOBL ·call2(SB), NOPTR|RODATA, $8
DATA ·call2(SB)/8, $call2trampoline<>(SB)

// call2trampoline is entered on the thread's stack by the C convention of System V, DI pointing to a call2Args. It calls the
// function there, or on the stack that the block names. Of the registers that the convention preserves it uses R12, for the
// thread's stack pointer, which the function leaves alone. Frame 32 + saved BP 8 + return address 8 keep the stack aligned to
// 16 at the call; the top of another stack is.
TEXT call2trampoline<>(SB), NOSPLIT, $32-0
	MOVQ DI, 0(SP)
	MOVQ R12, 8(SP)
	MOVQ DI, R11
	MOVQ call2Args_a(R11), DI
	MOVQ call2Args_b(R11), SI
	MOVQ call2Args_fn(R11), R10
	MOVQ SP, R12
	MOVQ call2Args_top(R11), AX
	TESTQ AX, AX
	JEQ  call
	MOVQ AX, SP
call:
	XORL AX, AX
	CALL R10
	MOVQ R12, SP
	MOVQ 0(SP), DI
	MOVQ 8(SP), R12
	MOVQ AX, call2Args_result(DI)
	XORL AX, AX
	RET

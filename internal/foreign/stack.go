package foreign

// StackSize is how much of a [Stack] can be used. A function that is called on one, with all that it calls, must not need
// more: behind it lies memory that nobody may touch, and a frame of more than [StackGuard] may reach beyond that.
const StackSize = 1 << 20

// StackGuard is the size of what lies behind a stack.
const StackGuard = 64 << 10

// Stack is memory for native code to run on. The stack of a thread is as large as the limit of the system or of the C library
// says (8 MiB, 128 KiB with musl, less after ulimit -s), which code that was compiled for any thread must not depend on.
// Pages of it take memory once they have been used.
type Stack struct {
	top uintptr
	mem []byte // guard and stack
}

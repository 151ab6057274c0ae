package llvm

import (
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
)

// api holds the addresses of the functions of LLVM's C interface that are used. Their meaning is documented in
// LLVM's headers llvm-c/*.h.
type api struct {
	contextCreate, contextDispose, contextSetDiagnosticHandler        uintptr
	getDiagInfoDescription, getDiagInfoSeverity                       uintptr
	installFatalErrorHandler, parseOptions                            uintptr
	createMemoryBufferCopy, getBufferStart, getBufferSize             uintptr
	disposeMemoryBuffer, disposeMessage                               uintptr
	parseIR, verifyModule, cloneModule, disposeModule, printModule    uintptr
	setSourceFileName                                                 uintptr
	setTarget, setModuleDataLayout, createTargetData, disposeTarget   uintptr
	getTargetFromTriple, createTargetMachine, disposeTargetMachine    uintptr
	createPassOptions, disposePassOptions, runPasses, getErrorMessage uintptr
	disposeErrorMessage, emit                                         uintptr

	parserKeeps bool // parseIR frees the buffer that it is given
}

func (a *api) load(handle uintptr) error {
	for _, f := range []struct {
		addr *uintptr
		name string
	}{
		{&a.contextCreate, "LLVMContextCreate"},
		{&a.contextDispose, "LLVMContextDispose"},
		{&a.contextSetDiagnosticHandler, "LLVMContextSetDiagnosticHandler"},
		{&a.getDiagInfoDescription, "LLVMGetDiagInfoDescription"},
		{&a.getDiagInfoSeverity, "LLVMGetDiagInfoSeverity"},
		{&a.installFatalErrorHandler, "LLVMInstallFatalErrorHandler"},
		{&a.parseOptions, "LLVMParseCommandLineOptions"},
		{&a.createMemoryBufferCopy, "LLVMCreateMemoryBufferWithMemoryRangeCopy"},
		{&a.getBufferStart, "LLVMGetBufferStart"},
		{&a.getBufferSize, "LLVMGetBufferSize"},
		{&a.disposeMemoryBuffer, "LLVMDisposeMemoryBuffer"},
		{&a.disposeMessage, "LLVMDisposeMessage"},
		{&a.verifyModule, "LLVMVerifyModule"},
		{&a.cloneModule, "LLVMCloneModule"},
		{&a.disposeModule, "LLVMDisposeModule"},
		{&a.printModule, "LLVMPrintModuleToString"},
		{&a.setSourceFileName, "LLVMSetSourceFileName"},
		{&a.setTarget, "LLVMSetTarget"},
		{&a.setModuleDataLayout, "LLVMSetModuleDataLayout"},
		{&a.createTargetData, "LLVMCreateTargetDataLayout"},
		{&a.disposeTarget, "LLVMDisposeTargetData"},
		{&a.getTargetFromTriple, "LLVMGetTargetFromTriple"},
		{&a.createTargetMachine, "LLVMCreateTargetMachine"},
		{&a.disposeTargetMachine, "LLVMDisposeTargetMachine"},
		{&a.createPassOptions, "LLVMCreatePassBuilderOptions"},
		{&a.disposePassOptions, "LLVMDisposePassBuilderOptions"},
		{&a.runPasses, "LLVMRunPasses"},
		{&a.getErrorMessage, "LLVMGetErrorMessage"},
		{&a.disposeErrorMessage, "LLVMDisposeErrorMessage"},
		{&a.emit, "LLVMTargetMachineEmitToMemoryBuffer"},
	} {
		addr, err := foreign.Symbol(handle, f.name)
		if err != nil {
			return err
		}
		*f.addr = addr
	}
	return a.loadParser(handle)
}

// loadParser finds the parser, of which LLVM 22 has a form that leaves the text to its caller; that before it keeps it.
func (a *api) loadParser(handle uintptr) (err error) {
	if a.parseIR, err = foreign.Symbol(handle, "LLVMParseIRInContext2"); err != nil {
		a.parserKeeps = true
		a.parseIR, err = foreign.Symbol(handle, "LLVMParseIRInContext")
	}
	return err
}

// takeMessage copies a message that LLVM allocated, and frees it. A message of 0 is "".
func (a *api) takeMessage(msg uintptr) string {
	if msg == 0 {
		return ""
	}
	s := foreign.String(msg)
	foreign.Call(a.disposeMessage, msg)
	return s
}

// takeError copies the message of an LLVMErrorRef other than 0, which this consumes.
func (a *api) takeError(ref uintptr) string {
	msg := foreign.Call(a.getErrorMessage, ref)
	s := foreign.String(msg)
	foreign.Call(a.disposeErrorMessage, msg)
	return s
}

// takeBuffer copies what an LLVMMemoryBufferRef holds, and frees it.
func (a *api) takeBuffer(buf uintptr) []byte {
	b := foreign.Bytes(foreign.Call(a.getBufferStart, buf), int(foreign.Call(a.getBufferSize, buf)))
	foreign.Call(a.disposeMemoryBuffer, buf)
	return b
}

// cString returns the address of s as a C string, for use in an argument list only.
func cString(s string) unsafe.Pointer {
	b := make([]byte, len(s)+1)
	copy(b, s)
	return unsafe.Pointer(&b[0])
}

package ir

import "fmt"

// Op is the operation of a statement.
type Op uint8

// The operations. T is the statement's own type; a, b, c are its operands.
const (
	OpInvalid Op = iota

	// Values that need no computation.
	OpConst // const value=…: T
	OpParam // param n=…: the kernel's n-th parameter leaf
	OpIndex // a block parameter: the index of a for, i64, from 0 up
	OpTable // table data="hex": ptr to constant bytes, 16-byte aligned

	// Arithmetic, by Go's rules: integers wrap; MinInt / -1 is MinInt; a
	// shift count is unsigned and may exceed the width. Division by zero has
	// no effect and an unspecified value: an OpNonZero stands before it.
	OpAdd
	OpSub
	OpMul
	OpDiv
	OpRem
	OpAnd
	OpOr
	OpXor
	OpAndNot
	OpShl
	OpShr
	OpNeg
	OpNot // bool
	OpCom // bitwise complement
	OpEq  // a, b of one type; bool
	OpNe
	OpLt
	OpLe
	OpGt
	OpGe
	OpSelect  // select a b c: b if a, else c
	OpConv    // numeric conversion to T; see [Convert] for float to integer
	OpBitcast // same bits, other type of the same size
	OpRound   // a float conversion to its own type: a*b rounded, never fused

	// Math with one exact answer. An fma with contract=1 was a product and a
	// sum in the source: it may be computed as these two, see transform.
	OpFMA
	OpSqrt
	OpFloor
	OpCeil
	OpTrunc
	OpRint // round half to even
	OpAbs
	OpCopysign
	OpMin // Go's min: NaN if either is, -0 < +0
	OpMax
	OpClz // leading zeros, result of the operand's width
	OpCtz
	OpPopcnt
	OpBswap
	OpBitrev
	OpMulHi // high half of the unsigned product

	// Pointers.
	OpElem   // elem a b stride=…: a + b*stride, b an i64
	OpOffset // offset a off=…: a + off

	// Locals: mutable scalars outside memory, named by the local's statement.
	OpLocal // local a: a new local holding a, each time it executes
	OpGet   // get local: T
	OpSet   // set local b

	// Memory.
	OpMem   // mem size=…: ptr to zeroed memory of the launch (or iteration)
	OpLoad  // load a tag=…: T
	OpStore // store a b tag=…
	OpCopy  // copy a b size=…: memmove of size bytes from b to a
	OpZero  // zero a size=…

	// Memory shared with others.
	OpAtomicLoad  // aload a tag=…: T
	OpAtomicStore // astore a b tag=…
	OpAtomicRMW   // atomic a b rmw=add tag=…: T, the old value
	OpAtomicCAS   // acas a b c tag=…: bool, swapped from b to c
	OpVolatileLoad
	OpVolatileStore

	// Checks: nothing if they hold, else the launch ends with an error.
	OpBounds  // bounds a b: 0 <= a < b, both i64
	OpSlice   // slice a b c: 0 <= a <= b <= c, all i64: lo:hi of a capacity
	OpNonZero // nonzero a
	OpShiftOK // shiftok a: a >= 0
	OpNonNil  // nonnil a size=n: if it holds, a points at memory of n bytes
	OpAssert  // assert a msg="…"
	OpFinite  // finite a: a must hold, else the range of the loop that follows never ends
	OpMakeErr // fail msg="…": always fails

	// Control.
	OpFor      // for a [b [c]] {(i [, j [, k]])…}: counted, i64 counts from 0
	OpLoop     // loop {body} {post}: until a break; continue goes to post
	OpIf       // if a {then} {else}
	OpBlock    // block {…}: a break leaves it
	OpBreak    // break depth=…: leaves the depth-th enclosing for, loop or block
	OpContinue // continue depth=…
	OpReturn   // return from the kernel
	OpSections // sections {…} {…}: run concurrently

	numOps
)

// Contract is the Imm of an OpFMA that may be computed as a product and a sum.
const Contract = 1

// Effect says what a statement may do besides computing its value.
type Effect uint8

// The effects, a set.
const (
	Reads  Effect = 1 << iota // reads memory that a store may change
	Writes                    // writes memory
	Fails                     // may end the launch with an error
	Shared                    // ordered with every other shared access: atomic, volatile
	Jumps                     // transfers control
	Locals                    // reads or writes a local
	Alloc                     // has an identity of its own: never merged
)

// OpInfo describes an operation for the printer, parser, verifier and passes.
type OpInfo struct {
	Name    string
	MinArgs int
	MaxArgs int
	Value   bool // has a value
	Blocks  int  // number of nested blocks; -1 for one or more
	Effect  Effect
	Imm     string // name of the integer attribute, if any
	Aux     string // name of the string attribute, if any
	Tag     bool   // has an alias class
}

var opInfos = [numOps]OpInfo{
	OpConst:         {Name: "const", Value: true, Imm: "value"},
	OpParam:         {Name: "param", Value: true, Imm: "n"},
	OpIndex:         {Name: "index", Value: true},
	OpTable:         {Name: "table", Value: true, Aux: "data"},
	OpAdd:           binary("add"),
	OpSub:           binary("sub"),
	OpMul:           binary("mul"),
	OpDiv:           binary("div"),
	OpRem:           binary("rem"),
	OpAnd:           binary("and"),
	OpOr:            binary("or"),
	OpXor:           binary("xor"),
	OpAndNot:        binary("andnot"),
	OpShl:           binary("shl"),
	OpShr:           binary("shr"),
	OpNeg:           unary("neg"),
	OpNot:           unary("not"),
	OpCom:           unary("com"),
	OpEq:            binary("eq"),
	OpNe:            binary("ne"),
	OpLt:            binary("lt"),
	OpLe:            binary("le"),
	OpGt:            binary("gt"),
	OpGe:            binary("ge"),
	OpSelect:        ternary("select"),
	OpConv:          unary("conv"),
	OpBitcast:       unary("bitcast"),
	OpRound:         unary("round"),
	OpFMA:           {Name: "fma", MinArgs: 3, MaxArgs: 3, Value: true, Imm: "contract"},
	OpSqrt:          unary("sqrt"),
	OpFloor:         unary("floor"),
	OpCeil:          unary("ceil"),
	OpTrunc:         unary("trunc"),
	OpRint:          unary("rint"),
	OpAbs:           unary("abs"),
	OpCopysign:      binary("copysign"),
	OpMin:           binary("min"),
	OpMax:           binary("max"),
	OpClz:           unary("clz"),
	OpCtz:           unary("ctz"),
	OpPopcnt:        unary("popcnt"),
	OpBswap:         unary("bswap"),
	OpBitrev:        unary("bitrev"),
	OpMulHi:         binary("mulhi"),
	OpElem:          {Name: "elem", MinArgs: 2, MaxArgs: 2, Value: true, Imm: "stride"},
	OpOffset:        {Name: "offset", MinArgs: 1, MaxArgs: 1, Value: true, Imm: "off"},
	OpLocal:         {Name: "local", MinArgs: 1, MaxArgs: 1, Value: true, Effect: Alloc},
	OpGet:           {Name: "get", MinArgs: 1, MaxArgs: 1, Value: true, Effect: Locals | Reads},
	OpSet:           {Name: "set", MinArgs: 2, MaxArgs: 2, Effect: Locals | Writes},
	OpMem:           {Name: "mem", Value: true, Imm: "size", Effect: Alloc},
	OpLoad:          {Name: "load", MinArgs: 1, MaxArgs: 1, Value: true, Effect: Reads, Tag: true},
	OpStore:         {Name: "store", MinArgs: 2, MaxArgs: 2, Effect: Writes, Tag: true},
	OpCopy:          {Name: "copy", MinArgs: 2, MaxArgs: 2, Effect: Reads | Writes, Imm: "size"},
	OpZero:          {Name: "zero", MinArgs: 1, MaxArgs: 1, Effect: Writes, Imm: "size"},
	OpAtomicLoad:    {Name: "aload", MinArgs: 1, MaxArgs: 1, Value: true, Effect: Reads | Shared, Tag: true},
	OpAtomicStore:   {Name: "astore", MinArgs: 2, MaxArgs: 2, Effect: Writes | Shared, Tag: true},
	OpAtomicRMW:     {Name: "atomic", MinArgs: 2, MaxArgs: 2, Value: true, Effect: Reads | Writes | Shared, Aux: "rmw", Tag: true},
	OpAtomicCAS:     {Name: "acas", MinArgs: 3, MaxArgs: 3, Value: true, Effect: Reads | Writes | Shared, Tag: true},
	OpVolatileLoad:  {Name: "vload", MinArgs: 1, MaxArgs: 1, Value: true, Effect: Reads | Shared, Tag: true},
	OpVolatileStore: {Name: "vstore", MinArgs: 2, MaxArgs: 2, Effect: Writes | Shared, Tag: true},
	OpBounds:        {Name: "bounds", MinArgs: 2, MaxArgs: 2, Effect: Fails},
	OpSlice:         {Name: "slice", MinArgs: 3, MaxArgs: 3, Effect: Fails},
	OpNonZero:       {Name: "nonzero", MinArgs: 1, MaxArgs: 1, Effect: Fails},
	OpShiftOK:       {Name: "shiftok", MinArgs: 1, MaxArgs: 1, Effect: Fails},
	OpNonNil:        {Name: "nonnil", MinArgs: 1, MaxArgs: 1, Effect: Fails, Imm: "size"},
	OpAssert:        {Name: "assert", MinArgs: 1, MaxArgs: 1, Effect: Fails, Aux: "msg"},
	OpFinite:        {Name: "finite", MinArgs: 1, MaxArgs: 1, Effect: Fails},
	OpMakeErr:       {Name: "fail", Effect: Fails, Aux: "msg"},
	OpFor:           {Name: "for", MinArgs: 1, MaxArgs: 3, Blocks: 1},
	OpLoop:          {Name: "loop", Blocks: 2},
	OpIf:            {Name: "if", MinArgs: 1, MaxArgs: 1, Blocks: 2},
	OpBlock:         {Name: "block", Blocks: 1},
	OpBreak:         {Name: "break", Effect: Jumps, Imm: "depth"},
	OpContinue:      {Name: "continue", Effect: Jumps, Imm: "depth"},
	OpReturn:        {Name: "return", Effect: Jumps},
	OpSections:      {Name: "sections", Blocks: -1},
}

func unary(name string) OpInfo   { return OpInfo{Name: name, MinArgs: 1, MaxArgs: 1, Value: true} }
func binary(name string) OpInfo  { return OpInfo{Name: name, MinArgs: 2, MaxArgs: 2, Value: true} }
func ternary(name string) OpInfo { return OpInfo{Name: name, MinArgs: 3, MaxArgs: 3, Value: true} }

var opByName = func() map[string]Op {
	m := make(map[string]Op, numOps)
	for op := OpInvalid + 1; op < numOps; op++ {
		m[opInfos[op].Name] = op
	}
	return m
}()

// Info describes op.
func (op Op) Info() OpInfo {
	if op < numOps {
		return opInfos[op]
	}
	return OpInfo{Name: fmt.Sprintf("op(%d)", uint8(op))}
}

func (op Op) String() string { return op.Info().Name }

// OpByName is the inverse of [Op.String].
func OpByName(name string) (Op, bool) {
	op, ok := opByName[name]
	return op, ok
}

// IsCompare reports whether op compares two values.
func (op Op) IsCompare() bool { return op >= OpEq && op <= OpGe }

// IsCheck reports whether op is a check: no value, no effect but failing.
func (op Op) IsCheck() bool { return op >= OpBounds && op <= OpMakeErr }

// IsPure reports whether a statement of op only computes its value from its
// operands: it may be moved, merged, recomputed or dropped. Pure operations
// never fail and may be computed where the source would not have.
func (op Op) IsPure() bool {
	info := opInfos[op]
	return info.Value && info.Effect == 0 && info.Blocks == 0 && op != OpIndex
}

// IsScope reports whether a break with a depth counts op.
func (op Op) IsScope() bool { return op == OpFor || op == OpLoop || op == OpBlock }

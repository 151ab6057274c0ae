package ir

import "fmt"

// InvalidError says why a kernel is not valid.
type InvalidError struct {
	Kernel string
	Stmt   string // the statement as printed, without its blocks
	Msg    string
}

func (e *InvalidError) Error() string {
	return fmt.Sprintf("ir: kernel %s: %s: %s", e.Kernel, e.Stmt, e.Msg)
}

// Verify checks what every pass may rely on and must leave true: operands are
// defined where they are used, types fit, control leads somewhere, and locals
// are used as locals only.
func (k *Kernel) Verify() (err error) {
	if k.Body == nil {
		return &InvalidError{Kernel: k.Name, Msg: "no body"}
	}
	n := k.Number()
	v := &verifier{k: k, at: make([]*Stmt, n), visible: make([]bool, n)}
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(*InvalidError)
			if !ok {
				panic(r)
			}
			err = e
		}
	}()
	v.block(k.Body, nil)
	return nil
}

type verifier struct {
	k        *Kernel
	at       []*Stmt // by ID: what was met anywhere before
	visible  []bool  // by ID: it is defined, and in scope
	scopes   []*Stmt
	parallel int // how many parallel loops or sections enclose
}

// meet notes that s stands here; false if it stood somewhere before. What
// stands twice has the number of its last place, and is met there already.
func (v *verifier) meet(s *Stmt) bool {
	if v.at[s.ID] == s {
		return false
	}
	v.at[s.ID] = s
	return true
}

// defined reports whether s is a value of the kernel that is in scope. A
// statement of another kernel may have any ID.
func (v *verifier) defined(s *Stmt) bool {
	return s.ID >= 0 && int(s.ID) < len(v.at) && v.at[s.ID] == s && v.visible[s.ID]
}

func (v *verifier) fail(s *Stmt, format string, args ...any) {
	p := printer{mode: Plain}
	shallow := *s
	shallow.Blocks, shallow.Loop = nil, nil
	p.stmt(&shallow)
	panic(&InvalidError{Kernel: v.k.Name, Stmt: p.buf.String(), Msg: fmt.Sprintf(format, args...)})
}

func (v *verifier) block(b *Block, owner *Stmt) {
	for _, p := range b.Params {
		if owner == nil || owner.Op != OpFor || p.Op != OpIndex || p.Type != I64 {
			v.fail(p, "a block parameter is an i64 index of a for")
		}
		if !v.meet(p) {
			v.fail(p, "the index stands twice")
		}
		v.visible[p.ID] = true
	}
	for i, s := range b.Stmts {
		v.stmt(s)
		v.visible[s.ID] = true
		if s.Op.Info().Effect&Jumps != 0 && i != len(b.Stmts)-1 {
			v.fail(s, "a jump ends its block")
		}
	}
	// Out of scope from here on: forgetting them is what finds later uses.
	for _, p := range b.Params {
		v.visible[p.ID] = false
	}
	for _, s := range b.Stmts {
		v.visible[s.ID] = false
	}
}

func (v *verifier) stmt(s *Stmt) {
	if s.Op == OpInvalid || s.Op >= numOps || s.Op == OpIndex {
		v.fail(s, "not a statement")
	}
	info := s.Op.Info()
	if !v.meet(s) {
		v.fail(s, "the statement stands twice")
	}
	if n := len(s.Args); n < info.MinArgs || n > info.MaxArgs {
		v.fail(s, "%d operands", n)
	}
	if (s.Type != Void) != info.Value {
		v.fail(s, "type %s", s.Type)
	}
	if n := len(s.Blocks); n != info.Blocks && !(info.Blocks < 0 && n > 0) {
		v.fail(s, "%d blocks", n)
	}
	if s.Hoisted && !s.Op.IsCheck() {
		v.fail(s, "only checks are hoisted")
	}
	if s.Op == OpConst && s.Imm != Normalize(s.Type, s.Imm) {
		v.fail(s, "the constant does not fit its type")
	}
	if (s.Loop != nil) != (s.Op == OpFor) {
		v.fail(s, "loop information on something else than a for")
	}
	for i, a := range s.Args {
		if a == nil || !v.defined(a) {
			v.fail(s, "operand %d is not defined here", i)
		}
		if a.Type == Void {
			v.fail(s, "operand %d has no value", i)
		}
		isLocal := (s.Op == OpGet || s.Op == OpSet) && i == 0
		if (a.Op == OpLocal) != isLocal {
			v.fail(s, "operand %d: a local is read with get and written with set", i)
		}
	}
	v.types(s)
	v.control(s)
}

func (v *verifier) control(s *Stmt) {
	switch s.Op {
	case OpBreak, OpContinue:
		d := s.Imm
		if d < 0 || d >= int64(len(v.scopes)) {
			v.fail(s, "no enclosing scope at that depth")
		}
		target := v.scopes[len(v.scopes)-1-int(d)]
		if target == nil {
			v.fail(s, "a jump out of concurrent sections")
		}
		if s.Op == OpContinue && target.Op == OpBlock {
			v.fail(s, "continue of a block")
		}
		// Every scope that is left must not be a parallel loop; the target
		// itself may be one only for continue.
		for i := len(v.scopes) - 1 - int(d); i < len(v.scopes); i++ {
			sc := v.scopes[i]
			if sc == nil {
				v.fail(s, "a jump out of concurrent sections")
			}
			if sc.Op == OpFor && sc.Loop.Parallel && (sc != target || s.Op == OpBreak) {
				v.fail(s, "a jump out of a parallel loop")
			}
		}
	case OpReturn:
		if v.parallel > 0 {
			v.fail(s, "return inside a parallel loop")
		}
	case OpFor:
		if len(s.Blocks[0].Params) != len(s.Args) {
			v.fail(s, "%d indices for %d counts", len(s.Blocks[0].Params), len(s.Args))
		}
		if s.Loop.Parallel && v.parallel > 0 {
			v.fail(s, "a parallel loop inside a parallel loop")
		}
		for _, r := range s.Loop.Reduce {
			if r.Local == nil || r.Local.Op != OpLocal || !v.defined(r.Local) || !s.Loop.Parallel {
				v.fail(s, "a reduction names a local outside of a parallel for")
			}
			v.reduction(s, r)
		}
		v.guards(s)
		if s.Loop.Parallel {
			v.parallel++
			defer func() { v.parallel-- }()
		}
	case OpSections:
		v.scopes = append(v.scopes, nil)
		for _, b := range s.Blocks {
			v.block(b, s)
		}
		v.scopes = v.scopes[:len(v.scopes)-1]
		return
	}
	if s.Op.IsScope() {
		v.scopes = append(v.scopes, s)
		defer func() { v.scopes = v.scopes[:len(v.scopes)-1] }()
	}
	for _, b := range s.Blocks {
		v.block(b, s)
	}
}

func (v *verifier) types(s *Stmt) {
	arg := func(i int) Type { return s.Args[i].Type }
	want := func(ok bool) {
		if !ok {
			v.fail(s, "operand types do not fit")
		}
	}
	switch s.Op {
	case OpParam:
		want(s.Imm >= 0 && s.Imm < int64(len(v.k.Params)) && v.k.Params[s.Imm].Type == s.Type)
	case OpAdd, OpSub, OpMul, OpDiv, OpMin, OpMax:
		want(s.Type.IsNumeric() && arg(0) == s.Type && arg(1) == s.Type)
	case OpRem, OpMulHi, OpAndNot:
		want(s.Type.IsInt() && arg(0) == s.Type && arg(1) == s.Type)
	case OpAnd, OpOr, OpXor:
		want((s.Type.IsInt() || s.Type == Bool) && arg(0) == s.Type && arg(1) == s.Type)
	case OpShl, OpShr:
		want(s.Type.IsInt() && arg(0) == s.Type && arg(1).IsInt())
	case OpNeg, OpAbs:
		want(s.Type.IsNumeric() && arg(0) == s.Type)
	case OpNot:
		want(s.Type == Bool && arg(0) == Bool)
	case OpCom, OpClz, OpCtz, OpPopcnt, OpBswap, OpBitrev:
		want(s.Type.IsInt() && arg(0) == s.Type)
	case OpEq, OpNe, OpLt, OpLe, OpGt, OpGe:
		want(s.Type == Bool && arg(0) == arg(1))
	case OpSelect:
		want(arg(0) == Bool && arg(1) == s.Type && arg(2) == s.Type)
	case OpConv:
		want(s.Type.IsNumeric() && arg(0).IsNumeric())
	case OpBitcast:
		want(s.Type.Size() == arg(0).Size() && s.Type.IsNumeric() && arg(0).IsNumeric())
	case OpFMA:
		want(s.Type.IsFloat() && arg(0) == s.Type && arg(1) == s.Type && arg(2) == s.Type)
	case OpSqrt, OpFloor, OpCeil, OpTrunc, OpRint, OpRound:
		want(s.Type.IsFloat() && arg(0) == s.Type)
	case OpCopysign:
		want(s.Type.IsFloat() && arg(0) == s.Type && arg(1) == s.Type)
	case OpElem:
		want(s.Type == Ptr && arg(0) == Ptr && arg(1) == I64)
	case OpOffset:
		want(s.Type == Ptr && arg(0) == Ptr)
	case OpTable, OpMem:
		want(s.Type == Ptr && s.Imm >= 0)
	case OpLocal, OpGet:
		want(arg(0) == s.Type)
	case OpSet:
		want(arg(0) == arg(1))
	case OpLoad, OpAtomicLoad, OpVolatileLoad:
		want(arg(0) == Ptr && s.Tag.Type == s.Type)
	case OpStore, OpAtomicStore, OpVolatileStore:
		want(arg(0) == Ptr && s.Tag.Type == arg(1))
	case OpAtomicRMW:
		want(arg(0) == Ptr && s.Tag.Type == arg(1) && s.Type == arg(1) && ValidRMW(s.Aux, s.Type))
	case OpAtomicCAS:
		want(arg(0) == Ptr && s.Tag.Type == arg(1) && arg(1) == arg(2) && s.Type == Bool)
	case OpCopy:
		want(arg(0) == Ptr && arg(1) == Ptr && s.Imm >= 0)
	case OpZero:
		want(arg(0) == Ptr && s.Imm >= 0)
	case OpBounds:
		want(arg(0) == I64 && arg(1) == I64)
	case OpSlice:
		want(arg(0) == I64 && arg(1) == I64 && arg(2) == I64)
	case OpNonZero, OpShiftOK:
		want(arg(0).IsInt())
	case OpNonNil:
		want(arg(0) == Ptr && s.Imm >= 0)
	case OpAssert, OpFinite, OpIf:
		want(arg(0) == Bool)
	case OpFor:
		for i := range s.Args {
			want(arg(i) == I64)
		}
	}
}

// ValidRMW reports whether an atomic read-modify-write of kind rmw exists for t.
func ValidRMW(rmw string, t Type) bool {
	switch rmw {
	case "add", "min", "max":
		return t.IsNumeric()
	case "and", "or", "xor":
		return t.IsInt()
	case "xchg":
		return t.IsNumeric() || t == Ptr
	}
	return false
}

package launch

import (
	"unsafe"

	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// value is the constant bits of a source.
func (r *run) value(s task.Source) int64 {
	switch s.Kind {
	case task.FromConst:
		return s.Val
	case task.FromParam:
		return load(s.Type, unsafe.Add(r.args, s.Val))
	case task.FromParamAddr:
		return int64(uintptr(unsafe.Add(r.args, s.Val)))
	case task.FromSlot:
		return ir.Normalize(s.Type, int64(r.frame[s.Val]))
	case task.FromSlotAddr:
		return int64(uintptr(unsafe.Pointer(&r.frame[s.Val])))
	case task.FromCounters:
		if len(r.k.Counters) > 0 {
			return int64(uintptr(unsafe.Pointer(&r.k.Counters[0])))
		}
	}
	return 0
}

// load reads a value of type t from memory.
func load(t ir.Type, p unsafe.Pointer) int64 {
	switch t.Size() {
	case 1:
		return ir.Normalize(t, int64(*(*uint8)(p)))
	case 2:
		return ir.Normalize(t, int64(*(*uint16)(p)))
	case 4:
		return ir.Normalize(t, int64(*(*uint32)(p)))
	}
	return *(*int64)(p)
}

// pointer makes a pointer of an address that a kernel computed. What it points
// to is kept alive by the arguments of the launch.
func pointer(addr int64) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&addr)) }

// eval runs a scalar program.
func (r *run) eval(prog []task.Instr) error {
	for i := 0; i < len(prog); i++ {
		in := &prog[i]
		switch in.Op {
		case ir.OpSet:
			r.frame[in.Dst] = uint64(r.value(in.A))
		case ir.OpIf:
			if r.value(in.A) == 0 {
				i += in.Skip
			}
		case ir.OpBreak:
			i += in.Skip
		case ir.OpMem:
			clear(r.frame[in.Dst : in.Dst+int((in.Imm+7)/8)])
		case ir.OpLoad:
			r.frame[in.Dst] = uint64(load(in.Type, pointer(r.value(in.A))))
		case ir.OpElem:
			r.frame[in.Dst] = uint64(r.value(in.A) + r.value(in.B)*in.Imm)
		case ir.OpOffset:
			r.frame[in.Dst] = uint64(r.value(in.A) + in.Imm)
		default:
			if in.Op.IsCheck() {
				if err := r.check(in); err != nil {
					return err
				}
				continue
			}
			r.frame[in.Dst] = uint64(r.compute(in))
		}
	}
	return nil
}

// compute is the value of a pure operation.
func (r *run) compute(in *task.Instr) int64 {
	args := [3]int64{r.value(in.A), r.value(in.B), r.value(in.C)}
	if in.Op == ir.OpFMA && in.Imm == ir.Contract && r.k.NoFMA {
		args[0], _ = ir.Eval(ir.OpMul, in.Type, in.Type, args[:2])
		args[1] = args[2]
		v, _ := ir.Eval(ir.OpAdd, in.Type, in.Type, args[:2])
		return v
	}
	v, _ := ir.Eval(in.Op, in.Type, in.From, args[:])
	return v
}

func (r *run) check(in *task.Instr) error {
	a, b, c := r.value(in.A), r.value(in.B), r.value(in.C)
	var ok bool
	switch in.Op {
	case ir.OpBounds:
		ok = 0 <= a && a < b
	case ir.OpSlice:
		ok = 0 <= a && a <= b && b <= c
	case ir.OpShiftOK:
		ok = a >= 0 || in.From.IsUnsigned()
	case ir.OpNonZero, ir.OpNonNil, ir.OpAssert, ir.OpFinite:
		ok = a != 0
	}
	if ok {
		return nil
	}
	return &CheckError{Unit: -1, Site: in.Site, Op: in.Op, A: a, B: b, C: c}
}

package codegen

import (
	"slices"
	"strconv"
)

// fn collects the text of one function. Instructions are appended to the current block; a value is numbered when it is
// written, so that numbers grow with the text, as LLVM's parser asks.
type fn struct {
	m      *module
	buf    []byte
	next   int    // number of the next value
	blocks int    // number of blocks named so far
	names  int    // number of values named so far
	cur    string // label of the current block
	ended  bool   // the current block has its terminator
	cold   []func()
	stop   string // label of the block that ends the task because it is told to; "" if there is none yet
	front  int    // where the entry block begins in buf
	stack  []byte // to be inserted there
	zero64 string // see nothing
}

// newFn begins a function with the given number of parameters, in its entry block.
func newFn(m *module, header string, params int) *fn {
	f := &fn{m: m, next: params}
	f.buf = append(f.buf, header...)
	f.buf = append(f.buf, " {\n"...)
	f.begin(f.label())
	f.front = len(f.buf)
	return f
}

// alloca makes room for a value of an LLVM type on the stack, from wherever in the function.
func (f *fn) alloca(ty, align string) string {
	ref := f.forward()
	f.stack = append(f.stack, "  "+ref+" = alloca "+ty+align+"\n"...)
	return ref
}

// finish writes the cold blocks and closes the function.
func (f *fn) finish() {
	for i := 0; i < len(f.cold); i++ {
		f.cold[i]()
	}
	f.buf = append(slices.Insert(f.buf, f.front, f.stack...), "}\n"...)
}

// label names a new block. It is a name and not a number because branches go forward.
func (f *fn) label() string {
	f.blocks++
	return "b" + strconv.Itoa(f.blocks-1)
}

// begin starts the block with that label, which the current block falls into if it has not ended.
func (f *fn) begin(label string) {
	if f.cur != "" && !f.ended {
		f.br(label)
	}
	f.buf = append(f.buf, label...)
	f.buf = append(f.buf, ":\n"...)
	f.cur, f.ended = label, false
}

// val writes an instruction that has a value, and returns the value.
func (f *fn) val(parts ...string) string {
	ref := "%" + strconv.Itoa(f.next)
	f.next++
	f.buf = append(f.buf, "  "...)
	f.buf = append(f.buf, ref...)
	f.buf = append(f.buf, " = "...)
	f.line(parts)
	return ref
}

// forward names a value that is used before it is written: what a phi takes from behind. Only names can go forward.
func (f *fn) forward() string {
	f.names++
	return "%n" + strconv.Itoa(f.names-1)
}

// do writes an instruction that has no value.
func (f *fn) do(parts ...string) {
	f.buf = append(f.buf, "  "...)
	f.line(parts)
}

func (f *fn) line(parts []string) {
	for _, p := range parts {
		f.buf = append(f.buf, p...)
	}
	f.buf = append(f.buf, '\n')
}

// br ends the block. It does nothing in a block that has ended.
func (f *fn) br(label string) {
	if !f.ended {
		f.do("br label %", label)
		f.ended = true
	}
}

// brIf ends the block with a conditional branch; suffix is metadata, with a comma in front.
func (f *fn) brIf(cond, yes, no, suffix string) {
	f.do("br i1 ", cond, ", label %", yes, ", label %", no, suffix)
	f.ended = true
}

// ret ends the block.
func (f *fn) ret(v string) {
	if !f.ended {
		f.do("ret i32 ", v)
		f.ended = true
	}
}

// counted writes a loop over [start, end), rotated: one test in front (left out if the range is known not to be empty)
// and one behind. body is given the index and the label to continue at; it may branch to exit, which becomes the
// current block. look says how many rounds go between two looks whether to stop, see poll.go; 0: it never does. md is the
// loop's metadata node, or "".
func (f *fn) counted(start, end string, nonempty bool, look int64, md, exit string, body func(i, latch string)) {
	if look > 1 {
		if !nonempty {
			some := f.label()
			f.brIf(f.val("icmp slt i64 ", start, ", ", end), some, exit, "")
			f.begin(some)
		}
		f.inStrips(start, end, look, 1, exit, func(start, end string) {
			f.counted(start, end, true, 0, md, f.label(), body)
		})
		f.begin(exit)
		return
	}
	head, latch := f.label(), f.label()
	back := latch
	if look == 1 {
		back = f.label()
	}
	if nonempty {
		f.br(head)
	} else {
		f.brIf(f.val("icmp slt i64 ", start, ", ", end), head, exit, "")
	}
	pre := f.cur
	f.begin(head)
	step := f.forward()
	i := f.val("phi i64 [ ", start, ", %", pre, " ], [ ", step, ", %", back, " ]")
	body(i, latch)
	f.begin(latch)
	// The index is below end, so that neither sum wraps.
	f.do(step, " = add nuw nsw i64 ", i, ", 1")
	suffix := ""
	if md != "" {
		suffix = ", !llvm.loop " + md
	}
	more := f.val("icmp slt i64 ", step, ", ", end)
	if look == 1 {
		f.brIf(more, back, exit, "")
		f.begin(back)
		f.poll(head, suffix)
	} else {
		f.brIf(more, head, exit, suffix)
	}
	f.begin(exit)
}

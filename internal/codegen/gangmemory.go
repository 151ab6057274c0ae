package codegen

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// maxShuffle is the longest stride, in elements, that is read as whole vectors of which elements are picked.
const maxShuffle = 4

// memory writes what makes addresses, and what reads or writes memory, by how the addresses of neighbouring lanes lie.
func (g *gang) memory(s *ir.Stmt) error {
	sh := g.lanes.shape(s)
	switch {
	case (s.Op == ir.OpElem || s.Op == ir.OpOffset) && sh.varies:
		g.setVec(s, g.address(s))
	case s.Op == ir.OpElem && g.lanes.slabs[s] > 0:
		g.set(s, g.val("getelementptr [", itoa(g.step(s)), " x i8], ptr ", g.arg(s, 0), ", i64 ", g.arg(s, 1)))
		g.widen(s)
	case s.Op == ir.OpOffset && g.lanes.slabs[s] > 0:
		g.set(s, g.val("getelementptr i8, ptr ", g.arg(s, 0), ", i64 ", itoa(g.step(s))))
		g.widen(s)
	case (s.Op == ir.OpElem || s.Op == ir.OpOffset) && !sh.isUniform():
		// Lane 0, of which this is the address, may be off, and the address anywhere.
		if s.Op == ir.OpElem {
			g.set(s, g.val("getelementptr [", itoa(s.Imm), " x i8], ptr ", g.arg(s, 0), ", i64 ", g.arg(s, 1)))
		} else {
			g.set(s, g.val("getelementptr i8, ptr ", g.arg(s, 0), ", i64 ", itoa(s.Imm)))
		}
		g.widen(s)
	case s.Op == ir.OpElem || s.Op == ir.OpOffset:
		err := g.code.stmt(s)
		g.widen(s)
		return err
	case s.Op == ir.OpMem:
		g.set(s, g.wide[s])
		g.zero(g.wide[s], g.lanes.laneSize(s)*int64(g.v.lanes))
		g.widen(s)
	case s.Op == ir.OpLoad:
		return g.read(s)
	case s.Op == ir.OpStore:
		return g.write(s)
	case g.lanes.allUniform(s.Args):
		return g.code.stmt(s)
	case s.Imm > 0: // a copy or a zero: lane by lane
		g.each(func(lane string) {
			p := g.lane(ir.Ptr, g.vec(s.Args[0]).ref, lane)
			if s.Op == ir.OpZero {
				g.zero(p, s.Imm)
				return
			}
			from := g.lane(ir.Ptr, g.vec(s.Args[1]).ref, lane)
			g.do("call void @llvm.memmove.p0.p0.i64(ptr ", p, ", ptr ", from, ", i64 ", itoa(s.Imm), ", i1 false)")
		})
	}
	return nil
}

// address is a vector of addresses.
func (g *gang) address(s *ir.Stmt) string {
	base := g.v.ty(ir.Ptr) + " "
	if p := s.Args[0]; g.lanes.shape(p).isUniform() {
		base = "ptr " + g.of(p).ref
	} else {
		base += g.vec(p).ref
	}
	if s.Op == ir.OpOffset {
		return g.val("getelementptr i8, ", base, ", i64 ", itoa(g.step(s)))
	}
	return g.val("getelementptr [", itoa(g.step(s)), " x i8], ", base, ", ", g.v.ty(ir.I64), " ", g.vec(s.Args[1]).ref)
}

// read writes a load.
func (g *gang) read(s *ir.Stmt) error {
	p, size := g.lanes.shape(s.Args[0]), s.Tag.Type.Size()
	md := g.m.tbaa(s.Tag)
	ty := g.v.shape(memoryType(s.Type))
	align := alignment(s)
	var r string
	switch {
	case p.isUniform():
		err := g.code.stmt(s)
		g.widen(s)
		return err
	case !p.varies && p.stride == size:
		r = g.contiguous(ty, g.arg(s, 0), align, md)
	case !p.varies && p.stride == -size:
		r = g.backward(s, ty, align, md)
	case !p.varies && g.mask == "" && near(p.stride, size):
		r = g.strided(s, int(p.stride/size), align, md)
	case size < 4:
		r = g.gatherSmall(s, ty)
	default:
		r = g.gather(ty, memoryType(s.Type), g.vec(s.Args[0]).ref, align, md)
	}
	if s.Type == ir.Bool {
		r = g.val("trunc ", ty, " ", r, " to ", g.v.ty(ir.Bool))
	}
	g.setVec(s, r)
	return nil
}

// contiguous reads a vector from ptr on. Inactive lanes are not read, and hold 0. LLVM 22 joins a masked read with a select of
// what it gives, and reads where the select stands, behind stores that have changed the memory in between
// (llvm/llvm-project#215453): freeze, which changes nothing here, keeps them apart.
func (g *gang) contiguous(ty, ptr, align, md string) string {
	if g.mask == "" {
		return g.val("load ", ty, ", ptr ", ptr, ", ", align, md)
	}
	r := g.val("call ", ty, " @llvm.masked.load.", vectorName(ty), ".p0(", g.m.dialect.aligned("ptr", ptr, align), ", ",
		g.v.ty(ir.Bool), " ", g.mask, ", ", ty, " zeroinitializer)", md)
	if g.task.faults.maskedReads {
		return r
	}
	return g.val("freeze ", ty, " ", r)
}

// backward reads a vector whose last lane has the least address.
func (g *gang) backward(s *ir.Stmt, ty, align, md string) string {
	outer := g.mask
	if outer != "" {
		g.mask = g.reverse(g.v.ty(ir.Bool), outer)
	}
	r := g.contiguous(ty, g.lowest(s), align, md)
	g.mask = outer
	return g.reverse(ty, r)
}

// lowest is the address of the last lane.
func (g *gang) lowest(s *ir.Stmt) string {
	back := g.lanes.shape(s.Args[0]).stride * int64(g.v.lanes-1)
	return g.val("getelementptr i8, ptr ", g.arg(s, 0), ", i64 ", itoa(back))
}

func (g *gang) reverse(ty, x string) string {
	order := make([]int, g.v.lanes)
	for i := range order {
		order[i] = g.v.lanes - 1 - i
	}
	return g.shuffle(ty, x, "poison", order)
}

// strided reads every n-th element with all lanes active: n vectors that together cover exactly what lies between the
// first element and the last, so that nothing outside is touched.
func (g *gang) strided(s *ir.Stmt, n int, align, md string) string {
	w, size := g.v.lanes, int(s.Tag.Type.Size())
	ty := g.v.shape(memoryType(s.Type))
	r := ""
	for start, end, span := 0, 0, (w-1)*n+1; end < span; {
		start = min(end, span-w)
		ptr := g.arg(s, 0)
		if start > 0 {
			ptr = g.val("getelementptr i8, ptr ", ptr, ", i64 ", itoa(int64(start*size)))
		}
		x := g.val("load ", ty, ", ptr ", ptr, ", ", align, md)
		order := make([]int, w)
		for lane := range order {
			switch at := lane * n; {
			case end == 0:
				order[lane] = min(at, w-1)
			case at >= end && at < start+w:
				order[lane] = w + at - start
			default:
				order[lane] = lane
			}
		}
		if end == 0 {
			r = g.shuffle(ty, x, "poison", order)
		} else {
			r = g.shuffle(ty, r, x, order)
		}
		end = start + w
	}
	return r
}

// gather reads from a vector of addresses.
func (g *gang) gather(ty, element, ptrs, align, md string) string {
	return g.val("call ", ty, " @llvm.masked.gather.", vectorName(g.v.shape(element)), ".", vectorName(g.v.ty(ir.Ptr)), "(",
		g.m.dialect.aligned(g.v.ty(ir.Ptr), ptrs, align), ", ", g.v.ty(ir.Bool), " ", g.all(g.mask), ", ", ty, " zeroinitializer)", md)
}

// gatherSmall reads values of one or two bytes, which processors do not gather, out of words of four bytes around them. Those
// are the aligned words that hold them: no page holds only a part of such a word. Two bytes at an odd address may lie across
// the end of an aligned word; then the word is read that has one byte on either side of them, which are in the same pages.
func (g *gang) gatherSmall(s *ir.Stmt, ty string) string {
	words, ints := g.v.ty(ir.I32), g.v.ty(ir.I64)
	ptrs := g.val("ptrtoint ", g.v.ty(ir.Ptr), " ", g.vec(s.Args[0]).ref, " to ", ints)
	low := g.val("trunc ", ints, " ", ptrs, " to ", words)
	// How far in front of the value its word begins: what its address is modulo 4, but 1 for 3.
	before := g.v.bin("and", ir.I32, low, g.v.con(ir.I32, 3))
	align := "align 4"
	if s.Tag.Type.Size() > 1 {
		across := g.v.bin("and", ir.I32, g.v.bin("shl", ir.I32, low, g.v.con(ir.I32, 1)), g.v.con(ir.I32, 2))
		before = g.v.bin("and", ir.I32, before, g.v.bin("xor", ir.I32, across, g.v.con(ir.I32, -1)))
		align = "align 1"
	}
	begin := g.v.bin("sub", ir.I64, ptrs, g.val("zext ", words, " ", before, " to ", ints))
	at := g.val("inttoptr ", ints, " ", begin, " to ", g.v.ty(ir.Ptr))
	word := g.gather(words, "i32", at, align, "")
	off := g.v.bin("shl", ir.I32, before, g.v.con(ir.I32, 3))
	return g.val("trunc ", words, " ", g.v.bin("lshr", ir.I32, word, off), " to ", ty)
}

// write writes a store. Where lanes store at the same address, the last one's value stays, as in the loop.
func (g *gang) write(s *ir.Stmt) error {
	p, size := g.lanes.shape(s.Args[0]), s.Tag.Type.Size()
	if g.lanes.allUniform(s.Args) {
		return g.code.stmt(s)
	}
	md := g.m.tbaa(s.Tag)
	x := g.vec(s.Args[1]).ref
	if p.isUniform() {
		g.store("store ", s.Tag.Type, g.lane(s.Tag.Type, x, g.last()), g.arg(s, 0), "", g.access(s))
		return nil
	}
	// No check may come between the stores of a group, as it does where lanes run one by one because of checks.
	if sg := g.groups[s]; sg != nil && (g.alone == "" || g.failing == "" && g.doubt == "") {
		if s == sg.last {
			g.writeTogether(sg)
		}
		return nil
	}
	ty := g.v.shape(memoryType(s.Tag.Type))
	x = g.stored(s)
	align := alignment(s)
	ptr := ""
	mask := g.mask
	switch {
	case !p.varies && p.stride == size:
		ptr = g.arg(s, 0)
	case !p.varies && p.stride == -size:
		ptr, x = g.lowest(s), g.reverse(ty, x)
		if mask != "" {
			mask = g.reverse(g.v.ty(ir.Bool), mask)
		}
	default:
		g.do("call void @llvm.masked.scatter.", vectorName(ty), ".", vectorName(g.v.ty(ir.Ptr)), "(", ty, " ", x, ", ",
			g.m.dialect.aligned(g.v.ty(ir.Ptr), g.vec(s.Args[0]).ref, align), ", ", g.v.ty(ir.Bool), " ", g.all(mask), ")", md)
		return nil
	}
	if mask == "" {
		g.do("store ", ty, " ", x, ", ptr ", ptr, ", ", align, md)
		return nil
	}
	g.do("call void @llvm.masked.store.", vectorName(ty), ".p0(", ty, " ", x, ", ", g.m.dialect.aligned("ptr", ptr, align), ", ",
		g.v.ty(ir.Bool), " ", mask, ")", md)
	return nil
}

// vectorName is a vector type as the names of intrinsics have it: v16f32 for <16 x float>.
func vectorName(ty string) string {
	n, rest := 0, ty[1:]
	for rest[0] >= '0' && rest[0] <= '9' {
		n, rest = n*10+int(rest[0]-'0'), rest[1:]
	}
	element := rest[3 : len(rest)-1]
	switch element {
	case "float":
		element = "f32"
	case "double":
		element = "f64"
	case "ptr":
		element = "p0"
	}
	return "v" + strconv.Itoa(n) + element
}

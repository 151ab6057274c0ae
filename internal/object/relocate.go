package object

import "math"

// Sizes in the image.
const (
	slotSize = 8
	stubSize = 8 // jmp *disp32(%rip) takes 6
)

// Kinds of relocation of the x86-64 psABI that LLVM emits for position-independent code of the small model, as
// [relocate] writes them: S is the symbol's address, A the addend, P the address of the field, G of the symbol's slot.
const (
	relNone          = 0
	rel64            = 1  // S + A
	relPC32          = 2  // S + A - P
	relPLT32         = 4  // S + A - P, or by a stub
	relGOTPCREL      = 9  // G + A - P
	rel32            = 10 // S + A, unsigned
	rel32S           = 11 // S + A, signed
	relPC64          = 24 // S + A - P
	relGOTPCRELX     = 41 // G + A - P; a linker may rewrite the instruction, and this one does not
	relREX_GOTPCRELX = 42 // the same
)

// A kind says what a relocation needs.
type kind struct {
	known bool
	width uint64 // of the field, in bytes
	slot  bool   // the address of a word that holds the symbol's
	call  bool   // a call, which may go by way of a stub
}

var kinds = [relREX_GOTPCRELX + 1]kind{
	relNone:          {known: true},
	rel64:            {known: true, width: 8},
	relPC32:          {known: true, width: 4},
	relPLT32:         {known: true, width: 4, call: true},
	relGOTPCREL:      {known: true, width: 4, slot: true},
	rel32:            {known: true, width: 4},
	rel32S:           {known: true, width: 4},
	relPC64:          {known: true, width: 8},
	relGOTPCRELX:     {known: true, width: 4, slot: true},
	relREX_GOTPCRELX: {known: true, width: 4, slot: true},
}

func kindOf(k uint32) kind {
	if k >= uint32(len(kinds)) {
		return kind{}
	}
	return kinds[k]
}

type relocation struct {
	offset uint64
	symbol uint32
	kind   uint32
	addend int64
}

// relocations are those of a section, encoded, relaSize bytes each. A kernel has tens of thousands: they are neither decoded
// into a list nor found by a call each.
func (f *file) relocations(s *section) []byte {
	from := f.sections[s.relocationsFrom]
	return f.b[from.off : from.off+from.size] // attachRelocations has checked the size
}

func decodeRelocation(b []byte) relocation {
	b = b[:relaSize]
	info := le.Uint64(b[8:])
	return relocation{le.Uint64(b), uint32(info >> 32), uint32(info), int64(le.Uint64(b[16:]))}
}

// relocate writes the fields of a section, which bind has checked to lie within it.
func (l *linker) relocate(f *file, s *section, mem []byte) error {
	for rest := f.relocations(s); len(rest) > 0; rest = rest[relaSize:] {
		r := decodeRelocation(rest)
		field := mem[s.place+r.offset:]
		p := l.base + s.place + r.offset
		b := &f.bound[r.symbol]
		k := kinds[r.kind]
		target := b.address
		viaImage := true // the target is a word or a stub of the image
		switch {
		case k.slot:
			target = l.base + l.slots + (b.slot-1)*slotSize
		case k.call && b.stub != 0:
			target = l.base + l.stubs + (b.stub-1)*stubSize
		default:
			viaImage = false
		}
		if r.kind == rel64 {
			if err := l.absolute(f, r.symbol, s.place+r.offset, r.addend); err != nil {
				return err
			}
		} else if r.kind != relNone {
			l.displaced(b.place, r.kind != rel32 && r.kind != rel32S, viaImage)
		}
		sum := target + uint64(r.addend) // modulo 2^64, as addresses are
		fits := true
		switch r.kind {
		case relNone:
		case rel64:
			le.PutUint64(field, sum)
		case relPC64:
			le.PutUint64(field, sum-p)
		case rel32:
			fits = sum <= math.MaxUint32
			le.PutUint32(field, uint32(sum))
		case rel32S:
			fits = int64(sum) == int64(int32(sum))
			le.PutUint32(field, uint32(sum))
		default:
			fits = int64(sum-p) == int64(int32(sum-p))
			le.PutUint32(field, uint32(sum-p))
		}
		if !fits {
			return f.errorf(ErrRelocation, "kind %d at %#x in section %s does not reach symbol %d", r.kind, r.offset, s.name, r.symbol)
		}
	}
	return nil
}

// writeStub writes, at offset at, a jump to the address that the slot holds.
func writeStub(mem []byte, at, slot uint64) {
	const jumpSize = 6
	mem[at], mem[at+1] = 0xff, 0x25
	le.PutUint32(mem[at+2:], uint32(slot-(at+jumpSize)))
}

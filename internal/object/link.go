package object

import "strings"

// maxImage bounds what one Load maps. It is far less than the reach of a 32-bit displacement.
const maxImage = 512 << 20

// A linker takes parsed objects to an image, in the steps bind, layout, build.
type linker struct {
	files   []file
	resolve Resolver
	globals map[string]place // the first definition of each global symbol; made when first needed

	// The image, by offset: code and constants, then the words that hold addresses of symbols (slots), then jumps
	// (stubs), all of which becomes executable; then, at the start of a page, writable data.
	slots, stubs, data, end uint64
	nslots, nstubs          uint64
	base                    uint64 // the address of the image, once it exists

	freezes bool // the image can still be frozen
	fixups  []fixup
}

// A place is an offset in a section of an object, or, with no object, an address.
type place struct {
	file    *file
	section uint16
	value   uint64
}

// A binding is what relocations against a symbol need, once its place is known.
type binding struct {
	place
	known   bool
	slot    uint64 // the number, plus one, of the slot that holds its address; 0 if it needs none
	stub    uint64 // the number, plus one, of the stub that jumps to it
	address uint64 // once the image exists
}

// address is good once the image exists.
func (l *linker) address(p place) uint64 {
	if p.file == nil {
		return p.value
	}
	return l.base + p.file.sections[p.section].place + p.value
}

// bind finds what every relocation refers to, and counts the slots and stubs that they need.
func (l *linker) bind() error {
	for i := range l.files {
		f := &l.files[i]
		for j := range f.sections {
			if s := &f.sections[j]; s.relocationsFrom != 0 {
				if err := l.bindSection(f, s); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func (l *linker) bindSection(f *file, s *section) error {
	for rest := f.relocations(s); len(rest) > 0; rest = rest[relaSize:] {
		r := decodeRelocation(rest)
		k := kindOf(r.kind)
		switch {
		case !k.known:
			return f.errorf(ErrRelocation, "kind %d in section %s", r.kind, s.name)
		case r.offset > s.size || k.width > s.size-r.offset:
			return f.errorf(ErrRelocation, "at %#x, outside section %s", r.offset, s.name)
		}
		if f.bound == nil {
			f.bound = make([]binding, max(f.symbols(), 1)) // symbol 0 needs no table
		}
		if r.symbol >= uint32(len(f.bound)) || !f.bound[r.symbol].known {
			p, err := l.find(f, r.symbol)
			if err != nil {
				return err
			}
			f.bound[r.symbol] = binding{place: p, known: true} // find has refused a symbol that is not there
		}
		b := &f.bound[r.symbol]
		stub := k.call && b.file == nil
		if stub && b.stub == 0 {
			l.nstubs++
			b.stub = l.nstubs
		}
		if (stub || k.slot) && b.slot == 0 {
			l.nslots++
			b.slot = l.nslots
			f.slots = append(f.slots, r.symbol)
		}
	}
	return nil
}

// find finds what symbol i of f is: in f itself, among the other objects, or outside.
func (l *linker) find(f *file, i uint32) (place, error) {
	if i == 0 {
		return place{}, nil // the undefined symbol that means the number 0
	}
	s, err := f.symbol(i)
	if err != nil {
		return place{}, err
	}
	switch {
	case s.section == shnAbs:
		return place{value: s.value}, nil
	case s.section != shnUndef:
		if f.sections[s.section].region == regionNone {
			return place{}, f.errorf(ErrRelocation, "symbol %q in section %s, which is not loaded", s.name, f.sections[s.section].name)
		}
		return place{f, s.section, s.value}, nil
	case s.name == "":
		return place{}, f.errorf(ErrSymbol, "without a name")
	}
	if l.globals == nil {
		if err := l.collectGlobals(); err != nil {
			return place{}, err
		}
	}
	if p, ok := l.globals[s.name]; ok {
		return p, nil
	}
	if l.resolve == nil {
		return place{}, f.errorf(ErrSymbol, "%s", s.name)
	}
	name := strings.Clone(s.name)
	addr, err := l.resolve(name)
	if err != nil || addr == 0 {
		return place{}, &Error{Kind: ErrSymbol, Object: f.name, Detail: name, Err: err}
	}
	return place{value: uint64(addr)}, nil
}

func (l *linker) collectGlobals() error {
	l.globals = map[string]place{}
	for i := range l.files {
		f := &l.files[i]
		for j := uint32(1); j < f.symbols(); j++ {
			s, err := f.symbol(j)
			if err != nil {
				return err
			}
			if s.bind == bindLocal || s.name == "" || s.section == shnUndef || s.section == shnAbs ||
				f.sections[s.section].region == regionNone {
				continue
			}
			if _, ok := l.globals[s.name]; !ok {
				l.globals[s.name] = place{f, s.section, s.value}
			}
		}
	}
	return nil
}

// layout gives everything its offset in the image. The constants of an object follow its code.
func (l *linker) layout() error {
	var pos uint64
	put := func(f *file, r region) error {
		for i := range f.sections {
			s := &f.sections[i]
			if s.region != r {
				continue
			}
			s.place = alignUp(pos, s.align)
			if pos = s.place + s.size; pos > maxImage {
				return f.errorf(ErrFormat, "more than %d bytes in all", maxImage)
			}
		}
		return nil
	}
	for i := range l.files {
		for _, r := range []region{regionCode, regionConst} {
			if err := put(&l.files[i], r); err != nil {
				return err
			}
		}
	}
	l.slots = alignUp(pos, slotSize)
	l.stubs = l.slots + l.nslots*slotSize
	l.data = alignUp(l.stubs+l.nstubs*stubSize, pageSize)
	pos = l.data
	for i := range l.files {
		if err := put(&l.files[i], regionData); err != nil {
			return err
		}
	}
	l.end = alignUp(max(pos, 1), pageSize)
	return nil
}

// build makes the image and seals it.
func (l *linker) build() ([]byte, error) {
	mem, base, err := mapMemory(int(l.end))
	if err != nil {
		return nil, &Error{Kind: ErrMemory, Err: err}
	}
	l.base = uint64(base)
	if err = l.fill(mem); err == nil {
		if serr := seal(mem[:l.data]); serr != nil {
			err = &Error{Kind: ErrMemory, Err: serr}
		}
	}
	if err != nil {
		unmap(mem)
		return nil, err
	}
	return mem, nil
}

func (l *linker) fill(mem []byte) error {
	for i := range l.files {
		f := &l.files[i]
		for j := range f.sections {
			s := &f.sections[j]
			if s.region != regionNone && s.kind != shtNobits {
				copy(mem[s.place:], f.b[s.off:s.off+s.size])
			}
		}
		for j := range f.bound {
			f.bound[j].address = l.address(f.bound[j].place)
		}
		for _, sym := range f.slots {
			b := &f.bound[sym]
			at := l.slots + (b.slot-1)*slotSize
			le.PutUint64(mem[at:], b.address)
			if err := l.absolute(f, sym, at, 0); err != nil {
				return err
			}
			if b.stub != 0 {
				writeStub(mem, l.stubs+(b.stub-1)*stubSize, at)
			}
		}
		for j := range f.sections {
			if s := &f.sections[j]; s.relocationsFrom != 0 {
				if err := l.relocate(f, s, mem); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// entry returns the address of the function of that name in f.
func (l *linker) entry(f *file, name string) (place, error) {
	for i := uint32(1); i < f.symbols(); i++ {
		s, err := f.symbol(i)
		if err != nil {
			return place{}, err
		}
		if s.name != name || s.section == shnUndef {
			continue
		}
		if s.section == shnAbs || f.sections[s.section].region != regionCode || s.value >= f.sections[s.section].size {
			return place{}, f.errorf(ErrEntry, "%s is not code", name)
		}
		return place{f, s.section, s.value}, nil
	}
	return place{}, f.errorf(ErrEntry, "no symbol %s", name)
}

func alignUp(n, align uint64) uint64 { return (n + align - 1) &^ (align - 1) }

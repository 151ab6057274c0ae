package object

import (
	"bytes"
	"encoding/binary"
	"runtime"
	"strings"
	"unsafe"
)

// Bounds that no object of ours comes near.
const (
	maxObject = 256 << 20 // bytes of one object
	maxBSS    = 64 << 20  // bytes of zeroes that one section may ask for
	maxAlign  = 4096      // of a section: what a mapping gives
	maxName   = 4096      // bytes of a name
)

// From the ELF specification (gabi.xinuos.com) and the x86-64 psABI: sizes of records, and the values that are used.
const (
	ehdrSize, shdrSize, symSize, relaSize = 64, 64, 24, 24

	typeRel       = 1
	machineX86_64 = 62

	shtProgbits = 1
	shtSymtab   = 2
	shtStrtab   = 3
	shtRela     = 4
	shtNote     = 7
	shtNobits   = 8
	shtRel      = 9
	shtUnwind   = 0x70000001

	shfWrite      = 1 << 0
	shfAlloc      = 1 << 1
	shfExec       = 1 << 2
	shfTLS        = 1 << 10
	shfCompressed = 1 << 11

	shnUndef     = 0
	shnLoReserve = 0xff00
	shnAbs       = 0xfff1

	bindLocal        = 0
	symTLS, symIFunc = 6, 10
)

// Where a section goes.
type region uint8

const (
	regionNone  region = iota // not loaded
	regionCode                // with the code: executable instructions
	regionConst               // with the code: constants
	regionData                // writable
)

type section struct {
	name            string
	kind            uint32
	flags           uint64
	off, size       uint64 // in the file, checked to lie within it, but for nobits
	link, info      uint32
	align, entsize  uint64
	region          region
	place           uint64 // offset within the image
	relocationsFrom int32  // index of its relocation section, or 0
}

// A symbol as its object says it, the index of its section checked.
type symbol struct {
	name       string
	section    uint16 // or shnUndef, shnAbs
	bind, kind byte
	value      uint64
}

// A file is a parsed object. Symbols and relocations stay in their encoded form, since most are never looked at.
type file struct {
	name     string
	b        []byte
	sections []section
	symtab   []byte
	strtab   []byte

	bound []binding // by symbol: what bind found for those that a relocation refers to
	slots []uint32  // the symbols that have a slot, in the order of their slots
}

var le = binary.LittleEndian

func (f *file) parse(name string, b []byte) error {
	f.name, f.b = name, b
	switch {
	case len(b) < ehdrSize:
		return f.errorf(ErrFormat, "%d bytes are less than a header", len(b))
	case len(b) > maxObject:
		return f.errorf(ErrFormat, "%d bytes", len(b))
	case !bytes.HasPrefix(b, []byte("\x7fELF")):
		return f.errorf(ErrFormat, "no ELF magic")
	case b[4] != 2 || b[5] != 1 || b[6] != 1 || le.Uint32(b[20:]) != 1:
		return f.errorf(ErrFormat, "not little-endian ELF64 version 1")
	case le.Uint16(b[16:]) != typeRel:
		return f.errorf(ErrFormat, "ELF type %d is not a relocatable object", le.Uint16(b[16:]))
	}
	if m := le.Uint16(b[18:]); m != machineX86_64 || runtime.GOARCH != "amd64" {
		return f.errorf(ErrUnsupported, "object for machine %d on %s", m, runtime.GOARCH)
	}
	off, entsize := le.Uint64(b[40:]), le.Uint16(b[58:])
	count, names := int(le.Uint16(b[60:])), int(le.Uint16(b[62:]))
	if entsize != shdrSize || count == 0 || count >= shnLoReserve || names >= count {
		return f.errorf(ErrFormat, "%d section headers of size %d, names in %d", count, entsize, names)
	}
	table, ok := f.span(off, uint64(count)*shdrSize)
	if !ok {
		return f.errorf(ErrFormat, "section headers at %#x", off)
	}
	return f.parseSections(table, count, names)
}

// span returns n bytes of the file at off.
func (f *file) span(off, n uint64) ([]byte, bool) {
	size := uint64(len(f.b))
	if off > size || n > size-off {
		return nil, false
	}
	return f.b[off : off+n], true
}

func (f *file) parseSections(table []byte, count, names int) error {
	f.sections = make([]section, count)
	var loaded, relocations uint64
	symtab := -1
	for i := range f.sections {
		h := table[i*shdrSize:][:shdrSize]
		s := &f.sections[i]
		*s = section{
			kind: le.Uint32(h[4:]), flags: le.Uint64(h[8:]), off: le.Uint64(h[24:]), size: le.Uint64(h[32:]),
			link: le.Uint32(h[40:]), info: le.Uint32(h[44:]), align: le.Uint64(h[48:]), entsize: le.Uint64(h[56:]),
		}
		if i == 0 {
			*s = section{}
			continue
		}
		if s.kind != shtNobits {
			if _, ok := f.span(s.off, s.size); !ok {
				return f.errorf(ErrFormat, "section %d: %d bytes at %#x are not in the file", i, s.size, s.off)
			}
		}
		if s.align == 0 {
			s.align = 1
		}
		if s.align&(s.align-1) != 0 || s.flags&shfAlloc != 0 && s.align > maxAlign {
			return f.errorf(ErrFormat, "section %d: alignment %d", i, s.align)
		}
		switch s.kind {
		case shtSymtab:
			if symtab >= 0 {
				return f.errorf(ErrFormat, "two symbol tables")
			}
			symtab = i
		case shtRela:
			relocations += s.size
		}
	}
	if err := f.parseSymtab(symtab); err != nil {
		return err
	}
	strings := f.sections[names]
	if strings.kind != shtStrtab {
		return f.errorf(ErrFormat, "names of sections are in section %d, which is not a string table", names)
	}
	for i := range f.sections[1:] {
		i++
		s := &f.sections[i]
		var ok bool
		if s.name, ok = cString(f.b[strings.off:strings.off+strings.size], le.Uint32(table[i*shdrSize:])); !ok {
			return f.errorf(ErrFormat, "section %d has no name", i)
		}
		if err := f.classify(i, s); err != nil {
			return err
		}
		if s.region != regionNone && s.kind != shtNobits {
			loaded += s.size
		}
	}
	// Sections that share bytes of the file could make a small object grow without bound.
	if loaded > uint64(len(f.b)) || relocations > uint64(len(f.b)) {
		return f.errorf(ErrFormat, "sections overlap")
	}
	return f.attachRelocations(symtab)
}

func (f *file) parseSymtab(index int) error {
	if index < 0 {
		return nil
	}
	s := f.sections[index]
	if s.entsize != symSize || s.size%symSize != 0 {
		return f.errorf(ErrFormat, "symbol table of %d bytes, entries of %d", s.size, s.entsize)
	}
	if int64(s.link) >= int64(len(f.sections)) || f.sections[s.link].kind != shtStrtab {
		return f.errorf(ErrFormat, "names of symbols are in section %d, which is not a string table", s.link)
	}
	names := f.sections[s.link]
	f.symtab = f.b[s.off : s.off+s.size]
	f.strtab = f.b[names.off : names.off+names.size]
	return nil
}

// classify decides where a section goes.
func (f *file) classify(i int, s *section) error {
	if s.flags&shfAlloc == 0 {
		return nil
	}
	switch s.kind {
	case shtProgbits, shtNobits:
	case shtNote, shtUnwind:
		return nil
	default:
		return f.errorf(ErrUnsupported, "section %s of kind %#x", s.name, s.kind)
	}
	if s.name == ".eh_frame" {
		return nil
	}
	if s.kind == shtNobits && s.size > maxBSS {
		return f.errorf(ErrFormat, "section %s asks for %d bytes", s.name, s.size)
	}
	write, exec := s.flags&shfWrite != 0, s.flags&shfExec != 0
	switch {
	case s.flags&(shfTLS|shfCompressed) != 0:
		return f.errorf(ErrUnsupported, "section %s is thread-local or compressed", s.name)
	case write && exec:
		return f.errorf(ErrUnsupported, "section %s is both writable and executable", s.name)
	case exec && s.kind == shtNobits:
		return f.errorf(ErrFormat, "section %s is code without content", s.name)
	case exec:
		s.region = regionCode
	case write && s.name != ".data.rel.ro" && !strings.HasPrefix(s.name, ".data.rel.ro."):
		s.region = regionData
	default: // what is written only by relocation is constant afterwards
		s.region = regionConst
	}
	return nil
}

// attachRelocations finds the relocations of each section that is loaded.
func (f *file) attachRelocations(symtab int) error {
	for i := range f.sections {
		r := &f.sections[i]
		if r.kind != shtRela && r.kind != shtRel {
			continue
		}
		if int64(r.info) >= int64(len(f.sections)) {
			return f.errorf(ErrFormat, "section %s relocates section %d", r.name, r.info)
		}
		s := &f.sections[r.info]
		if s.region == regionNone || r.size == 0 {
			continue
		}
		switch {
		case r.kind == shtRel:
			return f.errorf(ErrUnsupported, "section %s: relocations without addends", r.name)
		case r.entsize != relaSize || r.size%relaSize != 0 || symtab < 0 || int(r.link) != symtab:
			return f.errorf(ErrFormat, "section %s: %d bytes of relocations of %d, symbols in %d", r.name, r.size, r.entsize, r.link)
		case s.kind == shtNobits:
			return f.errorf(ErrFormat, "section %s relocates %s, which has no content", r.name, s.name)
		case s.relocationsFrom != 0:
			return f.errorf(ErrFormat, "two sections relocate %s", s.name)
		}
		s.relocationsFrom = int32(i)
	}
	return nil
}

// symbols returns how many symbols there are.
func (f *file) symbols() uint32 { return uint32(len(f.symtab) / symSize) }

// symbol decodes symbol i.
func (f *file) symbol(i uint32) (symbol, error) {
	if i >= f.symbols() {
		return symbol{}, f.errorf(ErrFormat, "symbol %d of %d", i, f.symbols())
	}
	b := f.symtab[int(i)*symSize:][:symSize]
	s := symbol{section: le.Uint16(b[6:]), bind: b[4] >> 4, kind: b[4] & 15, value: le.Uint64(b[8:])}
	var ok bool
	if s.name, ok = cString(f.strtab, le.Uint32(b)); !ok {
		return symbol{}, f.errorf(ErrFormat, "symbol %d has no name", i)
	}
	switch {
	case s.kind == symTLS || s.kind == symIFunc:
		return symbol{}, f.errorf(ErrUnsupported, "symbol %s is thread-local or indirect", s.name)
	case s.section == shnUndef || s.section == shnAbs:
	case s.section >= shnLoReserve:
		return symbol{}, f.errorf(ErrUnsupported, "symbol %s in section %#x", s.name, s.section)
	case int(s.section) >= len(f.sections):
		return symbol{}, f.errorf(ErrFormat, "symbol %s in section %d of %d", s.name, s.section, len(f.sections))
	case s.value > f.sections[s.section].size:
		return symbol{}, f.errorf(ErrFormat, "symbol %s lies outside section %s", s.name, f.sections[s.section].name)
	}
	return s, nil
}

func (f *file) sizes() Sizes {
	var z Sizes
	for _, s := range f.sections {
		switch s.region {
		case regionCode:
			z.Code += int(s.size)
		case regionConst:
			z.Constants += int(s.size)
		case regionData:
			z.Data += int(s.size)
		}
	}
	return z
}

// cString returns the string at off of a table, which ends with a zero byte. It shares the memory of the object, and
// so is good during Load only.
func cString(table []byte, off uint32) (string, bool) {
	if uint64(off) >= uint64(len(table)) {
		return "", false
	}
	b := table[off:]
	if len(b) > maxName {
		b = b[:maxName]
	}
	n := bytes.IndexByte(b, 0)
	if n < 0 {
		return "", false
	}
	return unsafe.String(&b[0], n), true
}

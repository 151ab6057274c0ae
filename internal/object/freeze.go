package object

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"
	"strings"
)

// A frozen image is a linked image that has not been given an address yet: its bytes, with every displacement inside
// of it in place, and a list of the words that depend on where it comes to lie or on symbols outside. Thawing one costs
// a copy and a few words, where linking costs a look at every relocation of every object; vector code has one for each
// constant.
//
//	frozen  = magic version end data objects { object } symbols { name } fixups { fixup } bytes .
//	object  = entry+1 code constants data .
//	name    = length { byte } .
//	fixup   = at symbol+1 addend .
//
// Numbers are varints, addends zigzag. The word at a fixup becomes the address of the symbol plus the addend; symbol 0
// is the image itself. bytes goes on to the end; what the image has beyond it is zero.
const (
	frozenMagic   = "spim"
	frozenVersion = 1
)

// A fixup is a word of an image that depends on addresses.
type fixup struct {
	at     uint64
	symbol string // "" is the image
	addend uint64
}

// Link is [Load], and returns the image frozen as well, for [Thaw]; nil if the objects cannot be frozen, because a
// field that is narrower than an address depends on one. The frozen image is in parts, to be put one after another.
// They are the memory of the image, so that a large one need not be copied to be stored: they are good until the image is
// released or code of it runs.
func Link(objs []Object, resolve Resolver) (*Image, [][]byte, error) {
	l := linker{resolve: resolve, files: make([]file, len(objs)), freezes: true}
	img, err := l.load(objs)
	if err != nil {
		return nil, nil, err
	}
	if !l.freezes || img.mem == nil {
		return img, nil, nil
	}
	return img, l.freeze(img), nil
}

// absolute notes that the 8-byte word at offset at holds the address of symbol i of f, plus addend.
func (l *linker) absolute(f *file, i uint32, at uint64, addend int64) error {
	if !l.freezes {
		return nil
	}
	p := f.bound[i].place
	switch {
	case p.file != nil:
		l.fixups = append(l.fixups, fixup{at, "", p.file.sections[p.section].place + p.value + uint64(addend)})
	case i != 0:
		s, err := f.symbol(i)
		if err != nil {
			return err
		}
		if s.section == shnUndef { // otherwise a number
			l.fixups = append(l.fixups, fixup{at, strings.Clone(s.name), uint64(addend)})
		}
	}
	return nil
}

// displaced notes that a field holds a displacement, or a narrow address, to p. Only a displacement within the image
// stays right wherever it lies.
func (l *linker) displaced(p place, relative, viaImage bool) {
	if !relative || p.file == nil && !viaImage {
		l.freezes = false
	}
}

func (l *linker) freeze(img *Image) [][]byte {
	// So that words that lie together, such as the slots, are one part.
	slices.SortFunc(l.fixups, func(a, b fixup) int { return cmp.Compare(a.at, b.at) })
	symbols := []string{}
	index := map[string]uint64{"": 0}
	for _, x := range l.fixups {
		if _, ok := index[x.symbol]; !ok {
			symbols = append(symbols, x.symbol)
			index[x.symbol] = uint64(len(symbols))
		}
	}
	b := append(make([]byte, 0, 64+16*len(img.sizes)+16*len(l.fixups)), frozenMagic...)
	b = binary.AppendUvarint(b, frozenVersion)
	b = binary.AppendUvarint(b, l.end)
	b = binary.AppendUvarint(b, l.data)
	b = binary.AppendUvarint(b, uint64(len(img.sizes)))
	for i, s := range img.sizes {
		entry := uint64(0)
		if img.entries[i] != 0 {
			entry = uint64(img.entries[i]) - l.base + 1
		}
		for _, v := range []uint64{entry, uint64(s.Code), uint64(s.Constants), uint64(s.Data)} {
			b = binary.AppendUvarint(b, v)
		}
	}
	b = binary.AppendUvarint(b, uint64(len(symbols)))
	for _, s := range symbols {
		b = append(binary.AppendUvarint(b, uint64(len(s))), s...)
	}
	b = binary.AppendUvarint(b, uint64(len(l.fixups)))
	for _, x := range l.fixups {
		b = binary.AppendUvarint(b, x.at)
		b = binary.AppendUvarint(b, index[x.symbol])
		b = binary.AppendVarint(b, int64(x.addend))
	}
	parts := [][]byte{b}
	done := uint64(0) // of the image
	for i := 0; i < len(l.fixups); {
		from := l.fixups[i].at
		to := from
		for ; i < len(l.fixups) && l.fixups[i].at <= to; i++ {
			to = l.fixups[i].at + 8
		}
		parts = append(parts, img.mem[done:from], make([]byte, to-from))
		done = to
	}
	parts = append(parts, img.mem[done:])
	// What is zero at the end is left out.
	for n := len(parts) - 1; n > 0; n-- {
		parts[n] = bytes.TrimRight(parts[n], "\x00")
		if len(parts[n]) > 0 {
			break
		}
	}
	return parts
}

// Thaw places a frozen image into executable memory. Like [Load] it trusts nothing that the bytes say, resolves every
// symbol before it succeeds, and leaves nothing mapped if it fails with an [*Error].
func Thaw(frozen []byte, resolve Resolver) (*Image, error) {
	t := thawer{b: frozen}
	if err := t.parse(resolve); err != nil {
		return nil, err
	}
	mem, base, err := mapMemory(int(t.end))
	if err != nil {
		return nil, &Error{Kind: ErrMemory, Err: err}
	}
	copy(mem, t.b)
	for _, x := range t.fixups {
		addr := x.addend
		if x.symbol == "" {
			addr += uint64(base)
		} else {
			addr += t.address[x.symbol]
		}
		le.PutUint64(mem[x.at:], addr)
	}
	if err := seal(mem[:t.data]); err != nil {
		unmap(mem)
		return nil, &Error{Kind: ErrMemory, Err: err}
	}
	img := &Image{mem: mem, len: len(mem), sizes: t.sizes, entries: make([]uintptr, len(t.entries))}
	for i, e := range t.entries {
		if e != 0 {
			img.entries[i] = base + uintptr(e-1)
		}
	}
	return img, nil
}

// thawer reads a frozen image; b is what is left, in the end the bytes.
type thawer struct {
	b         []byte
	bad       bool
	end, data uint64
	entries   []uint64 // plus one
	sizes     []Sizes
	fixups    []fixup
	address   map[string]uint64
}

func (t *thawer) fail(detail string) error {
	return &Error{Kind: ErrFormat, Object: "frozen image", Detail: detail}
}

func (t *thawer) number() uint64 {
	v, n := binary.Uvarint(t.b)
	if n <= 0 {
		t.bad, t.b = true, nil
		return 0
	}
	t.b = t.b[n:]
	return v
}

// count reads the length of a list whose items take at least one byte each.
func (t *thawer) count() int {
	n := t.number()
	if n > uint64(len(t.b)) {
		t.bad, t.b = true, nil
		return 0
	}
	return int(n)
}

func (t *thawer) parse(resolve Resolver) error {
	if len(t.b) < len(frozenMagic) || string(t.b[:len(frozenMagic)]) != frozenMagic {
		return t.fail("no magic number")
	}
	t.b = t.b[len(frozenMagic):]
	if v := t.number(); v != frozenVersion {
		return t.fail("unknown version")
	}
	t.end, t.data = t.number(), t.number()
	if t.bad || t.end == 0 || t.end > maxImage || t.end%pageSize != 0 || t.data > t.end || t.data%pageSize != 0 {
		return t.fail("absurd size")
	}
	for range t.count() {
		entry := t.number()
		s := Sizes{int(t.number()), int(t.number()), int(t.number())}
		if entry > t.data || s.Code < 0 || s.Constants < 0 || s.Data < 0 ||
			uint64(s.Code) > t.end || uint64(s.Constants) > t.end || uint64(s.Data) > t.end {
			return t.fail("an object outside of the image")
		}
		t.entries, t.sizes = append(t.entries, entry), append(t.sizes, s)
	}
	names := []string{""}
	t.address = map[string]uint64{}
	for range t.count() {
		n := t.count()
		name := string(t.b[:n])
		t.b = t.b[n:]
		if t.bad || name == "" {
			return t.fail("a symbol without a name")
		}
		if resolve == nil {
			return &Error{Kind: ErrSymbol, Object: "frozen image", Detail: name}
		}
		addr, err := resolve(name)
		if err != nil || addr == 0 {
			return &Error{Kind: ErrSymbol, Object: "frozen image", Detail: name, Err: err}
		}
		names, t.address[name] = append(names, name), uint64(addr)
	}
	for range t.count() {
		at, symbol := t.number(), t.number()
		addend, n := binary.Varint(t.b)
		if t.bad || n <= 0 || at > t.end-8 || symbol >= uint64(len(names)) || symbol == 0 && uint64(addend) > t.end {
			return &Error{Kind: ErrRelocation, Object: "frozen image", Detail: "a fixup outside of it"}
		}
		t.b = t.b[n:]
		t.fixups = append(t.fixups, fixup{at, names[symbol], uint64(addend)})
	}
	if t.bad || uint64(len(t.b)) > t.end {
		return t.fail("cut short, or too long")
	}
	return nil
}

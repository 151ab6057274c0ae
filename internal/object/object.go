// Package object places relocatable objects into executable memory. It knows nothing of LLVM, and trusts nothing
// that an object says: an object that is cut short, that points outside itself or that refers to what does not exist
// is a typed error, found before [Load] succeeds. What it cannot find is machine code that is itself wrong; a
// checksum over the object is for that.
package object

import (
	"errors"
	"fmt"
	"sync"
)

// Kinds of error. Each error of this package is an [*Error] that matches one of them.
var (
	// ErrFormat: not an object, cut short, a size or offset out of range, or absurd.
	ErrFormat = errors.New("malformed object")
	// ErrUnsupported: a well-formed object that needs what this loader does not do, or a system it does not know.
	ErrUnsupported = errors.New("unsupported object")
	// ErrRelocation: a relocation of unknown kind, outside its section, or out of reach.
	ErrRelocation = errors.New("bad relocation")
	// ErrSymbol: a reference to a symbol that nobody defines.
	ErrSymbol = errors.New("undefined symbol")
	// ErrEntry: the entry is missing or is not code.
	ErrEntry = errors.New("bad entry")
	// ErrMemory: the system gave no memory, or would not make it executable.
	ErrMemory = errors.New("no executable memory")
)

// Error says what is wrong with which object.
type Error struct {
	Kind   error  // one of the errors above
	Object string // the object's name, or "" for ErrMemory
	Detail string
	Err    error // what the system or the resolver said, or nil
}

func (e *Error) Error() string {
	s := e.Kind.Error()
	if e.Object != "" {
		s = e.Object + ": " + s
	}
	if e.Detail != "" {
		s += ": " + e.Detail
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap makes errors.Is and errors.As see the kind and the cause.
func (e *Error) Unwrap() []error {
	if e.Err == nil {
		return []error{e.Kind}
	}
	return []error{e.Kind, e.Err}
}

// An Object is a relocatable ELF object for the processor that the program runs on.
type Object struct {
	Name  string // for messages
	Bytes []byte // not kept
	Entry string // the symbol of its entry, or "" for an object that only lends symbols to others
}

// A Resolver returns the address of a symbol that no object defines: foreign.LibC is one. It is asked only for what
// an object refers to.
type Resolver func(name string) (uintptr, error)

// Sizes are numbers of bytes, without padding between sections.
type Sizes struct {
	Code      int
	Constants int
	Data      int // writable
}

// An Image is a number of objects in executable memory.
type Image struct {
	entries []uintptr
	sizes   []Sizes

	mu  sync.Mutex
	mem []byte // nil after Release
	len int
}

// Load places objects, in one mapping, and links them. Each has a symbol scope of its own: a symbol is looked up in
// the object itself, then among the global symbols of the others in their order, then by resolve, which may be nil.
// Code and constants of all objects lie together, so that their displacements always reach, and are executable and
// not writable when Load returns; writable data has pages of its own; unwinding tables are dropped. At no time is
// memory writable and executable. Functions outside are called through stubs, so they may lie anywhere.
//
// The error is an [*Error], and nothing stays mapped then.
func Load(objs []Object, resolve Resolver) (*Image, error) {
	l := linker{resolve: resolve, files: make([]file, len(objs))}
	return l.load(objs)
}

func (l *linker) load(objs []Object) (*Image, error) {
	if len(objs) == 0 {
		return &Image{}, nil
	}
	for i, o := range objs {
		if err := l.files[i].parse(o.Name, o.Bytes); err != nil {
			return nil, err
		}
	}
	if err := l.bind(); err != nil {
		return nil, err
	}
	entries := make([]place, len(objs))
	for i, o := range objs {
		if o.Entry == "" {
			continue
		}
		var err error
		if entries[i], err = l.entry(&l.files[i], o.Entry); err != nil {
			return nil, err
		}
	}
	if err := l.layout(); err != nil {
		return nil, err
	}
	mem, err := l.build()
	if err != nil {
		return nil, err
	}
	img := &Image{mem: mem, len: len(mem), entries: make([]uintptr, len(objs)), sizes: make([]Sizes, len(objs))}
	for i, o := range objs {
		img.sizes[i] = l.files[i].sizes()
		if o.Entry != "" {
			img.entries[i] = uintptr(l.address(entries[i]))
		}
	}
	return img, nil
}

// Entry returns the address of the entry of object i in the order given to Load, or 0 if it has none. The address is
// good until [Image.Release].
func (m *Image) Entry(i int) uintptr { return m.entries[i] }

// Objects returns how many objects the image holds.
func (m *Image) Objects() int { return len(m.entries) }

// Sizes returns the sizes of object i.
func (m *Image) Sizes(i int) Sizes { return m.sizes[i] }

// Size returns the number of bytes mapped, which is a multiple of the size of a page.
func (m *Image) Size() int { return m.len }

// Release unmaps the image. No code of it may be running or be entered afterwards. Releasing again does nothing.
func (m *Image) Release() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.mem != nil {
		unmap(m.mem)
		m.mem = nil
	}
}

func (f *file) errorf(kind error, format string, args ...any) error {
	return &Error{Kind: kind, Object: f.name, Detail: fmt.Sprintf(format, args...)}
}

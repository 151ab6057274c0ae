// Package deep walks all memory that a kernel can reach from its arguments: it
// names places in it, copies it and compares it with a copy.
//
// A kernel reaches what slices, pointers, arrays and structs lead to, private
// fields of any package included. Strings, maps, functions, channels and
// interfaces lead nowhere: a kernel cannot use them, so they are shared.
//
// The walk reads memory through its types alone and changes nothing. It is as
// unsafe as what it is for: nobody else may change the pointers in the
// memory meanwhile.
package deep

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"unsafe"
)

// ErrLimit is returned for memory larger than the limit.
var ErrLimit = errors.New("too much memory is reachable")

// Graph is the memory that a struct of arguments reaches.
type Graph struct {
	items  []item
	again  []item // ways that lead to items that were found before
	blocks []block
	spare  bool
	bytes  uintptr
}

// item is n values of type t at p, found through a slice or a pointer.
type item struct {
	t      reflect.Type
	p      unsafe.Pointer
	n      int
	slice  bool
	parent int     // item that the slice or pointer is in; -1 for the root
	at     uintptr // where in it
}

func (i *item) size() uintptr { return i.t.Size() * uintptr(i.n) }

// block is memory without gaps that items share.
type block struct {
	start, size uintptr
	memory      unsafe.Pointer
}

// slot is a pointer, or a slice, in a value.
type slot struct {
	at    uintptr
	elem  reflect.Type
	slice bool
}

type walker struct {
	g       *Graph
	limit   uintptr
	slots   map[reflect.Type][]slot
	visited map[visit]bool
}

type visit struct {
	p unsafe.Pointer
	t reflect.Type
	n int
}

// Walk finds the memory that the struct of type t at args reaches. With spare,
// what lies between the length and the capacity of slices counts. Memory of more
// than limit bytes gives [ErrLimit].
func Walk(t reflect.Type, args unsafe.Pointer, spare bool, limit uintptr) (*Graph, error) {
	w := &walker{g: &Graph{spare: spare}, limit: limit, slots: map[reflect.Type][]slot{}, visited: map[visit]bool{}}
	if err := w.walk(item{t: t, p: args, n: 1, parent: -1}); err != nil {
		return nil, err
	}
	if err := w.g.join(limit); err != nil {
		return nil, err
	}
	return w.g, nil
}

// cursor is a walk through the pointers of an item.
type cursor struct {
	item       int
	elem, slot int
}

// walk visits what root reaches, depth first and in the order of fields and
// elements, however deep it goes.
func (w *walker) walk(root item) error {
	var stack []cursor
	push := func(i item) error {
		v := visit{i.p, i.t, i.n}
		if i.size() == 0 {
			return nil
		}
		if w.visited[v] {
			w.g.again = append(w.g.again, i)
			return nil
		}
		if i.size() > w.limit {
			return ErrLimit
		}
		w.visited[v] = true
		w.g.items = append(w.g.items, i)
		if len(w.slotsOf(i.t)) > 0 {
			stack = append(stack, cursor{item: len(w.g.items) - 1})
		}
		return nil
	}
	if err := push(root); err != nil {
		return err
	}
	for len(stack) > 0 {
		c := &stack[len(stack)-1]
		i := &w.g.items[c.item]
		list := w.slotsOf(i.t)
		if c.elem == i.n {
			stack = stack[:len(stack)-1]
			continue
		}
		s := list[c.slot]
		at := i.t.Size()*uintptr(c.elem) + s.at
		next := item{t: s.elem, n: 1, slice: s.slice, parent: c.item, at: at}
		p := unsafe.Add(i.p, at)
		if c.slot++; c.slot == len(list) {
			c.slot, c.elem = 0, c.elem+1
		}
		next.p = *(*unsafe.Pointer)(p)
		if s.slice {
			h := (*header)(p)
			if next.n = h.len; w.g.spare {
				next.n = h.cap
			}
		}
		if next.p == nil {
			continue
		}
		if err := push(next); err != nil {
			return err
		}
	}
	return nil
}

// header is a slice.
type header struct {
	data     unsafe.Pointer
	len, cap int
}

func (w *walker) slotsOf(t reflect.Type) []slot {
	list, ok := w.slots[t]
	if !ok {
		list = addSlots(nil, t, 0)
		w.slots[t] = list
	}
	return list
}

func addSlots(list []slot, t reflect.Type, at uintptr) []slot {
	switch t.Kind() {
	case reflect.Pointer:
		list = append(list, slot{at, t.Elem(), false})
	case reflect.Slice:
		list = append(list, slot{at, t.Elem(), true})
	case reflect.Array:
		inner := addSlots(nil, t.Elem(), 0)
		for i := range t.Len() {
			if len(inner) == 0 {
				break
			}
			for _, s := range inner {
				s.at += at + uintptr(i)*t.Elem().Size()
				list = append(list, s)
			}
		}
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			list = addSlots(list, f.Type, at+f.Offset)
		}
	}
	return list
}

// join makes blocks of items that overlap.
func (g *Graph) join(limit uintptr) error {
	order := make([]*item, len(g.items))
	for i := range g.items {
		order[i] = &g.items[i]
	}
	slices.SortFunc(order, func(a, b *item) int { return cmp.Compare(uintptr(a.p), uintptr(b.p)) })
	for _, i := range order {
		start, end := uintptr(i.p), uintptr(i.p)+i.size()
		if n := len(g.blocks) - 1; n >= 0 && start < g.blocks[n].start+g.blocks[n].size {
			b := &g.blocks[n]
			b.size = max(b.size, end-b.start)
			continue
		}
		g.blocks = append(g.blocks, block{start, end - start, i.p})
	}
	for _, b := range g.blocks {
		if g.bytes += b.size; g.bytes > limit {
			return ErrLimit
		}
	}
	return nil
}

// Bytes is how much memory it is.
func (g *Graph) Bytes() int64 { return int64(g.bytes) }

// Names is how Go would write the scalar that the byte at addr belongs to, one
// name for each way that leads there from the arguments, at most limit.
func (g *Graph) Names(addr uintptr, limit int) []string {
	var names []string
	for _, list := range [][]item{g.items, g.again} {
		for n := range list {
			i := &list[n]
			if start := uintptr(i.p); addr < start || addr >= start+i.size() {
				continue
			}
			if name := g.name(i, addr-uintptr(i.p)); !slices.Contains(names, name) {
				names = append(names, name)
			}
			if len(names) == limit {
				return names
			}
		}
	}
	return names
}

// name is that of the scalar, pointer or slice at an offset in an item.
func (g *Graph) name(i *item, at uintptr) string {
	inner := suffix(i.t, at%i.t.Size())
	if i.parent < 0 {
		if len(inner) > 0 {
			return inner[1:] // without the dot
		}
		return inner
	}
	from := g.name(&g.items[i.parent], i.at)
	if i.slice {
		return bracketed(from) + "[" + strconv.FormatUint(uint64(at/i.t.Size()), 10) + "]" + inner
	}
	if k := i.t.Kind(); inner != "" && (k == reflect.Struct || k == reflect.Array) {
		return bracketed(from) + inner
	}
	return "*" + from
}

// bracketed is an expression that an index or a selector may follow.
func bracketed(x string) string {
	if x != "" && x[0] == '*' {
		return "(" + x + ")"
	}
	return x
}

// suffix is what leads from a value of type t to what lies at an offset in it.
func suffix(t reflect.Type, at uintptr) string {
	switch t.Kind() {
	case reflect.Struct:
		for i := t.NumField() - 1; i >= 0; i-- {
			if f := t.Field(i); at >= f.Offset && at < f.Offset+f.Type.Size() {
				return "." + f.Name + suffix(f.Type, at-f.Offset)
			}
		}
	case reflect.Array:
		size := t.Elem().Size()
		return "[" + strconv.FormatUint(uint64(at/size), 10) + "]" + suffix(t.Elem(), at%size)
	}
	return ""
}

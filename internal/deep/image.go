package deep

import (
	"cmp"
	"reflect"
	"slices"
	"unsafe"
)

// Image is the memory of a graph, or a copy of it.
type Image struct {
	g     *Graph
	base  []unsafe.Pointer // by block
	order []int            // blocks by address
}

// Image is the memory itself.
func (g *Graph) Image() *Image {
	im := &Image{g: g, base: make([]unsafe.Pointer, len(g.blocks))}
	for i := range g.blocks {
		im.base[i] = g.blocks[i].memory
	}
	im.sort()
	return im
}

func (im *Image) sort() {
	im.order = make([]int, len(im.base))
	for i := range im.order {
		im.order[i] = i
	}
	slices.SortFunc(im.order, func(a, b int) int { return cmp.Compare(uintptr(im.base[a]), uintptr(im.base[b])) })
}

// Copy is a copy of what is in the image now. What is shared in it is shared in
// the copy, and nothing is shared between the two but what a kernel cannot
// use.
//
// A copy has no types: the pointers in it do not keep alive what they point to.
// The image does, and the one that it is a copy of has to be kept for the rest.
func (im *Image) Copy() *Image {
	c := &Image{g: im.g, base: make([]unsafe.Pointer, len(im.base))}
	for i, b := range im.g.blocks {
		words := make([]uint64, b.size/8+2)
		at := uintptr(im.base[i]) % 8 // values that are not aligned stay so
		c.base[i] = unsafe.Add(unsafe.Pointer(&words[0]), at)
		copy(unsafe.Slice((*byte)(c.base[i]), b.size), unsafe.Slice((*byte)(im.base[i]), b.size))
	}
	c.sort()
	w := walker{slots: map[reflect.Type][]slot{}}
	for n := range im.g.items {
		i := &im.g.items[n]
		list := w.slotsOf(i.t)
		if len(list) == 0 {
			continue
		}
		p := c.item(i)
		for e := range i.n {
			for _, s := range list {
				c.redirect(unsafe.Add(p, i.t.Size()*uintptr(e)+s.at), s, im)
			}
		}
	}
	return c
}

// redirect makes the pointer or slice at p, which points into from, point to
// the same place of c.
func (c *Image) redirect(p unsafe.Pointer, s slot, from *Image) {
	word := (*uintptr)(p)
	if *word == 0 {
		return
	}
	if s.slice && !c.g.spare {
		h := (*header)(p)
		h.cap = h.len // what lies behind is not in the copy
	}
	n, found := slices.BinarySearchFunc(from.order, *word, func(b int, addr uintptr) int {
		switch start := uintptr(from.base[b]); {
		case addr < start:
			return 1
		case addr >= start+from.g.blocks[b].size:
			return -1
		}
		return 0
	})
	if !found {
		return // nothing to reach, or redirected already as part of another item
	}
	b := from.order[n]
	*word = uintptr(c.base[b]) + (*word - uintptr(from.base[b]))
}

// at is where the memory at p in the graph is in the image.
func (im *Image) at(p unsafe.Pointer) unsafe.Pointer {
	n, _ := slices.BinarySearchFunc(im.g.blocks, uintptr(p), func(b block, addr uintptr) int {
		switch {
		case addr < b.start:
			return 1
		case addr >= b.start+b.size:
			return -1
		}
		return 0
	})
	return unsafe.Add(im.base[n], uintptr(p)-im.g.blocks[n].start)
}

func (im *Image) item(i *item) unsafe.Pointer { return im.at(i.p) }

// Args is the struct of arguments; nil if it is empty.
func (im *Image) Args() unsafe.Pointer {
	if len(im.g.items) == 0 {
		return nil
	}
	return im.item(&im.g.items[0])
}

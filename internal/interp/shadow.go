package interp

import "math/bits"

// shadow knows, for every byte, in which iteration of a parallel loop it was
// accessed first in each of the four ways. Iterations run in order, so that is
// all that there is to know: of the accesses before one in iteration n, some are
// another iteration's if and only if the first is. Sections take turns: there it
// is the first, or the first of another section than that one.
//
// It is made of pages, which are there for what was accessed only, and in these
// of units as large as what is accessed in the page allows. One unit takes 8
// bytes for each way in which something in its page was accessed.
type shadow struct {
	pages  map[int64]*page
	recent [64]struct {
		key  int64
		page *page
	}
	age   uint64 // of the loop that runs; pages of another age are empty
	bytes int64

	unordered bool
}

const (
	pageBits = 12
	pageSize = 1 << pageBits
)

type page struct {
	age   uint64
	shift uint8 // log2 of a unit in bytes
	first [kinds][]mark

	// second is of another section than first.
	second [kinds][]mark
}

// lists are all marks of a page.
func (p *page) lists() [2 * kinds]*[]mark {
	var all [2 * kinds]*[]mark
	for k := range kinds {
		all[k], all[kinds+k] = &p.first[k], &p.second[k]
	}
	return all
}

// kind is a way to access memory.
type kind uint8

const (
	write kind = iota
	read
	atomicWrite
	atomicRead
	kinds
)

// against lists the ways that a kind conflicts with.
var against = [kinds][]kind{
	write:       {write, read, atomicWrite, atomicRead},
	read:        {write, atomicWrite},
	atomicWrite: {write, read},
	atomicRead:  {write},
}

// mark is one access: its iteration above its site, which is counted from 1. The
// zero mark is none. What is beyond the limits does not fit in a lifetime, or
// in a source file.
type mark uint64

const (
	siteBits = 20
	maxSites = 1<<siteBits - 1
)

func markOf(iteration int64, site int) mark { return mark(iteration)<<siteBits | mark(site+1) }

func (k mark) iteration() int64 { return int64(k >> siteBits) }
func (k mark) site() int        { return int(k&maxSites) - 1 }

func newShadow() *shadow { return &shadow{pages: map[int64]*page{}} }

// begin forgets everything.
func (s *shadow) begin() { s.age++ }

// page is the page of addr, nil if there is none that is not empty.
func (s *shadow) page(addr int64) *page {
	key := addr >> pageBits
	r := &s.recent[key&63]
	if r.page == nil || r.key != key {
		p := s.pages[key]
		if p == nil {
			return nil
		}
		r.key, r.page = key, p
	}
	if r.page.age != s.age {
		r.page.reset(s.age)
	}
	return r.page
}

func (p *page) reset(age uint64) {
	p.age = age
	for _, list := range p.lists() {
		clear(*list)
	}
}

// grow is the page of addr, made if it is missing, with units that size bytes at
// addr are a multiple of.
func (s *shadow) grow(addr, size int64) *page {
	p := s.page(addr)
	shift := uint8(min(bits.TrailingZeros64(uint64(addr|size)), 3))
	if p == nil {
		p = &page{age: s.age, shift: shift}
		s.pages[addr>>pageBits] = p
		s.bytes += 256
	}
	if shift < p.shift {
		s.split(p, shift)
	}
	return p
}

// split makes the units of p smaller.
func (s *shadow) split(p *page, shift uint8) {
	by := p.shift - shift
	for _, list := range p.lists() {
		if *list == nil {
			continue
		}
		finer := make([]mark, len(*list)<<by)
		for i := range finer {
			finer[i] = (*list)[i>>by]
		}
		s.bytes += int64(len(finer)-len(*list)) * 8
		*list = finer
	}
	p.shift = shift
}

// touch notes an access of size bytes at addr, and calls conflict for the first
// byte of it that another iteration accessed in a way that conflicts.
func (s *shadow) touch(k kind, addr, size int64, now mark, conflict func(addr int64, before mark, k kind)) {
	found := false
	for size > 0 {
		n := min(size, pageSize-addr&(pageSize-1))
		p := s.grow(addr, n)
		at, end := addr&(pageSize-1)>>p.shift, (addr&(pageSize-1)+n-1)>>p.shift
		for _, other := range against[k] {
			if i, before := p.differs(other, at, end, now); !found && before != 0 {
				found = true
				conflict(addr&^(pageSize-1)|i<<p.shift, before, other)
			}
		}
		first := s.list(p, &p.first[k])
		for i := at; i <= end; i++ {
			if first[i] == 0 {
				first[i] = now
			} else if s.unordered && first[i].iteration() != now.iteration() {
				if second := s.list(p, &p.second[k]); second[i] == 0 {
					second[i] = now
				}
			}
		}
		addr, size = addr+n, size-n
	}
}

// list makes the marks of a page if they are missing.
func (s *shadow) list(p *page, list *[]mark) []mark {
	if *list == nil {
		*list = make([]mark, pageSize>>p.shift)
		s.bytes += int64(len(*list)) * 8
	}
	return *list
}

// differs is the first unit of [at, end] that was accessed in a way by another
// iteration than now, and that access; the zero mark if there is none.
func (p *page) differs(k kind, at, end int64, now mark) (int64, mark) {
	for _, list := range [2][]mark{p.first[k], p.second[k]} {
		if list == nil {
			continue
		}
		for i := at; i <= end; i++ {
			if before := list[i]; before != 0 && before.iteration() != now.iteration() {
				return i, before
			}
		}
	}
	return 0, 0
}

// forget makes size bytes at addr as if nothing had accessed them: they are new
// memory.
func (s *shadow) forget(addr, size int64) {
	for size > 0 {
		n := min(size, pageSize-addr&(pageSize-1))
		if p := s.page(addr); p != nil {
			at, end := addr&(pageSize-1)>>p.shift, (addr&(pageSize-1)+n-1)>>p.shift
			for _, list := range p.lists() {
				if *list != nil {
					clear((*list)[at : end+1])
				}
			}
		}
		addr, size = addr+n, size-n
	}
}

package task

import (
	"strconv"

	"github.com/spelt-go/spelt/internal/ir"
)

// Overlap is what is not known of a parallel loop before its launch: which of
// its accesses may be to the same bytes in different iterations, as numbers
// that follow from the unit's argument table. Package depend makes it, package
// launch asks it.
//
// A word is the argument table's, by its number, or behind these what the steps
// compute, in order.
type Overlap struct {
	Steps    []Step
	Regions  []Region
	Pairs    [][2]int32 // of regions, the first one written, that start from different pointers
	Accesses []Access
	Self     [][2]int32 // of accesses, the first one a store, that start from one pointer
}

// Product is Coef times the words.
type Product struct {
	Coef  int64
	Words []int32
}

// Form is a sum of products, modulo 2⁶⁴.
type Form []Product

// Step computes a word: an operation on the values Args, of the types From, or
// what is loaded from the address Args[0]. A load only happens if Args[1], a
// pointer, is not nil, or where there is an Args[2], if its bytes are among the
// Args[2] bytes from Args[1] on. Else its word is 0.
type Step struct {
	Op   ir.Op
	Type ir.Type
	Imm  int64
	Args []Form
	From []ir.Type
}

// Region is memory that holds some accesses: the slice or array that they are
// held to by a check, or all that their subscripts can reach. In the usual case
// it starts at a word plus Off and is Scale bytes long, or Scale times the word
// Len. Otherwise Ptr is -1, and it is what Origin and Length say, or if there is
// no Length what its accesses reach.
type Region struct {
	Ptr, Len       int32 // words; Len -1 for none
	Off, Scale     int64
	Origin, Length Form
	Accesses       []int32
}

// Access is one read or store of Size bytes, at Origin + Σ Coef·index of the
// loop + Σ Inner[j].Coef·index of a loop inside.
type Access struct {
	Write  bool
	Atomic bool
	Affine bool // else only the region is known
	Region int32
	Size   int64
	Tag    ir.Tag // compiled code takes accesses of other classes not to meet this one
	Origin Form
	Coef   []Form  // by index of the parallel loop, outermost first
	Low    []Bound // it only happens where an index is at least that
	High   []Bound // and less than that
	Inner  []Inner
	Fits   []Fit
}

// Bound is a value for one index of the parallel loop.
type Bound struct {
	Index int32
	Value Form
}

// Inner is one index of a serial loop inside: it goes from 0 up to
// Count + Σ By·index of the parallel loop.
type Inner struct {
	Coef, Count Form
	By          []Form
}

// Fit is a subscript that an access is computed from in a narrower type: where
// it does not fit there, it wraps, and the access is not where it seems.
type Fit struct {
	Type   ir.Type
	Origin Form
	Coef   []Form
	Inner  []Form // by Access.Inner
}

// NumberFields gives the fields in the tags of accesses numbers for names, in
// the order in which they come: a name does not belong in what keys are made of.
func (o *Overlap) NumberFields() {
	numbers := map[string]string{"": "", "*": "*"}
	for i := range o.Accesses {
		field := &o.Accesses[i].Tag.Field
		n, ok := numbers[*field]
		if !ok {
			n = strconv.Itoa(len(numbers) - 2)
			numbers[*field] = n
		}
		*field = n
	}
}

// Value is the value of f.
func (f Form) Value(words []uint64) int64 {
	sum := int64(0)
	for i := range f {
		p := f[i].Coef
		for _, w := range f[i].Words {
			p *= int64(words[w])
		}
		sum += p
	}
	return sum
}

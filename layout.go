package spelt

import (
	"reflect"
	"unsafe"

	"github.com/spelt-go/spelt/internal/layout"
)

// checkLayout compares what the kernel knows of its types with the program's,
// once. The error is a [*LayoutError].
func (d *Definition) checkLayout() error {
	d.layout.once.Do(func() {
		// Where pointers are short no native code runs, and all offsets differ.
		if d.Args == nil || d.Layout == "" || unsafe.Sizeof(uintptr(0)) != 8 {
			return
		}
		if diff := layout.Compare(d.Layout, reflect.TypeOf(d.Args).Elem()); diff != nil {
			d.layout.err = &LayoutError{Kernel: d.Name, Type: diff.Type, Field: diff.Field, Want: diff.Want, Have: diff.Have}
		}
	})
	return d.layout.err
}

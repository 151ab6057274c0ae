package history

import (
	"errors"
	"slices"
	"unsafe"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/wire"
)

// The code of a version is a record beside the log, so that a compile reads and writes kilobytes of history, and one record
// of code, whatever came before.
//
//	code = digest whole .
//
// digest is that of the version, whole the kernel before it was taken apart, as generated code holds it: packed, and in
// base64, since undoing that takes longer than writing the third more. Constructs are not kept on their own, though an edit
// changes few of them. They would come on top: what is around them, such as bounds, conditions and names of parameters, is
// in the whole alone, and that changes with every edit. Who asks can take it apart once more.
//
// There is one record of code more than a log has versions, and a compile writes its own where no version of the log has one.
// So a kernel that is edited all day takes no more of the disk than one that was edited a few times, and a compile that fails
// or dies takes nothing from the log. Of two processes that note different versions at the same time, one may overwrite the
// code of the other: the digest tells.

// places is how many records of code a kernel has.
const places = Kept + 1

// ErrForgotten is the code of a version that is not in the cache any more, or cannot be read. The log may outlive it.
var ErrForgotten = errors.New("the code is not known any more")

// codeScope is the scope of records of code.
const codeScope = "code"

// codeKey names one of the records of code of a kernel.
func codeKey(pkg, name string, place int) cache.Key {
	return cache.NewKey("history code").Str("package", pkg).Str("name", name).Int("place", int64(place)).Sum()
}

// SetWhole gives v its code: the kernel before it was taken apart, as its bundle holds it.
func (v *Version) SetWhole(whole string) { v.whole, v.known = whole, true }

// Whole is the code of v, as given to SetWhole. It is read from the store when it is asked for; the error is ErrForgotten
// if it is not there.
func (v *Version) Whole() (string, error) {
	if v.known {
		return v.whole, nil
	}
	data, miss := v.store.Peek(cache.HistoryRecord, codeScope, v.code)
	r := wire.Reader{Rest: data}
	if miss != cache.Hit || r.Str() != v.Digest || r.Bad {
		return "", ErrForgotten
	}
	return string(r.Rest), nil
}

// Keep writes the code of v, for Add to follow. It may run beside the compile that v is of: of v it reads Digest only, and the
// code.
func Keep(s *cache.Store, pkg, name string, v *Version) {
	if s == nil {
		return
	}
	v.place = free(Read(s, pkg, name), v.Digest)
	v.store, v.code = s, codeKey(pkg, name, v.place)
	w := wire.Writer{}
	w.Str(v.Digest)
	whole := unsafe.Slice(unsafe.StringData(v.whole), len(v.whole)) // Put does not change it
	_ = s.Put(cache.HistoryRecord, codeScope, v.code, w.Buf, whole) // the store warns
}

// free is the place for code of the given digest: that of the same code, whose names and lines may be others now, or one
// that no version has.
func free(log *Log, digest string) int {
	var taken [places]bool
	if log != nil {
		for _, v := range log.Versions {
			if v.Digest == digest {
				return v.place
			}
			taken[v.place] = true
		}
	}
	return slices.Index(taken[:], false)
}

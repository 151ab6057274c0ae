// Package identity tells one state of a compiler's source from another, so that keys of what it makes follow from what it
// is, and not from a number that somebody must remember to raise.
//
// Each package that has a part in machine code embeds its own source. The Go compiler notes a hash of every file that it
// embeds, so a program reads some kilobytes of names and hashes, and never the source itself.
package identity

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"reflect"
	"unsafe"
)

// Of names the content of packages, given by their embedded source in a fixed order: 24 hexadecimal digits that change
// when a file does, is renamed, added or removed.
func Of(packages ...*embed.FS) string {
	h := sha256.New()
	for _, p := range packages {
		for _, f := range list(p) {
			h.Write([]byte(f.name))
			h.Write([]byte{0})
			h.Write(f.hash[:])
		}
		h.Write([]byte{0})
	}
	return hex.EncodeToString(h.Sum(nil)[:12])
}

// file is what package embed holds of a file; see there, and WriteEmbed in the Go compiler.
type file struct {
	name string
	data string //lint:ignore U1000 only its place counts
	hash [16]byte
}

// known reports whether package embed still is as this package takes it to be.
var known = func() bool {
	t := reflect.TypeFor[embed.FS]()
	if t.NumField() != 1 || t.Field(0).Type.Kind() != reflect.Pointer || t.Field(0).Type.Elem().Kind() != reflect.Slice {
		return false
	}
	f, want := t.Field(0).Type.Elem().Elem(), reflect.TypeFor[file]()
	if f.Kind() != reflect.Struct || f.Size() != want.Size() || f.NumField() != want.NumField() {
		return false
	}
	for i := range want.NumField() {
		if a, b := f.Field(i), want.Field(i); a.Name != b.Name || a.Type != b.Type || a.Offset != b.Offset {
			return false
		}
	}
	return true
}()

func list(p *embed.FS) []file {
	if known {
		if files := *(**[]file)(unsafe.Pointer(p)); files != nil {
			return *files
		}
		return nil
	}
	return read(p)
}

// read is list by way of the content.
func read(p *embed.FS) []file {
	var files []file
	names, _ := fs.Glob(p, "*")
	for _, name := range names {
		data, _ := p.ReadFile(name)
		f := file{name: name}
		sum := sha256.Sum256(data)
		copy(f.hash[:], sum[:])
		files = append(files, f)
	}
	return files
}

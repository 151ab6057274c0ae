package identity

import (
	"embed"
	"testing"
)

//go:embed identity.go
var one embed.FS

//go:embed identity.go identity_test.go
var two embed.FS

// The hashes that the Go compiler notes are there, and tell files apart.
func TestHashesOfEmbeddedFiles(t *testing.T) {
	if !known {
		t.Error("package embed is not as it was: the source is read and hashed in every process")
	}
	files := list(&two)
	if len(files) != 2 || files[0].name != "identity.go" || files[0].hash == files[1].hash || files[0].hash == [16]byte{} {
		t.Errorf("%d files", len(files))
	}
	if list(&one)[0].hash != files[0].hash {
		t.Error("one file has two hashes")
	}
	if read := read(&two); len(read) != 2 || read[1].name != files[1].name || read[0].hash == read[1].hash {
		t.Error("reading finds something else")
	}
}

func TestOf(t *testing.T) {
	seen := map[string]bool{}
	for _, id := range []string{Of(), Of(&one), Of(&two), Of(&one, &two), Of(&two, &one), Of(&one, &one)} {
		if len(id) != 24 || seen[id] {
			t.Errorf("%q", id)
		}
		seen[id] = true
	}
	if first := Of(&one, &two); Of(&one, &two) != first {
		t.Error("not the same twice")
	}
}

func BenchmarkOf(b *testing.B) {
	for b.Loop() {
		Of(&one, &two, &one, &two, &one, &two, &one, &two, &one, &two)
	}
}

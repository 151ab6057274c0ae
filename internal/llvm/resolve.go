package llvm

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// resolve is the file that the dynamic linker opens for a name: the name itself if it has a slash, or else what it finds in
// LD_LIBRARY_PATH, in its list of libraries, or in the directories that are always searched. It is "" if there is none.
func resolve(name string) string {
	if strings.ContainsRune(name, filepath.Separator) {
		return name
	}
	for _, dir := range filepath.SplitList(os.Getenv("LD_LIBRARY_PATH")) {
		if path := filepath.Join(dir, name); isThere(path) {
			return path
		}
	}
	if path := inLinkerCache(name); path != "" {
		return path
	}
	for _, dir := range []string{"/lib64", "/usr/lib64", "/lib", "/usr/local/lib", "/usr/lib"} {
		if path := filepath.Join(dir, name); isThere(path) {
			return path
		}
	}
	return ""
}

func isThere(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

var readLinkerCache = sync.OnceValues(func() ([]byte, error) { return os.ReadFile("/etc/ld.so.cache") })

// inLinkerCache looks a name up in the list that ldconfig makes. Its form is that of glibc since 2.2: a header of 48 bytes,
// with the number of libraries behind 20 bytes of magic and version; for each library 24 bytes, with where its name and its path
// begin behind 4 bytes of flags; the texts. An older form may stand in front of it.
func inLinkerCache(name string) string {
	data, err := readLinkerCache()
	if err != nil {
		return ""
	}
	return lookUp(data, name)
}

func lookUp(data []byte, name string) string {
	start := bytes.Index(data, []byte("glibc-ld.so.cache1.1"))
	if start < 0 || len(data)-start < 48 {
		return ""
	}
	data = data[start:]
	text := func(at uint32) string {
		if uint64(at) >= uint64(len(data)) {
			return ""
		}
		s, _, _ := bytes.Cut(data[at:], []byte{0})
		return string(s)
	}
	count := binary.LittleEndian.Uint32(data[20:])
	first := ""
	for entries := data[48:]; count > 0 && len(entries) >= 24; entries, count = entries[24:], count-1 {
		if text(binary.LittleEndian.Uint32(entries[4:])) != name {
			continue
		}
		// One library may be there for several architectures.
		path := text(binary.LittleEndian.Uint32(entries[8:]))
		if _, err := inspect(path); err == nil {
			return path
		}
		if first == "" {
			first = path
		}
	}
	return first
}

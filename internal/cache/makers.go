package cache

import (
	"path/filepath"
	"slices"
	"strings"
)

// The file of makers lists which compilers have written to the directory, a name a line, the last one first. It is read
// where there is no compiler, to find what one has left: lost, it costs a process without a compiler its hits until
// another process compiles something.

const makersFile = "makers"

// maxMakers is how many are remembered, and maxMaker how long a name may be.
const maxMakers, maxMaker = 8, 200

// Note remembers a compiler. It writes nothing if that was the last one already, and fails silently.
func (s *Store) Note(maker string) {
	if s == nil || maker == "" || len(maker) > maxMaker || strings.ContainsAny(maker, "\n\r") {
		return
	}
	list := s.Noted()
	if len(list) > 0 && list[0] == maker {
		return
	}
	list = slices.DeleteFunc(list, func(m string) bool { return m == maker })
	list = append([]string{maker}, list...)
	list = list[:min(len(list), maxMakers)]
	s.publish(filepath.Join(s.root, makersFile), []byte(strings.Join(list, "\n")+"\n"))
}

// Noted returns the compilers that are remembered, the last one first.
func (s *Store) Noted() []string {
	if s == nil {
		return nil
	}
	f, err := s.fs.Open(filepath.Join(s.root, makersFile))
	if err != nil {
		return nil
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode.IsRegular() {
		return nil
	}
	text := make([]byte, min(info.Size, maxMakers*(maxMaker+1)))
	n, _ := readFull(f, text)
	var list []string
	for line := range strings.Lines(string(text[:n])) {
		maker, whole := strings.CutSuffix(line, "\n")
		if whole && maker != "" && len(list) < maxMakers {
			list = append(list, maker)
		}
	}
	return list
}

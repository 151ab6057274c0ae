package llvm

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
)

// Build names one build of LLVM: what its file is called by version, and its build ID. It is told without opening the
// library, by two small reads of the file. Libraries of one Build make equal objects of equal input.
type Build string

// inspect reads the headers of the library at path. The dynamic linker believes what is in them: of a file that is shorter
// than they say it makes a mapping whose end cannot be touched, and the process dies. So a file is looked at before it is opened,
// and an error says why it is not to be.
func inspect(path string) (Build, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", reason(err)
	}
	switch mode := info.Mode(); {
	case mode.IsDir():
		return "", errors.New("it is a directory")
	case mode&os.ModeNamedPipe != 0:
		return "", errors.New("it is a named pipe")
	case !mode.IsRegular():
		return "", errors.New("it is not a regular file")
	case info.Size() == 0:
		return "", errors.New("the file is empty")
	}
	f, err := os.Open(path)
	if err != nil {
		return "", reason(err)
	}
	defer f.Close()
	head := make([]byte, 4096)
	n, err := f.ReadAt(head, 0)
	if err != nil && err != io.EOF {
		return "", reason(err)
	}
	im := &image{file: f, size: uint64(info.Size()), head: head[:n]}
	if err := im.check(); err != nil {
		return "", err
	}
	mark := im.buildID
	if mark == "" { // made without one
		sum := sha256.Sum256(fmt.Appendf(im.head, "%d %d", info.Size(), info.ModTime().UnixNano()))
		mark = hex.EncodeToString(sum[:])
	}
	return Build(strings.TrimSpace(versionOf(path) + " build " + mark[:min(len(mark), 16)])), nil
}

// reason is err without the path, which the message has already.
func reason(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	return err
}

var versionInName = regexp.MustCompile(`^libLLVM(?:\.so\.|-|\.)(\d+(?:\.\d+)*)`)

// versionOf is the version in the name of the file that path leads to, "" if there is none.
func versionOf(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if m := versionInName.FindStringSubmatch(filepath.Base(path)); m != nil {
		return m[1]
	}
	return ""
}

// image is an ELF file, of 64 bits and little-endian as every one is that Spelt can open.
type image struct {
	file    io.ReaderAt
	size    uint64
	head    []byte // its first bytes
	buildID string // in hexadecimal digits; "" if there is none
}

// Values of ELF.
const (
	elfHeader, elfSegment, elfSection = 64, 56, 64 // sizes of headers

	typeShared                           = 3
	segmentLoad, segmentDynamic, segNote = 1, 2, 4
	sectionNull, sectionText, noBits     = 0, 3, 8 // a table of strings is 3
	noteBuildID                          = 3
)

var errHeaders = errors.New("its headers are damaged")

func (im *image) check() error {
	h := im.head
	switch {
	case !strings.HasPrefix(string(h), "\x7fELF"):
		if isText(h[:min(len(h), 64)]) {
			return errors.New("it is a text, such as a linker script, and not a library")
		}
		return errors.New("it is not a library in ELF format")
	case len(h) < elfHeader:
		return im.cut(elfHeader)
	case h[4] != 2 || h[5] != 1:
		return errors.New("it is for another architecture")
	}
	half := func(off int) uint64 { return uint64(binary.LittleEndian.Uint16(h[off:])) }
	if machine, want := half(18), map[string]uint64{"amd64": 62, "arm64": 183}[runtime.GOARCH]; machine != want {
		return fmt.Errorf("it is for another architecture (ELF machine %d, and %s is %d)", machine, runtime.GOARCH, want)
	}
	if half(16) != typeShared {
		return errors.New("it is not a shared library")
	}
	if err := im.segments(binary.LittleEndian.Uint64(h[32:]), half(54), half(56)); err != nil {
		return err
	}
	return im.sections(binary.LittleEndian.Uint64(h[40:]), half(58), half(60), half(62))
}

func isText(b []byte) bool {
	for _, c := range b {
		if c < ' ' && c != '\n' && c != '\t' && c != '\r' {
			return false
		}
	}
	return true
}

func (im *image) cut(want uint64) error {
	return fmt.Errorf("the file is cut off: it has %d bytes, and its headers speak of %d", im.size, want)
}

// part reads [off, off+n).
func (im *image) part(off, n uint64) ([]byte, error) {
	end := off + n
	switch {
	case end < off:
		return nil, errHeaders
	case end > im.size:
		return nil, im.cut(end)
	case end <= uint64(len(im.head)):
		return im.head[off:end], nil
	}
	b := make([]byte, n)
	if _, err := im.file.ReadAt(b, int64(off)); err != nil {
		return nil, reason(err)
	}
	return b, nil
}

func (im *image) within(off, n uint64) error {
	switch end := off + n; {
	case end < off:
		return errHeaders
	case end > im.size:
		return im.cut(end)
	}
	return nil
}

// segments looks at what is mapped, and finds the build ID.
func (im *image) segments(off, size, count uint64) error {
	if size != elfSegment || count == 0 {
		return errHeaders
	}
	table, err := im.part(off, size*count)
	if err != nil {
		return err
	}
	loads, dynamic := 0, false
	for ; len(table) > 0; table = table[size:] {
		kind := binary.LittleEndian.Uint32(table)
		at, inFile, inMemory := binary.LittleEndian.Uint64(table[8:]), binary.LittleEndian.Uint64(table[32:]), binary.LittleEndian.Uint64(table[40:])
		if err := im.within(at, inFile); err != nil {
			return err
		}
		switch kind {
		case segmentLoad:
			loads++
			if inFile > inMemory {
				return errHeaders
			}
		case segmentDynamic:
			dynamic = inFile > 0
		case segNote:
			if inFile > 1<<16 {
				return errHeaders
			}
			notes, err := im.part(at, inFile)
			if err != nil {
				return err
			}
			im.notes(notes)
		}
	}
	if loads == 0 || !dynamic {
		return errHeaders
	}
	return nil
}

func (im *image) notes(b []byte) {
	round := func(n uint32) uint64 { return (uint64(n) + 3) &^ 3 }
	for len(b) >= 12 {
		name, desc := binary.LittleEndian.Uint32(b), binary.LittleEndian.Uint32(b[4:])
		kind := binary.LittleEndian.Uint32(b[8:])
		b = b[12:]
		if round(name)+round(desc) > uint64(len(b)) {
			return
		}
		if kind == noteBuildID && string(b[:name]) == "GNU\x00" {
			im.buildID = hex.EncodeToString(b[round(name):][:desc])
		}
		b = b[round(name)+round(desc):]
	}
}

// sections looks at the table that linkers write last: what a file lacks, it lacks there.
func (im *image) sections(off, size, count, names uint64) error {
	if off == 0 {
		return nil // a file can do without
	}
	if size != elfSection {
		return errHeaders
	}
	table, err := im.part(off, size*count)
	if err != nil {
		return err
	}
	for i := range count {
		s := table[i*size:]
		kind := binary.LittleEndian.Uint32(s[4:])
		if kind != noBits && kind != sectionNull {
			if err := im.within(binary.LittleEndian.Uint64(s[24:]), binary.LittleEndian.Uint64(s[32:])); err != nil {
				return err
			}
		}
		if i == names && kind != sectionText {
			return errHeaders
		}
	}
	return nil
}

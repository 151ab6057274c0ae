package gen

import (
	"go/build/constraint"
	"go/parser"
	"go/token"
	"os"
	"strings"
)

const mark = "_spelt"

// OutputName returns the base name of the file generated for a source file: "_spelt" stands before what gives a file
// name its meaning, so that generated code is built exactly where its source is. saxpy.go gives saxpy_spelt.go,
// saxpy_linux_amd64_test.go gives saxpy_spelt_linux_amd64_test.go.
func OutputName(source string) string {
	stem := strings.TrimSuffix(source, ".go")
	tail := ".go"
	if s, ok := strings.CutSuffix(stem, "_test"); ok {
		stem, tail = s, "_test"+tail
	}
	// As go/build reads a name: [_GOOS][_GOARCH], with something before it.
	for _, known := range []map[string]bool{knownArch, knownOS} {
		if i := strings.LastIndexByte(stem, '_'); i > 0 && known[stem[i+1:]] {
			stem, tail = stem[:i], stem[i:]+tail
		}
	}
	return stem + mark + tail
}

// SourceName is the inverse of [OutputName], and false for a name that it never returns.
func SourceName(generated string) (string, bool) {
	i := strings.LastIndex(generated, mark)
	if i < 0 {
		return "", false
	}
	source := generated[:i] + generated[i+len(mark):]
	return source, OutputName(source) == generated
}

// The names that go/build knows, of the past ones too.
var (
	knownOS = set("aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris " +
		"wasip1 windows zos")
	knownArch = set("386 amd64 amd64p32 arm armbe arm64 arm64be loong64 mips mipsle mips64 mips64le mips64p32 " +
		"mips64p32le ppc ppc64 ppc64le riscv riscv64 s390 s390x sparc sparc64 wasm")
)

func set(names string) map[string]bool {
	m := map[string]bool{}
	for _, n := range strings.Fields(names) {
		m[n] = true
	}
	return m
}

// buildConstraint returns the //go:build line of a source file, or "". A file that cannot be read has none: it is then
// known only from an overlay.
func buildConstraint(source string) (string, error) {
	src, err := os.ReadFile(source)
	if err != nil {
		return "", nil
	}
	f, err := parser.ParseFile(token.NewFileSet(), source, src, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		return "", err
	}
	for _, g := range f.Comments {
		if g.Pos() > f.Package {
			break
		}
		for _, c := range g.List {
			if constraint.IsGoBuild(c.Text) {
				return c.Text, nil
			}
		}
	}
	return "", nil
}

package overlay

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseFlagsReadsFlagsAsTheGoCommandDoes(t *testing.T) {
	for _, c := range []struct {
		args string
		want Flags
		rest string
	}{
		{"", Flags{}, ""},
		{"./p -x", Flags{}, "./p -x"},
		{"-race -tags a,b ./p -race", Flags{Build: []string{"-race", "-tags=a,b"}}, "./p -race"},
		{"-tags=a --ldflags -s .", Flags{Build: []string{"-tags=a", "-ldflags=-s"}}, "."},
		{"-C dir -o out -exec qemu -overlay=o.json -v", Flags{Build: []string{"-v"}, Dir: "dir", Output: "out", Exec: "qemu", Overlay: "o.json"}, ""},
		{"-a -- -p", Flags{Build: []string{"-a"}}, "-p"},
		{"--help", Flags{Help: true}, ""},
		{"-unknown=1 -h .", Flags{Build: []string{"-unknown=1"}, Help: true}, "."},
		{"- .", Flags{}, "- ."},
	} {
		got, rest, err := ParseFlags(strings.Fields(c.args))
		if err != nil {
			t.Errorf("%q: %v", c.args, err)
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%q: %s", c.args, diff)
		}
		if strings.Join(rest, " ") != c.rest {
			t.Errorf("%q leaves %q, want %q", c.args, rest, c.rest)
		}
	}
	var fe *FlagError
	if _, _, err := ParseFlags([]string{"-race", "-tags"}); !errors.As(err, &fe) || fe.Flag != "-tags" {
		t.Errorf("-tags without a value: error %v, want a FlagError", err)
	}
}

func TestSplitPackages(t *testing.T) {
	for args, want := range map[string]string{
		"":                 "|",
		".":                ".|",
		"./p a b.go":       "./p|a b.go",
		"a.go b.go in.txt": "a.go b.go|in.txt",
	} {
		patterns, program := SplitPackages(strings.Fields(args))
		if got := strings.Join(patterns, " ") + "|" + strings.Join(program, " "); got != want {
			t.Errorf("%q: %q, want %q", args, got, want)
		}
	}
}

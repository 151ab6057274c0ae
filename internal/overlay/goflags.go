package overlay

import "strings"

// Flags are the arguments of a go command, taken apart.
type Flags struct {
	// Build holds the flags that go list understands as well: what decides which files are built, and how.
	Build []string
	// Dir is the value of -C, "" if there is none.
	Dir string
	// Output is the value of -o, Exec that of -exec.
	Output, Exec string
	// Overlay is the value of -overlay: a file whose replacements ours are added to.
	Overlay string
	// Help is true if help was asked for.
	Help bool
}

// valued holds the flags of go build and go run that take a value; the others are boolean. A flag that is missing here
// can still be written -flag=value.
var valued = map[string]bool{
	"C": true, "o": true, "p": true, "asmflags": true, "buildmode": true, "compiler": true, "covermode": true,
	"coverpkg": true, "exec": true, "gccgoflags": true, "gcflags": true, "installsuffix": true, "ldflags": true,
	"mod": true, "modfile": true, "overlay": true, "pgo": true, "pkgdir": true, "tags": true, "toolexec": true,
}

// ParseFlags takes the flags off the front of args, as the go command does: they end at the first argument that is
// none, or after --. The error is a [*FlagError].
func ParseFlags(args []string) (f Flags, rest []string, err error) {
	for len(args) > 0 {
		arg := args[0]
		if arg == "--" {
			return f, args[1:], nil
		}
		if len(arg) < 2 || arg[0] != '-' {
			return f, args, nil
		}
		args = args[1:]
		name, value, given := strings.Cut(strings.TrimPrefix(arg[1:], "-"), "=")
		if valued[name] && !given {
			if len(args) == 0 {
				return f, nil, &FlagError{Flag: arg}
			}
			value, args = args[0], args[1:]
		}
		switch name {
		case "h", "help":
			f.Help = true
		case "C":
			f.Dir = value
		case "o":
			f.Output = value
		case "exec":
			f.Exec = value
		case "overlay":
			f.Overlay = value
		default:
			if valued[name] {
				arg = "-" + name + "=" + value
			}
			f.Build = append(f.Build, arg)
		}
	}
	return f, nil, nil
}

// Has tells whether a flag is among those of Build.
func (f Flags) Has(name string) bool {
	for _, arg := range f.Build {
		n, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
		if n == name {
			return true
		}
	}
	return false
}

// FlagError says what is wrong with a flag: it lacks its value, or the go command does not know it.
type FlagError struct {
	Flag    string
	Unknown bool
}

func (e *FlagError) Error() string {
	if e.Unknown {
		return "flag provided but not defined: " + e.Flag
	}
	return "flag needs an argument: " + e.Flag
}

// SplitPackages divides the arguments of a run command as go run does: the package, or a list of Go files, and what is
// for the program.
func SplitPackages(args []string) (patterns, program []string) {
	n := 0
	for n < len(args) && strings.HasSuffix(args[n], ".go") {
		n++
	}
	if n == 0 && len(args) > 0 {
		n = 1
	}
	return args[:n], args[n:]
}

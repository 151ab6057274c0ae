// Package debug has the run-time switches that look inside: one struct, one
// table with what each is for, which the command line prints.
package debug

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
)

// Switch is one environment variable.
type Switch struct {
	Env   string
	Value string // what it takes
	Help  string
}

// Switches is every switch, in the order in which they are printed.
var Switches = []Switch{
	{"SPELT_EXPLAIN", "1", "print one line to standard error for each kernel that is loaded or compiled, and why each of its constructs was compiled anew"},
	{"SPELT_DUMP", strings.Join(DumpKinds, ","), "write files per kernel, construct and stage; kernels are then compiled even if cached"},
	{"SPELT_DUMP_DIR", "directory", "where dumps go; spelt-dump if not set"},
	{"SPELT_PRINT", strings.Join(PrintStages, ","), "print the IR of kernels and constructs at these stages to standard error, with banners; ir is split"},
	{"SPELT_VERIFY", "1", "run the IR verifier after every pass; kernels are then compiled even if cached"},
	{"SPELT_VERIFY_CACHE", "1", "compile on every hit too, and compare with what the cache holds"},
	{"SPELT_LANES", strings.Join(lanes, "|"), "run parallel loops as lanes of vectors where that is likely to be faster, wherever it is possible, or never"},
	{"SPELT_RACE", "1", "run kernels in order, and report iterations of parallel loops and sections that are not independent"},
	{"SPELT_COMPARE", "number", "of so many launches of a kernel, run one as plain Go too, and report the first difference; 1 is every launch"},
	{"SPELT_PROGRESS", "0", "do not show on a terminal what is being compiled when that takes longer than a second"},
	{"SPELT_PROFILE", "file", "write a trace of every chunk of every task, for Perfetto (ui.perfetto.dev) and for spelt profile"},
	{"SPELT_COVER", "file", "count how often each block of each kernel runs, in Go's cover profile format"},
}

var lanes = []string{"auto", "always", "never"}

// PrintStages are the stages of SPELT_PRINT: the whole kernel, its constructs as they are taken apart, after each pass, and
// after all of them. PrintIR stands for the second.
var PrintStages = []string{"frontend", "split", "passes", "final"}

// PrintIR is another name for a stage of [PrintStages], split.
const PrintIR = "ir"

// DumpKinds are the kinds of SPELT_DUMP.
var DumpKinds = []string{"ir", "passes", "cfg", "llvm", "asm"}

// Settings is what the switches are set to.
type Settings struct {
	Explain     bool
	NoProgress  bool
	Dump        []string
	DumpDir     string
	Print       []string // of PrintStages
	Verify      bool
	VerifyCache bool
	Lanes       string // auto, always or never
	Race        bool
	Compare     int // 0 is never
	Profile     string
	Cover       string
}

// Error is a switch with a value that it does not take.
type Error struct {
	Env, Value, Want string
}

func (e *Error) Error() string { return fmt.Sprintf("%s=%s: want %s", e.Env, e.Value, e.Want) }

// FromEnv reads the switches from the environment. With an error, the
// settings hold all the switches that can be used.
func FromEnv() (Settings, error) {
	var s Settings
	var first error
	bad := func(env, value, want string) {
		if first == nil {
			first = &Error{env, value, want}
		}
	}
	flag := func(env string, p *bool) {
		switch v := os.Getenv(env); v {
		case "1":
			*p = true
		case "0":
			*p = false
		case "":
		default:
			bad(env, v, "1 or 0")
		}
	}
	flag("SPELT_EXPLAIN", &s.Explain)
	progress := true
	flag("SPELT_PROGRESS", &progress)
	s.NoProgress = !progress
	flag("SPELT_VERIFY", &s.Verify)
	flag("SPELT_RACE", &s.Race)
	flag("SPELT_VERIFY_CACHE", &s.VerifyCache)
	if v := os.Getenv("SPELT_DUMP"); v != "" {
		for kind := range strings.SplitSeq(v, ",") {
			kind = strings.TrimSpace(kind)
			if !slices.Contains(DumpKinds, kind) {
				bad("SPELT_DUMP", v, "a list of "+strings.Join(DumpKinds, ", "))
				continue
			}
			s.Dump = append(s.Dump, kind)
		}
	}
	s.DumpDir = os.Getenv("SPELT_DUMP_DIR")
	if s.DumpDir == "" {
		s.DumpDir = "spelt-dump"
	}
	if v := os.Getenv("SPELT_PRINT"); v != "" {
		for stage := range strings.SplitSeq(v, ",") {
			stage = strings.TrimSpace(stage)
			if stage == PrintIR {
				stage = "split"
			}
			if !slices.Contains(PrintStages, stage) {
				bad("SPELT_PRINT", v, "a list of "+strings.Join(PrintStages, ", ")+", or ir")
				continue
			}
			s.Print = append(s.Print, stage)
		}
	}
	s.Lanes = lanes[0]
	if v := os.Getenv("SPELT_LANES"); slices.Contains(lanes, v) {
		s.Lanes = v
	} else if v != "" {
		bad("SPELT_LANES", v, strings.Join(lanes, ", "))
	}
	if v := os.Getenv("SPELT_COMPARE"); v != "" {
		n, err := strconv.Atoi(v)
		if err != nil || n < 0 {
			bad("SPELT_COMPARE", v, "a number, or 0 for never")
		} else {
			s.Compare = n
		}
	}
	s.Profile = os.Getenv("SPELT_PROFILE")
	s.Cover = os.Getenv("SPELT_COVER")
	return s, first
}

// Package target says what code is generated for: an operating system and an exact set of processor features. It
// finds the host's features by CPUID, without LLVM, in microseconds.
//
// A feature list is complete for code generation: LLVM is given a baseline processor ([Target.CPU]) and the list,
// and uses nothing beyond it, whatever processor it runs on. Lists hold only what an instruction needs in order to
// execute, never tuning hints, which no processor reports: so an artifact made on a host always loads on that host.
package target

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"runtime"
	"slices"
	"strings"
)

// Names of levels: those of the x86-64 psABI, the one of arm64, and the name of the target that uses every feature of
// a host that Spelt can detect.
const (
	LevelX86V1  = "x86-64"
	LevelX86V2  = "x86-64-v2"
	LevelX86V3  = "x86-64-v3"
	LevelX86V4  = "x86-64-v4"
	LevelARM64  = "armv8-a"
	LevelNative = "native"
)

// A Target is what code is generated for.
type Target struct {
	// Triple is LLVM's name for architecture, system and object format. The format is always ELF.
	Triple string
	// Level is x86-64, x86-64-v2, x86-64-v3 or x86-64-v4 (levels of the x86-64 psABI), armv8-a, or native. It is a
	// name for people; what counts is Features.
	Level string
	// Features is the exact list, sorted, each by LLVM's name with a leading +. Every feature that one of them
	// implies is in the list.
	Features []string
	// VectorBits is the width of the widest vector register that Features give, in bits.
	VectorBits int
}

// CPU is the name of the processor that LLVM is given beside the features: the plainest of its architecture.
func (t Target) CPU() string {
	if strings.HasPrefix(t.Triple, "x86_64-") {
		return LevelX86V1
	}
	return "generic"
}

// Scope identifies the target in a key, and is fit to name a file or a directory: triple, level and the first 12 hex
// digits of the SHA-256 of the feature list, with a dot between. Targets of different features have different scopes.
func (t Target) Scope() string {
	sum := sha256.Sum256([]byte(strings.Join(t.Features, ",")))
	return t.Triple + "." + t.Level + "." + hex.EncodeToString(sum[:6])
}

// SubsetOf tells whether code for t runs on host: the triples are the same, and host has each feature of t. The host
// to compare with is [Native], which lists all that the processor has.
func (t Target) SubsetOf(host Target) bool {
	if t.Triple != host.Triple {
		return false
	}
	for _, f := range t.Features {
		if _, ok := slices.BinarySearch(host.Features, f); !ok {
			return false
		}
	}
	return true
}

// Has tells whether the target has a feature, given by LLVM's name with no sign.
func (t Target) Has(feature string) bool {
	_, ok := slices.BinarySearch(t.Features, "+"+feature)
	return ok
}

// HasFMA tells whether a fused multiply-add is one instruction.
func (t Target) HasFMA() bool {
	return t.Has("fma") || strings.HasPrefix(t.Triple, "aarch64-")
}

// Host returns the highest level whose features the host all has, as lowered by SPELT_CPU; see [EnvError].
func Host() Target { return levelOf(visible()) }

// Native returns the target with every feature of the host that Spelt can detect, as lowered by SPELT_CPU.
func Native() Target { return newTarget(LevelNative, visible()) }

// ForLevel returns the target of a level by its name, for the operating system that the program runs on. The host
// need not have its features. "native" gives [Native]. The error is a [*LevelError].
func ForLevel(name string) (Target, error) {
	if name == LevelNative {
		return Native(), nil
	}
	for _, l := range levels {
		if l.name == name {
			return newTarget(l.name, l.set()), nil
		}
	}
	return Target{}, &LevelError{Name: name}
}

// Levels returns the names of the levels of the architecture that the program runs on, lowest first.
func Levels() []string {
	names := make([]string, len(levels))
	for i, l := range levels {
		names[i] = l.name
	}
	return names
}

// LevelError says that this architecture has no level of that name.
type LevelError struct{ Name string }

func (e *LevelError) Error() string {
	if len(levels) == 0 {
		return fmt.Sprintf("unknown processor level %q: none is known for %s", e.Name, runtime.GOARCH)
	}
	return fmt.Sprintf("unknown processor level %q: this architecture has %s, and native", e.Name, strings.Join(Levels(), ", "))
}

// A featureSet holds LLVM's names of features, with no sign.
type featureSet map[string]bool

func (s featureSet) contains(o featureSet) bool {
	for f := range o {
		if !s[f] {
			return false
		}
	}
	return true
}

// A level adds its features to those of the level before it in the table.
type level struct {
	name string
	adds []string
}

func (l level) set() featureSet {
	s := featureSet{}
	for _, m := range levels {
		for _, f := range m.adds {
			s[f] = true
		}
		if m.name == l.name {
			break
		}
	}
	return s
}

func levelOf(features featureSet) Target {
	for _, l := range slices.Backward(levels) {
		if s := l.set(); features.contains(s) {
			return newTarget(l.name, s)
		}
	}
	return newTarget("generic", featureSet{})
}

func newTarget(level string, s featureSet) Target {
	t := Target{Triple: triple(), Level: level, Features: make([]string, 0, len(s)), VectorBits: 128}
	for f := range s {
		t.Features = append(t.Features, "+"+f)
	}
	slices.Sort(t.Features)
	switch {
	case s["avx512f"]:
		t.VectorBits = 512
	case s["avx2"]:
		t.VectorBits = 256
	}
	return t
}

func triple() string {
	arch := map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[runtime.GOARCH]
	if arch == "" {
		arch = runtime.GOARCH
	}
	switch runtime.GOOS {
	case "linux":
		return arch + "-unknown-linux-gnu"
	case "darwin":
		return arch + "-apple-darwin-elf"
	}
	return arch + "-unknown-" + runtime.GOOS + "-elf"
}

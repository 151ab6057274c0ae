package target

import (
	"fmt"
	"os"
	"strings"
	"sync"
)

// EnvCPU names the environment variable that makes the host look like a lesser one, so that unlike processors that
// share a cache can be tested on one machine: a level (or native), then features to take away, all optional and
// separated by commas, such as "x86-64-v3", "x86-64-v4,-avx512bw" or "-fma". Taking a feature away takes away all
// that LLVM derives from it. The host is never made to look as if it had what it has not.
const EnvCPU = "SPELT_CPU"

// EnvError returns the error in SPELT_CPU, a [*MaskError], or nil. While there is one, the variable has no effect on
// [Host] and [Native]; a program is to ask here at its start and to refuse or to warn.
func EnvError() error {
	_, err := masked(os.Getenv(EnvCPU), hostFeatures())
	return err
}

// MaskError says what is wrong in a description of a lesser host.
type MaskError struct {
	Mask   string // the whole description
	Part   string // the part of it that is wrong
	Reason string
}

func (e *MaskError) Error() string {
	return fmt.Sprintf("%s=%s: %q %s", EnvCPU, e.Mask, e.Part, e.Reason)
}

var hostFeatures = sync.OnceValue(detect)

// visible returns the features of the host that SPELT_CPU leaves.
func visible() featureSet {
	s, err := masked(os.Getenv(EnvCPU), hostFeatures())
	if err != nil {
		return hostFeatures()
	}
	return s
}

// masked returns what mask leaves of host, which it does not change.
func masked(mask string, host featureSet) (featureSet, error) {
	if mask == "" {
		return host, nil
	}
	wrong := func(part, reason string) (featureSet, error) {
		return nil, &MaskError{Mask: mask, Part: part, Reason: reason}
	}
	s := featureSet{}
	for f := range host {
		s[f] = true
	}
	for i, part := range strings.Split(mask, ",") {
		switch name, minus := strings.CutPrefix(part, "-"); {
		case minus && isBaseline(name):
			return wrong(part, "is a feature that every processor of this architecture has")
		case minus && !Known(name):
			return wrong(part, "is not a feature that Spelt knows")
		case minus:
			delete(s, name)
		case strings.HasPrefix(part, "+"):
			return wrong(part, "would add a feature: features can only be taken away")
		case i > 0:
			return wrong(part, "must be a feature to take away, such as -fma")
		case part == LevelNative:
		default:
			t, err := ForLevel(part)
			if err != nil {
				return wrong(part, "is not a level: "+strings.Join(Levels(), ", ")+", native")
			}
			l := level{name: t.Level}.set()
			if !s.contains(l) {
				return wrong(part, "is more than this host has")
			}
			s = l
		}
	}
	return closed(s), nil
}

// closed takes away every feature of which something that it implies is missing.
func closed(s featureSet) featureSet {
	for again := true; again; {
		again = false
		for f := range s {
			for _, g := range implied[f] {
				if !s[g] {
					delete(s, f)
					again = true
					break
				}
			}
		}
	}
	return s
}

func isBaseline(feature string) bool {
	return len(levels) > 0 && levels[0].set()[feature]
}

// Known tells whether a feature, given by LLVM's name with no sign, is one that Spelt has to do with on the
// architecture that the program runs on: one of a level, of this host, or in the table of what implies what.
func Known(feature string) bool {
	if _, ok := implied[feature]; ok || hostFeatures()[feature] {
		return true
	}
	for _, l := range levels {
		for _, f := range l.adds {
			if f == feature {
				return true
			}
		}
	}
	return false
}

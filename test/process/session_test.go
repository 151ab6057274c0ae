package process

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
)

// sessionSteps is how many times a session changes the kernel.
const sessionSteps = 12

// session is the kernel after each step of a session of several random edits a step.
func session() []*source {
	rnd := rand.New(rand.NewPCG(3, 1))
	var steps []*source
	last := newSource()
	for range sessionSteps {
		s := last.clone()
		for range 1 + rnd.IntN(5) {
			s.change(rnd)
		}
		steps = append(steps, s)
		last = s
	}
	return steps
}

// change makes one random edit. What it changes it often changes back later.
func (s *source) change(rnd *rand.Rand) {
	l := s.loops[rnd.IntN(len(s.loops))]
	alone := func(l int) bool { return l%10 != 1 && l%10 != 2 } // the loop of a sum and its user stay in order
	switch rnd.IntN(9) {
	case 0, 1:
		s.consts[l] = 200 + rnd.IntN(20)
	case 2:
		delete(s.consts, l)
	case 3:
		if alone(l) && len(s.loops) > loopCount/2 {
			s.loops = without(s.loops, l)
		}
	case 4: // one that is not there comes back, somewhere
		for l := range loopCount {
			if !slices.Contains(s.loops, l) {
				s.loops = slices.Insert(s.loops, rnd.IntN(len(s.loops)), l)
				return
			}
		}
	case 5:
		i := rnd.IntN(len(s.loops) - 1)
		if alone(s.loops[i]) && alone(s.loops[i+1]) {
			s.loops[i], s.loops[i+1] = s.loops[i+1], s.loops[i]
		}
	case 6:
		rnd.Shuffle(len(s.params), func(i, j int) { s.params[i], s.params[j] = s.params[j], s.params[i] })
	case 7:
		s.mix = []string{"return v*weight + 0.5", "return v*weight + 0.25", "return v*weight + 0.75"}[rnd.IntN(3)]
	default:
		s.gain = []string{"2", "3", "4"}[rnd.IntN(3)]
		s.deep = []string{"return v - 0.25", "return v - 0.5"}[rnd.IntN(2)]
	}
}

func (s *source) clone() *source {
	c := *s
	c.params, c.loops = slices.Clone(s.params), slices.Clone(s.loops)
	c.consts = maps.Clone(s.consts)
	return &c
}

// codeOf identifies the code of a loop: loops of one form and constant have the same, whatever their number.
func (s *source) codeOf(l int) string {
	v, ok := s.consts[l]
	if !ok {
		v = l
	}
	calls := map[int]string{3: s.mix, 4: s.deep, 5: s.gain}[l%10]
	return fmt.Sprint(l%10, v, calls)
}

// In a session of random edits on one cache, what is compiled is exactly the code that no step before had, loop by loop.
func TestQ1ASessionOfRandomEdits(t *testing.T) {
	needLLVM(t)
	exe, err := editor()
	if err != nil {
		t.Fatal(err)
	}
	env := []string{cacheIn(newCache(t))}
	seen := map[string]bool{}
	for i, s := range append([]*source{newSource()}, session()...) {
		number := 0 // of the unchanged kernel among the edits
		if i > 0 {
			number = len(edits) + i - 1
		}
		compiled := 0
		for _, l := range s.loops {
			if code := s.codeOf(l); !seen[code] {
				seen[code] = true
				compiled++
			}
		}
		o := run{Program: exe, Args: []string{fmt.Sprint(number)}, Env: env}.do(t)
		r := o.Reports[0]
		if r.Source == "disk" && compiled == 0 {
			continue // this step gives the kernel of an earlier one
		}
		total := len(s.loops)
		want := counts(total, total-compiled, compiled)
		wantSource(t, o, "compiled")
		wantCounts(t, r, want, want)
		t.Logf("step %d: %v", i, r.Tasks)
	}
}

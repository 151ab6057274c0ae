package construct_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/ir/irtest/multi"
)

// taken is what Split makes of a copy of k.
func taken(t *testing.T, k *ir.Kernel) (*construct.Result, [][32]byte) {
	t.Helper()
	r, err := construct.Split(k.Clone())
	if err != nil {
		t.Fatalf("%v\n%s", err, k)
	}
	var digests [][32]byte
	for _, c := range r.Constructs {
		digests = append(digests, c.Code.Digest())
	}
	return r, digests
}

// eachRandom calls f with random kernels.
func eachRandom(t *testing.T, n int, f func(seed uint64, k *ir.Kernel)) {
	from, to := seeds(t, n)
	for seed := from; seed < to; seed++ {
		f(seed, multi.Random(seed, multi.Options{Size: 150 + int(seed%4)*100}))
		if t.Failed() {
			t.FailNow()
		}
	}
}

// TestTheSplitIsAlwaysTheSame takes equal kernels apart many times: no map
// order or address reaches the result.
func TestTheSplitIsAlwaysTheSame(t *testing.T) {
	eachRandom(t, 20, func(seed uint64, k *ir.Kernel) {
		var first []byte
		for range 20 {
			r, _ := taken(t, k)
			all := r.Plan.Encode()
			for _, c := range r.Constructs {
				all = append(all, c.Code.Print(ir.Full)...)
			}
			all = fmt.Append(all, r.Places, r.Carried)
			if first == nil {
				first = all
			} else if !bytes.Equal(first, all) {
				t.Errorf("seed %d: two results for one kernel", seed)
				return
			}
		}
	})
}

// TestNamesAndPlacesAreNotInPlanOrConstructs gives everything another name and
// line.
func TestNamesAndPlacesAreNotInPlanOrConstructs(t *testing.T) {
	eachRandom(t, 60, func(seed uint64, k *ir.Kernel) {
		base, want := taken(t, k)
		c := k.Clone()
		c.Name, c.Files = "renamed", []string{"a.go", "b.go"}
		for i := range c.Params {
			c.Params[i].Name = fmt.Sprint("p", i)
		}
		c.Body.Walk(func(s *ir.Stmt) bool {
			s.Pos = ir.Pos{File: 1, Line: 3*s.Pos.Line + 17, Col: 5}
			if s.Name != "" {
				s.Name += "_"
			}
			return true
		})
		r, got := taken(t, c)
		if !slices.Equal(got, want) || !bytes.Equal(r.Plan.Encode(), base.Plan.Encode()) {
			t.Errorf("seed %d: the plan or a construct changed", seed)
		}
	})
}

// TestTheOrderOfParametersIsNotInConstructs moves the parameters around and
// adds one in front.
func TestTheOrderOfParametersIsNotInConstructs(t *testing.T) {
	eachRandom(t, 60, func(seed uint64, k *ir.Kernel) {
		_, want := taken(t, k)
		c := k.Clone()
		order := rand.New(rand.NewPCG(seed, 9)).Perm(len(c.Params))
		params := []ir.Param{{Name: "new", Type: ir.F32}}
		off := int64(8)
		to := make([]int64, len(order))
		for _, i := range order {
			p := c.Params[i]
			p.Offset = off
			off += max(8, p.Mem)
			to[i] = int64(len(params))
			params = append(params, p)
		}
		c.Params, c.ArgSize = params, off
		c.Body.Walk(func(s *ir.Stmt) bool {
			if s.Op == ir.OpParam {
				s.Imm = to[s.Imm]
			}
			return true
		})
		if err := c.Verify(); err != nil {
			t.Fatal(err)
		}
		if _, got := taken(t, c); !slices.Equal(got, want) {
			t.Errorf("seed %d: a construct changed", seed)
		}
	})
}

// TestWhatIsInsertedLeavesTheRestAlone puts a loop of its own in front of every
// parallel loop in turn, and statements that only compute in front of all.
func TestWhatIsInsertedLeavesTheRestAlone(t *testing.T) {
	eachRandom(t, 30, func(seed uint64, k *ir.Kernel) {
		_, want := taken(t, k)
		loops := 0
		k.Body.Walk(func(s *ir.Stmt) bool {
			if s.Op == ir.OpFor && s.Loop.Parallel {
				loops++
			}
			return true
		})
		for at := range loops {
			c := k.Clone()
			insert(c.Body, &at)
			if err := c.Verify(); err != nil {
				t.Fatal(err)
			}
			_, got := taken(t, c)
			rest := slices.Clone(got)
			for i := range got {
				if without := slices.Delete(slices.Clone(got), i, i+1); slices.Equal(without, want) {
					rest = without
					break
				}
			}
			if !slices.Equal(rest, want) {
				t.Errorf("seed %d: a loop before loop %d changes others", seed, at)
			}
		}
		c := k.Clone()
		b := ir.Builder{Block: &ir.Block{}}
		v := b.Float(ir.F64, 3)
		for range 5 {
			v = b.Op(ir.OpMul, ir.F64, v, v)
		}
		b.Local("unused", v)
		c.Body.Stmts = append(b.Block.Stmts, c.Body.Stmts...)
		if _, got := taken(t, c); !slices.Equal(got, want) {
			t.Errorf("seed %d: what only computes changes constructs", seed)
		}
	})
}

// insert puts a loop in front of the at-th parallel loop in b.
func insert(b *ir.Block, at *int) {
	for i, s := range b.Stmts {
		if s.Op == ir.OpFor && s.Loop.Parallel {
			if *at--; *at == -1 {
				n := ir.Builder{Block: &ir.Block{}}
				p := n.Emit(&ir.Stmt{Op: ir.OpParam, Type: ir.Ptr, Imm: 18})
				n.For(&ir.LoopInfo{Parallel: true}, []*ir.Stmt{n.Int(4)}, func(index []*ir.Stmt) {
					n.Store(n.Elem(p, index[0], 8), index[0], ir.Tag{Type: ir.I64})
				})
				b.Stmts = slices.Concat(b.Stmts[:i], n.Block.Stmts, b.Stmts[i:])
			}
			if *at < 0 {
				return
			}
			continue
		}
		for _, n := range s.Blocks {
			if insert(n, at); *at < 0 {
				return
			}
		}
	}
}

// TestEqualLoopsAreOneConstruct: what tells them apart is in the plan.
func TestEqualLoopsAreOneConstruct(t *testing.T) {
	r, err := construct.Split(parse(t, fillLoop(900, "%914")+fillLoop(902, "%914")))
	if err != nil {
		t.Fatal(err)
	}
	if n := len(r.Constructs); n != 2 || r.Constructs[0].Code.Digest() != r.Constructs[1].Code.Digest() {
		t.Errorf("%d constructs, or two digests", n)
	}
}

func parse(t *testing.T, body string) *ir.Kernel {
	t.Helper()
	k, err := ir.Parse([]byte(head + body + "}\n"))
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestConstructsTogetherAreNotMuchLarger bounds what is recomputed, and what
// carrying adds.
func TestConstructsTogetherAreNotMuchLarger(t *testing.T) {
	eachRandom(t, 100, func(seed uint64, k *ir.Kernel) {
		source := int(k.Number())
		r, _ := taken(t, k)
		parts := 0
		for _, c := range r.Constructs {
			parts += int(c.Code.Number())
		}
		if parts > 2*source {
			t.Errorf("seed %d: %d statements became %d", seed, source, parts)
		}
	})
}

// TestMemoryThatOutlivesItsIterationIsRefused has a loop of control make memory
// in each round, and a local from outside of it keep the address.
func TestMemoryThatOutlivesItsIterationIsRefused(t *testing.T) {
	body := func(keep string) string {
		return `
%1: i64 = const value=3
%2: ptr = local %906 "p"
for %1 { (%3: i64)
  %4: ptr = mem size=8
  store %4 %912 tag="f64"
  %5: f64 = vload %900 tag="f64"
  ` + keep + `
  for %901 parallel=1 { (%7: i64)
    %8: ptr = elem %902 %7 stride=8
    store %8 %5 tag="f64"
  }
}
%9: ptr = get %2
%10: f64 = load %9 tag="f64"
store %906 %10 tag="f64"
`
	}
	var refused *construct.Error
	if _, err := construct.Split(parse(t, body("set %2 %4"))); !errors.As(err, &refused) {
		t.Errorf("error %v", err)
	}
	if _, err := construct.Split(parse(t, body("set %2 %900"))); err != nil {
		t.Error(err)
	}
}

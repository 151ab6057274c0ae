package why_test

import (
	"encoding/base64"
	"encoding/hex"
	"log/slog"
	"path/filepath"
	"testing"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/why"
)

// Any kernel can be compared with any other: there always is something to say, and nothing if they are the same.
func TestAnyTwoKernelsCompare(t *testing.T) {
	prog, err := frontend.Load(t.Context(), frontend.Config{Dir: "../.."}, "./internal/corpus/kernels")
	if err != nil {
		t.Fatal(err)
	}
	var list []*bundle.Bundle
	for _, p := range prog.Packages() {
		for _, k := range p.Kernels {
			code, ds := prog.Lower(k)
			if len(ds) > 0 {
				continue // kept for other tests
			}
			b, err := bundle.Make(code)
			if err != nil {
				t.Fatalf("%s: %v", k.Name, err)
			}
			list = append(list, b)
		}
	}
	if len(list) < 50 {
		t.Fatalf("only %d kernels", len(list))
	}
	for i, b := range list {
		again, err := b.ParseWhole()
		if err != nil {
			t.Fatal(err)
		}
		split, err := construct.Split(again)
		if err != nil {
			t.Fatal(err)
		}
		// What the history keeps of a kernel is enough to have its constructs again.
		same := len(split.Constructs) == len(b.Constructs) && base64.StdEncoding.EncodeToString(split.Plan.Encode()) == b.Plan
		for j := 0; same && j < len(b.Constructs); j++ {
			d := split.Constructs[j].Code.Digest()
			same = hex.EncodeToString(d[:]) == b.Constructs[j].Digest
		}
		if !same {
			t.Errorf("kernel %d is taken apart otherwise the second time", i)
		}
		now := compiled(t, b)
		if r := compare(t, now, compiled(t, b)); len(r.Changes) > 0 {
			t.Errorf("kernel %d differs from itself: %s", i, words(r.Changes))
		}
		for _, step := range []int{1, 7} {
			other := compiled(t, list[(i+step)%len(list)])
			r := compare(t, now, other)
			if now.Digest != other.Digest && len(r.Changes) == 0 {
				t.Errorf("kernels %d and %d: nothing to say", i, (i+step)%len(list))
			}
			for _, c := range r.Changes {
				if c.Subject == "" || c.What == "" || c.Construct >= len(now.Constructs) {
					t.Errorf("kernels %d and %d: %+v", i, (i+step)%len(list), c)
				}
			}
		}
	}
}

// What a real compile has in its key has words.
func TestEveryFieldOfARealKeyHasWords(t *testing.T) {
	if _, err := llvm.Find(); err != nil {
		t.Skip("needs LLVM: ", err)
	}
	s, err := cache.Open(filepath.Join(t.TempDir(), "cache"), cache.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	e := &compile.Engine{Store: s, Log: slog.New(slog.DiscardHandler)}
	src := compile.Source{Package: "p", Name: "Step", Bundle: bundles(t, []string{source})[0]}
	l, err := e.Load(t.Context(), src, compile.Options{Target: target.Host(), Checks: true, FMA: true})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Release()
	for _, f := range l.Report.Version.Fields {
		now, before := *l.Report.Version, *l.Report.Version
		set(&now, f.Label, "other")
		r := compare(t, &now, &before)
		if len(r.Changes) != 1 || r.Changes[0].Subject == f.Label && f.Label != "target" {
			t.Errorf("%s: %q", f.Label, words(r.Changes))
		}
		if why.Explain(&now, &before) == nil && f.Label != "whole" && f.Label != "cover" {
			t.Errorf("%s: not explained", f.Label)
		}
	}
}

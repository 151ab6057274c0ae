package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/target"
)

// keys measures how long the keys of a kernel and of its constructs take. The digests of the code are most of it, and are
// made when code is generated; what a start does is to hash each together with options and versions.
func (b *bench) keys(w *workshop) error {
	s := shape{100, 200}
	if b.quick {
		s.statements = 20
	}
	if _, err := b.economyProgram(w, s); err != nil {
		return err
	}
	plan, constructs, err := b.takenApart(filepath.Join(w.dir, fmt.Sprintf("economy%dx%d", s.loops, s.statements)))
	if err != nil {
		return err
	}
	if len(constructs) != s.loops {
		return fmt.Errorf("%s: %d constructs", s, len(constructs))
	}
	var all, start []float64
	digests := make([]string, len(constructs))
	host := target.Host()
	for range b.rounds {
		begin := time.Now()
		h := sha256.New()
		h.Write(plan)
		for i, c := range constructs {
			d := c.Digest()
			h.Write(d[:])
			digests[i] = hex.EncodeToString(d[:])
		}
		kernel := hex.EncodeToString(h.Sum(nil))
		made := time.Now()
		optionsKey("kernel", kernel, host)
		for _, d := range digests {
			optionsKey("construct", d, host)
		}
		end := time.Now()
		all = append(all, end.Sub(begin).Seconds()*1e3)
		start = append(start, end.Sub(made).Seconds()*1e3)
	}
	for _, r := range []Result{
		{Size: "from the code, " + s.String(), Ours: ref(median(all)), Notes: []string{"digests of the IR, and keys made of them"}},
		{Size: "at a start, " + s.String(), Ours: ref(median(start)), Notes: []string{"the digests are in the program"}},
	} {
		r.Row, r.Unit, r.Size, r.Peers = "C5", "ms", "keys "+r.Size, map[string]*float64{}
		b.show(r)
	}
	return nil
}

// optionsKey hashes a digest with as many options and versions as the compiler does, of the same types and lengths.
func optionsKey(domain, digest string, t target.Target) cache.Key {
	h := cache.NewKey(domain).Str("ir", digest).Str("target", t.Scope())
	for _, option := range []string{"checks", "fma", "whole", "cover"} {
		h.Bool(option, true)
	}
	for _, version := range []string{"plan", "passes", "codegen", "llvm", "pipeline"} {
		h.Int(version, 1)
	}
	return h.Sum()
}

// takenApart is the plan and the constructs of the kernel in a folder, as spelt gen makes them.
func (b *bench) takenApart(dir string) (plan []byte, constructs []*ir.Kernel, err error) {
	program, err := frontend.Load(b.ctx, frontend.Config{Dir: dir, Env: append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off")}, ".")
	if err != nil {
		return nil, nil, err
	}
	packages := program.Packages()
	if len(packages) != 1 || len(packages[0].Kernels) != 1 {
		return nil, nil, errors.New("there is not one kernel")
	}
	k, problems := program.Lower(packages[0].Kernels[0])
	if len(problems) > 0 {
		return nil, nil, problems
	}
	made, err := bundle.Make(k)
	if err != nil {
		return nil, nil, err
	}
	if plan, err = base64.StdEncoding.DecodeString(made.Plan); err != nil {
		return nil, nil, err
	}
	for i := range made.Constructs {
		c, err := made.Constructs[i].Parse()
		if err != nil {
			return nil, nil, err
		}
		constructs = append(constructs, c)
	}
	return plan, constructs, nil
}

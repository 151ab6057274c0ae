package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/debug"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// Stages that are no passes.
const (
	stageFrontend = "frontend"
	stageSplit    = "split"
	stageFinal    = "final"
	stageLLVM     = "llvm"
	stageAsm      = "asm"
)

// section is the way of a whole kernel, or of one of the tasks it is split into, through the compiler.
type section struct {
	Kernel string  `json:"kernel"`
	Task   int     `json:"task"` // from 1; 0 for the whole kernel
	Kind   string  `json:"kind,omitempty"`
	Stages []stage `json:"stages"`
}

// stage is a section's text after one step.
type stage struct {
	Name   string `json:"stage"`
	Micros int64  `json:"us"`
	Text   string `json:"text"`
}

func (s stage) isIR() bool { return s.Name != stageLLVM && s.Name != stageAsm }

func (s section) title() string {
	if s.Task == 0 {
		return s.Kernel
	}
	return fmt.Sprintf("%s, task %d (%s)", s.Kernel, s.Task, s.Kind)
}

// upTo cuts a section off after a stage. It returns all of it, and false, if it does not have the stage.
func (s section) upTo(name string) (section, bool) {
	at := slices.IndexFunc(s.Stages, func(x stage) bool { return x.Name == name })
	if name == stageFinal && s.Task > 0 {
		at = len(s.Stages) - 1
	}
	if at < 0 {
		return s, false
	}
	s.Stages = s.Stages[:at+1]
	return s, true
}

// trace takes a kernel through the compiler as bundle.Make and compile.Engine do, and keeps every text on the way.
func trace(ctx context.Context, name string, k *ir.Kernel, o irOptions, t target.Target) ([]section, error) {
	mode := ir.Plain
	if o.positions {
		mode = ir.Full
	}
	whole := section{Kernel: name, Stages: []stage{{Name: stageFrontend, Text: string(k.Print(mode))}}}
	opts := transform.Options{NoFMA: o.noFMA, HasFMA: t.HasFMA(), NoChecks: o.noChecks, Verify: true}
	observe := func(s *section) func(string, *ir.Kernel, time.Duration) {
		return func(pass string, k *ir.Kernel, d time.Duration) {
			s.Stages = append(s.Stages, stage{pass, d.Microseconds(), string(k.Print(mode))})
		}
	}
	opts.Observe = observe(&whole)
	if err := fuse(k, opts.Observe); err != nil || o.stage == stageFrontend || o.stage == passFMA {
		return []section{whole}, err
	}
	if o.whole {
		if err := transform.Run(k, opts); err != nil {
			return nil, err
		}
	}
	split, err := construct.Split(k)
	if err != nil {
		return nil, err
	}
	sections := []section{whole}
	opts.Task = true
	for i, c := range split.Constructs {
		s := section{Kernel: name, Task: i + 1, Kind: c.Kind.String()}
		s.Stages = append(s.Stages, stage{Name: stageSplit, Text: string(c.Code.Print(ir.Plain))})
		opts.Observe = observe(&s)
		if err := transform.Run(c.Code, opts); err != nil {
			return nil, err
		}
		if !isPass(o.stage) {
			if err := s.generate(ctx, &task.Task{Kind: c.Kind, Code: c.Code}, o.stage, t); err != nil {
				return nil, err
			}
		}
		sections = append(sections, s)
	}
	return sections, nil
}

// generate adds the texts that follow the passes, if they are asked for.
func (s *section) generate(ctx context.Context, t *task.Task, until string, host target.Target) error {
	if until != stageLLVM && until != stageAsm {
		return nil
	}
	start := time.Now()
	m, err := codegen.Emit(t, codegen.Options{Target: host, Lanes: lanesFromEnv()})
	if err != nil {
		return err
	}
	s.Stages = append(s.Stages, stage{stageLLVM, time.Since(start).Microseconds(), string(m.Text)})
	if until != stageAsm {
		return nil
	}
	lib, err := llvm.Open()
	if err != nil {
		return err
	}
	start = time.Now()
	r, err := lib.Compile(ctx, s.Kernel, m.Text, llvm.Options{Target: host, Lanes: m.Width > 0, WantAsm: true})
	if err != nil {
		return err
	}
	s.Stages = append(s.Stages, stage{stageAsm, time.Since(start).Microseconds(), r.Asm})
	return nil
}

// passFMA is the one pass that runs where the IR is made, before the kernel is split.
const passFMA = "fma"

// fuse runs it as bundle.Make does.
func fuse(k *ir.Kernel, observe func(string, *ir.Kernel, time.Duration)) error {
	p, ok := transform.PassNamed(passFMA)
	if !ok {
		return fmt.Errorf("no pass %s", passFMA)
	}
	start := time.Now()
	if err := p.Apply(k, transform.Options{}); err != nil {
		return err
	}
	observe(passFMA, k, time.Since(start))
	return nil
}

func isPass(name string) bool {
	_, ok := transform.PassNamed(name)
	return ok
}

func stageNames() []string {
	names := []string{stageFrontend}
	for _, p := range transform.Passes() {
		if p.Name == passFMA {
			names = append(names, p.Name, stageSplit)
		} else {
			names = append(names, p.Name)
		}
	}
	return append(names, stageFinal, stageLLVM, stageAsm)
}

func stageHelp() string {
	why := map[string]string{
		stageFrontend: "the whole kernel, as lowered from Go",
		stageSplit:    "the tasks, as the passes get them",
		stageFinal:    "the tasks after all passes (this is what is printed by default)",
		stageLLVM:     "the LLVM IR generated for the tasks",
		stageAsm:      "the machine code that LLVM makes of it",
	}
	for _, p := range transform.Passes() {
		why[p.Name] = p.Why
	}
	var b strings.Builder
	for _, n := range stageNames() {
		fmt.Fprintf(&b, "  %-12s %s\n", n, why[n])
	}
	return strings.TrimRight(b.String(), "\n")
}

// lanesFromEnv is SPELT_LANES.
func lanesFromEnv() codegen.Lanes {
	s, _ := debug.FromEnv() // a switch that cannot be used is as if not set
	return codegen.LanesByName(s.Lanes)
}

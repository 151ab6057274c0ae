package compile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// Dump writes what the pipeline has in hand into files. Their names start with
// a number, so that a listing is in order of writing. All runtimes of a process
// that write to a directory count together, and go on where earlier processes
// have ended: no file is ever written over. While a dump is asked for nothing is
// taken from the cache, so that there is something to see; what is compiled is
// the same as without. A file that cannot be written is a warning.
type Dump struct {
	dir   string
	kinds []string
	warn  func(error)
	count *numbering
}

// NewDump makes a dump of the given kinds, see [debug.DumpKinds], into dir,
// which is made when first needed.
func NewDump(dir string, kinds []string, warn func(error)) *Dump {
	key := dir
	if abs, err := filepath.Abs(dir); err == nil {
		key = abs
	}
	count, _ := numberings.LoadOrStore(key, &numbering{})
	return &Dump{dir: dir, kinds: kinds, warn: warn, count: count.(*numbering)}
}

// numbering counts the files of a directory.
type numbering struct {
	mu    sync.Mutex
	begun bool
	last  int
}

var numberings sync.Map // absolute directory → *numbering

// next is the number of the next file in dir.
func (n *numbering) next(dir string) int {
	n.mu.Lock()
	defer n.mu.Unlock()
	if !n.begun {
		n.begun = true
		entries, _ := os.ReadDir(dir)
		for _, e := range entries {
			head, _, _ := strings.Cut(e.Name(), "-")
			if v, err := strconv.Atoi(head); err == nil {
				n.last = max(n.last, v)
			}
		}
	}
	n.last++
	return n.last
}

func (d *Dump) wants(kind string) bool { return d != nil && slices.Contains(d.kinds, kind) }

// write writes one file named after its parts.
func (d *Dump) write(ext string, data []byte, parts ...string) {
	if err := d.create(ext, data, parts); err != nil {
		d.warn(err)
	}
}

func (d *Dump) create(ext string, data []byte, parts []string) error {
	if err := os.MkdirAll(d.dir, 0o777); err != nil {
		return err
	}
	for {
		name := fmt.Sprintf("%04d-%s.%s", d.count.next(d.dir), fileName(strings.Join(parts, "-")), ext)
		f, err := os.OpenFile(filepath.Join(d.dir, name), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if errors.Is(err, fs.ErrExist) {
			continue // another process has begun meanwhile
		}
		if err != nil {
			return err
		}
		_, err = f.Write(data)
		return errors.Join(err, f.Close())
	}
}

// fileName keeps what is safe in a file name everywhere.
func fileName(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', strings.ContainsRune("._-", r):
			return r
		}
		return '_'
	}, s)
	return s[:min(len(s), 120)]
}

// Print prints kernels and constructs at some stages of the pipeline, each with
// a banner. As for a [Dump], nothing is taken from the cache meanwhile.
type Print struct {
	mu     sync.Mutex
	w      io.Writer
	stages []string
}

// NewPrint makes a Print of stages, see [debug.PrintStages].
func NewPrint(w io.Writer, stages []string) *Print { return &Print{w: w, stages: stages} }

func (p *Print) wants(stage string) bool { return p != nil && slices.Contains(p.stages, stage) }

func (p *Print) print(text []byte, banner string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	fmt.Fprintf(p.w, "==== "+banner+" ====\n%s", append(args, text)...)
}

// show dumps k if a dump of one of the kinds is wanted, and prints it if the
// stage is, under a banner.
func (c *compilation) show(k *ir.Kernel, kinds []string, stage string, parts []string, banner string, args ...any) {
	dump, print := slices.ContainsFunc(kinds, c.engine.Dump.wants), c.engine.Print.wants(stage)
	if !dump && !print {
		return
	}
	text := k.Print(ir.Plain)
	if dump {
		c.engine.Dump.write("ir", text, append([]string{c.src.Name}, parts...)...)
	}
	if print {
		c.engine.Print.print(text, "kernel %s, "+banner, append([]any{c.src.Name}, args...)...)
	}
}

// showKernel shows the kernel as parsed.
func (c *compilation) showKernel(k *ir.Kernel) {
	c.show(k, []string{"ir"}, "frontend", []string{"frontend"}, "frontend")
}

// showSplit shows the constructs, and dumps the plan. Constructs that are equal
// come out alike at each later stage, and are seen there once; the plan says so.
func (c *compilation) showSplit(split *construct.Result) {
	for i, con := range split.Constructs {
		c.show(con.Code, []string{"ir"}, "split", []string{c.label(i), "split"}, "construct %d of %d, %s, split", i+1, len(split.Constructs), con.Kind)
	}
	if c.engine.Dump.wants("ir") {
		var b strings.Builder
		WritePlan(&b, split)
		c.engine.Dump.write("txt", []byte(b.String()), c.src.Name, "whole")
	}
}

func (c *compilation) label(i int) string { return fmt.Sprintf("construct%03d", i) }

// showPass shows construct i after a pass; the kernel, if i is -1.
func (c *compilation) showPass(i int, pass string, k *ir.Kernel) {
	if i < 0 {
		c.show(k, []string{"passes"}, "passes", []string{"kernel", pass}, "after %s", pass)
		return
	}
	c.show(k, []string{"passes"}, "passes", []string{c.label(i), pass}, "construct %d of %d, after %s", i+1, c.constructs, pass)
}

// showFinal shows a task as the passes leave it, which is what code is generated from.
func (c *compilation) showFinal(i int, t *task.Task) {
	c.show(t.Code, []string{"ir", "passes"}, "final", []string{c.label(i), "final"}, "construct %d of %d, %s, final", i+1, c.constructs, t.Kind)
	if c.engine.Dump.wants("cfg") {
		c.engine.Dump.write("dot", controlGraph(c.src.Name+" "+c.label(i), t.Code), c.src.Name, c.label(i), "cfg")
	}
}

// showEqual prints a banner for each construct that is one before it, where that has been printed after the passes.
func (c *compilation) showEqual(units []*unit) {
	if !c.engine.Print.wants("final") {
		return
	}
	for i, u := range units {
		if u.index != i {
			c.engine.Print.print(nil, "kernel %s, construct %d of %d, %s, final: it is construct %d", c.src.Name, i+1, len(units), u.part.kind, u.index+1)
		}
	}
}

// controlGraph draws the nesting of control as a Graphviz graph: a box per
// block, with the number of its straight statements, and an edge per way in.
func controlGraph(title string, k *ir.Kernel) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "digraph %q {\n  node [shape=box, fontname=monospace];\n", title)
	n := 0
	var visit func(blk *ir.Block, what string) int
	visit = func(blk *ir.Block, what string) int {
		id := n
		n++
		straight := 0
		var jumps []string
		for _, s := range blk.Stmts {
			switch {
			case s.Op == ir.OpBreak || s.Op == ir.OpContinue:
				jumps = append(jumps, fmt.Sprintf("%s %d", s.Op, s.Imm))
			case s.Op == ir.OpReturn:
				jumps = append(jumps, "return")
			case len(s.Blocks) == 0:
				straight++
			}
		}
		label := fmt.Sprintf("%s\\n%d statements", what, straight)
		for _, j := range jumps {
			label += "\\n" + j
		}
		fmt.Fprintf(&b, "  b%d [label=\"%s\"];\n", id, label)
		for _, s := range blk.Stmts {
			for i, nested := range s.Blocks {
				if len(nested.Stmts) == 0 {
					continue
				}
				fmt.Fprintf(&b, "  b%d -> b%d;\n", id, visit(nested, blockRole(s, i)))
			}
		}
		return id
	}
	visit(k.Body, "task")
	b.WriteString("}\n")
	return []byte(b.String())
}

func blockRole(s *ir.Stmt, i int) string {
	switch s.Op {
	case ir.OpIf:
		return [...]string{"then", "else"}[i]
	case ir.OpLoop:
		return [...]string{"loop", "post"}[i]
	case ir.OpFor:
		if s.Loop.Parallel {
			return "parallel for"
		}
	}
	return s.Op.String()
}

package compile

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/task"
)

// Dump writes what the pipeline has in hand into files. Their names start with
// a number that grows, so that no two collide and a listing is in order of
// writing. While a dump is asked for nothing is taken from the cache, so that
// there is something to see; what is compiled is the same as without. A file
// that cannot be written is a warning.
type Dump struct {
	dir   string
	kinds []string
	seq   atomic.Int64
	warn  func(error)
	once  sync.Once
}

// NewDump makes a dump of the given kinds, see [debug.DumpKinds], into dir,
// which is made when first needed.
func NewDump(dir string, kinds []string, warn func(error)) *Dump {
	return &Dump{dir: dir, kinds: kinds, warn: warn}
}

func (d *Dump) wants(kind string) bool { return d != nil && slices.Contains(d.kinds, kind) }

// write writes one file named after its parts.
func (d *Dump) write(ext string, data []byte, parts ...string) {
	d.once.Do(func() {
		if err := os.MkdirAll(d.dir, 0o777); err != nil {
			d.warn(err)
		}
	})
	name := fmt.Sprintf("%04d-%s.%s", d.seq.Add(1), fileName(strings.Join(parts, "-")), ext)
	if err := os.WriteFile(filepath.Join(d.dir, name), data, 0o666); err != nil {
		d.warn(err)
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

// dumpKernel dumps the kernel as parsed.
func (c *compilation) dumpKernel(k *ir.Kernel) {
	if c.engine.Dump.wants("ir") {
		c.engine.Dump.write("ir", k.Print(ir.Plain), c.src.Name, "frontend")
	}
}

// dumpSplit dumps the constructs and the reassembled kernel, and prints the
// constructs to the console if asked for.
func (c *compilation) dumpSplit(split *construct.Result) {
	for i, con := range split.Constructs {
		if c.engine.Dump.wants("ir") {
			c.engine.Dump.write("ir", con.Code.Print(ir.Plain), c.src.Name, c.label(i), "split")
		}
		if w := c.engine.Print; w != nil {
			printBanner(w, c.src.Name, i, len(split.Constructs), con)
		}
	}
	if c.engine.Dump.wants("ir") {
		var b strings.Builder
		WritePlan(&b, split)
		c.engine.Dump.write("txt", []byte(b.String()), c.src.Name, "whole")
	}
}

func (c *compilation) label(i int) string { return fmt.Sprintf("construct%03d", i) }

var printing sync.Mutex

func printBanner(w io.Writer, kernel string, i, n int, con *construct.Construct) {
	printing.Lock()
	defer printing.Unlock()
	fmt.Fprintf(w, "==== kernel %s, construct %d of %d, %s ====\n%s", kernel, i+1, n, con.Kind, con.Code.Print(ir.Plain))
}

// dumpPass is what observes the passes of construct i.
func (c *compilation) dumpPass(i int, pass string, k *ir.Kernel) {
	if c.engine.Dump.wants("passes") {
		c.engine.Dump.write("ir", k.Print(ir.Plain), c.src.Name, c.label(i), pass)
	}
}

func (c *compilation) dumpTask(i int, t *task.Task) {
	if c.engine.Dump.wants("cfg") {
		c.engine.Dump.write("dot", controlGraph(c.src.Name+" "+c.label(i), t.Code), c.src.Name, c.label(i), "cfg")
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

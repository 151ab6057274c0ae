package codegen

import (
	"encoding/hex"
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/ir"
)

// module collects what stands outside of functions: constants and metadata.
type module struct {
	dialect Dialect

	meta   []string // node i is !i
	byText map[string]string
	fields map[ir.Tag]string // type nodes of the alias classes, see tbaa.go

	tables  []string // global i is @i
	byTable map[string]string

	funcs []*fn
}

func newModule(d Dialect) *module {
	return &module{dialect: d, byText: map[string]string{}, fields: map[ir.Tag]string{}, byTable: map[string]string{}}
}

// node is the metadata node with that text, one for equal texts.
func (m *module) node(parts ...string) string {
	text := strings.Join(parts, "")
	if n, ok := m.byText[text]; ok {
		return n
	}
	n := m.newNode(text)
	m.byText[text] = n
	return n
}

func (m *module) newNode(text string) string {
	m.meta = append(m.meta, text)
	return "!" + strconv.Itoa(len(m.meta)-1)
}

// loop is the metadata node of a loop with the given properties, or "" if there are none.
func (m *module) loop(properties ...string) string {
	if len(properties) == 0 {
		return ""
	}
	self := "!" + strconv.Itoa(len(m.meta))
	return m.newNode("distinct !{" + self + ", " + strings.Join(properties, ", ") + "}")
}

// likely is the suffix of a branch that nearly always takes its first way.
func (m *module) likely() string {
	return ", !prof " + m.node(`!{!"branch_weights", i32 1048575, i32 1}`)
}

// unlikely is the suffix of a branch that hardly ever takes its first way.
func (m *module) unlikely() string {
	return ", !prof " + m.node(`!{!"branch_weights", i32 1, i32 1048575}`)
}

// table is the global that holds the bytes written as hex in data. It reports false if they are not.
func (m *module) table(data string) (string, bool) {
	if g, ok := m.byTable[data]; ok {
		return g, true
	}
	b, err := hex.DecodeString(data)
	if err != nil {
		return "", false
	}
	var s strings.Builder
	s.WriteString("private unnamed_addr constant [" + strconv.Itoa(len(b)) + " x i8] c\"")
	for _, c := range b {
		s.WriteByte('\\')
		s.WriteByte(upperHex[c>>4])
		s.WriteByte(upperHex[c&15])
	}
	s.WriteString("\", align 16")
	g := "@" + strconv.Itoa(len(m.tables))
	m.tables = append(m.tables, s.String())
	m.byTable[data] = g
	return g, true
}

const upperHex = "0123456789ABCDEF"

// text is the whole module. attributes are those of groups #0, #1 and so on.
func (m *module) text(o Options, attributes []string) []byte {
	var b []byte
	line := func(parts ...string) {
		for _, p := range parts {
			b = append(b, p...)
		}
		b = append(b, '\n')
	}
	// Without it the name given to LLVM's parser would get into the object.
	line(`source_filename = "spelt"`)
	if l := dataLayout(o.Target.Triple); l != "" {
		line(`target datalayout = "`, l, `"`)
	}
	line(`target triple = "`, o.Target.Triple, `"`)
	line()
	for i, t := range m.tables {
		line("@", strconv.Itoa(i), " = ", t)
	}
	for _, f := range m.funcs {
		b = append(b, f.buf...)
		line()
	}
	for i, a := range attributes {
		line("attributes #", strconv.Itoa(i), " = { ", a, " }")
	}
	for i, n := range m.meta {
		line("!", strconv.Itoa(i), " = ", n)
	}
	return b
}

// dataLayout is LLVM's own layout for ELF on an architecture, "" for one that is not known: then LLVM's applies.
func dataLayout(triple string) string {
	arch, _, _ := strings.Cut(triple, "-")
	switch arch {
	case "x86_64":
		return "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
	case "aarch64":
		return "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
	}
	return ""
}

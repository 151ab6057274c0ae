package gen

import (
	"bytes"
	"fmt"
	"go/format"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/spelt-go/spelt/internal/bundle"
)

// emit writes the file for units, which come from one source file: launchers first, since they are what a user reads,
// and the IR last.
func emit(pkg *types.Package, sc *scope, constraint string, units []unit) ([]byte, error) {
	im := newImports(pkg, sc.taken)
	var body, tail bytes.Buffer
	for _, u := range units {
		v, err := newView(im, u)
		if err != nil {
			return nil, err
		}
		if err := launcherTemplate.Execute(&body, v); err != nil {
			return nil, err
		}
		if err := definitionTemplate.Execute(&tail, v); err != nil {
			return nil, err
		}
	}
	var out bytes.Buffer
	out.WriteString(Header + "\n\n")
	if constraint != "" {
		out.WriteString(constraint + "\n\n")
	}
	fmt.Fprintf(&out, "package %s\n\n%s", pkg.Name(), im.decl())
	out.Write(body.Bytes())
	out.Write(tail.Bytes())
	content, err := format.Source(out.Bytes())
	if err != nil {
		return nil, fmt.Errorf("generated code for %s does not parse: %w", units[0].File, err)
	}
	return content, nil
}

func newView(im *imports, u unit) (view, error) {
	v := view{
		Spelt:    im.ref(RootPath, "spelt"),
		Context:  im.ref("context", "context"),
		Unsafe:   im.ref("unsafe", "unsafe"),
		Name:     u.Name,
		Kernel:   u.kernel,
		Launcher: u.launcher,
		ArgsType: u.args,
		Define:   u.definition,
		Package:  im.pkg.Path(),
		Stamp:    u.Stamp,
	}
	if doc := strings.TrimSpace(u.Doc); doc != "" {
		v.Doc = strings.Split(doc, "\n")
	}
	method := u.Func.Signature().Recv() != nil
	callee := u.Func.Name()
	if len(u.Instance) > 0 && !method {
		list := make([]string, len(u.Instance))
		for i, t := range u.Instance {
			list[i] = im.typeString(t)
		}
		callee += "[" + strings.Join(list, ", ") + "]"
	}

	n := locals(u, identifiers(v.Context, v.Unsafe, callee, u.args, u.launcher))
	v.Recv, v.Ctx, v.Args, v.Err, v.Runtime, v.Pointer = n.receiver, n.ctx, n.args, n.err, n.runtime, n.pointer
	v.Names = n.params
	params, results := typeStrings(im, u.Args), typeStrings(im, u.Results)
	v.Params = declare(n.params, params, ", ")
	v.Fields = declare(slices.Concat(n.params, n.results), slices.Concat(params, results), "\n")
	v.Results = "error"
	if len(u.Results) > 0 {
		v.Results = "(" + declare(slices.Concat(n.results, []string{n.err}), append(results, "error"), ", ") + ")"
	}

	fields := slices.Concat(u.Args, u.Results)
	for i, name := range slices.Concat(n.params, n.results) {
		fields[i].Name = name
	}
	if v.Refused = u.Refused; v.Refused == "" {
		v.Layout = layoutText(fields, u.Memory)
	}

	actual := prefixed(n.args+".", n.params)
	if method {
		callee, actual = actual[0]+"."+callee, actual[1:]
	}
	v.Values = prefixed(n.args+".", n.results)
	if u.Func.Signature().Variadic() {
		actual[len(actual)-1] += "..."
	}
	v.Plain = callee + "(" + strings.Join(actual, ", ") + ")"
	if len(v.Values) > 0 {
		v.Plain = strings.Join(v.Values, ", ") + " = " + v.Plain
	}

	if v.Refused != "" {
		return v, nil
	}
	b, err := bundle.Make(u.IR.Clone())
	if err != nil {
		return view{}, fmt.Errorf("%v: kernel %s: %w", u.Pos, u.Name, err)
	}
	v.Digest, v.Plan, v.Whole = b.Digest, packed(b.Plan), packed(b.Whole)
	v.Places = rawString(b.Places)
	for _, c := range b.Constructs {
		v.Constructs = append(v.Constructs, constructView{c.Digest, packed(c.Code)})
	}
	return v, nil
}

// packed writes base64 as a Go string: with line ends, which decoding leaves out, if it is long.
func packed(s string) string {
	const width = 120
	if len(s) <= width {
		return strconv.Quote(s)
	}
	var b strings.Builder
	b.WriteString("`")
	for ; len(s) > width; s = s[width:] {
		b.WriteString(s[:width] + "\n")
	}
	b.WriteString(s + "`")
	return b.String()
}

// rawString writes s between backquotes. IR text is printable but for its line ends, so nothing else needs care.
func rawString(s string) string {
	return "`" + strings.ReplaceAll(s, "`", "` + \"`\" + `") + "`"
}

func typeStrings(im *imports, list []Arg) []string {
	out := make([]string, len(list))
	for i, a := range list {
		out[i] = im.typeString(a.Type)
	}
	return out
}

// declare writes names with their types, neighbours of one type together: "x, y []float32, a float32".
func declare(names, types []string, sep string) string {
	var parts []string
	for i := 0; i < len(names); {
		n := i + 1
		for n < len(names) && types[n] == types[i] {
			n++
		}
		parts = append(parts, strings.Join(names[i:n], ", ")+" "+types[i])
		i = n
	}
	return strings.Join(parts, sep)
}

func prefixed(prefix string, names []string) []string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = prefix + n
	}
	return out
}

// identifiers returns every identifier in pieces of Go text.
func identifiers(text ...string) []string {
	var out []string
	for _, t := range text {
		for _, w := range strings.FieldsFunc(t, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' }) {
			if token.IsIdentifier(w) {
				out = append(out, w)
			}
		}
	}
	return out
}

package stamp

import "strings"

// file is a source file, divided into declarations.
type file struct {
	src     []byte
	pkg     string
	imports []importSpec
	decls   []*decl
}

type importSpec struct{ name, path string } // name "" if it is left to the package

// decl declares one name at package level.
type decl struct {
	file  *file
	kind  byte // f, t, v, c: func, type, var, const
	recv  string
	name  string
	text  span // with directives before it
	whole span // of a constant: the text of the specification that its value is written in
	index int  // of a constant: the value of iota, if that is used
}

type span struct{ from, to int }

// key names a function as in Grid.Step.
func (d *decl) key() string {
	if d.recv != "" {
		return d.recv + "." + d.name
	}
	return d.name
}

// split finds the declarations of a file.
func split(src []byte) *file {
	f := &file{src: src}
	x := &splitter{lexer: lexer{src: src}, f: f}
	lead := -1 // of directives that stand before what follows
	for t := x.next(); t.kind != end; t = x.next() {
		switch t.kind {
		case semicolon:
			continue
		case directive:
			if lead < 0 {
				lead = t.start
			}
			continue
		case word:
			start := t.start
			if lead >= 0 {
				start = lead
			}
			switch x.text(t) {
			case "package":
				f.pkg = x.text(x.next())
			case "import":
				x.group('i', start)
			case "func":
				x.function(start)
			case "type":
				x.group('t', start)
			case "var":
				x.group('v', start)
			case "const":
				x.group('c', start)
			}
		}
		lead = -1
	}
	return f
}

type splitter struct {
	lexer
	f *file
}

// rest reads from t to the end of the statement, or of the group of depth 0 that it is in.
func (x *splitter) rest(t token) (last token) {
	depth := 0
	for ; t.kind != end; t = x.next() {
		switch {
		case t.kind == semicolon && depth == 0:
			return t
		case x.is(t, '(') || x.is(t, '[') || x.is(t, '{'):
			depth++
		case x.is(t, ')') || x.is(t, ']') || x.is(t, '}'):
			if depth--; depth < 0 {
				return t
			}
		}
	}
	return t
}

func (x *splitter) function(start int) {
	t, recv := x.next(), ""
	if x.is(t, '(') {
		depth := 0
		for t = x.next(); t.kind != end && !x.is(t, ')'); t = x.next() {
			switch {
			case x.is(t, '['):
				depth++
			case x.is(t, ']'):
				depth--
			case t.kind == word && depth == 0:
				recv = x.text(t)
			}
		}
		t = x.next()
	}
	if t.kind != word {
		x.rest(t)
		return
	}
	last := x.rest(x.next())
	x.add(&decl{kind: 'f', recv: recv, name: x.text(t), text: span{start, last.start}})
}

func (x *splitter) add(d *decl) {
	d.file = x.f
	x.f.decls = append(x.f.decls, d)
}

// group reads one specification, or several between parentheses.
func (x *splitter) group(kind byte, start int) {
	t := x.next()
	if !x.is(t, '(') {
		x.spec(kind, t, start, 0, nil)
		return
	}
	var value *span
	for index := 0; ; {
		t = x.next()
		switch {
		case t.kind == semicolon || t.kind == directive:
			continue
		case t.kind == end || x.is(t, ')'):
			return
		}
		closed, v := x.spec(kind, t, t.start, index, value)
		if closed {
			return
		}
		value = v
		index++
	}
}

// spec reads a specification that begins with t, and tells whether it was the last of its group. value is the text of
// the constants before it.
func (x *splitter) spec(kind byte, t token, start, index int, value *span) (closed bool, own *span) {
	if kind == 'i' {
		name := ""
		if t.kind != literal {
			name = x.text(t)
			t = x.next()
		}
		if t.kind == literal {
			x.f.imports = append(x.f.imports, importSpec{name, strings.Trim(x.text(t), "`\"")})
		}
		return x.is(x.rest(x.next()), ')'), nil
	}
	var names []string
	for t.kind == word {
		names = append(names, x.text(t))
		t = x.next()
		if kind == 't' || !x.is(t, ',') {
			break
		}
		t = x.next()
	}
	from := t.start
	last := x.rest(t)
	text := span{start, last.start}
	own = value
	if kind == 'c' && (last.start > from || value == nil) {
		own = &span{from, last.start}
	}
	for i, n := range names {
		d := &decl{kind: kind, name: n, text: text}
		if kind == 'c' {
			d.whole, d.index = *own, index<<8+i
		}
		x.add(d)
	}
	return x.is(last, ')'), own
}

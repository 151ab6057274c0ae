package stamp

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
)

// content is what a declaration comes down to: its tokens, and the names in it.
type content struct {
	sum       [32]byte
	plain     []string    // identifiers that stand alone
	selectors []string    // identifiers after a point
	qualified [][2]string // pairs of a plain identifier and the selector after it
}

// read gives the content of a declaration. It does not depend on where lines end, nor on comments.
func (d *decl) read() *content {
	c := &content{}
	var b bytes.Buffer
	fmt.Fprintf(&b, "%c %s\n", d.kind, d.key())
	c.add(&b, d.file.src[d.text.from:d.text.to])
	if d.whole != (span{}) {
		value := d.file.src[d.whole.from:d.whole.to]
		c.add(&b, value)
		if strings.Contains(string(value), "iota") {
			b.WriteString(strconv.Itoa(d.index))
		}
	}
	c.sum = sha256.Sum256(b.Bytes())
	return c
}

// add writes the tokens of src, in one form of several that mean the same, and notes names.
func (c *content) add(b *bytes.Buffer, src []byte) {
	x := lexer{src: src}
	var before, last token // the two tokens before t
	held := token{}        // a semicolon or comma that means nothing before a closing bracket
	seen := map[string]bool{}
	note := func(list *[]string, class, name string) {
		if !seen[class+name] {
			seen[class+name] = true
			*list = append(*list, name)
		}
	}
	for t := x.next(); t.kind != end; t = x.next() {
		if held.kind != end && !x.is(t, ')') && !x.is(t, '}') && !x.is(t, ']') {
			b.Write(separator(&x, held))
		}
		held = token{}
		switch t.kind {
		case semicolon:
			held = t
		case directive:
			fields := strings.Fields(x.text(t))
			b.WriteString(strings.Join(fields, " ") + "\n")
			for _, f := range fields[1:] {
				c.mentions(f, note)
			}
			continue // what stands around it is as if it were not there
		case word:
			text := x.text(t)
			b.WriteString(text)
			b.WriteByte(' ')
			switch {
			case x.is(last, '.'):
				note(&c.selectors, ".", text)
				if before.kind == word {
					if q := x.text(before); !seen[q+"."+text] {
						seen[q+"."+text] = true
						c.qualified = append(c.qualified, [2]string{q, text})
					}
				}
			case !keyword(src[t.start:t.end]):
				note(&c.plain, "", text)
			}
		default:
			if x.is(t, ',') {
				held = t
				break
			}
			b.Write(src[t.start:t.end])
			b.WriteByte(' ')
		}
		before, last = last, t
	}
}

func separator(x *lexer, t token) []byte {
	if t.kind == semicolon {
		return []byte(";\n")
	}
	return []byte(", ")
}

// mentions notes the names in an argument of a directive, as in T=geom.Vector.
func (c *content) mentions(arg string, note func(list *[]string, class, name string)) {
	_, value, _ := strings.Cut(arg, "=")
	var b bytes.Buffer
	inner := &content{}
	inner.add(&b, []byte(value))
	for _, n := range inner.plain {
		note(&c.plain, "", n)
	}
	c.qualified = append(c.qualified, inner.qualified...)
}

// changes gives the statements of a file that may change the variable called name: those that have it on the left of an
// assignment, and those that take its address, slice it, or call a method of it. Each is given by its tokens.
func (f *file) changes(name string) []string {
	if !bytes.Contains(f.src, []byte(name)) {
		return nil
	}
	var list []string
	x := lexer{src: f.src}
	var statement []token
	flush := func() {
		if x.mayChange(statement, name) {
			var b strings.Builder
			for _, t := range statement {
				b.WriteString(x.text(t) + " ")
			}
			list = append(list, b.String())
		}
		statement = statement[:0]
	}
	for t := x.next(); t.kind != end; t = x.next() {
		if t.kind == semicolon || x.is(t, '{') || x.is(t, '}') {
			flush()
			continue
		}
		if t.kind != directive {
			statement = append(statement, t)
		}
	}
	flush()
	return list
}

func (x *lexer) mayChange(statement []token, name string) bool {
	if len(statement) > 0 && statement[0].kind == word && x.text(statement[0]) == "var" {
		return false // its own declaration, or one that hides it
	}
	for i, t := range statement {
		if t.kind != word || t.end-t.start != len(name) || x.text(t) != name || i > 0 && x.is(statement[i-1], '.') {
			continue
		}
		if i > 0 && x.is(statement[i-1], '&') {
			return true
		}
		depth := 0
		for j, u := range statement[i+1:] {
			switch text := x.text(u); text {
			case "[":
				depth++
			case "]":
				depth--
			case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&^=", "++", "--":
				return true
			case ":":
				if depth > 0 {
					return true
				}
			case ".":
				if j == 0 {
					return true
				}
			}
		}
	}
	return false
}

// short is a sum as stamps have it.
func short(text string) string {
	sum := sha256.Sum256([]byte(text))
	return base64.RawURLEncoding.EncodeToString(sum[:6])
}

package stamp

import "bytes"

// A lexer divides Go source into tokens, without comments and with the semicolons that ends of lines stand for. What it
// makes of text that is not Go does not matter.
type lexer struct {
	src  []byte
	pos  int
	semi bool // an end of line here is a semicolon
}

type kind uint8

const (
	end kind = iota
	semicolon
	word      // identifier or keyword
	literal   // number, string or rune
	operator  // of one or more characters
	directive // a comment //spelt:…
)

type token struct {
	kind       kind
	start, end int
}

func (x *lexer) text(t token) string { return string(x.src[t.start:t.end]) }

// is tells whether t is an operator of one character.
func (x *lexer) is(t token, c byte) bool {
	return t.kind == operator && t.end == t.start+1 && x.src[t.start] == c
}

func (x *lexer) next() token {
	for x.pos < len(x.src) {
		c := x.src[x.pos]
		switch {
		case c == '\n':
			x.pos++
			if x.semi {
				return x.semicolon(x.pos - 1)
			}
		case c <= ' ':
			x.pos++
		case c == '/' && x.has(1, '/'):
			start := x.pos
			n := bytes.IndexByte(x.src[start:], '\n')
			if n < 0 {
				n = len(x.src) - start
			}
			x.pos += n
			if bytes.HasPrefix(x.src[start:x.pos], directivePrefix) {
				return token{directive, start, x.pos}
			}
		case c == '/' && x.has(1, '*'):
			start := x.pos
			n := bytes.Index(x.src[start+2:], []byte("*/"))
			if n < 0 {
				n = len(x.src) - start - 4
			}
			x.pos += n + 4
			if x.semi && bytes.IndexByte(x.src[start:min(x.pos, len(x.src))], '\n') >= 0 {
				return x.semicolon(start)
			}
		case c == ';':
			x.pos++
			return x.semicolon(x.pos - 1)
		default:
			return x.solid(c)
		}
	}
	if x.semi {
		return x.semicolon(len(x.src))
	}
	return token{end, len(x.src), len(x.src)}
}

var directivePrefix = []byte("//spelt:")

func (x *lexer) semicolon(at int) token {
	x.semi = false
	return token{semicolon, at, min(at+1, len(x.src))}
}

func (x *lexer) has(offset int, c byte) bool {
	return x.pos+offset < len(x.src) && x.src[x.pos+offset] == c
}

// solid reads a token that begins with c.
func (x *lexer) solid(c byte) token {
	start := x.pos
	x.semi = true
	switch {
	case letters[c]:
		for x.pos < len(x.src) && letters[x.src[x.pos]] {
			x.pos++
		}
		if c >= '0' && c <= '9' {
			return token{literal, start, x.pos}
		}
		x.semi = !opens(x.src[start:x.pos])
		return token{word, start, x.pos}
	case c == '`':
		x.pos++
		for x.pos < len(x.src) && x.src[x.pos] != '`' {
			x.pos++
		}
		x.pos = min(x.pos+1, len(x.src))
		return token{literal, start, x.pos}
	case c == '"' || c == '\'':
		x.pos++
		for x.pos < len(x.src) && x.src[x.pos] != c && x.src[x.pos] != '\n' {
			if x.src[x.pos] == '\\' {
				x.pos++
			}
			x.pos++
		}
		x.pos = min(x.pos+1, len(x.src))
		return token{literal, start, x.pos}
	}
	x.pos += x.operator()
	switch c {
	case ')', ']', '}':
	case '+', '-':
		x.semi = x.pos == start+2 && x.src[start+1] == c
	default:
		x.semi = false
	}
	return token{operator, start, x.pos}
}

// operator is the length of the operator here: the longest that there is.
func (x *lexer) operator() int {
	rest := x.src[x.pos:]
	for n := min(3, len(rest)); n > 1; n-- {
		switch string(rest[:n]) {
		case "<<=", ">>=", "&^=", "...",
			"++", "--", "&&", "||", "<<", ">>", "&^", "<-", "==", "!=", "<=", ">=", ":=",
			"+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=":
			return n
		}
	}
	return 1
}

// letters are what words and numbers are made of; bytes of other letters than ASCII among them.
var letters = func() (t [256]bool) {
	for c := range t {
		t[c] = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c >= 0x80
	}
	return t
}()

// opens tells whether a word is a keyword that no statement ends with.
func opens(w []byte) bool {
	switch string(w) {
	case "break", "continue", "fallthrough", "return":
		return false
	}
	return keyword(w)
}

func keyword(w []byte) bool {
	switch string(w) {
	case "break", "case", "chan", "const", "continue", "default", "defer", "else", "fallthrough", "for", "func", "go", "goto",
		"if", "import", "interface", "map", "package", "range", "return", "select", "struct", "switch", "type", "var":
		return true
	}
	return false
}

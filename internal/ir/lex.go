package ir

import "strings"

// lexer splits the text form into tokens: words and numbers, %values, quoted
// strings, and single punctuation marks (".." is one). The empty token is the
// end.
type lexer struct {
	src    string
	off    int
	line   int
	tok    string
	spaced bool // white space stood before tok
	fresh  bool // tok is the first of its line
}

func isWord(s string) bool { return s != "" && isWordByte(s[0]) }

func isWordByte(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

func (l *lexer) next() {
	l.spaced, l.fresh = false, false
	for l.off < len(l.src) {
		switch c := l.src[l.off]; {
		case c == '\n':
			l.line++
			l.off++
			l.spaced, l.fresh = true, true
		case c == ' ' || c == '\t' || c == '\r':
			l.off++
			l.spaced = true
		case c == ';':
			n := strings.IndexByte(l.src[l.off:], '\n')
			if n < 0 {
				n = len(l.src) - l.off
			}
			l.off += n
		default:
			l.scan()
			return
		}
	}
	l.tok = ""
}

func (l *lexer) scan() {
	start := l.off
	c := l.src[l.off]
	switch {
	case c == '"':
		l.off++
		for l.off < len(l.src) && l.src[l.off] != '"' && l.src[l.off] != '\n' {
			if l.src[l.off] == '\\' {
				l.off++
			}
			l.off++
		}
		l.off = min(l.off+1, len(l.src))
	case c == '%' || isWordByte(c) || (c == '-' || c == '+') && l.off+1 < len(l.src) && isWordByte(l.src[l.off+1]):
		l.off++
		for l.off < len(l.src) && l.numberByte(start) {
			l.off++
		}
	case strings.HasPrefix(l.src[l.off:], ".."):
		l.off += 2
	default:
		l.off++
	}
	l.tok = l.src[start:l.off]
}

// numberByte reports whether the byte at off goes on with the token from
// start: a word byte, or what a floating-point number may hold.
func (l *lexer) numberByte(start int) bool {
	c := l.src[l.off]
	if isWordByte(c) {
		return true
	}
	first := l.src[start]
	if first == '-' || first == '+' {
		first = l.src[start+1]
	}
	if first < '0' || first > '9' {
		return false
	}
	if c == '.' {
		return !strings.HasPrefix(l.src[l.off:], "..")
	}
	return (c == '+' || c == '-') && l.src[l.off-1] == 'e' && !strings.HasPrefix(l.src[start:], "0x")
}

// peek reports whether the next byte after the token is c.
func (l *lexer) peek(c byte) bool { return l.off < len(l.src) && l.src[l.off] == c }

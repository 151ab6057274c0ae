package cache

import (
	"encoding/hex"
	"strings"
)

// A scope becomes one directory name. Distinct scopes get distinct names on every file system, those that fold case
// included: what is not a lower-case letter, a digit or one of "_+-." is written as ~ and two hex digits, and so is a dot
// at either end. The empty scope is "~".

func plainScopeByte(s string, i int) bool {
	switch c := s[i]; {
	case 'a' <= c && c <= 'z', '0' <= c && c <= '9', c == '_', c == '+', c == '-':
		return true
	case c == '.':
		return i > 0 && i < len(s)-1
	}
	return false
}

func escapeScope(scope string) string {
	if scope == "" {
		return "~"
	}
	i := 0
	for i < len(scope) && plainScopeByte(scope, i) {
		i++
	}
	if i == len(scope) {
		return scope
	}
	var b strings.Builder
	b.WriteString(scope[:i])
	for ; i < len(scope); i++ {
		if plainScopeByte(scope, i) {
			b.WriteByte(scope[i])
			continue
		}
		const digits = "0123456789abcdef"
		b.WriteByte('~')
		b.WriteByte(digits[scope[i]>>4])
		b.WriteByte(digits[scope[i]&15])
	}
	return b.String()
}

// unescapeScope returns the scope of a directory name, and false for a name that escapeScope never returns.
func unescapeScope(name string) (string, bool) {
	if name == "~" {
		return "", true
	}
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		if name[i] != '~' {
			b.WriteByte(name[i])
			continue
		}
		if i+3 > len(name) {
			return "", false
		}
		c, err := hex.DecodeString(name[i+1 : i+3])
		if err != nil {
			return "", false
		}
		b.WriteByte(c[0])
		i += 2
	}
	scope := b.String()
	return scope, scope != "" && len(scope) <= MaxScope && escapeScope(scope) == name
}

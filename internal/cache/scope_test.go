package cache

import (
	"path/filepath"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestScopeNames(t *testing.T) {
	for scope, want := range map[string]string{
		"":                "~",
		"x86-64-v3_0a1b":  "x86-64-v3_0a1b",
		"a/b":             "a~2fb",
		"A":               "~41",
		"~":               "~7e",
		".":               "~2e",
		"..":              "~2e~2e",
		".hidden":         "~2ehidden",
		"dot.":            "dot~2e",
		"x86_64.v4+amx-1": "x86_64.v4+amx-1",
		"\x00ä":           "~00~c3~a4",
	} {
		if got := escapeScope(scope); got != want {
			t.Errorf("escapeScope(%q) = %q, want %q", scope, got, want)
		}
	}
}

// Two scopes share no directory, even where the file system folds case, and a listing gives back the scope.
func TestScopesNeverShareADirectory(t *testing.T) {
	scope := rapid.StringOfN(rapid.RuneFrom([]rune("aAbB01~.-/\\_ äß\x00")), 0, 8, MaxScope)
	rapid.Check(t, func(t *rapid.T) {
		a, b := scope.Draw(t, "a"), scope.Draw(t, "b")
		ea, eb := escapeScope(a), escapeScope(b)
		if a != b && strings.EqualFold(ea, eb) {
			t.Fatalf("%q and %q share %q", a, b, ea)
		}
		if got, ok := unescapeScope(ea); !ok || got != a {
			t.Fatalf("unescapeScope(%q) = %q, %v, want %q", ea, got, ok, a)
		}
		if !filepath.IsLocal(ea) || filepath.Base(ea) != ea {
			t.Fatalf("%q is not a plain file name", ea)
		}
	})
}

func TestUnescapeRefusesOtherNames(t *testing.T) {
	for _, name := range []string{"~4", "~zz", "A", "~61", "a~", ".", "", "~2F", strings.Repeat("a", MaxScope+1)} {
		if scope, ok := unescapeScope(name); ok {
			t.Errorf("unescapeScope(%q) = %q", name, scope)
		}
	}
}

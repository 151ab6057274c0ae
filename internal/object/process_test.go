package object_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

type mapping struct {
	from, to uintptr
	perms    string
}

func mappings(t testing.TB) []mapping {
	t.Helper()
	b, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		t.Fatal(err)
	}
	var ms []mapping
	for line := range strings.Lines(string(b)) {
		var m mapping
		if _, err := fmt.Sscanf(line, "%x-%x %s", &m.from, &m.to, &m.perms); err != nil {
			t.Fatal(err)
		}
		ms = append(ms, m)
	}
	return ms
}

// mappingsIfAny returns nil where the system does not tell.
func mappingsIfAny(t testing.TB) []mapping {
	if _, err := os.Stat("/proc/self/maps"); err != nil {
		return nil
	}
	return mappings(t)
}

func residentBytes(t testing.TB) int {
	t.Helper()
	b, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Fatal(err)
	}
	pages, err := strconv.Atoi(strings.Fields(string(b))[1])
	if err != nil {
		t.Fatal(err)
	}
	return pages * os.Getpagesize()
}

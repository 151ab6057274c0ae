package frontend

import (
	"strings"
	"testing"
)

// TestErrorsOfTypesAreTold holds that a kernel whose types do not check is refused with what the type checker says.
func TestErrorsOfTypesAreTold(t *testing.T) {
	p := load(t, Config{Overlay: overlay(t, map[string]string{"wrong/types.go": `package p

type cell struct {
	v missing
}

//spelt:kernel
func Count(c []cell) {
	for i := range c {
		c[i] = cell{}
	}
}

//spelt:kernel
func Other(c []absent) {
}
`})}, "./testdata/wrong")
	want := map[string]string{
		"Count": "has an error at types.go:4: undefined: missing",
		"Other": "undefined: absent",
	}
	for _, k := range p.Packages()[0].Kernels {
		_, list := p.Lower(k)
		found := false
		for _, d := range list {
			found = found || strings.Contains(d.Message, want[k.Name])
			if strings.Contains(d.Message, "whose type has errors") {
				t.Errorf("%s: %s", k.Name, d.Message)
			}
		}
		if !found {
			t.Errorf("%s: nothing says %q: %v", k.Name, want[k.Name], list)
		}
	}
}

package gen

import "testing"

func TestOutputNameIsBuiltWhereItsSourceIs(t *testing.T) {
	for source, want := range map[string]string{
		"saxpy.go":                  "saxpy_spelt.go",
		"saxpy_test.go":             "saxpy_spelt_test.go",
		"saxpy_linux.go":            "saxpy_spelt_linux.go",
		"saxpy_amd64.go":            "saxpy_spelt_amd64.go",
		"saxpy_linux_arm64.go":      "saxpy_spelt_linux_arm64.go",
		"saxpy_linux_arm64_test.go": "saxpy_spelt_linux_arm64_test.go",
		"my_saxpy.go":               "my_saxpy_spelt.go",
		"linux.go":                  "linux_spelt.go",
		"linux_test.go":             "linux_spelt_test.go",
		"amd64_linux.go":            "amd64_spelt_linux.go",
		"x_spelt.go":                "x_spelt_spelt.go",
	} {
		got := OutputName(source)
		if got != want {
			t.Errorf("OutputName(%q) = %q, want %q", source, got, want)
		}
		if back, ok := SourceName(got); back != source || !ok {
			t.Errorf("SourceName(%q) = %q, %v, want %q", got, back, ok, source)
		}
	}
	for _, name := range []string{"saxpy.go", "saxpy_linux_spelt.go", "saxpy_test_spelt.go"} {
		if source, ok := SourceName(name); ok {
			t.Errorf("SourceName(%q) = %q, want none", name, source)
		}
	}
}

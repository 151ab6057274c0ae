package spelt_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
)

// TestAcceptanceFAWrongVariableIsNamedOnce: what is wrong in the environment is told with the name and the value once.
func TestAcceptanceFAWrongVariableIsNamedOnce(t *testing.T) {
	for _, tt := range []struct{ env, value, want string }{
		{"SPELT_CPU", "bogus", "spelt: SPELT_CPU bogus: it is not a level: "},
		{"SPELT_CPU", "x86-64,bogus", `spelt: SPELT_CPU x86-64,bogus: "bogus" must be a feature to take away`},
		{"SPELT_LANES", "bogus", "spelt: SPELT_LANES bogus: want auto, always, never"},
		{"SPELT_BACKEND", "bogus", "spelt: SPELT_BACKEND bogus: want auto, native or go"},
	} {
		t.Run(tt.env, func(t *testing.T) {
			t.Setenv(tt.env, tt.value)
			_, err := spelt.New()
			var e *spelt.OptionError
			if !errors.As(err, &e) || e.Option != tt.env || e.Value != tt.value {
				t.Fatalf("error %v", err)
			}
			if !strings.HasPrefix(err.Error(), tt.want) || strings.Count(err.Error(), tt.env) != 1 {
				t.Errorf("%v; want %s…", err, tt.want)
			}
		})
	}
}

// TestAcceptanceFAReportOfNothing: a report that nobody made says so.
func TestAcceptanceFAReportOfNothing(t *testing.T) {
	if s := (spelt.Report{}).String(); s != "not launched yet" {
		t.Errorf("%q", s)
	}
	var b strings.Builder
	if err := (spelt.Report{Kernel: "K"}).WriteTable(&b); err != nil || !strings.Contains(b.String(), "not launched yet") {
		t.Errorf("%q, %v", b.String(), err)
	}
}

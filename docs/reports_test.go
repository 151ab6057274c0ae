package docs_test

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/internal/compile"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/frontend"
)

// TestAcceptanceG10ReportsAreExplained: the page has each field of a report, under its names.
func TestAcceptanceG10ReportsAreExplained(t *testing.T) {
	text := page(t, "reports.md")
	typ := reflect.TypeFor[spelt.Report]()
	for i := range typ.NumField() {
		f := typ.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if row := "| `" + f.Name + "` | `" + name + "` |"; !strings.Contains(text, row) {
			t.Errorf("no row %s", row)
		}
	}
	if n := strings.Count(text, "\n| `"); n < typ.NumField() {
		t.Errorf("%d rows", n)
	}
	for _, r := range []spelt.Report{
		{Kernel: "Rise", Backend: "native", Source: spelt.SourceCompiled, Constructs: spelt.Counts{Total: 2, Compiled: 2}, Time: 48_200_000},
		{Kernel: "Rise", Backend: "native", Source: spelt.SourceDisk, Time: 300_000},
		{Kernel: "Rise", Backend: "native", Source: spelt.SourceMemory},
		{Kernel: "Rise", Backend: "go"},
		{Kernel: "Rise", Backend: "go", Reason: "it cannot be compiled"},
		{Kernel: "Rise"},
	} {
		if !regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(r.String()) + `( {2}.*)?$`).MatchString(text) {
			t.Errorf("the page has no line %q", r)
		}
	}
}

// What the page says of -1.
func TestAcceptanceG10WhereReportsHaveMinusOne(t *testing.T) {
	notRun := spelt.Counts{Total: -1, Reused: -1, Compiled: -1}
	rt, err := spelt.New(spelt.WithBackend(spelt.Go))
	if err != nil {
		t.Fatal(err)
	}
	defer rt.Close()
	l := spelt.NewLauncher(&spelt.Definition{Name: "None"}).On(rt)
	check := func(when string, r spelt.Report) {
		t.Helper()
		if r.Constructs != notRun || r.Tasks != notRun || r.Carried != -1 {
			t.Errorf("%s: %+v", when, r)
		}
	}
	check("not launched", l.Report())
	r, err := l.Compile(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	check("plain Go", r)
}

// TestAcceptanceG10ASnapshotAndItsPlan: the plan on the page is that of the kernel on the page, and the reasons are all that
// there are.
func TestAcceptanceG10ASnapshotAndItsPlan(t *testing.T) {
	text := page(t, "reports.md")
	_, source, _ := strings.Cut(text, "\n```go kernel\n")
	source, _, _ = strings.Cut(source, "\n```")
	_, plan, _ := strings.Cut(text, "\n```plan\n")
	plan, _, ok := strings.Cut(plan, "```")
	if !ok {
		t.Fatal("no plan on the page")
	}
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	cfg := frontend.Config{Dir: root, Overlay: map[string][]byte{
		filepath.Join(root, "docs/snippets/rise/rise.go"): []byte("package rise\n\n" + source),
	}}
	prog, err := frontend.Load(t.Context(), cfg, "./docs/snippets/rise")
	if err != nil {
		t.Fatal(err)
	}
	k, ds := prog.Lower(prog.Packages()[0].Kernels[0])
	if k == nil {
		t.Fatal(ds)
	}
	split, err := construct.Split(k)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	compile.WritePlan(&b, split)
	if b.String() != plan {
		t.Errorf("the plan is\n%s\non the page it is\n%s", b.String(), plan)
	}
	demand, err := os.ReadFile("../internal/construct/demand.go")
	if err != nil {
		t.Fatal(err)
	}
	_, code, _ := strings.Cut(string(demand), "func carryReason(")
	code, _, _ = strings.Cut(code, "\n}\n")
	reasons := regexp.MustCompile(`return "([^"]+)"`).FindAllStringSubmatch(code, -1)
	if len(reasons) == 0 {
		t.Fatal("no reasons found")
	}
	for _, m := range reasons {
		if !strings.Contains(text, "\n| "+m[1]+" |") {
			t.Errorf("the page does not have the reason %q", m[1])
		}
	}
}

package frontend
import ("testing";"context";"os")
func testConfig() Config {
	c := Config{}
	if f := os.Getenv("GOFLAGS"); f != "" {
		c.BuildFlags = []string{f}
		os.Unsetenv("GOFLAGS")
	}
	return c
}
func TestScratch(t *testing.T) {
	pat := os.Getenv("PAT")
	if pat == "" { t.Skip() }
	c := testConfig()
	p, err := Load(context.Background(), c, pat)
	if err != nil { t.Fatal(err) }
	for _, pk := range p.Packages() {
		t.Log(pk.Path, pk.TypeErrors, pk.Diagnostics)
		for _, k := range pk.Kernels {
			ir, ds := p.Lower(k)
			if len(ds) > 0 { t.Error(k.Name, ds); continue }
			s := ir.String()
			if len(s) > 3000 { s = s[:3000] }
			t.Log(s)
		}
	}
}

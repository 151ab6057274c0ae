package frontend

import (
	"context"
	"os"
	"testing"
)

func testConfig() Config { return Config{} }

func TestScratch(t *testing.T) {
	pat, name := os.Getenv("PAT"), os.Getenv("NAME")
	if pat == "" {
		t.Skip()
	}
	p, err := Load(context.Background(), testConfig(), pat)
	if err != nil {
		t.Fatal(err)
	}
	for _, pk := range p.Packages() {
		t.Log(pk.Path, pk.TypeErrors, pk.Diagnostics)
		for _, k := range pk.Kernels {
			if name != "" && k.Name != name {
				continue
			}
			ir, ds := p.Lower(k)
			if len(ds) > 0 {
				t.Error(k.Name, ds)
				continue
			}
			t.Log(ir.String())
		}
	}
}

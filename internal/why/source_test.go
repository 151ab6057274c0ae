package why_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/frontend"
	"github.com/spelt-go/spelt/internal/history"
	"github.com/spelt-go/spelt/internal/target"
)

// bundles takes the first kernel of each source, as the generator does. All are loaded at once, which takes a fraction of
// the time.
func bundles(t *testing.T, sources []string) []*bundle.Bundle {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	cfg := frontend.Config{Dir: root, Overlay: map[string][]byte{}}
	var patterns []string
	number := map[string]int{} // by import path
	for i, text := range sources {
		name := fmt.Sprintf("internal/why/sources/s%d", i)
		cfg.Overlay[filepath.Join(root, name, "sim.go")] = []byte(text)
		patterns = append(patterns, "./"+name)
		number["github.com/spelt-go/spelt/"+name] = i
	}
	prog, err := frontend.Load(t.Context(), cfg, patterns...)
	if err != nil {
		t.Fatal(err)
	}
	list := make([]*bundle.Bundle, len(sources))
	for _, p := range prog.Packages() {
		i := number[p.Path]
		for _, e := range p.TypeErrors {
			t.Errorf("%v", e)
		}
		if len(p.Kernels) == 0 {
			t.Fatalf("no kernel in:\n%s\n%v", sources[i], p.Diagnostics)
		}
		k, ds := prog.Lower(p.Kernels[0])
		if len(ds) > 0 {
			t.Fatalf("%v in:\n%s", ds, sources[i])
		}
		if list[i], err = bundle.Make(k); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// compiled is a version as a compile on an empty cache notes it.
func compiled(t *testing.T, b *bundle.Bundle) *history.Version {
	t.Helper()
	v3, err := target.ForLevel(target.LevelX86V3)
	if err != nil {
		t.Skip(err)
	}
	v := &history.Version{
		Time: time.Unix(1000, 0), Key: cache.NewKey("kernel").Str("digest", b.Digest).Sum(), Digest: b.Digest, Target: v3, Miss: "absent",
		Fields: []history.Field{
			{Label: "target", Value: v3.Scope()}, {Label: "checks", Value: "on"}, {Label: "fma", Value: "on"}, {Label: "whole", Value: "off"},
			{Label: "cover", Value: "off"}, {Label: "lanes", Value: "auto"}, {Label: "compiler", Value: "2"}, {Label: "llvm", Value: "22"},
		},
	}
	v.SetWhole(b.Whole)
	for _, c := range b.Constructs {
		v.Constructs = append(v.Constructs, history.Construct{Key: cache.NewKey("construct").Str("digest", c.Digest).Sum()})
	}
	return v
}

// set changes a field of a version's key.
func set(v *history.Version, label, value string) {
	fields := append([]history.Field(nil), v.Fields...)
	for i := range fields {
		if fields[i].Label == label {
			fields[i].Value = value
		}
	}
	v.Fields = fields
}

// edited is the source with some text in it replaced, which must be there.
func edited(t *testing.T, source string, replace ...string) string {
	t.Helper()
	for i := 0; i < len(replace); i += 2 {
		if strings.Count(source, replace[i]) != 1 {
			t.Fatalf("%q is %d times in the source", replace[i], strings.Count(source, replace[i]))
		}
		source = strings.Replace(source, replace[i], replace[i+1], 1)
	}
	return source
}

const source = `package sim

type Grid struct {
	W, H int
	Data []float32
}

const gain = 2

func mix(v, w float32) float32 {
	return v*w + 0.5
}

//spelt:kernel
func Step(g *Grid, x, y, z []float32, k []int32, tab *[64]float32, scale float32, n int) {
	for i := range x {
		x[i] = y[i]*scale + 2
	}
	sum := int32(7)
	for i := range k {
		sum += k[i] ^ 3
	}
	first := x[5]
	for i := range z {
		z[i] = mix(y[i], 0.25) - first
	}
	if n > 10 {
		for i := 1; i < n-1; i++ {
			y[i] = x[i-1] + x[i+1]
		}
	}
	for i := range g.Data {
		t := g.Data[i] * gain
		for j := 0; j < 3; j++ {
			if t > 8 {
				t *= 0.5
			}
		}
		g.Data[i] = t + float32(g.W)
	}
	for i := range tab {
		tab[i] = tab[i]*0.5 + float32(sum)
	}
	x[3] = 5
	for s := 0; s < 4; s++ {
		for i := range k {
			k[s] = k[s]*3 + int32(i)
		}
	}
}
`

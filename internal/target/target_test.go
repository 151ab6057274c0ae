package target

import (
	"errors"
	"os/exec"
	"path"
	"runtime"
	"slices"
	"strings"
	"testing"
)

func TestCase10HostIsASubsetOfNative(t *testing.T) {
	t.Setenv(EnvCPU, "")
	host, native := Host(), Native()
	if !host.SubsetOf(native) {
		t.Errorf("host %v is not a subset of native %v", host, native)
	}
	if native.Level != LevelNative || host.VectorBits < 128 {
		t.Errorf("native %v, host %v", native, host)
	}
}

func TestScopeIsAFileNameThatTellsFeaturesApart(t *testing.T) {
	seen := map[string]string{}
	for _, name := range append(Levels(), LevelNative) {
		l, err := ForLevel(name)
		if err != nil {
			t.Fatal(err)
		}
		scope := l.Scope()
		if path.Base(scope) != scope || strings.ContainsAny(scope, `\:*?"<>| `) || len(scope) > 80 {
			t.Errorf("%q cannot name a file", scope)
		}
		if other := seen[scope]; other != "" {
			t.Errorf("%s and %s share scope %s", other, name, scope)
		}
		seen[scope] = name
		if again, _ := ForLevel(name); again.Scope() != scope {
			t.Errorf("scope of %s changes: %s, %s", name, scope, again.Scope())
		}
	}
	a := Target{Triple: "x86_64-unknown-linux-gnu", Level: "native", Features: []string{"+avx"}}
	b := a
	b.Features = []string{"+avx", "+avx2"}
	if a.Scope() == b.Scope() {
		t.Error("scope does not depend on the features")
	}
}

func TestScopeOfALevelNeverChanges(t *testing.T) {
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Skip("pinned for linux/amd64")
	}
	// A change here orphans every cached artifact: it must be meant.
	want := []string{
		"x86_64-unknown-linux-gnu.x86-64.ef6a29ae7c48",
		"x86_64-unknown-linux-gnu.x86-64-v2.3fc08bf30e83",
		"x86_64-unknown-linux-gnu.x86-64-v3.898b3d10e501",
		"x86_64-unknown-linux-gnu.x86-64-v4.13b22d535f4e",
	}
	for i, name := range Levels() {
		if l, _ := ForLevel(name); l.Scope() != want[i] {
			t.Errorf("%s, want %s", l.Scope(), want[i])
		}
	}
}

func TestUnknownLevelIsATypedError(t *testing.T) {
	_, err := ForLevel("x86-64-v9")
	var le *LevelError
	if !errors.As(err, &le) || le.Name != "x86-64-v9" || !strings.Contains(err.Error(), "native") {
		t.Errorf("got %v", err)
	}
}

func TestSubsetNeedsSameTripleAndAllFeatures(t *testing.T) {
	host := Target{Triple: "a", Features: []string{"+avx", "+fma", "+sse"}}
	for _, c := range []struct {
		t    Target
		want bool
	}{
		{Target{Triple: "a"}, true},
		{Target{Triple: "a", Features: []string{"+avx", "+sse"}}, true},
		{Target{Triple: "a", Features: []string{"+avx", "+avx2"}}, false},
		{Target{Triple: "b", Features: []string{"+avx"}}, false},
	} {
		if got := c.t.SubsetOf(host); got != c.want {
			t.Errorf("%v: %v", c.t, got)
		}
	}
}

func TestMaskOnlyLowers(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("levels of amd64")
	}
	v4 := level{name: LevelX86V4}.set()
	full := level{name: LevelX86V4}.set()
	full["avx512vbmi"] = true
	full["adx"] = true
	v3 := level{name: LevelX86V3}.set()
	for _, c := range []struct {
		mask      string
		host      featureSet
		wantLevel string
		gone      []string
		err       string
	}{
		{mask: "", host: v4, wantLevel: LevelX86V4},
		{mask: "native", host: full, wantLevel: LevelX86V4},
		{mask: "x86-64-v3", host: v4, wantLevel: LevelX86V3, gone: []string{"avx512f"}},
		{mask: "x86-64", host: v4, wantLevel: LevelX86V1, gone: []string{"sse3"}},
		{mask: "x86-64-v4,-avx512bw", host: full, wantLevel: LevelX86V3, gone: []string{"avx512bw", "adx"}},
		{mask: "-avx512bw", host: full, wantLevel: LevelX86V3, gone: []string{"avx512bw", "avx512vbmi"}},
		{mask: "-fma", host: v4, wantLevel: LevelX86V2, gone: []string{"fma", "avx512f", "avx512vl"}},
		{mask: "native,-fma,-bmi", host: v4, wantLevel: LevelX86V2, gone: []string{"fma", "bmi", "avx512f"}},
		{mask: "-vaes", host: v3, wantLevel: LevelX86V3},
		{mask: "x86-64-v4", host: v3, err: "more than this host has"},
		{mask: "x86-64-v3,+avx512f", host: v3, err: "only be taken away"},
		{mask: "x86-64-v3,avx512f", host: v3, err: "such as -fma"},
		{mask: "haswell", host: v3, err: "not a level"},
		{mask: "-sse2", host: v3, err: "every processor"},
		{mask: "-evex9000", host: v3, err: "not a feature"},
		{mask: "x86-64-v3,", host: v3, err: "such as -fma"},
	} {
		before := len(c.host)
		s, err := masked(c.mask, c.host)
		if len(c.host) != before {
			t.Fatalf("%q: the host was changed", c.mask)
		}
		if c.err != "" {
			var me *MaskError
			if !errors.As(err, &me) || me.Mask != c.mask || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%q: got %v, want %q", c.mask, err, c.err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v", c.mask, err)
			continue
		}
		if !c.host.contains(s) {
			t.Errorf("%q raises the host", c.mask)
		}
		if l := levelOf(s); l.Level != c.wantLevel {
			t.Errorf("%q: level %s, want %s", c.mask, l.Level, c.wantLevel)
		}
		for _, f := range c.gone {
			if s[f] {
				t.Errorf("%q: %s is still there", c.mask, f)
			}
		}
	}
}

func TestEnvironmentLowersTheHost(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("levels of amd64")
	}
	t.Setenv(EnvCPU, LevelX86V1)
	if err := EnvError(); err != nil {
		t.Fatal(err)
	}
	if h, n := Host(), Native(); h.Level != LevelX86V1 || !slices.Equal(h.Features, n.Features) || h.HasFMA() {
		t.Errorf("host %v, native %v", h, n)
	}
	t.Setenv(EnvCPU, "+everything")
	var me *MaskError
	if err := EnvError(); !errors.As(err, &me) {
		t.Errorf("got %v", err)
	}
	got := Host()
	t.Setenv(EnvCPU, "")
	if want := Host(); !slices.Equal(got.Features, want.Features) {
		t.Errorf("a wrong mask changed the host: %v", got)
	}
}

// clang -cc1 derives features as LLVM does: the list it ends with must be the list we say.
func TestListsAreCompleteAndKnownToLLVM(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("lists of amd64")
	}
	clang, err := exec.LookPath("clang-22")
	if err != nil {
		t.Skip("clang-22 is not installed")
	}
	derived := func(args ...string) string {
		cmd := exec.Command(clang, append(args, "-x", "c", "-S", "-emit-llvm", "-o", "-", "-")...)
		cmd.Stdin = strings.NewReader("void f(void) {}")
		out, err := cmd.CombinedOutput()
		if err != nil || strings.Contains(string(out), "not a recognized") {
			t.Fatalf("clang %v: %v\n%s", args, err, out)
		}
		_, after, _ := strings.Cut(string(out), `"target-features"="`)
		list, _, _ := strings.Cut(after, `"`)
		return list
	}
	for _, name := range Levels() {
		l, _ := ForLevel(name)
		if got, want := derived("--target=x86_64-unknown-linux-gnu", "-march="+name), strings.Join(l.Features, ","); got != want {
			t.Errorf("%s: clang has\n%s, we have\n%s", name, got, want)
		}
	}
	for f := range implied {
		s := levels[0].set()
		for todo := []string{f}; len(todo) > 0; todo = todo[1:] {
			s[todo[0]] = true
			todo = append(todo, implied[todo[0]]...)
		}
		want := strings.Join(newTarget("", s).Features, ",")
		if got := derived("--target=x86_64-unknown-linux-gnu", "-march=x86-64", "-m"+f); got != want {
			t.Errorf("%s: clang has\n%s, we have\n%s", f, got, want)
		}
	}
	native := Native()
	if got := derived(featureArgs(native)...); got != strings.Join(native.Features, ",") {
		t.Errorf("native: LLVM makes of it\n%s, from\n%s", got, strings.Join(native.Features, ","))
	}
}

func featureArgs(t Target) []string {
	args := []string{"--target=x86_64-unknown-linux-gnu", "-march=x86-64"}
	for _, f := range t.Features {
		switch f {
		case "+cmov", "+cx8":
			continue // clang has no switch for them, and always has them
		}
		args = append(args, "-m"+f[1:])
	}
	return args
}

func BenchmarkHostAndScope(b *testing.B) {
	for b.Loop() {
		Host().Scope()
	}
}

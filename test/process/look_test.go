package process

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
)

// CASE 46, Q11 and Q12: a dump appears although the cache has the kernel; it has files of every kind for every construct,
// under names of their own; and what is in the cache before and after it is what would be there without.
func TestCase46DumpsOfAWarmKernel(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir, dumps := newCache(t), filepath.Join(t.TempDir(), "new", "dumps")
	r := run{Env: []string{cacheIn(dir)}}
	want := r.do(t).Result
	before := recordsOf(t, dir)
	look := run{Env: append(r.Env, "SPELT_DUMP=ir,passes,cfg,llvm,asm", "SPELT_DUMP_DIR="+dumps)}
	for name, cacheDir := range map[string]string{"warm": dir, "cold": newCache(t)} {
		look.Env[0] = cacheIn(cacheDir)
		if err := os.RemoveAll(dumps); err != nil {
			t.Fatal(err)
		}
		o := look.do(t)
		wantQuiet(t, o)
		if o.Result != want {
			t.Errorf("%s: result %s, want %s", name, o.Result, want)
		}
		if after := recordsOf(t, cacheDir); !slices.Equal(before, after) {
			t.Errorf("%s: dumping changed the records:\n%s\nbefore:\n%s", name, strings.Join(after, "\n"), strings.Join(before, "\n"))
		}
		files, err := os.ReadDir(dumps)
		if err != nil {
			t.Fatal(err)
		}
		numbers, found := map[string]bool{}, map[string]bool{}
		for _, f := range files {
			numbers[f.Name()[:4]] = true
			for i := range 4 {
				if strings.Contains(f.Name(), fmt.Sprintf("construct%03d", i)) {
					found[fmt.Sprint(i, filepath.Ext(f.Name()))] = true
				}
			}
		}
		if len(numbers) != len(files) {
			t.Errorf("%s: %d files have %d numbers", name, len(files), len(numbers))
		}
		for i := range 4 {
			for _, ext := range []string{".ir", ".ll", ".s"} {
				if !found[fmt.Sprint(i, ext)] {
					t.Errorf("%s: no %s file of construct %d", name, ext, i)
				}
			}
		}
	}
	wantSource(t, r.do(t), "disk")
}

// recordsOf lists the records with the lengths of their content.
func recordsOf(t *testing.T, dir string) []string {
	t.Helper()
	var list []string
	for _, e := range entries(t, dir) {
		list = append(list, fmt.Sprint(e.Kind, e.Scope, e.Key, e.Size))
	}
	return list
}

// Q12: one banner for each construct that is printed.
func TestQ12PrintingHasABannerForEachConstruct(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	env := []string{cacheIn(newCache(t))}
	run{Env: env}.do(t)
	o := run{Env: append(env, "SPELT_PRINT=ir")}.do(t)
	text := strings.Join(o.stderr, "\n")
	if n := strings.Count(text, "parallel=1"); n != 4 {
		t.Errorf("%d parallel loops were printed, want 4:\n%s", n, text)
	}
	banners := 0
	for _, line := range o.stderr {
		if strings.Contains(line, "construct") && strings.Contains(line, "Blend") {
			banners++
		}
	}
	if banners != 4 {
		t.Errorf("%d banners, want 4:\n%s", banners, text)
	}
}

// A process with two runtimes prints each stage that it is asked for, and numbers the files of its dumps on; a process after it
// adds to what is there.
func TestAcceptanceG6PrintingAndDumpsOfTwoRuntimes(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dumps := filepath.Join(t.TempDir(), "dumps")
	env := []string{cacheIn(newCache(t)), "SPELT_PRINT=frontend, ir, final", "SPELT_DUMP=ir", "SPELT_DUMP_DIR=" + dumps}
	files := 0
	for range 2 {
		o := run{Args: []string{"-cycles=2"}, Env: env}.do(t)
		banners := map[string]int{}
		for _, line := range o.stderr {
			if text, ok := strings.CutPrefix(line, "==== "); ok {
				for _, stage := range []string{", frontend ====", ", split ====", ", final ===="} {
					if strings.HasSuffix(text, stage) {
						banners[stage[2:7]]++
					}
				}
			}
		}
		if banners["front"] != 2 || banners["split"] != 8 || banners["final"] != 8 {
			t.Errorf("banners of two runtimes: %v", banners)
		}
		list, err := os.ReadDir(dumps)
		if err != nil {
			t.Fatal(err)
		}
		numbers := map[string]bool{}
		for _, f := range list {
			numbers[f.Name()[:4]] = true
		}
		if files += 2 * (1 + 4 + 1 + 4); len(list) != files || len(numbers) != files {
			t.Errorf("%d files with %d numbers, want %d", len(list), len(numbers), files)
		}
	}
}

// Q13: every pass leaves IR that the verifier accepts, cold and where the cache is checked.
func TestQ13VerificationFindsNothing(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	env := []string{cacheIn(newCache(t)), "SPELT_VERIFY=1", "SPELT_VERIFY_CACHE=1"}
	for range 2 {
		wantQuiet(t, run{Args: []string{"-kernels=blend,wide,noise,spin"}, Env: env}.do(t))
	}
}

// With SPELT_VERIFY_CACHE, code that is sound and not what is compiled now is found out, said, and replaced.
func TestVerifyCacheFindsWrongCode(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	r := run{Env: []string{cacheIn(dir)}}
	want := r.do(t).Result
	store := openStore(t, dir)
	var artifacts []cache.Entry
	for _, e := range entries(t, dir) {
		if e.Kind == cache.ArtifactRecord {
			artifacts = append(artifacts, e)
		} else {
			store.Drop(e.Kind, e.Scope, e.Key, nil)
		}
	}
	other, miss := store.Get(artifacts[1].Kind, artifacts[1].Scope, artifacts[1].Key)
	if miss != cache.Hit {
		t.Fatal(miss)
	}
	if err := store.Put(artifacts[0].Kind, artifacts[0].Scope, artifacts[0].Key, other); err != nil {
		t.Fatal(err)
	}
	o := run{Env: append(r.Env, "SPELT_VERIFY_CACHE=1")}.do(t)
	if o.Result != want {
		t.Errorf("result %s, want %s", o.Result, want)
	}
	wantOneNotice(t, o, artifacts[0].Key.String()[:12])
	again := run{Env: append(r.Env, "SPELT_VERIFY_CACHE=1")}.do(t)
	wantQuiet(t, again)
	if again.Result != want {
		t.Errorf("then: result %s, want %s", again.Result, want)
	}
	wantSource(t, r.do(t), "disk")
}

// Q14: coverage and profile of kernels are files that the usual tools read.
func TestQ14CoverageAndProfile(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := t.TempDir()
	profile, trace := filepath.Join(dir, "cover.out"), filepath.Join(dir, "trace.json")
	env := []string{cacheIn(newCache(t)), "SPELT_COVER=" + profile, "SPELT_PROFILE=" + trace}
	for range 2 {
		wantQuiet(t, run{Args: []string{"-kernels=blend,wide", "-n=70000"}, Env: env}.do(t))
	}
	if _, err := programs(); err != nil {
		t.Fatal(err)
	}
	out, err := goCommand(filepath.Join(shop, "programs"), "tool", "cover", "-func="+profile)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Blend", "Wide"} {
		i := strings.Index(out, name)
		if i < 0 || !strings.Contains(strings.SplitN(out[i:], "\n", 2)[0], "100.0%") {
			t.Errorf("%s is not covered:\n%s", name, out)
		}
	}
	text, err := os.ReadFile(trace)
	if err != nil {
		t.Fatal(err)
	}
	if !json.Valid(text) || !strings.Contains(string(text), "Wide") {
		t.Errorf("the trace is %.300q", text)
	}
}

// SPELT_EXPLAIN says of an edit what changed, in words, with its place, and spelt why says it afterwards.
func TestExplainNamesTheEdit(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := smallModule(t, map[string]string{"double.go": smallKernel, "main.go": smallMain})
	env := append(goEnv(), cacheIn(newCache(t)))
	launch := func(extra string) string {
		t.Helper()
		exe := filepath.Join(t.TempDir(), "double")
		if _, err := command(dir, env, spelt, "build", "-o", exe, "."); err != nil {
			t.Fatal(err)
		}
		_, err := command(dir, append(env, extra), exe) // exits with 3, and the error has what it printed
		if err == nil || !strings.Contains(err.Error(), "exit status 3") {
			t.Fatal(err)
		}
		return err.Error()
	}
	launch("")
	if err := writeFiles(dir, map[string]string{"double.go": strings.Replace(smallKernel, "*= 2", "*= 7", 1)}); err != nil {
		t.Fatal(err)
	}
	const change = "loop 1 at double.go:5: constant 2 → 7"
	if text := launch("SPELT_EXPLAIN=1"); !strings.Contains(text, "compiled 1 of 1 part") || !strings.Contains(text, change) {
		t.Errorf("explained as %s; want %q", text, change)
	}
	out, err := command(dir, env, spelt, "why", "Double")
	if err != nil || !strings.Contains(out, change) {
		t.Errorf("why: %s, %v; want %q", out, err, change)
	}
}

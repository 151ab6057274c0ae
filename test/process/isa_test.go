package process

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/target"
)

// Q19: code is generated for the features of its scope and for no others, whatever processor generates it. Registers
// tell: those of 512 bits, and masks, are of level 4, those of 256 bits of level 3.
func TestQ19CodeKeepsToItsLevel(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	objdump := lookPath(t, "objdump")
	newer := map[string]*regexp.Regexp{
		target.LevelX86V1: regexp.MustCompile(`%[yz]mm|%k[0-7]|\tv[a-z]|\tpshufb|\tpblendv|\troundp|\tpopcnt`),
		target.LevelX86V2: regexp.MustCompile(`%[yz]mm|%k[0-7]|\tv[a-z]`),
		target.LevelX86V3: regexp.MustCompile(`%zmm|%k[0-7]|%xmm(1[6-9]|[23]\d)|%ymm(1[6-9]|[23]\d)`),
	}
	own := map[string]*regexp.Regexp{
		target.LevelX86V3: regexp.MustCompile(`%ymm`),
		target.LevelX86V4: regexp.MustCompile(`%zmm|%k[0-7]`),
	}
	for _, level := range target.Levels() {
		tg, err := target.ForLevel(level)
		if err != nil || !strings.HasPrefix(level, "x86-64") {
			t.Skip("knows only the levels of x86-64")
		}
		if !tg.SubsetOf(target.Native()) {
			continue
		}
		t.Run(level, func(t *testing.T) {
			dir := newCache(t)
			run{Args: []string{"-kernels=blend,wide,noise"}, Env: []string{cacheIn(dir), "SPELT_CPU=" + level}}.do(t)
			store := openStore(t, dir)
			text := ""
			for _, e := range entries(t, dir) {
				if e.Kind != cache.ArtifactRecord {
					continue
				}
				data, miss := store.Get(e.Kind, e.Scope, e.Key)
				if miss != cache.Hit {
					t.Fatal(miss)
				}
				path := filepath.Join(t.TempDir(), "task.o")
				if err := os.WriteFile(path, data, 0o600); err != nil {
					t.Fatal(err)
				}
				out, err := command("", os.Environ(), objdump, "-d", "--no-show-raw-insn", path)
				if err != nil {
					t.Fatal(err)
				}
				text += out
			}
			if text == "" {
				t.Fatal("no code")
			}
			if re := newer[level]; re != nil {
				if line := re.FindString(text); line != "" {
					t.Errorf("code for %s has %q in it", level, line)
				}
			}
			if re := own[level]; re != nil && !re.MatchString(text) {
				t.Errorf("code for %s makes no use of its registers", level)
			}
		})
	}
}

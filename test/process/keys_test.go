package process

import (
	"crypto/sha256"
	"os"
	"path/filepath"
	"testing"
)

// CASE 6: twenty fresh processes give the same keys to the same kernels, and the same content to the same keys.
func TestCase6KeysOfTwentyProcesses(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	var want map[string][32]byte
	for i := range 20 {
		dir := newCache(t)
		r := run{Args: []string{"-kernels=blend,noise,spin", "-n=100"}, Env: []string{cacheIn(dir)}}
		if i%2 == 1 {
			r.Env = append(r.Env, "GOMAXPROCS=1")
		}
		r.do(t)
		got := map[string][32]byte{}
		for _, e := range entries(t, dir) {
			rel, err := filepath.Rel(dir, e.Path)
			if err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(e.Path)
			if err != nil {
				t.Fatal(err)
			}
			got[rel] = sha256.Sum256(data)
		}
		if want == nil {
			want = got
		}
		if len(got) != len(want) {
			t.Errorf("process %d made %d records, the first %d", i, len(got), len(want))
		}
		for path, sum := range got {
			if first, ok := want[path]; !ok {
				t.Errorf("process %d made another record: %s", i, path)
			} else if first != sum {
				t.Errorf("process %d gave another content to %s", i, path)
			}
		}
	}
}

// CASE 6 for the other half: generated files, with the digests in them, are the same whoever writes them.
func TestCase6GeneratedFilesOfManyProcesses(t *testing.T) {
	t.Parallel()
	if _, err := programs(); err != nil {
		t.Fatal(err)
	}
	spelt, err := speltCommand()
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(shop, "programs")
	before := snapshot(t, dir)
	for i := range 3 {
		env := append(os.Environ(), "GOFLAGS=-mod=mod", "GOWORK=off", "GOPROXY=off")
		if i%2 == 1 {
			env = append(env, "GOMAXPROCS=1")
		}
		if _, err := command(dir, env, spelt, "gen", "--check", "./..."); err != nil {
			t.Fatal(err)
		}
	}
	before.wantSame(t, dir)
}

package process

import (
	"debug/elf"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/task"
)

// harm is something that happens to the file of a record.
type harm struct {
	name string
	do   func(rnd *rand.Rand, path string, others []string) error
}

var harms = []harm{
	{"cut short", func(rnd *rand.Rand, path string, _ []string) error {
		info, err := os.Stat(path)
		if err != nil {
			return err
		}
		return os.Truncate(path, rnd.Int64N(info.Size()))
	}},
	{"a byte flipped", func(rnd *rand.Rand, path string, _ []string) error {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		data[rnd.IntN(len(data))] ^= 1 << rnd.IntN(8)
		return os.WriteFile(path, data, 0o600)
	}},
	{"longer", func(rnd *rand.Rand, path string, _ []string) error {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(path, append(data, make([]byte, 1+rnd.IntN(100))...), 0o600)
	}},
	{"empty", func(_ *rand.Rand, path string, _ []string) error { return os.Truncate(path, 0) }},
	{"another record", func(rnd *rand.Rand, path string, others []string) error {
		data, err := os.ReadFile(others[rnd.IntN(len(others))])
		if err != nil {
			return err
		}
		return os.WriteFile(path, data, 0o600)
	}},
	{"of another version", func(_ *rand.Rand, path string, _ []string) error {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if len(data) > 8 {
			data[8]++
		}
		return os.WriteFile(path, data, 0o600)
	}},
	{"a directory", func(_ *rand.Rand, path string, _ []string) error {
		if err := os.Remove(path); err != nil {
			return err
		}
		return os.MkdirAll(filepath.Join(path, "x"), 0o700)
	}},
	{"a link to nowhere", func(_ *rand.Rand, path string, _ []string) error {
		if err := os.Remove(path); err != nil {
			return err
		}
		return os.Symlink("/nonexistent", path)
	}},
}

// Whatever happens to the records, a launch succeeds with the right result, and afterwards the records are whole.
func TestQ20DamagedRecordsAreReplaced(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	sound := newCache(t)
	r := run{Args: []string{"-n=1000"}, Env: []string{cacheIn(sound)}}
	want := r.do(t).Result
	kernels, units := 1, 4
	wantSound(t, sound, kernels, units, units)
	const rounds = 50
	for round := range rounds {
		h := harms[round%len(harms)]
		t.Run(fmt.Sprintf("%02d_%s", round, strings.ReplaceAll(h.name, " ", "_")), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(uint64(round), 20))
			dir := copyCache(t, sound)
			var paths, others []string
			for _, e := range entries(t, dir) {
				paths = append(paths, e.Path)
			}
			for _, e := range entries(t, sound) {
				others = append(others, e.Path)
			}
			// A kernel record that is whole hides the others, so it is hurt each time; of the others now all, now some.
			all := rnd.IntN(2) == 0
			for i, p := range paths {
				if i > 0 && !all && rnd.IntN(2) == 0 {
					continue
				}
				if err := h.do(rnd, p, slices.Delete(slices.Clone(others), i, i+1)); err != nil {
					t.Fatal(err)
				}
			}
			r := run{Args: []string{"-n=1000"}, Env: []string{cacheIn(dir)}}
			o := r.do(t)
			if o.Result != want {
				t.Errorf("result %s, want %s", o.Result, want)
			}
			wantSource(t, o, "compiled")
			wantSource(t, r.do(t), "disk")
			if len(o.stderr) > 1 {
				t.Errorf("%d warnings: %q", len(o.stderr), o.stderr)
			}
		})
	}
}

// After a run that was hurt everywhere, every record is sound again: those behind the kernel record, too.
func TestQ20EveryRecordIsReplaced(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	dir := newCache(t)
	r := run{Args: []string{"-n=1000"}, Env: []string{cacheIn(dir)}}
	r.do(t)
	for _, h := range harms {
		rnd := rand.New(rand.NewPCG(7, 7))
		var paths []string
		for _, e := range entries(t, dir) {
			paths = append(paths, e.Path)
		}
		for i, p := range paths {
			if err := h.do(rnd, p, slices.Delete(slices.Clone(paths), i, i+1)); err != nil {
				t.Fatal(err)
			}
		}
		wantSource(t, r.do(t), "compiled")
		wantSound(t, dir, 1, 4, 4)
	}
}

// twist makes an object that is well-formed, and wrong.
type twist struct {
	name string
	do   func(object []byte) []byte // nil if this object has not what it takes
}

var twists = []twist{
	{"no entry", func(o []byte) []byte {
		return replaceOnce(o, task.Entry+"\x00", strings.Repeat("x", len(task.Entry))+"\x00")
	}},
	{"not an object", func([]byte) []byte { return []byte("hello") }},
	{"empty", func([]byte) []byte { return []byte{} }},
	{"of another machine", func(o []byte) []byte { o[18] = byte(elf.EM_AARCH64); return o }},
	{"unknown relocation", func(o []byte) []byte { return relocation(o, func(r []byte) { r[8] = 0xee }) }},
	{"relocation out of place", func(o []byte) []byte { return relocation(o, func(r []byte) { r[6] = 0x7f }) }},
	{"relocation out of range", func(o []byte) []byte { return relocation(o, func(r []byte) { r[22] = 0x7f }) }},
	{"relocation of a symbol that is not there", func(o []byte) []byte { return relocation(o, func(r []byte) { r[13], r[14] = 0xff, 0xff }) }},
	{"cut sections", func(o []byte) []byte { return o[:len(o)/2] }},
}

func replaceOnce(o []byte, old, new string) []byte {
	i := strings.Index(string(o), old)
	if i < 0 {
		return nil
	}
	copy(o[i:], new)
	return o
}

// relocation changes the first relocation of code, an Elf64_Rela: offset, type, symbol and addend, of 8, 4, 4 and 8
// bytes.
func relocation(o []byte, change func([]byte)) []byte {
	f, err := elf.NewFile(strings.NewReader(string(o)))
	if err != nil {
		return nil
	}
	defer f.Close()
	for _, s := range f.Sections {
		if s.Type == elf.SHT_RELA && s.Size >= 24 && f.Sections[s.Info].Flags&elf.SHF_ALLOC != 0 {
			change(o[s.Offset : s.Offset+24])
			return o
		}
	}
	return nil
}

// An object in a record whose checksum is right, but that cannot be loaded, is found before the load succeeds, compiled
// again in the same launch, and replaced; other kernels of the process are not touched by it.
func TestQ21ObjectsThatDoNotLoad(t *testing.T) {
	needLLVM(t)
	t.Parallel()
	sound := newCache(t)
	r := run{Args: []string{"-kernels=blend,wide"}, Env: []string{cacheIn(sound)}}
	want := r.do(t).Result
	for _, tw := range twists {
		for _, kind := range []cache.Kind{cache.ArtifactRecord, cache.KernelRecord} {
			t.Run(tw.name+"/"+kind.String(), func(t *testing.T) {
				t.Parallel()
				dir := copyCache(t, sound)
				store := openStore(t, dir)
				twisted := 0
				for _, e := range entries(t, dir) {
					switch {
					case e.Kind == cache.KernelRecord && kind == cache.ArtifactRecord:
						store.Drop(e.Kind, e.Scope, e.Key, nil) // so that artifacts are looked at
					case e.Kind == kind:
						twisted += twistRecord(t, store, e, tw)
					}
				}
				if twisted == 0 {
					t.Fatal("no object could be changed so")
				}
				r := run{Args: r.Args, Env: []string{cacheIn(dir)}}
				o := r.do(t)
				if o.Result != want {
					t.Errorf("result %s, want %s", o.Result, want)
				}
				wantSource(t, o, "compiled")
				compiled := 0
				for _, rep := range o.Reports {
					compiled += rep.Tasks.Compiled
					if c := rep.Tasks; c.Reused+c.Compiled != c.Total {
						t.Errorf("%s: tasks %+v", rep.Kernel, c)
					}
				}
				if kind == cache.KernelRecord {
					twisted = 0 // artifacts are whole
				}
				if compiled != twisted {
					t.Errorf("%d tasks compiled, want %d", compiled, twisted)
				}
				again := r.do(t)
				wantSource(t, again, "disk")
				wantQuiet(t, again)
				wantSound(t, dir, 2, 16, 16)
			})
		}
	}
}

// twistRecord puts a record with a wrong object, or a kernel record with a wrong image, in the place of e, and returns
// how many objects or images could be made wrong.
func twistRecord(t *testing.T, store *cache.Store, e cache.Entry, tw twist) int {
	t.Helper()
	data, miss := store.Get(e.Kind, e.Scope, e.Key)
	if miss != cache.Hit {
		t.Fatalf("%s: %v", e.Path, miss)
	}
	data = slices.Clone(data)
	n := 0
	if e.Kind == cache.ArtifactRecord {
		if bad := tw.do(data); bad != nil {
			data, n = bad, 1
		}
	} else {
		// The image of all objects is the last thing in the record.
		i := strings.Index(string(data), "spim")
		if i < 0 {
			t.Fatal("no image in a kernel record")
		}
		switch tw.name {
		case "empty":
			data = data[:i]
		case "not an object":
			copy(data[i:], "hello")
		case "cut sections":
			data = data[:i+6]
		default:
			data[i+4] = 9 // no such version
		}
		n = 1
	}
	if n > 0 {
		if err := store.Put(e.Kind, e.Scope, e.Key, data); err != nil {
			t.Fatal(err)
		}
	}
	return n
}

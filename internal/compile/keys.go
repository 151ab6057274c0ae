package compile

import (
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/task"
)

// Versions of what is in the records. Each is in the keys it changes, with
// those of the code generator and of how LLVM is used.
const (
	planVersion = 5 // splitting, plans, the records themselves
	passVersion = 4 // the passes
)

// field is what a key is made of, beside code: a string, a bool or an int.
type field struct {
	label string
	value any
}

// fields are the options and versions that are in the keys of kernels and constructs, in the order in which they are
// hashed, for code made by a build of LLVM. The history keeps them, so that a change of any can be told.
func (o *Options) fields(by llvm.Build) []field {
	return []field{
		{"target", o.Target.Scope()},
		{"checks", o.Checks},
		{"fma", o.FMA},
		{"whole", o.Whole},
		{"cover", o.Cover},
		{"lanes", o.lanes().String()},
		{"plan", planVersion},
		{"passes", passVersion},
		{"codegen", codegen.Version},
		{"llvm", string(by)},
		{"pipeline", llvm.Revision},
	}
}

func (o *Options) lanes() codegen.Lanes { return codegen.LanesByName(o.Lanes) }

func (o *Options) hash(h *cache.Hasher, by llvm.Build) *cache.Hasher {
	for _, f := range o.fields(by) {
		switch v := f.value.(type) {
		case string:
			h.Str(f.label, v)
		case bool:
			h.Bool(f.label, v)
		case int:
			h.Int(f.label, int64(v))
		}
	}
	return h
}

// kernelKey names the record of a whole kernel.
func kernelKey(digest string, o *Options, by llvm.Build) cache.Key {
	return o.hash(cache.NewKey("kernel").Str("ir", digest), by).Sum()
}

// constructKey names the record of a construct: its code after slicing and
// what its passes depend on.
func constructKey(p *part, o *Options, by llvm.Build) cache.Key {
	h := cache.NewKey("construct").Int("kind", int64(p.kind)).Str("digest", p.digest)
	return o.hash(h, by).Sum()
}

// artifactKey names the object of a task: the task as the code generator sees
// it, and the code generator. Options that have done their work in the passes
// are not in it.
func artifactKey(t *task.Task, o *Options, by llvm.Build) cache.Key {
	return cache.NewKey("artifact").Int("kind", int64(t.Kind)).Bytes("ir", t.Code.Print(ir.Canonical)).
		Str("target", o.Target.Scope()).Str("lanes", o.lanes().String()).Int("codegen", codegen.Version).
		Str("llvm", string(by)).Int("pipeline", llvm.Revision).Sum()
}

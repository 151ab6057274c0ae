package compile

import (
	"sync"

	"github.com/spelt-go/spelt/internal/bundle"
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/depend"
	"github.com/spelt-go/spelt/internal/identity"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/launch"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/reduce"
	"github.com/spelt-go/spelt/internal/target"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
	"github.com/spelt-go/spelt/internal/wire"
)

// compiler names the state of all that has a part in what records hold: in a
// kernel's plan, in the code of its constructs after the passes, in their
// objects, in how these are linked. A change of any is another compiler, whose
// keys are others.
var compiler = sync.OnceValue(func() string {
	return identity.Of(&files, &codegen.Files, &construct.Files, &depend.Files, &ir.Files, &launch.Files, &llvm.Files, &object.Files,
		&reduce.Files, &target.Files, &task.Files, &transform.Files, &wire.Files)
})

// field is what a key is made of, beside code: a string, a bool or an int.
type field struct {
	label string
	value any
}

// fields are the options, and the makers of the code, that are in the keys of kernels and constructs, in the order in which they are
// hashed, for code made by a build of LLVM. The history keeps them, so that a change of any can be told.
func (o *Options) fields(by llvm.Build) []field {
	return []field{
		{"target", o.Target.Scope()},
		{"checks", o.Checks},
		{"fma", o.FMA},
		{"whole", o.Whole},
		{"cover", o.Cover},
		{"lanes", o.lanes().String()},
		{"compiler", compiler()},
		{"llvm", string(by)},
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

// kernelKey names the record of the whole kernel b. Counters are of statements, of which code and plan do not tell.
func kernelKey(b *bundle.Bundle, o *Options, by llvm.Build) cache.Key {
	h := cache.NewKey("kernel").Str("ir", b.Digest)
	if o.Cover {
		h = h.Str("marks", b.Whole)
	}
	return o.hash(h, by).Sum()
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
		Str("target", o.Target.Scope()).Str("lanes", o.lanes().String()).Str("compiler", compiler()).
		Str("llvm", string(by)).Sum()
}

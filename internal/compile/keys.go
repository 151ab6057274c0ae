package compile

import (
	"github.com/spelt-go/spelt/internal/cache"
	"github.com/spelt-go/spelt/internal/codegen"
	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/task"
)

// Versions of what is in the records. Each is in the keys it changes, with
// those of the code generator and of how LLVM is used.
const (
	planVersion = 2 // splitting, plans, the records themselves
	passVersion = 1 // the passes
)

// kernelKey names the record of a whole kernel.
func kernelKey(digest string, o *Options) cache.Key {
	h := cache.NewKey("kernel").Str("ir", digest)
	return o.hash(h).Int("plan", planVersion).Int("passes", passVersion).Int("codegen", codegen.Version).
		Int("llvm", llvm.Major).Int("pipeline", llvm.Revision).Sum()
}

// constructKey names the record of a construct: its code after slicing and
// what its passes depend on.
func constructKey(con *construct.Construct, o *Options) cache.Key {
	h := cache.NewKey("construct").Int("kind", int64(con.Kind)).Bytes("ir", con.Code.Print(ir.Canonical))
	return o.hash(h).Int("plan", planVersion).Int("passes", passVersion).Int("codegen", codegen.Version).
		Int("llvm", llvm.Major).Int("pipeline", llvm.Revision).Sum()
}

// artifactKey names the object of a task: the task as the code generator sees
// it, and the code generator. Options that have done their work in the passes
// are not in it.
func artifactKey(t *task.Task, o *Options) cache.Key {
	return cache.NewKey("artifact").Int("kind", int64(t.Kind)).Bytes("ir", t.Code.Print(ir.Canonical)).
		Str("target", o.Target.Scope()).Int("codegen", codegen.Version).
		Int("llvm", llvm.Major).Int("pipeline", llvm.Revision).Sum()
}

func (o *Options) hash(h *cache.Hasher) *cache.Hasher {
	return h.Str("target", o.Target.Scope()).Bool("checks", o.Checks).Bool("fma", o.FMA).Bool("whole", o.Whole).Bool("cover", o.Cover)
}

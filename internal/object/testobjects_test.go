package object_test

import (
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"github.com/spelt-go/spelt/internal/foreign"
	"github.com/spelt-go/spelt/internal/llvm"
	"github.com/spelt-go/spelt/internal/object"
	"github.com/spelt-go/spelt/internal/target"
)

var update = flag.Bool("update", false, "compile testdata/*.ll again, with LLVM")

// TestMain remakes the objects of testdata, of the lowest level so that they run everywhere, if asked to.
func TestMain(m *testing.M) {
	flag.Parse()
	if *update {
		if err := remake(); err != nil {
			println(err.Error())
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

func remake() error {
	lib, err := llvm.Open()
	if err != nil {
		return err
	}
	sources, err := filepath.Glob("testdata/*.ll")
	if err != nil {
		return err
	}
	baseline, err := target.ForLevel(target.LevelX86V1)
	if err != nil {
		return err
	}
	for _, path := range sources {
		ir, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		r, err := lib.Compile(context.Background(), path, ir, llvm.Options{Target: baseline})
		if err != nil {
			return err
		}
		if err := os.WriteFile(strings.TrimSuffix(path, ".ll")+".o", r.Object, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// obj returns the object made of testdata/NAME.ll.
func obj(t testing.TB, name string) object.Object {
	t.Helper()
	if runtime.GOARCH != "amd64" || !foreign.Supported {
		t.Skip("the objects of testdata are for amd64")
	}
	b, err := os.ReadFile(filepath.Join("testdata", name+".o"))
	if err != nil {
		t.Fatal(err)
	}
	return object.Object{Name: name, Bytes: b, Entry: "spelt_task"}
}

// lend returns an object that only lends its symbols.
func lend(o object.Object) object.Object {
	o.Entry = ""
	return o
}

func load(t testing.TB, objs ...object.Object) *object.Image {
	t.Helper()
	img, err := object.Load(objs, foreign.LibC)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(img.Release)
	return img
}

func call[A, B any](img *object.Image, i int, a *A, b *B) int32 {
	return int32(foreign.CallPtr2(img.Entry(i), unsafe.Pointer(a), unsafe.Pointer(b)))
}

// compile makes an object with LLVM, for the host.
func compile(t testing.TB, name, ir string) object.Object {
	t.Helper()
	lib, err := llvm.Open()
	if errors.Is(err, llvm.ErrNotFound) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	r, err := lib.Compile(context.Background(), name, []byte(ir), llvm.Options{Target: target.Native()})
	if err != nil {
		t.Fatal(err)
	}
	return object.Object{Name: name, Bytes: r.Object, Entry: "spelt_task"}
}

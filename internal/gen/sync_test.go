package gen

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func put(t *testing.T, dir, name, content string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

const source = "package p\n\n//spelt:kernel\nfunc F() {}\n"

func TestSyncTouchesOnlyWhatDiffers(t *testing.T) {
	dir := t.TempDir()
	same := put(t, dir, "same_spelt.go", Header+"\nsame")
	old := time.Now().Add(-time.Hour).Truncate(time.Second)
	if err := os.Chtimes(same, old, old); err != nil {
		t.Fatal(err)
	}
	other := put(t, dir, "other_spelt.go", Header+"\nold")
	fresh := filepath.Join(dir, "fresh_spelt.go")
	files := []File{
		{Path: fresh, Content: []byte(Header + "\nfresh")},
		{Path: other, Content: []byte(Header + "\nnew")},
		{Path: same, Content: []byte(Header + "\nsame")},
	}
	want := []Change{{fresh, Created}, {other, Updated}, {same, Unchanged}}

	changes, err := Sync(dir, files, true)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, changes); diff != "" {
		t.Errorf("check: %s", diff)
	}
	if diff := cmp.Diff([]string{"other_spelt.go", "same_spelt.go"}, names(t, dir)); diff != "" {
		t.Errorf("check has changed the directory: %s", diff)
	}

	changes, err = Sync(dir, files, false)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, changes); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"fresh_spelt.go", "other_spelt.go", "same_spelt.go"}, names(t, dir)); diff != "" {
		t.Error(diff)
	}
	if info, _ := os.Stat(same); !info.ModTime().Equal(old) {
		t.Error("an unchanged file was written again")
	}
	if got, _ := os.ReadFile(other); string(got) != Header+"\nnew" {
		t.Errorf("other_spelt.go holds %q", got)
	}
}

func TestSyncRemovesOnlyStaleFilesOfOurs(t *testing.T) {
	dir := t.TempDir()
	gone := put(t, dir, "gone_spelt.go", Header+"\n")
	put(t, dir, "plain.go", "package p\n\n// It has no //spelt:kernel.\n")
	plain := put(t, dir, "plain_spelt.go", Header+"\n")
	put(t, dir, "elsewhere_windows.go", source)
	put(t, dir, "elsewhere_spelt_windows.go", Header+"\n")
	put(t, dir, "hand_spelt.go", "package p\n")
	put(t, dir, "list_spelt.txt", Header+"\n")
	changes, err := Sync(dir, nil, false)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Change{{gone, Removed}, {plain, Removed}}, changes); diff != "" {
		t.Error(diff)
	}
	want := []string{"elsewhere_spelt_windows.go", "elsewhere_windows.go", "hand_spelt.go", "list_spelt.txt", "plain.go"}
	if diff := cmp.Diff(want, names(t, dir)); diff != "" {
		t.Error(diff)
	}
}

func TestSyncOverwritesNoFileOfTheUser(t *testing.T) {
	dir := t.TempDir()
	hand := put(t, dir, "x_spelt.go", "package p // by hand\n")
	_, err := Sync(dir, []File{{Path: hand, Content: []byte(Header + "\n")}}, false)
	var fe *ForeignFileError
	if !errors.As(err, &fe) || fe.Path != hand {
		t.Errorf("error %v, want a ForeignFileError", err)
	}
	if got, _ := os.ReadFile(hand); string(got) != "package p // by hand\n" {
		t.Errorf("the file holds %q", got)
	}
}

func TestHasDirective(t *testing.T) {
	for src, want := range map[string]bool{
		source:                               true,
		"//spelt:kernel":                     true,
		"//spelt:kernel T=float32\r\n":       true,
		"package p\n\t//spelt:kernel\n":      true,
		"package p\n// see //spelt:kernel\n": false,
		"package p\n":                        false,
	} {
		if got := HasDirective([]byte(src)); got != want {
			t.Errorf("HasDirective(%q) = %v", src, got)
		}
	}
}

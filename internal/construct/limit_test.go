package construct_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/task"
)

// What cannot run for want of memory is refused where the kernel is taken apart, at the variable, not when a program
// launches it.
func TestMemoryThatIsTooLargeIsRefused(t *testing.T) {
	inLoop := func(sizes ...int) string {
		var b strings.Builder
		b.WriteString("for %901 parallel=1 { (%1: i64)\n")
		for i, n := range sizes {
			fmt.Fprintf(&b, "%%%[1]d: ptr = mem size=%[2]d !0:%[3]d:1\nstore %%%[1]d %%914 tag=\"f64\"\n", 10+i, n, 7+i)
		}
		b.WriteString("}\n")
		return b.String()
	}
	shared := func(n int) string {
		text := fmt.Sprintf("%%10: ptr = mem size=%d !0:5:1\n", n)
		for _, id := range []int{11, 13} {
			text += fmt.Sprintf("for %%901 parallel=1 { (%%%[1]d: i64)\n%%%[2]d: ptr = elem %%10 %%%[1]d stride=8\nstore %%%[2]d %%914 tag=\"f64\"\n}\n", id, id+1)
		}
		return text
	}
	for _, c := range []struct{ name, body, want string }{
		{"as much as a stack holds", inLoop(task.MaxMemory), ""},
		{"two arrays too many", inLoop(40_000, 40_000), "k.go:8: local arrays"},
		{"one that is too large by itself", inLoop(1 << 62), "k.go:7: local arrays"},
		{"several loops use it", shared(1 << 20), ""},
		{"more than a frame holds", shared(8*task.MaxWords + 8), "k.go:5: variables that several loops use take more than 64 MiB"},
	} {
		k := parse(t, c.body)
		k.Files = []string{"example.com/p/k.go"}
		_, err := construct.Split(k)
		var refused *construct.Error
		switch {
		case c.want == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.want != "" && (!errors.As(err, &refused) || !strings.HasPrefix(err.Error(), c.want)):
			t.Errorf("%s: error %v, want %s…", c.name, err, c.want)
		}
	}
}

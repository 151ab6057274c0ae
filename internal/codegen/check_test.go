package codegen

import (
	"fmt"
	"testing"

	"github.com/spelt-go/spelt/internal/task"
)

func TestFailedCheckLeavesSiteAndOperands(t *testing.T) {
	const head = "kernel \"c\" args=24\nparam i64 0 \"a\"\nparam i64 8 \"b\"\nparam i64 16 \"c\"\n{\n" +
		"%0: i64 = param n=0\n%1: i64 = param n=1\n%2: i64 = param n=2\n"
	minus := func(v int64) uint64 { return uint64(-v) }
	const limit = 1 << 63
	for _, c := range []struct {
		name, body string
		args       []uint64
		want       *task.Failure
	}{
		{"index in range", "bounds %0 %1", []uint64{4, 5, 0}, nil},
		{"index is the length", "bounds %0 %1", []uint64{5, 5, 0}, &task.Failure{Site: 3, A: 5, B: 5}},
		{"index is negative", "bounds %0 %1", []uint64{minus(1), 5, 0}, &task.Failure{Site: 3, A: -1, B: 5}},
		{"index is the least integer", "bounds %0 %1", []uint64{limit, 5, 0}, &task.Failure{Site: 3, A: -limit, B: 5}},
		{"nothing is within a negative length", "bounds %0 %1", []uint64{3, minus(1), 0}, &task.Failure{Site: 3, A: 3, B: -1}},
		{"negative index of a negative length", "bounds %0 %1", []uint64{minus(2), minus(1), 0}, &task.Failure{Site: 3, A: -2, B: -1}},
		{"constant length", "%3: i64 = const value=4\nbounds %0 %3", []uint64{4, 0, 0}, &task.Failure{Site: 4, A: 4, B: 4}},
		{"constant index", "%3: i64 = const value=4\nbounds %3 %0", []uint64{4, 0, 0}, &task.Failure{Site: 4, A: 4, B: 4}},
		{"slice", "slice %0 %1 %2", []uint64{1, 2, 2}, nil},
		{"slice of nothing", "slice %0 %1 %2", []uint64{0, 0, 0}, nil},
		{"slice from a negative index", "slice %0 %1 %2", []uint64{minus(1), 2, 3}, &task.Failure{Site: 3, A: -1, B: 2, C: 3}},
		{"slice backwards", "slice %0 %1 %2", []uint64{2, 1, 3}, &task.Failure{Site: 3, A: 2, B: 1, C: 3}},
		{"slice beyond", "slice %0 %1 %2", []uint64{1, 4, 3}, &task.Failure{Site: 3, A: 1, B: 4, C: 3}},
		{"nonzero", "nonzero %0", []uint64{limit, 0, 0}, nil},
		{"zero", "nonzero %0", []uint64{0, 0, 0}, &task.Failure{Site: 3}},
		{"narrow zero", "%3: u8 = conv %0\nnonzero %3", []uint64{256, 0, 0}, &task.Failure{Site: 4}},
		{"shift count", "shiftok %0", []uint64{1 << 40, 0, 0}, nil},
		{"negative shift count", "shiftok %0", []uint64{minus(3), 0, 0}, &task.Failure{Site: 3, A: -3}},
		{"negative narrow shift count", "%3: i8 = conv %0\nshiftok %3", []uint64{200, 0, 0}, &task.Failure{Site: 4, A: -56}},
		{"unsigned shift count", "%3: u8 = conv %0\nshiftok %3", []uint64{200, 0, 0}, nil},
		{"nil", "%3: ptr = const value=0\nnonnil %3", nil, &task.Failure{Site: 4}},
		{"assert", "%3: bool = eq %0 %1\nassert %3 msg=\"m\"", []uint64{1, 1, 0}, nil},
		{"failed assert", "%3: bool = eq %0 %1\nassert %3 msg=\"m\"", []uint64{1, 2, 0}, &task.Failure{Site: 4}},
		{"endless range", "%3: bool = lt %0 %1\nfinite %3", []uint64{2, 1, 0}, &task.Failure{Site: 4}},
		{"fail", "fail msg=\"m\"", nil, &task.Failure{Site: 3}},
		{"fail under a condition", "%3: bool = lt %0 %1\nif %3 {\n fail msg=\"m\"\n} {\n}\nbounds %2 %1", []uint64{2, 1, 7}, &task.Failure{Site: 6, A: 7, B: 1}},
		{"first of two", "bounds %0 %1\nbounds %2 %1", []uint64{9, 2, 8}, &task.Failure{Site: 3, A: 9, B: 2}},
		{"in nested loops", "for %0 { (%4: i64)\n for %1 { (%5: i64)\n %6: i64 = add %4 %5\n bounds %6 %2\n}\n}",
			[]uint64{5, 5, 3}, &task.Failure{Site: 8, A: 3, B: 3}},
		{"hoisted, without a guard", "bounds %0 %1 hoisted=1", []uint64{5, 5, 0}, &task.Failure{Site: 3, A: 5, B: 5}},
	} {
		t.Run(c.name, func(t *testing.T) {
			n := compile(t, parseTask(t, head+c.body+"\n}\n"), host())
			args := append(c.args, 0, 0, 0)[:3]
			if got := n.call(args, 0, 0, nil); fmt.Sprint(got) != fmt.Sprint(c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

// What a chunk did before a check failed stays done, and nothing after it is.
func TestFailureEndsTheChunkAtItsPlace(t *testing.T) {
	tk := parseTask(t, readRun(t, "overrun"))
	n := compile(t, tk, host())
	args := arguments(tk.Code, 1000)
	y := args.keep[0].([]byte)
	before := append([]byte(nil), y...)
	f := n.call(args.words, 0, 1000, nil)
	if f == nil || f.A != 1000 || f.B != 1000 {
		t.Fatalf("failure %v, want index 1000 of 1000", f)
	}
	if string(y[997*8:]) != string(before[997*8:]) {
		t.Error("written beyond the failure")
	}
	if string(y[:997*8]) != string(args.keep[1].([]byte)[3*8:1000*8]) {
		t.Error("what came before the failure is missing")
	}
}

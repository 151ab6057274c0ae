package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/parser"
	"go/token"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/bench/peers"
)

func TestChoose(t *testing.T) {
	all, err := choose("")
	if err != nil || len(all) != len(rows) {
		t.Errorf("nothing chosen: %v, %v", all, err)
	}
	if got, err := choose("r1, C2"); err != nil || !slices.Equal(got, []string{"R1", "C2"}) {
		t.Errorf("got %v, %v", got, err)
	}
	if _, err := choose("R1,R99"); err == nil {
		t.Error("row R99 was accepted")
	}
}

func TestRatioIsTakenPairByPair(t *testing.T) {
	r := race{row: "R0", unit: "GB/s", work: 6, absent: map[string]string{"gone": "away"}, limitWork: 12,
		contenders: []contender{{name: ours}, {name: "slow"}, {name: "fast"}}, limits: []contender{{name: "limit"}}}
	// The machine is three times as slow in the third round, for everybody.
	res := r.result([][]float64{{1, 1, 3}, {9, 9, 27}, {2, 2, 6}, {1, 1, 3}})
	if *res.Ours != 6 || *res.Peers["fast"] != 3 || *res.BestPeer != "fast" || *res.Ratio != 2 {
		t.Errorf("ours %g, best %s with %g, ratio %g", *res.Ours, *res.BestPeer, *res.Peers["fast"], *res.Ratio)
	}
	if *res.Limit != 12 || *res.Fraction != 0.5 {
		t.Errorf("limit %g, fraction %g", *res.Limit, *res.Fraction)
	}
	if v, ok := res.Peers["gone"]; !ok || v != nil {
		t.Error("a peer that was not run must be there, as null")
	}
}

// The form of the file is what others read: every field is there in every line, null where there is nothing, and the only
// others are those that some rows add.
func TestFormOfTheFile(t *testing.T) {
	full := Result{Row: "C2", Size: "s", Unit: "ms", Ours: ref(1.5), Peers: map[string]*float64{"C++": nil, "Go": ref(3.0)},
		BestPeer: ref("Go"), Ratio: ref(2.0), Limit: ref(1.2), Fraction: ref(0.8), P99: ref(9.0), Allocs: ref(1.0), Notes: []string{"n"},
		Counts: &Counts{spelt.Counts{Total: 3, Reused: 1, Compiled: 2}, spelt.Counts{Total: -1, Reused: -1, Compiled: -1}},
		absent: map[string]string{"C++": "it is away"}}
	path := filepath.Join(t.TempDir(), "out.json")
	for _, c := range []struct {
		name    string
		results []Result
		want    string
	}{
		{"none", nil, `[]`},
		{"what every row has", []Result{{Row: "R1", Size: "s", Unit: "GB/s", Peers: map[string]*float64{}}},
			`[{"row":"R1","size":"s","unit":"GB/s","ours":null,"peers":{},"best_peer":null,"ratio":null,"limit":null,"fraction":null}]`},
		{"all that a row may have", []Result{full}, `[{"row":"C2","size":"s","unit":"ms","ours":1.5,"peers":{"C++":null,"Go":3},` +
			`"best_peer":"Go","ratio":2,"limit":1.2,"fraction":0.8,` +
			`"counts":{"constructs":{"total":3,"reused":1,"compiled":2},"tasks":{"total":-1,"reused":-1,"compiled":-1}},` +
			`"p99":9,"allocs":1,"notes":["n"]}]`},
	} {
		if err := writeJSON(path, c.results); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var got bytes.Buffer
		if err := json.Compact(&got, text); err != nil || strings.TrimSpace(got.String()) != c.want {
			t.Errorf("%s: %v\n got %s\nwant %s", c.name, err, &got, c.want)
		}
	}
}

func TestTableSaysWhyAPeerWasNotRun(t *testing.T) {
	var out strings.Builder
	r := race{row: "R0"}
	r.leaveOut("gone", &peers.NotRunError{Reason: "it is away"})
	r.result(nil).write(&out)
	if !strings.Contains(out.String(), "not run: it is away\n") {
		t.Errorf("got %s", &out)
	}
}

func TestPeerThatFailsIsLeftOutOfTheRace(t *testing.T) {
	b := &bench{ctx: t.Context(), rounds: 3}
	one := func(int) (float64, error) { return 1, nil }
	runs := 0
	r := race{contenders: []contender{
		{name: ours, timed: one},
		{name: "wrong", timed: one, mayFail: true, check: func() error { return errors.New("element 3 is 4") }},
		{name: "dies", mayFail: true, timed: func(int) (float64, error) {
			if runs++; runs > 3 {
				return 0, errors.New("killed")
			}
			return 1, nil
		}},
		{name: "lasts", timed: one},
	}, limits: []contender{{name: "limit", timed: one}}}
	times, err := b.compete(&r)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.contenders) != 2 || r.absent["wrong"] != "element 3 is 4" || r.absent["dies"] != "killed" {
		t.Errorf("contenders %d, absent %v", len(r.contenders), r.absent)
	}
	if len(times) != 3 || len(times[0]) != 3 || len(times[2]) != 3 {
		t.Errorf("times %v", times)
	}
	r.contenders[1].check = func() error { return errors.New("wrong") }
	if _, err := b.compete(&r); err == nil {
		t.Error("a peer that must not fail did, and the race went on")
	}
}

func TestChecksOverTheLimitAreSaid(t *testing.T) {
	r := race{row: "R11", unit: "GB/s", work: 10, contenders: []contender{{name: ours}, {name: unchecked}}}
	for _, c := range []struct {
		on   float64
		says string
	}{{1.04, "within"}, {1.06, "OVER"}} {
		// The machine slows down; the pairs tell.
		res := r.checkedResult([][]float64{{c.on, 2 * c.on, 3 * c.on}, {1, 2, 3}})
		if math.Abs(*res.Fraction-checkedLimit/c.on) > 1e-12 || *res.BestPeer != unchecked {
			t.Errorf("%g: fraction %g of %s", c.on, *res.Fraction, *res.BestPeer)
		}
		if !strings.Contains(res.Notes[0], c.says) {
			t.Errorf("%g: %s", c.on, res.Notes[0])
		}
	}
}

func TestCompilesOfProcessesAtOnceAreSummed(t *testing.T) {
	counts := func(total, reused, compiled int) spelt.Report {
		c := spelt.Counts{Total: total, Reused: reused, Compiled: compiled}
		return spelt.Report{Backend: "native", Source: spelt.SourceCompiled, Constructs: c, Tasks: c}
	}
	ready := counts(-1, -1, -1)
	ready.Source = spelt.SourceDisk
	g := gathering{n: 3}
	g.add(counts(10, 0, 10), 100, []spelt.Report{counts(10, 4, 6), counts(10, 4, 6), ready}, 200)
	g.add(counts(10, 0, 10), 10, []spelt.Report{counts(10, 0, 10), counts(10, 10, 0), ready}, 20)
	got := g.results(shape{10, 20})
	if each := *got[0].Ours; each != 1.1 || *got[0].Limit != 1 || g.worst != 12 || g.whole != 2 {
		t.Errorf("%g compiles a task, %d in the worst round, %d found it ready", each, g.worst, g.whole)
	}
	if tasks := got[0].Counts.Tasks; tasks != (spelt.Counts{Total: 20, Reused: 10, Compiled: 10}) {
		t.Errorf("tasks of the last round: %v", tasks)
	}
	if *got[1].Ratio != 0.5 {
		t.Errorf("ratio %g", *got[1].Ratio)
	}
}

func TestQuantile(t *testing.T) {
	v := make([]float64, 100)
	for i := range v {
		v[99-i] = float64(i)
	}
	if median(v) != 50 || quantile(v, 0.99) != 99 || quantile([]float64{7}, 0.99) != 7 {
		t.Errorf("median %g, p99 %g", median(v), quantile(v, 0.99))
	}
}

func TestSyntheticProgramsAreGo(t *testing.T) {
	for _, s := range []shape{{1, 2}, {3, 20}, {10, 200}} {
		e := edit{constant: 1, statement: 2, helper: true, comment: true, names: true, order: true}
		for name, text := range synthetic(s, e) {
			if _, err := parser.ParseFile(token.NewFileSet(), name, text, 0); err != nil {
				t.Errorf("%s: %v", s, err)
			}
		}
	}
}

package main

import (
	"encoding/json"
	"go/parser"
	"go/token"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"
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

func TestResultsAreAListWithNulls(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.json")
	if err := writeJSON(path, []Result{{Row: "R1", Size: "s", Unit: "u", Ours: ref(1.5), Peers: map[string]*float64{"C++": nil}}}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var list []map[string]any
	if err := json.Unmarshal(text, &list); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"row": "R1", "size": "s", "unit": "u", "ours": 1.5, "best_peer": nil, "ratio": nil,
		"limit": nil, "fraction": nil}
	for k, v := range want {
		if got, ok := list[0][k]; !ok || got != v {
			t.Errorf("%s is %v, want %v", k, got, v)
		}
	}
	if p, ok := list[0]["peers"].(map[string]any)["C++"]; !ok || p != nil {
		t.Errorf("peers: %v", list[0]["peers"])
	}
	if err := writeJSON(path, nil); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(path); string(text) != "[]\n" {
		t.Errorf("no results are %q", text)
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

func TestExponent(t *testing.T) {
	times := map[int]float64{1: 2, 10: 20, 100: 2000}
	if e, ok := exponent(times, shape{100, 20}); !ok || math.Abs(e-2) > 1e-12 {
		t.Errorf("from 10 to 100 loops: %g, %t", e, ok)
	}
	if _, ok := exponent(times, shape{10, 20}); ok {
		t.Error("ten loops are too few for an exponent")
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

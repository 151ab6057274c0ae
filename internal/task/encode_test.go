package task

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/spelt-go/spelt/internal/ir"
)

func samplePlan() *Plan {
	src := Source{Kind: FromSlot, Type: ir.F64, Val: 3}
	return &Plan{
		Words: 8,
		Units: []Unit{
			{Kind: Serial, Ordered: true, Args: []Source{src, {Kind: FromConst, Type: ir.I64, Val: math.MinInt64}}, Counts: []Source{}, Cost: 5, Sites: []Site{}},
			{
				Kind: Parallel, Args: []Source{{Kind: FromParamAddr, Type: ir.Ptr, Val: 80}}, Counts: []Source{src},
				Reduce: []Reduce{{Op: ir.ReduceIfGe, Type: ir.F32, Slot: 7}}, Name: "loop", Origin: 9, Cost: math.MaxInt64, Workers: 3, Grain: 9,
				Overlap: &Overlap{
					Steps: []Step{{Op: ir.OpLoad, Type: ir.Ptr, Imm: 3, Args: []Form{{{1, []int32{0}}}, {{Coef: 2}}}, From: []ir.Type{ir.Ptr, ir.Ptr}}},
					Regions: []Region{
						{Ptr: 1, Len: -1, Off: -4, Scale: 8, Accesses: []int32{0}},
						{Ptr: -1, Len: 0, Origin: Form{{1, []int32{1}}}, Length: Form{{4, []int32{0, 1}}}},
					},
					Pairs: [][2]int32{{0, 1}},
					Accesses: []Access{{
						Write: true, Affine: true, Region: 1, Size: 8, Tag: ir.Tag{Type: ir.F64, Field: "f"}, Origin: Form{{1, []int32{1}}}, Coef: []Form{{{Coef: 4}}},
						Low: []Bound{{0, Form{{Coef: 1}}}}, Inner: []Inner{{Form{{Coef: 1}}, nil, []Form{nil}}},
						Fits: []Fit{{ir.I32, nil, []Form{nil}, []Form{{{Coef: 7}}}}},
					}},
					Self: [][2]int32{{0, 0}},
				},
				Sites: []Site{{1, 2}, {3, -1}},
			},
		},
		Root: []Node{
			{Op: NodeTask, Unit: 1},
			{Op: NodeEval, Prog: []Instr{{Op: ir.OpMem, Dst: 4, Imm: 32}, {Op: ir.OpSelect, Type: ir.F64, From: ir.Bool, Dst: 1, A: src, B: src, C: src, Site: 12}}},
			{Op: NodeIf, Cond: src, Kids: [][]Node{{{Op: NodeReturn}}, {}}},
			{Op: NodeLoop, Kids: [][]Node{{{Op: NodeBreak}}, {{Op: NodeContinue}}}},
			{Op: NodeFor, Cond: src, Slot: 2, Kids: [][]Node{{}}},
			{Op: NodeBlock, Kids: [][]Node{{}}},
			{Op: NodeSections, Kids: [][]Node{{}, {}, {}}},
		},
	}
}

func TestPlanSurvivesEncoding(t *testing.T) {
	p := samplePlan()
	got, err := Decode(p.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(p, got); d != "" {
		t.Error(d)
	}
}

func TestDecodeRefusesWhatReachesOutside(t *testing.T) {
	for name, change := range map[string]func(*Plan){
		"slot of a count":     func(p *Plan) { p.Units[1].Counts[0].Val = 8 },
		"word of a step":      func(p *Plan) { p.Units[1].Overlap.Steps[0].Args[0][0].Words[0] = 1 },
		"word of an access":   func(p *Plan) { p.Units[1].Overlap.Accesses[0].Origin[0].Words[0] = 2 },
		"region of an access": func(p *Plan) { p.Units[1].Overlap.Accesses[0].Region = 2 },
		"region of a pair":    func(p *Plan) { p.Units[1].Overlap.Pairs[0][1] = 2 },
		"access of a pair":    func(p *Plan) { p.Units[1].Overlap.Self[0][0] = 1 },
		"coefficients":        func(p *Plan) { p.Units[1].Overlap.Accesses[0].Coef = nil },
		"pointer of a region": func(p *Plan) { p.Units[1].Overlap.Regions[0].Ptr = 2 },
		"slot of a reduction": func(p *Plan) { p.Units[1].Reduce[0].Slot = 8 },
		"unit of a node":      func(p *Plan) { p.Root[0].Unit = 2 },
		"negative unit":       func(p *Plan) { p.Root[0].Unit = -1 },
		"word of a result":    func(p *Plan) { p.Root[1].Prog[1].Dst = 8 },
		"memory":              func(p *Plan) { p.Root[1].Prog[0].Imm = 33 },
		"skip":                func(p *Plan) { p.Root[1].Prog[1].Skip = 1 },
		"kids of an if":       func(p *Plan) { p.Root[2].Kids = p.Root[2].Kids[:1] },
		"index word":          func(p *Plan) { p.Root[4].Slot = 8 },
		"operation":           func(p *Plan) { p.Root[0].Op = numNodeOps },
		"source kind":         func(p *Plan) { p.Units[0].Args[0].Kind = numSourceKinds },
		"frame":               func(p *Plan) { p.Words = MaxWords + 1 },
		"parallel, no counts": func(p *Plan) { p.Units[1].Counts = nil },
	} {
		p := samplePlan()
		change(p)
		if _, err := Decode(p.Encode()); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	data := samplePlan().Encode()
	for n := range data {
		if _, err := Decode(data[:n]); err == nil {
			t.Errorf("cut to %d of %d bytes: accepted", n, len(data))
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(samplePlan().Encode())
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Decode(data)
		if err != nil {
			return
		}
		if q, err := Decode(p.Encode()); err != nil || !cmp.Equal(p, q) {
			t.Errorf("decoded plan does not survive encoding: %v", err)
		}
	})
}

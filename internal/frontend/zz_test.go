package frontend

import (
	"testing"
	"math/rand/v2"

	"github.com/spelt-go/spelt/internal/frontend/testdata/zz"
)

func TestZZ(t *testing.T) {
	ks := lowerAll(t, "./testdata/zz")
	mk := func(r *rand.Rand, n int) []any { return []any{ints(r, n%9, 5), ints(r, 5+n%3, 40), r.IntN(9)-2} }
	for _, o := range []oracle{
		{kernel: "K0", fn: zz.K0},
		{kernel: "K1", fn: zz.K1},
		{kernel: "K2", fn: zz.K2},
		{kernel: "K3", fn: zz.K3},
		{kernel: "K4", fn: zz.K4},
		{kernel: "K5", fn: zz.K5},
		{kernel: "K6", fn: zz.K6},
		{kernel: "K7", fn: zz.K7},
		{kernel: "K8", fn: zz.K8},
		{kernel: "K9", fn: zz.K9},
		{kernel: "K10", fn: zz.K10},
		{kernel: "K11", fn: zz.K11},
		{kernel: "K12", fn: zz.K12},
		{kernel: "K13", fn: zz.K13},
		{kernel: "K14", fn: zz.K14},
		{kernel: "K15", fn: zz.K15},
		{kernel: "K16", fn: zz.K16},
		{kernel: "K17", fn: zz.K17},
		{kernel: "K18", fn: zz.K18},
		{kernel: "K19", fn: zz.K19},
		{kernel: "K20", fn: zz.K20},
		{kernel: "K21", fn: zz.K21},
		{kernel: "K22", fn: zz.K22},
		{kernel: "K23", fn: zz.K23},
		{kernel: "K24", fn: zz.K24},
		{kernel: "K25", fn: zz.K25},
		{kernel: "K26", fn: zz.K26},
		{kernel: "K27", fn: zz.K27},
		{kernel: "K28", fn: zz.K28},
		{kernel: "K29", fn: zz.K29},
		{kernel: "K30", fn: zz.K30},
		{kernel: "K31", fn: zz.K31},
		{kernel: "K32", fn: zz.K32},
		{kernel: "K33", fn: zz.K33},
		{kernel: "K34", fn: zz.K34},
		{kernel: "K35", fn: zz.K35},
		{kernel: "K36", fn: zz.K36},
		{kernel: "K37", fn: zz.K37},
		{kernel: "K38", fn: zz.K38},
		{kernel: "K39", fn: zz.K39},
		{kernel: "K40", fn: zz.K40},
		{kernel: "K41", fn: zz.K41},
		{kernel: "K42", fn: zz.K42},
		{kernel: "K43", fn: zz.K43},
		{kernel: "K44", fn: zz.K44},
		{kernel: "K45", fn: zz.K45},
		{kernel: "K46", fn: zz.K46},
		{kernel: "K47", fn: zz.K47},
		{kernel: "K48", fn: zz.K48},
		{kernel: "K49", fn: zz.K49},
		{kernel: "K50", fn: zz.K50},
		{kernel: "K51", fn: zz.K51},
		{kernel: "K52", fn: zz.K52},
		{kernel: "K53", fn: zz.K53},
		{kernel: "K54", fn: zz.K54},
		{kernel: "K55", fn: zz.K55},
		{kernel: "K56", fn: zz.K56},
		{kernel: "K57", fn: zz.K57},
		{kernel: "K58", fn: zz.K58},
		{kernel: "K59", fn: zz.K59},
		{kernel: "K60", fn: zz.K60},
		{kernel: "K61", fn: zz.K61},
		{kernel: "K62", fn: zz.K62},
		{kernel: "K63", fn: zz.K63},
		{kernel: "K64", fn: zz.K64},
		{kernel: "K65", fn: zz.K65},
		{kernel: "K66", fn: zz.K66},
		{kernel: "K67", fn: zz.K67},
		{kernel: "K68", fn: zz.K68},
		{kernel: "K69", fn: zz.K69},
		{kernel: "K70", fn: zz.K70},
		{kernel: "K71", fn: zz.K71},
		{kernel: "K72", fn: zz.K72},
		{kernel: "K73", fn: zz.K73},
		{kernel: "K74", fn: zz.K74},
		{kernel: "K75", fn: zz.K75},
		{kernel: "K76", fn: zz.K76},
		{kernel: "K77", fn: zz.K77},
		{kernel: "K78", fn: zz.K78},
		{kernel: "K79", fn: zz.K79},
	} {
		k := ks[o.kernel]
		if k == nil { continue }
		for seed := range uint64(6) { for _, n := range []int{1,5,8} {
		mkk := func() []any { return mk(rand.New(rand.NewPCG(seed, 3)), n) }
		_, err := o.compare(k, mkk(), mkk())
		if err != nil { t.Errorf("%s %v", o.kernel, err) }
		}}
	}
}

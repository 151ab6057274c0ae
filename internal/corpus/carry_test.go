package corpus_test

import (
	"context"
	"testing"

	"github.com/spelt-go/spelt/internal/corpus/kernels"
)

// TestQ5ConstructsAndCarriedValues is Q1, Q2 and Q5: how many constructs a kernel
// has, and whether values are carried between them.
func TestQ5ConstructsAndCarriedValues(t *testing.T) {
	rt := native(t)
	for _, tt := range []struct {
		l          launcher
		constructs int
		least      int // carried
		most       int
	}{
		{kernels.SaxpyKernel.On(rt), 1, 0, 0},
		{kernels.NothingKernel.On(rt), 0, 0, 0},
		{kernels.PrefixSumsKernel.On(rt), 1, 0, 0},
		{kernels.NeverFusedKernel.On(rt), 3, 0, 0},
		{kernels.CarryPureKernel.On(rt), 2, 0, 0},
		{kernels.CarrySumKernel.On(rt), 2, 1, 1},
		{kernels.CarryUpdatedKernel.On(rt), 3, 1, 2},
		{kernels.CarrySnapshotKernel.On(rt), 2, 1, 1},
		{kernels.CarryUnrelatedKernel.On(rt), 2, 1, 1},
		{kernels.CarryAtomicKernel.On(rt), 3, 1, 1},
		{kernels.CarryVolatileKernel.On(rt), 4, 1, 2},
		{kernels.CarryPointerKernel.On(rt), 3, 1, 3},
		{kernels.CarryRoundsKernel.On(rt), 3, 1, 8},
		{kernels.CarryBranchesKernel.On(rt), 4, 0, 3},
		{kernels.BitonicKernel.On(rt), 1, 1, 8},
	} {
		r, err := tt.l.Compile(context.Background())
		if err != nil {
			t.Errorf("%s: %v", tt.l.Name(), err)
			continue
		}
		if r.Constructs.Total != tt.constructs || r.Carried < tt.least || r.Carried > tt.most {
			t.Errorf("%s: %d constructs and %d values carried, want %d, and %d to %d",
				tt.l.Name(), r.Constructs.Total, r.Carried, tt.constructs, tt.least, tt.most)
		}
	}
}

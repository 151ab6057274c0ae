package names

type Grid struct{}

//spelt:kernel
func GridStep(x []int) {}

//spelt:kernel
func (Grid) Step(x []int) {} // want `no code can be generated for kernel Grid.Step: GridStepKernel is the launcher of kernel GridStep already, at names.go:6; rename one`

var MineKernel int

//spelt:kernel
func Mine(x []int) {} // want `the package declares MineKernel itself, at names.go:11; rename that`

//spelt:kernel
func Fine(x []int) {}

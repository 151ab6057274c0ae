// Command sibling is another program whose first loop is that of kernel Blend.
package main

import (
	"process.test/kern"
	"process.test/probe/program"
)

// Other has the first loop of kern.Blend, under other names, and one of its own.
//
//spelt:kernel
func Other(other *kern.Data) {
	for index := range other.X {
		other.X[index] = other.X[index]*0.5 + other.Y[index]
	}
	for index := range other.Z {
		other.Z[index] = other.X[index] * 7
	}
}

// Moved is kern.Short in another place, under other names.
//
//spelt:kernel
func Moved(other *kern.Data) {
	for index := range other.X {
		// There is a comment before the line that goes too far.
		other.X[index] = other.Y[index+1]
	}
}

func main() {
	program.Main(map[string]program.Kernel{
		"other": {Launcher: OtherKernel.Launcher, Launch: func(d *kern.Data, l program.Launcher) error {
			return OtherLauncher{l}.Launch(d)
		}, Plain: Other},
		"moved": {Launcher: MovedKernel.Launcher, Launch: func(d *kern.Data, l program.Launcher) error {
			return MovedLauncher{l}.Launch(d)
		}, Plain: Moved},
	})
}

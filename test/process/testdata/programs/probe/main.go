// Command probe launches a kernel of package kern as its flags say, and prints what happened as one JSON object.
package main

import (
	"process.test/kern"
	"process.test/probe/program"
)

func main() {
	program.Main(map[string]program.Kernel{
		"blend": {Launcher: kern.BlendKernel.Launcher, Launch: func(d *kern.Data, l program.Launcher) error {
			return kern.BlendLauncher{Launcher: l}.Launch(d)
		}, Plain: kern.Blend},
		"wide": {Launcher: kern.WideKernel.Launcher, Launch: func(d *kern.Data, l program.Launcher) error {
			return kern.WideLauncher{Launcher: l}.Launch(d)
		}, Plain: kern.Wide},
		"noise": {Launcher: kern.NoiseKernel.Launcher, Launch: func(d *kern.Data, l program.Launcher) error {
			return kern.NoiseLauncher{Launcher: l}.Launch(d)
		}, Plain: kern.Noise},
		"spin": {Launcher: kern.SpinKernel.Launcher, Launch: func(d *kern.Data, l program.Launcher) error {
			return kern.SpinLauncher{Launcher: l}.Launch(d)
		}, Plain: kern.Spin},
		"short": {Launcher: kern.ShortKernel.Launcher, Launch: func(d *kern.Data, l program.Launcher) error {
			return kern.ShortLauncher{Launcher: l}.Launch(d)
		}, Plain: kern.Short},
	})
}

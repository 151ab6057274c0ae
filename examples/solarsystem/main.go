// Solarsystem moves the Sun, the planets and a belt of asteroids through a century and tells how well energy was kept.
package main

import (
	"fmt"
	"image"
	"math"
	"slices"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallery"
)

//go:generate go tool spelt gen .

func main() { gallery.Main(program) }

var program = gallery.Program{
	Name:     "solarsystem",
	About:    "The solar system through a century.",
	Size:     256,
	SizeHelp: "number of `asteroids`",
	New:      newJob,
}

const (
	century = 36525 // days
	dt      = 4     // days
	steps   = century / dt
)

// A run is one copy of everything that Simulate changes.
type run struct {
	bodies    []Body
	asteroids []Asteroid
	track     []Vec
	energy    []float64
}

func newRun(bodies []Body, asteroids []Asteroid, steps int) *run {
	return &run{
		bodies:    slices.Clone(bodies),
		asteroids: slices.Clone(asteroids),
		track:     make([]Vec, steps*substeps*len(bodies)),
		energy:    make([]float64, steps+1),
	}
}

func (r *run) restart(bodies []Body, asteroids []Asteroid) {
	copy(r.bodies, bodies)
	copy(r.asteroids, asteroids)
}

func newJob(o *gallery.Options) (*gallery.Job, error) {
	bodies := solarSystem()
	asteroids := belt(o.Size, bodies[0])
	compiled, plain := newRun(bodies, asteroids, steps), newRun(bodies, asteroids, steps)
	return &gallery.Job{
		Work: fmt.Sprintf("the Sun, %d planets, %d asteroids, %d steps of %d days, float64",
			len(planets), len(asteroids), steps, dt),
		Kernel: SimulateKernel.Launcher,
		Launch: func(rt *spelt.Runtime) error {
			r := compiled
			return SimulateKernel.On(rt).Launch(r.bodies, r.asteroids, r.track, r.energy, steps, dt)
		},
		Plain: func() {
			r := plain
			Simulate(r.bodies, r.asteroids, r.track, r.energy, steps, dt)
		},
		Reset:      func() { compiled.restart(bodies, asteroids) },
		ResetPlain: func() { plain.restart(bodies, asteroids) },
		Diff:       func() float64 { return apart(compiled, plain) },
		// In au. Rounding moves a planet along its orbit by a distance that grows with the square of the time.
		Tolerance: 1e-6,
		Facts: func(*spelt.Runtime) []gallery.Fact {
			worst, last := energyError(compiled.energy)
			return []gallery.Fact{
				{Name: "energy error, largest", Value: fmt.Sprintf("%.1e", worst)},
				{Name: "energy error, at the end", Value: fmt.Sprintf("%.1e", last)},
			}
		},
		Draw: func() (*image.RGBA, error) { return drawRun(compiled), nil },
	}, nil
}

// apart is the largest distance between the same body, or asteroid, in two runs.
func apart(a, b *run) float64 {
	d := 0.0
	for i := range a.bodies {
		d = math.Max(d, a.bodies[i].Pos.minus(b.bodies[i].Pos).length())
	}
	for i := range a.asteroids {
		d = math.Max(d, a.asteroids[i].Pos.minus(b.asteroids[i].Pos).length())
	}
	return d
}

// energyError is the relative change of the energy since the start: the largest, and the last one, without signs.
func energyError(energy []float64) (worst, last float64) {
	for _, e := range energy {
		last = math.Abs((e - energy[0]) / energy[0])
		worst = math.Max(worst, last)
	}
	return worst, last
}

package main

import (
	"math"
	"testing"

	"github.com/spelt-go/spelt"
	"github.com/spelt-go/spelt/examples/internal/gallerytest"
)

func TestCompiledEqualsPlain(t *testing.T) {
	gallerytest.Each(t, func(t *testing.T, rt *spelt.Runtime, exact bool) {
		bodies := solarSystem()
		for _, n := range []int{0, 1, 7, 33} {
			asteroids := belt(n, bodies[0])
			const steps = 50
			got, want := newRun(bodies, asteroids, steps), newRun(bodies, asteroids, steps)
			gallerytest.Check(t, SimulateKernel.On(rt).Launch(got.bodies, got.asteroids, got.track, got.energy, steps, dt))
			Simulate(want.bodies, want.asteroids, want.track, want.energy, steps, dt)
			tolerance := 0.0
			if !exact {
				tolerance = 1e-12
			}
			if d := apart(got, want); d > tolerance {
				t.Errorf("%d asteroids: a body is %g au away from where plain Go has it", n, d)
			}
		}
	})
}

func TestEnergyIsKeptOverACentury(t *testing.T) {
	r := newRun(solarSystem(), nil, steps)
	Simulate(r.bodies, nil, r.track, r.energy, steps, dt)
	if worst, _ := energyError(r.energy); worst > 1e-7 {
		t.Errorf("the energy was off by %.1e", worst)
	}
	var p Vec
	for _, b := range r.bodies {
		p = p.plus(b.Vel.times(b.Mass))
	}
	if p.length() > 1e-15 {
		t.Errorf("the centre of mass has begun to move: momentum %.1e", p.length())
	}
}

// At J2000 the Earth is two days from perihelion, at 0.9833 au and a longitude of 100.4 degrees.
func TestEarthIsWhereItWas(t *testing.T) {
	bodies := solarSystem()
	earth := bodies[3].Pos.minus(bodies[0].Pos)
	if d := earth.length(); math.Abs(d-0.9833) > 1e-4 {
		t.Errorf("distance %.5f au", d)
	}
	if l := math.Atan2(earth.Y, earth.X) * 180 / math.Pi; math.Abs(l-100.38) > 0.05 {
		t.Errorf("longitude %.3f degrees", l)
	}
}

// After one period of Kepler's third law an asteroid alone with the Sun is where it began.
func TestKeplersThirdLaw(t *testing.T) {
	for _, o := range []elements{
		{a: 1}, {a: 0.4, e: 0.2, inclination: 7, perihelion: 77, node: 48}, {a: 2.77, e: 0.08, meanLongitude: 95},
	} {
		pos, vel := o.state(gravity)
		period := 2 * math.Pi * math.Sqrt(o.a*o.a*o.a/gravity)
		const steps = 400
		r := newRun([]Body{{Mass: 1}}, []Asteroid{{pos, vel}}, steps)
		Simulate(r.bodies, r.asteroids, r.track, r.energy, steps, period/steps)
		if d := r.asteroids[0].Pos.minus(pos).length(); d > 1e-6*o.a {
			t.Errorf("%+v: %g au from where it began after one period", o, d)
		}
	}
}

// A planet of no mass and an asteroid at the same place stay together.
func TestAsteroidMovesLikeABodyWithoutMass(t *testing.T) {
	bodies := solarSystem()
	pos, vel := elements{a: 2.5, e: 0.1, inclination: 3}.state(gravity)
	bodies = append(bodies, Body{Pos: pos, Vel: vel})
	const steps = 500
	r := newRun(bodies, []Asteroid{{pos, vel}}, steps)
	// The asteroid must not meet the body that it shadows: 0 over 0 is not a number.
	alone := r.bodies[:len(r.bodies)-1]
	s := newRun(alone, r.asteroids, steps)
	Simulate(r.bodies, nil, r.track, r.energy, steps, dt)
	Simulate(s.bodies, s.asteroids, s.track, s.energy, steps, dt)
	if d := s.asteroids[0].Pos.minus(r.bodies[len(bodies)-1].Pos).length(); d > 1e-11 {
		t.Errorf("they are %g au apart", d)
	}
}

func TestKeplersEquation(t *testing.T) {
	for _, e := range []float64{0, 0.01, 0.2, 0.9} {
		for m := -3.0; m <= 3; m += 0.25 {
			x := eccentricAnomaly(m, e)
			if d := x - e*math.Sin(x) - m; math.Abs(d) > 1e-14 {
				t.Errorf("M = %g, e = %g: off by %g", m, e, d)
			}
		}
	}
}

func TestProgram(t *testing.T) { gallerytest.Program(t, program, "-size", "3") }

package main

import "math"

// Body is a mass that attracts. Masses are in solar masses, times in days, positions from the common centre of mass.
type Body struct {
	Pos, Vel Vec
	Mass     float64
}

// Asteroid is a body so light that it attracts nothing.
type Asteroid struct{ Pos, Vel Vec }

// gravity is Newton's constant in au³ per solar mass and day²: the square of Gauss's constant.
const gravity = 0.01720209895 * 0.01720209895

// A step of the fourth-order symplectic integrator is five leapfrog steps, the middle one backwards in time. After
// M. Suzuki, "Fractal decomposition of exponential operators", Physics Letters A 146, 1990.
const (
	substeps = 5
	outer    = 0.41449077179437573714 // 1/(4 - ∛4)
	middle   = 1 - 4*outer
)

// substep is the length of a step's k-th leapfrog step.
func substep(k int, dt float64) float64 {
	if k == substeps/2 {
		return middle * dt
	}
	return outer * dt
}

// Simulate moves the bodies, and the asteroids among them, through steps time steps of dt days. track receives the
// bodies' positions at the middle of each leapfrog step: substeps times len(bodies) of them for each step. energy
// receives the energy of the bodies before every step, and after the last one: steps+1 values.
//
//spelt:kernel
func Simulate(bodies []Body, asteroids []Asteroid, track []Vec, energy []float64, steps int, dt float64) {
	integrate(bodies, track, energy, steps, dt)
	for i := range asteroids {
		a := asteroids[i]
		for step := range steps {
			for k := range substeps {
				h := substep(k, dt)
				at := (step*substeps + k) * len(bodies)
				a.Pos = a.Pos.plus(a.Vel.times(h / 2))
				var pull Vec
				for j, b := range bodies {
					d := track[at+j].minus(a.Pos)
					r2 := d.dot(d)
					pull = pull.plus(d.times(gravity * b.Mass / (r2 * math.Sqrt(r2))))
				}
				a.Vel = a.Vel.plus(pull.times(h))
				a.Pos = a.Pos.plus(a.Vel.times(h / 2))
			}
		}
		asteroids[i] = a
	}
}

// integrate does the part of [Simulate] that is serial by nature.
func integrate(bodies []Body, track []Vec, energy []float64, steps int, dt float64) {
	for step := range steps {
		energy[step] = totalEnergy(bodies)
		for k := range substeps {
			h := substep(k, dt)
			drift(bodies, h/2)
			at := (step*substeps + k) * len(bodies)
			for j := range bodies {
				track[at+j] = bodies[j].Pos
			}
			kick(bodies, h)
			drift(bodies, h/2)
		}
	}
	energy[steps] = totalEnergy(bodies)
}

// drift moves the bodies along straight lines.
func drift(bodies []Body, h float64) {
	for i := range bodies {
		bodies[i].Pos = bodies[i].Pos.plus(bodies[i].Vel.times(h))
	}
}

// kick lets the bodies attract each other for a while, in which they stand still.
func kick(bodies []Body, h float64) {
	for i := range bodies {
		for j := i + 1; j < len(bodies); j++ {
			d := bodies[j].Pos.minus(bodies[i].Pos)
			r2 := d.dot(d)
			pull := d.times(h * gravity / (r2 * math.Sqrt(r2)))
			bodies[i].Vel = bodies[i].Vel.plus(pull.times(bodies[j].Mass))
			bodies[j].Vel = bodies[j].Vel.minus(pull.times(bodies[i].Mass))
		}
	}
}

// totalEnergy is kinetic and potential, in solar masses times au² per day².
func totalEnergy(bodies []Body) float64 {
	e := 0.0
	for i := range bodies {
		b := bodies[i]
		e += b.Mass * b.Vel.dot(b.Vel) / 2
		for j := i + 1; j < len(bodies); j++ {
			e -= gravity * b.Mass * bodies[j].Mass / bodies[j].Pos.minus(b.Pos).length()
		}
	}
	return e
}

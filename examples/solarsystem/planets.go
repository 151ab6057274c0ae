package main

import (
	"image/color"
	"math"
	"math/rand/v2"
)

// elements describe a Keplerian orbit. Angles are in degrees, against the ecliptic and equinox of J2000.
type elements struct {
	a             float64 // semi-major axis, au
	e             float64 // eccentricity
	inclination   float64
	meanLongitude float64
	perihelion    float64 // longitude of it
	node          float64 // longitude of the ascending one
}

// planets are the eight, the Earth together with the Moon, with their orbits on 1 January 2000, 12:00 TT.
//
// The elements are those of E. M. Standish and J. G. Williams, "Keplerian Elements for Approximate Positions of the
// Major Planets", table 1, JPL (https://ssd.jpl.nasa.gov/planets/approx_pos.html). sunToMass is the Sun's mass over
// the planet's, after the IAU 2009 system of astronomical constants.
var planets = []struct {
	name      string
	sunToMass float64
	orbit     elements
	colour    color.RGBA
}{
	{"Mercury", 6.0236e6, elements{0.38709927, 0.20563593, 7.00497902, 252.25032350, 77.45779628, 48.33076593}, color.RGBA{178, 168, 156, 255}},
	{"Venus", 4.08523719e5, elements{0.72333566, 0.00677672, 3.39467605, 181.97909950, 131.60246718, 76.67984255}, color.RGBA{236, 206, 134, 255}},
	{"Earth", 3.28900561e5, elements{1.00000261, 0.01671123, -0.00001531, 100.46457166, 102.93768193, 0}, color.RGBA{104, 164, 236, 255}},
	{"Mars", 3.09870359e6, elements{1.52371034, 0.09339410, 1.84969142, -4.55343205, -23.94362959, 49.55953891}, color.RGBA{224, 108, 72, 255}},
	{"Jupiter", 1.047348644e3, elements{5.20288700, 0.04838624, 1.30439695, 34.39644051, 14.72847983, 100.47390909}, color.RGBA{220, 176, 132, 255}},
	{"Saturn", 3.4979018e3, elements{9.53667594, 0.05386179, 2.48599187, 49.95424423, 92.59887831, 113.66242448}, color.RGBA{232, 212, 152, 255}},
	{"Uranus", 2.290298e4, elements{19.18916464, 0.04725744, 0.77263783, 313.23810451, 170.95427630, 74.01692503}, color.RGBA{150, 222, 222, 255}},
	{"Neptune", 1.941226e4, elements{30.06992276, 0.00859048, 1.77004347, -55.12002969, 44.96476227, 131.78422574}, color.RGBA{96, 128, 240, 255}},
}

// solarSystem is the Sun and the planets, seen from their centre of mass.
func solarSystem() []Body {
	bodies := []Body{{Mass: 1}}
	for _, p := range planets {
		mass := 1 / p.sunToMass
		pos, vel := p.orbit.state(gravity * (1 + mass))
		bodies = append(bodies, Body{pos, vel, mass})
	}
	var total float64
	var center, drift Vec
	for _, b := range bodies {
		total += b.Mass
		center = center.plus(b.Pos.times(b.Mass))
		drift = drift.plus(b.Vel.times(b.Mass))
	}
	for i := range bodies {
		bodies[i].Pos = bodies[i].Pos.minus(center.times(1 / total))
		bodies[i].Vel = bodies[i].Vel.minus(drift.times(1 / total))
	}
	return bodies
}

// belt is n asteroids between Mars and Jupiter. They are invented, but the same ones every time.
func belt(n int, sun Body) []Asteroid {
	r := rand.New(rand.NewPCG(1801, 1)) // Piazzi found Ceres on 1 January 1801
	asteroids := make([]Asteroid, n)
	for i := range asteroids {
		orbit := elements{
			a:             2.1 + 1.2*r.Float64(),
			e:             0.2 * r.Float64(),
			inclination:   15 * r.Float64(),
			meanLongitude: 360 * r.Float64(),
			perihelion:    360 * r.Float64(),
			node:          360 * r.Float64(),
		}
		pos, vel := orbit.state(gravity)
		asteroids[i] = Asteroid{pos.plus(sun.Pos), vel.plus(sun.Vel)}
	}
	return asteroids
}

// state is the position and velocity on an orbit around a mass with the given gravitational parameter, in au³/day².
func (o elements) state(mu float64) (pos, vel Vec) {
	anomaly := math.Remainder(radians(o.meanLongitude-o.perihelion), 2*math.Pi)
	ecc := eccentricAnomaly(anomaly, o.e)
	sin, cos := math.Sincos(ecc)
	flat := math.Sqrt(1 - o.e*o.e)
	motion := math.Sqrt(mu/o.a) / (1 - o.e*cos)
	argument := radians(o.perihelion - o.node)
	turn := func(x, y float64) Vec {
		return Vec{X: x, Y: y}.aboutZ(argument).aboutX(radians(o.inclination)).aboutZ(radians(o.node))
	}
	return turn(o.a*(cos-o.e), o.a*flat*sin), turn(-motion*sin, motion*flat*cos)
}

// eccentricAnomaly solves Kepler's equation E - e sin E = M by Newton's method.
func eccentricAnomaly(m, e float64) float64 {
	x := m + e*math.Sin(m)
	for range 50 {
		dx := (x - e*math.Sin(x) - m) / (1 - e*math.Cos(x))
		x -= dx
		if math.Abs(dx) < 1e-15 {
			break
		}
	}
	return x
}

func radians(degrees float64) float64 { return degrees * (math.Pi / 180) }

func (a Vec) aboutZ(angle float64) Vec {
	sin, cos := math.Sincos(angle)
	return Vec{a.X*cos - a.Y*sin, a.X*sin + a.Y*cos, a.Z}
}

func (a Vec) aboutX(angle float64) Vec {
	sin, cos := math.Sincos(angle)
	return Vec{a.X, a.Y*cos - a.Z*sin, a.Y*sin + a.Z*cos}
}

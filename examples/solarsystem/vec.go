package main

import "math"

// Vec is a vector of three components, in astronomical units or in those a day.
type Vec struct{ X, Y, Z float64 }

func (a Vec) plus(b Vec) Vec      { return Vec{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }
func (a Vec) minus(b Vec) Vec     { return Vec{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }
func (a Vec) times(k float64) Vec { return Vec{a.X * k, a.Y * k, a.Z * k} }
func (a Vec) dot(b Vec) float64   { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }
func (a Vec) length() float64     { return math.Sqrt(a.dot(a)) }

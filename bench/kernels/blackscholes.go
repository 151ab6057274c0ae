package kernels

import "math"

// Rate is the riskless interest rate of [BlackScholes], a year.
const Rate = 0.02

// Options are European options and their prices, one slice a quantity.
type Options struct {
	Spot, Strike, Years, Volatility []float32
	Call, Put                       []float32
}

// BlackScholes prices options. Work per option: a logarithm, three exponentials, a square root, four divisions; 24
// bytes. Logarithm and exponentials are Go's, which compute in float64; the peer in C++ computes in float32, which is
// less work and less exact. Everything else is float32. After F. Black and M. Scholes, "The Pricing of Options and
// Corporate Liabilities", J. Political Economy 81, 1973.
//
//spelt:kernel
func BlackScholes(o Options) {
	for i := range o.Spot {
		o.Call[i], o.Put[i] = Price(o.Spot[i], o.Strike[i], o.Years[i], o.Volatility[i])
	}
}

// Price is the value of one option to buy, and of one to sell.
func Price(spot, strike, years, volatility float32) (call, put float32) {
	root := volatility * float32(math.Sqrt(float64(years)))
	d1 := (log(spot/strike) + (Rate+0.5*volatility*volatility)*years) / root
	d2 := d1 - root
	n1, n2 := normal(d1), normal(d2)
	discounted := strike * exp(-Rate*years)
	call = spot*n1 - discounted*n2
	return call, discounted*(1-n2) - spot*(1-n1)
}

// normal is the cumulative normal distribution, after M. Abramowitz and I. Stegun, "Handbook of Mathematical
// Functions", 26.2.17: exact to 7.5e-8.
func normal(d float32) float32 {
	a := d
	if a < 0 {
		a = -a
	}
	k := 1 / (1 + 0.2316419*a)
	poly := k * (0.319381530 + k*(-0.356563782+k*(1.781477937+k*(-1.821255978+k*1.330274429))))
	tail := 0.39894228 * exp(-0.5*a*a) * poly
	if d > 0 {
		return 1 - tail
	}
	return tail
}

func log(x float32) float32 { return float32(math.Log(float64(x))) }
func exp(x float32) float32 { return float32(math.Exp(float64(x))) }

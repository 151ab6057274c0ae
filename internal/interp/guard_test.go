package interp

import (
	"math"
	"math/big"
	"math/rand/v2"
	"reflect"
	"testing"
)

// TestGuards runs a hoisted check for i in 0..4, j in 0..3 of 10*i + j + in
// below 40 with various guards.
func TestGuards(t *testing.T) {
	body := func(guard string) string {
		return consts + `%4: i64 = const value=10
			%5: i64 = const value=40
			%6: i64 = const value=4
			for %6 parallel=1 ` + guard + ` { (%10: i64)
			for %3 { (%11: i64)
			%12: i64 = mul %10 %4
			%13: i64 = add %12 %11
			%14: i64 = add %13 %900
			bounds %14 %5 hoisted=1
			}
			}
			log %1
			`
	}
	const right = "guard=%900+%4*%10<%6+%1*%11<%3@%nil..%5"
	tests := []struct {
		name  string
		in    int64
		guard string
		want  any
	}{
		{"right and holds", 7, right, nil},
		{"right and holds at the lower end", 0, right, nil},
		{"right and does not hold", 8, right, &CheckError{}},
		{"right and does not hold at the lower end", -1, right, &CheckError{}},
		{"forgets a term", 8, "guard=%900+%4*%10<%6@%nil..%5", &GuardError{}},
		{"forgets the base", 8, "guard=%0+%4*%10<%6+%1*%11<%3@%nil..%5", &GuardError{}},
		{"too wide", 8, "guard=%900+%4*%10<%6+%1*%11<%3@%nil..%1", &CheckError{}},
		{"no guard at all", 8, "", &GuardError{}},
		{"inner loop without iterations", 7, "guard=%900+%4*%10<%6+%1*%11<%3@%nil..%5 guard=%900+%1*%11<%0@%nil..%0", nil},
		{"does not wrap", math.MaxInt64, "guard=%900+%900*%10<%6+%900*%11<%900@%nil..%5", &CheckError{}},
	}
	for _, tt := range tests {
		_, err := trace(t, tt.in, body(tt.guard))
		if tt.want == nil && err != nil || tt.want != nil && reflect.TypeOf(err) != reflect.TypeOf(tt.want) {
			t.Errorf("%s: got %v, want %T", tt.name, err, tt.want)
		}
	}
}

func TestInt128(t *testing.T) {
	toBig := func(x int128) *big.Int {
		b := new(big.Int).Lsh(big.NewInt(x.hi), 64)
		return b.Add(b, new(big.Int).SetUint64(x.lo))
	}
	limit := new(big.Int).Lsh(big.NewInt(1), 127)
	special := []int64{0, 1, -1, 2, math.MaxInt64, math.MinInt64, math.MinInt64 + 1, 1 << 32, -1 << 32}
	pick := func() int64 {
		if rand.IntN(2) == 0 {
			return special[rand.IntN(len(special))]
		}
		return int64(rand.Uint64())
	}
	for range 100000 {
		a, b, c, d := pick(), pick(), pick(), pick()
		x, y := product(a, b), product(c, d)
		bx, by := toBig(x), toBig(y)
		if want := new(big.Int).Mul(big.NewInt(a), big.NewInt(b)); bx.Cmp(want) != 0 {
			t.Fatalf("%d * %d = %v, want %v", a, b, bx, want)
		}
		if x.less(y) != (bx.Cmp(by) < 0) {
			t.Fatalf("%v < %v is %v", bx, by, x.less(y))
		}
		// Three products reach beyond 128 bits.
		sum := new(big.Int).Add(bx, by)
		fits := x.add(y)
		if want := sum.Cmp(limit) < 0 && sum.Cmp(new(big.Int).Neg(limit)) >= 0; fits != want {
			t.Fatalf("sum %v fits: got %v", sum, fits)
		}
		if fits && toBig(x).Cmp(sum) != 0 {
			t.Fatalf("sum %v, want %v", toBig(x), sum)
		}
	}
}

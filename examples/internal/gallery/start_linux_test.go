package gallery

import "testing"

func TestStartTicksReadsPastAnyName(t *testing.T) {
	const fields = " S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 4711 20"
	for _, c := range []struct {
		stat string
		want int64
		ok   bool
	}{
		{"7 (go)" + fields, 4711, true},
		{"7 (a b) c) (d)" + fields, 4711, true},
		{"7 (go) S 1 2", 0, false},
		{"", 0, false},
	} {
		if got, ok := startTicks([]byte(c.stat)); got != c.want || ok != c.ok {
			t.Errorf("%q: %d, %t", c.stat, got, ok)
		}
	}
}

package kernels

// Switches has switches without a tag, with one, with an initialiser,
// fallthrough, default in every place, and break.
//
//spelt:kernel
func Switches(out, in []int32) {
	for i, x := range in {
		r := int32(0)
		switch {
		case x < 0:
			r = -1
		case x == 0:
		default:
			r = 1
		}
		switch y := x % 5; y {
		case 1, 2:
			r += 10
		case 3:
			r += 20
			if x > 8 {
				break
			}
			r += 5
		default:
			r += 30
		}
		switch x & 3 {
		default:
			r += 400
			fallthrough
		case 2:
			r += 800
		case 0:
			r += 100
			fallthrough
		case 1:
			r += 200
		}
		switch x {
		}
		out[i] = r
	}
}

// Opcodes is a little machine: a switch in a serial loop, left from inside.
//
//spelt:kernel
func Opcodes(out []int32, code []uint8, x []int32) {
	for i := range out {
		acc := x[i]
	run:
		for pc := 0; pc < len(code); pc++ {
			switch op := code[pc] % 8; op {
			case 0:
				acc += 3
			case 1:
				acc ^= int32(pc)
			case 2:
				acc *= 5
			case 3:
				if acc < 0 {
					continue run
				}
				acc--
			case 4, 5:
				acc = -acc
			case 6:
				if acc > 1000 {
					break run
				}
				pc++
			}
			acc += int32(pc)
		}
		out[i] = acc
	}
}

// SwitchAround has parallel loops in the clauses of a switch.
//
//spelt:kernel
func SwitchAround(x, y []float32, mode int) {
	switch mode {
	case 0:
		for i := range x {
			x[i]++
		}
	case 1:
		for i := range y {
			y[i] = x[i]
		}
		fallthrough
	case 2:
		for i := range y {
			y[i] *= 2
		}
	default:
		for i := range x {
			x[i] = -y[i]
		}
	}
}

// Labels leaves blocks and switches by label.
//
//spelt:kernel
func Labels(out []int32, n int32) {
	for i := range out {
		x := n + int32(i)
	found:
		switch {
		default:
			if x > 5 {
				break found
			}
			x += 100
		}
	rows:
		for r := range int32(4) {
			for c := range int32(4) {
				switch (r*c + x) % 6 {
				case 1:
					continue rows
				case 5:
					break rows
				}
				x++
			}
		}
		out[i] = x
	}
}

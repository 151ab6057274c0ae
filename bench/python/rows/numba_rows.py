"""The rows with Numba: parallel=True, and fastmath off but for what every peer may do, which is to fuse products with
sums; and in the row of the sum, to reorder it. Constants are float32, or all would be computed in float64."""

import math

import numba
import numpy as np
from numba import njit, prange

f4 = np.float32


def start(threads):
    numba.set_num_threads(min(threads, numba.config.NUMBA_NUM_THREADS))


def kernel(fastmath):
    return njit(parallel=True, error_model="numpy", fastmath=fastmath)


@kernel({"contract"})
def saxpy(z, x, y, a):
    for i in prange(z.size):
        z[i] = a * x[i] + y[i]


@kernel({"contract", "reassoc", "nsz"})
def total(x, out):
    s = f4(0)
    for i in prange(x.size):
        s += x[i]
    out[0] = s


QUARTER = f4(0.25)


@kernel({"contract"})
def jacobi2d(dst, src):
    h, w = src.shape
    for j in prange(1, h - 1):
        for i in range(1, w - 1):
            dst[j, i] = QUARTER * (src[j - 1, i] + src[j + 1, i] + src[j, i - 1] + src[j, i + 1])


TWO, THREE, FOUR = f4(2), f4(3), f4(4)


@kernel({"contract"})
def mandelbrot(counts, limit):
    h, w = counts.shape
    dx, dy = THREE / f4(w), TWO / f4(h)
    for j in prange(h):
        im = -f4(1) + f4(j) * dy
        for i in range(w):
            re = -TWO + f4(i) * dx
            x = f4(0)
            y = f4(0)
            n = 0
            while n < limit and x * x + y * y <= FOUR:
                x, y = x * x - y * y + re, TWO * x * y + im
                n += 1
            counts[j, i] = n


ONE, SOFTENING = f4(1), f4(1e-9)


@kernel({"contract"})
def nbody(x, y, z, m, fx, fy, fz):
    for i in prange(x.size):
        sx = f4(0)
        sy = f4(0)
        sz = f4(0)
        for j in range(x.size):
            dx, dy, dz = x[j] - x[i], y[j] - y[i], z[j] - z[i]
            inv = ONE / math.sqrt(dx * dx + dy * dy + dz * dz + SOFTENING)
            s = m[j] * inv * inv * inv
            sx += s * dx
            sy += s * dy
            sz += s * dz
        fx[i] = sx
        fy[i] = sy
        fz[i] = sz


RATE, HALF, TAIL, STEP = f4(0.02), f4(0.5), f4(0.39894228), f4(0.2316419)
C1, C2, C3, C4, C5 = f4(0.319381530), f4(-0.356563782), f4(1.781477937), f4(-1.821255978), f4(1.330274429)


@njit(error_model="numpy", fastmath={"contract"}, inline="always")
def normal(d):
    a = abs(d)
    k = ONE / (ONE + STEP * a)
    tail = TAIL * math.exp(-HALF * a * a) * (k * (C1 + k * (C2 + k * (C3 + k * (C4 + k * C5)))))
    return ONE - tail if d > f4(0) else tail


@kernel({"contract"})
def blackscholes(spot, strike, years, volatility, call, put):
    for i in prange(spot.size):
        v, t, s = volatility[i], years[i], spot[i]
        root = v * math.sqrt(t)
        d1 = (math.log(s / strike[i]) + (RATE + HALF * v * v) * t) / root
        n1 = normal(d1)
        n2 = normal(d1 - root)
        discounted = strike[i] * math.exp(-RATE * t)
        call[i] = s * n1 - discounted * n2
        put[i] = discounted * (ONE - n2) - s * (ONE - n1)


@kernel({"contract"})
def spmv(begin, col, val, x, y):
    for i in prange(y.size):
        s = 0.0
        for k in range(begin[i], begin[i + 1]):
            s += val[k] * x[col[k]]
        y[i] = s


def prepare(row, arrays, numbers):
    a = {name: np.frombuffer(data, type).copy() for name, (type, data) in arrays.items()}
    new = lambda shape, type=f4: np.full(shape, 0, type)
    if row == "saxpy":
        z = new(a["x"].size)
        return (lambda: saxpy(z, a["x"], a["y"], f4(numbers["a"]))), lambda: [z]
    if row == "sum":
        out = new(1)
        return (lambda: total(a["x"], out)), lambda: [out]
    if row == "jacobi2d":
        src = a["src"].reshape(int(numbers["h"]), int(numbers["w"]))
        dst = new(src.shape)
        return (lambda: jacobi2d(dst, src)), lambda: [dst]
    if row == "mandelbrot":
        counts = new((int(numbers["h"]), int(numbers["w"])), np.int32)
        return (lambda: mandelbrot(counts, int(numbers["limit"]))), lambda: [counts]
    if row == "nbody":
        out = [new(a["x"].size) for _ in range(3)]
        return (lambda: nbody(a["x"], a["y"], a["z"], a["m"], *out)), lambda: out
    if row == "blackscholes":
        out = [new(a["spot"].size) for _ in range(2)]
        return (lambda: blackscholes(a["spot"], a["strike"], a["years"], a["volatility"], *out)), lambda: out
    if row == "spmv":
        y = new(a["start"].size - 1, np.float64)
        return (lambda: spmv(a["start"], a["col"], a["val"], a["x"], y)), lambda: [y]
    raise LookupError(f"no row {row}")

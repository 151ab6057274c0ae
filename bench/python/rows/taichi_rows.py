"""The rows with Taichi, and with Quadrants, which was made from it and is called alike: kernels over arrays, on the
processor, with fast_math off and without a cache on disk."""

import importlib
import os

import numpy as np

ti = importlib.import_module(os.environ["SPELT_BENCH_MODULE"])

vector = ti.types.ndarray(dtype=ti.f32, ndim=1)
matrix = ti.types.ndarray(dtype=ti.f32, ndim=2)
indices = ti.types.ndarray(dtype=ti.i32, ndim=1)
doubles = ti.types.ndarray(dtype=ti.f64, ndim=1)


def start(threads):
    ti.init(arch=ti.cpu, cpu_max_num_threads=threads, fast_math=False, offline_cache=False, default_fp=ti.f32)


@ti.kernel
def saxpy(z: vector, x: vector, y: vector, a: ti.f32):
    for i in range(z.shape[0]):
        z[i] = a * x[i] + y[i]


@ti.kernel
def total(x: vector) -> ti.f32:
    s = 0.0
    for i in range(x.shape[0]):
        s += x[i]
    return s


@ti.kernel
def jacobi2d(dst: matrix, src: matrix):
    for j in range(1, src.shape[0] - 1):  # twice as fast as both in one ndrange
        for i in range(1, src.shape[1] - 1):
            dst[j, i] = 0.25 * (src[j - 1, i] + src[j + 1, i] + src[j, i - 1] + src[j, i + 1])


@ti.kernel
def mandelbrot(counts: ti.types.ndarray(dtype=ti.i32, ndim=2), limit: ti.i32):
    h, w = counts.shape[0], counts.shape[1]
    for j, i in ti.ndrange(h, w):
        re, im = -2 + i * (3 / ti.f32(w)), -1 + j * (2 / ti.f32(h))
        x, y, n = 0.0, 0.0, 0
        while n < limit and x * x + y * y <= 4:
            x, y = x * x - y * y + re, 2 * x * y + im
            n += 1
        counts[j, i] = n


@ti.kernel
def nbody(x: vector, y: vector, z: vector, m: vector, fx: vector, fy: vector, fz: vector):
    for i in range(x.shape[0]):
        sx, sy, sz = 0.0, 0.0, 0.0
        for j in range(x.shape[0]):
            dx, dy, dz = x[j] - x[i], y[j] - y[i], z[j] - z[i]
            inv = 1 / ti.sqrt(dx * dx + dy * dy + dz * dz + 1e-9)
            s = m[j] * inv * inv * inv
            sx += s * dx
            sy += s * dy
            sz += s * dz
        fx[i], fy[i], fz[i] = sx, sy, sz


@ti.func
def normal(d):
    a = abs(d)
    k = 1 / (1 + 0.2316419 * a)
    poly = k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
    tail = 0.39894228 * ti.exp(-0.5 * a * a) * poly
    return ti.select(d > 0, 1 - tail, tail)


@ti.kernel
def blackscholes(spot: vector, strike: vector, years: vector, volatility: vector, call: vector, put: vector):
    for i in range(spot.shape[0]):
        v, t, s = volatility[i], years[i], spot[i]
        root = v * ti.sqrt(t)
        d1 = (ti.log(s / strike[i]) + (0.02 + 0.5 * v * v) * t) / root
        n1, n2 = normal(d1), normal(d1 - root)
        discounted = strike[i] * ti.exp(-0.02 * t)
        call[i] = s * n1 - discounted * n2
        put[i] = discounted * (1 - n2) - s * (1 - n1)


@ti.kernel
def spmv(begin: indices, col: indices, val: doubles, x: doubles, y: doubles):
    for i in range(y.shape[0]):
        s = ti.cast(0, ti.f64)
        for k in range(begin[i], begin[i + 1]):
            s += val[k] * x[col[k]]
        y[i] = s


TYPES = {"float32": ti.f32, "float64": ti.f64, "int32": ti.i32}


def array(source):
    a = ti.ndarray(TYPES[source.dtype.name], source.shape)
    a.from_numpy(source)
    return a


def prepare(row, arrays, numbers):
    given = {name: np.frombuffer(data, type).copy() for name, (type, data) in arrays.items()}
    if row == "jacobi2d":
        given["src"] = given["src"].reshape(int(numbers["h"]), int(numbers["w"]))
    a = {name: array(g) for name, g in given.items()}
    new = lambda shape, type=np.float32: array(np.zeros(shape, type))
    sums = np.zeros(1, np.float32)
    out = []
    if row == "saxpy":
        out = [new(given["x"].size)]
        call = lambda: saxpy(out[0], a["x"], a["y"], numbers["a"])
    elif row == "sum":

        def call():
            sums[0] = total(a["x"])

    elif row == "jacobi2d":
        out = [new(given["src"].shape)]
        call = lambda: jacobi2d(out[0], a["src"])
    elif row == "mandelbrot":
        out = [new((int(numbers["h"]), int(numbers["w"])), np.int32)]
        call = lambda: mandelbrot(out[0], int(numbers["limit"]))
    elif row == "nbody":
        out = [new(given["x"].size) for _ in range(3)]
        call = lambda: nbody(a["x"], a["y"], a["z"], a["m"], *out)
    elif row == "blackscholes":
        out = [new(given["spot"].size) for _ in range(2)]
        call = lambda: blackscholes(a["spot"], a["strike"], a["years"], a["volatility"], *out)
    elif row == "spmv":
        out = [new(given["start"].size - 1, np.float64)]
        call = lambda: spmv(a["start"], a["col"], a["val"], a["x"], out[0])
    else:
        raise LookupError(f"no row {row}")

    def run():
        call()
        ti.sync()

    return run, lambda: [o.to_numpy() for o in out] or [sums]

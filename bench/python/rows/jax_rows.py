"""The rows with JAX, compiled by jit for the processor. What a run writes is given to it, so that it need not come from
fresh pages. XLA's options for fast arithmetic are at their default, which is off for the processor."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


def start(threads):
    jax.config.update("jax_enable_x64", True)  # for the row in float64; the others are float32 by their arrays


def saxpy(a):
    return lambda out, x, y: [np.float32(a) * x + y]


def total(out, x):
    return [jnp.sum(x)[None]]


def jacobi2d(out, src):
    inner = np.float32(0.25) * (src[:-2, 1:-1] + src[2:, 1:-1] + src[1:-1, :-2] + src[1:-1, 2:])
    return [out[0].at[1:-1, 1:-1].set(inner)]


def mandelbrot(w, h, limit):
    def rounds(out):
        dx, dy = np.float32(3) / np.float32(w), np.float32(2) / np.float32(h)
        re = jnp.broadcast_to(-2 + jnp.arange(w, dtype=np.float32) * dx, (h, w))
        im = jnp.broadcast_to((-1 + jnp.arange(h, dtype=np.float32) * dy)[:, None], (h, w))

        def step(state):
            k, x, y, n, active = state
            n = n + active.astype(np.int32)
            x, y = jnp.where(active, x * x - y * y + re, x), jnp.where(active, 2 * x * y + im, y)
            return k + 1, x, y, n, x * x + y * y <= 4

        zero = jnp.zeros((h, w), np.float32)
        state = (0, zero, zero, jnp.zeros((h, w), np.int32), jnp.ones((h, w), bool))
        return [lax.while_loop(lambda s: (s[0] < limit) & jnp.any(s[4]), step, state)[3]]

    return rounds


def nbody(out, x, y, z, m):
    # All pairs at once would go through memory for each; so they are done a body at a time, with all the others as lanes.
    def add(j, sums):
        dx, dy, dz = x[j] - x, y[j] - y, z[j] - z
        inv = 1 / jnp.sqrt(dx * dx + dy * dy + dz * dz + np.float32(1e-9))
        s = m[j] * inv * inv * inv
        return sums[0] + s * dx, sums[1] + s * dy, sums[2] + s * dz

    return lax.fori_loop(0, x.size, add, tuple(jnp.zeros_like(x) for _ in out))


def normal(d):
    a = jnp.abs(d)
    k = 1 / (1 + 0.2316419 * a)
    poly = k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))))
    tail = 0.39894228 * jnp.exp(-0.5 * a * a) * poly
    return jnp.where(d > 0, 1 - tail, tail)


def blackscholes(out, spot, strike, years, volatility):
    root = volatility * jnp.sqrt(years)
    d1 = (jnp.log(spot / strike) + (0.02 + 0.5 * volatility * volatility) * years) / root
    n1, n2 = normal(d1), normal(d1 - root)
    discounted = strike * jnp.exp(-0.02 * years)
    return [spot * n1 - discounted * n2, discounted * (1 - n2) - spot * (1 - n1)]


def spmv(out, row, col, val, x):
    y = jax.ops.segment_sum(val * x[col], row, num_segments=out[0].size, indices_are_sorted=True)
    return [y]


def prepare(row, arrays, numbers):
    a = {name: np.frombuffer(data, type) for name, (type, data) in arrays.items()}
    f4, f8, n = np.float32, np.float64, {k: int(v) for k, v in numbers.items()}
    if row == "saxpy":
        f, given, out = saxpy(numbers["a"]), [a["x"], a["y"]], [(a["x"].size, f4)]
    elif row == "sum":
        f, given, out = total, [a["x"]], [(1, f4)]
    elif row == "jacobi2d":
        f, given, out = jacobi2d, [a["src"].reshape(n["h"], n["w"])], [((n["h"], n["w"]), f4)]
    elif row == "mandelbrot":
        f, given, out = mandelbrot(n["w"], n["h"], n["limit"]), [], [((n["h"], n["w"]), np.int32)]
    elif row == "nbody":
        f, given, out = nbody, [a[k] for k in "xyzm"], [(a["x"].size, f4)] * 3
    elif row == "blackscholes":
        f, given = blackscholes, [a[k] for k in ("spot", "strike", "years", "volatility")]
        out = [(a["spot"].size, f4)] * 2
    elif row == "spmv":
        rows = np.repeat(np.arange(a["start"].size - 1, dtype=np.int32), np.diff(a["start"]))
        f, given, out = spmv, [rows, a["col"], a["val"], a["x"]], [(a["start"].size - 1, f8)]
    else:
        raise LookupError(f"no row {row}")
    state = [[jnp.zeros(shape, type) for shape, type in out]]
    given = [jnp.array(g) for g in given]
    f = jax.jit(f, donate_argnums=0, keep_unused=True)

    def run():
        state[0] = f(state[0], *given)
        for array in state[0]:
            array.block_until_ready()

    return run, lambda: [np.asarray(array) for array in state[0]]

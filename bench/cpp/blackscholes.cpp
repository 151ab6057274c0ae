#include "row.h"
#include <math.h>

// Logarithm and exponentials are float32 functions of the vector library that the compiler is told to use: libmvec of
// glibc, to 4 units in the last place.
struct blackscholes_args {
    const float *spot, *strike, *years, *volatility;
    float *call, *put;
    long n;
};

static inline float normal(float d) {
    const float a = fabsf(d);
    const float k = 1 / (1 + 0.2316419f * a);
    const float poly =
        k * (0.319381530f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
    const float tail = 0.39894228f * expf(-0.5f * a * a) * poly;
    return d > 0 ? 1 - tail : tail;
}

ENTRY(blackscholes) {
    const float *__restrict spot = args->spot, *__restrict strike = args->strike;
    const float *__restrict years = args->years, *__restrict volatility = args->volatility;
    float *__restrict call = args->call, *__restrict put = args->put;
    const long n = args->n;
    const float rate = 0.02f;
#pragma omp parallel for simd schedule(static)
    for (long i = 0; i < n; i++) {
        const float v = volatility[i], t = years[i], s = spot[i];
        const float root = v * sqrtf(t);
        const float d1 = (logf(s / strike[i]) + (rate + 0.5f * v * v) * t) / root;
        const float n1 = normal(d1), n2 = normal(d1 - root);
        const float discounted = strike[i] * expf(-rate * t);
        call[i] = s * n1 - discounted * n2;
        put[i] = discounted * (1 - n2) - s * (1 - n1);
    }
}

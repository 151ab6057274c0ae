#include "row.h"
#include <math.h>

struct nbody_args {
    const float *x, *y, *z, *m;
    float *fx, *fy, *fz;
    long n;
};

// Bodies are lanes, so that the sums of each run in the order of the others, as the Go function has them.
ENTRY(nbody) {
    const float *__restrict px = args->x, *__restrict py = args->y, *__restrict pz = args->z, *__restrict m = args->m;
    float *__restrict fx = args->fx, *__restrict fy = args->fy, *__restrict fz = args->fz;
    const long n = args->n;
    enum { lanes = 32 };
#pragma omp parallel for schedule(static)
    for (long block = 0; block < n / lanes; block++) {
        const long first = block * lanes;
        float sx[lanes] = {}, sy[lanes] = {}, sz[lanes] = {};
        for (long j = 0; j < n; j++) {
#pragma omp simd
            for (int k = 0; k < lanes; k++) {
                const float dx = px[j] - px[first + k], dy = py[j] - py[first + k], dz = pz[j] - pz[first + k];
                const float inv = 1 / sqrtf(dx * dx + dy * dy + dz * dz + 1e-9f);
                const float s = m[j] * inv * inv * inv;
                sx[k] += s * dx;
                sy[k] += s * dy;
                sz[k] += s * dz;
            }
        }
        for (int k = 0; k < lanes; k++) {
            fx[first + k] = sx[k];
            fy[first + k] = sy[k];
            fz[first + k] = sz[k];
        }
    }
}

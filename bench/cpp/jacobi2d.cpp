#include "row.h"

struct jacobi2d_args {
    float *dst;
    const float *src;
    long w, h;
};

ENTRY(jacobi2d) {
    float *__restrict dst = args->dst;
    const float *__restrict src = args->src;
    const long w = args->w, h = args->h;
#pragma omp parallel for schedule(static)
    for (long j = 1; j < h - 1; j++) {
#pragma omp simd
        for (long i = 1; i < w - 1; i++) {
            const long at = j * w + i;
            dst[at] = 0.25f * (src[at - w] + src[at + w] + src[at - 1] + src[at + 1]);
        }
    }
}

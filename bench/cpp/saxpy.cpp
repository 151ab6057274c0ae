#include "row.h"

struct saxpy_args {
    float *z;
    const float *x, *y;
    long n;
    float a;
};

ENTRY(saxpy) {
    float *__restrict z = args->z;
    const float *__restrict x = args->x, *__restrict y = args->y;
    const long n = args->n;
    const float a = args->a;
#pragma omp parallel for simd schedule(static)
    for (long i = 0; i < n; i++)
        z[i] = a * x[i] + y[i];
}

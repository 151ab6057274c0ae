#include "row.h"

// The additions are reordered, which this row allows, into one running sum a lane and thread.
struct sum_args {
    const float *x;
    long n;
    float *result;
};

ENTRY(sum) {
    const float *__restrict x = args->x;
    const long n = args->n;
    float s = 0;
#pragma omp parallel for simd reduction(+ : s) schedule(static)
    for (long i = 0; i < n; i++)
        s += x[i];
    *args->result = s;
}

#include "row.h"
#include <immintrin.h>

// The limits that memory sets, in the manner of J. D. McCalpin's STREAM: what the machine can read, copy, and combine.
// Each comes in two ways of writing; the bench takes the better one as the limit.
struct stream_args {
    float *z; // 64-byte aligned, as are x and y
    const float *x, *y;
    long n;     // a multiple of 64
    long times; // how often all is gone through, so that what is short is not the start of the threads
    float *result;
};

typedef float floats __attribute__((vector_size(64), aligned(64)));

template <bool past> static inline void put(floats *to, floats v) {
    if (past)
        __builtin_nontemporal_store(v, to);
    else
        *to = v;
}

template <bool past> static void triad(const stream_args *args) {
    floats *z = (floats *)args->z;
    const floats *x = (const floats *)args->x, *y = (const floats *)args->y;
    const long n = args->n / 16;
#pragma omp parallel
    for (long t = 0; t < args->times; t++) {
#pragma omp for schedule(static) nowait
        for (long i = 0; i < n; i++)
            put<past>(z + i, 17 * x[i] + y[i]);
        _mm_sfence();
    }
}

template <bool past> static void copy(const stream_args *args) {
    floats *z = (floats *)args->z;
    const floats *x = (const floats *)args->x;
    const long n = args->n / 16;
#pragma omp parallel
    for (long t = 0; t < args->times; t++) {
#pragma omp for schedule(static) nowait
        for (long i = 0; i < n; i++)
            put<past>(z + i, x[i]);
        _mm_sfence();
    }
}

extern "C" void stream_triad(const stream_args *args, void *) { triad<false>(args); }
extern "C" void stream_triad_past(const stream_args *args, void *) { triad<true>(args); }
extern "C" void stream_copy(const stream_args *args, void *) { copy<false>(args); }
extern "C" void stream_copy_past(const stream_args *args, void *) { copy<true>(args); }

extern "C" void stream_read(const stream_args *args, void *) {
    const floats *x = (const floats *)args->x;
    const long n = args->n / 64;
    float total = 0;
#pragma omp parallel reduction(+ : total)
    {
        floats s[4] = {};
        for (long t = 0; t < args->times; t++) {
            asm volatile("" ::: "memory"); // each time is to read
#pragma omp for schedule(static) nowait
            for (long i = 0; i < n; i++)
                for (int k = 0; k < 4; k++)
                    s[k] += x[4 * i + k];
        }
        const floats all = s[0] + s[1] + s[2] + s[3];
        for (int k = 0; k < 16; k++)
            total += all[k];
    }
    *args->result = total;
}

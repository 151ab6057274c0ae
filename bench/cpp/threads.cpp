#include "row.h"

// OpenMP's workers wait for more work in a loop for 0.2 s, in which they keep a core from everybody else. That is as it
// should be while rows in C++ are timed one after another, and wrong when somebody else is timed next.
struct threads_args {
    long n;
};

extern "C" void omp_set_num_threads(int);
extern "C" void kmp_set_blocktime(int);

static void start_all() {
#pragma omp parallel
    asm volatile("");
}

// Has the calling thread use n threads, ready to go.
ENTRY(threads) {
    omp_set_num_threads((int)args->n);
    kmp_set_blocktime(200);
    start_all();
}

// Sends the calling thread's workers to sleep.
extern "C" void rest(const threads_args *, void *) {
    kmp_set_blocktime(0);
    start_all();
}

#include "row.h"

struct spmv_args {
    const int *start, *col;
    const double *val;
    double *y;
    const double *x;
    long rows;
};

ENTRY(spmv) {
    const int *__restrict start = args->start, *__restrict col = args->col;
    const double *__restrict val = args->val, *__restrict x = args->x;
    double *__restrict y = args->y;
    const long rows = args->rows;
#pragma omp parallel for schedule(static)
    for (long i = 0; i < rows; i++) {
        double s = 0;
        for (int k = start[i]; k < start[i + 1]; k++)
            s += val[k] * x[col[k]];
        y[i] = s;
    }
}

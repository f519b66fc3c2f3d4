/* Solves systems of linear equations by LU decomposition with partial pivoting, in place.
   Stresses: scalar double arithmetic with loads and stores (y -= f * x along a row), triangular loop nests,
   comparisons of absolute values, pointers to rows.
   Checked: the right-hand side is made from a known solution, which must come out again.
   Source: Gaussian elimination, any book of numerical linear algebra. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 300, ROUNDS = 100 };

static double matrix[SIZE][SIZE];
static double *rows[SIZE];
static double right[SIZE];

static double next_random(uint64_t *state) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (double)(*state >> 40) / (1 << 24) - 0.5;
}

/* Random coefficients, and the right-hand side for which the solution is x[i] = i + 1. */
static void make_system(int size, uint64_t *state) {
    for (int i = 0; i < size; i++) {
        rows[i] = matrix[i];
        right[i] = 0;
        for (int k = 0; k < size; k++) {
            matrix[i][k] = next_random(state);
            right[i] += matrix[i][k] * (k + 1);
        }
    }
}

static int pivot_row(int size, int column) {
    int best = column;
    for (int i = column + 1; i < size; i++)
        if (fabs(rows[i][column]) > fabs(rows[best][column]))
            best = i;
    return best;
}

static void swap_rows(int i, int k) {
    double *row = rows[i], value = right[i];
    rows[i] = rows[k];
    right[i] = right[k];
    rows[k] = row;
    right[k] = value;
}

static void eliminate(int size) {
    for (int column = 0; column < size; column++) {
        swap_rows(column, pivot_row(size, column));
        double *pivot = rows[column];
        for (int i = column + 1; i < size; i++) {
            double *row = rows[i];
            double factor = row[column] / pivot[column];
            for (int k = column + 1; k < size; k++)
                row[k] -= factor * pivot[k];
            right[i] -= factor * right[column];
        }
    }
}

static void substitute_back(int size) {
    for (int i = size - 1; i >= 0; i--) {
        for (int k = i + 1; k < size; k++)
            right[i] -= rows[i][k] * right[k];
        right[i] /= rows[i][i];
    }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int size = scale ? SIZE : 20;
    long rounds = scale ? scale * ROUNDS : 1;
    uint64_t state = 2026;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        make_system(size, &state);
        eliminate(size);
        substitute_back(size);
        for (int i = 0; i < size; i++)
            wrong += !(fabs(right[i] - (i + 1)) < 1e-6);
    }
    printf("matrix-double: %d unknowns, error %s 1e-6\n", size, wrong ? "above" : "below");
    return wrong != 0;
}

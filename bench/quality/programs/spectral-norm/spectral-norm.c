/* The spectral norm of the infinite matrix with entries 1 / ((i + k)(i + k + 1) / 2 + i + 1), from its first rows and
   columns, by the power method.
   Stresses: double division in the inner loop, conversion of integers to double, calls of a small function,
   index arithmetic.
   Checked against the norm of the infinite matrix (1.2742241528…), which the cut one comes close to from below.
   Source: the power method; the matrix is from the Hundred-Dollar, Hundred-Digit Challenge (N. Trefethen, 2002). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 640, ROUNDS = 120 };

static double entry(int row, int column) {
    int diagonal = row + column;
    return 1.0 / (diagonal * (diagonal + 1) / 2 + row + 1);
}

static void multiply(int size, const double *vector, double *product) {
    for (int row = 0; row < size; row++) {
        double sum = 0;
        for (int column = 0; column < size; column++)
            sum += entry(row, column) * vector[column];
        product[row] = sum;
    }
}

static void multiply_transposed(int size, const double *vector, double *product) {
    for (int row = 0; row < size; row++) {
        double sum = 0;
        for (int column = 0; column < size; column++)
            sum += entry(column, row) * vector[column];
        product[row] = sum;
    }
}

static double dot(int size, const double *a, const double *b) {
    double sum = 0;
    for (int i = 0; i < size; i++)
        sum += a[i] * b[i];
    return sum;
}

int main(int argc, char **argv) {
    static double u[SIZE], v[SIZE], between[SIZE];
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int size = scale ? SIZE : 60;
    long rounds = scale ? scale * ROUNDS : 12;
    for (int i = 0; i < size; i++)
        u[i] = 1;
    for (long round = 0; round < rounds; round++) {
        double length = sqrt(dot(size, u, u));
        for (int i = 0; i < size; i++)
            u[i] /= length;
        multiply(size, u, between);
        multiply_transposed(size, between, v);
        for (int i = 0; i < size; i++)
            u[i] = v[i];
        multiply(size, v, between);
        multiply_transposed(size, between, u);
    }
    /* v = M u' and u = M v for M = A' A, so the largest eigenvalue of M is v.u / v.v. */
    double norm = sqrt(dot(size, v, u) / dot(size, v, v));
    int right = norm < 1.2742241529 && norm > 1.2742241528 - 0.01 / size;
    printf("spectral-norm: %.9f with %d rows\n", norm, size);
    return !right;
}

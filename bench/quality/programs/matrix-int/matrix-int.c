/* Multiplies square matrices of 64-bit integers, row by column.
   Stresses: the inner product whose second operand is read down a column (strength reduction of its
   address), integer multiplication, three nested loops.
   Checked by Freivalds' test: C x = A (B x) for a vector x, exact modulo 2^64.
   Source: the definition of the product; R. Freivalds, "Probabilistic machines can use less running time". */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 240, ROUNDS = 50 };

static uint64_t a[SIZE][SIZE], b[SIZE][SIZE], c[SIZE][SIZE];

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void multiply(int size, uint64_t left[SIZE][SIZE], uint64_t right[SIZE][SIZE],
                     uint64_t product[SIZE][SIZE]) {
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            uint64_t sum = 0;
            for (int k = 0; k < size; k++)
                sum += left[row][k] * right[k][column];
            product[row][column] = sum;
        }
}

static void apply(int size, uint64_t matrix[SIZE][SIZE], const uint64_t *vector, uint64_t *result) {
    for (int row = 0; row < size; row++) {
        result[row] = 0;
        for (int k = 0; k < size; k++)
            result[row] += matrix[row][k] * vector[k];
    }
}

static int product_is_right(int size) {
    uint64_t x[SIZE] = {0}, bx[SIZE], abx[SIZE], cx[SIZE];
    for (int i = 0; i < size; i++)
        x[i] = (uint64_t)i * i + 1;
    apply(size, b, x, bx);
    apply(size, a, bx, abx);
    apply(size, c, x, cx);
    for (int i = 0; i < size; i++)
        if (abx[i] != cx[i])
            return 0;
    return 1;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int size = scale ? SIZE : 24;
    long rounds = scale ? scale * ROUNDS : 1;
    uint64_t state = 88172645463325252u;
    uint64_t trace = 0;
    long wrong = 0;
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            a[row][column] = next_random(&state) >> 40;
            b[row][column] = next_random(&state);
        }
    for (long round = 0; round < rounds; round++) {
        a[0][0] = (uint64_t)round % 5;
        multiply(size, a, b, c);
        wrong += !product_is_right(size);
    }
    for (int i = 0; i < size; i++)
        trace += c[i][i];
    printf("matrix-int: %dx%d, %s\n", size, size, wrong ? "wrong product" : "products agree");
    return wrong != 0 || trace == 0;
}

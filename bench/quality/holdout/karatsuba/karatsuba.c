/* Multiplies big numbers by Karatsuba's method on words of 32 bits, with the schoolbook method below a limit.
   Checked: (a + b)^2 = a^2 + 2ab + b^2, and products modulo a prime are those of the factors.
   Source: A. Karatsuba, Y. Ofman, "Multiplication of many-digit numbers by automatic computers", 1962. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t Word;
typedef uint64_t Wide;

enum { LIMIT = 32, WORDS = 2048 };

static Word add_to(Word *x, int n, const Word *y, int m) {
    Wide carry = 0;
    for (int i = 0; i < m; i++) {
        carry += (Wide)x[i] + y[i];
        x[i] = (Word)carry;
        carry >>= 32;
    }
    for (int i = m; i < n && carry; i++) {
        carry += x[i];
        x[i] = (Word)carry;
        carry >>= 32;
    }
    return (Word)carry;
}

static void subtract_from(Word *x, int n, const Word *y, int m) {
    int64_t borrow = 0;
    for (int i = 0; i < m; i++) {
        borrow += (int64_t)x[i] - y[i];
        x[i] = (Word)borrow;
        borrow >>= 32;
    }
    for (int i = m; i < n && borrow; i++) {
        borrow += x[i];
        x[i] = (Word)borrow;
        borrow >>= 32;
    }
}

static void multiply_school(Word *out, const Word *x, const Word *y, int n) {
    memset(out, 0, 2 * n * sizeof *out);
    for (int i = 0; i < n; i++) {
        Wide carry = 0;
        for (int j = 0; j < n; j++) {
            carry += (Wide)x[i] * y[j] + out[i + j];
            out[i + j] = (Word)carry;
            carry >>= 32;
        }
        out[i + n] = (Word)carry;
    }
}

/* out[2n] = x[n] * y[n]; n is a power of two times at most LIMIT. `scratch` has room for 4n + 256 words. */
static void multiply(Word *out, const Word *x, const Word *y, int n, Word *scratch) {
    if (n <= LIMIT || n & 1) {
        multiply_school(out, x, y, n);
        return;
    }
    int half = n / 2;
    Word *left = scratch, *right = scratch + half, *middle = scratch + n, *rest = scratch + 2 * n + 2;
    multiply(out, x, y, half, rest);
    multiply(out + n, x + half, y + half, half, rest);
    memcpy(left, x, half * sizeof *x);
    Word left_carry = add_to(left, half, x + half, half);
    memcpy(right, y, half * sizeof *y);
    Word right_carry = add_to(right, half, y + half, half);
    multiply(middle, left, right, half, rest);
    middle[n] = left_carry & right_carry;
    middle[n + 1] = 0;
    if (left_carry)
        middle[n] += add_to(middle + half, half, right, half);
    if (right_carry)
        middle[n] += add_to(middle + half, half, left, half);
    subtract_from(middle, n + 1, out, n);
    subtract_from(middle, n + 1, out + n, n);
    add_to(out + half, n + half, middle, n + 1);
}

static Word remainder_of(const Word *x, int n, Word divisor) {
    Wide rest = 0;
    for (int i = n - 1; i >= 0; i--)
        rest = (rest << 32 | x[i]) % divisor;
    return (Word)rest;
}

static void fill(Word *x, int n, Wide *state) {
    for (int i = 0; i < n; i++) {
        *state = *state * 6364136223846793005u + 1442695040888963407u;
        x[i] = (Word)(*state >> 32);
    }
    x[n - 1] >>= 2; /* sums of two must fit */
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int n = scale ? WORDS : 64;
    static Word a[WORDS], b[WORDS], sum[WORDS], aa[2 * WORDS], ab[2 * WORDS], bb[2 * WORDS], square[2 * WORDS];
    static Word scratch[8 * WORDS + 512];
    const Word prime = 4294967291u;
    Wide state = 7, check = 0;
    long wrong = 0;
    for (long turn = 0; turn < (scale ? scale * 60 : 1); turn++) {
        fill(a, n, &state);
        fill(b, n, &state);
        memcpy(sum, a, n * sizeof *a);
        add_to(sum, n, b, n);
        multiply(aa, a, a, n, scratch);
        multiply(ab, a, b, n, scratch);
        multiply(bb, b, b, n, scratch);
        multiply(square, sum, sum, n, scratch);
        Wide product = (Wide)remainder_of(a, n, prime) * remainder_of(b, n, prime) % prime;
        wrong += product != remainder_of(ab, 2 * n, prime);
        add_to(aa, 2 * n, bb, 2 * n);
        add_to(aa, 2 * n, ab, 2 * n);
        add_to(aa, 2 * n, ab, 2 * n);
        wrong += memcmp(aa, square, 2 * n * sizeof *aa) != 0;
        for (int i = 0; i < 2 * n; i++)
            check = check * 1000003 + ab[i];
    }
    printf("karatsuba: %016llx\n", (unsigned long long)check);
    return wrong != 0;
}

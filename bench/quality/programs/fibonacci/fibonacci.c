/* Computes Fibonacci and Ackermann numbers and greatest common divisors, all by recursion.
   Stresses: calls, results that live across calls, recursion at the end of a function, division.
   Checked against known numbers, and the sum of the divisors against one made by loops.
   Source: textbook definitions; Ackermann's function as by Peter and Robinson. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t fibonacci(uint32_t n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

static uint32_t ackermann(uint32_t m, uint32_t n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

static uint32_t divisor(uint32_t a, uint32_t b) {
    return b == 0 ? a : divisor(b, a % b);
}

static uint32_t divisor_by_loop(uint32_t a, uint32_t b) {
    while (a != b) {
        if (a > b)
            a -= b;
        else
            b -= a;
    }
    return a;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t n = scale ? 36 : 15, m = scale ? 9 : 3, limit = scale ? 1500 : 30;
    long rounds = scale ? scale : 1;
    uint32_t number = 0, value = 0;
    uint64_t sum = 0;
    for (long round = 0; round < rounds; round++) {
        number = fibonacci(n);
        for (uint32_t i = 0; i < 4; i++)
            value = ackermann(3, m);
        sum = 0;
        for (uint32_t a = 1; a <= limit; a++)
            for (uint32_t b = 1; b <= limit; b++)
                sum += divisor(a, b);
    }
    uint64_t expected = 0;
    for (uint32_t a = 1; a <= limit; a++) {
        expected += a;
        for (uint32_t b = 1; b < a; b++)
            expected += 2 * (uint64_t)divisor_by_loop(a, b);
    }
    printf("fibonacci: %u, ackermann %u, divisors %llu\n", number, value, (unsigned long long)sum);
    return number != (scale ? 14930352u : 610u) || value != (1u << (m + 3)) - 3 || sum != expected;
}

/* Counts the primes below a million, again and again, with a sieve over one byte for each odd number.
   Stresses: a tight loop of byte stores with a growing stride, byte loads and a conditional count,
   induction variables that should stay in registers.
   Checked against the known number of primes below the limit.
   Source: the sieve of Eratosthenes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = 1000000, ROUNDS = 500 };

static uint8_t composite[LIMIT / 2]; /* composite[i] stands for the number 2i + 1 */

static uint32_t count_primes(uint32_t limit) {
    uint32_t half = limit / 2;
    memset(composite, 0, half);
    for (uint32_t i = 1; (2 * i + 1) * (2 * i + 1) < limit; i++) {
        if (composite[i])
            continue;
        uint32_t prime = 2 * i + 1;
        for (uint32_t multiple = prime * prime / 2; multiple < half; multiple += prime)
            composite[multiple] = 1;
    }
    uint32_t count = 1; /* the prime 2, in the place of the number 1 */
    for (uint32_t i = 1; i < half; i++)
        if (!composite[i])
            count++;
    return count;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t limit = scale ? LIMIT : 10000;
    uint32_t expected = scale ? 78498 : 1229;
    long rounds = scale ? scale * ROUNDS : 1;
    long wrong = 0;
    uint32_t count = 0;
    for (long round = 0; round < rounds; round++) {
        count = count_primes(limit);
        wrong += count != expected;
    }
    printf("sieve: %u primes below %u\n", count, limit);
    return wrong != 0;
}

/* Encodes messages by a convolutional code, adds noise, and decodes them.
   Stresses: two stores whose values a comparison chooses; sums of small products; a table walked
   back from its end.
   Checked: messages with little noise come back whole.
   Source: A. Viterbi 1967, "Error Bounds for Convolutional Codes". */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define K 7
#define STATES (1 << (K - 1))
#define POLY_A 0x6d
#define POLY_B 0x4f
#define BITS 3000

static uint8_t message[BITS + K], decoded[BITS + K];
static int8_t channel[(BITS + K) * 2];
static uint8_t survivors[BITS + K][STATES];
static int8_t branch[STATES * 2][2];
static uint32_t rng = 0xbadc0de;

static uint32_t rnd(uint32_t n) {
    rng ^= rng << 13;
    rng ^= rng >> 17;
    rng ^= rng << 5;
    return rng % n;
}

static int parity(unsigned x) {
    x ^= x >> 4;
    x ^= x >> 2;
    x ^= x >> 1;
    return (int)(x & 1);
}

static void init_branches(void) {
    for (unsigned s = 0; s < STATES * 2; s++) {
        branch[s][0] = parity(s & POLY_A) ? 1 : -1;
        branch[s][1] = parity(s & POLY_B) ? 1 : -1;
    }
}

static int encode(int nbits) {
    unsigned shift = 0;
    for (int i = 0; i < nbits; i++) {
        shift = (shift << 1 | message[i]) & (STATES * 2 - 1);
        channel[2 * i] = (int8_t)(branch[shift][0] * 16);
        channel[2 * i + 1] = (int8_t)(branch[shift][1] * 16);
    }
    return nbits * 2;
}

static void add_noise(int n, int level) {
    for (int i = 0; i < n; i++) {
        int noise = 0;
        for (int k = 0; k < 4; k++) noise += (int)rnd((uint32_t)(2 * level + 1)) - level;
        int v = channel[i] + noise;
        channel[i] = (int8_t)(v > 31 ? 31 : v < -32 ? -32 : v);
    }
}

static int decode(int nbits) {
    int32_t metric[2][STATES];
    int cur = 0;
    for (int s = 0; s < STATES; s++) metric[0][s] = s == 0 ? 0 : -100000;
    for (int t = 0; t < nbits; t++) {
        const int32_t *old = metric[cur];
        int32_t *now = metric[cur ^ 1];
        int a = channel[2 * t], b = channel[2 * t + 1];
        for (unsigned s = 0; s < STATES; s++) {
            unsigned p0 = s >> 1, p1 = p0 | STATES / 2;
            unsigned e0 = s, e1 = s | STATES;
            int32_t m0 = old[p0] + a * branch[e0][0] + b * branch[e0][1];
            int32_t m1 = old[p1] + a * branch[e1][0] + b * branch[e1][1];
            if (m1 > m0) {
                now[s] = m1;
                survivors[t][s] = 1;
            } else {
                now[s] = m0;
                survivors[t][s] = 0;
            }
        }
        cur ^= 1;
    }
    unsigned state = 0;                            /* the tail drives it to zero */
    for (int t = nbits - 1; t >= 0; t--) {
        decoded[t] = state & 1;
        state = state >> 1 | (unsigned)survivors[t][state] << (K - 2);
    }
    return metric[cur][0];
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long frames = scale ? scale * 110 : 2;
    long errors[2] = {0, 0};
    uint32_t sum = 0;
    init_branches();
    for (int noisy = 0; noisy < 2; noisy++)
        for (long frame = 0; frame < 3 * frames; frame++) {
            for (int i = 0; i < BITS; i++)
                message[i] = rnd(2);
            memset(message + BITS, 0, K);
            int n = encode(BITS + K - 1);
            add_noise(n, noisy ? 13 : 4);
            decode(BITS + K - 1);
            for (int i = 0; i < BITS; i++) {
                errors[noisy] += decoded[i] != message[i];
                sum = sum * 3 + decoded[i];
            }
        }
    printf("viterbi: %ld errors, checksum %08x\n", errors[1], sum);
    return errors[0] != 0;
}

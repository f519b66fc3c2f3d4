/* SHA-256 of a million letters a, again and again.
   Stresses: rotations of 32 bits, exclusive or and addition with eight values that change places every turn
   (register moves), an array of 64 words, byte order.
   Checked against the digests that the standard gives.
   Source: NIST FIPS 180-4, sections 4.1.2, 5.1.1 and 6.2. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LETTERS = 1000000, ROUNDS = 80 };

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
static const uint32_t kRound[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotate(uint32_t value, int count) { return value >> count | value << (32 - count); }

static void load_block(const uint8_t *block, uint32_t w[64]) {
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8 |
               block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t low = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t high = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + low + w[i - 7] + high;
    }
}

static void absorb(uint32_t state[8], const uint8_t *block) {
    uint32_t w[64];
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    load_block(block, w);
    for (int i = 0; i < 64; i++) {
        uint32_t choice = (e & f) ^ (~e & g), majority = (a & b) ^ (a & c) ^ (b & c);
        uint32_t first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + kRound[i] + w[i];
        uint32_t second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    uint32_t mixed[8] = {a, b, c, d, e, f, g, h};
    for (int i = 0; i < 8; i++)
        state[i] += mixed[i];
}

static void sha256(const uint8_t *message, uint64_t length, uint32_t digest[8]) {
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    uint8_t tail[128] = {0};
    uint64_t whole = length / 64 * 64, rest = length - whole;
    uint64_t tail_length = rest < 56 ? 64 : 128;
    memcpy(digest, start, sizeof start);
    for (uint64_t i = 0; i < whole; i += 64)
        absorb(digest, message + i);
    memcpy(tail, message + whole, rest);
    tail[rest] = 0x80;
    for (int i = 0; i < 8; i++)
        tail[tail_length - 1 - (uint64_t)i] = (uint8_t)(8 * length >> 8 * i);
    for (uint64_t i = 0; i < tail_length; i += 64)
        absorb(digest, tail + i);
}

int main(int argc, char **argv) {
    static const uint32_t of_abc[8] = {0xba7816bf, 0x8f01cfea, 0x414140de, 0x5dae2223,
                                       0xb00361a3, 0x96177a9c, 0xb410ff61, 0xf20015ad};
    static const uint32_t of_million[8] = {0xcdc76e5c, 0x9914fb92, 0x81a1c7e2, 0x84d73e67,
                                           0xf1809a48, 0xa497200e, 0x046d39cc, 0xc7112cd0};
    static uint8_t letters[LETTERS];
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t digest[8];
    long wrong = 0;
    sha256((const uint8_t *)"abc", 3, digest);
    wrong += memcmp(digest, of_abc, sizeof digest) != 0;
    memset(letters, 'a', LETTERS);
    for (long round = 0; round < scale * ROUNDS; round++) {
        sha256(letters, LETTERS, digest);
        wrong += memcmp(digest, of_million, sizeof digest) != 0;
    }
    printf("sha256: %08x..%08x\n", digest[0], digest[7]);
    return wrong != 0;
}

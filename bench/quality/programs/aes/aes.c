/* Encrypts blocks with AES-128, byte by byte as the standard describes it.
   Stresses: bytes in a small array, which all steps of a round pass on; look-ups; loops of 4 and 16
   rounds; small functions.
   Checked: the example of the standard; the state after many blocks is printed.
   Source: FIPS 197, "Advanced Encryption Standard", 2001. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCKS = 1600000 };

static uint8_t substitution[256], round_keys[176];

static uint8_t doubled(uint8_t x) {
    return (uint8_t)((x << 1) ^ ((x >> 7) * 0x1b));
}

static uint8_t product(uint8_t a, uint8_t b) {
    uint8_t sum = 0;
    for (; b; b >>= 1, a = doubled(a))
        if (b & 1)
            sum ^= a;
    return sum;
}

static void make_substitution(void) {
    for (int i = 0; i < 256; i++) {
        uint8_t inverse = 0;
        for (int j = 1; i && j < 256; j++)
            if (product((uint8_t)i, (uint8_t)j) == 1)
                inverse = (uint8_t)j;
        uint8_t x = inverse;
        for (int k = 0; k < 4; k++) {
            inverse = (uint8_t)((inverse << 1) | (inverse >> 7));
            x ^= inverse;
        }
        substitution[i] = x ^ 0x63;
    }
}

static void expand_key(const uint8_t *key) {
    memcpy(round_keys, key, 16);
    uint8_t constant = 1;
    for (int i = 16; i < 176; i += 4) {
        uint8_t word[4];
        memcpy(word, round_keys + i - 4, 4);
        if (i % 16 == 0) {
            uint8_t first = word[0];
            for (int j = 0; j < 3; j++)
                word[j] = substitution[word[j + 1]];
            word[3] = substitution[first];
            word[0] ^= constant;
            constant = doubled(constant);
        }
        for (int j = 0; j < 4; j++)
            round_keys[i + j] = round_keys[i + j - 16] ^ word[j];
    }
}

static void add_round_key(uint8_t *state, int round) {
    for (int i = 0; i < 16; i++)
        state[i] ^= round_keys[16 * round + i];
}

static void substitute(uint8_t *state) {
    for (int i = 0; i < 16; i++)
        state[i] = substitution[state[i]];
}

static void shift_rows(uint8_t *state) {
    uint8_t old[16];
    memcpy(old, state, 16);
    for (int column = 0; column < 4; column++)
        for (int row = 0; row < 4; row++)
            state[4 * column + row] = old[4 * ((column + row) % 4) + row];
}

static void mix_columns(uint8_t *state) {
    for (int column = 0; column < 4; column++) {
        uint8_t *p = state + 4 * column;
        uint8_t a = p[0], b = p[1], c = p[2], d = p[3], all = a ^ b ^ c ^ d;
        p[0] ^= all ^ doubled(a ^ b);
        p[1] ^= all ^ doubled(b ^ c);
        p[2] ^= all ^ doubled(c ^ d);
        p[3] ^= all ^ doubled(d ^ a);
    }
}

static void encrypt(uint8_t *state) {
    add_round_key(state, 0);
    for (int round = 1; round < 10; round++) {
        substitute(state);
        shift_rows(state);
        mix_columns(state);
        add_round_key(state, round);
    }
    substitute(state);
    shift_rows(state);
    add_round_key(state, 10);
}

int main(int argc, char **argv) {
    static const uint8_t expected[16] = {0x69, 0xc4, 0xe0, 0xd8, 0x6a, 0x7b, 0x04, 0x30,
                                         0xd8, 0xcd, 0xb7, 0x80, 0x70, 0xb4, 0xc5, 0x5a};
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long blocks = scale ? scale * BLOCKS : 100;
    uint8_t key[16], state[16];
    for (int i = 0; i < 16; i++) {
        key[i] = (uint8_t)i;
        state[i] = (uint8_t)(17 * i);
    }
    make_substitution();
    expand_key(key);
    encrypt(state);
    int wrong = memcmp(state, expected, 16) != 0;
    for (long i = 0; i < blocks; i++)
        encrypt(state);
    printf("aes:");
    for (int i = 0; i < 16; i++)
        printf(" %02x", state[i]);
    printf("\n");
    return wrong;
}

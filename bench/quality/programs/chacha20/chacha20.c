/* Encrypts and decrypts 64 KiB with the stream cipher ChaCha20, again and again.
   Stresses: sixteen 32-bit values alive at once (more than there are registers), additions, exclusive or and
   rotations by constants in straight-line code.
   Checked against the test vector of the RFC; decryption gives back the message.
   Source: D. J. Bernstein, "ChaCha, a variant of Salsa20"; RFC 8439. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LENGTH = 65536, ROUNDS = 850 };

static uint32_t rotate(uint32_t value, int count) { return value << count | value >> (32 - count); }

static void quarter_round(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d) {
    *a += *b;
    *d = rotate(*d ^ *a, 16);
    *c += *d;
    *b = rotate(*b ^ *c, 12);
    *a += *b;
    *d = rotate(*d ^ *a, 8);
    *c += *d;
    *b = rotate(*b ^ *c, 7);
}

static void block(const uint32_t state[16], uint8_t stream[64]) {
    uint32_t x[16];
    memcpy(x, state, sizeof x);
    for (int i = 0; i < 10; i++) {
        quarter_round(&x[0], &x[4], &x[8], &x[12]);
        quarter_round(&x[1], &x[5], &x[9], &x[13]);
        quarter_round(&x[2], &x[6], &x[10], &x[14]);
        quarter_round(&x[3], &x[7], &x[11], &x[15]);
        quarter_round(&x[0], &x[5], &x[10], &x[15]);
        quarter_round(&x[1], &x[6], &x[11], &x[12]);
        quarter_round(&x[2], &x[7], &x[8], &x[13]);
        quarter_round(&x[3], &x[4], &x[9], &x[14]);
    }
    for (int i = 0; i < 16; i++) {
        uint32_t word = x[i] + state[i];
        for (int byte = 0; byte < 4; byte++)
            stream[4 * i + byte] = (uint8_t)(word >> 8 * byte);
    }
}

static void make_state(uint32_t state[16], const uint8_t key[32], const uint32_t nonce[3], uint32_t counter) {
    static const char constants[] = "expand 32-byte k";
    for (int i = 0; i < 4; i++)
        state[i] = (uint32_t)constants[4 * i] | (uint32_t)constants[4 * i + 1] << 8 |
                   (uint32_t)constants[4 * i + 2] << 16 | (uint32_t)constants[4 * i + 3] << 24;
    for (int i = 0; i < 8; i++)
        state[4 + i] = (uint32_t)key[4 * i] | (uint32_t)key[4 * i + 1] << 8 | (uint32_t)key[4 * i + 2] << 16 |
                       (uint32_t)key[4 * i + 3] << 24;
    state[12] = counter;
    memcpy(&state[13], nonce, 12);
}

/* The same for both directions. */
static void encrypt(uint8_t *text, uint32_t length, uint32_t state[16]) {
    uint8_t stream[64];
    for (uint32_t i = 0; i < length; i++) {
        if (i % 64 == 0) {
            block(state, stream);
            state[12]++;
        }
        text[i] ^= stream[i % 64];
    }
}

int main(int argc, char **argv) {
    static const uint32_t nonce[3] = {0x09000000, 0x4a000000, 0};
    static const uint8_t of_rfc[16] = {0x10, 0xf1, 0xe7, 0xe4, 0xd1, 0x3b, 0x59, 0x15,
                                       0x50, 0x0f, 0xdd, 0x1f, 0xa3, 0x20, 0x71, 0xc4};
    static uint8_t text[LENGTH];
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 1;
    uint8_t key[32], stream[64];
    uint32_t state[16], sum = 0;
    long wrong = 0;
    for (int i = 0; i < 32; i++)
        key[i] = (uint8_t)i;
    make_state(state, key, nonce, 1);
    block(state, stream);
    wrong += memcmp(stream, of_rfc, sizeof of_rfc) != 0;
    for (long round = 0; round < rounds; round++) {
        uint32_t length = scale ? LENGTH : 1000;
        make_state(state, key, nonce, (uint32_t)round % 16);
        encrypt(text, length, state);
        for (uint32_t i = 0; i < length; i++)
            sum = sum * 31 + text[i];
        make_state(state, key, nonce, (uint32_t)round % 16);
        encrypt(text, length, state);
        for (uint32_t i = 0; i < length; i++)
            wrong += text[i] != 0;
    }
    printf("chacha20: %02x%02x%02x%02x, check sum %08x\n", stream[0], stream[1], stream[2], stream[3], sum);
    return wrong != 0;
}

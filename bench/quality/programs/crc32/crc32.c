/* CRC-32 of 64 KiB in three ways: a table a byte, eight tables for eight bytes, and bit by bit.
   Stresses: a chain of dependent loads from a table, byte extraction, shifts and exclusive or, 4-byte loads out of
   bytes; one way waits for memory, another keeps many loads in flight.
   Checked: all ways agree, and the check value of the polynomial comes out.
   Source: the reflected CRC of IEEE 802.3; M. Kounavis and F. Berry, "Novel table lookup-based algorithms for
   high-performance CRC generation" (eight tables). */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { LENGTH = 65536, ROUNDS = 900 };

static uint32_t tables[8][256];

static uint32_t by_bits(uint32_t crc, const uint8_t *bytes, uint32_t length) {
    for (uint32_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
    }
    return crc;
}

static void make_tables(void) {
    for (uint32_t value = 0; value < 256; value++) {
        uint8_t zero = 0;
        tables[0][value] = by_bits(value, &zero, 1);
    }
    for (uint32_t value = 0; value < 256; value++)
        for (int i = 1; i < 8; i++)
            tables[i][value] = tables[i - 1][value] >> 8 ^ tables[0][tables[i - 1][value] & 255];
}

static uint32_t by_table(uint32_t crc, const uint8_t *bytes, uint32_t length) {
    for (uint32_t i = 0; i < length; i++)
        crc = crc >> 8 ^ tables[0][(crc ^ bytes[i]) & 255];
    return crc;
}

static uint32_t word_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static uint32_t by_eight_tables(uint32_t crc, const uint8_t *bytes, uint32_t length) {
    uint32_t i = 0;
    for (; i + 8 <= length; i += 8) {
        uint32_t low = word_at(bytes + i) ^ crc, high = word_at(bytes + i + 4);
        crc = tables[7][low & 255] ^ tables[6][low >> 8 & 255] ^ tables[5][low >> 16 & 255] ^ tables[4][low >> 24] ^
              tables[3][high & 255] ^ tables[2][high >> 8 & 255] ^ tables[1][high >> 16 & 255] ^ tables[0][high >> 24];
    }
    return by_table(crc, bytes + i, length - i);
}

int main(int argc, char **argv) {
    static uint8_t bytes[LENGTH];
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t length = scale ? LENGTH : 1003;
    long rounds = scale ? scale * ROUNDS : 1;
    uint32_t state = 20261121, crc = 0;
    long wrong = 0;
    make_tables();
    wrong += ~by_table(~0u, (const uint8_t *)"123456789", 9) != 0xCBF43926u;
    for (long round = 0; round < rounds; round++) {
        for (uint32_t i = 0; i < length; i++) {
            state = state * 1664525 + 1013904223;
            bytes[i] = (uint8_t)(state >> 24);
        }
        crc = ~by_table(~0u, bytes, length);
        wrong += crc != ~by_eight_tables(~0u, bytes, length);
        if (round % 16 == 0)
            wrong += crc != ~by_bits(~0u, bytes, length);
    }
    printf("crc32: %08x\n", crc);
    return wrong != 0;
}

/* Compresses a made-up text by pointing back at earlier occurrences, and expands it again.
   Stresses: byte loads and compares, hashing of 4 bytes, chains in an array, overlapping copies byte by byte,
   many short loops with unforeseeable ends.
   Checked: expanding gives back the text, and the text becomes much smaller.
   Source: J. Ziv and A. Lempel, "A universal algorithm for sequential data compression", with chains of hashed
   places and a format of our own: control byte c < 128: c + 1 literals follow; else c - 128 + 4 bytes from
   `distance` (2 bytes) back. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LENGTH = 400000, ROUNDS = 24, HASH_BITS = 14, WINDOW = 65535, SHORTEST = 4, LONGEST = 131, TRIES = 16 };

static uint8_t text[LENGTH], packed[2 * LENGTH], unpacked[LENGTH];
static int32_t newest[1 << HASH_BITS], earlier[LENGTH]; /* places + 1; 0: none */

/* Words of a small vocabulary whose frequencies fall off, now and then a random letter. */
static void make_text(uint32_t length, uint32_t state) {
    uint32_t i = 0;
    while (i < length) {
        state = state * 1664525 + 1013904223;
        uint32_t word = (state >> 8) % 512 * ((state >> 17) % 512) / 256; /* small numbers are more frequent */
        for (uint32_t letter = 0; letter < 3 + word % 7 && i < length; letter++)
            text[i++] = (uint8_t)('a' + (word * 7919 + letter * letter * 31 + word * letter) % 26);
        if (i < length)
            text[i++] = state >> 28 ? ' ' : (uint8_t)('A' + (state >> 20) % 26);
    }
}

static uint32_t hash_at(uint32_t place) {
    uint32_t word;
    memcpy(&word, text + place, 4);
    return word * 2654435761u >> (32 - HASH_BITS);
}

static void remember(uint32_t place, uint32_t length) {
    if (place + SHORTEST > length)
        return;
    int32_t *chain = &newest[hash_at(place)];
    earlier[place] = *chain;
    *chain = (int32_t)place + 1;
}

static uint32_t match_length(uint32_t from, uint32_t place, uint32_t length) {
    uint32_t limit = length - place < LONGEST ? length - place : LONGEST;
    uint32_t count = 0;
    while (count < limit && text[from + count] == text[place + count])
        count++;
    return count;
}

/* The longest earlier occurrence of what is at `place`: its length, or 0. */
static uint32_t longest_match(uint32_t place, uint32_t length, uint32_t *distance) {
    uint32_t best = SHORTEST - 1;
    if (place + SHORTEST > length)
        return 0;
    int32_t candidate = newest[hash_at(place)];
    for (int i = 0; i < TRIES && candidate; i++, candidate = earlier[candidate - 1]) {
        uint32_t from = (uint32_t)candidate - 1;
        if (place - from > WINDOW)
            break;
        uint32_t count = match_length(from, place, length);
        if (count > best) {
            best = count;
            *distance = place - from;
        }
    }
    return best >= SHORTEST ? best : 0;
}

static uint8_t *put_literals(uint8_t *out, uint32_t from, uint32_t to) {
    while (from < to) {
        uint32_t count = to - from < 128 ? to - from : 128;
        *out++ = (uint8_t)(count - 1);
        memcpy(out, text + from, count);
        out += count;
        from += count;
    }
    return out;
}

static uint32_t compress(uint32_t length) {
    uint8_t *out = packed;
    uint32_t literals = 0; /* where those begin that are not yet written */
    memset(newest, 0, sizeof newest);
    for (uint32_t place = 0; place < length;) {
        uint32_t distance = 0, count = longest_match(place, length, &distance);
        if (count == 0) {
            remember(place++, length);
            continue;
        }
        out = put_literals(out, literals, place);
        *out++ = (uint8_t)(128 + count - SHORTEST);
        *out++ = (uint8_t)distance;
        *out++ = (uint8_t)(distance >> 8);
        for (uint32_t i = 0; i < count; i++)
            remember(place + i, length);
        place += count;
        literals = place;
    }
    return (uint32_t)(put_literals(out, literals, length) - packed);
}

static uint32_t expand(uint32_t packed_length) {
    const uint8_t *in = packed, *end = packed + packed_length;
    uint8_t *out = unpacked;
    while (in < end) {
        uint32_t control = *in++;
        if (control < 128) {
            memcpy(out, in, control + 1);
            out += control + 1;
            in += control + 1;
            continue;
        }
        const uint8_t *from = out - (in[0] | in[1] << 8);
        in += 2;
        for (uint32_t i = 0; i < control - 128 + SHORTEST; i++)
            *out++ = *from++;
    }
    return (uint32_t)(out - unpacked);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t length = scale ? LENGTH : 4000;
    long rounds = scale ? scale * ROUNDS : 1;
    uint32_t size = 0;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        make_text(length, (uint32_t)round + 1);
        size = compress(length);
        wrong += expand(size) != length || memcmp(text, unpacked, length) != 0 || size > length * 3 / 4;
    }
    printf("lz: %u bytes become %u\n", length, size);
    return wrong != 0;
}

/* Encodes a skewed random message with a Huffman code made for it, and decodes it.
   Stresses: a bit buffer held in a register, shifts by variable counts, table look-ups, a heap of small records.
   Checked: decoding gives back the message, the code fills the code space (Kraft's equation), and the message becomes shorter
   than with codes of fixed width.
   Source: D. Huffman, "A method for the construction of minimum-redundancy codes"; canonical codes by E. Schwartz
   and B. Kallick. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LENGTH = 300000, SYMBOLS = 64, LONGEST = 48, ROUNDS = 45 };

typedef struct {
    uint64_t weight;
    int index; /* of a node: symbols first, then inner nodes */
} Item;

typedef struct {
    int length[SYMBOLS];
    uint64_t code[SYMBOLS];
    int count[LONGEST + 1];      /* codes of each length */
    int sorted[SYMBOLS];         /* symbols by length, then by number */
} Code;

static uint8_t message[LENGTH], decoded[LENGTH], bits[LENGTH * 2];

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void make_message(uint32_t length, uint64_t *state) {
    for (uint32_t i = 0; i < length; i++) {
        uint64_t random = next_random(state);
        message[i] = (uint8_t)((random & 63) * (random >> 6 & 63) * (random >> 12 & 63) / (64 * 64));
    }
}

/* Inserts into an array sorted from heavy to light: the lightest is the last. */
static void put_sorted(Item *items, int *count, Item item) {
    int place = (*count)++;
    for (; place > 0 && items[place - 1].weight < item.weight; place--)
        items[place] = items[place - 1];
    items[place] = item;
}

static void make_lengths(const uint32_t *frequency, Code *code) {
    Item items[SYMBOLS];
    int parent[2 * SYMBOLS] = {0};
    int count = 0, next = SYMBOLS;
    for (int symbol = 0; symbol < SYMBOLS; symbol++)
        if (frequency[symbol])
            put_sorted(items, &count, (Item){frequency[symbol], symbol});
    while (count > 1) {
        Item light = items[--count], heavy = items[--count];
        parent[light.index] = parent[heavy.index] = next;
        put_sorted(items, &count, (Item){light.weight + heavy.weight, next++});
    }
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
        code->length[symbol] = 0;
        for (int node = symbol; frequency[symbol] && node != items[0].index; node = parent[node])
            code->length[symbol]++;
    }
}

static void make_codes(Code *code) {
    uint64_t next = 0;
    int place = 0;
    memset(code->count, 0, sizeof code->count);
    for (int length = 1; length <= LONGEST; length++, next <<= 1)
        for (int symbol = 0; symbol < SYMBOLS; symbol++)
            if (code->length[symbol] == length) {
                code->code[symbol] = next++;
                code->count[length]++;
                code->sorted[place++] = symbol;
            }
}

static int is_complete(const Code *code) {
    uint64_t space = 0;
    for (int length = 1; length <= LONGEST; length++)
        space += (uint64_t)code->count[length] << (LONGEST - length);
    return space == (uint64_t)1 << LONGEST;
}

/* Returns the number of bytes. */
static uint32_t encode(const Code *code, uint32_t length) {
    uint64_t buffer = 0;
    uint32_t bytes = 0;
    int filled = 0; /* below 8 between symbols, so that 56 bits are free */
    for (uint32_t i = 0; i < length; i++) {
        int symbol = message[i];
        buffer = buffer << code->length[symbol] | code->code[symbol];
        filled += code->length[symbol];
        while (filled >= 8) {
            filled -= 8;
            bits[bytes++] = (uint8_t)(buffer >> filled);
        }
    }
    bits[bytes++] = (uint8_t)(buffer << (8 - filled));
    return bytes;
}

static void decode(const Code *code, uint32_t length) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < length; i++) {
        int64_t value = 0, first = 0; /* the code so far; the first code of its length */
        int place = 0;                /* of the symbol of the first code */
        for (int width = 1;; width++) {
            value = value << 1 | (bits[at / 8] >> (7 - at % 8) & 1);
            at++;
            if (value - first < code->count[width]) {
                decoded[i] = (uint8_t)code->sorted[place + (value - first)];
                break;
            }
            place += code->count[width];
            first = (first + code->count[width]) << 1;
        }
    }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t length = scale ? LENGTH : 3000;
    long rounds = scale ? scale * ROUNDS : 1;
    uint64_t state = 20261121;
    uint32_t bytes = 0;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        uint32_t frequency[SYMBOLS] = {0};
        Code code;
        make_message(length, &state);
        for (uint32_t i = 0; i < length; i++)
            frequency[message[i]]++;
        make_lengths(frequency, &code);
        make_codes(&code);
        bytes = encode(&code, length);
        decode(&code, length);
        wrong += !is_complete(&code) || bytes > length * 6 / 8 || memcmp(message, decoded, length) != 0;
    }
    printf("huffman: %u symbols in %u bytes\n", length, bytes);
    return wrong != 0;
}

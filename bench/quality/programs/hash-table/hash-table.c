/* A hash table with open addressing: inserts, looks up, counts and deletes pseudo-random 64-bit keys.
   Stresses: loads that depend on a computed index, multiplication for hashing, wrap-around by masks, loops
   that end on data, inlining of small functions.
   Checked against a table of counts that the few distinct keys allow.
   Source: linear probing with backward-shift deletion, D. Knuth, "The Art of Computer Programming" 3, 6.4, algorithm R. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BITS = 13, SLOTS = 1 << BITS, KEYS = 6000, OPERATIONS = 32000000 };

typedef struct {
    uint64_t key; /* 0: free */
    uint64_t count;
} Slot;

static Slot table[SLOTS];
static uint32_t used;

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static uint32_t home(uint64_t key) { return (uint32_t)((key * 0x9E3779B97F4A7C15u) >> (64 - BITS)); }

static uint64_t key_of(uint32_t number) { return (number + 1) * 0xD1342543DE82EF95u; }

/* The slot of a key, or the free one where it belongs. */
static Slot *find(uint64_t key) {
    uint32_t i = home(key);
    while (table[i].key != key && table[i].key != 0)
        i = (i + 1) % SLOTS;
    return &table[i];
}

static void add(uint64_t key) {
    Slot *slot = find(key);
    if (slot->key == 0) {
        slot->key = key;
        used++;
    }
    slot->count++;
}

static int erase(uint64_t key) {
    uint32_t hole = (uint32_t)(find(key) - table);
    if (table[hole].key == 0)
        return 0;
    for (uint32_t i = (hole + 1) % SLOTS; table[i].key != 0; i = (i + 1) % SLOTS) {
        uint32_t distance = (i - home(table[i].key)) % SLOTS;
        if (distance >= (i - hole) % SLOTS) {
            table[hole] = table[i];
            hole = i;
        }
    }
    table[hole] = (Slot){0, 0};
    used--;
    return 1;
}

int main(int argc, char **argv) {
    static uint64_t counts[KEYS]; /* the same by plain indexing */
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long operations = scale ? scale * OPERATIONS : 20000;
    uint64_t state = 20261121;
    uint32_t live = 0;
    long wrong = 0;
    for (long i = 0; i < operations; i++) {
        uint64_t random = next_random(&state);
        uint32_t number = (uint32_t)(random >> 32) % KEYS;
        switch (random & 7) {
        case 0:
            wrong += erase(key_of(number)) != (counts[number] != 0);
            counts[number] = 0;
            break;
        case 1:
        case 2:
            add(key_of(number));
            counts[number]++;
            break;
        default:
            wrong += find(key_of(number))->count != counts[number];
        }
    }
    for (uint32_t number = 0; number < KEYS; number++)
        live += counts[number] != 0;
    printf("hash-table: %u keys after %ld operations\n", used, operations);
    return wrong != 0 || used != live;
}

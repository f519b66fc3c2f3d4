/* Sorts records of a key and a number by merging, bottom-up, through a function that compares.
   Stresses: copying structures of 16 bytes, calls through a function pointer in the inner loop, three pointers
   that advance, two buffers that take turns.
   Checked: keys ascend, and among equal keys the numbers of the input order ascend (the sort is stable).
   Source: merge sort, J. von Neumann 1945; D. Knuth, "The Art of Computer Programming" 3, 5.2.4. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 100000, KEYS = 5000, ROUNDS = 38 };

typedef struct {
    int64_t key;
    int64_t number;
} Record;

typedef int Compare(const Record *a, const Record *b);

static Record data[SIZE], spare[SIZE];

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static int by_key(const Record *a, const Record *b) { return (a->key > b->key) - (a->key < b->key); }

static int by_key_from_above(const Record *a, const Record *b) { return by_key(b, a); }

static void merge(const Record *left, const Record *middle, const Record *end, Record *to, Compare *compare) {
    const Record *right = middle;
    while (left < middle && right < end)
        *to++ = compare(left, right) <= 0 ? *left++ : *right++;
    while (left < middle)
        *to++ = *left++;
    while (right < end)
        *to++ = *right++;
}

/* Returns the buffer that holds the result. */
static Record *mergesort(Record *from, Record *to, long count, Compare *compare) {
    for (long width = 1; width < count; width *= 2) {
        for (long start = 0; start < count; start += 2 * width) {
            long middle = start + width < count ? start + width : count;
            long end = middle + width < count ? middle + width : count;
            merge(from + start, from + middle, from + end, to + start, compare);
        }
        Record *sorted = to;
        to = from;
        from = sorted;
    }
    return from;
}

int main(int argc, char **argv) {
    static Compare *const orders[2] = {by_key, by_key_from_above};
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long size = scale ? SIZE : 2000;
    long rounds = scale ? scale * ROUNDS : 2;
    uint64_t state = 20261121;
    int64_t median = 0;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        for (long i = 0; i < size; i++)
            data[i] = (Record){(int64_t)(next_random(&state) % KEYS), i};
        const Record *sorted = mergesort(data, spare, size, orders[round % 2]);
        for (long i = 1; i < size; i++) {
            int64_t rise = sorted[i].key - sorted[i - 1].key;
            wrong += round % 2 ? rise > 0 : rise < 0;
            wrong += rise == 0 && sorted[i - 1].number > sorted[i].number;
        }
        median = sorted[size / 2].key;
    }
    printf("mergesort: median %lld\n", (long long)median);
    return wrong != 0;
}

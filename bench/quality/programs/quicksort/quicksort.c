/* Sorts pseudo-random 64-bit integers by quicksort, small parts by insertion.
   Stresses: compare-and-branch loops that no predictor foresees, two indices that move toward each other,
   exchanges in memory, recursion with a loop on the larger side.
   Checked: the result is ascending and has the sum and the exclusive or of the input.
   Source: C. A. R. Hoare, "Quicksort"; the median of three and insertion below 16 by R. Sedgewick. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 200000, ROUNDS = 22, SMALL = 16 };

static int64_t data[SIZE];

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static void exchange(int64_t *a, int64_t *b) {
    int64_t kept = *a;
    *a = *b;
    *b = kept;
}

static void insertion_sort(int64_t *first, long count) {
    for (long i = 1; i < count; i++) {
        int64_t moving = first[i];
        long k = i;
        for (; k > 0 && first[k - 1] > moving; k--)
            first[k] = first[k - 1];
        first[k] = moving;
    }
}

/* Orders the first, the middle and the last element; the middle one is the pivot. */
static int64_t pivot_of(int64_t *first, long count) {
    int64_t *middle = first + count / 2, *last = first + count - 1;
    if (*middle < *first)
        exchange(middle, first);
    if (*last < *middle)
        exchange(last, middle);
    if (*middle < *first)
        exchange(middle, first);
    return *middle;
}

static void quicksort(int64_t *first, long count) {
    while (count > SMALL) {
        int64_t pivot = pivot_of(first, count);
        long low = 0, high = count - 1;
        while (low <= high) {
            while (first[low] < pivot)
                low++;
            while (first[high] > pivot)
                high--;
            if (low <= high)
                exchange(&first[low++], &first[high--]);
        }
        if (high + 1 < count - low) {
            quicksort(first, high + 1);
            first += low;
            count -= low;
        } else {
            quicksort(first + low, count - low);
            count = high + 1;
        }
    }
    insertion_sort(first, count);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long size = scale ? SIZE : 2000;
    long rounds = scale ? scale * ROUNDS : 1;
    uint64_t state = 20261121;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        uint64_t sum = 0, parity = 0;
        for (long i = 0; i < size; i++) {
            uint64_t random = next_random(&state);
            data[i] = (int64_t)(random >> 1) - INT64_MAX / 2;
            sum += (uint64_t)data[i];
            parity ^= (uint64_t)data[i];
        }
        quicksort(data, size);
        for (long i = 0; i < size; i++) {
            wrong += i > 0 && data[i - 1] > data[i];
            sum -= (uint64_t)data[i];
            parity ^= (uint64_t)data[i];
        }
        wrong += sum != 0 || parity != 0;
    }
    printf("quicksort: median %lld\n", (long long)data[size / 2]);
    return wrong != 0;
}

/* Sorts the suffixes of a text by doubling with a radix sort, finds common prefixes of neighbours, and searches patterns.
   Checked: neighbours are in order, and each search finds as many places as a scan of the text does.
   Source: U. Manber, G. Myers, "Suffix arrays", 1990; T. Kasai et al., "Linear-time longest-common-prefix computation",
   2001. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LENGTH = 90000 };

static char text[LENGTH + 1];
static int32_t order[LENGTH], rank_of[LENGTH], next_order[LENGTH], next_rank[LENGTH], counts[LENGTH + 256], common[LENGTH];

static uint32_t state = 31;

static uint32_t random_below(uint32_t limit) {
    state = state * 1103515245 + 12345;
    return (state >> 12) % limit;
}

/* Random letters, and copies of earlier parts with few changes. */
static void make_text(int length) {
    int i = 0;
    while (i < length) {
        int count = 5 + (int)random_below(60);
        if (i > 200 && random_below(3)) {
            int from = (int)random_below((uint32_t)i - 100);
            for (; count > 0 && i < length; count--)
                text[i++] = random_below(40) ? text[from++] : "acgt"[random_below(4)];
        } else {
            for (; count > 0 && i < length; count--)
                text[i++] = "acgt"[random_below(4)];
        }
    }
    text[length] = 0;
}

/* Sorts `order`, which is sorted by the rank `by` places later, stably by rank. */
static void sort_by_rank(const int32_t *from, int length, int classes) {
    memset(counts, 0, (size_t)classes * sizeof counts[0]);
    for (int i = 0; i < length; i++)
        counts[rank_of[i]]++;
    for (int c = 1; c < classes; c++)
        counts[c] += counts[c - 1];
    for (int i = length - 1; i >= 0; i--)
        order[--counts[rank_of[from[i]]]] = from[i];
}

static int rank_after(int i, int by, int length) { return i + by < length ? rank_of[i + by] : -1; }

/* Returns the number of doublings. */
static int sort_suffixes(int length) {
    for (int i = 0; i < length; i++) {
        rank_of[i] = (unsigned char)text[i];
        next_order[i] = i;
    }
    sort_by_rank(next_order, length, 256);
    int classes = 256, steps = 0;
    for (int by = 1;; by *= 2, steps++) {
        int made = 0;
        for (int i = length - by; i < length; i++)
            next_order[made++] = i;
        for (int i = 0; i < length; i++)
            if (order[i] >= by)
                next_order[made++] = order[i] - by;
        sort_by_rank(next_order, length, classes);
        classes = 1;
        next_rank[order[0]] = 0;
        for (int i = 1; i < length; i++) {
            int a = order[i - 1], b = order[i];
            if (rank_of[a] != rank_of[b] || rank_after(a, by, length) != rank_after(b, by, length))
                classes++;
            next_rank[b] = classes - 1;
        }
        memcpy(rank_of, next_rank, (size_t)length * sizeof rank_of[0]);
        if (classes == length)
            return steps;
    }
}

static void find_common_prefixes(int length) {
    int shared = 0;
    for (int i = 0; i < length; i++) {
        if (rank_of[i] == 0) {
            shared = 0;
            continue;
        }
        int before = order[rank_of[i] - 1];
        while (i + shared < length && before + shared < length && text[i + shared] == text[before + shared])
            shared++;
        common[rank_of[i]] = shared;
        if (shared > 0)
            shared--;
    }
}

/* The first suffix that is not below the pattern, or that is above all that begin with it. */
static int bound(const char *pattern, int size, int length, int above) {
    int low = 0, high = length;
    while (low < high) {
        int middle = low + (high - low) / 2;
        int compared = strncmp(text + order[middle], pattern, (size_t)size);
        if (compared < 0 || (above && compared == 0))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int count_by_scan(const char *pattern, int size, int length) {
    int count = 0;
    for (int i = 0; i + size <= length; i++)
        count += memcmp(text + i, pattern, (size_t)size) == 0;
    return count;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int length = scale ? LENGTH : 1500;
    long wrong = 0;
    uint64_t sum = 0;
    int longest = 0;
    for (long turn = 0; turn < (scale ? scale * 12 : 1); turn++) {
        make_text(length);
        sort_suffixes(length);
        find_common_prefixes(length);
        for (int i = 1; i < length; i++) {
            int a = order[i - 1] + common[i], b = order[i] + common[i];
            wrong += b >= length || (a < length && text[a] >= text[b]);
            longest = common[i] > longest ? common[i] : longest;
            sum = sum * 31 + (uint32_t)order[i];
        }
        for (int k = 0; k < 20000; k++) {
            int size = 6 + (int)random_below(20), from = (int)random_below((uint32_t)(length - size));
            const char *pattern = text + from;
            int found = bound(pattern, size, length, 1) - bound(pattern, size, length, 0);
            sum += (uint64_t)found;
            if (k % 1000 == 0)
                wrong += found != count_by_scan(pattern, size, length);
            else
                wrong += found < 1;
        }
    }
    printf("suffix-array: longest %d, %016llx\n", longest, (unsigned long long)sum);
    return wrong != 0;
}

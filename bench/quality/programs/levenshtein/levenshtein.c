/* Edit distances between words of up to 64 letters by dynamic programming.
   Stresses: minimum of three values (conditional moves), byte loads and compares, a row of integers updated in
   place with values carried from one turn of the loop to the next.
   Checked against the bit-parallel algorithm, which shares nothing with the first.
   Source: R. Wagner and M. Fischer, "The string-to-string correction problem"; for the check H. Hyyrö, "A
   bit-vector algorithm for computing Levenshtein and Damerau edit distances". */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { LONGEST = 64, PAIRS = 80000, LETTERS = 4 };

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static int make_word(char *word, uint64_t *state) {
    int length = 40 + (int)(next_random(state) % (LONGEST - 40 + 1));
    for (int i = 0; i < length; i++)
        word[i] = (char)('a' + (next_random(state) >> 32) % LETTERS);
    return length;
}

static int least(int a, int b, int c) {
    int smaller = a < b ? a : b;
    return smaller < c ? smaller : c;
}

static int distance(const char *a, int a_length, const char *b, int b_length) {
    int row[LONGEST + 1];
    for (int k = 0; k <= b_length; k++)
        row[k] = k;
    for (int i = 1; i <= a_length; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int k = 1; k <= b_length; k++) {
            int above = row[k];
            row[k] = least(above + 1, row[k - 1] + 1, diagonal + (a[i - 1] != b[k - 1]));
            diagonal = above;
        }
    }
    return row[b_length];
}

/* Whole columns of the same table at once: bit i tells whether row i + 1 is one more or one less than row i. */
static int distance_by_bits(const char *a, int a_length, const char *b, int b_length) {
    uint64_t places[LETTERS] = {0};
    uint64_t more = ~(uint64_t)0, less = 0, last = (uint64_t)1 << (a_length - 1);
    int score = a_length;
    for (int i = 0; i < a_length; i++)
        places[a[i] - 'a'] |= (uint64_t)1 << i;
    for (int k = 0; k < b_length; k++) {
        uint64_t equal = places[b[k] - 'a'];
        uint64_t level = (((equal & more) + more) ^ more) | equal | less;
        uint64_t right_more = less | ~(level | more), right_less = more & level;
        score += (right_more & last) != 0;
        score -= (right_less & last) != 0;
        right_more = right_more << 1 | 1;
        more = right_less << 1 | ~(level | right_more);
        less = right_more & level;
    }
    return score;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long pairs = scale ? scale * PAIRS : 100;
    uint64_t state = 20261121;
    long sum = 0, wrong = 0;
    for (long pair = 0; pair < pairs; pair++) {
        char a[LONGEST], b[LONGEST];
        int a_length = make_word(a, &state), b_length = make_word(b, &state);
        int found = distance(a, a_length, b, b_length);
        wrong += found != distance_by_bits(a, a_length, b, b_length);
        sum += found;
    }
    printf("levenshtein: %ld pairs, distances add up to %ld\n", pairs, sum);
    return wrong != 0;
}

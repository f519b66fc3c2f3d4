/* Aligns made-up protein sequences with affine costs of gaps and writes the alignment out.
   Checked: the score of the written alignment, counted letter by letter, is the one that the tables have.
   Source: O. Gotoh, "An improved algorithm for matching biological sequences", 1982. */
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LETTERS = 20, LONGEST = 1200, OPEN = 11, EXTEND = 1, MATCH = 1, DELETE = 2, INSERT = 3 };
static const int NEVER = INT_MIN / 4;

typedef struct {
    int score;
    int length;
    char first[2 * LONGEST + 1], second[2 * LONGEST + 1];
} Alignment;

static int8_t costs[LETTERS][LETTERS];
/* How the best alignments of two prefixes that end in a match, a deletion or an insertion come about. */
static uint8_t from_match[LONGEST + 1][LONGEST + 1], from_delete[LONGEST + 1][LONGEST + 1],
    from_insert[LONGEST + 1][LONGEST + 1];

static uint32_t state = 12345;

static uint32_t random_below(uint32_t limit) {
    state = state * 1103515245 + 12345;
    return (state >> 16) % limit;
}

static void make_costs(void) {
    for (int a = 0; a < LETTERS; a++)
        for (int b = 0; b <= a; b++)
            costs[a][b] = costs[b][a] = (int8_t)(a == b ? 4 + (int)random_below(6) : (int)random_below(6) - 4);
}

static int make_sequence(uint8_t *letters, int length) {
    for (int i = 0; i < length; i++)
        letters[i] = (uint8_t)random_below(LETTERS);
    return length;
}

/* A relative of the sequence: letters changed, left out and added. */
static int mutate(const uint8_t *letters, int length, uint8_t *out) {
    int made = 0;
    for (int i = 0; i < length && made < LONGEST - 10; i++) {
        uint32_t fate = random_below(100);
        if (fate < 6)
            i += (int)random_below(8);
        else if (fate < 10)
            made += make_sequence(out + made, 1 + (int)random_below(6));
        else
            out[made++] = fate < 35 ? (uint8_t)random_below(LETTERS) : letters[i];
    }
    return made;
}

static int best_of(int match, int delete, int insert, uint8_t *from) {
    if (match >= delete && match >= insert) {
        *from = MATCH;
        return match;
    }
    *from = delete >= insert ? DELETE : INSERT;
    return delete >= insert ? delete : insert;
}

static void align(const uint8_t *first, int n, const uint8_t *second, int m, Alignment *result) {
    static int match[2][LONGEST + 1], delete[2][LONGEST + 1], insert[2][LONGEST + 1];
    for (int j = 0; j <= m; j++) {
        match[0][j] = j ? NEVER : 0;
        delete[0][j] = NEVER;
        insert[0][j] = j ? -OPEN - EXTEND * (j - 1) : NEVER;
        from_insert[0][j] = j > 1 ? INSERT : MATCH;
    }
    for (int i = 1; i <= n; i++) {
        int now = i & 1, before = now ^ 1;
        match[now][0] = insert[now][0] = NEVER;
        delete[now][0] = -OPEN - EXTEND * (i - 1);
        from_delete[i][0] = i > 1 ? DELETE : MATCH;
        for (int j = 1; j <= m; j++) {
            match[now][j] = costs[first[i - 1]][second[j - 1]]
                + best_of(match[before][j - 1], delete[before][j - 1], insert[before][j - 1], &from_match[i][j]);
            delete[now][j] = best_of(match[before][j] - OPEN, delete[before][j] - EXTEND, insert[before][j] - OPEN,
                                     &from_delete[i][j]);
            insert[now][j] = best_of(match[now][j - 1] - OPEN, delete[now][j - 1] - OPEN, insert[now][j - 1] - EXTEND,
                                     &from_insert[i][j]);
        }
    }
    uint8_t kind;
    result->score = best_of(match[n & 1][m], delete[n & 1][m], insert[n & 1][m], &kind);
    int i = n, j = m, length = 0;
    while (i > 0 || j > 0) {
        uint8_t next = kind == MATCH ? from_match[i][j] : kind == DELETE ? from_delete[i][j] : from_insert[i][j];
        result->first[length] = kind == INSERT ? '-' : (char)('A' + first[--i]);
        result->second[length] = kind == DELETE ? '-' : (char)('A' + second[--j]);
        length++;
        kind = next;
    }
    for (int k = 0; k < length / 2; k++) {
        char letter = result->first[k];
        result->first[k] = result->first[length - 1 - k];
        result->first[length - 1 - k] = letter;
        letter = result->second[k];
        result->second[k] = result->second[length - 1 - k];
        result->second[length - 1 - k] = letter;
    }
    result->length = length;
}

static int score_of(const Alignment *alignment) {
    int score = 0;
    for (int i = 0; i < alignment->length; i++) {
        char a = alignment->first[i], b = alignment->second[i];
        if (a == '-')
            score -= i > 0 && alignment->first[i - 1] == '-' ? EXTEND : OPEN;
        else if (b == '-')
            score -= i > 0 && alignment->second[i - 1] == '-' ? EXTEND : OPEN;
        else
            score += costs[a - 'A'][b - 'A'];
    }
    return score;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    static uint8_t first[LONGEST], second[LONGEST];
    static Alignment alignment;
    long wrong = 0, total = 0;
    uint32_t sum = 0;
    make_costs();
    for (long pair = 0; pair < (scale ? scale * 45 : 1); pair++) {
        int n = make_sequence(first, scale ? 700 + (int)random_below(400) : 100);
        int m = mutate(first, n, second);
        align(first, n, second, m, &alignment);
        wrong += score_of(&alignment) != alignment.score;
        total += alignment.score;
        for (int i = 0; i < alignment.length; i++)
            sum = sum * 31 + (uint32_t)(alignment.first[i] ^ alignment.second[i] << 3);
    }
    printf("sequence-alignment: score %ld, %08x\n", total, sum);
    return wrong != 0;
}

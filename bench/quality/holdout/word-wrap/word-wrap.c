/* Sets a text in justified lines: splits words, counts them, chooses line breaks with the least raggedness, pads lines.
   Checked: no line is too wide, and the lines hold the letters of the text in their order.
   Source: the total-fit idea of D. Knuth and M. Plass, "Breaking paragraphs into lines", 1981, without hyphens. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 60000, WORDS = 12000, WIDTH = 72, TABLE = 4096 };

typedef struct {
    const char *start;
    int length;
} Word;

typedef struct {
    char key[16];
    int count;
} Count;

static char text[TEXT + 64], page[3 * TEXT];
static Word words[WORDS];
static long best[WORDS + 1];
static int break_before[WORDS + 1];
static Count counts[TABLE];

static uint32_t state;

static uint32_t random_below(uint32_t limit) {
    state = state * 1664525 + 1013904223;
    return (state >> 10) % limit;
}

static void make_text(int length) {
    static const char *const syllables[] = {"ka", "lo", "mi", "ren", "tu", "s", "an", "der", "vi", "qua", "pel", "or"};
    int i = 0, sentence = 0;
    while (i < length) {
        int parts = 1 + (int)random_below(4), capital = sentence == 0;
        for (int part = 0; part < parts; part++)
            for (const char *c = syllables[random_below(12)]; *c; c++, capital = 0)
                text[i++] = capital ? (char)toupper(*c) : *c;
        if (++sentence > 5 && random_below(6) == 0) {
            text[i++] = '.';
            sentence = 0;
        } else if (random_below(9) == 0) {
            text[i++] = ',';
        }
        text[i++] = random_below(14) ? ' ' : random_below(3) ? '\n' : '\t';
    }
    text[i] = 0;
}

static int split(void) {
    int count = 0;
    const char *at = text;
    for (;;) {
        while (isspace((unsigned char)*at))
            at++;
        if (!*at || count == WORDS)
            return count;
        words[count].start = at;
        while (*at && !isspace((unsigned char)*at))
            at++;
        words[count].length = (int)(at - words[count].start);
        count++;
    }
}

/* Counts the word in small letters and without marks. */
static int *count_of(const Word *word) {
    char key[16] = {0};
    int length = 0;
    uint32_t hash = 0;
    for (int i = 0; i < word->length && length < 15; i++)
        if (isalpha((unsigned char)word->start[i])) {
            key[length] = (char)tolower((unsigned char)word->start[i]);
            hash = hash * 33 + (uint32_t)key[length++];
        }
    for (uint32_t i = hash % TABLE;; i = (i + 1) % TABLE) {
        if (counts[i].count == 0)
            memcpy(counts[i].key, key, sizeof key);
        if (memcmp(counts[i].key, key, sizeof key) == 0)
            return &counts[i].count;
    }
}

/* The least sum of cubes of what the lines lack; the last line is free. */
static long choose_breaks(int count) {
    best[0] = 0;
    for (int end = 1; end <= count; end++) {
        int width = -1;
        best[end] = -1;
        for (int begin = end - 1; begin >= 0; begin--) {
            width += words[begin].length + 1;
            if (width > WIDTH)
                break;
            long lack = end == count ? 0 : WIDTH - width;
            long cost = best[begin] + lack * lack * lack;
            if (best[end] < 0 || cost < best[end]) {
                best[end] = cost;
                break_before[end] = begin;
            }
        }
    }
    return best[count];
}

static char *put_line(char *out, int begin, int end, int justify) {
    int letters = 0, gaps = end - begin - 1;
    for (int i = begin; i < end; i++)
        letters += words[i].length;
    int spaces = justify ? WIDTH - letters : gaps, used = 0;
    for (int i = begin; i < end; i++) {
        memcpy(out, words[i].start, (size_t)words[i].length);
        out += words[i].length;
        if (i + 1 < end) {
            int upto = spaces * (i - begin + 1) / gaps;
            while (used < upto) {
                *out++ = ' ';
                used++;
            }
        }
    }
    *out++ = '\n';
    return out;
}

static char *put_lines(char *out, int end, int last) {
    int begin = break_before[end];
    if (begin > 0)
        out = put_lines(out, begin, last);
    return put_line(out, begin, end, end != last && end - begin > 1);
}

static long check(void) {
    long wrong = 0;
    int width = 0;
    const char *from = text;
    for (const char *at = page; *at; at++) {
        width = *at == '\n' ? 0 : width + 1;
        wrong += width > WIDTH;
        if (isspace((unsigned char)*at))
            continue;
        while (isspace((unsigned char)*from))
            from++;
        wrong += *from++ != *at;
    }
    while (isspace((unsigned char)*from))
        from++;
    return wrong + (*from != 0);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long wrong = 0, cost = 0, total = 0;
    uint32_t sum = 0;
    int most = 0;
    state = 5;
    for (long turn = 0; turn < (scale ? scale * 120 : 1); turn++) {
        make_text(scale ? TEXT : 2000);
        memset(counts, 0, sizeof counts);
        int count = split();
        for (int i = 0; i < count; i++) {
            int *number = count_of(&words[i]);
            (*number)++;
            if (*number > most)
                most = *number;
        }
        cost += choose_breaks(count);
        char *end = put_lines(page, count, count);
        *end = 0;
        wrong += check();
        total += count;
        for (const char *at = page; at < end; at += 3)
            sum = sum * 31 + (unsigned char)*at;
    }
    printf("word-wrap: %ld words, cost %ld, most frequent %d, %08x\n", total, cost, most, sum);
    return wrong != 0;
}

/* Checks, decodes, folds and encodes UTF-8: a text in several scripts, then copies with random damage.
   Checked: decoding and encoding give back the text; two validators, one by ranges and one by decoding, agree.
   Source: the ranges of RFC 3629, table 3-7 of the Unicode standard. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAPACITY = 300000 };
static const uint32_t BAD = 0xFFFFFFFF;

static unsigned char text[CAPACITY + 8], copy[CAPACITY + 8], encoded[2 * CAPACITY];
static uint32_t points[CAPACITY];

static uint32_t state = 2024;

static uint32_t random_below(uint32_t limit) {
    state = state * 1664525 + 1013904223;
    return (uint32_t)((uint64_t)state * limit >> 32);
}

static size_t encode(uint32_t point, unsigned char *out) {
    if (point < 0x80) {
        out[0] = (unsigned char)point;
        return 1;
    }
    if (point < 0x800) {
        out[0] = (unsigned char)(0xC0 | point >> 6);
        out[1] = (unsigned char)(0x80 | (point & 0x3F));
        return 2;
    }
    if (point < 0x10000) {
        out[0] = (unsigned char)(0xE0 | point >> 12);
        out[1] = (unsigned char)(0x80 | (point >> 6 & 0x3F));
        out[2] = (unsigned char)(0x80 | (point & 0x3F));
        return 3;
    }
    out[0] = (unsigned char)(0xF0 | point >> 18);
    out[1] = (unsigned char)(0x80 | (point >> 12 & 0x3F));
    out[2] = (unsigned char)(0x80 | (point >> 6 & 0x3F));
    out[3] = (unsigned char)(0x80 | (point & 0x3F));
    return 4;
}

/* The code point at *at, which moves on; BAD and one byte on where there is none. */
static uint32_t decode(const unsigned char **at, const unsigned char *end) {
    const unsigned char *p = *at;
    uint32_t first = *p++;
    *at = p;
    if (first < 0x80)
        return first;
    int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    if (first < 0xC2 || first > 0xF4 || end - p < more)
        return BAD;
    uint32_t point = first & (0x3Fu >> more);
    for (int i = 0; i < more; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return BAD;
        point = point << 6 | (p[i] & 0x3F);
    }
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    if (point < least[more] || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000))
        return BAD;
    *at = p + more;
    return point;
}

static bool in_range(unsigned char byte, unsigned char low, unsigned char high) { return byte >= low && byte <= high; }

/* The length of the valid start of the text, by the table of well-formed sequences. */
static size_t valid_prefix(const unsigned char *start, size_t length) {
    const unsigned char *p = start, *end = start + length;
    while (p < end) {
        uint64_t eight;
        if (end - p >= 8 && (memcpy(&eight, p, 8), (eight & 0x8080808080808080u) == 0)) {
            p += 8;
            continue;
        }
        unsigned char a = *p;
        if (a < 0x80) {
            p++;
        } else if (in_range(a, 0xC2, 0xDF)) {
            if (end - p < 2 || !in_range(p[1], 0x80, 0xBF))
                break;
            p += 2;
        } else if (in_range(a, 0xE0, 0xEF)) {
            unsigned char low = a == 0xE0 ? 0xA0 : 0x80, high = a == 0xED ? 0x9F : 0xBF;
            if (end - p < 3 || !in_range(p[1], low, high) || !in_range(p[2], 0x80, 0xBF))
                break;
            p += 3;
        } else if (in_range(a, 0xF0, 0xF4)) {
            unsigned char low = a == 0xF0 ? 0x90 : 0x80, high = a == 0xF4 ? 0x8F : 0xBF;
            if (end - p < 4 || !in_range(p[1], low, high) || !in_range(p[2], 0x80, 0xBF) || !in_range(p[3], 0x80, 0xBF))
                break;
            p += 4;
        } else {
            break;
        }
    }
    return (size_t)(p - start);
}

/* Small letters of Latin, Greek and Cyrillic script. */
static uint32_t fold(uint32_t point) {
    if (point - 'A' < 26)
        return point + 32;
    if (point >= 0xC0 && point <= 0xDE && point != 0xD7)
        return point + 32;
    if (point >= 0x391 && point <= 0x3A9 && point != 0x3A2)
        return point + 32;
    if (point >= 0x410 && point <= 0x42F)
        return point + 32;
    if (point >= 0x400 && point <= 0x40F)
        return point + 80;
    return point;
}

static size_t make_text(size_t length) {
    static const struct {
        uint32_t first, count;
    } scripts[] = {{'A', 58}, {'A', 58}, {0xC0, 64}, {0x391, 57}, {0x400, 96}, {0x4E00, 5000}, {0x1F600, 80}, {0xD7A0, 40}};
    size_t made = 0;
    while (made < length) {
        uint32_t script = random_below(8);
        for (uint32_t letters = 2 + random_below(9); letters > 0 && made < length; letters--) {
            uint32_t point = scripts[script].first + random_below(scripts[script].count);
            made += encode(point >= 0xD800 && point < 0xE000 ? '?' : point, text + made);
        }
        text[made++] = ' ';
    }
    return made;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    size_t length = make_text(scale ? CAPACITY - 16 : 3000);
    long wrong = 0;
    uint64_t sum = 0;
    for (long turn = 0; turn < (scale ? scale * 90 : 2); turn++) {
        memcpy(copy, text, length);
        if (turn % 3 != 0) /* two of three copies are damaged, late */
            for (int i = 0; i < 4; i++)
                copy[length / 2 + random_below((uint32_t)length / 2)] = (unsigned char)random_below(256);
        size_t valid = valid_prefix(copy, length), count = 0, bytes = 0;
        const unsigned char *at = copy, *end = copy + length, *first_bad = end;
        while (at < end) {
            const unsigned char *start = at;
            uint32_t point = decode(&at, end);
            if (point == BAD) {
                if (first_bad == end)
                    first_bad = start;
                point = 0xFFFD;
            }
            points[count++] = point;
        }
        wrong += first_bad != copy + valid;
        for (size_t i = 0; i < count; i++)
            bytes += encode(points[i], encoded + bytes);
        wrong += memcmp(encoded, copy, valid) != 0 || (turn % 3 == 0 && bytes != length);
        for (size_t i = 0; i < count; i++)
            sum = (sum << 5 | sum >> 59) ^ fold(points[i]);
    }
    printf("utf8: %zu bytes, %016llx\n", length, (unsigned long long)sum);
    return wrong != 0;
}

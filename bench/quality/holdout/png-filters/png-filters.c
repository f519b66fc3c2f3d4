/* Filters the rows of images as PNG does, with the filter that gives the least sum in each row, and takes them back.
   Checked: the image comes back; the check sums of RFC 1950, taken whole and in parts, agree.
   Source: the PNG specification, section 9; M. Adler's sum. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 640, HEIGHT = 400, DEPTH = 4, ROW = WIDTH * DEPTH, FILTERS = 5 };

static uint8_t image[HEIGHT][ROW], restored[HEIGHT][ROW], filtered[HEIGHT][ROW + 1];

static uint32_t adler(uint32_t sum, const uint8_t *bytes, size_t count) {
    uint32_t a = sum & 0xFFFF, b = sum >> 16;
    while (count > 0) {
        size_t part = count < 5552 ? count : 5552;
        count -= part;
        while (part-- > 0) {
            a += *bytes++;
            b += a;
        }
        a %= 65521;
        b %= 65521;
    }
    return b << 16 | a;
}

static uint8_t paeth(uint8_t left, uint8_t above, uint8_t corner) {
    int guess = left + above - corner;
    int to_left = abs(guess - left), to_above = abs(guess - above), to_corner = abs(guess - corner);
    if (to_left <= to_above && to_left <= to_corner)
        return left;
    return to_above <= to_corner ? above : corner;
}

static void filter_row(int filter, const uint8_t *row, const uint8_t *above, uint8_t *out) {
    switch (filter) {
    case 0:
        memcpy(out, row, ROW);
        break;
    case 1:
        for (int i = 0; i < ROW; i++)
            out[i] = (uint8_t)(row[i] - (i >= DEPTH ? row[i - DEPTH] : 0));
        break;
    case 2:
        for (int i = 0; i < ROW; i++)
            out[i] = (uint8_t)(row[i] - above[i]);
        break;
    case 3:
        for (int i = 0; i < ROW; i++)
            out[i] = (uint8_t)(row[i] - ((i >= DEPTH ? row[i - DEPTH] : 0) + above[i]) / 2);
        break;
    default:
        for (int i = 0; i < ROW; i++)
            out[i] = (uint8_t)(row[i] - (i >= DEPTH ? paeth(row[i - DEPTH], above[i], above[i - DEPTH]) : above[i]));
    }
}

static void restore_row(int filter, const uint8_t *in, const uint8_t *above, uint8_t *row) {
    for (int i = 0; i < ROW; i++) {
        uint8_t left = i >= DEPTH ? row[i - DEPTH] : 0, corner = i >= DEPTH ? above[i - DEPTH] : 0, guess = 0;
        switch (filter) {
        case 1: guess = left; break;
        case 2: guess = above[i]; break;
        case 3: guess = (uint8_t)((left + above[i]) / 2); break;
        case 4: guess = paeth(left, above[i], corner); break;
        }
        row[i] = (uint8_t)(in[i] + guess);
    }
}

static long weight_of(const uint8_t *row) {
    long sum = 0;
    for (int i = 0; i < ROW; i++)
        sum += abs((int8_t)row[i]);
    return sum;
}

static void make_image(int height, uint32_t turn) {
    uint32_t state = turn * 2654435761u + 1;
    for (int y = 0; y < height; y++)
        for (int x = 0; x < WIDTH; x++) {
            uint8_t *pixel = &image[y][x * DEPTH];
            state = state * 1664525 + 1013904223;
            int noise = (int)(state >> 29), stripe = (x / 40 + y / 30 + (int)turn) % 3;
            pixel[0] = (uint8_t)(x / 3 + noise);
            pixel[1] = (uint8_t)(stripe ? y / 2 + x / 8 : (int)(state >> 24));
            pixel[2] = (uint8_t)((x * y >> 9) + (stripe == 1 ? 60 : 0));
            pixel[3] = (uint8_t)(y % 100 < 80 ? 255 : 128);
        }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int height = scale ? HEIGHT : 8;
    static const uint8_t nothing[ROW];
    static uint8_t tried[ROW];
    long chosen[FILTERS] = {0}, wrong = 0;
    uint32_t sum = 1;
    for (long turn = 0; turn < (scale ? scale * 16 : 1); turn++) {
        make_image(height, (uint32_t)turn);
        for (int y = 0; y < height; y++) {
            const uint8_t *above = y ? image[y - 1] : nothing;
            long least = -1;
            for (int filter = 0; filter < FILTERS; filter++) {
                filter_row(filter, image[y], above, tried);
                long weight = weight_of(tried);
                if (least < 0 || weight < least) {
                    least = weight;
                    filtered[y][0] = (uint8_t)filter;
                    memcpy(filtered[y] + 1, tried, ROW);
                }
            }
            chosen[filtered[y][0]]++;
            sum = adler(sum, filtered[y], ROW + 1);
        }
        uint32_t whole = adler(1, filtered[0], (size_t)height * (ROW + 1)), parts = 1;
        for (int y = 0; y < height; y++) {
            parts = adler(parts, filtered[y], ROW + 1);
            restore_row(filtered[y][0], filtered[y] + 1, y ? restored[y - 1] : nothing, restored[y]);
        }
        wrong += whole != parts || memcmp(restored, image, (size_t)height * ROW) != 0;
    }
    printf("png-filters: %ld %ld %ld %ld %ld, %08x\n", chosen[0], chosen[1], chosen[2], chosen[3], chosen[4], sum);
    return wrong != 0;
}

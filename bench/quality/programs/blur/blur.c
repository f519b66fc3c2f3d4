/* Blurs an image of three channels with a window of five by five.
   Stresses: addresses in arrays of three dimensions at 25 fixed distances; a nest of short loops
   around a table of constants; bytes widened, weighted and added.
   Checked: an image of one colour stays as it is, apart from its border. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 320, HEIGHT = 240, CHANNELS = 3, ROUNDS = 240 };

static uint8_t image[HEIGHT][WIDTH][CHANNELS], blurred[HEIGHT][WIDTH][CHANNELS];
static const int weight[5] = {1, 4, 6, 4, 1};

static void blur(void) {
    for (int y = 2; y < HEIGHT - 2; y++)
        for (int x = 2; x < WIDTH - 2; x++)
            for (int channel = 0; channel < CHANNELS; channel++) {
                int sum = 0;
                for (int j = -2; j <= 2; j++)
                    for (int i = -2; i <= 2; i++)
                        sum += image[y + j][x + i][channel] * weight[i + 2] * weight[j + 2];
                blurred[y][x][channel] = (uint8_t)(sum >> 8);
            }
    for (int y = 2; y < HEIGHT - 2; y++)
        for (int x = 2; x < WIDTH - 2; x++)
            for (int channel = 0; channel < CHANNELS; channel++)
                image[y][x][channel] = blurred[y][x][channel];
}

static void paint(int is_plain) {
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            for (int channel = 0; channel < CHANNELS; channel++)
                image[y][x][channel] = (uint8_t)(is_plain ? 77 : x * y + 50 * channel);
}

static uint32_t hash(void) {
    uint32_t sum = 0;
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            for (int channel = 0; channel < CHANNELS; channel++)
                sum = sum * 31 + image[y][x][channel];
    return sum;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 1;
    paint(1);
    uint32_t plain = hash();
    blur();
    int wrong = hash() != plain;
    paint(0);
    for (long round = 0; round < rounds; round++)
        blur();
    printf("blur: %08x\n", hash());
    return wrong;
}

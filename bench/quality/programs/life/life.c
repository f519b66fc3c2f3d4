/* Lets patterns of cells live and die on a torus, with a border that repeats the opposite side.
   Stresses: sums over eight neighbours at fixed offsets, byte loads and stores, loops that clear and
   copy rows, a choice without a branch.
   Checked: a glider is back at its place, moved once around the torus.
   Source: Gardner, "The fantastic combinations of John Conway's new solitaire game life", 1970. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 256, WIDTH = SIZE + 2, GENERATIONS = 4 * SIZE };

static uint8_t cells[WIDTH][WIDTH], next[WIDTH][WIDTH];

static void clear(void) {
    for (int y = 0; y < WIDTH; y++)
        for (int x = 0; x < WIDTH; x++)
            cells[y][x] = 0;
}

static void put_glider(int y, int x) {
    cells[y][x + 1] = cells[y + 1][x + 2] = 1;
    cells[y + 2][x] = cells[y + 2][x + 1] = cells[y + 2][x + 2] = 1;
}

static void repeat_border(void) {
    for (int x = 1; x <= SIZE; x++) {
        cells[0][x] = cells[SIZE][x];
        cells[SIZE + 1][x] = cells[1][x];
    }
    for (int y = 0; y < WIDTH; y++) {
        cells[y][0] = cells[y][SIZE];
        cells[y][SIZE + 1] = cells[y][1];
    }
}

static void step(void) {
    repeat_border();
    for (int y = 1; y <= SIZE; y++)
        for (int x = 1; x <= SIZE; x++) {
            int around = cells[y - 1][x - 1] + cells[y - 1][x] + cells[y - 1][x + 1] +
                         cells[y][x - 1] + cells[y][x + 1] +
                         cells[y + 1][x - 1] + cells[y + 1][x] + cells[y + 1][x + 1];
            next[y][x] = around == 3 || (around == 2 && cells[y][x]);
        }
    for (int y = 1; y <= SIZE; y++)
        for (int x = 1; x <= SIZE; x++)
            cells[y][x] = next[y][x];
}

static uint32_t hash(void) {
    uint32_t sum = 0;
    for (int y = 1; y <= SIZE; y++)
        for (int x = 1; x <= SIZE; x++)
            sum = sum * 31 + cells[y][x];
    return sum;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long generations = scale ? scale * 4 * GENERATIONS : 4;
    clear();
    put_glider(9, 17);
    put_glider(100, 200);
    uint32_t before = hash();
    for (long i = 0; i < generations; i++)
        step();
    long alive = 0;
    for (int y = 1; y <= SIZE; y++)
        for (int x = 1; x <= SIZE; x++)
            alive += cells[y][x];
    printf("life: %ld cells after %ld generations\n", alive, generations);
    return alive != 10 || (scale && hash() != before);
}

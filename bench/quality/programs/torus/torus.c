/* Lets cells live on a torus that has no border: indices wrap by remainders.
   Stresses: remainders by a constant; a nest of two loops of three rounds with a `continue`; what an
   inner loop computes of the outer one.
   Checked: bars of three cells turn, and are as they were after two steps. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 200, ROUNDS = 800 };

static char cells[SIZE][SIZE], next[SIZE][SIZE], start[SIZE][SIZE];

static int neighbours(int row, int column) {
    int sum = 0;
    for (int i = -1; i <= 1; i++)
        for (int j = -1; j <= 1; j++) {
            if (i == 0 && j == 0)
                continue;
            sum += cells[(row + i + SIZE) % SIZE][(column + j + SIZE) % SIZE];
        }
    return sum;
}

static int step(void) {
    int living = 0;
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++) {
            int around = neighbours(row, column);
            next[row][column] = cells[row][column] ? around == 2 || around == 3 : around == 3;
            living += next[row][column];
        }
    memcpy(cells, next, sizeof cells);
    return living;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 1;
    for (int row = 0; row < SIZE; row += 5)
        for (int column = 0; column < SIZE; column += 5)
            for (int i = 0; i < 3; i++)
                start[row][column + i] = 1;
    memcpy(cells, start, sizeof cells);
    long living = 0;
    for (long round = 0; round < rounds; round++)
        living += step() + step();
    printf("torus: %ld cells\n", living);
    return memcmp(cells, start, sizeof cells) != 0;
}

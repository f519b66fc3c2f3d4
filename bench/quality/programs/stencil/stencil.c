/* Diffusion of heat on a square plate by Jacobi iteration: each cell becomes the mean of itself (weight 4) and
   its four neighbours.
   Stresses: five loads at fixed offsets from one address, double additions, loop-invariant constants,
   alternating buffers.
   Checked: a start that is symmetric stays so to the last bit, and no heat is lost while the border is cold.
   Source: the five-point stencil of the heat equation. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 258, STEPS = 9000 };

static double plates[2][SIZE][SIZE];

static void step(int size, double from[SIZE][SIZE], double to[SIZE][SIZE]) {
    for (int y = 1; y < size - 1; y++)
        for (int x = 1; x < size - 1; x++) {
            double neighbours = (from[y - 1][x] + from[y + 1][x]) + (from[y][x - 1] + from[y][x + 1]);
            to[y][x] = 0.5 * from[y][x] + 0.125 * neighbours;
        }
}

static int is_symmetric(int size, double plate[SIZE][SIZE]) {
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            if (plate[y][x] != plate[y][size - 1 - x] || plate[y][x] != plate[x][y])
                return 0;
    return 1;
}

static double total(int size, double plate[SIZE][SIZE]) {
    double sum = 0;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            sum += plate[y][x];
    return sum;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int size = scale ? SIZE : 34;
    long steps = scale ? scale * STEPS : 20;
    int middle = size / 2;
    for (int y = middle - 2; y < middle + 2; y++)
        for (int x = middle - 2; x < middle + 2; x++)
            plates[0][y][x] = 1000;
    for (long i = 0; i < steps; i++)
        step(size, plates[i % 2], plates[(i + 1) % 2]);
    double(*last)[SIZE] = plates[steps % 2];
    double heat = total(size, last);
    /* What has flowed out through the border grows with time; at scales 0 and 1 it is still small. */
    int right = is_symmetric(size, last) && heat <= 16000.001 && (scale > 1 || heat > 12000);
    printf("stencil: %ld steps, %s, heat %.2f\n", steps, right ? "symmetric" : "wrong", heat);
    return !right;
}

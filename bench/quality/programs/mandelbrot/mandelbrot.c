/* Counts the points of a grid over the complex plane that stay near 0 under z -> z z + c.
   Stresses: a short loop whose values are all doubles in registers, its dependency chain, and the exit test on
   a floating-point comparison.
   Checked: the share of points gives the area of the Mandelbrot set, and the count is the same above and
   below the real axis.
   Source: the escape-time algorithm. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { COLUMNS = 600, ROWS = 400, DEPTH = 300 };

static int stays(double re, double im) {
    double x = 0, y = 0;
    for (int i = 0; i < DEPTH; i++) {
        double xx = x * x, yy = y * y;
        if (xx + yy > 4)
            return 0;
        y = 2 * x * y + im;
        x = xx - yy + re;
    }
    return 1;
}

/* The points of one row that stay; rows are counted from the real axis. */
static long count_row(int columns, int rows, int row, int sign) {
    long inside = 0;
    double im = sign * 1.2 * (row + 0.5) / rows;
    for (int column = 0; column < columns; column++)
        inside += stays(-2.0 + 2.6 * (column + 0.5) / columns, im);
    return inside;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int columns = scale ? COLUMNS : 60, rows = scale ? ROWS / 2 : 20;
    long rounds = scale ? 6 * scale : 1;
    long above = 0, below = 0;
    for (long round = 0; round < rounds; round++)
        for (int row = 0; row < rows; row++) {
            above += count_row(columns, rows, row, 1);
            below += count_row(columns, rows, row, -1);
        }
    long points = (above + below) / rounds;
    double area = 2.6 * 2.4 * (double)points / (2.0 * columns * rows);
    int right = above == below && fabs(area - 1.506) < (scale ? 0.02 : 0.1);
    printf("mandelbrot: %ld of %d points, area %.3f\n", points, 2 * columns * rows, area);
    return !right;
}

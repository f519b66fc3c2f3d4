// Floating-point variables and elements of small arrays that loops change in memory: globals, and
// through a pointer.
#include <stdio.h>
#include <stdlib.h>

double factor, divisor, x, y, z;
double cells[6];
int i1, i2, i3, turn;

static void through_pointer(double* e) {
  turn = 0;
again:
  e[1] = (e[1] + e[2] + e[3] - e[4]) * factor;
  e[2] = (e[1] + e[2] - e[3] + e[4]) * factor;
  e[3] = (e[1] - e[2] + e[3] + e[4]) * factor;
  e[4] = (-e[1] + e[2] + e[3] + e[4]) / divisor;
  if (++turn < 6) goto again;
}
static void rotate(void) {
  cells[i1] = cells[i2];
  cells[i2] = cells[i3];
  cells[i3] = cells[i1];
}
static void average(double a, double b, double* result) {
  double p = factor * (a + b), q = factor * (p + b);
  *result = (p + q) / divisor;
}

int main(int argc, char** argv) {
  const int loops = argc > 1 ? atoi(argv[1]) : 30000;
  factor = 0.499975, divisor = 2.0;
  cells[1] = 1.0, cells[2] = cells[3] = cells[4] = -1.0;
  for (int i = 0; i < 120 * loops; i++) {
    cells[1] = (cells[1] + cells[2] + cells[3] - cells[4]) * factor;
    cells[2] = (cells[1] + cells[2] - cells[3] + cells[4]) * factor;
    cells[3] = (cells[1] - cells[2] + cells[3] + cells[4]) * factor;
    cells[4] = (-cells[1] + cells[2] + cells[3] + cells[4]) * factor;
  }
  for (int i = 0; i < 14 * loops; i++) through_pointer(cells);
  i1 = 1, i2 = 2, i3 = 3;
  for (int i = 0; i < 210 * loops; i++) {
    i1 = i1 * (i2 - i1) * (i3 - i2);
    i2 = i3 * i2 - (i3 - i1) * i2;
    i3 = (i3 - i2) * (i2 + i1);
    cells[i3 - 2] = i1 + i2 + i3;
    cells[i2 - 2] = i1 * i2 * i3;
  }
  x = y = z = 1.0;
  for (int i = 0; i < 899 * loops; i++) average(x, y, &z);
  i1 = 1, i2 = 2, i3 = 3, cells[1] = 1.0, cells[2] = 2.0, cells[3] = 3.0;
  for (int i = 0; i < 616 * loops; i++) rotate();
  printf("%g %g %g %d\n", cells[1], cells[3], z, i1);
}

// Relaxation in three dimensions over arrays that structures describe: data, and its extents,
// behind one pointer.
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  float* data;
  int planes, rows, columns, depth;
} Field;
#define AT(f, n, i, j, k)                                                                   \
  (f)->data[(n) * (f)->rows * (f)->columns * (f)->depth + (i) * (f)->columns * (f)->depth + \
            (j) * (f)->depth + (k)]

static void make(Field* f, int planes, int rows, int columns, int depth) {
  f->planes = planes, f->rows = rows, f->columns = columns, f->depth = depth;
  f->data = malloc((size_t)planes * rows * columns * depth * sizeof(float));
  if (f->data == NULL) abort();
}
static void fill(Field* f, int plane, float value) {
  for (int i = 0; i < f->rows; i++)
    for (int j = 0; j < f->columns; j++)
      for (int k = 0; k < f->depth; k++) AT(f, plane, i, j, k) = value;
}
float relax(int times, Field* weights, Field* cross, Field* from, Field* mask, Field* to) {
  const int rows = from->rows - 1, columns = from->columns - 1, depth = from->depth - 1;
  float change = 0;
  for (int n = 0; n < times; n++) {
    change = 0;
    for (int i = 1; i < rows; i++)
      for (int j = 1; j < columns; j++)
        for (int k = 1; k < depth; k++) {
          const float sum = AT(weights, 0, i, j, k) * AT(from, 0, i + 1, j, k) +
                            AT(weights, 1, i, j, k) * AT(from, 0, i, j + 1, k) +
                            AT(weights, 2, i, j, k) * AT(from, 0, i, j, k + 1) +
                            AT(cross, 0, i, j, k) *
                                (AT(from, 0, i + 1, j + 1, k) - AT(from, 0, i + 1, j - 1, k) -
                                 AT(from, 0, i - 1, j + 1, k) + AT(from, 0, i - 1, j - 1, k)) +
                            AT(cross, 1, i, j, k) *
                                (AT(from, 0, i, j + 1, k + 1) - AT(from, 0, i, j - 1, k + 1) -
                                 AT(from, 0, i, j + 1, k - 1) + AT(from, 0, i, j - 1, k - 1)) +
                            AT(from, 0, i - 1, j, k) + AT(from, 0, i, j - 1, k) +
                            AT(from, 0, i, j, k - 1);
          const float step =
              (sum * AT(weights, 3, i, j, k) - AT(from, 0, i, j, k)) * AT(mask, 0, i, j, k);
          change += step * step;
          AT(to, 0, i, j, k) = AT(from, 0, i, j, k) + 0.8f * step;
        }
    for (int i = 1; i < rows; i++)
      for (int j = 1; j < columns; j++)
        for (int k = 1; k < depth; k++) AT(from, 0, i, j, k) = AT(to, 0, i, j, k);
  }
  return change;
}

int main(int argc, char** argv) {
  const int times = argc > 1 ? atoi(argv[1]) : 200, r = 33, c = 33, d = 65;
  Field from, mask, to, weights, cross;
  make(&from, 1, r, c, d), make(&mask, 1, r, c, d), make(&to, 1, r, c, d);
  make(&weights, 4, r, c, d), make(&cross, 2, r, c, d);
  for (int i = 0; i < r; i++)
    for (int j = 0; j < c; j++)
      for (int k = 0; k < d; k++) AT(&from, 0, i, j, k) = (float)(i * i) / ((r - 1) * (r - 1));
  fill(&mask, 0, 1), fill(&to, 0, 0);
  for (int n = 0; n < 3; n++) fill(&weights, n, 1);
  fill(&weights, 3, 1.0f / 6), fill(&cross, 0, 0.01f), fill(&cross, 1, 0.02f);
  printf("%.4g\n", relax(times, &weights, &cross, &from, &mask, &to));
}

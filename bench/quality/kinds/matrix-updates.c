// Updates of a symmetric matrix by two others: a triangle of sums in memory, invariant factors, and
// rows side by side.
#include <stdio.h>
#include <stdlib.h>

static void update(int m, int n, double alpha, double beta, double c[n][n], double a[n][m],
                   double b[n][m]) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j <= i; j++) c[i][j] *= beta;
    for (int k = 0; k < m; k++)
      for (int j = 0; j <= i; j++) c[i][j] += a[j][k] * alpha * b[i][k] + b[j][k] * alpha * a[i][k];
  }
}
static void rank_one(int n, double c[n][n], double* p, double* q, double* u, double* v) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) c[i][j] = c[i][j] + p[i] * q[j] + u[i] * v[j];
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 500, m = n;
  double(*a)[m] = malloc(sizeof(double) * n * m), (*b)[m] = malloc(sizeof(double) * n * m),
  (*c)[n] = malloc(sizeof(double) * n * n);
  if (a == NULL || b == NULL || c == NULL) return 1;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      a[i][j] = (double)(i * j % n) / n, b[i][j] = (double)(i * j % m) / m, c[i][j] = 0.1 * j;
  update(m, n, 1.5, 1.2, c, a, b);
  for (int k = 0; k < 100; k++) rank_one(n, c, a[1], b[2], a[3], b[4]);
  double sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) sum += c[i][j];
  printf("%.6g\n", sum);
  free(a), free(b), free(c);
}

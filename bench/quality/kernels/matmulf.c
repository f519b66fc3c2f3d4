// A product of matrices of floats.
#include <stdio.h>
#define N 256
float a[N][N], b[N][N], c[N][N];
__attribute__((noinline)) void mm(void) {
  for (int i = 0; i < N; i++)
    for (int k = 0; k < N; k++) {
      float t = a[i][k];
      for (int j = 0; j < N; j++) c[i][j] += t * b[k][j];
    }
}
int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = (i + j) % 7 * 0.1f;
      b[i][j] = (i * j) % 5 * 0.2f;
    }
  for (int r = 0; r < 60; r++) mm();
  double s = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) s += c[i][j] * (i + 1);
  printf("%.2f\n", s);
  return 0;
}

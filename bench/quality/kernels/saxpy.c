// Sums of scaled floats.
#include <stdio.h>
#define N 4096
float x[N], y[N];
int main(void) {
  for (int i = 0; i < N; i++) {
    x[i] = i * 0.5f;
    y[i] = N - i;
  }
  for (int r = 0; r < 200000; r++) {
    float a = 1.0f / (r + 1);
    for (int i = 0; i < N; i++) y[i] += a * x[i];
  }
  double s = 0;
  for (int i = 0; i < N; i++) s += y[i];
  printf("%.3f\n", s);
  return 0;
}

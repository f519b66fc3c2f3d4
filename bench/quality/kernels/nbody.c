// Forces between bodies, in arrays by coordinate.
#include <math.h>
#include <stdio.h>
#define N 512
float x[N], y[N], z[N], m[N], ax[N], ay[N], az[N];
__attribute__((noinline)) void forces(void) {
  for (int i = 0; i < N; i++) {
    float fx = 0, fy = 0, fz = 0, xi = x[i], yi = y[i], zi = z[i];
    for (int j = 0; j < N; j++) {
      float dx = x[j] - xi, dy = y[j] - yi, dz = z[j] - zi;
      float d = dx * dx + dy * dy + dz * dz + 0.01f;
      float inv = m[j] / (d * sqrtf(d));
      ax[j] -= dx * inv * 0.001f;
      ay[j] -= dy * inv * 0.001f;
      az[j] -= dz * inv * 0.001f;
    }
    (void)fx;
    (void)fy;
    (void)fz;
  }
}
int main(void) {
  for (int i = 0; i < N; i++) {
    x[i] = i % 17;
    y[i] = i % 23;
    z[i] = i % 31;
    m[i] = 1 + i % 3;
  }
  for (int r = 0; r < 300; r++) {
    forces();
    for (int i = 0; i < N; i++) {
      x[i] += ax[i] * 1e-4f;
      y[i] += ay[i] * 1e-4f;
      z[i] += az[i] * 1e-4f;
    }
  }
  double s = 0;
  for (int i = 0; i < N; i++) s += x[i] + y[i] + z[i];
  printf("%.4f\n", s);
  return 0;
}

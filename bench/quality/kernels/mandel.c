// The Mandelbrot set, eight points at a time.
#include <stdio.h>
#define W 512
int out[W];
__attribute__((noinline)) void row(float ci, int n) {
  float cr[8], zr[8], zi[8];
  for (int x = 0; x < n; x += 8) {
    int k[8];
    for (int i = 0; i < 8; i++) {
      cr[i] = (x + i) * (3.0f / W) - 2.0f;
      zr[i] = zi[i] = 0;
      k[i] = 0;
    }
    for (int it = 0; it < 64; it++) {
      for (int i = 0; i < 8; i++) {
        float a = zr[i] * zr[i], b = zi[i] * zi[i];
        float t = 2 * zr[i] * zi[i] + ci;
        int in = a + b < 4.0f;
        zr[i] = in ? a - b + cr[i] : zr[i];
        zi[i] = in ? t : zi[i];
        k[i] += in;
      }
    }
    for (int i = 0; i < 8; i++) out[x + i] = k[i];
  }
}
int main(void) {
  unsigned s = 0;
  for (int r = 0; r < 30; r++)
    for (int y = 0; y < W; y++) {
      row(y * (2.0f / W) - 1.0f + r * 0.001f, W);
      for (int x = 0; x < W; x++) s = s * 31 + out[x];
    }
  printf("%u\n", s);
  return 0;
}

// Recursive filters along rows and columns of an image, forward and back: what a step makes the
// next one takes.
#include <stdio.h>
#include <stdlib.h>

enum { kWidth = 1024, kHeight = 512 };
static float in[kWidth][kHeight], out[kWidth][kHeight], first[kWidth][kHeight],
    second[kWidth][kHeight];

static void smooth(int w, int h, float a, float b1, float b2) {
  for (int i = 0; i < w; i++) {
    float y1 = 0, y2 = 0, x1 = 0;
    for (int j = 0; j < h; j++) {
      first[i][j] = a * in[i][j] + 0.5f * x1 + b1 * y1 + b2 * y2;
      x1 = in[i][j];
      y2 = y1;
      y1 = first[i][j];
    }
  }
  for (int i = 0; i < w; i++) {
    float y1 = 0, y2 = 0, x1 = 0, x2 = 0;
    for (int j = h - 1; j >= 0; j--) {
      second[i][j] = a * x1 + 0.25f * x2 + b1 * y1 + b2 * y2;
      x2 = x1;
      x1 = in[i][j];
      y2 = y1;
      y1 = second[i][j];
    }
  }
  for (int i = 0; i < w; i++)
    for (int j = 0; j < h; j++) out[i][j] = first[i][j] + second[i][j];
  for (int j = 0; j < h; j++) {
    float t1 = 0, y1 = 0, y2 = 0;
    for (int i = 0; i < w; i++) {
      first[i][j] = a * out[i][j] + 0.5f * t1 + b1 * y1 + b2 * y2;
      t1 = out[i][j];
      y2 = y1;
      y1 = first[i][j];
    }
  }
}

int main(int argc, char** argv) {
  const int times = argc > 1 ? atoi(argv[1]) : 40;
  for (int i = 0; i < kWidth; i++)
    for (int j = 0; j < kHeight; j++) in[i][j] = (float)((313 * i + 991 * j) % 65536) / 65535.0f;
  for (int k = 0; k < times; k++) smooth(kWidth, kHeight, 0.3f, 0.4f, -0.1f);
  float sum = 0;
  for (int i = 0; i < kWidth; i++) sum += first[i][i % kHeight];
  printf("%.3f\n", sum);
}

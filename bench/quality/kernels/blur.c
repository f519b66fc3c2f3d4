// A 3 x 3 blur of an image of bytes.
#include <stdio.h>
#define W 640
#define H 480
unsigned char in[H][W], out[H][W];
__attribute__((noinline)) void blur(void) {
  for (int y = 1; y < H - 1; y++)
    for (int x = 1; x < W - 1; x++) {
      int s = in[y - 1][x - 1] + 2 * in[y - 1][x] + in[y - 1][x + 1] + 2 * in[y][x - 1] +
              4 * in[y][x] + 2 * in[y][x + 1] + in[y + 1][x - 1] + 2 * in[y + 1][x] +
              in[y + 1][x + 1];
      out[y][x] = (s + 8) >> 4;
    }
}
int main(void) {
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) in[y][x] = x * y + (x ^ y);
  unsigned s = 0;
  for (int r = 0; r < 2500; r++) {
    in[r % H][r % W] ^= r;
    blur();
    s = s * 31 + out[r % H][(r * 7) % W];
  }
  printf("%u\n", s);
  return 0;
}

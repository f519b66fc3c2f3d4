// Prefix sums, a histogram, the least and the greatest.
#include <stdio.h>
#define N 8192
int a[N], b[N];
unsigned h[256];
__attribute__((noinline)) void prefix(void) {
  int s = 0;
  for (int i = 0; i < N; i++) {
    s += a[i];
    b[i] = s;
  }
}
__attribute__((noinline)) void hist(void) {
  for (int i = 0; i < N; i++) h[b[i] & 255]++;
}
__attribute__((noinline)) int maxmin(void) {
  int m = b[0], k = b[0];
  for (int i = 0; i < N; i++) {
    m = b[i] > m ? b[i] : m;
    k = b[i] < k ? b[i] : k;
  }
  return m - k;
}
int main(void) {
  for (int i = 0; i < N; i++) a[i] = (i * i) % 37 - 18;
  unsigned s = 0;
  for (int r = 0; r < 60000; r++) {
    a[r % N] ^= 1;
    prefix();
    if (r % 4 == 0) hist();
    s += maxmin();
  }
  for (int i = 0; i < 256; i++) s = s * 31 + h[i];
  printf("%u\n", s);
  return 0;
}

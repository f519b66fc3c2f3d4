// Sums of absolute differences of bytes.
#include <stdio.h>
#define N 16384
unsigned char a[N], b[N];
__attribute__((noinline)) int sad(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    int d = a[i] - b[i];
    s += d < 0 ? -d : d;
  }
  return s;
}
int main(void) {
  for (int i = 0; i < N; i++) {
    a[i] = i * 7;
    b[i] = i * 13 + 5;
  }
  unsigned s = 0;
  for (int r = 0; r < 150000; r++) {
    a[r % N]++;
    s += sad(N - (r & 15));
  }
  printf("%u\n", s);
  return 0;
}

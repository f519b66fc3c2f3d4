// Dot products of i32, i16 and i32 to i64.
#include <stdio.h>
#define N 4096
int a[N], b[N];
short c[N], d[N];
__attribute__((noinline)) int doti(void) {
  int s = 0;
  for (int i = 0; i < N; i++) s += a[i] * b[i];
  return s;
}
__attribute__((noinline)) int dots(void) {
  int s = 0;
  for (int i = 0; i < N; i++) s += c[i] * d[i];
  return s;
}
__attribute__((noinline)) long dotl(void) {
  long s = 0;
  for (int i = 0; i < N; i++) s += (long)a[i] * b[i];
  return s;
}
int main(void) {
  for (int i = 0; i < N; i++) {
    a[i] = i * 7;
    b[i] = N - i;
    c[i] = i;
    d[i] = i * 3;
  }
  unsigned long s = 0;
  for (int r = 0; r < 100000; r++) {
    a[r % N]++;
    c[r % N]++;
    s += doti() + dots() + dotl();
  }
  printf("%lu\n", s);
  return 0;
}

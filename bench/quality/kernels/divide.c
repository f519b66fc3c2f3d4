// Quotients and remainders by constants; products of i64.
#include <stdio.h>
#define N 8192
unsigned a[N], b[N];
int c[N], e[N];
unsigned short h[N], k[N];
unsigned char p[N], o[N];
long q[N];
__attribute__((noinline)) void f1(void) {
  for (int i = 0; i < N; i++) b[i] = a[i] / 10;
}
__attribute__((noinline)) void f2(void) {
  for (int i = 0; i < N; i++) e[i] = c[i] % 7;
}
__attribute__((noinline)) void f3(void) {
  for (int i = 0; i < N; i++) k[i] = h[i] / 100;
}
__attribute__((noinline)) void f4(void) {
  for (int i = 0; i < N; i++) o[i] = p[i] / 3;
}
__attribute__((noinline)) void f5(void) {
  for (int i = 0; i < N; i++) e[i] = c[i] / 8 + a[i] % 16;
}
__attribute__((noinline)) void f6(void) {
  for (int i = 0; i < N; i++) q[i] = q[i] * 2862933555777941757L + 3037000493L;
}
int main(void) {
  for (int i = 0; i < N; i++) {
    a[i] = i * 77777u;
    c[i] = i * 99 - 4000;
    h[i] = i * 7;
    p[i] = i * 5;
    q[i] = i;
  }
  unsigned s = 0;
  for (int r = 0; r < 20000; r++) {
    f1();
    f2();
    f3();
    f4();
    s += e[r % N];
    f5();
    f6();
    a[r % N] += b[(r * 3) % N];
    c[r % N]++;
    h[r % N]++;
    p[r % N]++;
    s = s * 31 + b[r % N] + e[r % N] + k[r % N] + o[r % N] + (unsigned)q[r % N];
  }
  printf("%u\n", s);
  return 0;
}

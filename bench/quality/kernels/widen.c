// Between bytes, words, i32 and i64, with limits.
#include <stdio.h>
#define N 8192
unsigned char a[N];
short w[N];
int l[N];
unsigned short u[N];
long q[N];
__attribute__((noinline)) void f1(void) {
  for (int i = 0; i < N; i++) w[i] = a[i] * 3 - 100;
}
__attribute__((noinline)) void f2(void) {
  for (int i = 0; i < N; i++) l[i] = w[i];
}
__attribute__((noinline)) void f3(void) {
  for (int i = 0; i < N; i++) u[i] = l[i] >> 3;
}
__attribute__((noinline)) void f4(void) {
  for (int i = 0; i < N; i++) a[i] = u[i] >> 1;
}
__attribute__((noinline)) void f5(void) {
  for (int i = 0; i < N; i++) {
    int v = l[i];
    a[i] = v < 0 ? 0 : v > 255 ? 255 : v;
  }
}
__attribute__((noinline)) void f6(void) {
  for (int i = 0; i < N; i++) q[i] = l[i];
}
__attribute__((noinline)) void f7(void) {
  for (int i = 0; i < N; i++) l[i] = q[i] >> 7;
}
__attribute__((noinline)) void f8(void) {
  for (int i = 0; i < N; i++) a[i] = q[i];
}
int main(void) {
  for (int i = 0; i < N; i++) a[i] = i * 7;
  unsigned s = 0;
  for (int r = 0; r < 60000; r++) {
    f1();
    f2();
    f3();
    f4();
    f5();
    f6();
    f7();
    f8();
    s = s * 31 + a[r % N] + l[r % N];
  }
  printf("%u\n", s);
  return 0;
}

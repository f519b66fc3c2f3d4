// Between integers of all widths and numbers.
#include <stdio.h>
#define N 4096
long q[N];
unsigned long uq[N];
double d[N];
float f[N];
int l[N];
unsigned u[N];
__attribute__((noinline)) void f1(void) {
  for (int i = 0; i < N; i++) d[i] = q[i];
}
__attribute__((noinline)) void f2(void) {
  for (int i = 0; i < N; i++) q[i] = d[i] * 1.5;
}
__attribute__((noinline)) void f3(void) {
  for (int i = 0; i < N; i++) d[i] = uq[i];
}
__attribute__((noinline)) void f4(void) {
  for (int i = 0; i < N; i++) f[i] = u[i];
}
__attribute__((noinline)) void f5(void) {
  for (int i = 0; i < N; i++) l[i] = f[i];
}
__attribute__((noinline)) void f6(void) {
  for (int i = 0; i < N; i++) d[i] = f[i] * l[i];
}
__attribute__((noinline)) void f7(void) {
  for (int i = 0; i < N; i++) l[i] = d[i] * 0.001;
}
__attribute__((noinline)) void f8(void) {
  for (int i = 0; i < N; i++) d[i] = u[i];
}
int main(void) {
  for (int i = 0; i < N; i++) {
    q[i] = i * 12345L;
    uq[i] = i * 987654321UL;
    u[i] = i * 1234567u;
  }
  double s = 0;
  for (int r = 0; r < 40000; r++) {
    f1();
    f2();
    s += d[r % N];
    f3();
    s += d[r % N];
    f4();
    f5();
    f6();
    f7();
    s += l[r % N];
    f8();
    for (int i = 0; i < N; i += 64) q[i] = i * 12345L + r;
    q[r % N] = r;
    if (r % 16 == 0)
      for (int i = 0; i < N; i++) q[i] = i * 12345L;
  }
  printf("%.3f\n", s);
  return 0;
}

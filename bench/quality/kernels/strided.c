// Every second, third and fourth element.
#include <stdio.h>
#define N 4096
float rgb[3 * N], gray[N];
int p[2 * N], re[N], im[N];
double c[2 * N], o[2 * N];
unsigned char px[4 * N], out[4 * N];
short st[2 * N], mono[N];
__attribute__((noinline)) void f1(void) {
  for (int i = 0; i < N; i++)
    gray[i] = 0.3f * rgb[3 * i] + 0.59f * rgb[3 * i + 1] + 0.11f * rgb[3 * i + 2];
}
__attribute__((noinline)) void f2(void) {
  for (int i = 0; i < N; i++) {
    re[i] = p[2 * i];
    im[i] = p[2 * i + 1];
  }
}
__attribute__((noinline)) void f3(void) {
  for (int i = 0; i < N; i++) {
    double a = c[2 * i], b = c[2 * i + 1];
    o[2 * i] = a * a - b * b;
    o[2 * i + 1] = 2 * a * b;
  }
}
__attribute__((noinline)) void f4(void) {
  for (int i = 0; i < N; i++) {
    out[4 * i] = px[4 * i + 2];
    out[4 * i + 1] = px[4 * i + 1];
    out[4 * i + 2] = px[4 * i];
    out[4 * i + 3] = px[4 * i + 3];
  }
}
__attribute__((noinline)) void f5(void) {
  for (int i = 0; i < N; i++) mono[i] = (st[2 * i] + st[2 * i + 1]) >> 1;
}
int main(void) {
  for (int i = 0; i < 3 * N; i++) rgb[i] = i % 255;
  for (int i = 0; i < 2 * N; i++) {
    p[i] = i * 3;
    c[i] = i * 0.01;
    st[i] = i * 11;
  }
  for (int i = 0; i < 4 * N; i++) px[i] = i * 7;
  unsigned s = 0;
  double d = 0;
  for (int r = 0; r < 60000; r++) {
    f1();
    f2();
    f3();
    f4();
    f5();
    rgb[r % N] += 1;
    p[r % N]++;
    px[r % N]++;
    st[r % N]++;
    s = s * 31 + re[r % N] + im[r % N] + out[r % N] + mono[r % N];
    d += gray[r % N] + o[r % N];
  }
  printf("%u %.3f\n", s, d);
  return 0;
}

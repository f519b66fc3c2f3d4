// Multiplications, rotations, shifts, bits that are set.
#include <stdio.h>
#define N 4096
unsigned a[N], b[N];
unsigned long q[N];
static unsigned rotl(unsigned x, int k) { return x << k | x >> (32 - k); }
__attribute__((noinline)) void f1(void) {
  for (int i = 0; i < N; i++) {
    unsigned h = a[i];
    h ^= h >> 16;
    h *= 0x85ebca6b;
    h ^= h >> 13;
    h *= 0xc2b2ae35;
    h ^= h >> 16;
    b[i] = h;
  }
}
__attribute__((noinline)) void f2(void) {
  for (int i = 0; i < N; i++) a[i] = rotl(a[i], 13) * 5 + 0xe6546b64;
}
__attribute__((noinline)) void f3(void) {
  for (int i = 0; i < N; i++) {
    unsigned x = a[i];
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    a[i] = x;
  }
}
__attribute__((noinline)) void f4(void) {
  for (int i = 0; i < N; i++) {
    unsigned long x = q[i];
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    q[i] = x;
  }
}
__attribute__((noinline)) int f5(void) {
  int s = 0;
  for (int i = 0; i < N; i++) s += __builtin_popcount(a[i]);
  return s;
}
__attribute__((noinline)) void f6(void) {
  for (int i = 0; i < N; i++) b[i] = a[i] >> (b[i] & 31);
}
int main(void) {
  for (int i = 0; i < N; i++) {
    a[i] = i * 2654435761u;
    q[i] = i + 1;
  }
  unsigned s = 0;
  for (int r = 0; r < 50000; r++) {
    f1();
    s = s * 31 + b[r % N];
    f2();
    f3();
    f4();
    s += f5();
    f6();
    s = s * 31 + b[r % N] + a[r % N] + (unsigned)q[r % N];
  }
  printf("%u\n", s);
  return 0;
}

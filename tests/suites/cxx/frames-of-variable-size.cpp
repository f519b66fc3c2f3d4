// Frames with alloca, over-aligned objects and many stack arguments are unwound.
#include <alloca.h>
#include <cstdint>
#include <cstdio>
#include <cstring>

struct alignas(64) Aligned {
  int number = 6;
  ~Aligned() { std::printf("%d ", static_cast<int>(reinterpret_cast<uintptr_t>(this) % 64)); }
};
__attribute__((noinline)) static long thrower(long a, long b, long c, long d, long e, long f,
                                              long g, long h, long i, double j, Aligned* k) {
  if (i % 2 == 1) throw a + b + c + d + e + f + g + h + i + static_cast<long>(j) + k->number;
  return i;
}
__attribute__((noinline)) static long variable(long n) {
  auto* bytes = static_cast<char*>(alloca(static_cast<size_t>(n * 16 + 1)));
  std::memset(bytes, static_cast<int>(n), static_cast<size_t>(n * 16 + 1));
  Aligned aligned;
  long sum = 0;
  for (long i = 0; i < n; ++i) {
    auto* more = static_cast<char*>(alloca(32));
    more[0] = static_cast<char>(i);
    sum += thrower(1, 2, 3, 4, 5, 6, 7, 8, bytes[0] - i, 2.5, &aligned) + more[0];
  }
  return sum;
}

int main() {
  for (long n = 0; n < 9; ++n) {
    try {
      std::printf("= %ld\n", variable(n));
    } catch (long sum) {
      std::printf("thrown %ld\n", sum);
    }
  }
}

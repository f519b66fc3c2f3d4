// Floating values live across calls that throw: no xmm register survives a call.
#include <cstdio>

__attribute__((noinline)) double half(double x) {
  if (x > 20) throw x / 4;
  return x / 2;
}
__attribute__((noinline)) double sum(double x, float y, long double z) {
  double a = x * 1.5, b = x + y;
  float c = y * 2;
  try {
    a += half(a);
    b += half(b);
    c += static_cast<float>(half(c));
  } catch (double thrown) {
    return a + b + c + static_cast<double>(z) - thrown;
  }
  return a * b * c * static_cast<double>(z);
}

int main() {
  for (int i = 0; i < 30; ++i) std::printf("%g\n", sum(i, static_cast<float>(i) / 2, i * 3.0L));
}

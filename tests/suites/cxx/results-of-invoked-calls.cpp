// Results of every kind from calls that may throw: on the normal edge they are all there.
#include <complex>
#include <cstdio>

struct Pair {
  long a, b;
};
struct Mixed {
  double a;
  int b;
};
struct Large {
  long words[6];
};
static int counter = 0;
template <class Type>
__attribute__((noinline)) Type give(Type value) {
  if (++counter % 5 == 0) throw counter;
  return value;
}

template <class Type, class Print>
static void attempt(Type value, Print print) {
  for (int i = 0; i < 3; ++i) {
    try {
      Type first = give(value), second = give(value);
      print(first);
      print(second);
    } catch (int number) {
      std::printf("[%d] ", number);
    }
  }
  std::puts("");
}

int main() {
  attempt(static_cast<char>('c'), [](char c) { std::printf("%c ", c); });
  attempt(true, [](bool b) { std::printf("%d ", b); });
  attempt(-5, [](int i) { std::printf("%d ", i); });
  attempt(1L << 40, [](long l) { std::printf("%ld ", l); });
  attempt(static_cast<__int128>(7) << 70,
          [](__int128 w) { std::printf("%ld ", static_cast<long>(w >> 64)); });
  attempt(1.5f, [](float f) { std::printf("%g ", static_cast<double>(f)); });
  attempt(2.5, [](double d) { std::printf("%g ", d); });
  attempt(3.5L, [](long double d) { std::printf("%Lg ", d); });
  attempt(Pair{1, 2}, [](Pair p) { std::printf("%ld,%ld ", p.a, p.b); });
  attempt(Mixed{1.25, 2}, [](Mixed m) { std::printf("%g,%d ", m.a, m.b); });
  attempt(Large{{1, 2, 3, 4, 5, 6}},
          [](Large l) { std::printf("%ld,%ld ", l.words[0], l.words[5]); });
  attempt(std::complex<double>(1, 2),
          [](std::complex<double> c) { std::printf("%g,%g ", c.real(), c.imag()); });
  attempt(std::complex<float>(3, 4), [](std::complex<float> c) {
    std::printf("%g,%g ", static_cast<double>(c.real()), static_cast<double>(c.imag()));
  });
  attempt("text", [](const char* t) { std::printf("%s ", t); });
}

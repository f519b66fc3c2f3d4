// Functions of other calling conventions that return or throw, in frames of the same and of C's
// convention.
#include <cstdio>

struct Noted {
  int number;
  ~Noted() { std::printf("%d ends\n", number); }
};
struct Pair {
  long first, second;
};

[[gnu::noinline, clang::preserve_most]] static int most(int a, long b, double c, int d) {
  Noted noted{a};
  if (a > 3) throw static_cast<long>(a) + b;
  if (c < 0) throw c;
  return a + d + static_cast<int>(b);
}

[[gnu::noinline, clang::preserve_all]] static Pair all(double a, double b, long c) {
  if (a > b) throw static_cast<int>(c);
  return {static_cast<long>(a + b), c};
}

[[gnu::noinline, gnu::ms_abi]] static long windows(int a, double b, int c, double d, long e,
                                                   int f) {
  Noted noted{f};
  if (e == 7) throw b + d;
  return a + c + e + static_cast<long>(b * d);
}

[[gnu::noinline, clang::preserve_most]] static int through(int a) {
  Noted noted{100 + a};
  try {
    return most(a, 5, a - 2.5, 1) + most(a + 1, 6, 1, 2);
  } catch (double value) {
    std::printf("through %g\n", value);
    return -1;
  }
}

[[gnu::noinline]] static void calls(int a, double x, double y) {
  const double kept = x * y;
  try {
    std::printf("%d\n", through(a));
    const Pair pair = all(x, y, a);
    std::printf("%ld %ld\n", pair.first, pair.second);
    std::printf("%ld\n", windows(a, x, 3, y, a + 4, 200 + a));
  } catch (long value) {
    std::printf("long %ld %g\n", value, kept);
  } catch (int value) {
    // Not `kept`: clang 19 keeps it in a register that unwinding out of `all` does not restore.
    std::printf("int %d\n", value);
  } catch (double value) {
    std::printf("double %g %g\n", value, kept);
  }
}

int main() {
  for (int a = 0; a < 6; ++a) {
    calls(a, 1.5, 2.5);
    calls(a, 2.5, 1.5);
  }
}

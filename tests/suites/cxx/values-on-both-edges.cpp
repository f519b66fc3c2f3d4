// Values that both edges of a call use; phis in handlers with a different value for each call;
// loops around handlers.
#include <cstdio>

__attribute__((noinline)) static int maybe(int x) {
  if (x % 4 == 3) throw x;
  return x * 2;
}
__attribute__((noinline)) static int many(int a, int b, int c, int d, int e, int f, int g, int h,
                                          int x) {
  return maybe(x) + a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8;
}
static int where(int x) {
  int at = 0, sum = x;
  try {
    at = 1;
    sum += maybe(x);
    at = 2;
    sum += maybe(x + 1);
    at = 3;
    sum += many(x, at, sum, 4, 5, sum + 1, 7, 8, x + 2);
    at = 4;
  } catch (int thrown) {
    return at * 1000 + thrown * 10 + sum;
  }
  return sum;
}
static int loop(int x) {
  int sum = 0, fails = 0;
  for (int i = 0; i < 20; ++i) {
    try {
      sum += maybe(x + i);
      for (int k = 0; k < 3; ++k) sum += maybe(x + i * k);
    } catch (int thrown) {
      sum -= thrown;
      if (++fails == 5) break;
      continue;
    }
    ++sum;
  }
  return sum * 10 + fails;
}
static int switches(int x) {
  volatile int kept = x;
  int sum = 0;
  try {
    switch (x % 7) {
      case 0:
        sum = maybe(x);
        break;
      case 1:
        sum = maybe(x + 1) + 1;
        break;
      case 2:
        sum = maybe(x + 2) + 2;
        [[fallthrough]];
      case 3:
        sum += maybe(x + 3) + 3;
        break;
      case 5:
        sum = maybe(x + 5) + 5;
        break;
      default:
        sum = -1;
    }
  } catch (int thrown) {
    sum = thrown - kept;
  }
  return sum;
}

int main() {
  for (int x = 0; x < 12; ++x) std::printf("%d %d %d\n", where(x), loop(x), switches(x));
}

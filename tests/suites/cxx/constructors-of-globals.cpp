// Exceptions inside constructors of globals and of function statics, caught there; local classes of
// one file.
#include <cstdio>
#include <initializer_list>

namespace {
struct Hidden {
  int number;
};
int compute(int n) {
  try {
    if (n > 2) throw Hidden{n};
    return n;
  } catch (const Hidden& hidden) {
    return hidden.number * 100;
  }
}
int first = compute(1), second = compute(5);
struct Global {
  int number = compute(7);
  ~Global() {
    try {
      throw Hidden{number};
    } catch (Hidden hidden) {
      std::printf("end %d\n", hidden.number);
    }
  }
} global;
}  // namespace

static int once(bool fails) {
  static int number = fails ? throw 1 : 5;
  return number;
}

int main() {
  std::printf("%d %d %d\n", first, second, global.number);
  for (bool fails : {true, true, false, true}) {
    try {
      std::printf("%d\n", once(fails));
    } catch (int) {
      std::puts("failed");
    }
  }
}

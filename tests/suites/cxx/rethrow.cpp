// Rethrowing: the same object goes on, through handlers inside handlers and through functions that
// rethrow.
#include <cstdio>

struct Counted {
  int number;
  static int alive;
  explicit Counted(int n) : number(n) { ++alive; }
  Counted(const Counted& other) : number(other.number) { ++alive; }
  ~Counted() { --alive; }
};
int Counted::alive = 0;

static void classify() {
  try {
    throw;
  } catch (Counted& counted) {
    std::printf("counted %d, alive %d\n", counted.number++, Counted::alive);
  } catch (int number) {
    std::printf("int %d\n", number);
  }
}
static void nested(int depth) {
  try {
    if (depth == 0) throw Counted(7);
    nested(depth - 1);
  } catch (Counted& counted) {
    ++counted.number;
    try {
      throw depth;
    } catch (int) {
      classify();
    }
    classify();
    if (depth < 4) throw;
    throw counted;
  }
}

int main() {
  try {
    nested(6);
  } catch (const Counted& counted) {
    std::printf("end %d, alive %d\n", counted.number, Counted::alive);
  }
  std::printf("alive %d\n", Counted::alive);
  try {
    try {
      throw 1;
    } catch (...) {
      try {
        throw;
      } catch (int& number) {
        number = 2;
        throw;
      }
    }
  } catch (int number) {
    std::printf("%d\n", number);
  }
}

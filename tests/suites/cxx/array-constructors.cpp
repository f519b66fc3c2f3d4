// A constructor of an array's element throws: the elements before it are destroyed, backwards.
#include <cstdio>
#include <initializer_list>
#include <new>

static int made = 0, limit = 0;
struct Element {
  int number;
  Element() : number(made) {
    if (made == limit) throw made;
    std::printf("+%d ", made++);
  }
  ~Element() { std::printf("-%d ", number); }
};
struct Holder {
  Element first[3], second[2][2];
};

template <class Make>
void attempt(int most, Make make) {
  made = 0, limit = most;
  try {
    make();
    std::puts("complete");
  } catch (int number) {
    std::printf("stopped at %d\n", number);
  }
}

int main() {
  for (int most : {0, 2, 5, 9}) {
    attempt(most, [] { Element some[4]; });
    attempt(most, [] { delete[] new Element[4]; });
    attempt(most, [] { Holder holder; });
    attempt(most, [] { delete new Holder; });
    attempt(most, [] { Element some[2][3]; });
  }
}

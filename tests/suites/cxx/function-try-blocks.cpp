// Function try blocks of functions, constructors and destructors.
#include <cstdio>

static int part(int n) {
  if (n < 0) throw n;
  return n;
}
struct Base {
  explicit Base(int n) : number(part(n)) {}
  ~Base() { std::printf("~Base "); }
  int number;
};
struct Derived : Base {
  int more;
  Derived(int n, int m) try : Base(n), more(part(m)) { std::printf("made "); } catch (int caught) {
    std::printf("constructor %d ", caught);
    throw caught - 10;
  }
  ~Derived() try { std::printf("~Derived "); } catch (...) {
  }
};
static int function(int n) try { return part(n); } catch (int caught) {
  return caught * 100;
}

int main() {
  std::printf("%d %d\n", function(3), function(-3));
  for (int n = -1; n < 2; ++n)
    for (int m = -2; m < 2; ++m) {
      try {
        Derived derived(n, m);
        std::printf("%d ", derived.number + derived.more);
      } catch (int caught) {
        std::printf("caught %d", caught);
      }
      std::puts("");
    }
}

// Destructors of local objects, temporaries and arguments run in reverse order while an exception
// passes.
#include <cstdio>

struct Trace {
  const char* name;
  explicit Trace(const char* n) : name(n) { std::printf("+%s ", name); }
  Trace(const Trace& other) : name(other.name) { std::printf("c%s ", name); }
  ~Trace() { std::printf("-%s ", name); }
  int value() const { return name[0]; }
};
static int steps = 0;
static int step() {
  if (steps-- == 0) throw 1;
  return 1;
}
static int take(Trace a, int x, Trace b) { return a.value() + x + b.value() + step(); }
static int body() {
  Trace a("a");
  int sum = step();
  {
    Trace b("b");
    sum += step() + Trace("t").value();
    for (int i = 0; i < 3; ++i) {
      Trace c("c");
      if (i == 1) continue;
      sum += step();
      if (sum > 1000) return sum;
    }
    sum += take(Trace("x"), step(), b);
  }
  Trace d("d");
  return sum + step() + take(d, step(), Trace("y"));
}

int main() {
  for (int limit = 0; limit < 14; ++limit) {
    steps = limit;
    try {
      std::printf("= %d\n", body());
    } catch (int) {
      std::printf("after %d\n", limit);
    }
  }
}

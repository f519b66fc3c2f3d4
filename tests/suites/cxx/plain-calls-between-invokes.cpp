// Exceptions out of calls without a landing pad, through pointers, pass on between calls with one.
#include <cstdio>

struct Guard {
  ~Guard() { std::puts("destroyed"); }
};
using Function = void (*)(int);

static void throw_positive(int number) {
  if (number > 0) throw number;
}

[[gnu::noinline]] static void call_all(Function function, const Function* table, int which) {
  function(which == 1 ? 1 : 0);
  table[0](which == 2 ? 2 : 0);
  {
    Guard guard;
    table[1](which == 3 ? 3 : 0);
  }
  function(which == 4 ? 4 : 0);
  {
    Guard guard;
    function(which == 5 ? 5 : 0);
  }
  table[2](which == 6 ? 6 : 0);
}

int main() {
  const Function volatile source = throw_positive;
  const Function table[] = {source, source, source};
  for (int which = 0; which < 7; ++which) try {
      call_all(source, table, which);
      std::puts("returned");
    } catch (int number) {
      std::printf("caught %d\n", number);
    }
  return 0;
}

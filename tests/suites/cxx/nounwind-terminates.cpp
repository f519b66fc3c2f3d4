// An exception out of a function that is declared not to throw ends the program, although a handler
// waits for it: `raise` runs a handler of signals that throws.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>

struct Guard {
  ~Guard() { std::puts("destroyed"); }
};

[[gnu::noinline]] static void throw_if(bool condition) {
  if (condition) throw 1;
}

static void throw_two(int) { throw 2; }

static void end() {
  std::puts("ended by terminate");
  std::fflush(stdout);
  std::_Exit(3);
}

[[gnu::noinline]] static void promise(bool condition) {
  {
    Guard guard;
    throw_if(condition);
  }
  std::raise(SIGUSR1);
  Guard guard;
  throw_if(condition);
}

int main(int argc, char**) {
  std::signal(SIGUSR1, throw_two);
  std::set_terminate(end);
  try {
    promise(argc > 5);
  } catch (int number) {
    std::printf("caught %d\n", number);
  }
  return 0;
}

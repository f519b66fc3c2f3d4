// An exception that leaves a noexcept function calls the terminate handler; so does one that nobody
// catches.
#include <sys/wait.h>
#include <unistd.h>
#include <cstdio>
#include <cstdlib>
#include <exception>

struct Local {
  ~Local() { std::puts("destroyed"); }
};
__attribute__((noinline)) static void thrower(int n) {
  if (n > 0) throw n;
}
static void guarded(int n) noexcept {
  Local local;
  thrower(n);
}
static void in_destructor() {
  struct Bad {
    ~Bad() { thrower(5); }
  };
  Bad bad;
}
static void handler() {
  try {
    if (std::current_exception()) std::rethrow_exception(std::current_exception());
    std::puts("terminate without exception");
  } catch (int number) {
    std::printf("terminate with %d\n", number);
  }
  std::fflush(stdout);
  std::_Exit(3);
}

template <class Body>
static void child(Body body) {
  std::fflush(stdout);
  const pid_t process = ::fork();
  if (process == 0) {
    std::set_terminate(handler);
    body();
    std::fflush(stdout);
    std::_Exit(0);
  }
  int status = 0;
  ::waitpid(process, &status, 0);
  std::printf("status %d\n", WEXITSTATUS(status));
}

int main() {
  child([] { guarded(0); });
  child([] { guarded(1); });
  child([] { in_destructor(); });
  child([] { thrower(2); });
  child([] { throw; });
  child([] {
    struct Thrower {
      ~Thrower() noexcept(false) { thrower(4); }
    };
    try {
      Thrower one;
      thrower(3);
    } catch (int) {
    }
  });
}

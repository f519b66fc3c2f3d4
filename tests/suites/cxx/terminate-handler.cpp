// A handler of set_terminate runs when nothing catches an exception, and finds it.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>

static void handler() {
  try {
    std::rethrow_exception(std::current_exception());
  } catch (const std::exception& error) {
    std::printf("nobody caught %s\n", error.what());
  }
  std::fflush(stdout);
  std::_Exit(3);
}

int main() {
  std::set_terminate(handler);
  throw std::runtime_error("this");
}

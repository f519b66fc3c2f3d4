// Exceptions in many threads at once, each with its own stack of handlers.
#include <atomic>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static std::atomic<long> sum{0};
static void recurse(int depth, int seed) {
  std::string local = "depth " + std::to_string(depth);
  try {
    if (depth == 0) throw std::runtime_error(std::to_string(seed));
    recurse(depth - 1, seed);
  } catch (const std::runtime_error& e) {
    sum += static_cast<long>(local.size()) + std::stol(e.what());
    if (depth % 2 == 0) throw std::runtime_error(std::to_string(std::stol(e.what()) + 1));
    throw;
  }
}

int main() {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([t] {
      for (int i = 0; i < 200; ++i) {
        try {
          recurse(12, t * 1000 + i);
        } catch (const std::exception& e) {
          sum += e.what()[0];
        }
      }
    });
  for (std::thread& thread : threads) thread.join();
  std::printf("%ld\n", sum.load());
}

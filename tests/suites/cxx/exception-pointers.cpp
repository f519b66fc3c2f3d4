// exception_ptr, nested_exception, exceptions carried between threads.
#include <cstdio>
#include <exception>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

static void explain(const std::exception& e, int depth) {
  std::printf("%*s%s\n", depth * 2, "", e.what());
  try {
    std::rethrow_if_nested(e);
  } catch (const std::exception& inner) {
    explain(inner, depth + 1);
  } catch (int number) {
    std::printf("%*sint %d\n", depth * 2 + 2, "", number);
  }
}
static void work(int depth) {
  try {
    if (depth == 0) throw 99;
    work(depth - 1);
  } catch (...) {
    std::throw_with_nested(std::runtime_error("level " + std::to_string(depth)));
  }
}

int main() {
  try {
    work(5);
  } catch (const std::exception& e) {
    explain(e, 0);
  }
  std::vector<std::exception_ptr> kept(4);
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([i, &kept] {
      try {
        if (i == 2) return;
        throw std::out_of_range("thread " + std::to_string(i));
      } catch (...) {
        kept[static_cast<size_t>(i)] = std::current_exception();
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (const std::exception_ptr& each : kept) {
    try {
      if (each) std::rethrow_exception(each);
      std::puts("none");
    } catch (const std::logic_error& e) {
      std::puts(e.what());
    }
  }
  std::promise<int> promise;
  std::future<int> future = promise.get_future();
  std::thread([&promise] {
    try {
      throw std::length_error("promised");
    } catch (...) {
      promise.set_exception(std::current_exception());
    }
  }).join();
  try {
    std::printf("%d\n", future.get());
  } catch (const std::length_error& e) {
    std::puts(e.what());
  }
  try {
    std::async(std::launch::async, []() -> int { throw 5; }).get();
  } catch (int number) {
    std::printf("%d\n", number);
  }
}

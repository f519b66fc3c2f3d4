// Objects of threads with destructors, guards of local variables whose constructors throw,
// exceptions through futures, call_once and memory resources.
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <future>
#include <map>
#include <memory_resource>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

std::atomic<int> made{0}, gone{0};
struct Counted {
  std::string text;
  Counted() : text("counted") { ++made; }
  ~Counted() { gone += text == "counted!"; }
};
thread_local Counted own;
thread_local int depth = [] { return 5; }();
inline int tries = 0;
struct Fails {
  Fails() {
    if (++tries < 3) throw std::runtime_error("try " + std::to_string(tries));
  }
  int value = 42;
};
Fails& only() {
  static Fails object;
  return object;
}
template <class T>
struct Holder {
  static inline thread_local std::vector<T> all{T(1), T(2)};
};

std::string work(int n) {
  if (own.text.size() == 7) own.text += '!';
  depth += n;
  Holder<long>::all.push_back(n);
  if (n % 3 == 0) throw std::invalid_argument("n " + std::to_string(n));
  return std::to_string(depth * 10 + static_cast<int>(Holder<long>::all.size()));
}

int main() {
  for (int i = 0; i < 4; ++i) try {
      std::printf("%d\n", only().value);
    } catch (const std::exception& e) {
      std::printf("%s\n", e.what());
    }
  std::vector<std::future<std::string>> results;
  for (int i = 0; i < 10; ++i) results.push_back(std::async(std::launch::async, work, i));
  for (auto& r : results) try {
      std::printf("%s\n", r.get().c_str());
    } catch (const std::invalid_argument& e) {
      std::printf("thrown %s\n", e.what());
    }
  std::printf("%d %d\n", made.load(), gone.load());
  std::promise<int> promise;
  auto future = promise.get_future().share();
  std::thread setter([&] {
    try {
      throw 7L;
    } catch (...) {
      promise.set_exception(std::current_exception());
    }
  });
  try {
    future.get();
  } catch (long v) {
    std::printf("long %ld\n", v);
  }
  setter.join();
  {
    std::promise<int> broken;
    auto f = broken.get_future();
    { auto gone = std::move(broken); }
    try {
      f.get();
    } catch (const std::future_error& e) {
      std::printf("%s\n", e.code().message().c_str());
    }
  }
  std::once_flag once;
  int calls = 0;
  for (int i = 0; i < 3; ++i) try {
      std::call_once(once, [&] {
        if (++calls == 1) throw calls;
      });
    } catch (int c) {
      std::printf("once %d\n", c);
    }
  std::printf("calls %d\n", calls);
  std::packaged_task<int(int)> task([](int x) {
    if (x < 0) throw std::domain_error("neg");
    return x * x;
  });
  auto tf = task.get_future();
  task(-1);
  try {
    tf.get();
  } catch (const std::domain_error& e) {
    std::printf("%s\n", e.what());
  }
  task.reset();
  tf = task.get_future();
  task(9);
  std::printf("%d\n", tf.get());
  char buffer[4096];
  std::pmr::monotonic_buffer_resource pool(buffer, sizeof buffer, std::pmr::null_memory_resource());
  std::pmr::vector<std::pmr::string> strings(&pool);
  try {
    for (int i = 0;; ++i) strings.emplace_back(static_cast<size_t>(40 + i), 'x');
  } catch (const std::bad_alloc&) {
    std::printf("pool %zu\n", strings.size());
  }
  std::function<int(int)> f;
  try {
    f(1);
  } catch (const std::bad_function_call&) {
    std::puts("empty function");
  }
  f = [m = std::map<int, std::string>{{1, "one"}}](int k) {
    return static_cast<int>(m.at(k).size());
  };
  std::printf("%d\n", f(1));
  try {
    f(2);
  } catch (const std::out_of_range&) {
    std::puts("out of range");
  }
}

// Coroutines: generators, tasks that throw, cleanups of frames that are destroyed half done.
// { dg-options "-std=c++20" }
#include <coroutine>
#include <cstdio>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Noise {
  const char* name;
  explicit Noise(const char* n) : name(n) { std::printf("+%s\n", name); }
  Noise(const Noise&) = delete;
  ~Noise() { std::printf("-%s\n", name); }
};

template <class T>
struct Generator {
  struct promise_type {
    T value;
    std::exception_ptr error;
    Generator get_return_object() {
      return Generator{std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) {
      value = std::move(v);
      return {};
    }
    void return_void() {}
    void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> handle;
  explicit Generator(std::coroutine_handle<promise_type> h) : handle(h) {}
  Generator(Generator&& o) : handle(std::exchange(o.handle, {})) {}
  ~Generator() {
    if (handle) handle.destroy();
  }
  bool next() {
    handle.resume();
    if (handle.promise().error) std::rethrow_exception(handle.promise().error);
    return !handle.done();
  }
  T& value() { return handle.promise().value; }
};

Generator<std::string> words(int count) {
  Noise outer("words");
  for (int i = 0; i < count; ++i) {
    Noise inner("word");
    std::string text(static_cast<size_t>(20 + i), static_cast<char>('a' + i));
    co_yield text;
    if (i == 3) throw std::out_of_range("word " + std::to_string(i));
  }
}

template <class T>
struct Task {
  struct promise_type {
    std::coroutine_handle<> waiter;
    std::exception_ptr error;
    T value{};
    Task get_return_object() {
      return Task{std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct Final {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept {
        return h.promise().waiter ? h.promise().waiter : std::noop_coroutine();
      }
      void await_resume() noexcept {}
    };
    Final final_suspend() noexcept { return {}; }
    void return_value(T v) { value = v; }
    void unhandled_exception() { error = std::current_exception(); }
  };
  std::coroutine_handle<promise_type> handle;
  explicit Task(std::coroutine_handle<promise_type> h) : handle(h) {}
  Task(Task&& o) : handle(std::exchange(o.handle, {})) {}
  ~Task() {
    if (handle) handle.destroy();
  }
  bool await_ready() { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> h) {
    handle.promise().waiter = h;
    return handle;
  }
  T await_resume() {
    if (handle.promise().error) std::rethrow_exception(handle.promise().error);
    return handle.promise().value;
  }
};

Task<long> leaf(long n) {
  Noise noise("leaf");
  if (n % 7 == 6) throw n;
  co_return n * 2;
}
Task<long> middle(long n) {
  long sum = 0;
  for (long i = 0; i < n; ++i) {
    try {
      sum += co_await leaf(i);
    } catch (long caught) {
      sum += 1000 * caught;
    }
  }
  if (n > 8) throw std::runtime_error("middle");
  co_return sum;
}
Task<long> root() {
  long sum = co_await middle(8);
  try {
    sum += co_await middle(9);
  } catch (const std::exception& e) {
    std::printf("root: %s\n", e.what());
  }
  co_return sum;
}
Task<long> deep(int n) {  // symmetric transfer: no stack growth
  long sum = 0;
  for (int i = 0; i < n; ++i) sum += co_await [](int k) -> Task<long> { co_return k; }(i);
  co_return sum;
}

int main() {
  {
    auto g = words(6);
    try {
      while (g.next()) std::printf("%s\n", g.value().c_str());
    } catch (const std::out_of_range& e) {
      std::printf("caught %s\n", e.what());
    }
  }
  {
    auto g = words(2);
    g.next();
    std::printf("left: %s\n", g.value().c_str());
  }
  {
    auto t = root();
    t.handle.resume();
    std::printf("%ld\n", t.await_resume());
  }
  {
    auto t = deep(1000);
    t.handle.resume();
    std::printf("%ld\n", t.await_resume());
  }
}

// The library's own exceptions: thrown, caught by their bases, copied, derived from, thrown by the
// library, and kept in pointers to exceptions.
#include <cstdio>
#include <exception>
#include <functional>
#include <new>
#include <stdexcept>
#include <typeinfo>
#include <vector>

struct Base {
  virtual ~Base() = default;
};
struct Derived : Base {
  int number = 4;
};
struct Own : std::out_of_range {
  int code;
  explicit Own(int c) : std::out_of_range("own"), code(c) {}
};
struct Named : std::exception {
  const char* what() const noexcept override { return "named"; }
};

template <class Function>
static void attempt(const char* what, Function function) {
  try {
    function();
    std::printf("%s: returned\n", what);
  } catch (const Own& own) {
    std::printf("%s: own %d %s\n", what, own.code, own.what());
  } catch (const std::logic_error& error) {
    std::printf("%s: logic %s\n", what, error.what());
  } catch (const std::runtime_error& error) {
    std::printf("%s: runtime %s\n", what, error.what());
  } catch (const std::exception& error) {
    std::printf("%s: %s\n", what, error.what());
  }
}

static std::exception_ptr keep(int number) {
  try {
    if (number == 0) throw std::overflow_error("kept");
    throw number;
  } catch (...) {
    return std::current_exception();
  }
}

int main() {
  attempt("runtime", [] { throw std::runtime_error("first"); });
  attempt("range", [] { throw std::range_error("second"); });
  attempt("domain", [] { throw std::domain_error("third"); });
  attempt("copied", [] {
    std::invalid_argument error("fourth");
    std::invalid_argument copy(error);
    throw copy;
  });
  attempt("own", [] { throw Own(5); });
  attempt("named", [] { throw Named(); });
  attempt("plain", [] { throw std::exception(); });
  attempt("bad_alloc", [] { throw std::bad_alloc(); });
  attempt("at", [] { return std::vector<int>(3).at(7); });
  attempt("reserve", [] { std::vector<long>().reserve(static_cast<size_t>(-1)); });
  attempt("empty", [] { std::function<void()>()(); });
  attempt("cast", [] {
    Base base;
    Base& object = base;
    return dynamic_cast<Derived&>(object).number;
  });
  attempt("kept", [] { std::rethrow_exception(keep(0)); });
  std::exception_ptr kept = keep(7);
  for (int i = 0; i < 2; ++i) {
    try {
      std::exception_ptr copy = kept;
      std::rethrow_exception(copy);
    } catch (int number) {
      std::printf("number %d %d\n", number, std::current_exception() == kept);
    }
  }
  attempt("made", [] { std::rethrow_exception(std::make_exception_ptr(Own(9))); });
  try {
    try {
      throw std::length_error("inner");
    } catch (const std::exception&) {
      throw;
    }
  } catch (const std::length_error& error) {
    std::printf("again %s, %d\n", error.what(), std::uncaught_exceptions());
  }
}

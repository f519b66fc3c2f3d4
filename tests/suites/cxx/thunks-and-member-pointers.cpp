// Virtual bases, covariant returns and variable arguments through thunks, member pointers, type
// information; destructors that throw or catch; the handler of terminate.
#include <any>
#include <array>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <typeindex>
#include <typeinfo>
#include <variant>

struct Log {
  const char* n;
  ~Log() { std::printf("~%s uncaught %d\n", n, std::uncaught_exceptions()); }
};
struct Root {
  virtual ~Root() { std::puts("~Root"); }
  virtual Root* clone(int d) const {
    if (d == 0) throw *this;
    return new Root(*this);
  }
  long r = 1;
  Root() = default;
  Root(const Root& o) : r(o.r + 1) {}
  virtual int sum(int n, ...) const {
    va_list a;
    va_start(a, n);
    int s = 0;
    for (int i = 0; i < n; ++i) s += va_arg(a, int);
    va_end(a);
    if (s > 100) throw s;
    return s;
  }
};
struct A : virtual Root {
  long a = 2;
  A* clone(int d) const override {
    if (d == 1) throw *this;
    return new A(*this);
  }
  ~A() override { std::puts("~A"); }
};
struct B : virtual Root {
  long b = 3;
  B* clone(int d) const override {
    if (d == 2) throw *this;
    return new B(*this);
  }
  ~B() override { std::puts("~B"); }
  int sum(int n, ...) const override {
    va_list x;
    va_start(x, n);
    double s = 0;
    for (int i = 0; i < n; ++i) s += va_arg(x, double);
    va_end(x);
    if (s > 100) throw s;
    return int(s);
  }
};
struct C : A, B {
  Log log{"C.log"};
  long c = 4;
  int fail;
  explicit C(int f = 0) : fail(f) {
    if (f == 9) throw std::logic_error("C");
  }
  C* clone(int d) const override {
    if (d == 3) throw *this;
    return new C(*this);
  }
  ~C() override { std::puts("~C"); }
};

struct Multi {
  int x = 5;
  int get(int d) const {
    if (d == x) throw d;
    return d * x;
  }
  virtual int vget(int d) { return get(d + 1); }
};
struct Multi2 : C, Multi {
  int vget(int d) override {
    if (d < 0) throw std::bad_cast();
    return d;
  }
};

template <class F>
int attempt(const char* what, F f) {
  Log log{what};
  try {
    return f();
  } catch (const C& c) {
    std::printf("C %ld %ld %ld %ld\n", c.r, c.a, c.b, c.c);
    return 1;
  } catch (const B& b) {
    std::printf("B %ld %ld\n", b.r, b.b);
    return 2;
  } catch (const A& a) {
    std::printf("A %ld %ld\n", a.r, a.a);
    return 3;
  } catch (const Root& r) {
    std::printf("Root %ld %s\n", r.r, typeid(r).name());
    return 4;
  } catch (int i) {
    std::printf("int %d\n", i);
    return 5;
  } catch (double d) {
    std::printf("double %g\n", d);
    return 6;
  } catch (const std::exception& e) {
    std::printf("%s %s\n", typeid(e).name(), e.what());
    return 7;
  }
}

struct Throwing {
  int i;
  explicit Throwing(int n) : i(n) {
    if (n == 3) throw n;
    std::printf("T%d\n", n);
  }
  Throwing(const Throwing& o) : i(o.i) { std::printf("copy %d\n", i); }
  ~Throwing() noexcept(false) {
    std::printf("~T%d\n", i);
    if (i == 20 && std::uncaught_exceptions() == 0) throw std::runtime_error("from destructor");
  }
};
struct CatchesInDestructor {
  ~CatchesInDestructor() {
    try {
      Throwing t(3);
    } catch (int i) {
      std::printf("inside %d, uncaught %d\n", i, std::uncaught_exceptions());
    }
  }
};
struct Placement {
  static void* operator new(size_t n, int tag) {
    std::printf("new %d\n", tag);
    return std::malloc(n);
  }
  static void operator delete(void* p, int tag) {
    std::printf("delete %d\n", tag);
    std::free(p);
  }
  static void operator delete(void* p) { std::free(p); }
  Placement(bool f) {
    if (f) throw 11;
  }
};
struct Visitor {
  int operator()(int i) { return i; }
  int operator()(const std::string& s) {
    if (s.empty()) throw std::length_error("empty");
    return int(s.size());
  }
};

int main() {
  for (int d = 0; d < 5; ++d) {
    attempt("root", [&] {
      std::unique_ptr<Root> p(new C(1));
      std::unique_ptr<Root> q(p->clone(d));
      return d;
    });
    attempt("a", [&] {
      std::unique_ptr<A> p(new C(1));
      std::unique_ptr<A> q(p->clone(d));
      return d;
    });
    attempt("b", [&] {
      B b;
      Root& r = b;
      std::unique_ptr<Root> q(r.clone(d));
      return d;
    });
  }
  attempt("c9", [] {
    C c(9);
    return 0;
  });
  attempt("variadic", [] {
    B b;
    const Root& r = b;
    std::printf("%d\n", r.sum(3, 1.5, 2.5, 3.5));
    return r.sum(2, 99.0, 5.5);
  });
  attempt("variadic2", [] {
    Root r;
    return r.sum(2, 99, 5);
  });
  int (Multi::*pointer)(int) const = &Multi::get;
  int (Multi::*vpointer)(int) = &Multi::vget;
  Multi2 m;
  std::printf("%d\n", attempt("member", [&] { return (m.*pointer)(4) + (m.*vpointer)(2); }));
  std::printf("%d\n", attempt("member2", [&] { return (m.*pointer)(5); }));
  std::printf("%d\n", attempt("member3", [&] { return (m.*vpointer)(-5); }));
  attempt("cast", [&] {
    Root& r = static_cast<C&>(m);
    return dynamic_cast<Multi&>(r).x;
  });
  attempt("bad cast", [&] {
    A a;
    Root& r = a;
    return (int)dynamic_cast<B&>(r).b;
  });
  attempt("typeid", [&] {
    Root* null = nullptr;
    return (int)typeid(*null).hash_code();
  });
  attempt("array", [] {
    Throwing all[] = {Throwing(1), Throwing(2), Throwing(3)};
    return all[0].i;
  });
  attempt("new array", [] {
    delete[] new Throwing[3]{Throwing(4), Throwing(5), Throwing(3)};
    return 0;
  });
  attempt("destructor", [] {
    Throwing t(20);
    return 8;
  });
  attempt("both", [] {
    CatchesInDestructor c;
    Throwing t(20);
    throw 5;
    return 8;
  });
  attempt("placement", [] {
    delete new (4) Placement(false);
    delete new (5) Placement(true);
    return 0;
  });
  attempt("any", [] {
    std::any a = std::string("text");
    std::printf("%s\n", std::any_cast<std::string>(a).c_str());
    return std::any_cast<int>(a);
  });
  attempt("optional", [] {
    std::optional<int> o;
    return o.value();
  });
  attempt("variant", [] {
    std::variant<int, std::string> v = std::string("abc");
    std::printf("%d\n", std::visit(Visitor(), v));
    v = "";
    return std::visit(Visitor(), v);
  });
  attempt("variant get", [] {
    std::variant<int, std::string> v = 4;
    return int(std::get<std::string>(v).size());
  });
  std::printf("%d\n", std::type_index(typeid(m)) == std::type_index(typeid(Multi2)));
  auto lazy = [n = 0]() mutable {
    if (++n > 2) throw n;
    return n;
  };
  attempt("lambda", [&] {
    for (;;) lazy();
    return 0;
  });
  auto recursive = [](auto self, int n, Log l) -> int {
    if (n == 0) throw std::string("deep").size() > 3 ? 77 : 78;
    return self(self, n - 1, Log{"r"}) + 1;
  };
  attempt("recursive", [&] { return recursive(recursive, 3, Log{"top"}); });
  std::set_terminate([] {
    std::puts("terminate");
    std::fflush(stdout);
    std::_Exit(3);
  });
  try {
    throw 1;
  } catch (...) {
    struct D {
      ~D() { throw 2; }
    } d;
    (void)d;
  }
}

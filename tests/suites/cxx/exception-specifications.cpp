// Dynamic exception specifications (C++14): filters in the tables, and what an unexpected exception
// becomes. { dg-options "-std=c++14" }
#include <cstdio>
#include <exception>

struct A {};
struct B : A {};
struct C {};
static void raise(int which) {
  if (which == 1) throw A();
  if (which == 2) throw B();
  if (which == 3) throw C();
  if (which == 4) throw 4;
}
static void only_a(int which) throw(A) { raise(which); }
static void a_or_int(int which) throw(A, int) { raise(which); }
static void a_or_bad(int which) throw(C, std::bad_exception) { raise(which); }
static void none(int which) throw() { raise(which); }
static int mode = 0;
static void unexpected() {
  std::printf("unexpected ");
  if (mode == 0) throw A();
  if (mode == 1) throw 7;
  throw;
}

template <class Body>
static void attempt(Body body) {
  try {
    body();
    std::puts("nothing");
  } catch (const A&) {
    std::puts("A");
  } catch (int number) {
    std::printf("int %d\n", number);
  } catch (const C&) {
    std::puts("C");
  } catch (const std::bad_exception&) {
    std::puts("bad_exception");
  }
}

int main() {
  std::set_unexpected(unexpected);
  for (mode = 0; mode < 3; ++mode)
    for (int which = 0; which < 5; ++which) {
      std::printf("%d %d: ", mode, which);
      if (mode == 0 || which < 3) attempt([=] { only_a(which); });
      if (mode != 2 || which != 3) attempt([=] { a_or_int(which); });
      attempt([=] { a_or_bad(which); });
    }
  attempt([] { none(0); });
}

// Containers whose elements throw: strong guarantees, at(), bad_alloc, length_error.
#include <cstdio>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

static int copies_left = 1000, alive = 0;
struct Fragile {
  int number;
  explicit Fragile(int n) : number(n) { ++alive; }
  Fragile(const Fragile& other) : number(other.number) {
    if (copies_left-- == 0) throw std::runtime_error("copy of " + std::to_string(number));
    ++alive;
  }
  Fragile& operator=(const Fragile& other) {
    if (copies_left-- == 0) throw std::logic_error("assignment");
    number = other.number;
    return *this;
  }
  ~Fragile() { --alive; }
  bool operator<(const Fragile& other) const {
    if (copies_left-- == 0) throw 7;
    return number < other.number;
  }
};
template <class Body>
static void attempt(const char* name, int copies, Body body) {
  copies_left = copies;
  try {
    body();
    std::printf("%s: done", name);
  } catch (const std::exception& e) {
    std::printf("%s: %s", name, e.what());
  } catch (int number) {
    std::printf("%s: %d", name, number);
  }
  std::printf(", alive %d\n", alive);
}

int main() {
  for (int copies = 0; copies < 24; copies += 3) {
    attempt("vector", copies, [] {
      std::vector<Fragile> some;
      for (int i = 0; i < 6; ++i) some.push_back(Fragile(i));
      some.insert(some.begin(), Fragile(9));
      some.resize(3, Fragile(4));
    });
    attempt("list", copies, [] { std::list<Fragile> some(5, Fragile(1)), other = some; });
    attempt("deque", copies, [] { std::deque<Fragile> some(9, Fragile(1)), other(some); });
    attempt("set", copies, [] {
      std::set<Fragile> some;
      for (int i = 0; i < 5; ++i) some.insert(Fragile(i * 7 % 5));
    });
    attempt("map", copies, [] {
      std::map<int, Fragile> some;
      for (int i = 0; i < 5; ++i) some.emplace(i, Fragile(i));
      std::map<int, Fragile> other(some);
    });
    attempt("shared", copies, [] {
      auto a = std::make_shared<Fragile>(Fragile(3));
      std::vector<std::shared_ptr<Fragile>> b(4, a);
    });
  }
  attempt("at", 9, [] { std::printf("%d ", std::vector<int>(3).at(5)); });
  attempt("string", 9, [] { std::printf("%s ", std::string("abc").substr(7).c_str()); });
  attempt("string at", 9, [] { std::printf("%d ", std::string("abc").at(3)); });
  attempt("map at", 9, [] {
    std::printf("%d ", std::unordered_map<std::string, int>{{"a", 1}}.at("b"));
  });
  attempt("length", 9, [] {
    std::vector<int> some;
    some.reserve(static_cast<size_t>(-1) / 2);
  });
  attempt("stoi", 9, [] { std::printf("%d ", std::stoi("x1")); });
  attempt("range", 9, [] { std::printf("%d ", std::stoi("99999999999")); });
  attempt("new", 9, [] { ::operator delete(::operator new(static_cast<size_t>(1) << 62)); });
}

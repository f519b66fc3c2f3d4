// Classes, templates, namespaces, references, lambdas and members of every kind.
#include <cstdio>

namespace shapes {
enum class Kind : unsigned char { Circle, Square };
struct Shape {
  virtual ~Shape() {}
  virtual double area() const = 0;
  Kind kind = Kind::Circle;
  static int count;
  static constexpr int limit = 9;
};
int Shape::count = 0;

struct Circle : Shape {
  explicit Circle(double its_radius) : radius(its_radius) { ++count; }
  double area() const override {
    double square = radius * radius;
    return 3 * square;
  }
  double radius;
};

class Square : public Shape {
 public:
  Square(double its_side, int& its_uses) : side(its_side), uses(its_uses) {
    kind = Kind::Square;
    ++count;
  }
  double area() const override {
    ++uses;
    return side * side;
  }

 private:
  double side;
  int& uses;
};

namespace {
int hidden = 4;
}
inline namespace newest {
int twice(int value) {
  int result = 2 * value + hidden;
  return result;
}
}  // namespace newest
}  // namespace shapes

struct Left {
  virtual int left() { return 1; }
  int a = 1;
};
struct Right {
  virtual int right() { return 2; }
  int b = 2;
};
struct Both : virtual Left, Right {
  int left() override { return a + b + c; }
  int c = 3;
};

template <class T, int N>
struct Stack {
  T items[N];
  int size = 0;
  void push(const T& item) {
    int at = size++;
    items[at] = item;
  }
  T sum() const {
    T total = T();
    for (int i = 0; i < size; ++i) {
      const T& item = items[i];
      total += item;
    }
    return total;
  }
};

template <class... Ts>
int add_all(Ts... values) {
  int total = 0;
  ((total += values), ...);
  return total;
}

struct Big {
  long words[4];
  Big(long first) : words{first, first + 1, first + 2, first + 3} {}
  Big(const Big& other) : words{other.words[0], other.words[1], other.words[2], other.words[3]} {}
  ~Big() { words[0] = 0; }
};

static long by_value(Big big, Big& reference, Big&& temporary) {
  long sum = big.words[1] + reference.words[2];
  return sum + temporary.words[3];
}

using shapes::twice;

int main() {
  int uses = 0;
  shapes::Circle circle(2.0);
  shapes::Square square(3.0, uses);
  const shapes::Shape* all[] = {&circle, &square};
  double total = 0;
  for (const shapes::Shape* shape : all) {
    double area = shape->area();
    total += area;
  }
  Stack<int, 4> stack;
  stack.push(5);
  stack.push(6);
  int factor = 3;
  auto scaled = [&factor, uses](int value) {
    int product = value * factor;
    return product + uses;
  };
  int result = scaled(stack.sum());
  result += twice(add_all(1, 2, 3));
  Big big(10);
  long words = by_value(big, big, Big(20));
  Both both;
  int Both::*member = &Both::c;
  result += both.left() + both.*member;
  Left& left = both;
  result += left.left();
  auto [x, y] = shapes::Kind::Square == square.kind ? Stack<int, 1>{{7}, 8} : Stack<int, 1>{{1}, 2};
  result += y + x[0];
  std::printf("%d %g %ld %d\n", result, total, words, shapes::Shape::count + shapes::Shape::limit);
  return 0;
}

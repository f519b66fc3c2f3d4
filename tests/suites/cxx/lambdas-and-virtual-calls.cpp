// Exceptions through indirect calls: virtual functions, function pointers, lambdas, std::function,
// qsort.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual int area(int x) const = 0;
};
struct Square : Shape {
  int area(int x) const override {
    if (x < 0) throw x;
    return x * x;
  }
};
struct Broken : Shape {
  int area(int) const override { throw "broken"; }
};
static int direct(int x) {
  if (x == 5) throw 5L;
  return x;
}
static int call(int (*function)(int), const Shape& shape, const std::function<int(int)>& other,
                int x) {
  int sum = 0;
  try {
    sum += function(x);
    sum += shape.area(x) * 10;
    sum += other(x) * 100;
  } catch (int number) {
    return sum + number * 1000;
  } catch (const char*) {
    return sum - 1;
  }
  return sum;
}
static int compare(const void* a, const void* b) {
  const int left = *static_cast<const int*>(a), right = *static_cast<const int*>(b);
  if (left == 13 || right == 13) throw left + right;
  return left - right;
}

int main() {
  const Square square;
  const Broken broken;
  for (int x = -2; x < 7; ++x) {
    for (const Shape* shape :
         {static_cast<const Shape*>(&square), static_cast<const Shape*>(&broken)}) {
      try {
        std::printf("%d ", call(
                               direct, *shape, [x](int y) { return x == 3 ? throw y : x + y; }, x));
      } catch (long number) {
        std::printf("long %ld ", number);
      }
    }
  }
  std::puts("");
  int numbers[] = {5, 3, 9, 13, 1};
  try {
    std::qsort(numbers, 5, sizeof(int), compare);
  } catch (int sum) {
    std::printf("compare %d\n", sum > 13);
  }
  std::vector<int> sorted{4, 2, 8};
  try {
    std::sort(sorted.begin(), sorted.end(),
              [](int a, int b) { return a == 8 || b == 8 ? throw 'q' : a < b; });
  } catch (char c) {
    std::printf("%c\n", c);
  }
}

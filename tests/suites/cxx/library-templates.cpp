// Templates of the library, deep in each other: streams, maps, regular expressions, functions, pointers. Built with
// -O2 -Xclang -disable-llvm-passes their innermost functions are `alwaysinline`, and some are in no library.
#include <algorithm>
#include <deque>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <regex>
#include <sstream>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
};
struct Square : Shape {
  explicit Square(double side) : side(side) {}
  double area() const override { return side * side; }
  double side;
};

static void words() {
  std::map<std::string, int> counts;
  std::istringstream in("the quick brown the lazy dog the end");
  for (std::string word; in >> word;) ++counts[word];
  for (const auto& [word, count] : counts) std::cout << word << '=' << count << ' ';
  std::cout << '\n';
}

static void pointers() {
  std::vector<std::unique_ptr<int>> numbers;
  for (int i = 0; i < 10; ++i) numbers.push_back(std::make_unique<int>(i * 7 % 10));
  std::sort(numbers.begin(), numbers.end(), [](auto& a, auto& b) { return *a < *b; });
  for (const auto& number : numbers) std::cout << *number;
  std::unique_ptr<Shape> shape = std::make_unique<Square>(3);
  std::cout << std::setw(8) << std::setprecision(3) << shape->area() << '\n';
}

static void expressions() {
  const std::string text = "a1b22c333";
  const std::regex pair("([a-z])([0-9]+)");
  for (std::sregex_iterator i(text.begin(), text.end(), pair), end; i != end; ++i)
    std::cout << (*i)[1] << ':' << (*i)[2] << ' ';
  std::cout << std::regex_replace(text, pair, "$2$1") << '\n';
  try {
    const std::regex bad("(");
  } catch (const std::regex_error&) {
    std::cout << "not a regular expression\n";
  }
}

static void values() {
  std::unordered_map<int, std::string> texts;
  for (int i = 0; i < 50; ++i) texts[i * 37 % 101] = std::to_string(i);
  int sum = 0;
  for (const auto& [key, text] : texts) sum += key * std::stoi(text);
  std::deque<int> queue(20);
  std::iota(queue.begin(), queue.end(), 0);
  std::function<int(int)> factorial = [&](int n) { return n < 2 ? 1 : n * factorial(n - 1); };
  std::cout << sum << ' ' << std::accumulate(queue.begin(), queue.end(), 0) << ' ' << factorial(10) << '\n';
  std::variant<int, std::string> either = std::string("text");
  try {
    std::cout << std::get<1>(either) << ' ' << std::get<0>(either) << '\n';
  } catch (const std::bad_variant_access&) {
    std::cout << "not a number\n";
  }
}

int main() {
  words();
  pointers();
  expressions();
  values();
}

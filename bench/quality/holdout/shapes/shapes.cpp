// A drawing of nested shapes as std::variant: visitors measure it, move it, find what lies at a
// point, print it. Checked: measures of a moved drawing are those of the drawing; text that is
// printed and read gives the same drawing.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace {

struct Vector {
  int x = 0, y = 0;
  friend Vector operator+(Vector a, Vector b) { return {a.x + b.x, a.y + b.y}; }
  friend Vector operator-(Vector a, Vector b) { return {a.x - b.x, a.y - b.y}; }
  friend bool operator==(Vector a, Vector b) { return a.x == b.x && a.y == b.y; }
};

std::int64_t cross(Vector a, Vector b) { return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x; }
std::int64_t square(Vector a) { return std::int64_t{a.x} * a.x + std::int64_t{a.y} * a.y; }

struct Circle {
  Vector center;
  int radius;
};
struct Box {
  Vector low, high;
};
struct Polygon {
  std::vector<Vector> corners;
};
struct Label {
  Vector at;
  std::string text;
};
struct Group;

using Shape = std::variant<Circle, Box, Polygon, Label, std::unique_ptr<Group>>;

struct Group {
  Vector origin;
  std::vector<Shape> members;
};

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

// The box around a shape; none around an empty group.
std::optional<Box> bounds(const Shape& shape) {
  return std::visit(
      Overloaded{
          [](const Circle& circle) -> std::optional<Box> {
            Vector r{circle.radius, circle.radius};
            return Box{circle.center - r, circle.center + r};
          },
          [](const Box& box) -> std::optional<Box> { return box; },
          [](const Polygon& polygon) -> std::optional<Box> {
            Box box{polygon.corners.front(), polygon.corners.front()};
            for (Vector corner : polygon.corners) {
              box.low = {std::min(box.low.x, corner.x), std::min(box.low.y, corner.y)};
              box.high = {std::max(box.high.x, corner.x), std::max(box.high.y, corner.y)};
            }
            return box;
          },
          [](const Label& label) -> std::optional<Box> {
            return Box{label.at, label.at + Vector{8 * static_cast<int>(label.text.size()), 12}};
          },
          [](const std::unique_ptr<Group>& group) -> std::optional<Box> {
            std::optional<Box> all;
            for (const Shape& member : group->members) {
              auto box = bounds(member);
              if (!box) continue;
              box = Box{box->low + group->origin, box->high + group->origin};
              if (!all) {
                all = box;
                continue;
              }
              all->low = {std::min(all->low.x, box->low.x), std::min(all->low.y, box->low.y)};
              all->high = {std::max(all->high.x, box->high.x), std::max(all->high.y, box->high.y)};
            }
            return all;
          },
      },
      shape);
}

// Twice the area.
struct Area {
  std::int64_t operator()(const Circle& circle) const {
    return std::int64_t{circle.radius} * circle.radius * 710 / 113;
  }
  std::int64_t operator()(const Box& box) const {
    Vector size = box.high - box.low;
    return 2 * std::int64_t{size.x} * size.y;
  }
  std::int64_t operator()(const Polygon& polygon) const {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < polygon.corners.size(); i++)
      sum += cross(polygon.corners[i], polygon.corners[(i + 1) % polygon.corners.size()]);
    return sum < 0 ? -sum : sum;
  }
  std::int64_t operator()(const Label&) const { return 0; }
  std::int64_t operator()(const std::unique_ptr<Group>& group) const {
    std::int64_t sum = 0;
    for (const Shape& member : group->members) sum += std::visit(*this, member);
    return sum;
  }
};

struct Mover {
  Vector by;

  void operator()(Circle& circle) const { circle.center = circle.center + by; }
  void operator()(Box& box) const { box = {box.low + by, box.high + by}; }
  void operator()(Polygon& polygon) const {
    for (Vector& corner : polygon.corners) corner = corner + by;
  }
  void operator()(Label& label) const { label.at = label.at + by; }
  void operator()(std::unique_ptr<Group>& group) const { group->origin = group->origin + by; }
};

bool contains(const Shape& shape, Vector point) {
  return std::visit(
      [point](const auto& it) -> bool {
        using Kind = std::decay_t<decltype(it)>;
        if constexpr (std::is_same_v<Kind, Circle>) {
          return square(point - it.center) <= std::int64_t{it.radius} * it.radius;
        } else if constexpr (std::is_same_v<Kind, Box>) {
          return point.x >= it.low.x && point.x <= it.high.x && point.y >= it.low.y &&
                 point.y <= it.high.y;
        } else if constexpr (std::is_same_v<Kind, Polygon>) {
          bool inside = false;
          for (std::size_t i = 0, j = it.corners.size() - 1; i < it.corners.size(); j = i++) {
            Vector a = it.corners[i], b = it.corners[j];
            if ((a.y > point.y) == (b.y > point.y)) continue;
            std::int64_t side = cross(b - a, point - a);
            inside ^= b.y > a.y ? side > 0 : side < 0;
          }
          return inside;
        } else if constexpr (std::is_same_v<Kind, Label>) {
          return false;
        } else {
          return std::any_of(it->members.begin(), it->members.end(),
                             [inner = point - it->origin](const Shape& member) {
                               return contains(member, inner);
                             });
        }
      },
      shape);
}

class Printer {
 public:
  explicit Printer(std::string& out) : out_(out) {}

  void operator()(const Circle& circle) const {
    out_ += 'c';
    print(circle.center);
    print(circle.radius);
  }
  void operator()(const Box& box) const {
    out_ += 'b';
    print(box.low);
    print(box.high);
  }
  void operator()(const Polygon& polygon) const {
    out_ += 'p';
    print(static_cast<int>(polygon.corners.size()));
    for (Vector corner : polygon.corners) print(corner);
  }
  void operator()(const Label& label) const {
    out_ += 'l';
    print(label.at);
    print(static_cast<int>(label.text.size()));
    out_ += label.text;
  }
  void operator()(const std::unique_ptr<Group>& group) const {
    out_ += 'g';
    print(group->origin);
    print(static_cast<int>(group->members.size()));
    for (const Shape& member : group->members) std::visit(*this, member);
  }

 private:
  void print(int number) const {
    out_ += std::to_string(number);
    out_ += ' ';
  }
  void print(Vector vector) const {
    print(vector.x);
    print(vector.y);
  }

  std::string& out_;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Shape read() {
    switch (take()) {
      case 'c': {
        Vector center = vector();
        return Circle{center, number()};
      }
      case 'b': {
        Vector low = vector();
        return Box{low, vector()};
      }
      case 'p': {
        Polygon polygon;
        for (int count = number(); count > 0; count--) polygon.corners.push_back(vector());
        return polygon;
      }
      case 'l': {
        Vector at = vector();
        std::size_t size = static_cast<std::size_t>(number());
        Label label{at, std::string(text_.substr(at_, size))};
        at_ += size;
        return label;
      }
      default: {
        auto group = std::make_unique<Group>();
        group->origin = vector();
        for (int count = number(); count > 0; count--) group->members.push_back(read());
        return group;
      }
    }
  }

 private:
  char take() { return text_[at_++]; }
  int number() {
    bool negative = text_[at_] == '-';
    at_ += negative;
    int value = 0;
    for (char c = take(); c != ' '; c = take()) value = value * 10 + (c - '0');
    return negative ? -value : value;
  }
  Vector vector() {
    int x = number();
    return {x, number()};
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

std::uint32_t state = 3;

int random_below(int limit) {
  state = state * 1103515245 + 12345;
  return static_cast<int>((state >> 16) % static_cast<std::uint32_t>(limit));
}

Vector random_vector(int limit) {
  int x = random_below(limit);
  return {x, random_below(limit)};
}

Shape random_shape(int depth) {
  switch (random_below(depth > 0 ? 8 : 4)) {
    case 0: {
      Vector center = random_vector(400);
      return Circle{center, 1 + random_below(60)};
    }
    case 1: {
      Vector low = random_vector(400);
      return Box{low, low + random_vector(90)};
    }
    case 2: {
      Polygon polygon;
      for (int count = 3 + random_below(6); count > 0; count--)
        polygon.corners.push_back(random_vector(300));
      return polygon;
    }
    case 3: {
      Vector at = random_vector(400);
      return Label{at, std::string(static_cast<std::size_t>(random_below(25)), 'x')};
    }
    default: {
      auto group = std::make_unique<Group>();
      group->origin = random_vector(200);
      for (int count = random_below(9); count > 0; count--)
        group->members.push_back(random_shape(depth - 1));
      return group;
    }
  }
}

bool same(const std::optional<Box>& a, const std::optional<Box>& b) {
  return a.has_value() == b.has_value() && (!a || (a->low == b->low && a->high == b->high));
}

}  // namespace

int main(int argc, char** argv) {
  long scale = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 1;
  std::uint64_t sum = 0;
  long wrong = 0, hits = 0;
  for (long turn = 0; turn < (scale ? scale * 60 : 1); turn++) {
    std::vector<Shape> drawing;
    for (int i = 0; i < 100; i++) drawing.push_back(random_shape(4));
    for (Shape& shape : drawing) {
      std::string text, again;
      std::visit(Printer(text), shape);
      Shape copy = Reader(text).read();
      std::visit(Printer(again), copy);
      wrong += text != again;
      auto around = bounds(shape);
      auto area = std::visit(Area{}, shape);
      Vector by{random_below(100) - 50, random_below(100) - 50};
      std::visit(Mover{by}, copy);
      wrong += std::visit(Area{}, copy) != area;
      if (around) around = Box{around->low + by, around->high + by};
      wrong += !same(bounds(copy), around);
      sum = sum * 31 + static_cast<std::uint64_t>(area) + text.size();
    }
    for (int i = 0; i < 150; i++) {
      Vector point = random_vector(600);
      for (const Shape& shape : drawing) hits += contains(shape, point);
    }
  }
  std::printf("shapes: %ld hits, %016llx\n", hits, static_cast<unsigned long long>(sum));
  return wrong != 0;
}

// Edits a long text in a rope: shared, immutable pieces in balanced trees, with versions that can
// be taken back. Checked: the same edits on a std::string; an edit that is taken back gives the
// text of before. Source: H. Boehm, R. Atkinson, M. Plass, "Ropes: an alternative to strings",
// 1995; balanced as an AVL tree.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

class Rope {
 public:
  static constexpr std::size_t leaf_size = 64;

  Rope() = default;
  explicit Rope(std::string_view text) : root_(build(text)) {}

  std::size_t size() const { return size_of(root_); }

  char at(std::size_t position) const {
    if (position >= size()) throw std::out_of_range("rope");
    const Node* node = root_.get();
    while (node->left) {
      std::size_t left = node->left->size;
      if (position < left) {
        node = node->left.get();
      } else {
        position -= left;
        node = node->right.get();
      }
    }
    return node->text[position];
  }

  Rope with(std::size_t position, std::string_view text) const {
    auto [left, right] = split(root_, check(position));
    return Rope(join(join(left, build(text)), right));
  }

  Rope without(std::size_t position, std::size_t count) const {
    auto [left, rest] = split(root_, check(position));
    return Rope(join(left, split(rest, std::min(count, size_of(rest))).second));
  }

  Rope part(std::size_t position, std::size_t count) const {
    auto rest = split(root_, check(position)).second;
    return Rope(split(rest, std::min(count, size_of(rest))).first);
  }

  Rope operator+(const Rope& other) const { return Rope(join(root_, other.root_)); }

  template <class Function>
  void each_piece(Function&& function) const {
    visit(root_.get(), function);
  }

  std::string text() const {
    std::string result;
    result.reserve(size());
    each_piece([&](std::string_view piece) { result += piece; });
    return result;
  }

  int height() const { return height_of(root_); }

 private:
  struct Node;
  using Pointer = std::shared_ptr<const Node>;

  struct Node {
    std::size_t size;
    int height;
    Pointer left, right;
    std::string text;  // of a leaf
  };

  explicit Rope(Pointer root) : root_(std::move(root)) {}

  std::size_t check(std::size_t position) const {
    if (position > size()) throw std::out_of_range("rope");
    return position;
  }

  static std::size_t size_of(const Pointer& node) { return node ? node->size : 0; }
  static int height_of(const Pointer& node) { return node ? node->height : 0; }

  static Pointer leaf(std::string_view text) {
    if (text.empty()) return nullptr;
    return std::make_shared<const Node>(Node{text.size(), 1, nullptr, nullptr, std::string(text)});
  }

  static Pointer node(Pointer left, Pointer right) {
    std::size_t size = left->size + right->size;
    int height = std::max(left->height, right->height) + 1;
    return std::make_shared<const Node>(Node{size, height, std::move(left), std::move(right), {}});
  }

  static Pointer build(std::string_view text) {
    if (text.size() <= leaf_size) return leaf(text);
    std::size_t half = text.size() / 2;
    return node(build(text.substr(0, half)), build(text.substr(half)));
  }

  static Pointer balance(const Pointer& left, const Pointer& right) {
    if (left->height > right->height + 1) {
      if (left->left->height >= left->right->height)
        return node(left->left, node(left->right, right));
      return node(node(left->left, left->right->left), node(left->right->right, right));
    }
    if (right->height > left->height + 1) {
      if (right->right->height >= right->left->height)
        return node(node(left, right->left), right->right);
      return node(node(left, right->left->left), node(right->left->right, right->right));
    }
    return node(left, right);
  }

  static Pointer join(const Pointer& left, const Pointer& right) {
    if (!left || !right) return left ? left : right;
    if (!left->left && !right->left && left->size + right->size <= leaf_size)
      return leaf(left->text + right->text);
    if (left->height > right->height + 1) return balance(left->left, join(left->right, right));
    if (right->height > left->height + 1) return balance(join(left, right->left), right->right);
    return node(left, right);
  }

  static std::pair<Pointer, Pointer> split(const Pointer& tree, std::size_t position) {
    if (position == 0) return {nullptr, tree};
    if (position == size_of(tree)) return {tree, nullptr};
    if (!tree->left) {
      std::string_view text = tree->text;
      return {leaf(text.substr(0, position)), leaf(text.substr(position))};
    }
    if (position <= tree->left->size) {
      auto [before, after] = split(tree->left, position);
      return {before, join(after, tree->right)};
    }
    auto [before, after] = split(tree->right, position - tree->left->size);
    return {join(tree->left, before), after};
  }

  template <class Function>
  static void visit(const Node* node, Function& function) {
    if (!node) return;
    if (!node->left) {
      function(std::string_view(node->text));
      return;
    }
    visit(node->left.get(), function);
    visit(node->right.get(), function);
  }

  Pointer root_;
};

class Editor {
 public:
  explicit Editor(std::string_view text) : current_(text) {}

  void insert(std::size_t position, std::string_view text) {
    change(current_.with(position, text));
  }
  void erase(std::size_t position, std::size_t count) { change(current_.without(position, count)); }
  void move(std::size_t position, std::size_t count, std::size_t where) {
    Rope part = current_.part(position, count), rest = current_.without(position, count);
    change(rest.part(0, where) + part + rest.part(where, rest.size()));
  }
  bool undo() {
    if (past_.empty()) return false;
    current_ = std::move(past_.back());
    past_.pop_back();
    return true;
  }
  const Rope& text() const { return current_; }

 private:
  void change(Rope next) {
    past_.push_back(std::exchange(current_, std::move(next)));
    if (past_.size() > 50) past_.erase(past_.begin(), past_.begin() + 25);
  }

  Rope current_;
  std::vector<Rope> past_;
};

std::uint64_t state = 5;

std::size_t random_below(std::size_t limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return static_cast<std::size_t>((state >> 33) % limit);
}

std::string random_text(std::size_t size) {
  std::string text(size, ' ');
  for (char& c : text) c = static_cast<char>('a' + random_below(26));
  return text;
}

std::uint64_t hash_of(const Rope& rope) {
  std::uint64_t hash = 14695981039346656037u;
  rope.each_piece([&](std::string_view piece) {
    for (unsigned char c : piece) hash = (hash ^ c) * 1099511628211u;
  });
  return hash;
}

long edit(std::size_t size, long edits, bool beside, std::uint64_t& sum) {
  std::string text = random_text(size);
  Editor editor(text);
  long wrong = 0, refused = 0;
  for (long i = 0; i < edits; i++) {
    std::size_t length = editor.text().size(), position = random_below(length + 1),
                count = random_below(40);
    switch (random_below(length < size / 2 ? 1 : 6)) {
      case 0:
      case 1: {
        std::string added = random_text(count + 1);
        editor.insert(position, added);
        if (beside) text.insert(position, added);
        break;
      }
      case 2:
        editor.erase(position, count);
        if (beside) text.erase(position, count);
        break;
      case 3: {
        count = std::min(count * 20, length - position);
        std::size_t where = random_below(length - count + 1);
        editor.move(position, count, where);
        if (beside) {
          std::string moved = text.substr(position, count);
          text.erase(position, count);
          text.insert(where, moved);
        }
        break;
      }
      case 4: {
        std::uint64_t before = beside ? hash_of(editor.text()) : 0;
        editor.insert(position, "taken back");
        editor.undo();
        wrong += beside && hash_of(editor.text()) != before;
        break;
      }
      default:
        try {
          sum = sum * 31 + static_cast<unsigned char>(
                               editor.text().at(position + (random_below(500) == 0 ? length : 0)));
        } catch (const std::out_of_range&) {
          refused++;
        }
    }
    if (beside && i % 64 == 0) wrong += editor.text().text() != text;
  }
  sum = sum * 1000003 + hash_of(editor.text()) + static_cast<std::uint64_t>(refused);
  return wrong + (editor.text().height() > 40);
}

}  // namespace

int main(int argc, char** argv) {
  long scale = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 1;
  std::uint64_t sum = 0;
  long wrong = edit(3000, 1500, true, sum);
  if (scale) wrong += edit(400000, scale * 60000, false, sum);
  std::printf("rope: %016llx\n", static_cast<unsigned long long>(sum));
  return wrong != 0;
}

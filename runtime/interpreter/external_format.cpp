// printf's formats over interpreted arguments: each conversion is checked and then done by the
// host's snprintf with an argument of the right type.
#include <cstdio>
#include <string>

#include "runtime/interpreter/external.h"

namespace lilt::runtime {

namespace {

class Formatter {
 public:
  Formatter(const ExternalCall& call, std::string_view format, size_t first)
      : call_(call), format_(format), next_(first) {}

  std::string run() {
    while (position_ < format_.size()) {
      char c = format_[position_++];
      if (c != '%')
        text_.push_back(c);
      else
        conversion();
    }
    return std::move(text_);
  }

 private:
  [[noreturn]] void fault(const std::string& message) {
    throw Fault{FaultKind::Unsupported, message, kNoOffset, {}};
  }
  size_t next_argument() {
    if (next_ >= call_.arguments.size())
      throw Fault{FaultKind::SignatureMismatch,
                  "the format wants more arguments than there are",
                  kNoOffset,
                  {}};
    return next_++;
  }
  char peek() const { return position_ < format_.size() ? format_[position_] : '\0'; }

  // Digits, or the number that `*` takes from the arguments; at most four digits count.
  void number() {
    if (peek() == '*') {
      ++position_;
      spec_ += std::to_string(call_.integer(next_argument()) % 10000);
      return;
    }
    while (peek() >= '0' && peek() <= '9') spec_.push_back(format_[position_++]);
    if (spec_.size() > 24) fault("the interpreter has no field as wide as the format wants");
  }

  void conversion() {
    spec_ = "%";
    while (peek() != '\0' && std::string_view("-+ #0").find(peek()) != std::string_view::npos)
      spec_.push_back(format_[position_++]);
    number();
    if (peek() == '.') {
      spec_.push_back(format_[position_++]);
      number();
    }
    width_ = 32;
    for (; peek() != '\0' && std::string_view("hlqjzt").find(peek()) != std::string_view::npos;
         ++position_)
      width_ = peek() == 'h' ? width_ / 2 : 64;
    char letter = peek();
    if (letter != '\0') ++position_;
    convert(letter);
  }

  void convert(char letter) {
    switch (letter) {
      case '%':
        text_.push_back('%');
        return;
      case 'd':
      case 'i':
        return put("lld", static_cast<long long>(signed_argument()));
      case 'u':
      case 'x':
      case 'X':
      case 'o': {
        const char modified[] = {'l', 'l', letter, '\0'};
        return put(modified, static_cast<unsigned long long>(unsigned_argument()));
      }
      case 'c':
        return put("c", static_cast<int>(call_.integer(next_argument()) & 0xFF));
      case 's':
        return string();
      case 'p':
        return pointer();
      case 'f':
      case 'F':
      case 'e':
      case 'E':
      case 'g':
      case 'G':
      case 'a':
      case 'A': {
        const char plain[] = {letter, '\0'};
        return put(plain, call_.floating(next_argument()));
      }
      default:
        fault("the interpreter has no such conversion in a format");
    }
  }

  uint64_t unsigned_argument() {
    return static_cast<uint64_t>(call_.integer(next_argument())) & width_mask(width_);
  }
  int64_t signed_argument() { return sign_extend(unsigned_argument(), width_); }

  template <class Value>
  void put(const char* letters, Value value) {
    std::string spec = spec_ + letters;
    int size = std::snprintf(nullptr, 0, spec.c_str(), value);
    std::string piece(static_cast<size_t>(size) + 1, '\0');
    std::snprintf(piece.data(), piece.size(), spec.c_str(), value);
    piece.pop_back();
    text_ += piece;
  }

  void string() {
    size_t point = spec_.find('.');
    uint64_t limit = UINT64_MAX;
    if (point != std::string::npos) limit = std::strtoull(spec_.c_str() + point + 1, nullptr, 10);
    std::string text(call_.memory().string_at(call_.pointer(next_argument()), limit));
    put("s", text.c_str());
  }

  void pointer() {
    const Cell& cell = call_.pointer(next_argument());
    call_.memory().expose(cell);
    if (cell.bits == 0)
      put("s", "(nil)");
    else
      put("p", reinterpret_cast<void*>(static_cast<uintptr_t>(cell.bits)));
  }

  const ExternalCall& call_;
  std::string_view format_;
  size_t next_;
  size_t position_ = 0;
  std::string spec_;
  uint32_t width_ = 32;
  std::string text_;
};

}  // namespace

std::string format_text(const ExternalCall& call, std::string_view format, size_t first) {
  return Formatter(call, format, first).run();
}

}  // namespace lilt::runtime

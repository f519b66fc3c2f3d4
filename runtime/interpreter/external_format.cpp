// printf's formats over interpreted arguments: each conversion is checked, then performed by the
// host's snprintf with an argument of the right type.
#include <cstdio>
#include <string>

#include "ir/support/characters.h"
#include "runtime/interpreter/external.h"

namespace lilt::runtime {

namespace {

class Formatter {
 public:
  Formatter(const ExternalCall& call, std::string_view format, const FormatArguments& arguments)
      : call_(call), format_(format), arguments_(arguments) {}

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
  // Calls take(call, index) for the next argument; `type` is the format's, with which a list is
  // read.
  template <class Take>
  auto next_argument(ssa::TypeId type, Take take) {
    if (!arguments_.is_list) {
      if (arguments_.first >= call_.arguments.size())
        throw Fault{FaultKind::SignatureMismatch,
                    "the format needs more arguments than were passed",
                    kNoOffset,
                    {}};
      return take(call_, arguments_.first++);
    }
    Cell parts[2];
    Machine& machine = call_.machine;
    const Cell& list = call_.pointer(arguments_.first);
    const ssa::TypeTable& types = machine.module.types();
    Cell from = next_variadic(machine.memory, list, passing_of(types, type).value_or(Passing{}));
    load_parts(machine.memory, from, parts_of(types, type).value_or(std::vector<Part>{}), parts);
    ExternalCall read{machine, call_.name, {parts, 1}, {&type, 1}, {parts + 1, 1}, parts[1]};
    return take(read, size_t{0});
  }
  int64_t integer() {
    return next_argument(
        width_ == 64 ? ssa::kI64 : ssa::kI32, [](const ExternalCall& call, size_t i) {
          bool is_pointer = call.machine.module.types().is_pointer(call.types[i]);
          return is_pointer ? static_cast<int64_t>(call.pointer(i).bits) : call.integer(i);
        });
  }
  Cell pointer_argument() {
    return next_argument(ssa::kPtr,
                         [](const ExternalCall& call, size_t i) { return call.pointer(i); });
  }
  long double floating() {
    return next_argument(is_extended_ ? ssa::kX86Fp80 : ssa::kDouble,
                         [](const ExternalCall& call, size_t i) { return call.floating(i); });
  }
  char peek() const { return position_ < format_.size() ? format_[position_] : '\0'; }

  // Digits, or the number that `*` takes from the arguments, of which the last four digits count.
  void number() {
    if (peek() == '*') {
      ++position_;
      width_ = 32;
      spec_ += std::to_string(integer() % 10000);
      return;
    }
    while (is_digit(peek())) spec_.push_back(format_[position_++]);
    if (spec_.size() > 24) fault("a field of the format is too wide for the interpreter");
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
    is_extended_ = false;
    for (; peek() != '\0' && std::string_view("hlqjztL").find(peek()) != std::string_view::npos;
         ++position_) {
      is_extended_ = peek() == 'L';
      width_ = peek() == 'h' ? width_ / 2 : 64;
    }
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
        return put("c", static_cast<int>(integer() & 0xFF));
      case 's':
        return string();
      case 'p':
        return pointer();
      case 'n':
        return call_.memory().store_integer(pointer_argument(), integer_cell(text_.size()),
                                            width_ / 8);
      case 'f':
      case 'F':
      case 'e':
      case 'E':
      case 'g':
      case 'G':
      case 'a':
      case 'A': {
        const char modified[] = {'L', letter, '\0'};
        const char plain[] = {letter, '\0'};
        long double value = floating();
        return is_extended_ ? put(modified, value) : put(plain, static_cast<double>(value));
      }
      default:
        fault("the interpreter does not support this conversion in a format");
    }
  }

  uint64_t unsigned_argument() { return static_cast<uint64_t>(integer()) & low_mask(width_); }
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
    std::string text(call_.memory().string_at(pointer_argument(), limit));
    put("s", text.c_str());
  }

  void pointer() {
    Cell cell = pointer_argument();
    call_.memory().expose(cell);
    if (cell.bits == 0)
      put("s", "(nil)");
    else
      put("p", reinterpret_cast<void*>(static_cast<uintptr_t>(cell.bits)));
  }

  const ExternalCall& call_;
  std::string_view format_;
  FormatArguments arguments_;
  size_t position_ = 0;
  std::string spec_;
  uint32_t width_ = 32;
  bool is_extended_ = false;  // `L`
  std::string text_;
};

}  // namespace

std::string format_text(const ExternalCall& call, std::string_view format,
                        const FormatArguments& arguments) {
  return Formatter(call, format, arguments).run();
}

}  // namespace lilt::runtime

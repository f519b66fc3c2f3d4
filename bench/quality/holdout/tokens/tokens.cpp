// Reads configuration files: splits lines into tokens, converts values, expands references, answers
// queries by lambdas. Checked: a configuration that is written and read again is the same; faulty
// lines are counted as such.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace {

enum class TokenKind : unsigned char { name, number, text, mark, end };

struct Token {
  TokenKind kind;
  std::string_view text;
};

class SyntaxError : public std::runtime_error {
 public:
  SyntaxError(std::size_t column, const char* what) : std::runtime_error(what), column(column) {}
  std::size_t column;
};

class Lexer {
 public:
  explicit Lexer(std::string_view line) : line_(line) {}

  Token next() {
    while (at_ < line_.size() && (line_[at_] == ' ' || line_[at_] == '\t')) at_++;
    if (at_ == line_.size() || line_[at_] == '#') return {TokenKind::end, {}};
    std::size_t start = at_;
    char c = line_[at_];
    if (is_letter(c))
      return {TokenKind::name,
              take_while(start, [](char d) { return is_letter(d) || is_digit(d) || d == '.'; })};
    if (is_digit(c) || (c == '-' && at_ + 1 < line_.size() && is_digit(line_[at_ + 1]))) {
      at_++;
      return {TokenKind::number, take_while(start, is_digit)};
    }
    if (c == '"') {
      std::size_t close = line_.find('"', start + 1);
      if (close == std::string_view::npos) throw SyntaxError(start, "no end of the text");
      at_ = close + 1;
      return {TokenKind::text, line_.substr(start + 1, close - start - 1)};
    }
    if (std::string_view("=[],{}$").find(c) == std::string_view::npos)
      throw SyntaxError(start, "no token");
    at_++;
    return {TokenKind::mark, line_.substr(start, 1)};
  }

  std::size_t column() const { return at_; }

 private:
  static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  template <class Condition>
  std::string_view take_while(std::size_t start, Condition condition) {
    while (at_ < line_.size() && condition(line_[at_])) at_++;
    return line_.substr(start, at_ - start);
  }

  std::string_view line_;
  std::size_t at_ = 0;
};

struct Setting {
  std::string section, name;
  std::vector<std::int64_t> numbers;
  std::string text;

  bool operator==(const Setting& other) const {
    return section == other.section && name == other.name && numbers == other.numbers &&
           text == other.text;
  }
};

class Configuration {
 public:
  void read(std::string_view text) {
    while (!text.empty()) {
      std::size_t end = text.find('\n');
      try {
        read_line(text.substr(0, end));
      } catch (const SyntaxError& error) {
        faults_++;
        fault_columns_ += error.column;
      }
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
  }

  const Setting* find(const std::string& full_name) const {
    auto found = by_name_.find(full_name);
    return found == by_name_.end() ? nullptr : &settings_[found->second];
  }

  std::vector<const Setting*> select(const std::function<bool(const Setting&)>& condition) const {
    std::vector<const Setting*> found;
    for (const Setting& setting : settings_)
      if (condition(setting)) found.push_back(&setting);
    return found;
  }

  std::string written() const {
    std::string out, section;
    for (const Setting& setting : settings_) {
      if (setting.section != section) {
        section = setting.section;
        out += "[" + section + "]\n";
      }
      out += setting.name + " = ";
      if (setting.numbers.size() == 1) {
        append(out, setting.numbers[0]);
      } else if (!setting.numbers.empty()) {
        out += '{';
        for (std::size_t i = 0; i < setting.numbers.size(); i++) {
          if (i) out += ", ";
          append(out, setting.numbers[i]);
        }
        out += '}';
      } else {
        out += '"' + setting.text + '"';
      }
      out += '\n';
    }
    return out;
  }

  const std::vector<Setting>& settings() const { return settings_; }
  long faults() const { return faults_; }
  std::size_t fault_columns() const { return fault_columns_; }

 private:
  static void append(std::string& out, std::int64_t number) {
    std::array<char, 24> digits;
    auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
  }

  static std::int64_t convert(const Token& token, std::size_t column) {
    std::int64_t value = 0;
    auto [end, error] =
        std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
    if (error != std::errc()) throw SyntaxError(column, "the number is too large");
    return value;
  }

  void expect(const Lexer& lexer, const Token& token, std::string_view mark) {
    if (token.kind != TokenKind::mark || token.text != mark)
      throw SyntaxError(lexer.column(), "something else is expected");
  }

  void read_line(std::string_view line) {
    Lexer lexer(line);
    Token token = lexer.next();
    if (token.kind == TokenKind::end) return;
    if (token.kind == TokenKind::mark && token.text == "[") {
      Token name = lexer.next();
      if (name.kind != TokenKind::name) throw SyntaxError(lexer.column(), "no name of a section");
      expect(lexer, lexer.next(), "]");
      section_ = name.text;
      return;
    }
    if (token.kind != TokenKind::name) throw SyntaxError(lexer.column(), "no name");
    Setting setting{section_, std::string(token.text), {}, {}};
    expect(lexer, lexer.next(), "=");
    read_value(lexer, setting);
    if (lexer.next().kind != TokenKind::end) throw SyntaxError(lexer.column(), "more than a value");
    by_name_.insert_or_assign(section_ + "." + setting.name, settings_.size());
    settings_.push_back(std::move(setting));
  }

  void read_value(Lexer& lexer, Setting& setting) {
    Token token = lexer.next();
    switch (token.kind) {
      case TokenKind::number:
        setting.numbers.push_back(convert(token, lexer.column()));
        return;
      case TokenKind::text:
        setting.text = token.text;
        return;
      case TokenKind::mark:
        if (token.text == "$") {
          copy_value(lexer, setting);
          return;
        }
        expect(lexer, token, "{");
        for (;;) {
          Token number = lexer.next();
          if (number.kind != TokenKind::number) throw SyntaxError(lexer.column(), "no number");
          setting.numbers.push_back(convert(number, lexer.column()));
          Token after = lexer.next();
          if (after.kind == TokenKind::mark && after.text == "}") return;
          expect(lexer, after, ",");
        }
      default:
        throw SyntaxError(lexer.column(), "no value");
    }
  }

  void copy_value(Lexer& lexer, Setting& setting) {
    Token name = lexer.next();
    const Setting* other = name.kind == TokenKind::name ? find(std::string(name.text)) : nullptr;
    if (!other) throw SyntaxError(lexer.column(), "no such setting");
    setting.numbers = other->numbers;
    setting.text = other->text;
  }

  std::vector<Setting> settings_;
  std::unordered_map<std::string, std::size_t> by_name_;
  std::string section_ = "main";
  long faults_ = 0;
  std::size_t fault_columns_ = 0;
};

std::uint32_t state = 11;

std::uint32_t random_below(std::uint32_t limit) {
  state = state * 1664525 + 1013904223;
  return static_cast<std::uint32_t>(static_cast<std::uint64_t>(state) * limit >> 32);
}

std::string make_text(int lines) {
  static const std::array<const char*, 6> stems = {"width", "height",   "path",
                                                   "limit", "color_of", "retry"};
  std::string text = "[general]\nfirst = 1\n";
  for (int i = 0; i < lines; i++) {
    std::string name = std::string(stems[random_below(6)]) + std::to_string(random_below(1000));
    switch (random_below(10)) {
      case 0:
        text += "[section" + std::to_string(random_below(40)) + "]   # a part\n";
        break;
      case 1:
      case 2:
        text += "  " + name + " = \"/usr/share/" + name + ".txt\"\n";
        break;
      case 3: {
        text += name + " = {";
        for (std::uint32_t count = 1 + random_below(12); count > 0; count--)
          text += std::to_string(static_cast<int>(random_below(2000000)) - 1000000) +
                  (count > 1 ? ", " : "}\n");
        break;
      }
      case 4:
        text += name + "\t=\t$ general.first\n";
        break;
      case 5:
        text += random_below(3) ? "# " + name + "\n" : name + " = \"never closed\n";
        break;
      default:
        text += name + " = " + std::to_string(random_below(100000)) + "\n";
    }
  }
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  long scale = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 1;
  int lines = scale ? 8000 : 300;
  std::uint64_t sum = 0;
  long wrong = 0, faults = 0;
  for (long turn = 0; turn < (scale ? scale * 60 : 1); turn++) {
    std::string text = make_text(lines);
    Configuration first, second;
    first.read(text);
    std::string written = first.written();
    second.read(written);
    wrong += first.settings() != second.settings() || second.faults() != 0;
    faults += first.faults();
    std::int64_t limit = random_below(100000);
    auto large = first.select([limit](const Setting& setting) {
      return !setting.numbers.empty() &&
             *std::max_element(setting.numbers.begin(), setting.numbers.end()) > limit;
    });
    std::sort(large.begin(), large.end(), [](const Setting* a, const Setting* b) {
      return a->name != b->name ? a->name < b->name : a < b;
    });
    for (const Setting* setting : large)
      for (std::int64_t number : setting->numbers)
        sum = sum * 31 + static_cast<std::uint64_t>(number);
    sum = sum * 1000003 + written.size() + first.fault_columns() + large.size();
  }
  std::printf("tokens: %ld faults, %016llx\n", faults, static_cast<unsigned long long>(sum));
  return wrong != 0;
}

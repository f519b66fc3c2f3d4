// The reader is a lexer of one token's look-ahead and a parser by recursive descent, one function
// for each rule of the grammar in source.h. What is only another notation has no node: `a && b` is
// an `if`, `-a` is `0 - a`, `a; b` is a `let`.
#include "source.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace cps {
namespace {

// Limits of the recursive passes, which run on a stack of 1 GB of address space (main.cpp).
constexpr int kMaxDepth = 10'000;
constexpr int kMaxLevels = 3 * kMaxDepth;
constexpr size_t kMaxExpressions = 100'000;

constexpr const char* kSpellings[] = {"+",  "-", "*",  "/", "%",  "<",
                                      "<=", ">", ">=", "=", "<>", "print"};

const std::set<std::string_view> kKeywords = {"let",  "letrec", "and",   "in",   "lambda", "if",
                                              "then", "else",   "print", "true", "false",  "not"};

struct Token {
  enum Kind { End, Number, Word, Symbol };
  Kind kind = End;
  std::string_view text;
  Place place;
};

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) { advance(); }

  const Token& peek() const { return token_; }
  Token take() {
    const Token token = token_;
    advance();
    return token;
  }

 private:
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  void skip_blanks_and_comments() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (text_.substr(at_, 2) == "//") {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (c == '\n') {
        ++at_;
        ++line_;
        line_start_ = at_;
      } else if (c == ' ' || c == '\t' || c == '\r') {
        ++at_;
      } else {
        return;
      }
    }
  }

  void advance() {
    skip_blanks_and_comments();
    const size_t start = at_;
    token_ = {Token::End, {}, {line_, static_cast<int>(start - line_start_) + 1}};
    if (at_ == text_.size()) return;
    if (is_digit(text_[at_])) {
      token_.kind = Token::Number;
      while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    } else if (is_letter(text_[at_])) {
      token_.kind = Token::Word;
      while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_]))) ++at_;
    } else {
      token_.kind = Token::Symbol;
      at_ += symbol_length();
    }
    token_.text = text_.substr(start, at_ - start);
  }

  size_t symbol_length() const {
    for (std::string_view two : {"<=", ">=", "<>", "&&", "||"}) {
      if (text_.substr(at_, 2) == two) return 2;
    }
    if (std::string_view("()+-*/%<>=.,;").find(text_[at_]) != std::string_view::npos) return 1;
    throw SourceError{token_.place, "unknown character '" + std::string(1, text_[at_]) + "'"};
  }

  std::string_view text_;
  size_t at_ = 0;
  int line_ = 1;
  size_t line_start_ = 0;
  Token token_;
};

class Parser {
 public:
  Parser(std::string_view text, SourceTree& tree) : lexer_(text), tree_(tree) {}

  Source program() {
    const Source root = sequence();
    if (lexer_.peek().kind != Token::End) fail("';' or the end of the text");
    return root;
  }

 private:
  // Counts the levels of the descent, which are more than those of the tree.
  struct Level {
    explicit Level(Parser& parser) : levels(parser.levels_) {
      if (++levels > kMaxLevels)
        throw SourceError{parser.lexer_.peek().place, "expressions nest too deep"};
    }
    ~Level() { --levels; }
    int& levels;
  };

  [[noreturn]] void fail(const std::string& expected) const {
    const Token& token = lexer_.peek();
    const std::string found =
        token.kind == Token::End ? "the end of the text" : "'" + std::string(token.text) + "'";
    throw SourceError{token.place, "expected " + expected + ", found " + found};
  }

  bool at(std::string_view text) const {
    return lexer_.peek().kind != Token::End && lexer_.peek().text == text;
  }
  bool accept(std::string_view text) {
    if (!at(text)) return false;
    lexer_.take();
    return true;
  }
  void expect(std::string_view text) {
    if (!accept(text)) fail("'" + std::string(text) + "'");
  }

  std::string name() {
    const Token& token = lexer_.peek();
    if (token.kind != Token::Word || kKeywords.count(token.text)) fail("a name");
    return std::string(lexer_.take().text);
  }

  int64_t number() {
    const Token token = lexer_.take();
    int64_t value = 0;
    if (std::from_chars(token.text.begin(), token.text.end(), value).ec != std::errc()) {
      throw SourceError{token.place, "the number is larger than 9223372036854775807"};
    }
    return value;
  }

  Source sequence() {
    const Source first = expression();
    if (!at(";")) return first;
    const Place place = lexer_.take().place;
    const Level level(*this);
    return tree_.make(place, Let{"_", first, sequence()});
  }

  Source expression() {
    const Level level(*this);
    Source left = conjunction();
    while (at("||")) {
      const Place place = lexer_.take().place;
      left = tree_.make(place, If{left, tree_.make(place, true), conjunction()});
    }
    return left;
  }

  Source conjunction() {
    Source left = compared();
    while (at("&&")) {
      const Place place = lexer_.take().place;
      const Source right = compared();
      left = tree_.make(place, If{left, right, tree_.make(place, false)});
    }
    return left;
  }

  // Takes the operator in front if it is one from `first` to `last`.
  bool accept_operator(Operator first, Operator last, Operator& op, Place& place) {
    if (lexer_.peek().kind != Token::Symbol) return false;
    for (int i = static_cast<int>(first); i <= static_cast<int>(last); ++i) {
      op = static_cast<Operator>(i);
      place = lexer_.peek().place;
      if (accept(spelling(op))) return true;
    }
    return false;
  }

  Source compared() {
    const Source left = sum();
    Operator op;
    Place place;
    if (!accept_operator(Operator::Less, Operator::NotEqual, op, place)) return left;
    return tree_.make(place, Operation{op, {left, sum()}});
  }

  Source sum() {
    Source left = product();
    Operator op;
    Place place;
    while (accept_operator(Operator::Add, Operator::Subtract, op, place)) {
      left = tree_.make(place, Operation{op, {left, product()}});
    }
    return left;
  }

  Source product() {
    Source left = unary();
    Operator op;
    Place place;
    while (accept_operator(Operator::Multiply, Operator::Remainder, op, place)) {
      left = tree_.make(place, Operation{op, {left, unary()}});
    }
    return left;
  }

  Source unary() {
    const Level level(*this);
    const Place place = lexer_.peek().place;
    if (accept("-")) {
      const Source zero = tree_.make(place, int64_t{0});
      return tree_.make(place, Operation{Operator::Subtract, {zero, unary()}});
    }
    if (accept("not")) {
      const Source condition = unary();
      return tree_.make(place, If{condition, tree_.make(place, false), tree_.make(place, true)});
    }
    return postfix();
  }

  Source postfix() {
    Source left = primary();
    for (;;) {
      const Place place = lexer_.peek().place;
      if (accept("(")) {
        left = tree_.make(place, Call{left, arguments()});
      } else if (accept(".")) {
        if (lexer_.peek().kind != Token::Number) fail("the number of an element");
        left = tree_.make(place, Project{left, number()});
      } else {
        return left;
      }
    }
  }

  // After the parenthesis that opens.
  std::vector<Source> arguments() {
    std::vector<Source> result;
    while (!accept(")")) {
      if (!result.empty()) expect(",");
      result.push_back(expression());
    }
    return result;
  }

  Source primary() {
    const Token token = lexer_.peek();
    if (token.kind == Token::Number) return tree_.make(token.place, number());
    if (accept("true")) return tree_.make(token.place, true);
    if (accept("false")) return tree_.make(token.place, false);
    if (accept("(")) return parenthesized(token.place);
    if (accept("let")) return let(token.place);
    if (accept("letrec")) return letrec(token.place);
    if (accept("lambda")) {
      std::vector<std::string> names = parameters();
      return tree_.make(token.place, Lambda{std::move(names), expression()});
    }
    if (accept("if")) return conditional(token.place);
    if (accept("print")) {
      expect("(");
      const Source value = expression();
      expect(")");
      return tree_.make(token.place, Operation{Operator::Print, {value}});
    }
    if (token.kind != Token::Word || kKeywords.count(token.text)) fail("an expression");
    return tree_.make(token.place, Name{name()});
  }

  Source parenthesized(Place place) {
    if (accept(")")) return tree_.make(place, Unit{});
    std::vector<Source> elements = {sequence()};
    while (accept(",")) elements.push_back(expression());
    expect(")");
    if (elements.size() == 1) return elements[0];
    return tree_.make(place, MakeTuple{std::move(elements)});
  }

  std::vector<std::string> parameters() {
    const Place place = lexer_.peek().place;
    expect("(");
    std::vector<std::string> names;
    while (!accept(")")) {
      if (!names.empty()) expect(",");
      const Place own = lexer_.peek().place;
      names.push_back(name());
      if (names.back() != "_" && std::count(names.begin(), names.end(), names.back()) > 1) {
        throw SourceError{own, "two parameters have the name '" + names.back() + "'"};
      }
    }
    if (names.size() > kMaxParameters) {
      throw SourceError{place, "a function has at most four parameters; pass a tuple"};
    }
    return names;
  }

  Source let(Place place) {
    std::string bound = name();
    const Place function = lexer_.peek().place;
    const bool has_parameters = at("(");
    std::vector<std::string> names;
    if (has_parameters) names = parameters();
    expect("=");
    Source value = sequence();
    if (has_parameters) value = tree_.make(function, Lambda{std::move(names), value});
    expect("in");
    return tree_.make(place, Let{std::move(bound), value, sequence()});
  }

  Source letrec(Place place) {
    Letrec result;
    do {
      const Place own = lexer_.peek().place;
      std::string bound = name();
      for (const Letrec::Function& other : result.functions) {
        if (other.name == bound)
          throw SourceError{own, "two functions have the name '" + bound + "'"};
      }
      std::vector<std::string> names = parameters();
      expect("=");
      result.functions.push_back({std::move(bound), {std::move(names), sequence()}});
    } while (accept("and"));
    expect("in");
    result.body = sequence();
    return tree_.make(place, std::move(result));
  }

  Source conditional(Place place) {
    const Source condition = sequence();
    expect("then");
    const Source then = expression();
    expect("else");
    return tree_.make(place, If{condition, then, expression()});
  }

  Lexer lexer_;
  SourceTree& tree_;
  int levels_ = 0;
};

// Finds names that nothing binds.
class Scopes {
 public:
  void check(Source source) {
    std::visit([&](const auto& node) { visit(source->place, node); }, source->node);
  }

 private:
  void visit(Place, const Unit&) {}
  void visit(Place, int64_t) {}
  void visit(Place, bool) {}
  void visit(Place place, const Name& node) {
    if (!bound_.count(node.name) || node.name == "_") {
      throw SourceError{place, "nothing has the name '" + node.name + "'"};
    }
  }
  void visit(Place, const MakeTuple& node) { check_all(node.elements); }
  void visit(Place, const Project& node) { check(node.tuple); }
  void visit(Place, const Operation& node) { check_all(node.operands); }
  void visit(Place, const Lambda& node) { check_with(node.parameters, node.body); }
  void visit(Place, const Call& node) {
    check(node.callee);
    check_all(node.arguments);
  }
  void visit(Place, const Let& node) {
    check(node.value);
    check_with({node.name}, node.body);
  }
  void visit(Place place, const Letrec& node) {
    std::vector<std::multiset<std::string>::iterator> names;
    for (const auto& function : node.functions) names.push_back(bound_.insert(function.name));
    for (const auto& function : node.functions) visit(place, function.lambda);
    check(node.body);
    for (const auto name : names) bound_.erase(name);
  }
  void visit(Place, const If& node) { check_all({node.condition, node.then, node.otherwise}); }

  void check_all(const std::vector<Source>& sources) {
    for (const Source source : sources) check(source);
  }
  void check_with(const std::vector<std::string>& names, Source body) {
    std::vector<std::multiset<std::string>::iterator> added;
    for (const std::string& name : names) added.push_back(bound_.insert(name));
    check(body);
    for (const auto name : added) bound_.erase(name);
  }

  std::multiset<std::string> bound_;
};

class Printer {
 public:
  explicit Printer(std::ostream& out) : out_(out) {}

  void print(Source source) {
    std::visit([&](const auto& node) { write(node); }, source->node);
  }

 private:
  void write(const Unit&) { out_ << "()"; }
  void write(int64_t node) { out_ << node; }
  void write(bool node) { out_ << (node ? "true" : "false"); }
  void write(const Name& node) { out_ << node.name; }
  void write(const MakeTuple& node) { list(node.elements); }
  void write(const Project& node) {
    nested(node.tuple);
    out_ << '.' << node.index;
  }
  void write(const Operation& node) {
    if (node.op == Operator::Print) {
      out_ << "print";
      return list(node.operands);
    }
    out_ << '(';
    nested(node.operands[0]);
    out_ << ' ' << spelling(node.op) << ' ';
    nested(node.operands[1]);
    out_ << ')';
  }
  void write(const Lambda& node) {
    out_ << "lambda ";
    list(node.parameters);
    indented(node.body);
  }
  void write(const Call& node) {
    nested(node.callee);
    list(node.arguments);
  }
  void write(const Let& node) {
    out_ << "let " << node.name << " = ";
    print(node.value);
    out_ << " in";
    line();
    print(node.body);
  }
  void write(const Letrec& node) {
    const char* word = "letrec ";
    for (const Letrec::Function& function : node.functions) {
      out_ << word << function.name;
      list(function.lambda.parameters);
      out_ << " =";
      indented(function.lambda.body);
      line();
      word = "and ";
    }
    out_ << "in";
    line();
    print(node.body);
  }
  void write(const If& node) {
    out_ << "if ";
    print(node.condition);
    out_ << " then";
    arm(node.then);
    line();
    out_ << "else";
    arm(node.otherwise);
  }

  void write(const std::string& name) { out_ << name; }
  void write(Source source) { print(source); }
  template <typename T>
  void list(const std::vector<T>& elements) {
    out_ << '(';
    for (size_t i = 0; i < elements.size(); ++i) {
      if (i > 0) out_ << ", ";
      write(elements[i]);
    }
    out_ << ')';
  }

  // An operand: what extends as far as possible to the right needs parentheses.
  void nested(Source source) {
    const bool open =
        std::holds_alternative<Lambda>(source->node) || std::holds_alternative<Let>(source->node) ||
        std::holds_alternative<Letrec>(source->node) || std::holds_alternative<If>(source->node);
    if (open) out_ << '(';
    print(source);
    if (open) out_ << ')';
  }
  void indented(Source source) {
    ++indent_;
    line();
    print(source);
    --indent_;
  }
  void arm(Source source) { indented(source); }
  void line() { out_ << '\n' << std::string(2 * indent_, ' '); }

  std::ostream& out_;
  int indent_ = 0;
};

}  // namespace

const char* spelling(Operator op) { return kSpellings[static_cast<int>(op)]; }

namespace {
int depth(Source source) { return source->depth; }
int depth(const std::vector<Source>& sources) {
  int deepest = 0;
  for (const Source source : sources) deepest = std::max(deepest, source->depth);
  return deepest;
}
struct DepthOfParts {
  template <typename Leaf>
  int operator()(const Leaf&) const {
    return 0;
  }
  int operator()(const MakeTuple& node) const { return depth(node.elements); }
  int operator()(const Project& node) const { return depth(node.tuple); }
  int operator()(const Operation& node) const { return depth(node.operands); }
  int operator()(const Lambda& node) const { return depth(node.body); }
  int operator()(const Call& node) const {
    return std::max(depth(node.callee), depth(node.arguments));
  }
  int operator()(const Let& node) const { return std::max(depth(node.value), depth(node.body)); }
  int operator()(const Letrec& node) const {
    int deepest = depth(node.body);
    for (const auto& function : node.functions)
      deepest = std::max(deepest, depth(function.lambda.body));
    return deepest;
  }
  int operator()(const If& node) const {
    return depth({node.condition, node.then, node.otherwise});
  }
};
}  // namespace

Source SourceTree::make(Place place, Expression::Node node) {
  const int deep = 1 + std::visit(DepthOfParts{}, node);
  if (deep > kMaxDepth) throw SourceError{place, "expressions nest too deep"};
  if (expressions_.size() == kMaxExpressions) throw SourceError{place, "the program is too large"};
  expressions_.push_back({place, deep, std::move(node)});
  return &expressions_.back();
}

SourceTree parse(std::string_view text) {
  SourceTree tree;
  tree.set_root(Parser(text, tree).program());
  Scopes().check(tree.root());
  return tree;
}

void print(std::ostream& out, Source source) {
  Printer(out).print(source);
  out << '\n';
}

}  // namespace cps

// The language of rewrite_rules.def, and what the compiler of this file makes of a row.
//
//   (sub (add! x C) y)  ->  (add (sub x y) C)
//   (udiv x C)          ->  (lshr exact? x log2(C))      if is_power_of_two(C)
//
// A pattern names opcodes as LLVM IR does. In it stand for an operand
//   x  a small letter: any value, and the same one wherever the letter stands again
//   C  a capital letter: an integer constant of at most 64 bits
//   0 1 -1 min max  that integer constant (min, max: of signed numbers)    0.0 -0.0 1.0  that
//   number poison          n=(…)  gives an instruction a name    ...  all operands, of any number
// `!` after an opcode demands that the instruction has no other use. Words before the operands are
// flags that must be there (`nsw`), the predicate (without one, a comparison matches with any), or
// i1, the root's type (of a comparison: its operands').
//
// Commuted forms follow by themselves: a commutative instruction also matches with its operands
// exchanged, unless that moves a constant to the left, where canonical code has none.
//
// A result is a value of the pattern, a constant, or instructions; `exact?` is a flag that the
// result has if the root has it, and a comparison without a predicate takes the root's. Constants
// are expressions of capital letters, `width`, `all` (all bits), `min` and `max`, modulo the width
// of the root (of the operands, if it compares), with C's operators, of which comparisons bind
// least. Binary operators stand between spaces, unary ones touch their operand.
//
// Functions that rewrite_rules.cpp lists may be called by name, with values and expressions. One
// that gives a value is a result by itself: it does what a row cannot say, and may still decline.
//
// A word with bars, `and|or`, stands for one row with each of its alternatives; all such words of a
// row have the same number of them.
#pragma once

#include <array>
#include <span>
#include <stdexcept>
#include <string_view>

#include "ir/opt/rewriter.h"
#include "ir/ssa/fast_math.h"
#include "ir/support/characters.h"

namespace lilt::opt {

// What a letter stands for: a value, and its number if that is an integer constant. Also what
// expressions compute with.
struct Binding {
  ssa::Value value;
  uint64_t bits = 0;
};

// A function that rows call.
struct RuleFunction {
  std::string_view name;
  size_t arity;
  bool gives_value;
  Binding (*call)(Rewriter&, const Binding* arguments);
};

inline constexpr uint8_t kAbsent = 0xff;
constexpr bool has_predicate(ssa::Opcode opcode) {
  return opcode == ssa::Opcode::ICmp || opcode == ssa::Opcode::FCmp;
}

inline constexpr int8_t kNegativeZero = -128;  // the number of a node for -0.0

struct RuleNode {
  enum class Kind : uint8_t {
    Value,     // in `slot`
    Constant,  // an integer in `slot`
    Number,    // that number
    Least,     // the least signed number
    Greatest,  // the greatest one
    Floating,  // that number
    Poison,
    Null,
    Instruction,  // its operands are the nodes that follow
    Expression,   // of a result: a constant
    Call,         // of a result: a value
  };
  Kind kind = Kind::Value;
  uint8_t slot = kAbsent;
  bool is_bound = false;  // the slot is, by an earlier node
  ssa::Opcode opcode = ssa::Opcode::Argument;
  uint8_t subcode = kAbsent;  // the predicate
  bool has_one_use = false;
  bool is_i1 = false;  // the root is
  uint8_t operand_count = 0;
  uint8_t swap = 0;                    // the bit of a commutative instruction in a match's mask
  bool follows_root = false;           // exchange two values if the root's operands are exchanged
  uint8_t typed_by = kAbsent;          // of a result: the slot of an operand that shows their type
  uint16_t flags = 0, kept_flags = 0;  // kept: if the root has them
  int8_t number = 0;
  uint8_t code = 0;  // of expressions: where it begins

  constexpr bool is_constant() const {
    return kind != Kind::Value && kind != Kind::Instruction && kind != Kind::Poison;
  }
  // Whether it matches the same code, apart from letters and operands.
  constexpr bool is_alike(const RuleNode& other) const {
    return kind == other.kind && opcode == other.opcode && subcode == other.subcode &&
           has_one_use == other.has_one_use && flags == other.flags && number == other.number;
  }
};

// Postfix code of expressions. A number or slot follows its operation, arguments precede a call.
enum class RuleCode : uint8_t {
  End,
  Number,
  Slot,
  Width,
  All,
  Least,
  Greatest,
  Call,     // number of the function
  Require,  // the rule applies only if this is not zero
  Negate,
  Complement,
  Equal,  // from here on of two operands
  Unequal,
  LessEqual,
  ShiftLeft,
  ShiftRight,
  Less,
  Or,
  Xor,
  And,
  Add,
  Subtract,
  Multiply,
};

struct RewriteRule {
  static constexpr size_t kMaxNodes = 9, kMaxCode = 32, kMaxSlots = 6;
  static constexpr size_t kMaxStack = 4;  // values of an expression that wait for an operation

  std::string_view text;    // of the row
  uint8_t alternative = 0;  // which of the row's
  std::array<RuleNode, kMaxNodes> pattern, result;
  uint8_t pattern_size = 0, result_size = 0, swaps = 0;  // swaps: commutative instructions
  std::array<uint8_t, kMaxCode> code{};
  uint8_t condition = kAbsent;  // where its code begins
  bool is_flat = false;         // what the pattern says of operands follows from their kinds
  uint8_t function = kAbsent;   // that is the whole rule
  std::array<char, kMaxSlots> letters{};        // of the slots
  std::array<uint8_t, kMaxSlots> under_root{};  // the root's operand that binds the slot

  // The node of the pattern after a node and its operands.
  constexpr size_t after(size_t node) const {
    size_t end = node + 1;
    for (uint8_t i = 0; i < pattern[node].operand_count; ++i) end = after(end);
    return end;
  }
};

constexpr void require(bool condition, const char* what) {
  if (!condition) throw std::invalid_argument(what);
}

namespace rule_text {

constexpr bool is_word_end(char c) { return c == ' ' || c == '(' || c == ')' || c == ','; }

// The next word from `at` on, which then is its end; what ends words is a word of one character.
constexpr std::string_view next_word(std::string_view text, size_t& at) {
  const size_t begin = at++;
  if (!is_word_end(text[begin]))
    while (at < text.size() && !is_word_end(text[at])) ++at;
  return text.substr(begin, at - begin);
}

// 1 for words without bars; `|` alone is an operator.
constexpr size_t alternatives_of_word(std::string_view word) {
  size_t count = 1;
  for (const char c : word) count += c == '|' && word.size() > 1 ? 1 : 0;
  return count;
}

// How many rules a row stands for.
constexpr size_t alternatives(std::string_view row) {
  size_t all = 1;
  for (size_t at = 0; at < row.size();) {
    const size_t count = alternatives_of_word(next_word(row, at));
    require(count == 1 || all == 1 || count == all,
            "words of a row have equally many alternatives");
    all = std::max(all, count);
  }
  return all;
}

}  // namespace rule_text

// A row with one of its alternatives in place of each word with bars.
class RuleText {
 public:
  constexpr RuleText(std::string_view row, size_t alternative) {
    for (size_t at = 0; at < row.size();) {
      std::string_view word = rule_text::next_word(row, at);
      if (rule_text::alternatives_of_word(word) > 1) {
        for (size_t i = 0; i < alternative; ++i) word.remove_prefix(word.find('|') + 1);
        word = word.substr(0, word.find('|'));
      }
      require(size_ + word.size() <= text_.size(), "the row is too long");
      for (const char c : word) text_[size_++] = c;
    }
  }
  constexpr std::string_view text() const { return {text_.data(), size_}; }

 private:
  std::array<char, 160> text_{};
  size_t size_ = 0;
};

class RuleParser {
 public:
  constexpr RuleParser(std::string_view row, size_t alternative,
                       std::span<const RuleFunction> functions)
      : row_(row, alternative), rest_(row_.text()), functions_(functions) {
    rule_.text = row;
    rule_.alternative = static_cast<uint8_t>(alternative);
  }

  constexpr RewriteRule parse() {
    skip_spaces();
    require(rest_.starts_with("("), "a pattern is an instruction");
    parse_pattern(0);
    for (size_t i = 0; i < rule_.pattern_size; ++i)
      if (is_exchangeable(i)) rule_.pattern[i].swap = static_cast<uint8_t>(1 << rule_.swaps++);
    rule_.is_flat = is_flat();
    skip_spaces();
    require(accept("->"), "'->' follows the pattern");
    parse_result();
    skip_spaces();
    if (accept("if ")) {
      rule_.condition = code_size_;
      do {
        parse_expression(0);
        emit(RuleCode::Require);
        pop(1);
        skip_spaces();
      } while (accept("&&"));
      emit(RuleCode::End);
    }
    require(rest_.empty(), "the row ends here");
    // A pattern that asks for nothing, and a call without arguments.
    if (rule_.pattern_size == 1 && rule_.code[0] == static_cast<uint8_t>(RuleCode::Call))
      rule_.function = rule_.code[1];
    return rule_;
  }

 private:
  using Kind = RuleNode::Kind;

  // --- text
  constexpr bool accept(std::string_view text) {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }
  constexpr void skip_spaces() {
    while (accept(" ")) {
    }
  }
  constexpr std::string_view peek_word() const {
    size_t at = 0;
    return rest_.empty() ? std::string_view() : rule_text::next_word(rest_, at);
  }
  constexpr std::string_view take_word() {
    const std::string_view word = peek_word();
    rest_.remove_prefix(word.size());
    return word;
  }
  static constexpr bool is_letter(std::string_view word) {
    return word.size() == 1 && (is_lower(word[0]) || is_upper(word[0]));
  }

  // Of "br", that of a condition.
  static constexpr bool find_opcode(std::string_view name, ssa::Opcode& opcode) {
    bool found = false;
    for (size_t i = 0; i < std::size(ssa::kOpcodes); ++i)
      if (ssa::kOpcodes[i].name == name) {
        opcode = static_cast<ssa::Opcode>(i);
        found = true;
      }
    return found;
  }
  static constexpr uint16_t flag_of(std::string_view name) {
    using namespace ssa::flag;
    if (name == "nuw") return NoUnsignedWrap;
    if (name == "nsw") return NoSignedWrap;
    if (name == "exact") return Exact;
    if (name == "disjoint") return Disjoint;
    if (name == "nneg") return NonNegative;
    if (name == "nusw") return NoSignedWrap;
    if (name == "inbounds") return InBounds;
    return ssa::fast_math_flags(name);
  }
  template <size_t N>
  static constexpr uint8_t index_of(const std::string_view (&names)[N], std::string_view name) {
    for (size_t i = 0; i < N; ++i)
      if (names[i] == name) return static_cast<uint8_t>(i);
    return kAbsent;
  }

  // --- nodes
  constexpr RuleNode& add_node(bool is_result) {
    uint8_t& size = is_result ? rule_.result_size : rule_.pattern_size;
    require(size < RewriteRule::kMaxNodes, "too many nodes");
    return (is_result ? rule_.result : rule_.pattern)[size++];
  }
  // The slot of a letter; kAbsent: it is new.
  constexpr uint8_t slot_of(char letter) const {
    for (uint8_t i = 0; i < RewriteRule::kMaxSlots; ++i)
      if (rule_.letters[i] == letter) return i;
    return kAbsent;
  }
  constexpr uint8_t bound_slot(char letter) const {
    const uint8_t slot = slot_of(letter);
    require(slot != kAbsent, "the pattern does not bind this letter");
    return slot;
  }
  constexpr void bind(RuleNode& node, char letter, uint8_t under_root) {
    node.slot = slot_of(letter);
    node.is_bound = node.slot != kAbsent;
    if (node.is_bound) return;
    node.slot = slot_of('\0');
    require(node.slot != kAbsent, "too many letters");
    rule_.letters[node.slot] = letter;
    rule_.under_root[node.slot] = under_root;
  }
  // Opcode, mark, flags and predicate.
  constexpr void parse_head(RuleNode& node) {
    require(accept("("), "an instruction begins with '('");
    node.kind = Kind::Instruction;
    std::string_view word = take_word();
    if (word.ends_with("!")) {
      node.has_one_use = true;
      word.remove_suffix(1);
    }
    require(find_opcode(word, node.opcode), "unknown opcode");
    for (skip_spaces(); parse_attribute(node, peek_word()); skip_spaces()) take_word();
  }
  static constexpr bool parse_attribute(RuleNode& node, std::string_view word) {
    const bool is_kept = word.ends_with("?");
    if (const uint16_t flag = flag_of(word.substr(0, word.size() - (is_kept ? 1 : 0))); flag != 0) {
      (is_kept ? node.kept_flags : node.flags) |= flag;
      return true;
    }
    if (word == "i1") return node.is_i1 = true;
    uint8_t predicate = kAbsent;
    if (node.opcode == ssa::Opcode::ICmp) predicate = index_of(ssa::kIntPredicateNames, word);
    if (node.opcode == ssa::Opcode::FCmp) predicate = index_of(ssa::kFloatPredicateNames, word);
    if (predicate != kAbsent) node.subcode = predicate;
    return predicate != kAbsent;
  }
  constexpr bool end_of_operands() {
    skip_spaces();
    require(!rest_.empty(), "')' is missing");
    return accept(")");
  }

  constexpr void parse_pattern(uint8_t depth) {
    RuleNode& node = add_node(false);
    if (rest_.size() > 2 && is_lower(rest_[0]) && rest_[1] == '=') {
      bind(node, rest_[0], under_root_);
      require(!node.is_bound, "this name is taken");
      rest_.remove_prefix(2);
    }
    if (!rest_.starts_with("(")) return parse_leaf(node, take_word());
    parse_head(node);
    require(node.kept_flags == 0, "only results keep flags");
    require(depth == 0 || !node.is_i1, "only the root has a type");
    if (accept("...")) {
      require(depth == 0 && end_of_operands(), "'...' is all operands of the root");
      return;
    }
    while (!end_of_operands()) {
      if (depth == 0) under_root_ = node.operand_count;
      ++node.operand_count;
      parse_pattern(static_cast<uint8_t>(depth + 1));
    }
  }
  static constexpr bool commutes(const RuleNode& node) {
    if (node.operand_count != 2) return false;
    const bool is_equality = node.opcode == ssa::Opcode::ICmp && node.subcode < 2;
    return is_equality || ssa::has(node.opcode, ssa::property::Commutative);
  }
  constexpr bool is_flat() const {
    const RuleNode& root = rule_.pattern[0];
    bool is_flat = root.flags == 0 && root.swap == 0 &&
                   (root.subcode == kAbsent || root.opcode == ssa::Opcode::ICmp);
    for (size_t i = 1; i < rule_.pattern_size; ++i) {
      const RuleNode& node = rule_.pattern[i];
      const bool is_zero = node.kind == Kind::Number && node.number == 0;
      const bool is_letter = node.kind == Kind::Value || node.kind == Kind::Constant;
      is_flat &= (is_letter && !node.is_bound) || is_zero || node.kind == Kind::Null;
    }
    return is_flat;
  }
  // Whether the instruction matches other code if its operands are exchanged: they differ, or other
  // nodes repeat their letters. Constants stay to the right.
  constexpr bool is_exchangeable(size_t node) const {
    if (!commutes(rule_.pattern[node])) return false;
    const size_t left = node + 1, right = rule_.after(left), end = rule_.after(right);
    if (rule_.pattern[right].is_constant() && !rule_.pattern[left].is_constant()) return false;
    for (size_t i = left; i < end; ++i)
      for (size_t j = 0; j < rule_.pattern_size; ++j) {
        const bool is_outside = j < left || j >= end;
        const uint8_t slot = rule_.pattern[i].slot;
        if (is_outside && slot != kAbsent && slot == rule_.pattern[j].slot) return true;
      }
    if (right - left != end - right) return true;
    for (size_t i = left; i < right; ++i)
      if (!rule_.pattern[i].is_alike(rule_.pattern[i + right - left])) return true;
    return false;
  }
  constexpr void parse_leaf(RuleNode& node, std::string_view word) {
    if (is_letter(word)) {
      node.kind = is_lower(word[0]) ? Kind::Value : Kind::Constant;
      return bind(node, word[0], under_root_);
    }
    constexpr std::string_view kNames[] = {"poison", "null", "min", "max"};
    constexpr Kind kKinds[] = {Kind::Poison, Kind::Null, Kind::Least, Kind::Greatest};
    if (const uint8_t name = index_of(kNames, word); name != kAbsent) {
      node.kind = kKinds[name];
      return;
    }
    node.kind = word.ends_with(".0") ? Kind::Floating : Kind::Number;
    if (node.kind == Kind::Floating) word.remove_suffix(2);
    const bool is_negative = word.starts_with("-");
    if (is_negative) word.remove_prefix(1);
    require(word.size() == 1 && is_digit(word[0]), "neither a letter nor a number");
    const auto number = static_cast<int8_t>(word[0] - '0');
    node.number = is_negative && number == 0 ? kNegativeZero
                                             : static_cast<int8_t>(is_negative ? -number : number);
  }

  constexpr RuleNode& parse_result() {
    skip_spaces();
    RuleNode& node = add_node(true);
    if (starts_instruction()) {
      parse_head(node);
      const uint8_t first = rule_.result_size;
      for (; !end_of_operands(); ++node.operand_count) {
        const RuleNode& operand = parse_result();
        const uint8_t shown = operand.kind == Kind::Value ? operand.slot : operand.typed_by;
        const bool has_own_type = ssa::is_cast(operand.opcode) || has_predicate(operand.opcode);
        const bool is_type = node.opcode == ssa::Opcode::GetElementPtr && node.operand_count == 0;
        if (node.typed_by == kAbsent && !has_own_type && !is_type) node.typed_by = shown;
      }
      node.follows_root = follows_root(node, first);
      return node;
    }
    if (is_letter(peek_word()) && is_lower(rest_[0])) {
      node.slot = bound_slot(take_word()[0]);
      return node;
    }
    node.kind = Kind::Expression;
    node.code = code_size_;
    if (parse_expression(0)) node.kind = Kind::Call;
    emit(RuleCode::End);
    pop(1);
    return node;
  }
  constexpr bool starts_instruction() {
    if (!rest_.starts_with("(")) return false;
    size_t at = 1;
    ssa::Opcode opcode{};
    return find_opcode(rule_text::next_word(rest_, at), opcode);
  }
  // Two values of which one comes from each operand of a commutative root.
  constexpr bool follows_root(const RuleNode& node, uint8_t first) const {
    if (!commutes(node) || rule_.pattern[0].swap == 0) return false;
    const RuleNode &left = rule_.result[first], &right = rule_.result[first + 1];
    return left.kind == Kind::Value && right.kind == Kind::Value &&
           rule_.under_root[left.slot] != rule_.under_root[right.slot];
  }

  // --- expressions
  constexpr void emit(uint8_t byte) {
    require(code_size_ < RewriteRule::kMaxCode, "expressions are too long");
    rule_.code[code_size_++] = byte;
  }
  constexpr void emit(RuleCode code) { emit(static_cast<uint8_t>(code)); }
  // A value more is on the stack of the expression, or `count` less.
  constexpr void push() {
    require(++stack_size_ <= RewriteRule::kMaxStack, "expressions are nested too deeply");
  }
  constexpr void pop(size_t count) { stack_size_ -= count; }

  struct Operator {
    std::string_view text;
    int strength;
    RuleCode code;
  };
  static constexpr Operator kOperators[] = {
      {"== ", 0, RuleCode::Equal},     {"!= ", 0, RuleCode::Unequal},
      {"<= ", 0, RuleCode::LessEqual}, {"<< ", 4, RuleCode::ShiftLeft},
      {"< ", 0, RuleCode::Less},       {">> ", 4, RuleCode::ShiftRight},
      {"| ", 1, RuleCode::Or},         {"^ ", 2, RuleCode::Xor},
      {"& ", 3, RuleCode::And},        {"+ ", 5, RuleCode::Add},
      {"- ", 5, RuleCode::Subtract},   {"* ", 6, RuleCode::Multiply},
  };

  // Operators of that strength or more; returns whether it is a call that gives a value.
  constexpr bool parse_expression(int strength) {
    const bool gives_value = parse_operand();
    for (;;) {
      const std::string_view before = rest_;
      skip_spaces();
      size_t i = 0;
      while (i < std::size(kOperators) &&
             (kOperators[i].strength < strength || !accept(kOperators[i].text)))
        ++i;
      if (i == std::size(kOperators)) {
        rest_ = before;
        return gives_value;
      }
      require(!gives_value && !parse_expression(kOperators[i].strength + 1),
              "this function gives a value, not a number");
      emit(kOperators[i].code);
      pop(1);
    }
  }
  constexpr void parse_unary(RuleCode code) {
    require(!parse_operand(), "this function gives a value, not a number");
    emit(code);
  }
  constexpr bool parse_operand() {
    skip_spaces();
    if (accept("(")) {
      require(!parse_expression(0), "this function gives a value, not a number");
      skip_spaces();
      require(accept(")"), "')' is missing");
    } else if (accept("-")) {
      parse_unary(RuleCode::Negate);
    } else if (accept("~")) {
      parse_unary(RuleCode::Complement);
    } else {
      return parse_atom(take_word());
    }
    return false;
  }
  constexpr bool parse_atom(std::string_view word) {
    require(!word.empty(), "an expression is missing");
    if (rest_.starts_with("(")) return parse_call(word);
    if (is_letter(word)) {
      require(is_upper(word[0]), "only capital letters are numbers");
      emit(RuleCode::Slot);
      emit(bound_slot(word[0]));
      push();
    } else if (is_digit(word[0])) {
      uint8_t number = 0;
      for (const char c : word) number = static_cast<uint8_t>(number * 10 + (c - '0'));
      emit(RuleCode::Number);
      emit(number);
      push();
    } else {
      constexpr std::string_view kNames[] = {"width", "all", "min", "max"};
      const uint8_t name = index_of(kNames, word);
      require(name != kAbsent, "unknown word");
      emit(static_cast<uint8_t>(static_cast<uint8_t>(RuleCode::Width) + name));
      push();
    }
    return false;
  }
  constexpr bool parse_call(std::string_view name) {
    size_t function = 0;
    while (function < functions_.size() && functions_[function].name != name) ++function;
    require(function < functions_.size(), "unknown function");
    require(accept("("), "arguments begin with '('");
    size_t count = 0;
    for (skip_spaces(); !accept(")"); skip_spaces()) {
      require(count == 0 || accept(","), "',' stands between arguments");
      skip_spaces();
      if (is_letter(peek_word()) && is_lower(rest_[0])) {
        emit(RuleCode::Slot);
        emit(bound_slot(take_word()[0]));
        push();
      } else {
        require(!parse_expression(0), "this function gives a value, not a number");
      }
      ++count;
    }
    require(count == functions_[function].arity, "the function takes another number of arguments");
    emit(RuleCode::Call);
    emit(static_cast<uint8_t>(function));
    pop(functions_[function].arity);
    push();
    return functions_[function].gives_value;
  }

  RuleText row_;
  std::string_view rest_;
  std::span<const RuleFunction> functions_;
  RewriteRule rule_;
  uint8_t code_size_ = 0, under_root_ = 0;
  size_t stack_size_ = 0;
};

// All rules, in the order in which they are tried.
std::span<const RewriteRule> rewrite_rules();
// What the current instruction becomes by the first rule that applies; as rules do. Tells the rule.
ssa::Value apply_rules(Rewriter& r, const RewriteRule** applied = nullptr);

}  // namespace lilt::opt

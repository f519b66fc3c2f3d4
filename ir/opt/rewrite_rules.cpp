// Tries the rules of rewrite_rules.def on an instruction.
//
// Idea. The compiler of this file parses the rows (rewrite_rule.h) and sorts them by the root's
// opcode and predicate. A form is a rule with one choice of which commutative instructions have
// their operands exchanged; a root has at most 64 forms, a bit each. For each operand of the root
// and each kind of value (an opcode, zero, another integer, another constant) a mask tells which
// forms accept it. The conjunction of the operands' masks leaves few candidates, mostly none; only
// those are matched node by node, in the order of the rows.
#include <bit>

#include "ir/opt/rewrite_rule.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// --- functions that rows call

template <class Parameter>
Parameter argument(const Binding& binding) {
  if constexpr (std::is_same_v<Parameter, Value>)
    return binding.value;
  else
    return binding.bits;
}

template <auto kFunction>
struct Called;
template <class Result, class R, class... Parameters, Result (*kFunction)(R&, Parameters...)>
struct Called<kFunction> {
  static constexpr size_t kArity = sizeof...(Parameters);
  static constexpr bool kGivesValue = std::is_same_v<Result, Value>;
  static Binding call(Rewriter& r, const Binding* arguments) {
    return call(r, arguments, std::index_sequence_for<Parameters...>());
  }
  template <size_t... kIndices>
  static Binding call(Rewriter& r, [[maybe_unused]] const Binding* arguments,
                      std::index_sequence<kIndices...>) {
    if constexpr (kGivesValue)
      return {kFunction(r, argument<Parameters>(arguments[kIndices])...)};
    else
      return {{}, kFunction(r, argument<Parameters>(arguments[kIndices])...)};
  }
};

#define FUNCTION(name) \
  { #name, Called < name> ::kArity, Called < name> ::kGivesValue, Called < name> ::call }
constexpr RuleFunction kFunctions[] = {
    FUNCTION(add_constants),
    FUNCTION(bits),
    FUNCTION(can_replace),
    FUNCTION(compare_arms),
    FUNCTION(compare_by_order),
    FUNCTION(compare_range),
    FUNCTION(distributes),
    FUNCTION(exchange_targets),
    FUNCTION(extend),
    FUNCTION(extract_from),
    FUNCTION(has_own_type),
    FUNCTION(has_zero_bits_here),
    FUNCTION(is_as_short),
    FUNCTION(is_condition),
    FUNCTION(is_constant),
    FUNCTION(is_index),
    FUNCTION(is_non_negative),
    FUNCTION(is_non_negative_here),
    FUNCTION(is_nonnull),
    FUNCTION(is_power_of_two),
    FUNCTION(is_product),
    FUNCTION(is_sum),
    FUNCTION(is_word),
    FUNCTION(join_comparisons),
    FUNCTION(join_loads),
    FUNCTION(lacks),
    FUNCTION(load_constant),
    FUNCTION(log2),
    FUNCTION(may_wrap),
    FUNCTION(moves_outwards),
    FUNCTION(multiply_by_inverse),
    FUNCTION(note_no_truncation),
    FUNCTION(note_no_wrap),
    FUNCTION(one_truncates_freely),
    FUNCTION(only_incoming),
    FUNCTION(possible),
    FUNCTION(simplify_indices),
    FUNCTION(simplify_call),
};
#undef FUNCTION

// --- rows

struct Row {
  static constexpr size_t kMaxRules = 10;
  std::array<RewriteRule, kMaxRules> rules;
  size_t count;

  consteval Row(std::string_view text) : count(rule_text::alternatives(text)) {
    require(count <= kMaxRules, "too many rules in a row");
    for (size_t i = 0; i < count; ++i) rules[i] = RuleParser(text, i, kFunctions).parse();
  }
};

constexpr Row kRows[] = {
#define RULE(text) Row(text),
#include "ir/opt/rewrite_rules.def"
#undef RULE
};

constexpr size_t kRuleCount = [] {
  size_t count = 0;
  for (const Row& row : kRows) count += row.count;
  return count;
}();

constexpr auto kRules = [] {
  std::array<RewriteRule, kRuleCount> rules;
  size_t size = 0;
  for (const Row& row : kRows)
    for (size_t i = 0; i < row.count; ++i) rules[size++] = row.rules[i];
  return rules;
}();

// --- the index

constexpr size_t kOpcodeCount = std::size(kOpcodes);

// The root's opcode, and predicate of integers.
constexpr size_t root_of(Opcode opcode, uint8_t subcode) {
  return opcode == Opcode::ICmp ? kOpcodeCount + subcode : static_cast<size_t>(opcode);
}
constexpr size_t kPredicates = std::size(kIntPredicateNames);
constexpr size_t kRootCount = kOpcodeCount + kPredicates;

// Kinds of operands: these, then the opcodes that occur below roots.
enum OperandKind : uint8_t { kOther, kZero, kInteger, kNull, kOtherConstant, kFirstOpcodeKind };

// A rule, with one choice of exchanged operands.
struct Form {
  const RewriteRule* rule;
  uint8_t swaps;
};

// The forms of a root, of which masks have a bit for each.
struct Root {
  static constexpr size_t kMaxForms = 64, kMaxKinds = 32, kPositions = 3;
  const RewriteRule* only = nullptr;  // the only one, if it is one function
  uint64_t of_shape[4] = {};          // by shape_of()
  bool asks_for_i1 = false;
  uint8_t asked = 0;  // a bit for each operand whose kind matters
  uint8_t count = 0;
  uint64_t accepting[kPositions][kMaxKinds] = {};
  std::array<Form, kMaxForms> forms{};
};

struct Index {
  static constexpr size_t kMaxRoots = 64;
  std::array<uint8_t, kOpcodeCount> kinds{};  // by opcode
  std::array<uint8_t, kRootCount> numbers{};  // of roots with rules, from 1
  std::array<Root, kMaxRoots> roots{};
};

// Whether a condition demands that a constant of the pattern is not zero.
constexpr bool excludes_zero(const RewriteRule& rule, const RuleNode& node) {
  for (const std::string_view word : {"is_power_of_two(", "lacks(x, "}) {
    const size_t at = rule.text.find(word);
    if (at != rule.text.npos && rule.text[at + word.size()] == rule.letters[node.slot]) return true;
  }
  return false;
}

constexpr bool accepts(const RewriteRule& rule, size_t at, size_t kind, const Index& index) {
  const RuleNode& node = rule.pattern[at];
  using enum RuleNode::Kind;
  switch (node.kind) {
    case Value:
      return true;
    case Number:  // in an i1, 1 and -1 are equal, and -2 is 0
      if (kind == kZero) return node.number == 0 || node.number < -1 || node.number > 1;
      return kind == kInteger && node.number != 0;
    case Constant:
      return kind == kInteger || (kind == kZero && !excludes_zero(rule, node));
    case Least:
    case Greatest:
      return kind == kZero || kind == kInteger;
    case Floating:
    case Poison:
      return kind == kOtherConstant;
    case Null:
      return kind == kNull;
    default:
      return kind == index.kinds[static_cast<size_t>(node.opcode)];
  }
}

// What the root is like: an i1, and of operands that are equal. Forms ask for it or not.
constexpr size_t shape_of(bool is_i1, bool has_equal_operands) {
  return (is_i1 ? 1 : 0) + (has_equal_operands ? 2 : 0);
}

constexpr void add_form(const Index& index, Root& root, const RewriteRule& rule, uint8_t swaps) {
  require(root.count < Root::kMaxForms, "too many rules for this opcode");
  const RuleNode& pattern = rule.pattern[0];
  const uint64_t bit = uint64_t{1} << root.count;
  root.forms[root.count++] = {&rule, swaps};
  root.only = root.count == 1 && rule.function != kAbsent ? &rule : nullptr;
  const RuleNode &left = rule.pattern[1], &right = rule.pattern[2];
  const bool is_twice = rule.pattern_size == 3 && right.is_bound && left.slot == right.slot;
  root.asks_for_i1 |= pattern.is_i1;
  const size_t wanted = shape_of(pattern.is_i1, is_twice);
  for (size_t shape = 0; shape < 4; ++shape)
    if ((shape & wanted) == wanted) root.of_shape[shape] |= bit;
  for (uint8_t position = 0; position < Root::kPositions; ++position) {
    const bool is_open = position >= pattern.operand_count;
    const bool is_swapped = (swaps & pattern.swap) != 0;
    size_t node = 1;
    for (uint8_t i = position ^ (is_swapped ? 1 : 0); i > 0 && !is_open; --i)
      node = rule.after(node);
    for (size_t kind = 0; kind < Root::kMaxKinds; ++kind)
      if (is_open || accepts(rule, node, kind, index))
        root.accepting[position][kind] |= bit;
      else
        root.asked |= static_cast<uint8_t>(1 << position);
  }
}

constexpr Index kIndex = [] {
  Index index;
  uint8_t kinds = kFirstOpcodeKind, roots = 1;
  for (const RewriteRule& rule : kRules)
    for (size_t i = 1; i < rule.pattern_size; ++i) {
      if (rule.pattern[i].kind != RuleNode::Kind::Instruction) continue;
      uint8_t& kind = index.kinds[static_cast<size_t>(rule.pattern[i].opcode)];
      if (kind == kOther) kind = kinds++;
    }
  for (const RewriteRule& rule : kRules) {
    const Opcode opcode = rule.pattern[0].opcode;
    const uint8_t subcode = rule.pattern[0].subcode;
    for (uint8_t p = 0; p < (opcode == Opcode::ICmp ? kPredicates : 1); ++p) {
      if (subcode != kAbsent && subcode != p && opcode == Opcode::ICmp) continue;
      uint8_t& number = index.numbers[root_of(opcode, p)];
      if (number == 0) number = roots++;
      for (uint8_t swaps = 0; swaps < 1 << rule.swaps; ++swaps)
        add_form(index, index.roots[number], rule, swaps);
    }
  }
  require(kinds <= Root::kMaxKinds && roots <= Index::kMaxRoots, "too many kinds or roots");
  return index;
}();

OperandKind kind_of(const Function& f, Value operand) {
  if (operand.is_local())
    return static_cast<OperandKind>(kIndex.kinds[static_cast<size_t>(f[operand.local()].opcode)]);
  if (!operand.is_constant()) return kOther;
  const Constant& constant = f.constants()[operand.constant()];
  if (constant.kind != ConstantKind::Integer)
    return constant.kind == ConstantKind::Null ? kNull : kOtherConstant;
  return constant.bits == 0 ? kZero : kInteger;
}

// --- matches

constexpr double number_in(const RuleNode& node) {
  return node.number == kNegativeZero ? -0.0 : node.number;
}

// Whether a floating constant has the bits of that number.
bool is_number(const Constant& constant, double number) {
  if (constant.kind != ConstantKind::Floating) return false;
  if (constant.type == kDouble) return constant.bits == std::bit_cast<uint64_t>(number);
  return constant.type == kFloat &&
         constant.bits == std::bit_cast<uint32_t>(static_cast<float>(number));
}

// One rule, in one form, beside the current instruction.
class Match {
 public:
  explicit Match(Rewriter& r) : r_(r), f_(r.function) {}

  // Gives what rules give.
  Value run(const RewriteRule& rule, uint8_t swaps) {
    rule_ = &rule;
    swaps_ = swaps;
    next_ = rule.pattern.data();
    if (rule.is_flat)
      bind_operands();
    else if (!matches_instruction(r_.id(), *next_++))
      return {};
    Binding ignored;
    if (rule.condition != kAbsent && !evaluate(rule.condition, ignored)) return {};
    next_ = rule.result.data();
    if (next_->kind == RuleNode::Kind::Instruction) return become(*next_++);
    const RuleNode& node = *next_++;
    return value_of(node, r_.type());
  }

 private:
  using Kind = RuleNode::Kind;

  // --- the pattern
  void bind_operands() {
    const std::span<const Value> operands = f_.operands(r_.id());
    for (size_t k = 1; k < rule_->pattern_size; ++k) {
      const RuleNode& node = rule_->pattern[k];
      if (node.slot == kAbsent) continue;
      bindings_[node.slot].value = operands[k - 1];
      if (node.kind == Kind::Constant)
        bindings_[node.slot].bits = f_.constants()[operands[k - 1].constant()].bits;
    }
  }
  bool matches_instruction(InstId id, const RuleNode& node) {
    const Instruction& i = f_[id];
    if ((i.flags & node.flags) != node.flags || i.operand_count != node.operand_count) return false;
    if (node.subcode != kAbsent && node.subcode != i.subcode) return false;
    const uint32_t exchange = (node.swap & swaps_) != 0 ? 1 : 0;
    for (uint32_t k = 0; k < node.operand_count; ++k)
      if (!matches(f_.operand(id, k ^ exchange), *next_++)) return false;
    return true;
  }
  bool matches(Value value, const RuleNode& node) {
    if (node.kind == Kind::Instruction)
      return value.is_local() && f_[value.local()].opcode == node.opcode &&
             (!node.has_one_use || f_.has_one_use(value.local())) && bind(node, {value}) &&
             matches_instruction(value.local(), node);
    return node.kind == Kind::Value ? bind(node, {value})
                                    : value.is_constant() && matches_constant(node, value);
  }
  bool matches_constant(const RuleNode& node, Value value) {
    const Constant& constant = f_.constants()[value.constant()];
    if (node.kind == Kind::Poison) return constant.kind == ConstantKind::Poison;
    if (node.kind == Kind::Null) return constant.kind == ConstantKind::Null;
    if (node.kind == Kind::Floating)
      return is_number(constant, number_in(node)) && bind(node, {value});
    if (constant.kind != ConstantKind::Integer) return false;
    if (node.kind == Kind::Constant) return bind(node, {value, constant.bits});
    const uint32_t width = f_.types().integer_bits(constant.type);
    const uint64_t all = low_mask(width);
    const uint64_t number = node.kind == Kind::Number     ? static_cast<uint64_t>(node.number) & all
                            : node.kind == Kind::Greatest ? all >> 1
                                                          : all ^ all >> 1;
    return constant.bits == number && bind(node, {value, number});
  }
  // Constants are equal if their numbers are.
  bool bind(const RuleNode& node, Binding binding) {
    if (node.slot == kAbsent) return true;
    if (node.is_bound) return bindings_[node.slot].value == binding.value;
    bindings_[node.slot] = binding;
    return true;
  }

  // --- expressions
  // Gives the last result; false: a requirement does not hold.
  bool evaluate(uint8_t at, Binding& result) {
    Binding stack[RewriteRule::kMaxStack];
    size_t size = 0;
    for (const uint8_t* code = rule_->code.data() + at;;) {
      const auto operation = static_cast<RuleCode>(*code++);
      switch (operation) {
        case RuleCode::End:
          result = stack[0];
          return true;
        case RuleCode::Number:
          stack[size++].bits = *code++;
          break;
        case RuleCode::Slot:
          stack[size++] = bindings_[*code++];
          break;
        case RuleCode::Call: {
          const RuleFunction& function = kFunctions[*code++];
          size -= function.arity;
          stack[size] = function.call(r_, &stack[size]);
          ++size;
          break;
        }
        case RuleCode::Require:
          if (stack[--size].bits == 0) return false;
          break;
        case RuleCode::Width:
        case RuleCode::All:
        case RuleCode::Least:
        case RuleCode::Greatest:
          stack[size++].bits = named_number(operation);
          break;
        default:
          if (operation >= RuleCode::Equal) --size;
          stack[size - 1].bits = compute(operation, stack[size - 1].bits, stack[size].bits);
      }
    }
  }
  uint64_t named_number(RuleCode name) const {
    const uint64_t all = low_mask(r_.width());
    if (name == RuleCode::Width) return r_.width();
    return name == RuleCode::All ? all : name == RuleCode::Greatest ? all >> 1 : all ^ all >> 1;
  }
  uint64_t compute(RuleCode operation, uint64_t x, uint64_t y) const {
    const uint64_t all = low_mask(r_.width());
    switch (operation) {
      case RuleCode::Negate:
        return -x & all;
      case RuleCode::Complement:
        return ~x & all;
      case RuleCode::Equal:
        return x == y ? 1 : 0;
      case RuleCode::Unequal:
        return x != y ? 1 : 0;
      case RuleCode::LessEqual:
        return x <= y ? 1 : 0;
      case RuleCode::Less:
        return x < y ? 1 : 0;
      case RuleCode::ShiftLeft:
        return y < 64 ? x << y & all : 0;
      case RuleCode::ShiftRight:
        return y < 64 ? x >> y : 0;
      case RuleCode::Or:
        return x | y;
      case RuleCode::Xor:
        return x ^ y;
      case RuleCode::And:
        return x & y;
      case RuleCode::Add:
        return (x + y) & all;
      case RuleCode::Subtract:
        return (x - y) & all;
      default:
        return x * y & all;
    }
  }

  // --- the result
  // Turns the current instruction into the root of the result.
  Value become(const RuleNode& node) {
    std::array<Value, 3> operands;
    const std::span<const Value> all = operands_of(node, r_.type(), operands);
    return r_.become(node.opcode, all, flags_of(node), predicate_of(node));
  }
  // Constants and casts are of that type.
  Value value_of(const RuleNode& node, TypeId type) {
    if (node.kind == Kind::Value) return bindings_[node.slot].value;
    if (node.kind != Kind::Instruction) {
      Binding result;
      evaluate(node.code, result);
      return node.kind == Kind::Call ? result.value : r_.integer(type, result.bits);
    }
    if (!is_cast(node.opcode))
      type = has_predicate(node.opcode) ? TypeId(kI1) : f_.type_of(bindings_[node.typed_by].value);
    std::array<Value, 3> operands;
    const std::span<const Value> all = operands_of(node, type, operands);
    return r_.build(node.opcode, type, all, flags_of(node), predicate_of(node));
  }
  // Of an instruction of that type; moves on to the node after it.
  std::span<const Value> operands_of(const RuleNode& node, TypeId type,
                                     std::array<Value, 3>& operands) {
    if (node.typed_by != kAbsent) type = f_.type_of(bindings_[node.typed_by].value);
    for (size_t k = 0; k < node.operand_count; ++k) {
      const RuleNode& operand = *next_++;
      operands[k] = value_of(operand, type);
    }
    if (node.follows_root && (rule_->pattern[0].swap & swaps_) != 0)
      std::swap(operands[0], operands[1]);
    return {operands.data(), node.operand_count};
  }
  uint16_t flags_of(const RuleNode& node) const {
    return node.flags | (node.kept_flags & r_.flags());
  }
  uint8_t predicate_of(const RuleNode& node) const {
    if (!has_predicate(node.opcode)) return 0;
    return node.subcode == kAbsent ? f_[r_.id()].subcode : node.subcode;
  }

  Rewriter& r_;
  Function& f_;
  const RewriteRule* rule_ = nullptr;
  uint8_t swaps_ = 0;
  const RuleNode* next_ = nullptr;
  union {  // not made zero before patterns bind them
    std::array<Binding, RewriteRule::kMaxSlots> bindings_;
  };
};

// Apart, since most instructions have no rule but a function.
[[gnu::noinline]] Value apply_forms(Rewriter& r, const Root& root, const RewriteRule** applied) {
  const Function& f = r.function;
  const std::span<const Value> operands = f.operands(r.id());
  const bool has_equal_operands = operands.size() == 2 && operands[0] == operands[1];
  const bool is_i1 = root.asks_for_i1 && r.width() == 1;
  uint64_t candidates = root.of_shape[shape_of(is_i1, has_equal_operands)];
  for (unsigned asked = root.asked; asked != 0; asked &= asked - 1) {
    const auto k = static_cast<size_t>(std::countr_zero(asked));
    if (k < operands.size()) candidates &= root.accepting[k][kind_of(f, operands[k])];
  }
  for (; candidates != 0; candidates &= candidates - 1) {
    const Form& form = root.forms[static_cast<size_t>(std::countr_zero(candidates))];
    const RewriteRule& rule = *form.rule;
    const Value result = rule.function != kAbsent ? kFunctions[rule.function].call(r, nullptr).value
                                                  : Match(r).run(rule, form.swaps);
    if (!result.valid()) continue;
    if (applied != nullptr) *applied = &rule;
    return result;
  }
  return {};
}

}  // namespace

std::span<const RewriteRule> rewrite_rules() { return kRules; }

Value apply_rules(Rewriter& r, const RewriteRule** applied) {
  const Instruction& i = r.function[r.id()];
  const Root& root = kIndex.roots[kIndex.numbers[root_of(i.opcode, i.subcode)]];
  if (root.only == nullptr) return apply_forms(r, root, applied);
  if (applied != nullptr) *applied = root.only;
  return kFunctions[root.only->function].call(r, nullptr).value;
}

}  // namespace lilt::opt

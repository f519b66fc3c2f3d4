// Each row of rewrite_rules.def is checked for refinement (opt_rule_checker.h): a statement is made
// of its pattern, with each choice of types and with every flag that may stand there, and the row
// is applied to it; then the whole combiner is, which must come to rest. A row that never
// applies fails, so no rule goes without a proof.
#include <cstdlib>
#include <map>

#include "ir/opt/rewrite_rule.h"
#include "tests/unit/opt_rule_checker.h"

namespace lilt::opt {
namespace {

using Kind = RuleNode::Kind;
using ssa::Opcode;

// Rules that use an undefined value more often than their pattern does, or bits of a product.
constexpr std::string_view kRepeated[] = {
    "(mul (shl x C) D) -> (mul x D << C)  if C < width",
    "(add (sub x y) y) -> x",
    "(or|xor (and! e x) (and! (xor! e -1) y)) -> (xor (and (xor x y) e) y)  if width != 1",
};

// The pattern of a rule as a statement. `choice` chooses a type for each value whose type the
// pattern leaves open, and predicates; `is_known` gives every integer some bits that are zero, and
// makes the last float a constant.
class RuleStatement {
 public:
  RuleStatement(const RewriteRule& rule, size_t choice, bool is_known)
      : rule_(rule), choice_(choice), is_known_(is_known) {
    has_cast_ = std::ranges::any_of(rule.pattern, [](const RuleNode& node) {
      return node.opcode == Opcode::Trunc || node.opcode == Opcode::ZExt ||
             node.opcode == Opcode::SExt;
    });
    const std::string type = root_type();
    const std::string last = print("%r", type);
    text_ = (is_known || is_repeated() ? "defined " : "") + type + " (" + parameters_ +
            "): " + masks_ + body_ + last;
    is_valid_ &= choice_ == 0 && (!has_cast_ || text_.find('T') != std::string::npos);
  }
  // Whether the interpreter sees less of undefined bits than there is to see (opt_rule_checker.h).
  bool is_repeated() const {
    return std::ranges::find(kRepeated, rule_.text) != std::end(kRepeated);
  }
  // Whether these choices give a statement, and another than smaller ones.
  bool is_valid() const { return is_valid_; }
  const std::string& text() const { return text_; }

 private:
  size_t choose(size_t count) {
    const size_t chosen = choice_ % count;
    choice_ /= count;
    return chosen;
  }
  std::string any_integer() { return has_cast_ ? std::string(1, "TWV"[choose(3)]) : "T"; }
  std::string root_type() {
    const RuleNode& root = rule_.pattern[0];
    if (has_predicate(root.opcode)) return "i1";
    if (root.opcode == Opcode::PtrToInt) return "i64";
    if (ssa::has(root.opcode, ssa::property::Floating) || root.opcode == Opcode::UIToFP) return "F";
    const bool joins = has_predicate(rule_.pattern[1].opcode) && root.opcode != Opcode::Select;
    return root.is_i1 || joins ? "i1" : any_integer();
  }
  static size_t rank(const std::string& type) { return std::string_view("TWV").find(type); }

  std::string type_below(const RuleNode& node, const std::string& type) {
    if (node.opcode == Opcode::FCmp) return "F";
    if (node.opcode == Opcode::ICmp) {
      for (size_t i = next_; i < next_ + node.operand_count; ++i)
        if (rule_.pattern[i].kind == Kind::Null) return "ptr";
      return node.is_i1 ? "i1" : any_integer();
    }
    if (node.opcode == Opcode::PtrToInt) return "ptr";
    if (node.opcode == Opcode::IntToPtr) return "i64";
    if (node.opcode == Opcode::UIToFP) return "T";
    if (node.opcode == Opcode::Trunc || node.opcode == Opcode::ZExt ||
        node.opcode == Opcode::SExt) {
      const std::string below = any_integer();
      is_valid_ &=
          node.opcode == Opcode::Trunc ? rank(below) > rank(type) : rank(below) < rank(type);
      return below;
    }
    return type;
  }
  // A disjoint `or` that is not is poison, whose bits masks would decide.
  std::string flags_of(const RuleNode& node) const {
    const auto optional = [&](uint16_t flag, const char* name) {
      return (node.flags & flag) != 0 ? std::string() : std::string(name);
    };
    std::string out;
    for (const auto& name : ssa::kFastMathNames)
      if (keeps_fast_math(node.opcode) && (node.flags & ssa::fast_math_flags(name)) != 0)
        out += std::string(name) + " ";
    switch (node.opcode) {
      case Opcode::Add:
      case Opcode::Sub:
      case Opcode::Mul:
      case Opcode::Shl:
      case Opcode::Trunc:
        if ((node.flags & ssa::flag::NoUnsignedWrap) != 0) out += "nuw ";
        if ((node.flags & ssa::flag::NoSignedWrap) != 0) out += "nsw ";
        return out + (node.flags == 0 ? "{nuw nsw} " : "");
      case Opcode::UDiv:
      case Opcode::SDiv:
      case Opcode::LShr:
      case Opcode::AShr:
        return node.flags != 0 ? "exact " : "{" + optional(ssa::flag::Exact, "exact") + "} ";
      case Opcode::Or:
        return is_known_ ? "" : "{disjoint} ";
      case Opcode::FDiv:
        return out + "{arcp} ";
      case Opcode::ZExt:
      case Opcode::UIToFP:
        return node.flags != 0 ? "nneg " : "{nneg} ";
      default:
        return out;
    }
  }

  // The next node, an instruction; what is below it goes to the body.
  std::string print(const std::string& name, const std::string& type) {
    const RuleNode& node = rule_.pattern[next_++];
    const std::string below = type_below(node, type);
    std::string line = name + " = " + std::string(ssa::info(node.opcode).name) + " ";
    line += flags_of(node);
    if (node.opcode == Opcode::ICmp)
      line += std::string(
                  ssa::kIntPredicateNames[node.subcode == kAbsent ? choose(10) : node.subcode]) +
              " ";
    if (node.opcode == Opcode::FCmp)
      line += std::string(
                  ssa::kFloatPredicateNames[node.subcode == kAbsent ? choose(16) : node.subcode]) +
              " ";
    const bool is_select = node.opcode == Opcode::Select;
    for (uint8_t i = 0; i < node.operand_count; ++i) {
      const std::string own = is_select && i == 0 ? "i1" : below;
      const std::string operand = print_operand(own);
      if (i == 0 || is_select)
        line += (i == 0 ? "" : ", ") + own + " " + operand;
      else
        line += ", " + operand;
    }
    return ssa::is_cast(node.opcode) ? line + " to " + type : line;
  }
  std::string print_operand(const std::string& type) {
    const RuleNode& node = rule_.pattern[next_];
    if (node.kind == Kind::Instruction) {
      const std::string name = "%n" + std::to_string(next_);
      const std::string line = print(name, type);
      body_ += line + "; ";
      if (node.slot != kAbsent) types_[node.slot] = type;
      return name;
    }
    ++next_;
    switch (node.kind) {
      case Kind::Value:
        return value_of(node.slot, type);
      case Kind::Constant:
        note_type(node.slot, type);
        return rule_.letters[node.slot] + (type == "T" ? "" : type);
      case Kind::Floating:
        return node.number == kNegativeZero ? "-0.0" : std::to_string(node.number) + ".0";
      case Kind::Least:
        return "L" + (type == "T" ? "" : type);
      case Kind::Greatest:
        return "G" + (type == "T" ? "" : type);
      case Kind::Poison:
        return "poison";
      case Kind::Null:
        return "null";
      default:
        return std::to_string(node.number);
    }
  }
  void note_type(uint8_t slot, const std::string& type) {
    is_valid_ &= types_[slot].empty() || types_[slot] == type;
    types_[slot] = type;
  }
  std::string value_of(uint8_t slot, const std::string& type) {
    const bool is_new = types_[slot].empty();
    note_type(slot, type);
    const std::string name = "%" + std::string(1, rule_.letters[slot]);
    const std::string mask =
        std::string(1, static_cast<char>('M' + slot)) + (type == "T" ? "" : type);
    if (is_known_ && type == "F" && slot == 1) return mask;
    if (!is_new) return name;
    const bool is_masked = is_known_ && (type == "T" || type == "W" || type == "V");
    if (!parameters_.empty()) parameters_ += ", ";
    parameters_ += type + " " + name + (is_masked ? "0" : "");
    if (is_masked) masks_ += name + " = and " + type + " " + name + "0, " + mask + "; ";
    return name;
  }

  const RewriteRule& rule_;
  size_t choice_;
  bool is_known_, has_cast_ = false, is_valid_ = true;
  size_t next_ = 0;
  std::array<std::string, RewriteRule::kMaxSlots> types_;
  std::string parameters_, masks_, body_, text_;
};

// What statements of patterns cannot show: facts around them.
const std::multimap<std::string_view, const char*> kContexts = {
    {"has_zero_bits_here",
     "T (T %x): %m = and T %x, C; %c = icmp eq T %m, 0; br i1 %c, label %p, label %q; q:; ret T 0;"
     "p:; %r = sdiv T %x, D"},
    {"is_non_negative_here",
     "W (T %x): %c = icmp sgt T %x, C; br i1 %c, label %p, label %q; q:; ret W 0;"
     "p:; %r = sext T %x to W"},
    {"is_non_negative_here",
     "W (T %x): %c = icmp slt T %x, C; br i1 %c, label %q, label %p; q:; ret W 0;"
     "p:; %r = sext T %x to W"},
    {"compare_range", "i1 (T range(T 0, -1) %x): %r = icmp eq T %x, C"},
    {"compare_range", "i1 (T range(T 0, -1) %x): %r = icmp slt T %x, C"},
    {"compare_range", "i1 (T range(T 0, -1) %x): %r = icmp ult T %x, C"},
    {"is_nonnull", "i1 (ptr nonnull %p): %r = icmp eq ptr %p, null"},
    {"is_nonnull", "i1 (ptr nonnull %p): %r = icmp ne ptr %p, null"},
    {"(bitcast (bitcast x))", "F (F %x): %a = bitcast F %x to i32; %r = bitcast i32 %a to F"},
    {"can_replace", "T (T %x, T %y): %c = icmp eq T %x, %y; %r = select i1 %c, T %x, T %y"},
    {"(getelementptr t p (select! c x 0))",
     "ptr (ptr %p, i1 %c): %i = select i1 %c, T C, T 0;"
     "%r = getelementptr {nuw nusw inbounds} i8, ptr %p, T %i"},
    {"(getelementptr t p (select! c 0 x))",
     "ptr (ptr %p, i1 %c): %i = select i1 %c, T 0, T C;"
     "%r = getelementptr {nuw nusw inbounds} i8, ptr %p, T %i"},
    {"simplify_indices", "ptr (ptr %p): %r = getelementptr {inbounds} [2 x i32], ptr %p, T 0, T 0"},
    {"simplify_indices",
     "ptr (ptr %p, T %i): %a = getelementptr {inbounds} [2 x i32], ptr %p, T C;"
     "%r = getelementptr {inbounds} [2 x i32], ptr %a, T 0, T %i"},
    {"only_incoming",
     "T (i1 %c, T %x): br i1 %c, label %p, label %q; p:; br label %q;"
     "q:; %r = phi T [ %x, %p ], [ %x, %0 ]"},
    {"y=(icmp c d)",
     "i1 (T %x, T %y): %a = icmp ult T %x, %y; %b = icmp eq T %x, %y;"
     "%r = and i1 %a, %b"},
    {"y=(icmp c d)",
     "i1 (T %x, T %y): %a = icmp sle T %x, %y; %b = icmp eq T %y, %x;"
     "%r = or i1 %a, %b"},
    {"y=(icmp c d)",
     "i1 (T %x, T %y): %a = icmp ne T %x, %y; %b = icmp sge T %x, %y;"
     "%r = xor i1 %a, %b"},
    {"one_truncates_freely",
     "T (T %x0, W %y): %x = zext T %x0 to W; %n = add W %x, %y; %r = trunc W %n to T"},
    {"one_truncates_freely",
     "T (T %x0, W %y): %x = sext T %x0 to W; %n = sub W %y, %x; %r = trunc W %n to T"},
    {"one_truncates_freely",
     "T (T %x0, W %y): %x = sext T %x0 to W; %n = mul W %x, %y; %r = trunc W %n to T"},
    {"one_truncates_freely", "T (W %x): %n = and W %x, CW; %r = trunc W %n to T"},
    {"one_truncates_freely", "T (W %x): %n = or W %x, CW; %r = trunc W %n to T"},
    {"one_truncates_freely", "T (W %x): %n = xor W %x, CW; %r = trunc W %n to T"},
    {"y=(fcmp c d)",
     "i1 (F %x, F %y): %a = fcmp olt F %x, %y; %b = fcmp oeq F %x, %y;"
     "%r = or i1 %a, %b"},
    {"y=(fcmp c d)",
     "i1 (F %x, F %y): %a = fcmp ule F %x, %y; %b = fcmp une F %y, %x;"
     "%r = and i1 %a, %b"},
    {"y=(fcmp c d)",
     "i1 (F %x, F %y): %a = fcmp ord F %x, %y; %b = fcmp ueq F %y, %x;"
     "%r = xor i1 %a, %b"},
};
// Rules on memory, aggregates, calls, branches and what the users are, which the checker does not
// have or does not take for a result; golden tests and opt_rules_test.cpp show them.
constexpr std::string_view kUnchecked[] = {
    "(or x y) -> join_loads()",
    "(load ...) -> load_constant()",
    "(extractvalue (insertvalue a x C) C) -> x",
    "(extractvalue (insertvalue a x C) D) -> extract_from(a)",
    "(br ...) -> exchange_targets()",
    "(call ...) -> simplify_call()",
    "(sext (add nsw x C)) -> (add nsw (sext x) extend(C, x))  if is_index() && "
    "is_sum(x) == 0",
    "(trunc i1 x) -> (icmp ne x 0)"
    "  if is_condition() && possible(x) <= 1 && 8 <= bits(x) && is_power_of_two(bits(x))",
    "(trunc i1 x) -> (icmp ne (and x 1) 0)"
    "  if is_condition() && 8 <= bits(x) && is_power_of_two(bits(x))",
};

bool apply_to_result(const RewriteRule& rule, ssa::Function& f) {
  Arena scratch;
  ssa::Analyses analyses(scratch);
  analyses.reset(f);
  f.track_uses();
  Rewriter r(f, analyses, scratch);
  const ssa::Value result = f.operand(f.terminator(f.blocks().back()), 0);
  if (!result.is_local() || f[result.local()].opcode == Opcode::Argument) return false;
  r.set_current(result.local());
  const RewriteRule* applied = nullptr;
  const ssa::Value simpler = apply_rules(r, &applied);
  if (simpler.valid() && simpler != result) r.replace(result.local(), simpler);
  return applied == &rule;
}

class RewriteRules : public testing::TestWithParam<size_t> {};

TEST_P(RewriteRules, Refine) {
  const RewriteRule& rule = rewrite_rules()[GetParam()];
  if (std::ranges::find(kUnchecked, rule.text) != std::end(kUnchecked)) return;
  bool has_applied = false;
  const auto check = [&](const std::string& statement) {
    const bool is_sample = std::getenv("LILT_WHOLE_RULES") == nullptr;
    const auto alone = [&](ssa::Function& f) { return apply_to_result(rule, f); };
    RuleChecker checker(statement, alone, false, is_sample);
    EXPECT_EQ(checker.run(), "") << rule.text << "\n" << statement;
    if (!checker.has_applied()) return;
    has_applied = true;
    const auto all = [&](ssa::Function& f) { return run(instruction_simplify, f); };
    EXPECT_EQ(RuleChecker(statement, all, true, is_sample).run(), "") << rule.text << "\n"
                                                                      << statement;
  };
  const bool has_statement =
      rule.pattern[0].operand_count != 0 && rule.pattern[0].opcode != Opcode::GetElementPtr;
  for (const bool is_known : {false, true})
    for (size_t choice = 0; choice < 100 && has_statement; ++choice) {
      const RuleStatement statement(rule, choice, is_known);
      if (statement.is_valid()) check(statement.text());
    }
  for (const auto& [word, statement] : kContexts)
    if (rule.text.find(word) != rule.text.npos) check(statement);
  EXPECT_TRUE(has_applied) << "no proof: " << rule.text;
}

INSTANTIATE_TEST_SUITE_P(All, RewriteRules, testing::Range(size_t{0}, rewrite_rules().size()));

}  // namespace
}  // namespace lilt::opt

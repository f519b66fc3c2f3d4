// A bounded proof of rewrite rules.
//
// A statement is the text of a function with holes. The checker fills them in, runs a pass on the
// function, and evaluates the function before and after on the arithmetic of the reference
// interpreter, which knows of each bit whether it is defined. A rule refines: what is undefined
// behaviour may become anything, an undefined bit may become any bit, and everything else stays.
// All inputs and all fillings are tried where their product fits a budget (mostly i1 to i8), random
// ones elsewhere.
//
//   "T (T %x, T %y): %a = add {nuw nsw} T %x, C; %r = sub T %a, %y"
//
// T stands for the width of the instance, W for three bits more, V for five bits more, F for float;
// L and G for the least and the greatest signed number, other capital letters for constants, of T
// or of the type whose letter follows them; {…} for each subset of the flags. The result is %r.
// Inputs may be undefined; but those of a statement that begins with "defined" may only be poison.
// Its rule is right, but the interpreter does not see it: it does not know that an undefined value
// is the same at each use, nor which bits of a product are undefined. Floats take numbers at the
// ends of their range, and some between.
//
// A bit that is not defined is undef or poison. Undef may become any number, but not poison, which
// may become anything: it spreads to all bits of what is computed with it, apart from those that
// the other operand of `and` and `or` decides, and those that a shift, cast or xor does not take it
// to. A result with a poison bit is poison, as the Language Reference has it, whatever the
// interpreter knows of its other bits; so a row that keeps poison out of some bits only, as `and`
// does, is not told from one that lets it in. A branch on either is undefined behaviour.
//
// A parameter of type ptr takes places in a small memory of two objects, of which the second begins
// where the first ends, besides null and undefined pointers. A pointer is an address and the object
// that it belongs to, its provenance: the end of the first object and the beginning of the second
// are equal, but neither may become the other. Null may become any pointer that equals it. A
// pointer that is made of an integer may belong to any object whose address became an integer.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <random>

#include "ir/opt/value_facts.h"
#include "ir/ssa/element_offset.h"
#include "ir/ssa/fast_math.h"
#include "runtime/interpreter/arithmetic.h"
#include "tests/unit/opt_text.h"

namespace lilt::opt {

// The small memory: objects side by side, by the numbers of their blocks.
inline constexpr uint32_t kFirstObject = 2, kObjects = 2, kAnyObject = kFirstObject + kObjects;
inline constexpr uint64_t kObjectSize = 8;
inline uint64_t object_begin(uint32_t object) { return 64 + kObjectSize * (object - kFirstObject); }

struct RuleCell : runtime::Cell {
  RuleCell() = default;
  RuleCell(const runtime::Cell& cell, uint64_t poisoned = 0)
      : runtime::Cell(cell), poison(poisoned & cell.undefined) {}
  uint64_t poison = 0;  // a mask of undefined bits
};
inline RuleCell undef_cell(uint32_t width) { return runtime::undefined_cell(width, 0); }
inline RuleCell poison_cell(uint32_t width) { return {undef_cell(width), low_mask(width)}; }

// Evaluates functions of integers and pointers, without loops.
class RuleMachine {
 public:
  explicit RuleMachine(const ssa::Function& function) : f_(function), cells_(f_.value_count()) {}

  // Returns false for undefined behaviour.
  bool run(const std::vector<RuleCell>& inputs, RuleCell& result) {
    is_exposed_.fill(false);
    for (uint32_t i = 0; i < inputs.size(); ++i) cells_[f_.argument(i).index()] = inputs[i];
    ssa::BlockId block = f_.entry(), next;
    for (ssa::InstId id = f_[block].first;;) {
      if (f_[id].opcode == ssa::Opcode::Ret) {
        result = value(id, 0);
        return true;
      }
      if (!ssa::is_terminator(f_[id].opcode)) {
        if (!step(id)) return false;
        id = f_.next(id);
        continue;
      }
      if (!branch(id, next)) return false;
      id = enter(next, block);
      block = next;
    }
  }
  // Whether the object's address became an integer in the last run.
  bool is_exposed(uint32_t object) const { return is_exposed_[object]; }

 private:
  uint32_t width(ssa::TypeId type) const {
    if (type == ssa::kFloat) return 32;
    return f_.types().is_pointer(type) ? 64 : f_.types().integer_bits(type);
  }
  uint32_t width_of(ssa::InstId id, uint32_t i) const {
    return width(f_.type_of(f_.operand(id, i)));
  }
  RuleCell value(ssa::InstId id, uint32_t index) const {
    const ssa::Value operand = f_.operand(id, index);
    if (operand.is_local()) return cells_[operand.local().index()];
    const ssa::Constant& constant = f_.constants()[operand.constant()];
    if (constant.kind == ssa::ConstantKind::Integer || constant.kind == ssa::ConstantKind::Floating)
      return runtime::integer_cell(constant.bits);
    if (constant.kind == ssa::ConstantKind::Null) return runtime::null_cell();
    const uint32_t bits = width(constant.type);
    return constant.kind == ssa::ConstantKind::Poison ? poison_cell(bits) : undef_cell(bits);
  }
  bool branch(ssa::InstId id, ssa::BlockId& target) const {
    const bool is_conditional = f_[id].opcode == ssa::Opcode::CondBr;
    const RuleCell condition = is_conditional ? value(id, 0) : RuleCell();
    if (!condition.is_defined()) return false;
    target = f_.operand(id, is_conditional ? (condition.bits != 0 ? 1 : 2) : 0).block();
    return true;
  }
  // Returns the first instruction behind the phis.
  ssa::InstId enter(ssa::BlockId block, ssa::BlockId from) {
    std::vector<RuleCell> incoming;
    ssa::InstId id = f_[block].first;
    for (; f_[id].opcode == ssa::Opcode::Phi; id = f_.next(id))
      for (uint32_t i = 0; i < f_[id].operand_count; i += 2)
        if (f_.operand(id, i + 1).block() == from) incoming.push_back(value(id, i));
    id = f_[block].first;
    for (const RuleCell& cell : incoming) {
      cells_[id.index()] = cell;
      id = f_.next(id);
    }
    return id;
  }
  bool step(ssa::InstId id) {
    using enum ssa::Opcode;
    const ssa::Instruction& i = f_[id];
    RuleCell& cell = cells_[id.index()];
    if (i.opcode == Freeze) {
      cell = static_cast<const runtime::Cell&>(value(id, 0));
    } else if (i.opcode == Select) {
      cell = chosen(id);
    } else if (i.opcode == And || i.opcode == Or) {
      const RuleCell left = value(id, 0), right = value(id, 1);
      const runtime::Result result =
          runtime::integer_binary(i.opcode, width(i.type), i.flags, left, right);
      cell = {result.cell, is_poison(result) ? ~uint64_t{0} : left.poison | right.poison};
    } else {
      return compute(id, cell);
    }
    return true;
  }
  // An undefined condition chooses either.
  RuleCell chosen(ssa::InstId id) const {
    const RuleCell condition = value(id, 0);
    if (condition.is_defined()) return value(id, condition.bits != 0 ? 1 : 2);
    const uint64_t poison = condition.poison | value(id, 1).poison | value(id, 2).poison;
    const uint32_t bits = width(f_[id].type);
    return poison != 0 ? poison_cell(bits) : undef_cell(bits);
  }
  // What is poison, as a whole or in bits, if an operand is.
  bool compute(ssa::InstId id, RuleCell& cell) {
    using enum ssa::Opcode;
    const ssa::Instruction& i = f_[id];
    runtime::Result result;
    if (i.opcode == ICmp) {
      result.cell = runtime::integer_compare(ssa::IntPredicate(i.subcode), width_of(id, 0),
                                             value(id, 0), value(id, 1));
    } else if (i.opcode == GetElementPtr) {
      result.cell = moved(id);
    } else if (i.opcode == PtrToInt || i.opcode == IntToPtr) {
      result.cell = value(id, 0);
      if (i.opcode == PtrToInt && result.cell.is_defined())
        is_exposed_[result.cell.block.index] = true;
      result.cell.block = {i.opcode == IntToPtr ? kAnyObject : runtime::kNoBlock, 0};
    } else if (ssa::has(i.opcode, ssa::property::Floating) || i.opcode == UIToFP ||
               i.opcode == SIToFP) {
      result = floating(id);
    } else if (i.opcode == BitCast) {
      result.cell = value(id, 0);
    } else if (ssa::is_cast(i.opcode)) {
      result =
          runtime::integer_cast(i.opcode, width_of(id, 0), width(i.type), i.flags, value(id, 0));
    } else {
      result =
          runtime::integer_binary(i.opcode, width(i.type), i.flags, value(id, 0), value(id, 1));
      if (result.trouble >= runtime::Trouble::DivisionByZero) return false;
    }
    bool is_poisoned = false;
    for (uint32_t operand = 0; operand < i.operand_count; ++operand)
      is_poisoned |= !f_.operand(id, operand).is_type() && value(id, operand).poison != 0;
    const bool is_whole = is_poisoned && !moves_bits(id);
    if (is_whole || is_poison(result))
      cell = poison_cell(width(i.type));
    else
      cell = {result.cell, is_poisoned || may_break_promise(id) ? ~uint64_t{0} : 0};
    return true;
  }
  runtime::Result floating(ssa::InstId id) const {
    using enum ssa::Opcode;
    const ssa::Instruction& i = f_[id];
    const uint32_t bits = width_of(id, 0);
    const RuleCell x = value(id, 0), y = i.operand_count == 2 ? value(id, 1) : x;
    if (i.opcode == UIToFP || i.opcode == SIToFP) {
      runtime::Result result = runtime::floating_cast(i.opcode, bits, width(i.type), x);
      if ((i.flags & ssa::flag::NonNegative) != 0 && (x.bits >> (bits - 1) & 1) != 0)
        result.trouble = runtime::Trouble::Overflow;
      return result;
    }
    runtime::Result result;
    if (i.opcode == FCmp)
      result.cell = runtime::floating_compare(ssa::FloatPredicate(i.subcode), bits, x, y);
    else
      result.cell = i.opcode == FNeg ? runtime::floating_negate(bits, x)
                                     : runtime::floating_binary(i.opcode, bits, x, y);
    const bool has_nan = is_nan(x) || is_nan(y) || (i.opcode != FCmp && is_nan(result.cell));
    if ((i.flags & ssa::fast_math::NoNaNs) != 0 && has_nan)
      result.trouble = runtime::Trouble::Overflow;
    return result;
  }

 public:
  static bool is_nan(const runtime::Cell& cell) {
    return cell.is_defined() && std::isnan(runtime::to_double(32, cell));
  }

 private:
  // Whether each bit of the result depends on one bit of each operand.
  bool moves_bits(ssa::InstId id) const {
    using enum ssa::Opcode;
    const ssa::Opcode opcode = f_[id].opcode;
    const bool is_shift = opcode == Shl || opcode == LShr || opcode == AShr;
    return opcode == Xor || opcode == Trunc || opcode == ZExt || opcode == SExt ||
           (is_shift && value(id, 1).is_defined());
  }
  // Whether some number in the place of undefined bits makes the flags wrong. What a sum leaves
  // undefined may be known not to be negative.
  bool may_break_promise(ssa::InstId id) const {
    using enum ssa::Opcode;
    const ssa::Instruction& i = f_[id];
    const uint32_t bits = width(i.type);
    if (i.flags == 0 || i.opcode == ICmp || i.opcode == ZExt) return false;
    if (ssa::has(i.opcode, ssa::property::Floating) || i.opcode == UIToFP) return true;
    if (i.opcode == GetElementPtr) return true;
    for (const runtime::Cell& x : completions(value(id, 0))) {
      if (ssa::is_cast(i.opcode)) {
        if (is_poison(runtime::integer_cast(i.opcode, width_of(id, 0), bits, i.flags, x)))
          return true;
        continue;
      }
      for (const runtime::Cell& y : completions(value(id, 1)))
        if (is_poison(runtime::integer_binary(i.opcode, bits, i.flags, x, y))) return true;
    }
    return false;
  }
  static bool is_poison(const runtime::Result& result) {
    return result.trouble != runtime::Trouble::None;
  }
  // Some numbers that the cell may be.
  static std::vector<runtime::Cell> completions(const RuleCell& cell) {
    std::vector<runtime::Cell> numbers;
    const uint64_t highest = std::bit_floor(cell.undefined), rest = cell.undefined ^ highest;
    for (const uint64_t bits : {uint64_t{0}, rest, highest, cell.undefined})
      numbers.push_back(runtime::integer_cell(cell.bits | bits));
    return numbers;
  }

  // The pointer, by constant or variable indices further.
  runtime::Cell moved(ssa::InstId id) const {
    const runtime::Cell undefined = runtime::undefined_cell(64, 0);
    runtime::Cell pointer = value(id, 1);
    const auto index = [&](size_t i) -> std::optional<uint64_t> {
      const auto operand = static_cast<uint32_t>(i) + 2;
      const runtime::Cell number = value(id, operand);
      if (!number.is_defined()) return std::nullopt;
      return static_cast<uint64_t>(sign_extend(number.bits, width_of(id, operand)));
    };
    const std::optional<uint64_t> offset = ssa::constant_offset(
        f_.types(), f_.operand(id, 0).type(), f_[id].operand_count - size_t{2}, index);
    if (!offset || !pointer.is_defined()) return undefined;
    const bool is_in_bounds = (f_[id].flags & ssa::flag::InBounds) != 0;
    if (is_in_bounds && *offset != 0 && !is_around(pointer)) return undefined;
    pointer.bits += *offset;
    return is_in_bounds && *offset != 0 && !is_around(pointer) ? undefined : pointer;
  }
  // Whether the address is in the pointer's object, or at its end.
  static bool is_around(const runtime::Cell& pointer) {
    const uint32_t object = pointer.block.index;
    if (object == kAnyObject) return true;
    return object >= kFirstObject && pointer.bits - object_begin(object) <= kObjectSize;
  }

  const ssa::Function& f_;
  std::vector<RuleCell> cells_;  // by value
  std::array<bool, kAnyObject + 1> is_exposed_{};
};

class RuleChecker {
 public:
  // Changes a function; says whether it did.
  using Rewrite = std::function<bool(ssa::Function&)>;

  RuleChecker(std::string_view statement, Pass pass)
      : RuleChecker(
            statement, [pass](ssa::Function& f) { return opt::run(pass, f); }, true) {}
  // Whether a second run must change nothing; whether some widths, constants and inputs suffice.
  RuleChecker(std::string_view statement, Rewrite rewrite, bool is_idempotent,
              bool is_sample = false)
      : rewrite_(std::move(rewrite)), is_idempotent_(is_idempotent), is_sample_(is_sample) {
    const size_t colon = statement.find(": ");
    head_ = statement.substr(0, colon);
    body_ = statement.substr(colon + 2);
    if (head_.starts_with("defined ")) {
      head_.erase(0, 8);
      undefined_inputs_ = false;
    }
  }

  // The first counterexample; empty if none was found.
  std::string run() {
    constexpr uint32_t kWidths[] = {1, 3, 32, 8, 4, 2, 5, 6, 7, 16, 59};
    for (const uint32_t width : std::span(kWidths).first(is_sample_ ? 4 : std::size(kWidths)))
      if (std::string fault = check_width(width); !fault.empty()) return fault;
    return {};
  }
  // Whether the pass has changed some instance.
  bool has_applied() const { return has_applied_; }

 private:
  static constexpr size_t kMaxInstances = 256, kMaxInputs = 70'000, kRandomInputs = 300;

  std::string check_width(uint32_t width) {
    width_ = width;
    const std::vector<std::string> instances = fill_in();
    std::string text = "source_filename = \"x\"\n";
    for (size_t i = 0; i < instances.size(); ++i) text += define(i, instances[i]);
    auto source = SourceText::from_memory("rule.ll", text);
    Diagnostics diagnostics;
    auto module = frontend::parse_module_header(*source, diagnostics);
    ssa::ModuleOverlay overlay(*module);
    frontend::FunctionParser parser(overlay, diagnostics);
    const size_t budget =
        is_sample_ ? kRandomInputs / 5 : std::max(kMaxInputs / instances.size(), kRandomInputs);
    std::string fault;
    for (uint32_t i = 0; i < module->symbol_count() && fault.empty(); ++i) {
      ssa::Function before, after;
      if (!parser.parse(ssa::SymbolId(i), before) || !parser.parse(ssa::SymbolId(i), after)) break;
      fault = check_instance(before, after, budget);
    }
    return fault + diagnostics.render(DiagnosticFormat::Text, false);
  }

  std::string check_instance(const ssa::Function& before, ssa::Function& after, size_t budget) {
    const bool has_changed = rewrite_(after);
    if (!has_changed) return {};
    const std::string texts = text_of(before) + text_of(after);
    has_applied_ = true;
    if (is_idempotent_ && rewrite_(after)) return "not idempotent:\n" + texts + text_of(after);
    RuleMachine old_machine(before), new_machine(after);
    size_t count = 1;
    for (uint32_t i = 0; i < before.argument_count() && count <= budget; ++i)
      count *= choices(before, i);
    const bool is_exhaustive = count <= budget;
    if (!is_exhaustive) count = std::min(budget, kRandomInputs);
    for (size_t n = 0; n < count; ++n) {
      const auto inputs = is_exhaustive ? inputs_of(before, n) : random_inputs(before);
      RuleCell old_result, new_result;
      if (!old_machine.run(inputs, old_result)) continue;
      const bool has_run = new_machine.run(inputs, new_result);
      const bool is_same = (((new_result.undefined | (new_result.bits ^ old_result.bits)) &
                             ~old_result.undefined) == 0 ||
                            is_equal_number(before, old_result, new_result)) &&
                           new_result.poison == 0;
      const bool is_good = has_run && (old_result.poison != 0 || is_same);
      if (!is_good) return counterexample(inputs, old_result, new_result) + texts;
      if (old_result.is_defined() && !keeps_provenance(old_result, new_result, new_machine))
        return "the provenance of " + counterexample(inputs, old_result, new_result) + texts;
    }
    return {};
  }
  // Whether two floats are equal as far as NaNs have no value, and as the flags of the result say.
  static bool is_equal_number(const ssa::Function& f, const RuleCell& before,
                              const RuleCell& after) {
    const ssa::BlockId last = f.blocks().back();
    const ssa::Value result = f.operand(f.terminator(last), 0);
    if (f.type_of(result) != ssa::kFloat || !result.is_local() || !before.is_defined() ||
        !after.is_defined())
      return false;
    if (RuleMachine::is_nan(before)) return RuleMachine::is_nan(after);
    const double x = runtime::to_double(32, before), y = runtime::to_double(32, after);
    const uint16_t flags = f[result.local()].flags;
    if ((flags & ssa::fast_math::NoSignedZeros) != 0 && x == 0 && y == 0) return true;
    return (flags & ssa::fast_math::AllowReciprocal) != 0 &&
           std::abs(x - y) <= std::abs(x) * 0x1p-22;
  }
  // Whether what may be accessed through the old pointer may be through the new one, and no more is
  // known of that one.
  static bool keeps_provenance(const runtime::Cell& before, const runtime::Cell& after,
                               const RuleMachine& machine) {
    const uint32_t old_object = before.block.index, new_object = after.block.index;
    if (old_object == new_object || old_object == runtime::kNullBlock) return true;
    if (old_object != kAnyObject) return new_object == kAnyObject && machine.is_exposed(old_object);
    return new_object >= kFirstObject && after.bits - object_begin(new_object) < kObjectSize;
  }

  // --- inputs
  static bool is_pointer(const ssa::Function& f, uint32_t index) {
    return f.types().is_pointer(f[f.argument(index)].type);
  }
  static uint32_t width_of_argument(const ssa::Function& f, uint32_t index) {
    return f.types().integer_bits(f[f.argument(index)].type);
  }
  // An undefined pointer, null, and the beginning, the middle and the end of each object.
  static constexpr size_t kPlaces = 3;
  static RuleCell pointer_of(size_t choice) {
    if (choice < 2) return choice == 0 ? undef_cell(64) : runtime::null_cell();
    const auto object = static_cast<uint32_t>(kFirstObject + (choice - 2) / kPlaces);
    const uint64_t offset = (choice - 2) % kPlaces * kObjectSize / 2;
    return runtime::Cell{object_begin(object) + offset, 0, {object, 0}};
  }
  static bool is_float(const ssa::Function& f, uint32_t index) {
    return f[f.argument(index)].type == ssa::kFloat;
  }
  static constexpr float kNumbers[] = {
      0.0F,     -0.0F,     1.0F,     -1.0F,    0.5F,      2.0F,      -4.0F,      3.0F,
      1.1F,     -0.3F,     0x1p126F, 0x1p127F, 0x1p-126F, 0x1p-149F, -0x1p-127F, 0x1.fffffep127F,
      INFINITY, -INFINITY, NAN};
  // Undef, poison, a number.
  static RuleCell float_of(size_t choice) {
    if (choice < 2) return choice == 0 ? undef_cell(32) : poison_cell(32);
    return RuleCell(runtime::integer_cell(std::bit_cast<uint32_t>(kNumbers[choice - 2])));
  }
  // Poison in place of what the text promises not to be there.
  static void keep_promises(const ssa::Function& f, std::vector<RuleCell>& inputs) {
    for (uint32_t i = 0; i < inputs.size(); ++i) {
      const ssa::InstId argument = f.argument(i);
      if (is_pointer(f, i) && is_promised_nonnull(f, argument) && inputs[i].bits == 0)
        inputs[i] = poison_cell(64);
      if (is_pointer(f, i) || is_float(f, i)) continue;
      const auto range = promised_range(f, argument);
      const uint32_t width = width_of_argument(f, i);
      if (!range || range->low == range->high) continue;
      const uint64_t distance = (inputs[i].bits - range->low) & low_mask(width);
      if (!inputs[i].is_defined() || distance >= ((range->high - range->low) & low_mask(width)))
        inputs[i] = poison_cell(width);
    }
  }
  size_t choices(const ssa::Function& f, uint32_t index) const {
    if (is_pointer(f, index)) return 2 + kPlaces * kObjects;
    if (is_float(f, index)) return std::size(kNumbers) + 2;
    const uint32_t width = width_of_argument(f, index);
    return width > 16 ? kMaxInputs + 1 : (size_t{1} << width) + (undefined_inputs_ ? 2 : 0);
  }
  std::vector<RuleCell> inputs_of(const ssa::Function& f, size_t number) const {
    std::vector<RuleCell> inputs;
    for (uint32_t i = 0; i < f.argument_count(); ++i) {
      const size_t all = choices(f, i), choice = number % all;
      number /= all;
      if (is_pointer(f, i)) {
        inputs.push_back(pointer_of(choice));
        continue;
      }
      if (is_float(f, i)) {
        inputs.push_back(float_of(choice));
        continue;
      }
      const uint32_t width = width_of_argument(f, i);
      const size_t first_undefined = size_t{1} << width;
      inputs.push_back(choice < first_undefined    ? RuleCell(runtime::integer_cell(choice))
                       : choice == first_undefined ? undef_cell(width)
                                                   : poison_cell(width));
    }
    keep_promises(f, inputs);
    return inputs;
  }
  std::vector<RuleCell> random_inputs(const ssa::Function& f) {
    std::vector<RuleCell> inputs;
    for (uint32_t i = 0; i < f.argument_count(); ++i) {
      if (is_pointer(f, i)) {
        inputs.push_back(pointer_of(random_() % choices(f, i)));
        continue;
      }
      if (is_float(f, i)) {
        inputs.push_back(float_of(random_() % choices(f, i)));
        continue;
      }
      const uint32_t width = width_of_argument(f, i);
      if (undefined_inputs_ && random_() % 6 == 0)
        inputs.push_back(random_() % 2 == 0 ? undef_cell(width) : poison_cell(width));
      else
        inputs.emplace_back(runtime::integer_cell(random_number(width)));
    }
    keep_promises(f, inputs);
    return inputs;
  }
  // Often near an end of the range, or a power of two.
  uint64_t random_number(uint32_t width) {
    uint64_t bits = (uint64_t{random_()} << 32 | random_()) >> random_() % 64;
    if (random_() % 3 == 0) bits = uint64_t{1} << random_() % width;
    if (random_() % 3 == 0) bits = -bits;
    if (random_() % 4 == 0) bits -= 1;
    return bits & low_mask(width);
  }

  // --- instances
  // The bodies with each choice of constants and flags, or some of them.
  std::vector<std::string> fill_in() {
    const auto flag_bits = static_cast<uint32_t>(std::ranges::count(body_, '{') * 2);
    const std::vector<std::string> holes = constants();
    uint32_t all = flag_bits;
    for (const std::string& hole : holes) all += width_of_hole(hole);
    std::vector<std::string> instances;
    const size_t count = all < 32 ? std::min(size_t{1} << all, kMaxInstances / (is_sample_ ? 4 : 1))
                                  : kMaxInstances / 4;
    const bool is_exhaustive = all < 32 && count == size_t{1} << all;
    for (size_t n = 0; n < count; ++n) {
      std::map<std::string, uint64_t> numbers;
      size_t rest = n >> flag_bits;
      for (const std::string& hole : holes) {
        const uint32_t width = width_of_hole(hole);
        numbers[hole] = is_exhaustive ? rest & low_mask(width) : random_number(width);
        rest >>= width;
      }
      instances.push_back(instance(numbers, is_exhaustive ? n : random_()));
    }
    return instances;
  }
  // The words that stand for constants.
  std::vector<std::string> constants() const {
    std::vector<std::string> words;
    for (size_t at = 0; at < body_.size(); ++at) {
      const std::string word = word_at(body_, at);
      if (word.empty() || is_type(word) || is_limit(word)) continue;
      if (std::ranges::find(words, word) == words.end()) words.push_back(word);
    }
    return words;
  }
  // One or two capital letters on their own; empty: none.
  static std::string word_at(const std::string& text, size_t at) {
    const auto is_letter = [&](size_t i) { return i < text.size() && std::isalnum(text[i]) != 0; };
    if (std::isupper(text[at]) == 0 || (at > 0 && (is_letter(at - 1) || text[at - 1] == '%')))
      return {};
    const size_t size = at + 1 < text.size() && std::isupper(text[at + 1]) != 0 ? 2 : 1;
    return is_letter(at + size) ? std::string() : text.substr(at, size);
  }
  static bool is_type(const std::string& word) {
    return word.size() == 1 && std::string_view("TWVF").find(word[0]) != std::string_view::npos;
  }
  // The least and the greatest signed number.
  static bool is_limit(const std::string& word) { return word[0] == 'L' || word[0] == 'G'; }
  // Of a float: of the number of its value.
  uint32_t width_of_hole(const std::string& word) const {
    const char type = word.size() == 1 ? 'T' : word[1];
    return type == 'F' ? 5 : width_ + (type == 'W' ? 3 : type == 'V' ? 5 : 0);
  }
  std::string instance(const std::map<std::string, uint64_t>& numbers, uint64_t flags) const {
    std::string out;
    for (size_t i = 0; i < body_.size(); ++i) {
      const std::string word = word_at(body_, i);
      if (body_[i] == '{') {
        const size_t end = body_.find('}', i);
        out += chosen(body_.substr(i + 1, end - i - 1), flags);
        flags >>= 2;
        i = end;
      } else if (body_[i] == ';') {
        out += '\n';
      } else if (is_type(word)) {
        out += type(word[0]);
      } else if (!word.empty()) {
        const uint64_t least = uint64_t{1} << (width_of_hole(word) - 1);
        out += constant(word,
                        is_limit(word) ? (word[0] == 'L' ? least : least - 1) : numbers.at(word));
        i += word.size() - 1;
      } else {
        out += body_[i];
      }
    }
    return out;
  }
  // The words of a list of one or two whose bit is set.
  static std::string chosen(const std::string& words, uint64_t bits) {
    const size_t space = std::min(words.find(' '), words.size());
    std::string out;
    if ((bits & 1) != 0) out += words.substr(0, space);
    if ((bits & 2) != 0) out += words.substr(space);
    return out;
  }
  std::string type(char letter) const {
    if (letter == 'F') return "float";
    return "i" + std::to_string(width_ + (letter == 'W' ? 3 : letter == 'V' ? 5 : 0));
  }
  std::string constant(const std::string& word, uint64_t number) const {
    if (!word.ends_with('F')) return std::to_string(sign_extend(number, width_of_hole(word)));
    const double value = kNumbers[number % std::size(kNumbers)];
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "0x%016llx",
                  static_cast<unsigned long long>(std::bit_cast<uint64_t>(value)));
    return text.data();
  }
  std::string define(size_t number, const std::string& body) const {
    std::string head;
    for (size_t i = 0; i < head_.size(); ++i)
      head += is_type(word_at(head_, i)) ? type(head_[i]) : std::string(1, head_[i]);
    const std::string result = head.substr(0, head.find(' '));
    return "define " + result + " @f" + std::to_string(number) + head.substr(head.find('(')) +
           " {\n" + body + "\nret " + result + " %r\n}\n";
  }

  // --- messages
  static std::string text_of(const ssa::Function& function) {
    std::string out;
    ssa::print_function(out, function);
    return out;
  }
  static std::string text_of(const RuleCell& cell) {
    const bool is_pointer = cell.is_defined() && cell.block.index != runtime::kNoBlock;
    if (cell.poison != 0) return "poison";
    return std::to_string(cell.bits) +
           (is_pointer ? " of object " + std::to_string(cell.block.index) : "") +
           (cell.is_defined() ? "" : " (undefined bits: " + std::to_string(cell.undefined) + ")");
  }
  static std::string counterexample(const std::vector<RuleCell>& inputs, const RuleCell& before,
                                    const RuleCell& after) {
    std::string out = "inputs";
    for (const RuleCell& cell : inputs) out += " " + text_of(cell);
    return out + ": " + text_of(before) + " becomes " + text_of(after) + "\n";
  }

  Rewrite rewrite_;
  bool is_idempotent_, is_sample_;
  std::string head_, body_;
  bool undefined_inputs_ = true, has_applied_ = false;
  uint32_t width_ = 0;
  std::mt19937 random_{1};
};

}  // namespace lilt::opt

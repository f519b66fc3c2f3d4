#include "ir/opt/scalar_evolution.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/opt/known_bits.h"
#include "ir/ssa/element_offset.h"
#include "ir/ssa/fold.h"
#include "ir/support/bits.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxSumSteps = 12;  // from an address to a value of its sum
constexpr int kMaxOffsetSteps = 16;
constexpr int kMaxFoldedSteps = 6;  // of computations that are folded iteration by iteration
constexpr uint16_t kNoWrap = flag::NoSignedWrap | flag::NoUnsignedWrap;

// The flags of an addition of a constant; a disjoint `or` carries nothing.
uint16_t flags_of_step(const Instruction& i) {
  if (i.opcode == Opcode::Or) return kNoWrap;
  return i.flags & (i.opcode == Opcode::Sub ? uint16_t{flag::NoSignedWrap} : kNoWrap);
}

// Whether the counter reaches the bound before it wraps.
bool is_counted(const LoopCounter& counter) {
  const bool is_up = counter.step > 0, is_single = counter.step == 1 || counter.step == -1;
  const bool is_signed = (counter.flags & flag::NoSignedWrap) != 0,
             is_unsigned = (counter.flags & flag::NoUnsignedWrap) != 0;
  switch (counter.stays) {
    case IntPredicate::SLT:
      return is_up && (is_single || is_signed);
    case IntPredicate::ULT:
      return is_up && (is_single || is_unsigned);
    case IntPredicate::SLE:
      return is_up && is_signed;
    case IntPredicate::ULE:
      return is_up && is_unsigned;
    case IntPredicate::SGT:
      return !is_up && (is_single || is_signed);
    case IntPredicate::UGT:
      return !is_up && is_single;
    case IntPredicate::SGE:
      return !is_up && is_signed;
    case IntPredicate::NE:
      return is_single && (counter.width == 64 || counter.flags != 0);
    default:
      return false;
  }
}

class SumBuilder {
 public:
  // `loops` may be null.
  SumBuilder(const Function& function, const LoopForest* loops, uint32_t loop, Value one)
      : function_(function), types_(function.types()), loops_(loops), loop_(loop), one_(one) {}

  std::optional<AffineSum> run(Value address, bool is_next) {
    if (!add_pointer(address, is_next, 0)) return std::nullopt;
    return sum_;
  }

 private:
  bool is_outside(Value value) const {
    if (!value.is_local() || function_[value.local()].opcode == Opcode::Argument) return true;
    return loop_ != kNoLoop && is_invariant(function_, *loops_, value, loop_);
  }
  bool is_phi_of_header(InstId id) const {
    return function_[id].opcode == Opcode::Phi && function_.block_of(id) == (*loops_)[loop_].header;
  }
  Value next_value(InstId phi) const {
    return function_.incoming_value(phi, (*loops_)[loop_].latch);
  }

  // `is_next`: the value of the next iteration.
  bool add_pointer(Value pointer, bool is_next, int steps) {
    if (steps == kMaxSumSteps || !pointer.valid()) return false;
    if (is_outside(pointer)) return sum_.add({pointer, Extension::None, 1});
    const InstId id = pointer.local();
    if (is_next && is_phi_of_header(id)) return add_pointer(next_value(id), false, steps + 1);
    if (function_[id].opcode != Opcode::GetElementPtr || !types_.is_pointer(function_[id].type))
      return !is_next && sum_.add({pointer, Extension::None, 1});
    const auto operands = function_.operands(id);
    TypeId source = operands[0].type();
    const std::optional<uint64_t> fixed = element_offset(
        types_, source, operands.size() - 2, [&](size_t i) { return integer(operands[2 + i]); },
        [&](size_t i, uint64_t size) -> std::optional<uint64_t> {
          const Value index = operands[2 + i];
          if (!types_.is_integer(function_.type_of(index))) return std::nullopt;
          const uint32_t width = types_.integer_bits(function_.type_of(index));
          const Extension extension = width == 64 ? Extension::None : Extension::Sign;
          if (width > 64 || !add_integer(index, extension, size, is_next, steps + 1))
            return std::nullopt;
          return 0;
        });
    if (!fixed) return false;
    sum_.constant += *fixed;
    return add_pointer(operands[1], is_next, steps + 1);
  }

  // factor * the value, extended to 64 bits.
  bool add_integer(Value value, Extension extension, uint64_t factor, bool is_next, int steps,
                   bool is_non_negative = false) {
    if (steps >= kMaxSumSteps) return false;
    const AffineTerm term{value, extension, factor, is_non_negative};
    if (value.is_constant() || is_one(value)) {
      const std::optional<uint64_t> number = integer(value, extension == Extension::Zero);
      if (number) sum_.constant += factor * *number;
      return number.has_value();
    }
    if (is_outside(value)) return sum_.add(term);
    const InstId id = value.local();
    const Instruction& i = function_[id];
    if (is_next && is_phi_of_header(id))
      return add_integer(next_value(id), extension, factor, false, steps + 1);
    if (is_exact(i, extension)) {
      Value left = function_.operand(id, 0), right = function_.operand(id, 1);
      if (i.opcode == Opcode::Mul && is_one(left)) std::swap(left, right);
      const uint64_t sign = i.opcode == Opcode::Sub ? -uint64_t{1} : 1;
      if (i.opcode != Opcode::Mul && i.opcode != Opcode::Shl)
        return add_integer(left, extension, factor, is_next, steps + 1) &&
               add_integer(right, extension, factor * sign, is_next, steps + 1);
      const std::optional<uint64_t> number = integer(right, extension == Extension::Zero);
      const bool is_shift = i.opcode == Opcode::Shl;
      if (number && (!is_shift || *number < 64)) {
        const uint64_t scale = is_shift ? uint64_t{1} << *number : *number;
        return add_integer(left, extension, factor * scale, is_next, steps + 1);
      }
    }
    if (extension == Extension::None && (i.opcode == Opcode::SExt || i.opcode == Opcode::ZExt)) {
      const bool fits_either = (i.flags & flag::NonNegative) != 0;
      const bool is_signed = i.opcode == Opcode::SExt || fits_either;
      return add_integer(function_.operand(id, 0), is_signed ? Extension::Sign : Extension::Zero,
                         factor, is_next, steps + 1, fits_either);
    }
    return !is_next && sum_.add(term);
  }
  // Whether the extension of the result is the result with extended operands.
  static bool is_exact(const Instruction& i, Extension extension) {
    if (i.opcode == Opcode::Or) return (i.flags & flag::Disjoint) != 0;
    const bool is_linear = i.opcode == Opcode::Add || i.opcode == Opcode::Sub ||
                           i.opcode == Opcode::Mul || i.opcode == Opcode::Shl;
    const uint16_t needed = extension == Extension::None   ? 0
                            : extension == Extension::Sign ? flag::NoSignedWrap
                                                           : flag::NoUnsignedWrap;
    return is_linear && (i.flags & needed) == needed;
  }
  // Also an extension of it.
  bool is_one(Value value) const {
    if (value.is_local() && one_.valid() && value != one_ &&
        (function_[value.local()].opcode == Opcode::SExt ||
         function_[value.local()].opcode == Opcode::ZExt))
      value = function_.operand(value.local(), 0);
    return one_.valid() && value == one_;
  }
  std::optional<uint64_t> integer(Value value, bool is_unsigned = false) const {
    uint64_t bits = 0;
    if (is_one(value)) return 1;
    if (!is_unsigned) return signed_constant(function_, value);
    return integer_constant(function_, value, bits) ? std::optional(bits) : std::nullopt;
  }

  const Function& function_;
  const TypeTable& types_;
  const LoopForest* loops_;
  uint32_t loop_;
  Value one_;
  AffineSum sum_;
};

}  // namespace

bool AffineSum::add(const AffineTerm& added) {
  for (AffineTerm& term : std::span(terms_).first(count_))
    if (term.value == added.value && term.extension == added.extension) {
      term.factor += added.factor;
      term.is_non_negative |= added.is_non_negative;
      return true;
    }
  if (count_ == kMaxTerms) return false;
  terms_[count_++] = added;
  return true;
}

std::optional<uint64_t> distance(const AffineSum& a, const AffineSum& b) {
  AffineSum difference = b;
  difference.constant -= a.constant;
  for (const AffineTerm& term : a.terms())
    if (!difference.add({term.value, term.extension, -term.factor})) return std::nullopt;
  for (const AffineTerm& term : difference.terms())
    if (term.factor != 0) return std::nullopt;
  return difference.constant;
}

bool are_apart(const AffineSum& a, uint64_t a_size, const AffineSum& b, uint64_t b_size) {
  const std::optional<uint64_t> from_a = distance(a, b);
  return from_a && *from_a >= a_size && -*from_a >= b_size;
}

ConstantOffset split_offset(const Function& function, Value value, bool must_extend, Value one) {
  ConstantOffset offset{value};
  for (int steps = 0; steps < kMaxOffsetSteps && offset.base.is_local(); ++steps) {
    const InstId id = offset.base.local();
    const Instruction& i = function[id];
    const bool is_or = i.opcode == Opcode::Or && (i.flags & flag::Disjoint) != 0;
    const bool is_sum = i.opcode == Opcode::Add || is_or;
    const bool is_linear = is_sum || i.opcode == Opcode::Sub;
    const Value added = is_linear ? function.operand(id, 1) : Value::none();
    const std::optional<uint64_t> step = !is_linear ? std::nullopt
                                         : one.valid() && added == one
                                             ? std::optional(uint64_t{1})
                                             : signed_constant(function, added);
    if (!step) break;
    const uint16_t flags = flags_of_step(i);
    if (must_extend && i.type != kI64 && (flags & flag::NoSignedWrap) == 0) break;
    offset.constant =
        static_cast<int64_t>(static_cast<uint64_t>(offset.constant) + (is_sum ? *step : -*step));
    offset.flags &= flags;
    offset.base = function.operand(id, 0);
  }
  return offset;
}

bool LoopCounter::is_signed() const {
  return stays >= IntPredicate::SGT ||
         (stays == IntPredicate::NE && (flags & flag::NoSignedWrap) != 0);
}
bool LoopCounter::is_unsigned() const {
  return stays == IntPredicate::ULT || stays == IntPredicate::ULE ||
         (stays == IntPredicate::NE && (flags & flag::NoUnsignedWrap) != 0);
}

std::optional<uint64_t> LoopCounter::known_iterations(const Function& function) const {
  uint64_t first = 0, last = 0;
  if (!integer_constant(function, start, first) || !integer_constant(function, bound, last))
    return std::nullopt;
  using enum IntPredicate;
  if (stays == SLT || stays == SLE || stays == SGT || stays == SGE) {
    // As unsigned numbers of the same order.
    const uint64_t sign = uint64_t{1} << (width - 1);
    first ^= sign;
    last ^= sign;
  }
  const bool is_up = step > 0, is_closed = has_closed_range();
  const uint64_t apart = is_up ? last - first : first - last;
  if (stays == NE) return apart & low_mask(width);
  if (is_up ? first > last : first < last) return 0;
  if (apart == 0 && !is_closed) return 0;
  const auto each = static_cast<uint64_t>(is_up ? step : -step);
  return (apart - (is_closed ? 0 : 1)) / each + 1;
}

bool LoopCounter::grows(const AffineTerm& term) const {
  if (width == 64 || (is_signed() && (term.is_non_negative || term.extension == Extension::Sign)))
    return true;
  return is_unsigned() && (term.is_non_negative || term.extension == Extension::Zero);
}

std::optional<AffineSum> ScalarEvolution::sum_of(Value address, uint32_t loop) const {
  return SumBuilder(function_, loops_, loop, one_).run(address, false);
}

std::optional<AffineSum> ScalarEvolution::next_sum_of(Value address, uint32_t loop) const {
  return SumBuilder(function_, loops_, loop, one_).run(address, true);
}

bool ScalarEvolution::is_invariant(const AffineSum& sum, uint32_t loop) const {
  return std::ranges::all_of(sum.terms(), [&](const AffineTerm& term) {
    return term.factor == 0 || opt::is_invariant(function_, *loops_, term.value, loop);
  });
}

std::optional<InductionVariable> ScalarEvolution::induction_variable(InstId phi,
                                                                     uint32_t loop) const {
  if (function_[phi].opcode != Opcode::Phi || !function_.types().is_integer(function_[phi].type))
    return std::nullopt;
  const BlockId latch = (*loops_)[loop].latch;
  if (!latch.valid()) return std::nullopt;
  const Value next = function_.incoming_value(phi, latch);
  const ConstantOffset offset = split_offset(function_, next, false, one_);
  if (offset.base != Value(phi) || offset.constant == 0) return std::nullopt;
  InductionVariable found{phi, {}, offset.constant, offset.flags};
  if (function_[phi].operand_count == 4)
    found.start = function_.operand(phi, function_.operand(phi, 1) == Value(latch) ? 2 : 0);
  return found;
}

std::optional<LoopCounter> ScalarEvolution::counter(uint32_t loop, Value condition,
                                                    bool stays_if) const {
  if (!condition.is_local() || function_[condition.local()].opcode != Opcode::ICmp)
    return std::nullopt;
  LoopCounter found;
  const auto is_variable = [&](Value tested) {
    const Value base = split_offset(function_, tested, false, one_).base;
    if (!base.is_local() || function_.block_of(base.local()) != (*loops_)[loop].header)
      return false;
    const auto variable = induction_variable(base.local(), loop);
    if (!variable) return false;
    static_cast<InductionVariable&>(found) = *variable;
    found.tests_next = tested != base;
    return !found.tests_next ||
           function_.incoming_value(base.local(), (*loops_)[loop].latch) == tested;
  };
  found.stays = static_cast<IntPredicate>(function_[condition.local()].subcode);
  if (!stays_if) found.stays = inverted(found.stays);
  Value tested = function_.operand(condition.local(), 0);
  found.bound = function_.operand(condition.local(), 1);
  if (!is_variable(tested)) {
    std::swap(tested, found.bound);
    found.stays = swapped(found.stays);
    if (!is_variable(tested)) return std::nullopt;
  }
  found.width = function_.types().integer_bits(function_[found.phi].type);
  return found.width >= 8 && found.width <= 64 && is_counted(found) ? std::optional(found)
                                                                    : std::nullopt;
}

void ConstantIterations::begin(uint32_t loop) {
  loop_ = loop;
  if (constants_.size() < function_.value_count()) constants_.resize(function_.value_count());
  function_.for_each_phi(loops_[loop].header, [&](InstId phi) {
    const bool is_first = function_.operand(phi, 1) != Value(loops_[loop].latch);
    const Value start = function_.operand(phi, is_first ? 0 : 2);
    constants_[phi] = start.is_constant() ? start : Value::none();
  });
}

void ConstantIterations::advance() {
  const auto [header, latch] = std::pair(loops_[loop_].header, loops_[loop_].latch);
  next_.clear();
  function_.for_each_phi(header, [&](InstId phi) {
    next_.push_back(constants_[phi].valid() ? value_of(function_.incoming_value(phi, latch))
                                            : Value::none());
  });
  size_t i = 0;
  function_.for_each_phi(header, [&](InstId phi) { constants_[phi] = next_[i++]; });
}

std::optional<uint32_t> ConstantIterations::find_iteration(Value condition, bool wanted,
                                                           uint32_t most) {
  for (uint32_t iteration = 0; iteration <= most; ++iteration, advance()) {
    uint64_t bits = 0;
    const Value value = value_of(condition);
    if (!value.valid() || !integer_constant(function_, value, bits)) return std::nullopt;
    if ((bits != 0) == wanted) return iteration;
  }
  return std::nullopt;
}

Value ConstantIterations::value_of(Value value, int steps) {
  if (value.is_constant()) return value;
  if (!value.is_local() || is_invariant(function_, loops_, value, loop_)) return Value::none();
  const InstId id = value.local();
  const Instruction i = function_[id];
  if (i.opcode == Opcode::Phi)
    return function_.block_of(id) == loops_[loop_].header ? constants_[id] : Value::none();
  const bool folds = is_binary(i.opcode) || is_cast(i.opcode) || i.opcode == Opcode::ICmp ||
                     i.opcode == Opcode::Select;
  if (steps == kMaxFoldedSteps || !folds) return Value::none();
  std::array<Value, 3> operands;
  for (uint32_t k = 0; k < i.operand_count; ++k) {
    operands[k] = value_of(function_.operand(id, k), steps + 1);
    if (!operands[k].valid()) return Value::none();
  }
  return fold(function_, i.opcode, i.subcode, i.flags, i.type,
              std::span(operands).first(i.operand_count));
}

}  // namespace lilt::opt

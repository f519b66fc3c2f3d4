#include "ir/opt/lane_widths.h"

#include <algorithm>
#include <bit>

#include "ir/opt/known_bits.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Operations whose low bits follow from the low bits of their operands.
bool works_on_low_bits(Opcode opcode) {
  switch (opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
    case Opcode::And:
    case Opcode::Or:
    case Opcode::Xor:
    case Opcode::Select:
    case Opcode::Phi:
      return true;
    default:
      return false;
  }
}

uint32_t rounded(uint32_t bits) { return bits <= 8 ? 8 : std::bit_ceil(bits); }

}  // namespace

bool LaneWidths::Range::fits(uint32_t bits, bool is_signed) const {
  if (bits == 64) return is_signed || low >= 0;
  const int64_t end = int64_t{1} << (is_signed ? bits - 1 : bits);
  return high < end && low >= (is_signed ? -end : 0);
}

LaneWidths::Range LaneWidths::whole(uint32_t bits) {
  return {static_cast<int64_t>(-(uint64_t{1} << (bits - 1))),
          static_cast<int64_t>((uint64_t{1} << (bits - 1)) - 1)};
}

uint32_t LaneWidths::bits_of(Value value) const {
  return function_.types().scalar_bits(function_.type_of(value));
}

uint32_t LaneWidths::lane_bits(Value value) const {
  if (loop_.is_vector(value) && lanes_[value.local()].bits != 0) return lanes_[value.local()].bits;
  return bits_of(value);
}

uint32_t LaneWidths::operation_bits(InstId id) const {
  if (lanes_[id].operation != 0) return lanes_[id].operation;
  const Instruction& i = function_[id];
  if (i.opcode == Opcode::Store || i.opcode == Opcode::ICmp || i.opcode == Opcode::FCmp)
    return bits_of(function_.operand(id, 0));
  if (is_cast(i.opcode)) return std::max(lane_bits(id), lane_bits(function_.operand(id, 0)));
  return lane_bits(id);
}

// --- ranges

LaneWidths::Range LaneWidths::range_of(Value value) const {
  const uint32_t bits = bits_of(value);
  if (const std::optional<uint64_t> number = signed_constant(function_, value))
    return {static_cast<int64_t>(*number), static_cast<int64_t>(*number)};
  if (bits == 0 || bits > 64 || !value.is_local()) return whole(64);
  const InstId id = value.local();
  if (loop_.is_vector(value) && lanes_[id].has_range) return ranges_[id];
  // What comes from outside, or is the same in all iterations, may be an extension.
  const Opcode opcode = function_[id].opcode;
  if (opcode == Opcode::ZExt || opcode == Opcode::SExt) {
    const uint32_t from = bits_of(function_.operand(id, 0));
    return opcode == Opcode::SExt ? whole(from) : Range{0, whole(from).high * 2 + 1};
  }
  return whole(bits);
}

LaneWidths::Range LaneWidths::find_range(InstId id) const {
  const uint32_t bits = bits_of(id);
  const Range all = whole(bits), found = range_of_operation(id, bits);
  return found.low >= all.low && found.high <= all.high ? found : all;
}

LaneWidths::Range LaneWidths::range_of_operation(InstId id, uint32_t bits) const {
  const Range all = whole(bits);
  const auto operands = function_.operands(id);
  const Opcode opcode = function_[id].opcode;
  if (loop_.is_step(id) || opcode == Opcode::Load || opcode == Opcode::Call) return all;
  if (opcode == Opcode::Phi) {
    Range range = range_of(operands[0]);
    for (size_t k = 2; k < operands.size(); k += 2) {
      const Range other = range_of(operands[k]);
      range = {std::min(range.low, other.low), std::max(range.high, other.high)};
    }
    return range;
  }
  if (opcode == Opcode::Select) {
    const Range a = range_of(operands[1]), b = range_of(operands[2]);
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
  }
  if (opcode == Opcode::ZExt || opcode == Opcode::SExt || opcode == Opcode::Trunc) {
    const uint32_t from = bits_of(operands[0]);
    if (from == 1) return opcode == Opcode::SExt ? Range{-1, 0} : Range{0, 1};
    const Range range = range_of(operands[0]);
    if (opcode != Opcode::ZExt || range.low >= 0) return range;
    return from == 64 ? all : Range{0, whole(from).high * 2 + 1};
  }
  if (!is_binary(opcode) || bits > 32) return all;  // sums and products do not wrap below
  const Range a = range_of(operands[0]), b = range_of(operands[1]);
  const bool is_positive = a.low >= 0 && b.low >= 0, is_number = b.low == b.high && b.low >= 0;
  switch (opcode) {
    case Opcode::Add:
      return {a.low + b.low, a.high + b.high};
    case Opcode::Sub:
      return {a.low - b.high, a.high - b.low};
    case Opcode::Mul: {
      const auto [low, high] =
          std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
      return {low, high};
    }
    case Opcode::And:
      if (is_positive) return {0, std::min(a.high, b.high)};
      return a.low >= 0 ? Range{0, a.high} : b.low >= 0 ? Range{0, b.high} : all;
    case Opcode::Or:
    case Opcode::Xor: {
      if (!is_positive) return all;
      const auto highest = static_cast<uint64_t>(std::max(a.high, b.high));
      return {0, static_cast<int64_t>((uint64_t{1} << std::bit_width(highest)) - 1)};
    }
    case Opcode::Shl:
      return is_number && b.low < 31
                 ? Range{a.low * (int64_t{1} << b.low), a.high * (int64_t{1} << b.low)}
                 : all;
    case Opcode::LShr:
    case Opcode::AShr:
      if (!is_number || b.low >= bits || (opcode == Opcode::LShr && a.low < 0)) return all;
      return {a.low >> b.low, a.high >> b.low};
    case Opcode::UDiv:
    case Opcode::SDiv:
      return is_number && b.low > 0 && a.low >= 0 ? Range{a.low / b.low, a.high / b.low} : all;
    case Opcode::URem:
    case Opcode::SRem:
      return is_number && b.low > 0 && a.low >= 0 ? Range{0, b.low - 1} : all;
    default:
      return all;
  }
}

// --- demanded bits

void LaneWidths::demand(Value value, uint32_t bits) {
  if (!loop_.is_vector(value)) return;
  uint8_t& known = demanded_[value.local()];
  known = static_cast<uint8_t>(std::max<uint32_t>(known, bits));
}

void LaneWidths::demand_operands(InstId id) {
  const auto operands = function_.operands(id);
  const Opcode opcode = function_[id].opcode;
  const uint32_t own = std::max<uint32_t>(demanded_[id], bits_of_extremum(id));
  const bool is_shift = opcode == Opcode::Shl && signed_constant(function_, operands[1]);
  for (size_t k = 0; k < operands.size(); ++k) {
    const Value operand = operands[k];
    if (!operand.is_local()) continue;
    const bool is_low = works_on_low_bits(opcode) ? opcode != Opcode::Select || k != 0
                                                  : is_shift || opcode == Opcode::Trunc;
    demand(operand, is_low ? std::min(own, bits_of(operand)) : bits_of(operand));
  }
}

// --- the choice

void LaneWidths::compute() {
  const size_t count = function_.value_count();
  if (lanes_.size() < count) {  // no instruction is in two loops
    lanes_.resize(count);
    demanded_.resize(count);
    ranges_.resize(count);
  }
  for (const InstId id : loop_.widened)
    if (function_.types().is_integer(function_[id].type) && bits_of(id) > 1) {
      ranges_[id] = find_range(id);
      lanes_[id].has_range = true;
    }
  for (const InstId id : loop_.widened)
    if (function_[id].opcode == Opcode::ICmp) choose_exact(id, bits_of(function_.operand(id, 0)));
  for (const CarriedValue& value : loop_.carried)
    if (!value.is_induction()) demand(value.next, bits_of(value.phi));
  for (size_t i = loop_.widened.size(); i-- > 0;) demand_operands(loop_.widened[i]);
  for (const InstId id : loop_.widened) choose(id);
  choose_flags();
}

// Flags are as wide as the narrowest comparisons.
void LaneWidths::choose_flags() {
  uint32_t bits = 64;
  for (const InstId id : loop_.widened)
    if (function_[id].opcode == Opcode::ICmp || function_[id].opcode == Opcode::FCmp)
      bits = std::min(bits, operation_bits(id));
  for (const InstId id : loop_.widened)
    if (loop_.is_flag(id)) lanes_[id].bits = static_cast<uint8_t>(bits);
}

// Of the comparison that makes it; 0 if it is something else.
uint32_t LaneWidths::mask_bits(Value flag) const {
  if (!loop_.is_vector(flag)) return 0;
  const Opcode opcode = function_[flag.local()].opcode;
  return opcode == Opcode::ICmp || opcode == Opcode::FCmp ? operation_bits(flag.local()) : 0;
}

// A choice of what its condition compares, before an extension or not, is one instruction in the
// lanes of the comparison; 0 if it is something else.
uint32_t LaneWidths::bits_of_extremum(InstId id) const {
  const Opcode opcode = function_[id].opcode;
  if (opcode != Opcode::Select && opcode != Opcode::Phi) return 0;
  const std::optional<VectorLoop::Choice> choice = loop_.choice_of(id);
  if (!choice || mask_bits(choice->condition) == 0) return 0;
  const auto compared = function_.operands(choice->condition.local());
  const bool is_extremum = std::ranges::any_of(
      compared, [&](Value value) { return value == choice->if_true || value == choice->if_false; });
  return is_extremum ? mask_bits(choice->condition) : 0;
}

void LaneWidths::choose(InstId id) {
  const Opcode opcode = function_[id].opcode;
  if (!lanes_[id].has_range || loop_.is_step(id)) return;
  const uint32_t bits = bits_of(id);
  uint32_t range = 8;
  while (range < bits && !ranges_[id].fits(range, true) && !ranges_[id].fits(range, false))
    range *= 2;
  const bool is_shift =
      opcode == Opcode::Shl && signed_constant(function_, function_.operand(id, 1));
  const uint32_t narrow = std::min(range, rounded(demanded_[id]));
  if (works_on_low_bits(opcode) || opcode == Opcode::ZExt || opcode == Opcode::SExt ||
      opcode == Opcode::Trunc) {
    const bool is_of_flag =
        opcode != Opcode::Trunc && is_cast(opcode) && bits_of(function_.operand(id, 0)) == 1;
    const uint32_t least = is_of_flag ? mask_bits(function_.operand(id, 0)) : bits_of_extremum(id);
    lanes_[id].bits = static_cast<uint8_t>(std::min(bits, std::max(narrow, least)));
  } else if (is_shift) {
    uint32_t amount = 0;
    while (amount < bits && static_cast<int64_t>(amount) < range_of(function_.operand(id, 1)).high)
      ++amount;
    if (amount < narrow) lanes_[id].bits = static_cast<uint8_t>(std::min(bits, narrow));
  } else if (opcode == Opcode::LShr || opcode == Opcode::AShr || opcode == Opcode::UDiv ||
             opcode == Opcode::SDiv || opcode == Opcode::URem || opcode == Opcode::SRem) {
    choose_exact(id, bits);
    lanes_[id].bits = lanes_[id].operation;
  }
}

// The least width that has both operands as they are.
void LaneWidths::choose_exact(InstId id, uint32_t bits) {
  const Range a = range_of(function_.operand(id, 0)), b = range_of(function_.operand(id, 1));
  const Opcode opcode = function_[id].opcode;
  const bool is_positive = a.low >= 0 && b.low >= 0;
  const auto predicate = static_cast<IntPredicate>(function_[id].subcode);
  const bool is_comparison = opcode == Opcode::ICmp;
  const bool is_equality =
      is_comparison && (predicate == IntPredicate::EQ || predicate == IntPredicate::NE);
  const bool is_unsigned =
      is_comparison ? predicate >= IntPredicate::UGT && predicate <= IntPredicate::ULE
                    : opcode == Opcode::LShr || opcode == Opcode::UDiv || opcode == Opcode::URem;
  if (bits > 32 || (!is_equality && is_unsigned && !is_positive)) return;
  const bool is_division = !is_comparison && opcode != Opcode::LShr && opcode != Opcode::AShr;
  if (is_division && !is_positive) return;
  for (uint32_t width = is_division ? 16 : 8; width < bits; width *= 2) {
    if (opcode == Opcode::LShr || opcode == Opcode::AShr)
      if (b.low < 0 || b.high >= static_cast<int64_t>(width)) continue;
    const bool fits_signed =
        a.fits(width, true) && b.fits(width, true) && !is_unsigned && !is_division;
    const bool fits_unsigned = is_positive && a.fits(width, false) && b.fits(width, false);
    if (!fits_signed && !fits_unsigned) continue;
    lanes_[id].operation = static_cast<uint8_t>(width);
    lanes_[id].becomes_unsigned = !fits_signed && !is_unsigned && !is_equality;
    return;
  }
}

}  // namespace lilt::opt

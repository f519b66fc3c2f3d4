// Rules on add, sub, mul, the divisions, and floating-point identities that hold for every bit, or
// that fast-math flags allow.
#include <cmath>

#include "ir/opt/rewriter.h"
#include "ir/ssa/fast_math.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Whether an instruction has room for a constant of the current type: 32 bits, sign-extended.
bool is_immediate(const Rewriter& r, uint64_t constant) {
  if (r.width() <= 32) return true;
  auto value = sign_extend(constant, r.width());
  return value == static_cast<int32_t>(value);
}

// (y + C1) * C2 + C3 = y * C2 + (C1 * C2 + C3). If other instructions use y + C1, it stays, and the
// rule pays only where y is a product by a constant, too: steps of a linear sequence then depend on
// its start, not on each other.
Value linear_step(Rewriter& r, Value product, uint64_t addend) {
  Value sum, y, start;
  uint64_t c1 = 0, c2 = 0, factor = 1;
  if (!r.has_one_use(product) || !r.match(product, Opcode::Mul, sum, c2)) return {};
  if (!r.match(sum, Opcode::Add, y, c1)) return {};
  if (r.match(y, Opcode::Mul, start, factor))
    y = start;
  else if (!r.has_one_use(sum))
    return {};
  if (is_immediate(r, c2) && !is_immediate(r, c2 * factor)) return {};
  Value scaled = r.build(Opcode::Mul, r.type(), {y, r.constant(c2 * factor)});
  return r.become_constant_right(Opcode::Add, scaled, c1 * c2 + addend);
}

// Promises that follow from known bits. Selection then moves the constant through an extension.
Value note_no_wrap(Rewriter& r, Value x, uint64_t c) {
  const uint64_t all = low_mask(r.width()), sign = all ^ all >> 1;
  if ((r.flags() & flag::NoUnsignedWrap) != 0 || (c & sign) != 0) return {};
  const uint64_t most = ~r.known_zero(x) & all;
  if (most > all - c) return {};
  const bool fits_signed = most + c < sign && (r.flags() & flag::NoSignedWrap) == 0;
  r.add_flags(flag::NoUnsignedWrap);
  if (!fits_signed) return {};
  r.add_flags(flag::NoSignedWrap);
  return r.self();  // users learn its sign
}

// What (a + C1) + C2 promises of a + (C1 + C2): no wrap of both sums, unless the constants' wraps.
uint16_t flags_of_sum(const Rewriter& r, Value inner_sum, uint64_t c1, uint64_t c2) {
  const uint64_t all = low_mask(r.width()), sign = all ^ all >> 1, sum = (c1 + c2) & all;
  uint16_t flags = r.flags() & r.function[inner_sum.local()].flags;
  if (sum < c1) flags &= ~flag::NoUnsignedWrap;
  if (((c1 ^ sum) & (c2 ^ sum) & sign) != 0) flags &= ~flag::NoSignedWrap;
  return flags & (flag::NoUnsignedWrap | flag::NoSignedWrap);
}

constexpr int kMaxSums = 3;  // between a sum and its extension

// Whether a sum that does not wrap is used by sign extensions only, or by such sums.
bool is_extended(const Function& f, InstId sum, int depth) {
  if (f[sum].opcode == Opcode::SExt) return true;
  if (f[sum].opcode != Opcode::Add || (f[sum].flags & flag::NoSignedWrap) == 0) return false;
  for (UseId use = f.first_use(sum); use.valid(); use = f.next_use(use))
    if (depth == kMaxSums || !is_extended(f, f.user(use), depth + 1)) return false;
  return true;
}
// Whether the constant of (a + C) + y moves outwards, where it may meet another or become a
// displacement. Sums that do not wrap stay if they are extended: the extension is the sum of the
// extensions, by which terms leave loops, but a + y may wrap.
bool may_move_constant(const Rewriter& r, Value inner_sum, uint64_t c) {
  const bool wraps = (r.function[inner_sum.local()].flags & flag::NoSignedWrap) == 0;
  return c != 0 && (wraps || !is_extended(r.function, r.id(), 0));
}

Value simplify_add(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1), a, b;
  uint64_t c = 0, inner = 0;
  if (r.width() == 1) return r.become(Opcode::Xor, {x, y});
  if (r.is_constant(y, c)) {
    if (c == 0) return x;
    if (r.match(x, Opcode::Add, a, inner))  // (a + C1) + C2
      return r.become(Opcode::Add, {a, r.constant(inner + c)}, flags_of_sum(r, x, inner, c));
    if (r.match_not(x, a))  // (-1 - a) + C
      return r.become(Opcode::Sub, {r.constant(c - 1), a});
    if (r.match(x, Opcode::Sub, inner, a))  // (C1 - a) + C2
      return r.become(Opcode::Sub, {r.constant(inner + c), a});
    if (Value result = linear_step(r, x, c); result.valid()) return result;
    return note_no_wrap(r, x, c);
  }
  if (x == y) return r.become_constant_right(Opcode::Shl, x, 1);
  if (r.match_negation(y, a)) return r.become(Opcode::Sub, {x, a});
  if (r.match_negation(x, a)) return r.become(Opcode::Sub, {y, a});
  if (r.match(x, Opcode::Sub, a, b) && b == y) return a;  // (a - y) + y
  if (r.match(y, Opcode::Sub, a, b) && b == x) return a;
  if (r.has_one_use(x) && r.match(x, Opcode::Add, a, inner) && may_move_constant(r, x, inner))
    return r.become_constant_right(Opcode::Add, r.build(Opcode::Add, r.type(), {a, y}), inner);
  if (r.has_one_use(y) && r.match(y, Opcode::Add, a, inner) && may_move_constant(r, y, inner))
    return r.become_constant_right(Opcode::Add, r.build(Opcode::Add, r.type(), {x, a}), inner);
  return {};
}

Value simplify_sub_from_constant(Rewriter& r, uint64_t c, Value y) {
  Value a;
  uint64_t inner = 0;
  if (c == low_mask(r.width())) return r.become_constant_right(Opcode::Xor, y, c);
  if (r.match(y, Opcode::Sub, inner, a))  // C1 - (C2 - a)
    return r.become_constant_right(Opcode::Add, a, c - inner);
  if (r.match(y, Opcode::Add, a, inner))  // C1 - (a + C2)
    return r.become(Opcode::Sub, {r.constant(c - inner), a});
  if (r.match_not(y, a)) return r.become_constant_right(Opcode::Add, a, c + 1);
  Value b;
  if (c == 0 && r.has_one_use(y) && r.match(y, Opcode::Sub, a, b))  // -(a - b)
    return r.become(Opcode::Sub, {b, a});
  return {};
}

Value simplify_sub(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1), a, b;
  uint64_t c = 0, inner = 0;
  if (x == y) return null_value(r.function, r.type());
  if (r.width() == 0) return {};
  if (r.width() == 1) return r.become(Opcode::Xor, {x, y});
  if (r.is_constant(y, c)) {
    bool keeps = (r.flags() & flag::NoSignedWrap) != 0 && c != uint64_t{1} << (r.width() - 1);
    uint16_t flags = keeps ? flag::NoSignedWrap : 0;
    return c == 0 ? x : r.become(Opcode::Add, {x, r.constant(-c)}, flags);
  }
  if (r.is_constant(x, c)) {
    Value result = simplify_sub_from_constant(r, c, y);
    if (result.valid()) return result;
  }
  if (r.match_negation(y, a)) return r.become(Opcode::Add, {x, a});
  if (r.match(x, Opcode::Add, a, b)) {  // (a + b) - y
    if (a == y) return b;
    if (b == y) return a;
  }
  if (r.match(x, Opcode::Sub, a, b) && a == y)  // (y - b) - y
    return r.become(Opcode::Sub, {r.constant(0), b});
  if (r.match(y, Opcode::Sub, a, b) && a == x) return b;  // x - (x - b)
  if (r.match(y, Opcode::Add, a, b)) {                    // x - (a + b)
    if (a == x) return r.become(Opcode::Sub, {r.constant(0), b});
    if (b == x) return r.become(Opcode::Sub, {r.constant(0), a});
  }
  if (r.has_one_use(x) && r.match(x, Opcode::Add, a, inner))  // (a + C) - y
    return r.become_constant_right(Opcode::Add, r.build(Opcode::Sub, r.type(), {a, y}), inner);
  if (r.has_one_use(y) && r.match(y, Opcode::Add, a, inner))  // x - (a + C)
    return r.become_constant_right(Opcode::Add, r.build(Opcode::Sub, r.type(), {x, a}), -inner);
  return {};
}

Value simplify_mul(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1), a, b;
  uint64_t c = 0, inner = 0;
  if (r.width() == 1) return r.become(Opcode::And, {x, y});
  if (r.match_negation(x, a) && r.match_negation(y, b)) return r.become(Opcode::Mul, {a, b});
  if (!r.is_constant(y, c)) return {};
  if (c == 0) return y;
  if (c == 1) return x;
  if (c == low_mask(r.width())) return r.become(Opcode::Sub, {r.constant(0), x});
  if (std::has_single_bit(c)) {
    auto amount = static_cast<uint64_t>(std::countr_zero(c));
    // A signed product by the least number may overflow where the shift does not, and vice versa.
    uint16_t flags = r.flags() & flag::NoUnsignedWrap;
    if (amount != r.width() - 1) flags |= r.flags() & flag::NoSignedWrap;
    return r.become(Opcode::Shl, {x, r.constant(amount)}, flags);
  }
  if (r.match(x, Opcode::Mul, a, inner)) return r.become_constant_right(Opcode::Mul, a, inner * c);
  if (r.match(x, Opcode::Shl, a, inner) && inner < r.width())
    return r.become_constant_right(Opcode::Mul, a, c << inner);
  if (r.match_negation(x, a)) return r.become_constant_right(Opcode::Mul, a, -c);
  return {};
}

bool is_non_negative(const Rewriter& r, Value value) {
  return (r.known_zero(value) >> (r.width() - 1) & 1) != 0;
}

// Whether the only way to the current block tells that the low bits of the value are zero.
bool has_zero_bits_here(const Rewriter& r, Value value, uint64_t bits) {
  const Function& f = r.function;
  const BlockId block = f.block_of(r.id());
  if (r.cfg().predecessors(block).size() != 1) return false;
  const InstId branch = f.terminator(r.cfg().predecessors(block)[0]);
  if (f[branch].opcode != Opcode::CondBr || f.operand(branch, 1) == f.operand(branch, 2))
    return false;
  const Value condition = f.operand(branch, 0);
  const auto wanted = f.operand(branch, 1) == Value(block) ? IntPredicate::EQ : IntPredicate::NE;
  Value masked, x;
  uint64_t mask = 0;
  return r.match(condition, Opcode::ICmp, masked, mask) && mask == 0 &&
         static_cast<IntPredicate>(f[condition.local()].subcode) == wanted &&
         r.match(masked, Opcode::And, x, mask) && x == value && (mask & bits) == bits;
}

// A quotient or remainder of numbers that are not negative is one of unsigned numbers.
Value simplify_division(Rewriter& r) {
  Value x = r.operand(0), y = r.operand(1);
  Opcode opcode = r.opcode();
  bool is_remainder = opcode == Opcode::URem || opcode == Opcode::SRem;
  bool is_signed = opcode == Opcode::SDiv || opcode == Opcode::SRem;
  uint64_t c = 0;
  if (x == y)
    return is_remainder ? null_value(r.function, r.type())
                        : (r.width() > 1 ? r.constant(1) : Value());
  if (r.is_zero(x)) return x;
  if (r.width() < 2) return {};
  bool exact = (r.flags() & flag::Exact) != 0;
  if (is_signed && is_non_negative(r, x) && is_non_negative(r, y))
    return r.become(is_remainder ? Opcode::URem : Opcode::UDiv, {x, y}, exact ? flag::Exact : 0);
  if (!r.is_constant(y, c) || c == 0) return {};
  if (c == 1) return is_remainder ? r.constant(0) : x;
  if (is_signed && c == low_mask(r.width()))
    return is_remainder ? r.constant(0) : r.become(Opcode::Sub, {r.constant(0), x});
  if (!std::has_single_bit(c)) return {};
  auto amount = static_cast<uint64_t>(std::countr_zero(c));
  if (opcode == Opcode::UDiv)
    return r.become(Opcode::LShr, {x, r.constant(amount)}, exact ? flag::Exact : 0);
  if (opcode == Opcode::URem) return r.become_constant_right(Opcode::And, x, c - 1);
  bool is_least = amount == r.width() - 1;
  if (opcode == Opcode::SDiv && !is_least && (exact || has_zero_bits_here(r, x, c - 1)))
    return r.become(Opcode::AShr, {x, r.constant(amount)}, flag::Exact);
  return {};
}

// Whether a floating constant has the bits of that number.
bool is_number(const Rewriter& r, Value value, double number) {
  if (!value.is_constant()) return false;
  const Constant& constant = r.function.constants()[value.constant()];
  if (constant.kind != ConstantKind::Floating) return false;
  if (constant.type == kDouble) return constant.bits == std::bit_cast<uint64_t>(number);
  return constant.type == kFloat &&
         constant.bits == std::bit_cast<uint32_t>(static_cast<float>(number));
}

// 1 / c if exact, so x / c and x * (1 / c) are equal: c is a power of two, and neither number is
// subnormal.
Value exact_inverse(Rewriter& r, Value value) {
  if (!value.is_constant()) return {};
  const Constant& constant = r.function.constants()[value.constant()];
  if (constant.kind != ConstantKind::Floating) return {};
  if (constant.type != kDouble && constant.type != kFloat) return {};
  unsigned mantissa_bits = constant.type == kDouble ? 52 : 23;
  uint64_t bias = constant.type == kDouble ? 1023 : 127, sign_and_exponent = bias * 2 + 1;
  if ((constant.bits & ((uint64_t{1} << mantissa_bits) - 1)) != 0) return {};
  uint64_t exponent = constant.bits >> mantissa_bits & sign_and_exponent;
  if (exponent == 0 || exponent >= 2 * bias) return {};
  uint64_t sign = constant.bits >> mantissa_bits & ~sign_and_exponent;
  uint64_t inverse = (sign | (2 * bias - exponent)) << mantissa_bits;
  return r.function.constants().floating(constant.type, inverse);
}

// 1 / c, rounded, where a division by c may become a multiplication: both are neither subnormal nor
// infinite.
Value rounded_inverse(Rewriter& r, Value value) {
  if ((r.flags() & fast_math::AllowReciprocal) == 0 || !value.is_constant()) return {};
  const Constant& constant = r.function.constants()[value.constant()];
  if (constant.kind != ConstantKind::Floating) return {};
  if (constant.type == kDouble) {
    const auto number = std::bit_cast<double>(constant.bits);
    if (!std::isnormal(number) || !std::isnormal(1 / number)) return {};
    return r.function.constants().floating(kDouble, std::bit_cast<uint64_t>(1 / number));
  }
  if (constant.type != kFloat) return {};
  const auto number = std::bit_cast<float>(static_cast<uint32_t>(constant.bits));
  if (!std::isnormal(number) || !std::isnormal(1 / number)) return {};
  return r.function.constants().floating(kFloat, std::bit_cast<uint32_t>(1 / number));
}

// What holds only by fast-math flags; the result keeps none of them.
Value simplify_fast(Rewriter& r) {
  const Value x = r.operand(0), y = r.operand(1);
  const bool has_no_signed_zeros = (r.flags() & fast_math::NoSignedZeros) != 0;
  const bool has_no_nans = (r.flags() & fast_math::NoNaNs) != 0;
  switch (r.opcode()) {
    case Opcode::FAdd:
      return has_no_signed_zeros && is_number(r, y, 0.0) ? x : Value();
    case Opcode::FSub:
      return has_no_signed_zeros && is_number(r, y, -0.0) ? x : Value();
    case Opcode::FMul:
      return has_no_nans && has_no_signed_zeros && is_number(r, y, 0.0) ? y : Value();
    case Opcode::FDiv: {
      const Value inverse = rounded_inverse(r, y);
      return inverse.valid() ? r.become(Opcode::FMul, {x, inverse}) : Value();
    }
    default:
      return {};
  }
}

}  // namespace

Value simplify_arithmetic(Rewriter& r) {
  if (r.opcode() == Opcode::Sub) return simplify_sub(r);
  if (r.width() == 0) return {};
  switch (r.opcode()) {
    case Opcode::Add:
      return simplify_add(r);
    case Opcode::Mul:
      return simplify_mul(r);
    default:
      return simplify_division(r);
  }
}

Value simplify_floating(Rewriter& r) {
  Value x = r.operand(0);
  if ((r.flags() & fast_math::All) != 0)
    if (Value result = simplify_fast(r); result.valid()) return result;
  switch (r.opcode()) {
    case Opcode::FAdd: {
      if (is_number(r, r.operand(1), -0.0)) return x;
      Value y = r.operand(1);
      if (r.is_instruction(x, Opcode::FNeg)) std::swap(x, y);
      return r.is_instruction(y, Opcode::FNeg) ? r.become(Opcode::FSub, {x, r.operand_of(y, 0)})
                                               : Value();
    }
    case Opcode::FSub: {
      Value y = r.operand(1);
      if (is_number(r, y, 0.0)) return x;
      return r.is_instruction(y, Opcode::FNeg) ? r.become(Opcode::FAdd, {x, r.operand_of(y, 0)})
                                               : Value();
    }
    case Opcode::FMul:
      return is_number(r, r.operand(1), 1.0) ? x : Value();
    case Opcode::FDiv: {
      if (is_number(r, r.operand(1), 1.0)) return x;
      Value inverse = exact_inverse(r, r.operand(1));
      return inverse.valid() ? r.become(Opcode::FMul, {x, inverse}) : Value();
    }
    case Opcode::FNeg:
      return r.is_instruction(x, Opcode::FNeg) ? r.operand_of(x, 0) : Value();
    default:
      return {};
  }
}

}  // namespace lilt::opt

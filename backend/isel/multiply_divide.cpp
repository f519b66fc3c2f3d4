// Multiplication and division, by constants without the slow instructions.
//
// Division by a constant d multiplies with m = floor(2^k / d) + 1 and drops k bits. With
// e = m * d - 2^k the quotient is exact for all x up to X if X * e < 2^k (Granlund & Montgomery
// 1994; Warren: Hacker's Delight, chapter 10); the least such k is used.
#include "backend/isel/selector.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace lilt::backend::isel {
namespace {

__extension__ typedef unsigned __int128 Wide;

struct Magic {
  Wide multiplier = 0;  // up to one bit more than the word
  unsigned shift = 0;   // k - bits
};

// The magic number for all dividends up to 2^value_bits, in words of `bits`. The divisor is not a
// power of two.
Magic magic_number(uint64_t divisor, unsigned value_bits, unsigned bits) {
  for (unsigned shift = 0;; ++shift) {
    // 2^(bits + shift) = quotient * divisor + rest, in steps: it may exceed a 128-bit word.
    Wide quotient = (Wide{1} << bits) / divisor, rest = (Wide{1} << bits) % divisor;
    for (unsigned i = 0; i < shift; ++i) {
      quotient = quotient * 2 + (rest * 2 >= divisor);
      rest = rest * 2 >= divisor ? rest * 2 - divisor : rest * 2;
    }
    Wide excess = divisor - rest;
    if (excess < Wide{1} << (bits + shift - value_bits)) return {quotient + 1, shift};
  }
}

bool is_lea_factor(uint64_t factor) { return factor == 3 || factor == 5 || factor == 9; }

bool is_quotient(Opcode opcode) { return opcode == Opcode::UDiv || opcode == Opcode::SDiv; }
bool is_signed_division(Opcode opcode) { return opcode == Opcode::SDiv || opcode == Opcode::SRem; }

// The remainder for a quotient and vice versa.
Opcode counterpart_of(Opcode opcode) {
  if (is_signed_division(opcode)) return is_quotient(opcode) ? Opcode::SRem : Opcode::SDiv;
  return is_quotient(opcode) ? Opcode::URem : Opcode::UDiv;
}

constexpr int kMaxDivisionDistance = 64;  // instructions between a quotient and its remainder

}  // namespace

Register Selector::with_immediate(Op op, unsigned width, Register value, int64_t immediate) {
  Register to = temporary();
  emit(op, width, {to, value, Operand::immediate(immediate)});
  return to;
}

Register Selector::with_register(Op op, unsigned width, Register left, Register right) {
  Register to = temporary();
  emit(op, width, {to, left, right});
  return to;
}

// to = value * scale, for 3, 5 and 9.
void Selector::emit_scaled_lea(Register to, Register value, unsigned scale, unsigned width) {
  Address address = Address::of_register(value);
  address.index = value;
  address.scale = static_cast<uint8_t>(scale - 1);
  emit(Op::LEA, width, {to, address});
}

// value * factor + addend.
Register Selector::scaled_sum(Register value, uint64_t factor, int32_t addend) {
  if (factor == 2 || factor == 4 || factor == 8) {
    Address address;
    address.index = value;
    address.scale = static_cast<uint8_t>(factor);
    address.displacement = addend;
    Register to = temporary();
    emit(Op::LEA, 8, {to, address});
    return to;
  }
  Register product = value;
  if (factor != 1)
    product = fits_int32(static_cast<int64_t>(factor))
                  ? with_immediate(Op::IMULrri, 8, value, static_cast<int64_t>(factor))
                  : with_register(Op::IMULrr, 8, value, materialize_integer(factor));
  return with_immediate(Op::ADDri, 8, product, addend);
}

void Selector::select_multiply(InstId id) {
  Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  if (constant_of(left)) std::swap(left, right);
  std::optional<int64_t> constant = constant_of(right);
  if (constant && select_multiply_by(id, left, *constant)) return;
  unsigned width = width_of(function_[id].type);
  if (constant && fits_int32(*constant) && width > 1)  // imul lacks a form for bytes
    if (std::optional<InstId> load = foldable_load(left))
      return emit(Op::IMULrmi, width,
                  {result(id), commit_load(*load), Operand::immediate(*constant)});
  emit_regular(id, left, right);
}

// At most two simple instructions; imul takes three cycles.
bool Selector::select_multiply_by(InstId id, Value left, int64_t constant) {
  unsigned width = operation_width(function_[id].type);
  uint64_t factor = static_cast<uint64_t>(constant) & low_mask(bits_of(function_[id].type));
  if (factor == 0) return emit(Op::MOVri, 4, {result(id), Operand::immediate(0)}), true;
  if (constant == -1) return emit(Op::NEGr, width, {result(id), use(left)}), true;
  int shift = std::countr_zero(factor);
  uint64_t odd = factor >> shift;
  if (odd == 1) {
    if (shift == 0) return copy_value(id, use(left)), true;
    return emit_immediate(id, Op::SHLri, left, shift), true;
  }
  if (is_lea_factor(odd)) {
    Register scaled = shift == 0 ? result(id) : temporary();
    emit_scaled_lea(scaled, use(left), static_cast<unsigned>(odd), width);
    if (shift != 0) emit(Op::SHLri, width, {result(id), scaled, Operand::immediate(shift)});
    return true;
  }
  for (uint64_t first : {3, 5, 9}) {
    if (shift != 0 || odd % first != 0 || !is_lea_factor(odd / first)) continue;
    Register scaled = temporary();
    emit_scaled_lea(scaled, use(left), static_cast<unsigned>(first), width);
    emit_scaled_lea(result(id), scaled, static_cast<unsigned>(odd / first), width);
    return true;
  }
  bool above = std::has_single_bit(factor - 1), below = std::has_single_bit(factor + 1);
  if (!above && !below) return false;
  Register value = use(left);
  Register shifted =
      with_immediate(Op::SHLri, width, value, std::countr_zero(above ? factor - 1 : factor + 1));
  emit(above ? Op::ADDrr : Op::SUBrr, width, {result(id), shifted, value});
  return true;
}

void Selector::select_division(InstId id) {
  Division wanted = take_division(id);
  if (leave_to_earlier_division(id, wanted)) return;
  std::optional<int64_t> divisor = constant_of(function_.operand(id, 1));
  if (divisor && divide_by_constant(id, wanted, *divisor)) return;
  divide_by_instruction(id, wanted);
}

// What the tile of a division defines: its result, and that of the later one that was left to it.
Selector::Division Selector::take_division(InstId id) {
  InstId other;
  for (size_t i = 0; i < left_divisions_.size(); ++i) {
    if (left_divisions_[i].first != id) continue;
    other = left_divisions_[i].second;
    left_divisions_[i] = left_divisions_.back();
    left_divisions_.pop_back();
    break;
  }
  return is_quotient(function_[id].opcode) ? Division{id, other} : Division{other, id};
}

// A quotient and a remainder of the same operands are one division, at the place of the earlier
// one.
bool Selector::leave_to_earlier_division(InstId id, const Division& wanted) {
  if (wanted.quotient.valid() && wanted.remainder.valid()) return false;
  if (!shares_division(id)) return false;
  Opcode counterpart = counterpart_of(function_[id].opcode);
  InstId at = function_.previous(id);
  for (int step = 0; step < kMaxDivisionDistance && at.valid();
       ++step, at = function_.previous(at)) {
    if (function_[at].opcode != counterpart ||
        function_.operand(at, 0) != function_.operand(id, 0) ||
        function_.operand(at, 1) != function_.operand(id, 1))
      continue;
    bool is_taken = std::any_of(left_divisions_.begin(), left_divisions_.end(),
                                [&](auto& left) { return left.first == at; });
    if (is_taken) return false;
    left_divisions_.emplace_back(at, id);
    result(at);  // the walk skips what nothing wants
    return true;
  }
  return false;
}

// Whether the division includes a rounded quotient: others are a few simple instructions.
bool Selector::shares_division(InstId id) const {
  std::optional<int64_t> constant = constant_of(function_.operand(id, 1));
  if (!constant) return true;
  uint64_t divisor = magnitude_of_divisor(id, *constant);
  return is_signed_division(function_[id].opcode) ? divisor > 1 : !std::has_single_bit(divisor);
}

// The bits of the type for unsigned division; the magnitude for signed.
uint64_t Selector::magnitude_of_divisor(InstId id, int64_t constant) const {
  auto divisor = static_cast<uint64_t>(constant);
  if (!is_signed_division(function_[id].opcode))
    return divisor & low_mask(bits_of(function_[id].type));
  return constant < 0 ? -divisor : divisor;
}

void Selector::divide_by_instruction(InstId id, const Division& wanted) {
  bool is_signed = is_signed_division(function_[id].opcode);
  unsigned width = operation_width(function_[id].type);
  bool is_narrow = width_of(function_[id].type) < 4;
  auto operand = [&](Value value) {
    if (!is_narrow) return use(value);
    return is_signed ? sign_extended(value, 4) : zero_extended(value);
  };
  Register dividend = operand(function_.operand(id, 0));
  std::optional<InstId> load = is_narrow ? std::nullopt : foldable_load(function_.operand(id, 1));
  Address address;
  Register divisor;
  if (load)
    address = commit_load(*load);
  else
    divisor = operand(function_.operand(id, 1));
  Register high = is_signed ? temporary() : materialize_zero();
  if (is_signed) emit(width == 8 ? Op::CQO : Op::CDQ, width, {high, dividend});
  Register quotient = wanted.quotient.valid() ? result(wanted.quotient) : temporary();
  Register remainder = wanted.remainder.valid() ? result(wanted.remainder) : temporary();
  if (load)
    emit(is_signed ? Op::IDIVm : Op::DIVm, width, {quotient, remainder, dividend, high, address});
  else
    emit(is_signed ? Op::IDIVr : Op::DIVr, width, {quotient, remainder, dividend, high, divisor});
}

// By a power of two without a rounded quotient: false if it takes one.
bool Selector::divide_by_power(InstId id, Register value, uint64_t divisor, unsigned width) {
  auto log2 = static_cast<unsigned>(std::countr_zero(divisor));
  auto multiples = -static_cast<int64_t>(divisor);  // the mask of the multiples
  switch (function_[id].opcode) {
    case Opcode::UDiv:
      emit(Op::SHRri, width, {result(id), value, Operand::immediate(log2)});
      return true;
    case Opcode::URem:
      if (divisor - 1 <= UINT32_MAX)
        emit(Op::ANDri, 4,
             {result(id), value, Operand::immediate(static_cast<int32_t>(divisor - 1))});
      else
        emit(Op::ANDrr, 8, {result(id), value, materialize_integer(divisor - 1)});
      return true;
    case Opcode::SDiv:
      if ((function_[id].flags & ssa::flag::Exact) == 0) return false;
      emit(Op::SARri, width, {result(id), value, Operand::immediate(log2)});
      return true;
    default: {
      if (!fits_int32(multiples)) return false;
      Register biased = biased_by_power(value, log2, width);
      Register multiple = with_immediate(Op::ANDri, width, biased, multiples);
      emit(Op::SUBrr, width, {result(id), value, multiple});
      return true;
    }
  }
}

// False for a divisor of zero, which must trap.
bool Selector::divide_by_constant(InstId id, const Division& wanted, int64_t constant) {
  if (constant == 0) return false;
  Opcode opcode = function_[id].opcode;
  bool is_signed = is_signed_division(opcode);
  unsigned width = operation_width(function_[id].type), bits = 8 * width;
  Value dividend = function_.operand(id, 0);
  if (constant == 1 && opcode == Opcode::SDiv) return copy_value(id, use(dividend)), true;
  uint64_t divisor = magnitude_of_divisor(id, constant);
  Register value = is_signed ? sign_extended(dividend, width) : zero_extended(dividend);
  bool is_one = !wanted.quotient.valid() || !wanted.remainder.valid();
  if (is_one && std::has_single_bit(divisor) && !(opcode == Opcode::SDiv && constant < 0) &&
      divide_by_power(id, value, divisor, width))
    return true;
  Register quotient =
      is_signed ? signed_quotient(value, divisor, bits) : unsigned_quotient(value, divisor, bits);
  bool negates = is_signed && constant < 0, is_defined = false;
  if (wanted.quotient.valid() && !negates && redefine_last(quotient, result(wanted.quotient))) {
    quotient = result(wanted.quotient);
    is_defined = true;
  }
  if (wanted.remainder.valid())
    finish_remainder(wanted.remainder, value, quotient, static_cast<int64_t>(divisor));
  if (!wanted.quotient.valid() || is_defined) return true;
  if (negates)
    emit(Op::NEGr, width, {result(wanted.quotient), quotient});
  else
    copy_value(wanted.quotient, quotient);
  return true;
}

// The part of value * factor above bits + shift. A factor below 2^bits.
Register Selector::unsigned_high_product(Register value, uint64_t factor, unsigned bits,
                                         unsigned shift) {
  if (bits == 32) {  // the whole product fits a 64-bit register
    Register product = fits_int32(static_cast<int64_t>(factor))
                           ? with_immediate(Op::IMULrri, 8, value, static_cast<int64_t>(factor))
                           : with_register(Op::IMULrr, 8, value, materialize_integer(factor));
    return with_immediate(Op::SHRri, 8, product, 32 + shift);
  }
  Register low = temporary(), high = temporary(), multiplier = materialize_integer(factor);
  emit(Op::MULr, 8, {low, high, value, multiplier});
  return shift == 0 ? high : with_immediate(Op::SHRri, 8, high, shift);
}

// value / divisor, unsigned, in registers of 32 or 64 bits; a 32-bit value is zero above.
// The divisor is not a power of two.
Register Selector::unsigned_quotient(Register value, uint64_t divisor, unsigned bits) {
  Magic magic = magic_number(divisor, bits, bits);
  auto multiplier = static_cast<uint64_t>(magic.multiplier) & low_mask(bits);
  if (magic.multiplier >> bits == 0)
    return unsigned_high_product(value, multiplier, bits, magic.shift);
  // The multiplier has one bit more than the word: (value * m) >> bits is high + value, which may
  // carry, so half of the difference is added to the high part instead.
  unsigned width = bits / 8;
  Register high = unsigned_high_product(value, multiplier, bits, 0);
  Register difference = with_register(Op::SUBrr, width, value, high);
  Register half = with_immediate(Op::SHRri, width, difference, 1);
  Register sum = with_register(Op::ADDrr, width, half, high);
  return magic.shift <= 1 ? sum : with_immediate(Op::SHRri, width, sum, magic.shift - 1);
}

// value, and if it is negative 2^log2 - 1 added to it: its bits above log2 are then those of the
// quotient by 2^log2, rounded towards zero.
Register Selector::biased_by_power(Register value, unsigned log2, unsigned width) {
  if (log2 == 0) return value;
  unsigned bits = 8 * width;
  // The bias is the sign, extended, of which log2 bits are kept.
  Register sign = log2 == 1 ? value : with_immediate(Op::SARri, width, value, bits - 1);
  Register bias = with_immediate(Op::SHRri, width, sign, bits - log2);
  return with_register(Op::ADDrr, width, bias, value);
}

// value / 2^log2, rounded towards zero.
Register Selector::signed_quotient_by_power(Register value, unsigned log2, unsigned width) {
  if (log2 == 0) return value;
  return with_immediate(Op::SARri, width, biased_by_power(value, log2, width), log2);
}

// value / divisor for the magnitude of a signed divisor, rounded towards zero.
Register Selector::signed_quotient(Register value, uint64_t divisor, unsigned bits) {
  unsigned width = bits / 8;
  if (std::has_single_bit(divisor))
    return signed_quotient_by_power(value, static_cast<unsigned>(std::countr_zero(divisor)), width);
  Magic magic = magic_number(divisor, bits - 1, bits);
  auto multiplier = static_cast<uint64_t>(magic.multiplier);
  if (bits == 32) {
    Register wide = temporary();
    emit(Op::MOVSXDrr, 8, {wide, value});
    Register product = fits_int32(static_cast<int64_t>(multiplier))
                           ? with_immediate(Op::IMULrri, 8, wide, static_cast<int64_t>(multiplier))
                           : with_register(Op::IMULrr, 8, wide, materialize_integer(multiplier));
    Register sign = with_immediate(Op::SHRri, 8, product, 63);
    Register floor = with_immediate(Op::SARri, 8, product, 32 + magic.shift);
    return with_register(Op::ADDrr, 4, floor, sign);
  }
  Register low = temporary(), high = temporary(), factor = materialize_integer(multiplier);
  emit(Op::IMULr, 8, {low, high, value, factor});
  if (multiplier >> 63 != 0) high = with_register(Op::ADDrr, 8, high, value);  // it was negative
  Register sign = with_immediate(Op::SHRri, 8, high, 63);
  if (magic.shift != 0) high = with_immediate(Op::SARri, 8, high, magic.shift);
  return with_register(Op::ADDrr, 8, high, sign);
}

// value - quotient * divisor. The sign of the divisor does not matter.
void Selector::finish_remainder(InstId id, Register value, Register quotient, int64_t divisor) {
  unsigned width = operation_width(function_[id].type);
  Register product;
  if (std::has_single_bit(static_cast<uint64_t>(divisor)))
    product = with_immediate(Op::SHLri, width, quotient,
                             std::countr_zero(static_cast<uint64_t>(divisor)));
  else if (width == 4 || fits_int32(divisor))
    product = with_immediate(Op::IMULrri, width, quotient, static_cast<int32_t>(divisor));
  else
    product = with_register(Op::IMULrr, width, quotient,
                            materialize_integer(static_cast<uint64_t>(divisor)));
  emit(Op::SUBrr, width, {result(id), value, product});
}

}  // namespace lilt::backend::isel

// Multiplication and division, by constants without the slow instructions.
//
// Division by a constant d multiplies with m = floor(2^k / d) + 1 and drops k bits. With
// e = m * d - 2^k the quotient is exact for all x up to X if X * e < 2^k (Granlund & Montgomery
// 1994; Warren: Hacker's Delight, chapter 10); the least such k is used.
//
// Whether d divides x needs no quotient: see Divisibility.
#include <algorithm>
#include <bit>
#include <utility>

#include "backend/isel/tile_rules.h"
#include "ir/opt/known_bits.h"

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

uint64_t ones(unsigned bits) { return bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1; }

// x is a multiple of the divisor if rotate_right(x * inverse + offset, rotation) <= limit,
// unsigned: the product with the inverse of the odd part is the quotient of a multiple, and for
// other numbers outside the range of quotients; the rotation brings bits that a multiple lacks to
// the top. (Hacker's Delight, second edition, section 10-17.)
struct Divisibility {
  uint64_t inverse, offset, limit;
  unsigned rotation;
};

// For words of `bits`. The divisor is positive and not a power of two.
Divisibility divisibility_by(uint64_t divisor, unsigned bits, bool is_signed) {
  const auto rotation = static_cast<unsigned>(std::countr_zero(divisor));
  const uint64_t odd = divisor >> rotation, mask = ones(bits);
  uint64_t inverse = odd;  // of the lowest three bits; each step doubles them
  for (int step = 0; step < 5; ++step) inverse *= 2 - odd * inverse;
  if (!is_signed) return {inverse & mask, 0, mask / divisor, rotation};
  const uint64_t largest = (mask >> 1) / odd >> rotation << rotation;
  return {inverse & mask, largest, 2 * largest >> rotation, rotation};
}

bool is_quotient(Opcode opcode) { return opcode == Opcode::UDiv || opcode == Opcode::SDiv; }
bool is_signed_division(Opcode opcode) { return opcode == Opcode::SDiv || opcode == Opcode::SRem; }

// The remainder for a quotient and vice versa.
Opcode counterpart_of(Opcode opcode) {
  if (is_signed_division(opcode)) return is_quotient(opcode) ? Opcode::SRem : Opcode::SDiv;
  return is_quotient(opcode) ? Opcode::URem : Opcode::UDiv;
}

constexpr int kMaxDivisionDistance = 64;  // instructions between a quotient and its remainder

// A quotient and a remainder of the same operands; none: not wanted.
struct Division {
  InstId quotient, remainder;
};

// Whether a product by the factor, which is neither 0 nor 1, is at most two instructions, lea or a
// shift.
bool is_lea_product(uint64_t factor) {
  const uint64_t odd = factor >> std::countr_zero(factor);
  if (odd == 1 || is_lea_factor(odd)) return true;
  for (const uint64_t first : {3, 5, 9})
    if (factor % first == 0 && is_lea_factor(factor / first)) return true;
  return false;
}
// Whether it is at most two simple instructions.
bool is_short_product(uint64_t factor) {
  return is_lea_product(factor) || std::has_single_bit(factor - 1) ||
         std::has_single_bit(factor + 1);
}

// to = value * factor. Requires is_short_product.
void emit_short_product(Selector& s, Register to, Register value, uint64_t factor, unsigned width) {
  const int shift = std::countr_zero(factor);
  const uint64_t odd = factor >> shift;
  if (odd == 1) return s.emit(Op::SHLri, width, {to, value, Operand::immediate(shift)});
  if (is_lea_factor(odd)) {
    const Register scaled = shift == 0 ? to : s.temporary();
    emit_scaled_lea(s, scaled, value, static_cast<unsigned>(odd), width);
    if (shift != 0) s.emit(Op::SHLri, width, {to, scaled, Operand::immediate(shift)});
    return;
  }
  for (const uint64_t first : {3, 5, 9}) {
    if (factor % first != 0 || !is_lea_factor(factor / first)) continue;
    const Register scaled = s.temporary();
    emit_scaled_lea(s, scaled, value, static_cast<unsigned>(first), width);
    return emit_scaled_lea(s, to, scaled, static_cast<unsigned>(factor / first), width);
  }
  const bool is_above = std::has_single_bit(factor - 1);
  const Register shifted = with_immediate(s, Op::SHLri, width, value,
                                          std::countr_zero(is_above ? factor - 1 : factor + 1));
  s.emit(is_above ? Op::ADDrr : Op::SUBrr, width, {to, shifted, value});
}

// value * factor, of 64 bits.
Register product_of(Selector& s, Register value, uint64_t factor) {
  auto immediate = static_cast<int64_t>(factor);
  return fits_int32(immediate)
             ? with_immediate(s, Op::IMULrri, 8, value, immediate)
             : with_register(s, Op::IMULrr, 8, value, s.materialize_integer(factor));
}

// What the tile of a division defines: its result, and that of the later one that was left to it.
Division take_division(Selector& s, InstId id) {
  InstId other;
  for (size_t i = 0; i < s.left_divisions().size(); ++i) {
    if (s.left_divisions()[i].first != id) continue;
    other = s.left_divisions()[i].second;
    s.left_divisions()[i] = s.left_divisions().back();
    s.left_divisions().pop_back();
    break;
  }
  return is_quotient(s[id].opcode) ? Division{id, other} : Division{other, id};
}

// The bits of the type for unsigned division; the magnitude for signed.
uint64_t magnitude_of_divisor(Selector& s, InstId id, int64_t constant) {
  auto divisor = static_cast<uint64_t>(constant);
  if (!is_signed_division(s[id].opcode)) return divisor & ones(s.bits_of(s[id].type));
  return constant < 0 ? -divisor : divisor;
}

// Whether the division includes a rounded quotient: others are a few simple instructions.
bool shares_division(Selector& s, InstId id) {
  std::optional<int64_t> constant = s.constant_of(s.operand(id, 1));
  if (!constant) return true;
  uint64_t divisor = magnitude_of_divisor(s, id, *constant);
  return is_signed_division(s[id].opcode) ? divisor > 1 : !std::has_single_bit(divisor);
}

// A quotient and a remainder of the same operands are one division, at the place of the earlier
// one.
bool leave_to_earlier_division(Selector& s, InstId id, const Division& wanted) {
  if (wanted.quotient.valid() && wanted.remainder.valid()) return false;
  if (!shares_division(s, id)) return false;
  Opcode counterpart = counterpart_of(s[id].opcode);
  InstId at = s.function().previous(id);
  for (int step = 0; step < kMaxDivisionDistance && at.valid();
       ++step, at = s.function().previous(at)) {
    if (s[at].opcode != counterpart || s.operand(at, 0) != s.operand(id, 0) ||
        s.operand(at, 1) != s.operand(id, 1))
      continue;
    bool is_taken = std::any_of(s.left_divisions().begin(), s.left_divisions().end(),
                                [&](auto& left) { return left.first == at; });
    if (is_taken) return false;
    s.left_divisions().emplace_back(at, id);
    s.result(at);  // the walk skips what nothing wants
    return true;
  }
  return false;
}

void divide_by_instruction(Selector& s, InstId id, const Division& wanted) {
  bool is_signed = is_signed_division(s[id].opcode);
  unsigned width = s.operation_width(s[id].type);
  bool is_narrow = s.width_of(s[id].type) < 4;
  auto operand = [&](Value value) {
    if (!is_narrow) return s.use(value);
    return is_signed ? sign_extended(s, value, 4) : zero_extended(s, value);
  };
  Register dividend = operand(s.operand(id, 0));
  std::optional<InstId> load = is_narrow ? std::nullopt : s.foldable_load(s.operand(id, 1));
  Address address;
  Register divisor;
  if (load)
    address = s.commit_load(*load);
  else
    divisor = operand(s.operand(id, 1));
  Register high = is_signed ? s.temporary() : s.materialize_zero();
  if (is_signed) s.emit(width == 8 ? Op::CQO : Op::CDQ, width, {high, dividend});
  Register quotient = wanted.quotient.valid() ? s.result(wanted.quotient) : s.temporary();
  Register remainder = wanted.remainder.valid() ? s.result(wanted.remainder) : s.temporary();
  if (load)
    s.emit(is_signed ? Op::IDIVm : Op::DIVm, width, {quotient, remainder, dividend, high, address});
  else
    s.emit(is_signed ? Op::IDIVr : Op::DIVr, width, {quotient, remainder, dividend, high, divisor});
}

// value, and if it is negative 2^log2 - 1 added to it: its bits above log2 are then those of the
// quotient by 2^log2, rounded towards zero.
Register biased_by_power(Selector& s, Register value, unsigned log2, unsigned width) {
  if (log2 == 0) return value;
  unsigned bits = 8 * width;
  // The bias is the sign, extended, of which log2 bits are kept.
  Register sign = log2 == 1 ? value : with_immediate(s, Op::SARri, width, value, bits - 1);
  Register bias = with_immediate(s, Op::SHRri, width, sign, bits - log2);
  return with_register(s, Op::ADDrr, width, bias, value);
}

// By a power of two without a rounded quotient: false if it takes one.
bool divide_by_power(Selector& s, InstId id, Register value, uint64_t divisor, unsigned width) {
  auto log2 = static_cast<unsigned>(std::countr_zero(divisor));
  const auto multiples = static_cast<int64_t>(-divisor);  // the mask of the multiples
  switch (s[id].opcode) {
    case Opcode::UDiv:
      s.emit(Op::SHRri, width, {s.result(id), value, Operand::immediate(log2)});
      return true;
    case Opcode::URem:
      if (divisor - 1 <= UINT32_MAX)
        s.emit(Op::ANDri, 4,
               {s.result(id), value, Operand::immediate(static_cast<int32_t>(divisor - 1))});
      else
        s.emit(Op::ANDrr, 8, {s.result(id), value, s.materialize_integer(divisor - 1)});
      return true;
    case Opcode::SDiv:
      if ((s[id].flags & ssa::flag::Exact) == 0) return false;
      s.emit(Op::SARri, width, {s.result(id), value, Operand::immediate(log2)});
      return true;
    default: {
      if (!fits_int32(multiples)) return false;
      Register biased = biased_by_power(s, value, log2, width);
      Register multiple = with_immediate(s, Op::ANDri, width, biased, multiples);
      s.emit(Op::SUBrr, width, {s.result(id), value, multiple});
      return true;
    }
  }
}

// The part of value * factor above bits + shift. A factor below 2^bits.
Register unsigned_high_product(Selector& s, Register value, uint64_t factor, unsigned bits,
                               unsigned shift) {
  if (bits == 32) {  // the whole product fits a 64-bit register
    Register product = product_of(s, value, factor);
    return with_immediate(s, Op::SHRri, 8, product, 32 + shift);
  }
  Register low = s.temporary(), high = s.temporary(), multiplier = s.materialize_integer(factor);
  s.emit(Op::MULr, 8, {low, high, value, multiplier});
  return shift == 0 ? high : with_immediate(s, Op::SHRri, 8, high, shift);
}

// The bits of a dividend that may not be zero, from the lowest one.
unsigned significant_bits(Selector& s, Value dividend) {
  const uint64_t zero = opt::known_zero_bits(s.function(), dividend);
  const unsigned bits = s.bits_of(s.type_of(dividend));
  return std::max(1, static_cast<int>(bits) - std::countl_one(zero << (64 - bits)));
}

// value / divisor, unsigned, in registers of 32 or 64 bits; a 32-bit value is zero above. The value
// is below 2^value_bits, the divisor not a power of two.
Register unsigned_quotient(Selector& s, Register value, uint64_t divisor, unsigned value_bits,
                           unsigned bits) {
  Magic magic = magic_number(divisor, value_bits, bits);
  if (magic.multiplier >> bits != 0 && divisor % 2 == 0) {
    const int shift = std::countr_zero(divisor);
    value = with_immediate(s, Op::SHRri, bits / 8, value, shift);
    magic = magic_number(divisor >> shift, value_bits - static_cast<unsigned>(shift), bits);
  }
  auto multiplier = static_cast<uint64_t>(magic.multiplier) & ones(bits);
  if (magic.multiplier >> bits == 0)
    return unsigned_high_product(s, value, multiplier, bits, magic.shift);
  // The multiplier has one bit more than the word: (value * m) >> bits is high + value, which may
  // carry, so half of the difference is added to the high part instead.
  unsigned width = bits / 8;
  Register high = unsigned_high_product(s, value, multiplier, bits, 0);
  Register difference = with_register(s, Op::SUBrr, width, value, high);
  Register half = with_immediate(s, Op::SHRri, width, difference, 1);
  Register sum = with_register(s, Op::ADDrr, width, half, high);
  return magic.shift <= 1 ? sum : with_immediate(s, Op::SHRri, width, sum, magic.shift - 1);
}

// value / 2^log2, rounded towards zero.
Register signed_quotient_by_power(Selector& s, Register value, unsigned log2, unsigned width) {
  if (log2 == 0) return value;
  return with_immediate(s, Op::SARri, width, biased_by_power(s, value, log2, width), log2);
}

// value / divisor for the magnitude of a signed divisor, rounded towards zero.
Register signed_quotient(Selector& s, Register value, uint64_t divisor, unsigned bits) {
  unsigned width = bits / 8;
  if (std::has_single_bit(divisor))
    return signed_quotient_by_power(s, value, static_cast<unsigned>(std::countr_zero(divisor)),
                                    width);
  Magic magic = magic_number(divisor, bits - 1, bits);
  auto multiplier = static_cast<uint64_t>(magic.multiplier);
  if (bits == 32) {
    Register wide = s.temporary();
    s.emit(Op::MOVSXDrr, 8, {wide, value});
    Register product = product_of(s, wide, multiplier);
    Register sign = with_immediate(s, Op::SHRri, 8, product, 63);
    Register floor = with_immediate(s, Op::SARri, 8, product, 32 + magic.shift);
    return with_register(s, Op::ADDrr, 4, floor, sign);
  }
  Register low = s.temporary(), high = s.temporary(), factor = s.materialize_integer(multiplier);
  s.emit(Op::IMULr, 8, {low, high, value, factor});
  if (multiplier >> 63 != 0) high = with_register(s, Op::ADDrr, 8, high, value);  // it was negative
  Register sign = with_immediate(s, Op::SHRri, 8, high, 63);
  if (magic.shift != 0) high = with_immediate(s, Op::SARri, 8, high, magic.shift);
  return with_register(s, Op::ADDrr, 8, high, sign);
}

// value - quotient * divisor. The sign of the divisor does not matter.
void finish_remainder(Selector& s, InstId id, Register value, Register quotient, int64_t divisor) {
  unsigned width = s.operation_width(s[id].type);
  Register product;
  if (divisor > 1 && is_lea_product(static_cast<uint64_t>(divisor)))
    emit_short_product(s, product = s.temporary(), quotient, static_cast<uint64_t>(divisor), width);
  else if (width == 4 || fits_int32(divisor))
    product = with_immediate(s, Op::IMULrri, width, quotient, static_cast<int32_t>(divisor));
  else
    product = with_register(s, Op::IMULrr, width, quotient,
                            s.materialize_integer(static_cast<uint64_t>(divisor)));
  s.emit(Op::SUBrr, width, {s.result(id), value, product});
}

// False for a divisor of zero, which must trap, and where the instruction is the shortest way.
bool divide_by_constant(Selector& s, InstId id, const Division& wanted, int64_t constant) {
  if (constant == 0) return false;
  if (s.is_for_least_size() && !std::has_single_bit(magnitude_of_divisor(s, id, constant)))
    return false;
  Opcode opcode = s[id].opcode;
  bool is_signed = is_signed_division(opcode);
  unsigned width = s.operation_width(s[id].type), bits = 8 * width;
  Value dividend = s.operand(id, 0);
  if (constant == 1 && opcode == Opcode::SDiv) return copy_value(s, id, s.use(dividend)), true;
  uint64_t divisor = magnitude_of_divisor(s, id, constant);
  Register value = is_signed ? sign_extended(s, dividend, width) : zero_extended(s, dividend);
  bool is_one = !wanted.quotient.valid() || !wanted.remainder.valid();
  if (is_one && std::has_single_bit(divisor) && !(opcode == Opcode::SDiv && constant < 0) &&
      divide_by_power(s, id, value, divisor, width))
    return true;
  Register quotient =
      is_signed ? signed_quotient(s, value, divisor, bits)
                : unsigned_quotient(s, value, divisor, significant_bits(s, dividend), bits);
  bool negates = is_signed && constant < 0, is_defined = false;
  if (wanted.quotient.valid() && !negates && s.redefine_last(quotient, s.result(wanted.quotient))) {
    quotient = s.result(wanted.quotient);
    is_defined = true;
  }
  if (wanted.remainder.valid())
    finish_remainder(s, wanted.remainder, value, quotient, static_cast<int64_t>(divisor));
  if (!wanted.quotient.valid() || is_defined) return true;
  if (negates)
    s.emit(Op::NEGr, width, {s.result(wanted.quotient), quotient});
  else
    copy_value(s, wanted.quotient, quotient);
  return true;
}

}  // namespace

bool is_lea_factor(uint64_t factor) { return factor == 3 || factor == 5 || factor == 9; }

void emit_scaled_lea(Selector& s, Register to, Register value, unsigned scale, unsigned width) {
  Address address = Address::of_register(value);
  address.index = value;
  address.scale = static_cast<uint8_t>(scale - 1);
  s.emit(Op::LEA, width, {to, address});
}

// value * factor + addend.
Register multiple_plus(Selector& s, Register value, uint64_t factor, int32_t addend) {
  if (factor == 2 || factor == 4 || factor == 8) {
    Address address;
    address.index = value;
    address.scale = static_cast<uint8_t>(factor);
    address.displacement = addend;
    Register to = s.temporary();
    s.emit(Op::LEA, 8, {to, address});
    return to;
  }
  Register product = value;
  if (factor != 1) product = product_of(s, value, factor);
  return with_immediate(s, Op::ADDri, 8, product, addend);
}

std::optional<Condition> emit_divisibility(Selector& s, Value remainder, bool is_zero) {
  const bool is_signed = s.single_use_definition(remainder, Opcode::SRem) != nullptr;
  if (!is_signed && !s.single_use_definition(remainder, Opcode::URem)) return std::nullopt;
  const InstId id = remainder.local();
  const unsigned width = s.width_of(s[id].type);
  const std::optional<int64_t> constant = s.constant_of(s.operand(id, 1));
  if (width < 4 || !constant || s.is_for_least_size()) return std::nullopt;
  const uint64_t divisor = magnitude_of_divisor(s, id, *constant);
  if (divisor == 0 || std::has_single_bit(divisor)) return std::nullopt;
  const Divisibility test = divisibility_by(divisor, 8 * width, is_signed);
  auto immediate_of = [width](uint64_t integer) {
    return width == 4 ? static_cast<int32_t>(integer) : static_cast<int64_t>(integer);
  };
  auto combine = [&](Op op_immediate, Op op_register, Register left, uint64_t right) {
    const int64_t immediate = immediate_of(right);
    return fits_int32(immediate)
               ? with_immediate(s, op_immediate, width, left, immediate)
               : with_register(s, op_register, width, left, s.materialize_integer(right));
  };
  Register value = combine(Op::IMULrri, Op::IMULrr, s.use(s.operand(id, 0)), test.inverse);
  if (test.offset != 0) value = combine(Op::ADDri, Op::ADDrr, value, test.offset);
  if (test.rotation != 0) value = with_immediate(s, Op::RORri, width, value, test.rotation);
  if (fits_int32(immediate_of(test.limit)))
    s.emit(Op::CMPri, width, {value, Operand::immediate(immediate_of(test.limit))});
  else
    s.emit(Op::CMPrr, width, {value, s.materialize_integer(test.limit)});
  return is_zero ? Condition::BE : Condition::A;
}

namespace rules {

// At most two simple instructions; imul takes three cycles.
bool product_by_constant(Selector& s, InstId id) {
  auto [left, known] = with_constant(s, id);
  if (!known) return false;
  const unsigned width = s.operation_width(s[id].type);
  const uint64_t factor = static_cast<uint64_t>(*known) & ones(s.bits_of(s[id].type));
  if (factor == 0) return zero(s, id), true;
  if (*known == -1) return s.emit(Op::NEGr, width, {s.result(id), s.use(left)}), true;
  if (factor == 1) return copy_value(s, id, s.use(left)), true;
  if (!is_short_product(factor)) return false;
  emit_short_product(s, s.result(id), s.use(left), factor, width);
  return true;
}

bool product_of_memory(Selector& s, InstId id) {
  auto [left, constant] = with_constant(s, id);
  if (!constant || !fits_int32(*constant)) return false;
  std::optional<InstId> load = s.foldable_load(left);
  if (!load) return false;
  s.emit(Op::IMULrmi, s.width_of(s[id].type),
         {s.result(id), s.commit_load(*load), Operand::immediate(*constant)});
  return true;
}

void division(Selector& s, InstId id) {
  Division wanted = take_division(s, id);
  if (leave_to_earlier_division(s, id, wanted)) return;
  std::optional<int64_t> divisor = s.constant_of(s.operand(id, 1));
  if (divisor && divide_by_constant(s, id, wanted, *divisor)) return;
  divide_by_instruction(s, id, wanted);
}

}  // namespace rules
}  // namespace lilt::backend::isel

#include "runtime/interpreter/wide.h"

#include <algorithm>
#include <bit>
#include <cfenv>
#include <cmath>
#include <cstring>
#include <type_traits>

#include "ir/support/extended_number.h"
#include "runtime/interpreter/floating_formats.h"
#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

namespace number = ssa::number;
using number::SignedWord128;
using number::Word128;
using ssa::IntPredicate;
using ssa::Opcode;

Wide::Wide(uint32_t width_in_bits, uint64_t low)
    : width(width_in_bits), bits(words_of(width)), undefined(words_of(width)) {
  bits[0] = low;
  trim();
}

Wide::Wide(uint32_t width_in_bits, Words value)
    : width(width_in_bits), bits(std::move(value)), undefined(bits.size()) {
  trim();
}

Wide Wide::poison(uint32_t width, uint32_t cause) {
  Wide result(width);
  std::fill(result.undefined.begin(), result.undefined.end(), ~uint64_t{0});
  result.cause = cause;
  return result.trim();
}

bool Wide::is_defined() const { return number::is_zero(undefined); }
bool Wide::is_zero() const { return number::is_zero(bits); }
Wide& Wide::trim() {
  bits = number::low_bits(std::move(bits), width);
  undefined = number::low_bits(std::move(undefined), width);
  return *this;
}

Wide wide_from_cells(std::span<const Cell> cells, uint32_t width) {
  Wide value(width);
  for (size_t i = 0; i < value.bits.size(); ++i) {
    value.bits[i] = cells[i].bits;
    value.undefined[i] = cells[i].undefined;
    if (!cells[i].is_defined() && value.cause == 0) value.cause = cells[i].block.index;
  }
  return value.trim();
}

void wide_to_cells(const Wide& value, Cell* cells) {
  for (size_t i = 0; i < value.bits.size(); ++i) {
    uint32_t cause = value.undefined[i] != 0 ? value.cause : 0;
    cells[i] = {value.bits[i], value.undefined[i], {cause, 0}};
  }
}

Wide resize(const Wide& value, uint32_t width, bool is_signed) {
  return wide_cast(is_signed ? Opcode::SExt : Opcode::ZExt, width, 0, value).value;
}

// --- instructions

namespace {

uint32_t cause_of(const Wide& left, const Wide& right) {
  return left.is_defined() ? right.cause : left.cause;
}

Partial<Words> partial(const Wide& value) { return {value.bits, value.undefined}; }

WideResult result_of(uint32_t width, Trouble trouble, Partial<Words> found, uint32_t cause) {
  if (trouble != Trouble::None) return {Wide::poison(width), trouble};
  Wide value(width, std::move(found.bits));
  value.undefined = std::move(found.undefined);
  value.cause = cause;
  return {value};
}

}  // namespace

WideResult wide_binary(Opcode opcode, uint16_t flags, const Wide& left, const Wide& right) {
  Partial<Words> result{Words(left.bits.size()), Words(left.bits.size())};
  Trouble trouble =
      left.is_defined() && right.is_defined()
          ? number::binary(opcode, flags, left.width, left.bits, right.bits, result.bits)
          : partial_binary(opcode, flags, left.width, partial(left), partial(right), result);
  if (trouble == Trouble::UndefinedDivisor) return {right, trouble};
  return result_of(left.width, trouble, std::move(result), cause_of(left, right));
}

Cell wide_compare(IntPredicate predicate, const Wide& left, const Wide& right) {
  std::optional<bool> found = partial_holds(predicate, left.width, partial(left), partial(right));
  return found ? integer_cell(*found) : undefined_cell(1, cause_of(left, right));
}

WideResult wide_cast(Opcode opcode, uint32_t to, uint16_t flags, const Wide& value) {
  Partial<Words> wider = partial(value), result;
  wider.bits.resize(words_of(std::max(value.width, to)));
  wider.undefined.resize(wider.bits.size());
  Trouble trouble = partial_cast(opcode, flags, value.width, to, wider, result);
  result.bits.resize(words_of(to));
  result.undefined.resize(words_of(to));
  return result_of(to, trouble, std::move(result), value.cause);
}

// --- numbers of other formats

long double to_extended(const Wide& value) {
  if (value.width == 16) return half_to_float(static_cast<uint16_t>(value.low()));
  if (value.width == 128) return static_cast<long double>(to_quadruple(value));
  if (value.width != 80) return to_double(value.width, integer_cell(value.low()));
  return read_extended_number(value.bits.data());
}

Quadruple to_quadruple(const Wide& value) {
  if (value.width != 128) return static_cast<Quadruple>(to_extended(value));
  Quadruple result = 0;
  std::memcpy(&result, value.bits.data(), sizeof result);
  return result;
}

namespace {

template <class Number>
Wide rounded(uint32_t width, Number value) {
  if (width == 16) return Wide(16, to_half(value));
  if (width == 32) return Wide(32, std::bit_cast<uint32_t>(static_cast<float>(value)));
  if (width == 64) return Wide(64, std::bit_cast<uint64_t>(static_cast<double>(value)));
  Wide result(width);
  if (width == 80) {
    write_extended_number(static_cast<long double>(value), result.bits.data());
  } else {
    const auto quadruple = static_cast<Quadruple>(value);
    std::memcpy(result.bits.data(), &quadruple, sizeof quadruple);
  }
  return result;
}

}  // namespace

Wide from_extended(uint32_t width, long double value) { return rounded(width, value); }
Wide from_quadruple(uint32_t width, Quadruple value) { return rounded(width, value); }

Wide extended_binary(Opcode opcode, const Wide& left, const Wide& right) {
  if (!left.is_defined() || !right.is_defined())
    return Wide::poison(left.width, cause_of(left, right));
  if (left.width == 128)
    return rounded(128, number::floating_binary(opcode, to_quadruple(left), to_quadruple(right)));
  return rounded(80, number::floating_binary(opcode, to_extended(left), to_extended(right)));
}

Cell extended_compare(ssa::FloatPredicate predicate, const Wide& left, const Wide& right) {
  if (!left.is_defined() || !right.is_defined()) return undefined_cell(1, cause_of(left, right));
  if (left.width == 128)
    return integer_cell(number::holds(predicate, to_quadruple(left), to_quadruple(right)));
  return integer_cell(number::holds(predicate, to_extended(left), to_extended(right)));
}

namespace {

Word128 to_word128(const Wide& value) {
  return (value.bits.size() > 1 ? static_cast<Word128>(value.bits[1]) << 64 : 0) | value.bits[0];
}

template <class Number>
WideResult integer_from_number(Number value, uint32_t width, bool is_signed) {
  Word128 bits = 0;
  Trouble trouble = number::floating_to_integer(is_signed, value, width, bits);
  if (trouble != Trouble::None) {
    std::feraiseexcept(FE_INVALID);
    return {Wide::poison(width), trouble};
  }
  Words words{static_cast<uint64_t>(bits), static_cast<uint64_t>(bits >> 64)};
  words.resize(words_of(width));
  return {Wide(width, std::move(words))};
}

// One rounding, directly to the result's type.
template <class Integer>
Wide number_from_integer(uint32_t width, Integer value) {
  if (width == 128) return rounded(128, static_cast<Quadruple>(value));
  if (width == 80) return rounded(80, static_cast<long double>(value));
  if (width == 64) return from_extended(64, static_cast<double>(value));
  return from_extended(32, static_cast<float>(value));
}

}  // namespace

WideResult extended_cast(Opcode opcode, uint32_t to, const Wide& value) {
  if (!value.is_defined()) return {Wide::poison(to, value.cause)};
  const bool is_signed = opcode == Opcode::SIToFP || opcode == Opcode::FPToSI;
  if (opcode == Opcode::UIToFP || opcode == Opcode::SIToFP) {
    Word128 integer = to_word128(resize(value, 128, is_signed));
    if (is_signed) return {number_from_integer(to, static_cast<SignedWord128>(integer))};
    return {number_from_integer(to, integer)};
  }
  auto convert = [&](auto from) -> WideResult {
    const bool to_integer = opcode == Opcode::FPToUI || opcode == Opcode::FPToSI;
    return to_integer ? integer_from_number(from, to, is_signed) : WideResult{rounded(to, from)};
  };
  return value.width == 128 ? convert(to_quadruple(value)) : convert(to_extended(value));
}

}  // namespace lilt::runtime

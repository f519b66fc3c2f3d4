#include "runtime/interpreter/arithmetic.h"

#include <bit>

namespace lilt::runtime {

namespace number = ssa::number;
using ssa::FloatPredicate;
using ssa::IntPredicate;
using ssa::Opcode;

namespace {

// The cause of the undefined cell, out of two.
BlockRef cause_of(const Cell& left, const Cell& right) {
  if (left.is_defined() && right.is_defined()) return {};
  return left.is_defined() ? right.block : left.block;
}

Partial<uint64_t> partial(const Cell& cell) { return {cell.bits, cell.undefined}; }

Result result_of(uint32_t width, Trouble trouble, const Partial<uint64_t>& value, BlockRef cause) {
  if (trouble != Trouble::None) return {undefined_cell(width, 0), trouble};
  return {{value.bits, value.undefined, value.is_defined() ? BlockRef{} : cause}};
}

template <class Number>
Result integer_of(Number value, uint32_t width, bool is_signed) {
  uint64_t bits = 0;
  Trouble trouble = number::floating_to_integer(is_signed, value, width, bits);
  return result_of(width, trouble, {bits, 0}, {});
}

// One rounding, directly to the result's type.
Cell integer_to_float(const Cell& value, uint32_t from, uint32_t to, bool is_signed) {
  if (to == 64)
    return from_double(64, number::integer_to_floating<double>(is_signed, value.bits, from));
  float single = number::integer_to_floating<float>(is_signed, value.bits, from);
  return integer_cell(std::bit_cast<uint32_t>(single));
}

}  // namespace

Result integer_binary(Opcode opcode, uint32_t width, uint16_t flags, const Cell& left,
                      const Cell& right) {
  Partial<uint64_t> result{};
  Trouble trouble =
      left.is_defined() && right.is_defined()
          ? number::binary(opcode, flags, width, left.bits, right.bits, result.bits)
          : partial_binary(opcode, flags, width, partial(left), partial(right), result);
  if (trouble == Trouble::UndefinedDivisor) return {right, trouble};
  return result_of(width, trouble, result, cause_of(left, right));
}

Cell integer_compare(IntPredicate predicate, uint32_t width, const Cell& left, const Cell& right) {
  std::optional<bool> found = partial_holds(predicate, width, partial(left), partial(right));
  return found ? integer_cell(*found) : undefined_cell(1, cause_of(left, right).index);
}

Result integer_cast(Opcode opcode, uint32_t from, uint32_t to, uint16_t flags, const Cell& value) {
  Partial<uint64_t> result{};
  Trouble trouble = partial_cast(opcode, flags, from, to, partial(value), result);
  return result_of(to, trouble, result, value.block);
}

double to_double(uint32_t width, const Cell& value) {
  return width == 32 ? std::bit_cast<float>(static_cast<uint32_t>(value.bits))
                     : std::bit_cast<double>(value.bits);
}

Cell from_double(uint32_t width, double value) {
  return integer_cell(width == 32 ? std::bit_cast<uint32_t>(static_cast<float>(value))
                                  : std::bit_cast<uint64_t>(value));
}

Cell floating_binary(Opcode opcode, uint32_t width, const Cell& left, const Cell& right) {
  if (!left.is_defined() || !right.is_defined())
    return undefined_cell(width, cause_of(left, right).index);
  // Rounding a double result of two floats to float equals the float operation (53 ≥ 2·24 + 2).
  return from_double(
      width, number::floating_binary(opcode, to_double(width, left), to_double(width, right)));
}

Cell floating_negate(uint32_t width, const Cell& value) {
  return {value.bits ^ uint64_t{1} << (width - 1), value.undefined, value.block};
}

Cell floating_compare(FloatPredicate predicate, uint32_t width, const Cell& left,
                      const Cell& right) {
  if (!left.is_defined() || !right.is_defined())
    return undefined_cell(1, cause_of(left, right).index);
  return integer_cell(number::holds(predicate, to_double(width, left), to_double(width, right)));
}

Result floating_cast(Opcode opcode, uint32_t from, uint32_t to, const Cell& value) {
  if (!value.is_defined()) return {undefined_cell(to, value.block.index)};
  switch (opcode) {
    case Opcode::FPToUI:
      return integer_of(to_double(from, value), to, false);
    case Opcode::FPToSI:
      return integer_of(to_double(from, value), to, true);
    case Opcode::UIToFP:
      return {integer_to_float(value, from, to, false)};
    case Opcode::SIToFP:
      return {integer_to_float(value, from, to, true)};
    default:
      return {from_double(to, to_double(from, value))};
  }
}

}  // namespace lilt::runtime

// Products, quotients, comparisons and conversions of values of registers (packed_registers.h), and
// of masks: integers whose lanes have all bits set, or none.
#pragma once

#include <algorithm>

#include "backend/legalize/types/packed_registers.h"

namespace lilt::backend {

class PackedArithmetic : public PackedRegisters {
 public:
  using PackedRegisters::PackedRegisters;

  ssa::Value product(ssa::Value left, ssa::Value right);
  ssa::Value wide_product(ssa::Value left, ssa::Value right);
  ssa::Value byte_product(ssa::Value left, ssa::Value right);
  ssa::Value even_product(ssa::Value left, ssa::Value right);
  ssa::Value product_by_shift(ssa::Value part, ssa::Value factor);
  ssa::Value shifted_each(ssa::Opcode opcode, ssa::Value part, ssa::Value by, uint32_t count);
  ssa::Value lanes_shifted_alone(ssa::Opcode opcode, ssa::Value part, ssa::Value by,
                                 uint32_t count);
  ssa::Value shifted_as_lane(ssa::Opcode opcode, ssa::Value part, ssa::Value by, int8_t number);
  ssa::Value shifted_by_bits(ssa::Opcode opcode, ssa::Value part, ssa::Value by);
  ssa::Value power_of_two(ssa::Value exponent);
  ssa::Value rotated(ssa::Value part, ssa::Value by);
  template <class Low, class High>
  std::pair<ssa::Value, ssa::Value> numbers_of_halves(ssa::Value part, Low low, High high);
  ssa::Value bits_of_bytes(ssa::Value part);
  ssa::Value sum_of_bytes(ssa::Value bytes, uint32_t lane_bytes);
  ssa::Value unsigned_quotient(ssa::Value part, uint64_t divisor);
  ssa::Value signed_quotient(ssa::Value part, int64_t divisor);
  ssa::Value high_product(ssa::Value part, uint64_t factor, bool is_signed);
  ssa::Value integer_mask(ssa::IntPredicate predicate, ssa::Value left, ssa::Value right);
  ssa::Value equal(ssa::Value left, ssa::Value right);
  ssa::Value floating_mask(ssa::FloatPredicate predicate, ssa::Value left, ssa::Value right);
  ssa::Value floating_test(uint32_t predicate, ssa::Value left, ssa::Value right);
  Parts widened_numbers(PartSpan source, const VectorShape& to, ssa::PackedOpcode opcode);
  Parts halved_numbers(PartSpan source, const VectorShape& from, ssa::PackedOpcode opcode,
                       ssa::TypeId lane);
  Parts resized(PartSpan parts, const VectorShape& from, uint32_t lane_bytes, bool is_signed);
  Parts widened_lanes(PartSpan parts, uint32_t count, uint32_t bytes, bool is_signed,
                      uint32_t first_bytes, uint32_t last_bytes);
  bool extends_at_once() const { return can(ssa::PackedOpcode::ZeroExtendBytes, ssa::kI64); }
  Parts extended_lanes(PartSpan source, const VectorShape& from, uint32_t lane_bytes,
                       bool is_signed);
  ssa::Value moved_down(ssa::Value part, uint32_t number);
  // While lanes have more than `to` bytes, two registers become one of lanes half as wide, by
  // joined(first, second, bytes of their lanes); the last may be joined with itself.
  template <class Join>
  Parts halved_until(PartSpan registers, uint32_t from, uint32_t to, Join joined) const {
    Parts result(registers.begin(), registers.end(), scratch_);
    for (; from > to; from /= 2) {
      Parts narrower = parts();
      for (size_t i = 0; i < result.size(); i += 2)
        narrower.push_back(joined(result[i], result[std::min(i + 1, result.size() - 1)], from));
      result = narrower;
    }
    return result;
  }
  Parts narrowed_lanes(PartSpan parts, uint32_t from, uint32_t to);
  ssa::Value halved_lanes(ssa::Value first, ssa::Value second);
  ssa::Value lanes_cut(ssa::Value part, uint32_t from, uint32_t to);
  ssa::Value in_order(ssa::Value packed);
  ssa::Value packed_pair(ssa::PackedOpcode opcode, ssa::Value first, ssa::Value second);
  Parts saturated_lanes(PartSpan source, uint32_t from, uint32_t to, bool is_signed);
  ssa::Value low_halves(ssa::Value first, ssa::Value second);
  Parts converted_to_floating(PartSpan parts, VectorShape from, const VectorShape& to,
                              bool is_signed);
  Parts converted_to_integer(PartSpan parts, const VectorShape& from, const VectorShape& to,
                             bool is_signed);
  // By F16C: 4 numbers, of and in the lower half of a part of i16; `register_bytes_` of floats.
  ssa::Value floats_of_halves(ssa::Value halves);
  ssa::Value halves_of_floats(ssa::Value floats);
  ssa::Value long_as_double(ssa::Value part, bool is_signed);
  ssa::Value unsigned_as_float(ssa::Value part);
  ssa::Value float_as_unsigned(ssa::Value part);
  ssa::Value with_sign_of(ssa::Value low, ssa::Value high);
  Parts resized_mask(PartSpan parts, uint32_t count, uint32_t from, uint32_t to);
  Parts resized_bits(PartSpan masks, uint32_t count, uint32_t from, uint32_t to);
  Parts cut_lanes(PartSpan source, uint32_t from, uint32_t to);
  Parts bits_of_mask(const VectorShape& shape, PartSpan parts);
  Parts mask_of_bits(const VectorShape& shape, PartSpan words);
};

}  // namespace lilt::backend

// Calls of intrinsics that work on whole vectors: instructions of SSE, and memory under a mask.
#include <algorithm>
#include <cstring>

#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/library_calls.h"
#include "runtime/interpreter/packed.h"
#include "runtime/interpreter/variadic.h"

namespace lilt::runtime {

using ssa::TypeId;
using ssa::TypeKind;

namespace {

// 16 bytes of lanes, once with zeros and once with ones where they are undefined.
struct PackedBits {
  uint64_t low[2] = {}, high[2] = {};
  uint32_t cause = 0;  // of the undefined bits

  __m128i with_zeros() const { return vector(low[0], low[1]); }
  __m128i with_ones() const { return vector(high[0], high[1]); }
  static __m128i vector(uint64_t first, uint64_t second) {
    return _mm_set_epi64x(static_cast<long long>(second), static_cast<long long>(first));
  }
};

PackedBits pack(const Cell* lanes, uint64_t count, uint32_t width) {
  PackedBits packed;
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t bit = i * width;
    packed.low[bit / 64] |= (lanes[i].bits & ~lanes[i].undefined) << bit % 64;
    packed.high[bit / 64] |= (lanes[i].bits | lanes[i].undefined) << bit % 64;
    if (!lanes[i].is_defined()) packed.cause = lanes[i].block.index;
  }
  return packed;
}

}  // namespace

// Computes with zeros and with ones for the undefined bits; differing result bits are undefined.
void call_packed(Execution& state, const Operation& op, const PackedOperation& operation,
                 std::span<const ArgumentPlace> places, TypeId result) {
  const ssa::TypeTable& types = state.module.types();
  PackedBits operands[2];
  uint32_t vectors = 0, cause = 0;
  uint64_t number[2] = {};
  for (const ArgumentPlace& place : places) {
    const Cell* cells = state.cells_at(place.place);
    if (types.kind(place.type) != TypeKind::Vector) {
      number[0] = cells->bits & ~cells->undefined;
      number[1] = cells->bits | cells->undefined;
      if (!cells->is_defined()) cause = cells->block.index;
      continue;
    }
    const ssa::Type& type = types[place.type];
    operands[vectors] = pack(cells, type.count, scalar_width(types, type.element));
    if (operands[vectors].cause != 0) cause = operands[vectors].cause;
    ++vectors;
  }
  uint64_t bits[2], other[2];
  __m128i value = operation.body(operands[0].with_zeros(), operands[1].with_zeros(), number[0]);
  std::memcpy(bits, &value, sizeof bits);
  value = operation.body(operands[0].with_ones(), operands[1].with_ones(), number[1]);
  std::memcpy(other, &value, sizeof other);
  bool is_vector = types.kind(result) == TypeKind::Vector;
  uint32_t width = scalar_width(types, is_vector ? types[result].element : result);
  for (uint32_t i = 0; i < (is_vector ? 128 / width : 1); ++i) {
    uint32_t bit = i * width;
    Cell& cell = state.cells_at(op.result)[i];
    cell = integer_cell(bits[bit / 64] >> bit % 64 & low_mask(width));
    cell.undefined = (bits[bit / 64] ^ other[bit / 64]) >> bit % 64 & low_mask(width);
    if (!cell.is_defined()) cell.block = {cause, 0};
  }
}

void call_masked(Execution& state, const Operation& op, const ssa::MaskedAccess& access,
                 std::span<const ArgumentPlace> places) {
  const ssa::TypeTable& types = state.module.types();
  const ArgumentPlace& vector = places[access.vector];
  if (is_bit_packed_vector(types, vector.type))
    throw Fault{FaultKind::Unsupported,
                "the interpreter does not support masked access to " + types.to_string(vector.type),
                kNoOffset,
                {}};
  TypeId lane = types[vector.type].element;
  std::vector<Part> parts = parts_of(types, lane).value_or(std::vector<Part>{});
  size_t step = parts.size();
  const Cell* addresses = state.cells_at(places[access.address].place);
  const Cell* mask = state.cells_at(places[access.mask].place);
  uint32_t top = scalar_width(types, types[places[access.mask].type].element) - 1;
  uint64_t distance = 0;
  for (uint64_t i = 0; i < types[vector.type].count; ++i) {
    const Cell* value = state.cells_at(vector.place) + i * step;
    Cell* result = access.is_load ? state.cells_at(op.result) + i * step : nullptr;
    if (!mask[i].is_defined()) state.memory.fault_undefined(mask[i], "the mask");
    Cell address = access.is_scattered ? addresses[i] : Memory::moved(addresses[0], distance);
    bool is_chosen = (mask[i].bits >> top & 1) != 0;
    if (is_chosen || !access.is_dense) distance += types.size_of(lane);
    if (!is_chosen && access.is_load) std::copy_n(value, step, result);
    if (is_chosen && access.is_load) load_parts(state.memory, address, parts, result);
    if (is_chosen && !access.is_load) store_parts(state.memory, address, parts, value);
  }
}

// Lanes beyond the operand's are undefined.
void call_rearrangement(Execution& state, const Operation& op, std::string_view name,
                        std::span<const ArgumentPlace> places, TypeId result) {
  const ssa::TypeTable& types = state.module.types();
  if (types.kind(result) == TypeKind::Struct) result = types.member(result, 0);
  auto lanes_at = [&](size_t index) {
    bool is_vector = index < places.size() && types.kind(places[index].type) == TypeKind::Vector;
    return is_vector ? static_cast<uint32_t>(types[places[index].type].count) : 0;
  };
  bool has_place = lanes_at(places.size() - 1) == 0;
  int64_t place = has_place ? static_cast<int32_t>(state.value(places.back().place).bits) : 0;
  uint32_t first = lanes_at(0), second = lanes_at(1);
  uint32_t step = part_count(types, types[result].element);
  auto count = static_cast<uint32_t>(types[result].count);
  Cell* to = state.cells_at(op.result);
  for (uint32_t lane :
       ssa::rearranged_lanes(ssa::intrinsic_base(name), first, second, count, place)) {
    // All operands after the second are like that.
    const size_t operand = lane < first ? 0 : 1 + (lane - first) / std::max(second, 1u);
    const uint32_t of_operand = operand == 0 ? lane : (lane - first) % std::max(second, 1u);
    const Cell* from = lanes_at(operand) != 0
                           ? state.cells_at(places[operand].place) + of_operand * step
                           : nullptr;
    for (uint32_t part = 0; part < step; ++part)
      *to++ = from != nullptr ? from[part] : undefined_cell(64, 0);
  }
}

}  // namespace lilt::runtime

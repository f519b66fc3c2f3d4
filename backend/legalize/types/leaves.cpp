#include "backend/legalize/types/leaves.h"
#include "backend/legalize/names.h"

#include <algorithm>
#include <bit>

namespace lilt::backend {

using ssa::TypeTable;

namespace {

constexpr uint32_t kTooMany = kMaxParts + 1;

// Besides scalars.
bool is_scalar_or_bits(const TypeTable& types, TypeId type) {
  return !ssa::has_members(types, type) || ssa::is_bit_packed_vector(types, type);
}

bool is_leaf(const TypeTable& types, TypeId type) {
  return is_scalar_or_bits(types, type) ||
         (is_vector(types, type) && vector_shape(types, type).form != VectorForm::Lanes);
}

template <class Visitor>
bool for_each_leaf(const TypeTable& types, TypeId type, Visitor visit) {
  return ssa::for_each_leaf(
      types, type, [&](TypeId at) { return is_leaf(types, at); }, visit);
}

// Of the width of a scalar's register.
uint32_t bytes_of(const TypeTable& types, TypeId scalar) {
  if (scalar == ssa::kFloat || scalar == ssa::kDouble || types.is_pointer(scalar))
    return static_cast<uint32_t>(types.size_of(scalar));
  if (!types.is_integer(scalar)) return 0;
  const uint32_t bits = types.integer_bits(scalar);
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

// Of a leaf.
uint32_t part_count_of_leaf(const TypeTable& types, TypeId leaf) {
  if (!is_vector(types, leaf)) return part_count_of_scalar(types, leaf);
  const VectorShape shape = vector_shape(types, leaf);
  if (shape.form != VectorForm::Lanes) return shape.part_count;
  const uint64_t lanes = std::min<uint64_t>(types[leaf].count, kTooMany);
  return static_cast<uint32_t>(
      std::min<uint64_t>(lanes * part_count_of_scalar(types, types[leaf].element), kTooMany));
}

}  // namespace

VectorShape shape_of_lanes(TypeId lane, uint32_t lane_bytes, uint32_t count, VectorForm form) {
  const uint32_t in_part = 16 / lane_bytes;
  return {form, lane, lane_bytes, count, in_part, std::max(count / in_part, 1u)};
}

VectorShape vector_shape(const TypeTable& types, TypeId vector) {
  const ssa::Type& type = types[vector];
  if (type.count < 2 || type.count > kMaxParts) return {};
  const auto count = static_cast<uint32_t>(type.count);
  const bool is_power = std::has_single_bit(count);
  if (type.element == ssa::kI1) {
    if (!is_power) return {};
    constexpr TypeId kIntegers[] = {ssa::kI8, ssa::kI16, ssa::kI32, ssa::kI64};
    const uint32_t bytes = std::clamp(16 / count, 1u, 8u);
    return shape_of_lanes(kIntegers[std::countr_zero(bytes)], bytes, count, VectorForm::Mask);
  }
  const uint32_t bytes = bytes_of(types, type.element);
  if (bytes == 0 || (!is_power && count * bytes % 16 != 0)) return {};
  return shape_of_lanes(types.is_pointer(type.element) ? ssa::kI64 : type.element, bytes, count);
}

bool is_packed_type(const TypeTable& types, TypeId type) {
  if (!is_vector(types, type)) return false;
  const VectorShape shape = vector_shape(types, type);
  return shape.form == VectorForm::Packed && shape.count == shape.lanes_of_part &&
         shape.lane == types[type].element;
}

bool is_wide_type(const TypeTable& types, TypeId type) {
  if (!is_vector(types, type)) return false;
  const VectorShape shape = vector_shape(types, type);
  return shape.form == VectorForm::Packed && shape.lane == types[type].element &&
         shape.part_count > 1 && std::has_single_bit(shape.part_count) &&
         16 * shape.part_count <= std::rbegin(kWideRegisters)->bytes;
}

uint32_t widest_register(TypeId lane, ProcessorFeatures features) {
  const bool is_number = lane == ssa::kFloat || lane == ssa::kDouble;
  uint32_t bytes = 16;
  for (const WideRegister& wide : kWideRegisters)
    if ((features & (is_number ? wide.numbers : wide.integers)) != 0) bytes = wide.bytes;
  return bytes;
}

bool is_odd_integer(const TypeTable& types, TypeId type) {
  if (!types.is_integer(type)) return false;
  uint32_t bits = types.integer_bits(type);
  return bits < 64 && bits != 1 && bits != 8 && bits != 16 && bits != 32;
}

bool is_wide_integer(const TypeTable& types, TypeId type) {
  return types.is_integer(type) && types.integer_bits(type) > 64;
}

TypeId lane_type(const TypeTable& types, TypeId type) {
  return is_vector(types, type) ? types[type].element : type;
}

uint64_t lane_count(const TypeTable& types, TypeId type) {
  return is_vector(types, type) ? types[type].count : 1;
}

bool is_legal_other_type(const TypeTable& types, TypeId type) {
  switch (types.kind(type)) {
    case TypeKind::Integer:
      return !is_odd_integer(types, type) && !is_wide_integer(types, type);
    case TypeKind::Half:
    case TypeKind::BFloat:
    case TypeKind::Fp128:
    case TypeKind::Vector:
    case TypeKind::Array:
    case TypeKind::Struct:
      return false;
    default:
      return true;
  }
}

bool touches_illegal_type(const ssa::Function& function, ssa::InstId id) {
  const TypeTable& types = function.types();
  if (!is_legal_type(types, function[id].type)) return true;
  for (ssa::Value operand : function.operands(id))
    if (!operand.is_block() && !operand.is_type() &&
        !is_legal_type(types, function.type_of(operand)))
      return true;
  return false;
}

uint32_t part_count_of_scalar(const TypeTable& types, TypeId scalar) {
  if (scalar == ssa::kFp128) return 2;
  if (!types.is_integer(scalar)) return 1;
  uint32_t bits = types.integer_bits(scalar);
  return std::min(bits / 64 + (bits % 64 != 0), kTooMany);
}

TypeId part_type(const TypeTable& types, TypeId scalar) {
  if (is_small_floating(scalar)) return ssa::kI16;
  if (scalar == ssa::kFp128) return ssa::kI64;
  if (!types.is_integer(scalar)) return scalar;
  uint32_t bits = types.integer_bits(scalar);
  if (bits == 1) return ssa::kI1;
  return bits <= 8 ? ssa::kI8 : bits <= 16 ? ssa::kI16 : bits <= 32 ? ssa::kI32 : ssa::kI64;
}

uint32_t count_parts(const TypeTable& types, TypeId type) {
  uint64_t factor = 1;
  while (types.kind(type) == TypeKind::Array) {
    factor = types[type].count == 0 ? 0 : std::min<uint64_t>(factor * types[type].count, kTooMany);
    if (factor == 0) return 0;
    type = types[type].element;
  }
  uint64_t count = 0, members = 0;
  for_each_leaf(types, type, [&](TypeId leaf, uint64_t, auto) {
    count += part_count_of_leaf(types, leaf);
    return ++members < kTooMany && count * factor < kTooMany;
  });
  return static_cast<uint32_t>(std::min<uint64_t>(count * factor, kTooMany));
}

void append_leaves(const TypeTable& types, TypeId type, ArenaVector<Leaf>& leaves) {
  for_each_leaf(types, type, [&](TypeId leaf, uint64_t offset, auto) {
    leaves.push_back({leaf, offset});
    return true;
  });
}

void append_scalars(const TypeTable& types, TypeId type, ArenaVector<Leaf>& scalars) {
  ssa::for_each_leaf(
      types, type, [&](TypeId at) { return is_scalar_or_bits(types, at); },
      [&](TypeId scalar, uint64_t offset, auto) {
        scalars.push_back({scalar, offset});
        return true;
      });
}

void append_part_types(TypeTable& types, TypeId type, ArenaVector<TypeId>& parts) {
  for_each_leaf(types, type, [&](TypeId leaf, uint64_t, auto) {
    TypeId part = part_type(types, lane_type(types, leaf));
    if (is_vector(types, leaf))
      if (const VectorShape shape = vector_shape(types, leaf); shape.form != VectorForm::Lanes)
        part = types.vector(shape.lanes_of_part, shape.lane);
    parts.insert(parts.end(), part_count_of_leaf(types, leaf), part);
    return true;
  });
}

MemberPlace MemberFinder::find(TypeId type, std::span<const uint64_t> indices) {
  MemberPlace place{type, 0, 0};
  for (uint64_t index : indices) {
    TypeId member = ssa::member_type(types_, place.type, index);
    if (index != 0)
      place.first_part += types_.kind(place.type) == TypeKind::Struct
                              ? first_parts(place.type)[index]
                              : static_cast<uint32_t>(index) * count_parts(member);
    place.offset += ssa::member_offset(types_, place.type, index);
    place.type = member;
  }
  return place;
}

// Lists the structs within first: they may nest deeper than the host's stack.
std::span<const uint32_t> MemberFinder::first_parts(TypeId structure) {
  if (place_of_.size() <= structure.index()) place_of_.resize(types_.size());
  for (open_.assign(1, structure); !open_.empty();) {
    const TypeId type = open_.back();
    const size_t depth = open_.size();
    if (place_of_[type.index()] == 0)
      for (TypeId member : types_.members(type))
        if (const TypeId inner = struct_in(member); inner.valid() && place_of_[inner.index()] == 0)
          open_.push_back(inner);
    if (open_.size() > depth) continue;
    open_.pop_back();
    if (place_of_[type.index()] == 0) list(type);
  }
  return std::span(first_parts_)
      .subspan(place_of_[structure.index()] - 1, types_[structure].member_count + 1);
}

void MemberFinder::list(TypeId structure) {
  first_parts_.push_back(0);
  place_of_[structure.index()] = static_cast<uint32_t>(first_parts_.size());
  for (TypeId member : types_.members(structure))
    first_parts_.push_back(first_parts_.back() + count_parts(member));
}

// The struct that a type is, or that arrays of it are made of; none() if there is none.
TypeId MemberFinder::struct_in(TypeId type) const {
  while (types_.kind(type) == TypeKind::Array) type = types_[type].element;
  return types_.kind(type) == TypeKind::Struct ? type : TypeId::none();
}

uint32_t MemberFinder::count_parts(TypeId type) {
  uint32_t factor = 1;
  for (; types_.kind(type) == TypeKind::Array; type = types_[type].element)
    factor *= static_cast<uint32_t>(types_[type].count);
  const uint32_t place =
      types_.kind(type) == TypeKind::Struct ? place_of_[type.index()] : uint32_t{0};
  return factor * (place != 0 ? first_parts_[place - 1 + types_[type].member_count]
                              : backend::count_parts(types_, type));
}

}  // namespace lilt::backend

#include "backend/legalize/types/leaves.h"

#include <algorithm>

namespace lilt::backend {

using ssa::TypeId;
using ssa::TypeKind;
using ssa::TypeTable;

namespace {

constexpr uint32_t kTooMany = kMaxParts + 1;

// An aggregate or vector during the walk; `next` is its next member.
struct Open {
  TypeId type;
  uint64_t offset;
  uint64_t next;
};

bool is_container(const TypeTable& types, TypeId type) {
  return types.is_aggregate(type) || types.kind(type) == TypeKind::Vector;
}

uint64_t member_count(const ssa::Type& type) {
  return type.kind == TypeKind::Struct ? type.member_count : type.count;
}

TypeId member_type(const TypeTable& types, TypeId type, uint64_t index) {
  return types.kind(type) == TypeKind::Struct ? types.member(type, index) : types[type].element;
}

uint64_t member_offset(const TypeTable& types, TypeId type, uint64_t index) {
  const ssa::Type& t = types[type];
  if (t.kind == TypeKind::Struct) return types.field_offset(type, index);
  if (t.kind == TypeKind::Array) return index * types.size_of(t.element);
  return is_bit_packed_vector(types, type) ? 0 : index * types.store_size(t.element);
}

// Calls visit(leaf, offset) for each leaf until it returns false; bit-packed vectors count as
// leaves if `packed_is_leaf`. Aggregates and vectors of size 0 have no leaves.
template <class Visitor>
void for_each_leaf(const TypeTable& types, TypeId root, bool packed_is_leaf, Visitor visit) {
  auto is_opened = [&](TypeId type) {
    return is_container(types, type) && !(packed_is_leaf && is_bit_packed_vector(types, type));
  };
  if (!is_opened(root)) {
    visit(root, 0);
    return;
  }
  std::vector<Open> stack{{root, 0, 0}};
  while (!stack.empty()) {
    Open& top = stack.back();
    if (top.next == member_count(types[top.type])) {
      stack.pop_back();
      continue;
    }
    uint64_t index = top.next++;
    TypeId member = member_type(types, top.type, index);
    uint64_t offset = top.offset + member_offset(types, top.type, index);
    if (is_container(types, member) && types.size_of(member) == 0) continue;
    if (is_opened(member))
      stack.push_back({member, offset, 0});
    else if (!visit(member, offset))
      return;
  }
}

}  // namespace

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

bool is_bit_packed_vector(const TypeTable& types, TypeId type) {
  const ssa::Type& t = types[type];
  return t.kind == TypeKind::Vector && types.is_integer(t.element) &&
         types.integer_bits(t.element) % 8 != 0;
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
  while (types.kind(type) == TypeKind::Array || types.kind(type) == TypeKind::Vector) {
    factor = types[type].count == 0 ? 0 : std::min<uint64_t>(factor * types[type].count, kTooMany);
    if (factor == 0) return 0;
    type = types[type].element;
  }
  uint64_t count = 0, members = 0;
  for_each_leaf(types, type, false, [&](TypeId scalar, uint64_t) {
    count += part_count_of_scalar(types, scalar);
    return ++members < kTooMany && count * factor < kTooMany;
  });
  return static_cast<uint32_t>(std::min<uint64_t>(count * factor, kTooMany));
}

void append_leaves(const TypeTable& types, TypeId type, std::vector<Leaf>& leaves) {
  for_each_leaf(types, type, true, [&](TypeId scalar, uint64_t offset) {
    leaves.push_back({scalar, offset});
    return true;
  });
}

void append_part_types(const TypeTable& types, TypeId type, std::vector<TypeId>& parts) {
  for_each_leaf(types, type, false, [&](TypeId scalar, uint64_t) {
    parts.insert(parts.end(), part_count_of_scalar(types, scalar), part_type(types, scalar));
    return true;
  });
}

MemberPlace MemberFinder::find(TypeId type, std::span<const uint64_t> indices) {
  MemberPlace place{type, 0, 0};
  for (uint64_t index : indices) {
    TypeId member = member_type(types_, place.type, index);
    place.first_part += types_.kind(place.type) == TypeKind::Struct
                            ? first_parts(place.type)[index]
                            : static_cast<uint32_t>(index) * count_parts(member);
    place.offset += member_offset(types_, place.type, index);
    place.type = member;
  }
  return place;
}

const std::vector<uint32_t>& MemberFinder::first_parts(TypeId structure) {
  std::vector<uint32_t>& first = first_parts_[structure.index()];
  if (!first.empty()) return first;
  first.push_back(0);
  for (TypeId member : types_.members(structure))
    first.push_back(first.back() + backend::count_parts(types_, member));
  return first;
}

uint32_t MemberFinder::count_parts(TypeId type) {
  uint32_t factor = 1;
  for (; types_.kind(type) == TypeKind::Array; type = types_[type].element)
    factor *= static_cast<uint32_t>(types_[type].count);
  bool is_struct = types_.kind(type) == TypeKind::Struct;
  return factor * (is_struct ? first_parts(type).back() : backend::count_parts(types_, type));
}

}  // namespace lilt::backend

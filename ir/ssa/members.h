// The members of structs, arrays and vectors, and the walk from a type to its leaves: the one
// flattener of types.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

#include "ir/ssa/type.h"

namespace lilt::ssa {

inline bool has_members(const TypeTable& types, TypeId type) {
  return types.is_aggregate(type) || types.kind(type) == TypeKind::Vector;
}

// A vector whose elements are not whole bytes: one integer in memory.
inline bool is_bit_packed_vector(const TypeTable& types, TypeId type) {
  const Type& t = types[type];
  return t.kind == TypeKind::Vector && types.is_integer(t.element) &&
         types.integer_bits(t.element) % 8 != 0;
}

// The next three require has_members.
inline uint64_t member_count(const TypeTable& types, TypeId type) {
  const Type& t = types[type];
  return t.kind == TypeKind::Struct ? t.member_count : t.count;
}
inline TypeId member_type(const TypeTable& types, TypeId type, uint64_t index) {
  return types.kind(type) == TypeKind::Struct ? types.member(type, index) : types[type].element;
}
// In bytes from the start; 0 in a bit-packed vector.
inline uint64_t member_offset(const TypeTable& types, TypeId type, uint64_t index) {
  const Type& t = types[type];
  if (t.kind == TypeKind::Struct) return types.field_offset(type, index);
  if (t.kind == TypeKind::Array) return index * types.size_of(t.element);
  return is_bit_packed_vector(types, type) ? 0 : index * types.store_size(t.element);
}

// Calls visit(leaf, offset, path) for each leaf of a type, in order, until it returns false, and
// returns whether it never did. A leaf is what `is_leaf` says is one; a type without members must
// be. The path has the indices that lead to the leaf. What has size 0 has no leaves, however many
// members it has. Types may nest deeper than the host's stack. O(leaves * depth).
template <class IsLeaf, class Visitor>
bool for_each_leaf(const TypeTable& types, TypeId type, IsLeaf is_leaf, Visitor visit) {
  if (is_leaf(type)) return visit(type, uint64_t{0}, std::span<const uint32_t>());
  struct Level {
    TypeId type;
    uint64_t count, offset;
  };
  constexpr size_t kUsualDepth = 24;
  std::array<std::byte, kUsualDepth*(sizeof(Level) + sizeof(uint32_t))> buffer;
  std::pmr::monotonic_buffer_resource memory(buffer.data(), buffer.size());
  std::pmr::vector<Level> levels(&memory);
  std::pmr::vector<uint32_t> path(&memory);  // an index for each level
  levels.reserve(kUsualDepth);
  path.reserve(kUsualDepth);
  auto enter = [&](TypeId at, uint64_t offset) {
    levels.push_back({at, types.size_of(at) == 0 ? 0 : member_count(types, at), offset});
    path.push_back(UINT32_MAX);  // the first member comes next
  };
  enter(type, 0);
  while (!levels.empty()) {
    const Level whole = levels.back();
    const uint32_t index = ++path.back();
    if (index >= whole.count) {
      levels.pop_back();
      path.pop_back();
      continue;
    }
    const TypeId member = member_type(types, whole.type, index);
    const uint64_t offset = whole.offset + member_offset(types, whole.type, index);
    if (!is_leaf(member))
      enter(member, offset);
    else if (!visit(member, offset, std::span<const uint32_t>(path)))
      return false;
  }
  return true;
}

}  // namespace lilt::ssa

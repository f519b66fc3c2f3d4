// How far from its pointer a getelementptr points.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/ssa/type.h"

namespace lilt::ssa {

// Walks through the source type by `count` indices. `field_number(i)` gives the number of a
// struct's field at index i, `distance(i, size)` the bytes that another index moves over elements
// of that size; both as an optional. Returns the sum, which wraps, or nothing if one of them
// returns nothing, if the struct lacks that field, or if a type is not sized. Sets `source` to the
// type after the last index. O(count).
template <class FieldNumber, class Distance>
std::optional<uint64_t> element_offset(const TypeTable& types, TypeId& source, size_t count,
                                       FieldNumber field_number, Distance distance) {
  uint64_t offset = 0;
  for (size_t i = 0; i < count; ++i) {
    std::optional<uint64_t> step;
    if (i > 0 && types.kind(source) == TypeKind::Struct) {
      std::optional<uint64_t> field = field_number(i);
      if (!field || *field >= types.members(source).size()) return std::nullopt;
      step = types.field_offset(source, *field);
      source = types.member(source, *field);
    } else {
      if (i > 0) source = types[source].element;
      if (!source.valid() || !types.is_sized(source)) return std::nullopt;
      step = distance(i, types.size_of(source));
    }
    if (!step) return std::nullopt;
    offset += *step;
  }
  return offset;
}

// The same where every index is a number, which `number(i)` gives with its sign extended.
template <class Number>
std::optional<uint64_t> constant_offset(const TypeTable& types, TypeId source, size_t count,
                                        Number number) {
  return element_offset(types, source, count, number, [&](size_t i, uint64_t size) {
    std::optional<uint64_t> steps = number(i);
    return steps ? std::optional(*steps * size) : std::nullopt;
  });
}

}  // namespace lilt::ssa

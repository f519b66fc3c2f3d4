#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

using ssa::TypeId;
using ssa::TypeKind;
using ssa::TypeTable;

namespace {

constexpr uint32_t kWidestInteger = 16384;

bool has_elements(const TypeTable& types, TypeId type) {
  return types.is_aggregate(type) || types.kind(type) == TypeKind::Vector;
}

uint64_t element_count(const TypeTable& types, TypeId type) {
  const ssa::Type& t = types[type];
  return t.kind == TypeKind::Struct ? t.member_count : t.count;
}

struct PartPlace {
  TypeId type;
  uint64_t offset;
};

PartPlace element_at(const TypeTable& types, const PartPlace& whole, uint64_t index) {
  const ssa::Type& t = types[whole.type];
  if (t.kind == TypeKind::Struct)
    return {types.member(whole.type, index), whole.offset + types.field_offset(whole.type, index)};
  uint64_t distance =
      t.kind == TypeKind::Vector ? scalar_width(types, t.element) / 8 : types.size_of(t.element);
  return {t.element, whole.offset + index * distance};
}

void add_scalar(const TypeTable& types, const PartPlace& place, std::vector<Part>& parts) {
  uint32_t width = scalar_width(types, place.type);
  bool is_pointer = types.is_pointer(place.type);
  for (uint32_t done = 0; done < width; done += 64)
    parts.push_back({std::min(width - done, 64u), place.offset + done / 8, is_pointer});
}

}  // namespace

uint32_t scalar_width(const TypeTable& types, TypeId type) {
  const uint32_t bits = types.scalar_bits(type);
  return types.is_integer(type) && bits > kWidestInteger ? 0 : bits;
}

uint32_t cell_width(const TypeTable& types, TypeId type) {
  uint32_t width = scalar_width(types, type);
  return width <= 64 ? width : 0;
}

bool is_bit_packed(const TypeTable& types, TypeId type) {
  return types.kind(type) == TypeKind::Vector && scalar_width(types, types[type].element) % 8 != 0;
}

std::optional<std::vector<Part>> parts_of(const TypeTable& types, TypeId type) {
  std::vector<PackedVector> packed;
  return parts_of(types, type, packed);
}

// A worklist: types may be nested deeper than the host's stack.
std::optional<std::vector<Part>> parts_of(const TypeTable& types, TypeId type,
                                          std::vector<PackedVector>& packed) {
  std::vector<Part> parts;
  std::vector<PartPlace> rest{{type, 0}};
  while (!rest.empty()) {
    PartPlace place = rest.back();
    rest.pop_back();
    if (has_elements(types, place.type)) {
      uint64_t count = element_count(types, place.type);
      if (count + rest.size() > kMaxParts) return std::nullopt;
      if (is_bit_packed(types, place.type)) {
        uint32_t width = scalar_width(types, types[place.type].element);
        packed.push_back({static_cast<uint32_t>(parts.size()),
                          static_cast<uint32_t>(count) * words_of(width), count * width,
                          place.offset});
      }
      for (uint64_t i = count; i > 0; --i) rest.push_back(element_at(types, place, i - 1));
    } else if (scalar_width(types, place.type) != 0) {
      add_scalar(types, place, parts);
    } else {
      return std::nullopt;
    }
    if (parts.size() > kMaxParts) return std::nullopt;
  }
  return parts;
}

uint32_t part_count(const TypeTable& types, TypeId type) {
  if (uint32_t width = scalar_width(types, type)) return words_of(width);
  if (!has_elements(types, type)) return 0;
  std::optional<std::vector<Part>> parts = parts_of(types, type);
  return parts ? static_cast<uint32_t>(parts->size()) : 0;
}

uint32_t parts_before(const TypeTable& types, TypeId type, uint64_t index) {
  if (types.kind(type) != TypeKind::Struct)
    return static_cast<uint32_t>(index) * part_count(types, types[type].element);
  uint32_t count = 0;
  for (uint64_t i = 0; i < index; ++i) count += part_count(types, types.member(type, i));
  return count;
}

}  // namespace lilt::runtime

#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

using ssa::TypeId;
using ssa::TypeKind;
using ssa::TypeTable;

namespace {

constexpr uint32_t kMaxIntegerBits = 16384;

// False if the machine lacks such values.
bool add_scalar(const TypeTable& types, TypeId scalar, uint64_t offset, std::vector<Part>& parts) {
  const uint32_t width = scalar_width(types, scalar);
  for (uint32_t done = 0; done < width; done += 64)
    parts.push_back({std::min(width - done, 64u), offset + done / 8, types.is_pointer(scalar)});
  return width != 0 && parts.size() <= kMaxParts;
}

}  // namespace

uint32_t scalar_width(const TypeTable& types, TypeId type) {
  const uint32_t bits = types.scalar_bits(type);
  return types.is_integer(type) && bits > kMaxIntegerBits ? 0 : bits;
}

uint32_t cell_width(const TypeTable& types, TypeId type) {
  uint32_t width = scalar_width(types, type);
  return width <= 64 ? width : 0;
}

std::optional<std::vector<Part>> parts_of(const TypeTable& types, TypeId type) {
  std::vector<PackedVector> packed;
  return parts_of(types, type, packed);
}

std::optional<std::vector<Part>> parts_of(const TypeTable& types, TypeId type,
                                          std::vector<PackedVector>& packed) {
  std::vector<Part> parts;
  auto is_leaf = [&](TypeId at) {
    return !ssa::has_members(types, at) || ssa::is_bit_packed_vector(types, at);
  };
  const bool has_all =
      ssa::for_each_leaf(types, type, is_leaf, [&](TypeId leaf, uint64_t offset, auto) {
        if (!ssa::has_members(types, leaf)) return add_scalar(types, leaf, offset, parts);
        const ssa::Type& vector = types[leaf];
        const uint32_t width = scalar_width(types, vector.element);
        packed.push_back({static_cast<uint32_t>(parts.size()),
                          static_cast<uint32_t>(vector.count) * words_of(width),
                          vector.count * width, offset});
        for (uint64_t i = 0; i < vector.count; ++i)
          if (!add_scalar(types, vector.element, offset, parts)) return false;
        return true;
      });
  return has_all ? std::optional(parts) : std::nullopt;
}

uint32_t part_count(const TypeTable& types, TypeId type) {
  if (uint32_t width = scalar_width(types, type)) return words_of(width);
  if (!ssa::has_members(types, type)) return 0;
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

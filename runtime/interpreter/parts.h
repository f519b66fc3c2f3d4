// The representation of a value of any type in cells: one cell for each scalar in it, adjacent.
//
// An integer of more than 64 bits takes a cell for each word of 64 bits (the last may be shorter),
// x86_fp80 one of 64 and one of 16. Structs, arrays and vectors take the cells of their elements in
// order. The machine lacks values of very many scalars.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ir/ssa/members.h"
#include "ir/ssa/type.h"

namespace lilt::runtime {

struct Part {
  uint32_t width = 0;   // in bits, 1 … 64
  uint64_t offset = 0;  // in memory, in bytes; meaningless in a PackedVector
  bool is_pointer = false;
};

// A vector whose elements are bit-packed in memory, the first lowest.
struct PackedVector {
  uint32_t first_part = 0, part_count = 0;
  uint64_t bits = 0;
  uint64_t offset = 0;  // in memory, in bytes
};

inline constexpr uint32_t kMaxParts = 4096;

// The parts of a value of the type, in order; nothing if the machine lacks such values. O(number of
// parts, and of elements without any).
std::optional<std::vector<Part>> parts_of(const ssa::TypeTable& types, ssa::TypeId type);
// Adds the packed vectors in the type, in order.
std::optional<std::vector<Part>> parts_of(const ssa::TypeTable& types, ssa::TypeId type,
                                          std::vector<PackedVector>& packed);
// Their number; 0 for void, empty aggregates and types that the machine lacks. O(depth of the
// type).
uint32_t part_count(const ssa::TypeTable& types, ssa::TypeId type);
// Number of parts before those of field or element `index` of an aggregate or vector type.
uint32_t parts_before(const ssa::TypeTable& types, ssa::TypeId type, uint64_t index);

// The width of an integer type of any width, a pointer or a floating-point format; else 0.
uint32_t scalar_width(const ssa::TypeTable& types, ssa::TypeId type);
// The same for types whose values fit one cell; 0 for every other type.
uint32_t cell_width(const ssa::TypeTable& types, ssa::TypeId type);
using ssa::is_bit_packed_vector;

constexpr uint32_t words_of(uint32_t width) { return (width + 63) / 64; }

}  // namespace lilt::runtime

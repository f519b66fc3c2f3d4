// The value of a local in the default machine.
//
// A cell holds up to 64 bits, a definedness bit for each, and for pointers the block they were
// derived from (their provenance). Integers carry no provenance: a pointer that becomes an integer
// exposes its block, and an integer that becomes a pointer finds an exposed block at its address
// (the rule called PNVI-ae-udi; Memarian et al., Exploring C Semantics and Pointer Provenance,
// 2019). Invariants: bits above the type's width are zero and defined. In a cell with undefined
// bits, `block` holds the reason instead: the index of a Cause (0: read from memory that was never
// written).
#pragma once

#include <cstdint>

#include "ir/support/bits.h"

namespace lilt::runtime {

// A block of memory during one lifetime: records are reused, each time with a new generation.
struct BlockRef {
  uint32_t index = 0;
  uint32_t generation = 0;
  friend bool operator==(BlockRef, BlockRef) = default;
};
inline constexpr uint32_t kNoBlock = 0, kNullBlock = 1;

struct Cell {
  uint64_t bits = 0;
  uint64_t undefined = 0;  // mask
  BlockRef block;

  bool is_defined() const { return undefined == 0; }
};

// Word by word, as operations write cells: a wide load of two words that were just written
// separately stalls. The build keeps the compiler from making it (CMakeLists.txt).
inline void copy_cell(Cell& to, const Cell& from) {
  to.bits = from.bits;
  to.undefined = from.undefined;
  to.block = from.block;
}

constexpr Cell integer_cell(uint64_t bits) { return {bits, 0, {}}; }
constexpr Cell null_cell() { return {0, 0, {kNullBlock, 0}}; }
constexpr Cell undefined_cell(uint32_t width, uint32_t cause) {
  return {0, low_mask(width), {cause, 0}};
}

}  // namespace lilt::runtime

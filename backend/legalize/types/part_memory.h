// Values of parts in memory, and their bits as parts of values of other types.
#pragma once

#include "backend/legalize/types/packed_arithmetic.h"

namespace lilt::backend {

struct MemoryAccess {
  ssa::Value pointer;
  uint32_t align = 1;  // of the pointer
  uint16_t flags = 0;  // volatile
};

class PartMemory {
 public:
  explicit PartMemory(PackedArithmetic& packed)
      : p_(packed),
        function_(packed.function()),
        types_(packed.types()),
        emit_(packed.emit()),
        scratch_(packed.scratch()) {}

  void load_type(ssa::TypeId type, uint64_t offset, const MemoryAccess& place, Parts& out);
  void load_leaf(const Leaf& leaf, const MemoryAccess& place, Parts& out);
  // Returns the number of parts stored.
  size_t store_leaf(const Leaf& leaf, PartSpan stored, const MemoryAccess& place);
  Parts bitcast(ssa::TypeId from, ssa::TypeId to, PartSpan old_parts);

 private:
  ssa::Value load_bits(ssa::TypeId part, uint32_t bits, uint64_t offset, const MemoryAccess& place);
  void store_bits(ssa::Value part, uint32_t bits, uint64_t offset, const MemoryAccess& place);
  void load_packed(ssa::TypeId vector, uint64_t offset, const MemoryAccess& place, Parts& out);
  void store_packed(ssa::TypeId vector, PartSpan lanes, uint64_t offset, const MemoryAccess& place);
  void load_packed_vector(const VectorShape& shape, uint64_t offset, const MemoryAccess& place,
                          Parts& out);
  void store_packed_vector(const VectorShape& shape, PartSpan parts, uint64_t offset,
                           const MemoryAccess& place);
  Parts bitcast_packed(ssa::TypeId from, ssa::TypeId to, PartSpan old_parts);
  uint32_t bit_width(ssa::TypeId scalar) const;

  PackedArithmetic& p_;
  ssa::Function& function_;
  const ssa::TypeTable& types_;
  Emitter& emit_;
  Arena& scratch_;
};

}  // namespace lilt::backend

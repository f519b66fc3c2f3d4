// Addresses are computed at their accesses.
//
// A getelementptr that serves only loads and stores of its block, or another such getelementptr, is
// decoded anew before each of them, where the two become one quick operation; clang -O0 computes
// the address of a store before the stored value. This is right if nothing writes the slots of its
// operands up to the last access, and pays for a few accesses.
#pragma once

#include <vector>

#include "runtime/interpreter/value_places.h"

namespace lilt::runtime {

class SunkAddresses {
 public:
  SunkAddresses(const ssa::Function& function, const ValuePlaces& places)
      : function_(function),
        places_(places),
        sunk_(function.value_count()),
        position_(function.value_count()) {}
  // Finds those of a block.
  void find(ssa::BlockId block);
  // Whether the instruction is decoded at its accesses.
  bool contain(ssa::InstId id) const { return sunk_[id.index()].distance != 0; }

 private:
  // Of an address, or an index, that is decoded at its accesses.
  struct Sinking {
    uint8_t distance = 0;  // in addresses, from the access; 0: decoded in its own place
    ssa::InstId last;      // the last access
  };
  Sinking sinking_of(ssa::InstId address) const;
  Sinking sinking_of_extension(ssa::InstId extension) const;
  Sinking sinking_into(ssa::InstId user, uint32_t operand) const;
  bool may_move(ssa::InstId address) const;
  bool keeps_operands(ssa::InstId id, ssa::InstId last) const;

  const ssa::Function& function_;
  const ValuePlaces& places_;
  std::vector<Sinking> sunk_;       // by value
  std::vector<uint32_t> position_;  // by value: increasing in each block seen
};

}  // namespace lilt::runtime

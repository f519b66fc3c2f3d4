// What the values of a loop are where several iterations run at once: one after the other in the
// lanes of vectors, of which there may be several *parts*.
//
// Terms. A value is computed *at the start*, before the vectors, as in the first iteration; or, in
// the vectors, *for the first lane*, as addresses are. A *mask* says which lanes' iterations take
// an edge, or run a block.
#pragma once

#include <array>

#include "ir/opt/lane_widths.h"
#include "ir/opt/vector_builder.h"
#include "ir/opt/vector_factors.h"
#include "ir/opt/vector_loop.h"
#include "ir/ssa/clone.h"

namespace lilt::opt {

// The base of what vectorizes one loop after the other, which analyzes it, and makes the blocks.
// A question takes O(what of the loop computes the value), once.
class LaneValues : protected VectorBuilder {
 protected:
  LaneValues(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch)
      : VectorBuilder(function, scratch),
        cfg_(analyses.control_flow()),
        loop_(function, analyses, scratch) {}

  // Of values that are carried: what they are in the first lane, and in all.
  struct VectorPhi {
    ssa::Value first_lane;
    ssa::Value all;  // of an induction variable, in the first part
  };

  // Forgets the loop before.
  void begin_loop();
  uint32_t lanes() const { return factors_.lanes * factors_.parts; }

  ssa::Value value_at_start(ssa::Value value);
  ssa::Value value_of_first_lane(ssa::Value value);
  ssa::Value phi_of_first_lane(const CarriedValue& value);
  VectorPhi& phi_of(const CarriedValue& value) { return phis_[index_of(value)]; }
  size_t index_of(const CarriedValue& value) const {
    return static_cast<size_t>(&value - loop_.carried.data());
  }

  bool is_integer(TypeId type) const {
    return function_.types().is_integer(type) && function_.types().integer_bits(type) > 1;
  }
  uint32_t bits_of(ssa::Value value) const {
    return function_.types().scalar_bits(function_.type_of(value));
  }
  // The type of the lanes that have the value.
  TypeId lane_type(ssa::Value value);
  // A part of the vector that has the value, in its own lanes, or has the integer in lanes of so
  // many bits.
  ssa::Value lanes_of_value(ssa::Value value, uint32_t number);
  ssa::Value lanes_of_value(ssa::Value value, uint32_t number, uint32_t bits);
  ssa::Value next_lanes(const CarriedValue& value, uint32_t number);
  ssa::Value part(ssa::Value value, uint32_t number) { return slot(value.local()).parts[number]; }
  void set_part(ssa::Value value, uint32_t number, ssa::Value lanes) {
    slot(value.local()).parts[number] = lanes;
  }
  // None() if all lanes run the block, or take the edge.
  ssa::Value mask_of(BlockId block, uint32_t number);
  ssa::Value mask_of_edge(BlockId from, BlockId to, uint32_t number);

  const ssa::ControlFlowGraph& cfg_;
  VectorLoop loop_;
  LaneWidths widths_{function_, loop_, scratch_};
  VectorFactors factors_;
  BlockId vectors_, preheader_;  // which runs the vectors, which goes there

 private:
  // Of a value: its lanes, by part, and whether it has been copied.
  struct Slot {
    std::array<ssa::Value, 4> parts;
    bool is_at_start = false, is_in_vectors = false;
  };

  Slot& slot(InstId id);
  ssa::Value clone(ssa::Value value, ssa::RegionClone& copies, bool Slot::*is_copied);
  ssa::Value before(const CarriedValue& value, uint32_t number);
  ssa::Value phi_of_all_lanes(const CarriedValue& value, uint32_t number);

  ssa::RegionClone at_start_{function_, ssa::CloneScopes::Drop, scratch_};
  ssa::RegionClone in_vectors_{function_, ssa::CloneScopes::Drop, scratch_};
  ArenaIdMap<InstId, uint32_t> slot_of_{scratch_};  // 0: nothing is known of the value
  ArenaVector<Slot> slots_{scratch_};
  ArenaVector<InstId> known_{scratch_};      // the values that have one
  ArenaVector<VectorPhi> phis_{scratch_};    // by carried value
  ArenaVector<ssa::Value> masks_{scratch_};  // by block of the loop and part
};

}  // namespace lilt::opt

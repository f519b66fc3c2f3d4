// The instructions of a loop's body on vectors: one of the body becomes one or more for each part.
// A store that some lanes go without may become blocks.
#pragma once

#include "ir/opt/byte_sums.h"
#include "ir/opt/lane_values.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

class WidenedBody : protected LaneValues {
 protected:
  using LaneValues::LaneValues;

  // At the end of the vectors' block. O(operands × parts), lanes of scattered accesses.
  void widen(InstId id);

  bool is_byte_sum(const CarriedValue& value) const {
    return value.next.is_local() && byte_sums_.find(value.next.local()) != nullptr;
  }
  TypeId type_of_byte_sums() { return function_.types().vector(factors_.lanes / 8, ssa::kI64); }

  ByteSums byte_sums_{function_, loop_, widths_, scratch_};
  ssa::CfgEdit edit_{function_, scratch_};

 private:
  ssa::Value widen(InstId id, uint32_t number);
  ssa::Value widen_phi(InstId id, uint32_t number);
  ssa::Value choose(InstId id, ssa::Value condition, ssa::Value if_true, ssa::Value if_false);
  ssa::Value arm(InstId id, uint32_t operand, uint32_t number);
  ssa::Value arm_of_choice(const CarriedValue& choice, ssa::Value value, uint32_t number);
  ssa::Value widen_guarded_step(InstId id, uint32_t number);
  ssa::Value extended_mask(ssa::Value lanes) const;
  ssa::Value widen_operation(InstId id, uint32_t number);
  ssa::Value widen_select(InstId id, uint32_t number);
  ssa::Value widen_conversion(InstId id, uint32_t number);
  ssa::Value widen_call(InstId id, uint32_t number);
  ssa::Value add_bytes_of(InstId id, uint32_t number);

  void widen_access(const VectorAccess& access);
  uint32_t alignment(const VectorAccess& access) const;
  ssa::Value stored_lanes(const VectorAccess& access, uint32_t number);
  void widen_uniform_store(const VectorAccess& access);
  void access_consecutive(const VectorAccess& access, ssa::Value address, uint32_t number);
  void access_masked(const VectorAccess& access, ssa::Value address, uint32_t number);
  ssa::Value address_of_lane(const VectorAccess& access, ssa::Value first, uint64_t iteration);
  ssa::Value value_of_lane(ssa::Value value, uint64_t iteration);
  void gather(const VectorAccess& access);
  void scatter(const VectorAccess& access);
  void store_by_branches(const VectorAccess& access);
  void load_by_branches(const VectorAccess& access);
  ssa::Value bits_of_mask(ssa::Value mask);
  BlockId go_on_if_any(ssa::Value bits, uint64_t wanted);
  void go_on_at(BlockId block);
  void load_window(const VectorAccess& access);
  void store_window(const VectorAccess& access);
  ssa::Value reverse(ssa::Value vector);
};

}  // namespace lilt::opt

// The instructions of a loop's body on vectors: one of the body becomes one or more for each part.
#pragma once

#include "ir/opt/byte_sums.h"
#include "ir/opt/lane_values.h"

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

 private:
  ssa::Value widen(InstId id, uint32_t number);
  ssa::Value widen_phi(InstId id, uint32_t number);
  ssa::Value arm(InstId id, uint32_t operand, uint32_t number);
  ssa::Value widen_guarded_step(InstId id, uint32_t number);
  ssa::Value widen_operation(InstId id, uint32_t number);
  ssa::Value widen_select(InstId id, uint32_t number);
  ssa::Value widen_conversion(InstId id, uint32_t number);
  ssa::Value widen_call(InstId id, uint32_t number);
  ssa::Value add_bytes_of(InstId id, uint32_t number);

  void widen_access(const VectorAccess& access);
  uint32_t alignment(const VectorAccess& access) const;
  ssa::Value stored_lanes(const VectorAccess& access, uint32_t number);
  void access_consecutive(const VectorAccess& access, ssa::Value address, uint32_t number);
  void access_masked(const VectorAccess& access, ssa::Value address, uint32_t number);
  ssa::Value address_of_lane(const VectorAccess& access, ssa::Value first, uint32_t number,
                             uint32_t lane);
  void gather(const VectorAccess& access);
  void scatter(const VectorAccess& access);
  void load_window(const VectorAccess& access);
  void store_window(const VectorAccess& access);
  ssa::Value reverse(ssa::Value vector);
};

}  // namespace lilt::opt

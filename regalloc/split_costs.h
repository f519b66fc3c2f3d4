// Where the linear scan can cut live ranges, and what that costs, in executions of a load or store.
// Costs are noted as terms (cost_terms.h) while they are computed.
#pragma once

#include <limits>

#include "regalloc/scan_registers.h"

namespace lilt::regalloc {

// Of an instruction on the edge.
inline float edge_weight(const BlockSpan& from, const BlockSpan& to) {
  return to.moves_at_start ? to.weight : from.weight;
}
// How many edges into or out of a block are looked at for it: large switches have thousands.
inline std::span<const mir::BlockId> first_edges(std::span<const mir::BlockId> edges) {
  constexpr size_t kEdgesEstimated = 64;
  return edges.first(std::min(edges.size(), kEdgesEstimated));
}

class SplitCosts : ScanInputs {
 public:
  // Where a value in memory returns to a register.
  struct Reload {
    uint32_t point = 0;  // 0: none, for lack of a gap
    double gain = 0;     // against a load in the block of the use
  };

  // `position`: where the scan is; it follows the scan.
  SplitCosts(Analyses& analyses, const uint32_t& position);

  // A live range of the value is in memory.
  void note_in_memory(uint32_t value) { in_memory_[value] = true; }

  // The best boundary at or before `limit`, where the live range must have left its register: after
  // the last operand read before it; 0 when there is none. `use`: the first one from there on.
  uint32_t boundary_before(const LiveRange& range, uint32_t limit) const {
    return boundary_before(range, limit, ranges_.next_use(range, limit));
  }
  uint32_t boundary_before(const LiveRange& range, uint32_t limit, uint32_t use) const;
  uint32_t eviction_point(const LiveRange& owner) const;
  Reload best_reload(const LiveRange& range, uint32_t use_point, uint32_t blocks) const;
  bool read_again_in_block(uint32_t use, uint32_t last_use) const;
  double store_cost(const LiveRange& range, uint32_t point) const;
  double reload_cost(const LiveRange& range, uint32_t point,
                     double most = std::numeric_limits<double>::infinity()) const;
  double later_uses_cost(const LiveRange& range, uint32_t point) const;
  double freed(const LiveRange& range, uint32_t point) const;

 private:
  bool reads_after(const LiveRange& range, uint32_t use, uint32_t limit) const;
  double entering(const LiveRange& range, BlockPosition block) const;
  double leaving(const LiveRange& range, BlockPosition block) const;
  uint32_t reload_point(uint32_t from, uint32_t use_point) const;
  uint32_t cheapest_gap(uint32_t from, uint32_t to) const;
  bool calls_between(uint32_t from, uint32_t to) const;
  double phi_cost(uint32_t first_phi, uint32_t end, uint32_t reload) const;
  double stores_on_edges(const Use& phi) const;
  double stores_in_loop(uint32_t phi, const BlockSpan& last) const;
  double next_reload_cost(const LiveRange& range, uint32_t point, uint32_t first) const;
  double load_cost(const Use& use, double factor = 1) const;
  void note_load(const Use& use, double factor) const;
  double executed(uint32_t point) const;
  double back_edge_cost(const LiveRange& range, uint32_t point) const;

  const uint32_t& position_;
  Analyses& analyses_;
  const Liveness& liveness_ = analyses_.liveness;
  CostTerms& terms_ = analyses_.terms;
  // by value: some live range of it is in memory
  ArenaVector<uint8_t> in_memory_{intervals_.value_count(), false, analyses_.scratch};
  ArenaVector<double> executed_before_{analyses_.scratch};  // by block: see executed()
};

}  // namespace lilt::regalloc

// The order in which a tree of vectors and the instructions around it run.
//
// Idea. The instructions from the first to the last lane of the tree's nodes in a block, its
// *region*, are put in an order anew, in which the lanes of each node come together. An instruction
// waits for its operands, for accesses before it that may touch its memory, and for what has
// effects of its own; a node waits for what any of its lanes waits for. Where that is a circle, the
// tree cannot be vectors. Otherwise each comes as early as before: a node where its last lane was.
//
// A node whose lanes are in several blocks of a line makes these one region: what the sides of its
// diamonds do runs in any case, choices become selects, and all goes to the first block.
//
// Invariants. Nothing that may trap, or touches memory, moves across what may not return.
//
// Source: the block scheduling of LLVM's SLPVectorizer.
#pragma once

#include <span>

#include "ir/opt/alias.h"
#include "ir/opt/slp_tree.h"

namespace lilt::opt {

class SlpSchedule {
 public:
  SlpSchedule(ssa::Function& function, StraightLines& lines, Arena& scratch)
      : function_(function), lines_(lines), scratch_(scratch), index_of_(scratch) {}

  struct Region {
    uint32_t line = 0, first_block = 0, last_block = 0;  // in the line
    uint32_t first_item = 0, item_count = 0;
    ssa::InstId before;  // the instruction in the first block before which all goes
    bool is_joined() const { return first_block != last_block; }
  };
  // Whether there is an order for all regions; then they and their items are known. Requires
  // tracked uses. O(instructions log instructions + accesses²) of the regions, which are bounded.
  bool compute(const SlpTree& tree, const ssa::ControlFlowGraph& cfg);

  // In reverse post-order.
  std::span<const Region> regions() const { return regions_; }
  // In their order: instructions, and of each node that takes the place of some its last lane.
  std::span<const ssa::InstId> items(const Region& region) const {
    return std::span(items_).subspan(region.first_item, region.item_count);
  }
  // What the choices take that become selects of numbers.
  uint32_t cost() const { return cost_; }

 private:
  static constexpr size_t kMaxInstructions = 1024;  // of a region
  static constexpr size_t kMaxAccesses = 96;

  struct Access {
    uint32_t index;
    enum class Kind : uint8_t { Load, Store, Trap, Barrier } kind;
    std::optional<AffineSum> sum;
    MemoryLocation location;
    uint64_t size = 0;
  };

  void find_regions(const SlpTree& tree);
  Region& region_at(StraightLines::Place place);
  void widen(Region& region);
  bool order(Region& region, const SlpTree& tree);
  bool collect(Region& region, const SlpTree& tree);
  bool add(ssa::InstId id);
  bool add_dependences(const SlpTree& tree);
  bool depend(uint32_t index, ssa::Value operand, const SlpTree& tree);
  bool depend_on_accesses(ssa::InstId id, uint32_t index);
  bool conflict(const Access& a, const Access& b);
  bool add_edge(uint32_t from, uint32_t to);
  bool sort(Region& region);
  std::optional<Access> access_of(ssa::InstId id, uint32_t index) const;

  ssa::Function& function_;
  StraightLines& lines_;
  Arena& scratch_;
  const ScalarEvolution evolution_{function_};
  AliasAnalysis alias_{function_, scratch_};
  ArenaVector<Region> regions_{scratch_};
  ArenaVector<ssa::InstId> items_{scratch_};
  uint32_t cost_ = 0;

  // of the region at hand
  ArenaVector<ssa::InstId> instructions_{scratch_};
  ArenaIdMap<ssa::InstId, uint32_t> index_of_;  // in instructions_, if it is that one there
  ArenaVector<uint32_t> leader_{scratch_};      // by index: the last lane of its node
  ArenaVector<uint32_t> node_leader_{scratch_};
  struct Edge {
    uint32_t to, next;
  };
  ArenaVector<Edge> edges_{scratch_};
  ArenaVector<uint32_t> first_edge_{scratch_}, waits_for_{scratch_};  // by leader
  ArenaVector<uint32_t> ready_{scratch_};
  ArenaVector<Access> accesses_{scratch_};
};

}  // namespace lilt::opt

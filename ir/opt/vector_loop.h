// What a loop must be so that several iterations may run at once, in the lanes of vectors.
//
// Idea. The loop is innermost and counted (counted_loop.h), and its iterations need nothing of each
// other but what carried_values.h has. Each address is the same in all iterations (*uniform*), or
// grows by its *stride*. A store to a uniform address is made once, after the vectors. Iterations
// that run at once must not touch what another one writes: addresses a constant apart say how many
// lanes that allows, others are of different objects, or compared before the loop. A step that is a
// variable from outside is assumed to be one, which is then compared, too.
//
// Branches within an iteration become choices: each lane runs the instructions of all blocks, and
// phis choose by the *mask* of the edge, whether the lane's iteration takes it.
//
// Source: Allen & Kennedy, "Optimizing Compilers for Modern Architectures", 2002, chapters 2 and 5;
// what LLVM's LoopVectorizationLegality and LoopAccessAnalysis ask.
#pragma once

#include <algorithm>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/carried_values.h"
#include "ir/opt/loop_memory.h"
#include "ir/opt/vector_forms.h"

namespace lilt::opt {

struct VectorAccess {
  ssa::InstId id;
  ssa::Value pointer;
  bool is_store = false, is_conditional = false;
  ssa::TypeId type = {};  // of an element
  uint64_t size = 0;      // of it, in bytes
  int64_t stride = 0;     // bytes; 0: uniform
  AffineSum sum = {};
  uint32_t group = 0;  // in groups
  // Elements that are not consecutive have a factor between stride and size. In as many vectors one
  // after the other are those of all accesses of a *window*, the first of which is `window`.
  uint32_t factor = 1, window = 0, member = 0;
  bool completes_window = false;  // it is the last store of one, which makes all of them
  bool is_scattered = false;      // each lane has an access of its own
  bool is_indirect = false;       // a load whose address is computed from what others load
  bool is_moved = false;          // a load that comes before all other accesses
  ssa::InstId after = {};         // a store that comes after that later one
  // Of a conditional access: an instruction with a mask makes it; or other stores write the memory
  // anyway, so that lanes which do not store write back what is there; or each lane has a branch
  // around its own.
  bool is_masked = false, writes_back = false, has_branches = false;
};

// Accesses of one stride whose addresses are constants apart.
struct AccessGroup {
  uint32_t first;         // the access that the others are compared with
  int64_t low = 0, high;  // bytes from its address to the first, and to after the last one
};

class VectorLoop : public CarriedValues {
 public:
  VectorLoop(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch)
      : CarriedValues(function, analyses, scratch) {}

  // Whether lanes may run the loop's iterations; otherwise `refusal` says why not, at `place`.
  // Requires tracked uses. O(instructions + accesses²) of a loop, which are few.
  // has_shape() of the loop was the last question.
  bool analyze();

  // What must be 1; none() if there is no such value.
  ssa::Value unit_step() const { return evolution_.assumed_one(); }
  ArenaVector<VectorAccess> accesses{scratch_};  // in their order
  ArenaVector<AccessGroup> groups{scratch_};
  struct Check {
    uint32_t a, b;  // groups whose bytes must be apart
  };
  ArenaVector<Check> checks{scratch_};
  uint32_t max_lanes = 0;  // that may run at once
  struct Dependence {
    ssa::InstId from, to;  // accesses
  };
  Dependence dependence;    // that allows no more
  bool keeps_last = false;  // the last iteration stays in the loop
  // The first lane has the last iteration, so that what goes down in memory is in its order.
  bool is_mirrored = false;
  // Whether vectors of so many lanes load what several stores, of the iterations just before, have
  // written: then they wait until it is in the cache.
  bool waits_for_stores(uint32_t lanes) const;
  // The instructions that have a vector as their result, or store one, in their order.
  ArenaVector<ssa::InstId> widened{scratch_};

  const VectorAccess* access(ssa::InstId id) const;
  // Whether it is widened.
  bool is_vector(ssa::Value value) const {
    return value.is_local() && is_inside(value) && is_vector_[value.local()];
  }

 private:
  bool may_be_lanes_with(ssa::Value unit_step);
  ssa::Value without_extension(ssa::Value value) const;
  ssa::Value variable_step(ssa::Value value, int steps) const;
  bool is_array_of_step(ssa::Value pointer, ssa::Value step);
  bool find_accesses();
  bool add_access(ssa::InstId id, ssa::BlockId block);
  bool find_address(VectorAccess& access, ssa::BlockId block);
  bool is_of_lane(ssa::Value value, int steps) const;
  bool reads_stored_index(ssa::Value value) const;
  std::optional<int64_t> stride_of(ssa::Value pointer) const;
  void find_reductions_in_memory();
  bool load_first(ssa::InstId id);
  void move_to_front(ssa::InstId id);
  bool may_delay(VectorAccess& store, const VectorAccess& later) const;
  bool is_waited_for(const VectorAccess& store) const {
    return std::ranges::find(accesses, store.id, &VectorAccess::after) != accesses.end();
  }
  void delay_stores();
  bool are_recurrences_in_order();
  bool find_widened();
  bool demand(ssa::Value value, ssa::InstId user);
  bool demand_conditions();
  bool is_covered(VectorAccess& access) const;
  bool may_be_conditional(VectorAccess& access) const;
  bool is_in_object(const VectorAccess& access) const;
  template <class IsOne>
  bool is_made_anyway(IsOne is_one) const;
  bool is_stored_anyway(const VectorAccess& access) const;
  bool compare_accesses();
  void move_loads();
  uint32_t meets(const VectorAccess& later, const VectorAccess& now, uint32_t first) const;
  bool compare(VectorAccess& a, const VectorAccess& b);
  void find_windows();
  void make_window(std::span<const uint32_t> members);
  bool is_overwritten(const VectorAccess& store) const;
  bool may_mirror() const;
  bool uses_counting_lanes(ssa::InstId id) const;
  bool may_store_at_once(std::span<const uint32_t> members) const;
  void make_groups();
  MemoryLocation object_of(const VectorAccess& access) const;

  AliasAnalysis alias_{function_, scratch_};
  ArenaIdMap<ssa::InstId, bool> is_vector_{scratch_};
  ArenaVector<ssa::InstId> pending_{scratch_};
  ArenaVector<uint32_t> members_{scratch_};
  ssa::InstId not_linear_;  // an access to an address that scalar evolution does not know
  struct Reuse {
    uint64_t bytes, size;  // from the store back to the load, and of an element
  };
  ArenaVector<Reuse> reuses_{scratch_};
};

}  // namespace lilt::opt

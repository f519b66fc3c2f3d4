// What a loop must be so that several iterations may run at once, in the lanes of vectors.
//
// Idea. The loop is innermost and counted: its number of iterations is known before it. Each value
// that is carried from iteration to iteration is an *induction variable*, which any iteration can
// compute for itself, a *reduction*: a sum, product, or the like, whose parts may be taken in any
// order, or what the iteration before has computed, without it (a *first-order recurrence*). Each
// address is the same in all iterations (*uniform*), or grows by its *stride*. Iterations that run
// at once must not touch what another one writes: addresses a constant apart say how many lanes
// that allows, others are of different objects, or compared before the loop.
//
// Branches within an iteration become choices: each lane runs the instructions of all blocks, and
// phis choose by the *mask* of the edge, whether the lane's iteration takes it.
//
// Terms. The loop's *body* is what runs in each iteration: the blocks after a header that tests
// first, or the one block of a loop that tests at its end. A block is *conditional* if an iteration
// may go without it.
//
// Source: Allen & Kennedy, "Optimizing Compilers for Modern Architectures", 2002, chapters 2 and 5;
// what LLVM's LoopVectorizationLegality and LoopAccessAnalysis ask.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/loop_memory.h"
#include "ir/opt/loops.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

// How the values of a reduction come together. Minima and maxima are of integers.
enum class ReductionKind : uint8_t {
  None,
  Add,
  Mul,
  And,
  Or,
  Xor,
  SMin,
  SMax,
  UMin,
  UMax,
  FAdd,
  FMul
};

// A phi of the header: a reduction, a recurrence, or an induction variable, an integer or a
// pointer.
struct CarriedValue {
  ssa::InstId phi;
  ssa::Value start, next;  // from outside, and from the latch
  ReductionKind reduction = ReductionKind::None;
  uint64_t step = 0;  // of an induction variable; bytes if it is a pointer
  bool is_pointer = false;
  bool is_recurrence = false;
  bool is_induction() const { return reduction == ReductionKind::None && !is_recurrence; }
};

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
  bool is_moved = false;          // a load that comes before all other accesses
  // Of a conditional access: an instruction with a mask makes it; or other stores write the memory
  // anyway, so that lanes which do not store write back what is there.
  bool is_masked = false, writes_back = false;
};

// Accesses of one stride whose addresses are constants apart.
struct AccessGroup {
  uint32_t first;         // the access that the others are compared with
  int64_t low = 0, high;  // bytes from its address to the first, and to after the last one
};

class VectorLoop {
  ssa::Function& function_;
  const ssa::ControlFlowGraph& cfg_;
  const ssa::DominatorTree& dominators_;
  const ssa::LoopForest& loops_;
  Arena& scratch_;

 public:
  VectorLoop(ssa::Function& function, ssa::Analyses& analyses, Arena& scratch)
      : function_(function),
        cfg_(analyses.control_flow()),
        dominators_(analyses.dominators()),
        loops_(analyses.loops()),
        scratch_(scratch) {}

  // Whether lanes may run the loop's iterations; otherwise `refusal` says why not, at `place`.
  // Requires tracked uses. O(instructions + accesses²) of a loop, which are few.
  bool analyze(uint32_t loop);
  // Whether the loop may be one, from its shape alone. O(1).
  bool has_shape(uint32_t loop);

  // What follows is of the last loop that was analyzed.
  std::string_view refusal;
  ssa::InstId place;

  uint32_t loop = ssa::kNoLoop;
  ssa::BlockId header, latch, entering, exit;  // entering: the predecessor outside the loop
  bool tests_at_end = false;
  LoopCounter counter;  // of any constant step
  // Whether the iteration in which it equals the bound is one of the loop's.
  bool has_closed_range() const {
    return counter.stays == ssa::IntPredicate::SLE || counter.stays == ssa::IntPredicate::ULE ||
           counter.stays == ssa::IntPredicate::SGE;
  }
  // If the text says it. O(1).
  std::optional<uint64_t> known_iterations() const;
  std::span<const ssa::BlockId> blocks() const { return loops_.blocks(loop); }
  ArenaVector<CarriedValue> carried{scratch_};
  ArenaVector<VectorAccess> accesses{scratch_};  // in their order
  ArenaVector<AccessGroup> groups{scratch_};
  struct Check {
    uint32_t a, b;  // groups whose bytes must be apart
  };
  ArenaVector<Check> checks{scratch_};
  uint32_t max_lanes = 0;   // that may run at once
  bool keeps_last = false;  // the last iteration stays in the loop
  // Whether vectors of so many lanes load what several stores, of the iterations just before, have
  // written: then they wait until it is in the cache.
  bool waits_for_stores(uint32_t lanes) const;
  // The instructions that have a vector as their result, or store one, in their order.
  ArenaVector<ssa::InstId> widened{scratch_};

  bool is_inside(ssa::Value value) const {
    return !opt::is_invariant(function_, loops_, value, loop);
  }
  // Whether it is the same in all iterations: also what a load reads that no store of the loop may
  // change, once the checks hold.
  bool is_uniform(ssa::Value value, int steps = 6) const;
  struct Choice {
    ssa::Value condition, if_true, if_false;
  };
  // Of a select, or of a phi where the two paths from a branch meet.
  std::optional<Choice> choice_of(ssa::InstId id) const;
  // Whether it is an operation of a reduction.
  bool is_step(ssa::InstId id) const { return std::ranges::find(steps_, id) != steps_.end(); }
  bool is_conditional(ssa::BlockId block) const { return !dominators_.dominates(block, latch); }
  const CarriedValue* carried_value(ssa::Value value) const;
  const VectorAccess* access(ssa::InstId id) const;
  // Whether it is widened.
  bool is_vector(ssa::Value value) const {
    return value.is_local() && is_inside(value) && is_vector_[value.local()];
  }

 private:
  bool refuse(std::string_view why, ssa::InstId at = {});
  bool find_shape();
  bool find_counter();
  bool compares_counter(ssa::InstId condition, uint32_t operand, ssa::IntPredicate stays);
  bool is_counted() const;
  bool find_accesses();
  bool add_access(ssa::InstId id, ssa::BlockId block);
  std::optional<int64_t> stride_of(ssa::Value pointer) const;
  bool find_carried();
  bool find_induction(CarriedValue& value) const;
  bool find_reduction(CarriedValue& value);
  bool may_be_recurrence(const CarriedValue& value) const;
  bool depends_on(ssa::Value value, ssa::InstId phi, int steps) const;
  bool load_first(ssa::InstId id);
  bool are_recurrences_in_order();
  bool find_extremum(CarriedValue& value, ssa::InstId select);
  bool are_equal(ssa::Value a, ssa::Value b, int steps = 6) const;
  // In a reduction: what a choice may keep instead of an operation on it.
  struct Guard {
    ssa::InstId before, choice;
  };
  bool chooses(ssa::InstId id, ssa::Value one, ssa::Value other) const;
  ssa::InstId next_in_chain(CarriedValue& value, ssa::InstId from, Guard& guard) const;
  ReductionKind kind_of(ssa::InstId id) const;
  bool find_widened();
  bool demand(ssa::Value value, ssa::InstId user);
  bool demand_conditions();
  bool is_covered(VectorAccess& access) const;
  bool may_be_conditional(VectorAccess& access) const;
  bool is_in_object(const VectorAccess& access) const;
  bool is_stored_anyway(const VectorAccess& access) const;
  bool compare_accesses();
  bool compare(const VectorAccess& a, const VectorAccess& b);
  void find_windows();
  void make_window(std::span<const uint32_t> members);
  bool may_store_at_once(std::span<const uint32_t> members) const;
  void make_groups();
  MemoryLocation object_of(const VectorAccess& access) const;

  ScalarEvolution evolution_{function_, &loops_};
  AliasAnalysis alias_{function_, scratch_};
  ArenaIdMap<ssa::InstId, bool> is_vector_{scratch_};
  ArenaVector<ssa::InstId> pending_{scratch_}, steps_{scratch_};
  ArenaVector<uint32_t> members_{scratch_};
  struct Reuse {
    uint64_t bytes, size;  // from the store back to the load, and of an element
  };
  ArenaVector<Reuse> reuses_{scratch_};
};

// The number of an intrinsic that does on all lanes of vectors what it does on numbers.
bool is_intrinsic_of_lanes(std::string_view name);
// Whether vectors have lanes of the type; whether the instruction, which neither a phi nor a load
// is by itself, has a form for them: with such a result, or the i1 of a comparison. O(1).
bool may_be_lanes(const ssa::Function& function, ssa::TypeId type);
bool may_widen(const ssa::Function& function, ssa::InstId id);

}  // namespace lilt::opt

// Loads of what a loop stored in the iteration before.
//
// Idea. A loop that computes a[i] from a[i - 1] stores a value and loads it again an iteration
// later, which takes four to five cycles on the chain that the iterations wait for. The value goes
// on in a phi instead; its first one is loaded in the preheader:
//
//   head:  %x = load (a + i - 1)                 before: %first = load (a + start - 1)
//          …                                     head:   %x = phi [%first, before], [%y, latch]
//          store %y, (a + i)                             … store %y, (a + i)
//
// The address may as well be the same in all iterations, as of a sum in memory. The store stays.
// Source: register promotion of array elements, "scalar replacement" in Callahan, Carr & Kennedy,
// "Improving Register Allocation for Subscripted Variables", 1990, for distances 0 and 1.
//
// Terms. Addresses are sums (affine_sum.h). A load is carried if its sum in the next iteration is
// the sum of the store in this one.
//
// Invariants. The loop is innermost and makes no calls. The store runs in each iteration, the load
// in the first one, so the preheader may load. In no iteration does another store write what the
// store writes, nor any what the load reads: their sums differ by a constant, or they write other
// objects. Only the store itself may write what the load reads, after it.
// Cost: O(instructions of loops + accesses of a loop²), of which there are at most kMaxAccesses.
#include <algorithm>
#include <optional>

#include "ir/opt/affine_sum.h"
#include "ir/opt/alias.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxAccesses = 24;   // of a loop that are compared
constexpr int kMaxCarriedSteps = 12;  // of a computation that is copied
constexpr size_t kMaxOperands = 8;    // of an instruction that is copied

class CarriedLoads {
 public:
  CarriedLoads(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function),
        types_(function.types()),
        cfg_(analyses.control_flow()),
        dominators_(analyses.dominators()),
        loops_(analyses.loops()),
        alias_(function, scratch),
        is_wanted_(loops_.loops().size(), true, scratch),
        accesses_(scratch),
        ends_(scratch),
        writers_(scratch),
        clones_(function, CloneScopes::Keep, scratch),
        scratch_(scratch) {}

  bool run() {
    find_loops();
    if (std::ranges::find(is_wanted_, true) == is_wanted_.end()) return false;
    function_.track_uses();
    collect();
    bool has_changed = false;
    for (size_t first = 0, last; first < accesses_.size(); first = last) {
      loop_ = accesses_[first].loop;
      for (last = first; last < accesses_.size() && accesses_[last].loop == loop_; ++last) continue;
      has_changed |= visit(std::span(accesses_).subspan(first, last - first));
    }
    return has_changed;
  }

 private:
  struct Access {
    uint32_t loop;
    InstId id;
  };
  struct End {
    uint32_t loop;
    BlockId block;
  };
  struct Writer {
    InstId store;
    std::optional<AffineSum> address;
    size_t order;  // among the accesses of the loop
  };

  // --- loops

  // Innermost ones that store and load, and do nothing else with memory.
  void find_loops() {
    for (const LoopForest::Loop& loop : loops_.loops())
      if (loop.parent != kNone) is_wanted_[loop.parent] = false;
    ArenaVector<uint8_t> seen(is_wanted_.size(), 0, scratch_);
    for (BlockId block : cfg_.reverse_post_order()) {
      const uint32_t loop = loops_.loop_of(block);
      if (loop == kNone || !is_wanted_[loop]) continue;
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        const Opcode opcode = function_[id].opcode;
        if (opcode == Opcode::Load) seen[loop] |= 1;
        if (opcode == Opcode::Store) seen[loop] |= 2;
        if (is_obstacle(id)) is_wanted_[loop] = false;
      }
    }
    for (uint32_t loop = 0; loop < seen.size(); ++loop)
      if (seen[loop] != 3) is_wanted_[loop] = false;
  }
  bool is_obstacle(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::Load || opcode == Opcode::Store) return is_ordered(function_[id]);
    if (opcode != Opcode::Call) return has(opcode, property::WritesMemory);
    return !is_pure_call(function_, id);
  }

  void collect() {
    for (BlockId block : cfg_.reverse_post_order()) {
      const uint32_t loop = loops_.loop_of(block);
      if (loop == kNone || !is_wanted_[loop]) continue;
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        const Opcode opcode = function_[id].opcode;
        if (opcode == Opcode::Load || opcode == Opcode::Store) accesses_.push_back({loop, id});
        if (is_terminator(opcode)) note_end(block, loop);
      }
    }
    std::ranges::stable_sort(accesses_, {}, &Access::loop);
    std::ranges::stable_sort(ends_, {}, &End::loop);
  }
  void note_end(BlockId block, uint32_t loop) {
    bool is_end = false;
    function_.for_each_successor(block, [&](BlockId to) { is_end |= loops_.loop_of(to) != loop; });
    if (is_end) ends_.push_back({loop, block});
  }

  bool visit(std::span<const Access> accesses) {
    const BlockId header = loops_.loops()[loop_].header;
    shape_ = find_loop_shape(function_, cfg_, dominators_, header);
    if (cfg_.predecessors(header).size() != 2) return false;  // unreachable ones would need values
    if (!shape_.preheader.valid() || !shape_.latch.valid() || accesses.size() > kMaxAccesses)
      return false;
    writers_.clear();
    for (size_t i = 0; i < accesses.size(); ++i)
      if (const InstId store = accesses[i].id; function_[store].opcode == Opcode::Store)
        writers_.push_back({store, sum_of(function_.operand(store, 1), false), i});
    bool has_changed = false;
    for (size_t i = 0; i < accesses.size(); ++i)
      if (function_[accesses[i].id].opcode == Opcode::Load)
        has_changed |= visit_load(accesses[i].id, i);
    return has_changed;
  }

  bool visit_load(InstId load, size_t order) {
    const Value pointer = function_.operand(load, 0);
    if (!runs_at_first(load) || !may_be_copied(load, 0)) return false;
    const std::optional<AffineSum> address = sum_of(pointer, false), next = sum_of(pointer, true);
    if (!address || !next) return false;
    for (const Writer& writer : writers_) {
      const Value stored = function_.operand(writer.store, 0);
      if (!writer.address || distance(*writer.address, *next) != 0 ||
          function_.type_of(stored) != function_[load].type ||
          !dominators_.dominates(function_.block_of(writer.store), shape_.latch))
        continue;
      const bool is_behind =
          order < writer.order &&
          dominators_.dominates(function_.block_of(load), function_.block_of(writer.store));
      if (is_overwritten(writer, *address, is_behind)) return false;
      carry(load, stored);
      return true;
    }
    return false;
  }
  // Whether the first iteration cannot end, nor the loop, without the load.
  bool runs_at_first(InstId load) const {
    const BlockId block = function_.block_of(load);
    const auto ends = std::ranges::equal_range(ends_, loop_, {}, &End::loop);
    return dominators_.dominates(block, shape_.latch) &&
           std::ranges::all_of(
               ends, [&](const End& end) { return dominators_.dominates(block, end.block); });
  }

  // Whether a store may write in the same iteration what `writer` stores, or what the load reads,
  // which are equally many bytes. `is_behind`: the load comes before the store of `writer`.
  bool is_overwritten(const Writer& writer, const AffineSum& load, bool is_behind) {
    const uint64_t size = stored_bytes(writer.store);
    return std::ranges::any_of(writers_, [&](const Writer& other) {
      const bool is_same = other.store == writer.store;
      if (!is_same && are_other_objects(other.store, writer.store)) return false;
      const uint64_t other_size = stored_bytes(other.store);
      const bool is_update = is_same && is_behind && distance(load, *writer.address) == 0;
      return (!is_update && !are_apart(load, size, other.address, other_size)) ||
             (!is_same && !are_apart(*writer.address, size, other.address, other_size));
    });
  }
  uint64_t stored_bytes(InstId store) const {
    return types_.store_size(function_.type_of(function_.operand(store, 0)));
  }
  static bool are_apart(const AffineSum& a, uint64_t a_size, const std::optional<AffineSum>& b,
                        uint64_t b_size) {
    if (!b) return false;
    const std::optional<uint64_t> from_a = distance(a, *b);
    return from_a && *from_a >= a_size && -*from_a >= b_size;
  }
  // Whether the stores write different objects, in whatever iterations.
  bool are_other_objects(InstId a, InstId b) {
    const MemoryLocation of_a = object_of(a), of_b = object_of(b);
    return is_outside(of_a.base) && is_outside(of_b.base) && of_a.base != of_b.base &&
           !alias_.may_alias(of_a, of_b);
  }
  MemoryLocation object_of(InstId store) const {
    MemoryLocation location = alias_.location(function_.operand(store, 1), kUnknownSize);
    location.size = kUnknownSize;
    return location;
  }

  // --- sums

  bool is_outside(Value value) const {
    if (!value.is_local()) return value.valid();
    const Instruction& definition = function_[value.local()];
    return definition.opcode == Opcode::Argument ||
           loops_.loop_of(function_.block_of(value.local())) != loop_;
  }
  bool is_phi_of_header(InstId id) const {
    return function_[id].opcode == Opcode::Phi &&
           function_.block_of(id) == loops_.loops()[loop_].header;
  }

  // Of an address; `is_next`: in the next iteration.
  std::optional<AffineSum> sum_of(Value pointer, bool is_next) const {
    const SumLoop loop{loops_, loop_, shape_.latch, is_next};
    return sum_of_address(function_, pointer, &loop);
  }

  // --- the phi

  // Whether the preheader can compute what the instruction does in the first iteration.
  bool may_be_copied(InstId id, int depth) const {
    const auto operands = function_.operands(id);
    return depth < kMaxCarriedSteps && operands.size() <= kMaxOperands &&
           std::ranges::all_of(operands, [&](Value operand) {
             if (operand.is_type() || is_outside(operand) || is_phi_of_header(operand.local()))
               return true;
             const Opcode opcode = function_[operand.local()].opcode;
             const bool is_plain = opcode == Opcode::GetElementPtr || is_cast(opcode) ||
                                   (is_binary(opcode) && !has(opcode, property::MayTrap));
             return is_plain && may_be_copied(operand.local(), depth + 1);
           });
  }
  // What the instruction gives in the first iteration.
  Value copy(InstId id) {
    if (is_phi_of_header(id)) return function_.incoming_value(id, shape_.preheader);
    for (uint32_t i = 0; i < function_[id].operand_count; ++i)
      if (const Value operand = function_.operand(id, i);
          !operand.is_type() && !is_outside(operand))
        clones_.set(operand.local(), copy(operand.local()));
    return clones_.clone(id, shape_.preheader);
  }

  void carry(InstId load, Value stored) {
    clones_.begin();
    clones_.place_before(function_.terminator(shape_.preheader));
    const Value first = copy(load);
    const InstId phi = function_.create(Opcode::Phi, function_[load].type,
                                        {first, shape_.preheader, stored, shape_.latch}, 0, 0,
                                        function_.offset_of(load));
    function_.set_name(phi, function_.name_of(load));
    function_.insert_before(function_[loops_.loops()[loop_].header].first, phi);
    function_.replace_all_uses(load, phi);
    function_.erase(load);
  }

  Function& function_;
  TypeTable& types_;
  const ControlFlowGraph& cfg_;
  const DominatorTree& dominators_;
  const LoopForest& loops_;
  AliasAnalysis alias_;
  ArenaVector<bool> is_wanted_;   // by loop
  ArenaVector<Access> accesses_;  // by loop, in reverse post-order
  ArenaVector<End> ends_;         // blocks that leave a loop, by loop
  ArenaVector<Writer> writers_;   // of the loop that is visited
  uint32_t loop_ = kNone;         // that is visited
  LoopShape shape_;
  RegionClone clones_;
  Arena& scratch_;
};

}  // namespace

bool loop_store_forwarding(Function& function, Analyses& analyses, Arena& scratch) {
  if (!analyses.control_flow().has_cycle()) return false;
  return CarriedLoads(function, analyses, scratch).run();
}

}  // namespace lilt::opt

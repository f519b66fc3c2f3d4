// Register promotion: memory that a loop loads and stores at one address becomes a value.
//
// Idea. Two kinds of memory stay in registers while a loop runs.
//   - An address that is the same in all iterations. The preheader loads its first value, loads
//     read what was stored last. The stores stay, unless one of them runs in each iteration (or the
//     memory is an alloca that nobody else sees, so that a store more does no harm), nothing else
//     in the loop may read the memory, and no call may see it or leave the loop: then they *sink*,
//     and each edge out of the loop gets one.
//   - An element that the next iteration loads as a[i - 1], once a store to a[i] has run in this
//     one: the load is *carried* by a phi, whose first value the preheader loads. The store stays.
//     (A load waits four to five cycles for such a store, and the next iteration for the load.)
//
//   head:  %x = load (a + i - 1)                 before: %first = load (a + start - 1)
//          …                                     head:   %x = phi [%first, before], [%y, latch]
//          store %y, (a + i)                             … store %y, (a + i)
//
// Sources: Cooper & Lu, "Register Promotion in C Programs", 1997; Callahan, Carr & Kennedy,
// "Improving Register Allocation for Subscripted Variables", 1990, for distances 0 and 1; when
// stores sink, as LLVM's LICM.
//
// Terms. Two accesses are *equal* if their addresses are the same bytes after the same value from
// outside the loop, or equal sums (scalar_evolution.h).
//
// Invariants. The first load cannot trap: one of the loads runs whenever the loop is entered, the
// code just before the loop accesses the address, or the object is known to be there. Nothing else
// in the loop may write what is loaded. What the text says about one access does not hold for the
// others. An address of an inner loop's value waits for the next turn. Cost: O(accesses of a
// loop²), of which there are at most a bounded number.
#include <algorithm>
#include <ranges>

#include "ir/opt/loop_memory.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/ssa_repair.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxValues = 16;        // of a function that take registers in all of a loop
constexpr size_t kMaxExits = 4;          // edges out of a loop that get stores
constexpr size_t kSomeLoads = 3;         // pay for a register, though none runs in each iteration
constexpr size_t kMaxComparedSums = 24;  // accesses of a loop whose sums are compared
constexpr int kMaxPromotedSteps = 12;    // of an address that is copied
constexpr size_t kMaxPromotedOperands = 8;  // of an instruction that is copied

class RegisterPromotion {
 public:
  RegisterPromotion(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : function_(function), analyses_(analyses), remarks_(remarks), scratch_(scratch) {}

  Change run() {
    if (!has_stores() || calls_returns_twice(function_)) return Change::None;
    function_.track_uses();
    is_own_.assign(function_.value_count(), false);
    LoopMemory memory(function_, analyses_, scratch_);
    memory_ = &memory;
    for (loop_ = static_cast<uint32_t>(loops_.loops().size()); loop_-- > 0;)  // inner ones first
      if (loops_[loop_].preheader.valid() && memory.is_complete(loop_) &&
          memory.has_own_store(loop_))
        visit_loop();
    if (values_.empty()) return Change::None;
    SsaConstruction construction(function_, analyses_.control_flow(), dominators_, scratch_);
    for (const PromotedValue& value : values_) promote(value, construction);
    if (!stores_.empty()) place_stores();
    return Change::Again;
  }

 private:
  // Loads and stores that become one value.
  struct PromotedValue {
    uint32_t loop;
    InstId carrier;      // the store that carried loads read an iteration later
    bool sinks;          // its stores leave the loop
    size_t first, last;  // in own_
  };
  struct Exit {
    BlockId from, to;
    auto key() const { return std::pair(from.index(), to.index()); }
  };
  struct SunkStore : Exit {
    InstId store;
  };

  bool has_stores() const {
    bool found = false;
    for_each_in_loops(function_, analyses_,
                      [&](InstId id) { found |= function_[id].opcode == Opcode::Store; });
    return found && loops_.has_preheader();
  }
  bool is_load(InstId access) const { return function_[access].opcode == Opcode::Load; }
  const LoopForest::Loop& shape() const { return loops_[loop_]; }
  bool is_outside(Value value) const { return opt::is_invariant(function_, loops_, value, loop_); }

  // --- the question

  void visit_loop() {
    accesses_ = (*memory_)[loop_];
    find_sums();
    for (const bool looks_at_loads : {true, false})
      for (size_t i = 0; i < accesses_.size() && values_.size() < kMaxValues; ++i) {
        const LoopAccess& access = accesses_[i];
        if (access.is_plain && is_load(access.id) == looks_at_loads && !is_own_[access.id] &&
            loops_.loop_of(function_.block_of(access.id)) == loop_ &&
            fits_register(function_.types(), accessed_type(function_, access.id)) &&
            !(memory_->clobber(loop_).valid() && memory_->alias().is_exposed(access.location)))
          is_invariant(i) ? visit_invariant(i) : visit_load(i);
      }
  }
  void find_sums() {
    sums_.assign(accesses_.size(), std::nullopt);
    if (!loops_[loop_].is_innermost || accesses_.size() > kMaxComparedSums) return;
    for (size_t i = 0; i < sums_.size(); ++i)
      if (accesses_[i].is_plain)
        sums_[i] = evolution_.sum_of(accessed_pointer(function_, accesses_[i].id), loop_);
  }
  bool has_bytes(const LoopAccess& access) const {
    return access.location.base.valid() && access.location.size != kUnknownSize &&
           is_outside(access.location.base);
  }
  bool is_invariant(size_t i) const {
    return has_bytes(accesses_[i]) || (sums_[i] && evolution_.is_invariant(*sums_[i], loop_));
  }
  bool are_equal(size_t a, size_t b) const {
    const LoopAccess &first = accesses_[a], &second = accesses_[b];
    if (!second.is_plain ||
        accessed_type(function_, first.id) != accessed_type(function_, second.id))
      return false;
    return (has_bytes(first) && has_bytes(second) && first.location.base == second.location.base &&
            first.location.offset == second.location.offset) ||
           (sums_[a] && sums_[b] && distance(*sums_[a], *sums_[b]) == 0);
  }
  // The memory that the access touches in all iterations.
  MemoryLocation object_of(size_t i) const {
    MemoryLocation object = accesses_[i].location;
    object.facts = 0;
    if (!object.base.valid() || !is_outside(object.base)) return {};
    return is_invariant(i) ? object : MemoryLocation{.base = object.base};
  }
  // Whether an access of the loop may touch, in some iteration or in the same one, what `i`
  // touches.
  bool may_meet(size_t other, size_t i) {
    if (sums_[i] && sums_[other] &&
        are_apart(*sums_[i], accessed_bytes(function_, accesses_[i].id), *sums_[other],
                  accessed_bytes(function_, accesses_[other].id)))
      return false;
    return memory_->alias().may_alias(accesses_[other].location, object_of(i));
  }

  void visit_invariant(size_t i) {
    PromotedValue value{loop_, {}, !memory_->has_calls(loop_), own_.size(), 0};
    size_t loads = 0;
    bool has_steady_store = false;
    for (size_t other = 0; other < accesses_.size(); ++other) {
      const LoopAccess& access = accesses_[other];
      if (are_equal(i, other)) {
        if (is_own_[access.id]) return own_.resize(value.first);
        own_.push_back(access.id);
        loads += is_load(access.id) ? 1 : 0;
        has_steady_store |= !is_load(access.id) && memory_->runs_always(access.id, loop_);
      } else if (access.may_write && may_meet(other, i)) {
        return own_.resize(value.first);
      } else {
        value.sinks = value.sinks && access.is_plain && (access.may_write || !may_meet(other, i));
      }
    }
    value.sinks =
        value.sinks && (has_steady_store || (loads != 0 && may_store_late(i))) && find_exits();
    const InstId id = accesses_[i].id;
    const bool pays =
        is_load(id) ? memory_->may_read_early(id, loop_) &&
                          (value.sinks || loads >= kSomeLoads || memory_->runs_always(id, loop_))
                    : value.sinks;
    if (!pays || !may_be_copied(accessed_pointer(function_, id), 0) ||
        !registers_.take(loop_, accessed_type(function_, id)))
      return own_.resize(value.first);
    add(value);
  }
  // Whether the loop may store once at its end what it stores in some iterations or in none: to
  // memory of the function's own, which nobody else sees.
  bool may_store_late(size_t i) {
    const MemoryLocation& location = accesses_[i].location;
    return location.base.is_local() && function_[location.base.local()].opcode == Opcode::Alloca &&
           !memory_->alias().is_exposed(location) &&
           memory_->may_read_early(accesses_[i].id, loop_);
  }
  // Fills in exits_; whether they are few, and all of them conditional.
  bool find_exits() {
    exits_.clear();
    bool good = loops_[loop_].is_innermost;
    for (const BlockId block : loops_.blocks(loop_)) good = good && add_exits(block);
    return good && !exits_.empty() && exits_.size() <= kMaxExits;
  }
  bool add_exits(BlockId block) {
    const InstId end = function_.terminator(block);
    bool good = true;
    function_.for_each_successor(block, [&](BlockId to) {
      if (loops_.loop_of(to) == loop_) return;
      good = good && function_[end].opcode == Opcode::CondBr &&
             function_.operand(end, 1) != function_.operand(end, 2);
      exits_.push_back({block, to});
    });
    return good;
  }

  // A load of another element in each iteration.
  void visit_load(size_t i) {
    const InstId load = accesses_[i].id;
    if (!is_load(load) || !sums_[i] || !shape().latch.valid() || memory_->has_calls(loop_) ||
        !memory_->runs_always(load, loop_) || !may_be_copied(accessed_pointer(function_, load), 0))
      return;
    const std::optional<AffineSum> next =
        evolution_.next_sum_of(accessed_pointer(function_, load), loop_);
    for (size_t store = 0; next && store < accesses_.size(); ++store) {
      const InstId carrier = accesses_[store].id;
      if (is_load(carrier) || !sums_[store] || distance(*sums_[store], *next) != 0 ||
          accessed_type(function_, carrier) != function_[load].type ||
          !dominators_.dominates(function_.block_of(carrier), shape().latch))
        continue;
      if (is_overwritten(i, store)) return;
      own_.push_back(load);
      return add({loop_, carrier, false, own_.size() - 1, 0});
    }
  }
  // Whether anything may write what the load reads in the same iteration, or, but for the store
  // itself, what the store writes.
  bool is_overwritten(size_t load, size_t store) {
    for (size_t other = 0; other < accesses_.size(); ++other)
      if (accesses_[other].may_write &&
          (may_meet(other, load) || (other != store && may_meet(other, store))))
        return true;
    return false;
  }

  void add(PromotedValue value) {
    value.last = own_.size();
    for (const InstId id : own(value)) is_own_[id] = true;
    values_.push_back(value);
    const auto load = std::ranges::find_if(own(value), [&](InstId id) { return is_load(id); });
    if (remarks_.are_wanted() && load != own(value).end())
      remarks_.add(function_.offset_of(*load),
                   "load reads a value in place of memory that its loop writes "
                   "[register-promotion]");
  }
  std::span<const InstId> own(const PromotedValue& value) const {
    return std::span(own_).subspan(value.first, value.last - value.first);
  }

  // --- the address before the loop

  bool is_phi_of_header(InstId id) const {
    return function_[id].opcode == Opcode::Phi && function_.block_of(id) == loops_[loop_].header;
  }
  // Whether the preheader can compute what the value is in the first iteration.
  bool may_be_copied(Value value, int depth) const {
    if (value.is_type() || is_outside(value) || is_phi_of_header(value.local())) return true;
    const InstId id = value.local();
    const Opcode opcode = function_[id].opcode;
    return depth < kMaxPromotedSteps && function_[id].operand_count <= kMaxPromotedOperands &&
           (opcode == Opcode::GetElementPtr || is_cast(opcode) ||
            (is_binary(opcode) && !has(opcode, property::MayTrap))) &&
           std::ranges::all_of(function_.operands(id),
                               [&](Value operand) { return may_be_copied(operand, depth + 1); });
  }
  Value copy(Value value) {
    if (value.is_type() || is_outside(value)) return value;
    const InstId id = value.local();
    if (is_phi_of_header(id)) return function_.incoming_value(id, shape().preheader);
    for (uint32_t i = 0; i < function_[id].operand_count; ++i)
      if (const Value operand = function_.operand(id, i);
          !operand.is_type() && !is_outside(operand))
        clones_.set(operand.local(), copy(operand));
    return clones_.clone(id, shape().preheader);
  }

  // --- the change

  void promote(const PromotedValue& value, SsaConstruction& construction) {
    loop_ = value.loop;
    const std::span<const InstId> accesses = own(value);
    const TypeId type = accessed_type(function_, accesses[0]);
    clones_.begin();
    clones_.place_before(function_.terminator(shape().preheader));
    const Value pointer = copy(accessed_pointer(function_, accesses[0]));
    construction.begin({type, function_.constants().undef(type), function_.name_of(accesses[0]),
                        function_.offset_of(accesses[0])});
    const uint32_t alignment = alignment_of(accesses, Opcode::Load);
    if (alignment != UINT32_MAX)
      construction.define(shape().preheader, first_load(type, pointer, alignment));
    if (value.carrier.valid())
      construction.define(shape().latch, function_.operand(value.carrier, 0));
    else
      define_by_stores(accesses, construction);
    read(value, construction);
    if (value.sinks) sink(value, pointer, construction);
    construction.finish();
    for (const InstId id : accesses) {
      if (is_load(id)) function_.replace_all_uses(id, function_.operand(id, 0));
      if (is_load(id) || value.sinks) function_.erase(id);
    }
  }
  // That all loads, or all stores, promise; UINT32_MAX if there are none.
  uint32_t alignment_of(std::span<const InstId> accesses, Opcode opcode) const {
    uint32_t alignment = UINT32_MAX;
    for (const InstId id : accesses)
      if (function_[id].opcode == opcode) alignment = std::min(alignment, function_.alignment(id));
    return alignment;
  }
  Value first_load(TypeId type, Value pointer, uint32_t alignment) {
    const InstId before = function_.terminator(shape().preheader);
    const InstId load = function_.create(Opcode::Load, type, {pointer}, align_flag(alignment), 0,
                                         function_.offset_of(before));
    function_.insert_before(before, load);
    return load;
  }
  // The last store of each block defines the value.
  void define_by_stores(std::span<const InstId> accesses, SsaConstruction& construction) {
    BlockId defined;
    for (const InstId id : accesses | std::views::reverse) {
      const BlockId block = function_.block_of(id);
      if (is_load(id) || block == defined) continue;
      construction.define(block, function_.operand(id, 0));
      defined = block;
    }
  }
  // A load gets what it reads as its operand, so that the operand changes with the other loads.
  void read(const PromotedValue& value, SsaConstruction& construction) {
    BlockId block;
    Value stored;
    for (const InstId id : own(value)) {
      if (function_.block_of(id) != block) stored = {};
      block = function_.block_of(id);
      if (!is_load(id))
        stored = function_.operand(id, 0);
      else
        function_.set_operand(id, 0,
                              stored.valid()
                                  ? stored
                                  : construction.value_at_start(
                                        value.carrier.valid() ? loops_[loop_].header : block));
    }
  }
  void sink(const PromotedValue& value, Value pointer, SsaConstruction& construction) {
    const uint16_t alignment = align_flag(alignment_of(own(value), Opcode::Store));
    find_exits();
    for (const Exit& exit : exits_)
      stores_.push_back(
          {exit,
           function_.create(Opcode::Store, kVoid, {construction.value_at_end(exit.from), pointer},
                            alignment, 0, function_.offset_of(function_.terminator(exit.from)))});
  }
  // On a block of its own on each edge out of a loop.
  void place_stores() {
    CfgEdit edit(function_, scratch_);
    std::ranges::stable_sort(stores_, {}, &SunkStore::key);
    BlockId added;
    for (size_t i = 0; i < stores_.size(); ++i) {
      const auto [from, to] = static_cast<Exit&>(stores_[i]);
      if (i == 0 || stores_[i - 1].key() != stores_[i].key()) {
        added = edit.split_edge(from, to, from, function_.offset_of(function_.terminator(from)));
        redirect(function_, from, to, added);
      }
      function_.insert_before(function_.terminator(added), stores_[i].store);
    }
    edit.finish();
    analyses_.keep_only({});
  }

  Function& function_;
  Analyses& analyses_;
  const Remarks& remarks_;
  const DominatorTree& dominators_ = analyses_.dominators();
  const LoopForest& loops_ = analyses_.loops();
  ScalarEvolution evolution_{function_, &loops_};
  Arena& scratch_;
  LoopRegisters registers_{function_, analyses_, scratch_};
  LoopMemory* memory_ = nullptr;
  uint32_t loop_ = kNoLoop;               // that is looked at
  std::span<const LoopAccess> accesses_;  // of that loop
  ArenaVector<std::optional<AffineSum>> sums_{scratch_};
  ArenaVector<PromotedValue> values_{scratch_};
  ArenaVector<InstId> own_{scratch_};  // accesses of values, in reverse post-order
  ArenaIdMap<InstId, bool> is_own_{scratch_};
  RegionClone clones_{function_, CloneScopes::Keep, scratch_};
  ArenaVector<Exit> exits_{scratch_};  // of the loop that is looked at
  ArenaVector<SunkStore> stores_{scratch_};
};

}  // namespace

Change register_promotion(Function& function, Analyses& analyses, const Remarks& remarks,
                          Arena& scratch) {
  if (!analyses.control_flow().has_cycle()) return Change::None;
  return RegisterPromotion(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt

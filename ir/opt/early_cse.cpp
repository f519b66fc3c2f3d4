// Common subexpressions and redundant accesses to memory, in one walk over the dominator tree.
//
// Idea. A hash table holds the instructions met so far. One that equals an instruction of a block
// above it (or earlier in its block) is replaced by it: dominator-scoped value numbering (Briggs,
// Cooper, Simpson 1997, "Value Numbering"). Blocks are visited in pre-order, a block's children in
// reverse post-order, so the operands of an instruction have been replaced before its own turn, and
// a block's predecessors come before it, except for those of back edges.
//
// Loads and stores are found by address and type. Memory has *states*: each instruction that may
// write begins a new one, which knows the one before it, and so does a block whose predecessors end
// in different ones (a memory phi of LLVM's MemorySSA). They are numbered before the walk. What an
// access has read or written is still there if no path of states from now back to the access holds
// a writer that may alias it (alias.h); a search examines at most kMaxStates. The access dominates
// the instruction that asks, so all that ran since it did last is on these paths. So
//   a load becomes the value that an earlier load or store of the address has read or written;
//   a store of the value that is there is removed;
//   a store is removed that a later one in its block overwrites, if nothing reads in between.
//
// Invariants. Within a block's subtree, a slot of the table never goes back to free, so a search
// ends at the first free one. The slot of an expression holds the only instruction of that value
// that counts: it is taken over once the walk has left the subtree of its block. The slot of an
// access is taken over by every later access, and restored when the walk leaves the block of that
// one (undo_).
//
// Calls merge if they are pure intrinsics, or write nothing and what they may read is unchanged.
// The result of a call that returns a constant, or the address of an alloca, that is its argument
// becomes that argument.
//
// Not merged: freezes of one value, which may differ; phis; allocas; other calls; instructions more
// than kReach blocks apart.
//
// Cost: O(instructions + uses of what is replaced). A second run changes nothing, unless writers
// that the first one removed had kept a search from reaching an access.

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "ir/opt/alias.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxStates = 64;  // that a search for a writer examines
// Blocks, in pre-order, from a value to an equal one that it replaces: more would let values of a
// long function live through all of it, which the allocator pays for in each block.
constexpr uint32_t kReach = 64;

enum class Handling : uint8_t { Nothing, Expression, Load, Store, Call, Barrier };

constexpr Handling handling_of(Opcode opcode) {
  switch (opcode) {
    case Opcode::Load:
      return Handling::Load;
    case Opcode::Store:
      return Handling::Store;
    case Opcode::Call:
      return Handling::Call;
    case Opcode::Invoke:  // before both of its targets
      return Handling::Barrier;
    case Opcode::Argument:
    case Opcode::Alloca:
    case Opcode::Phi:
    case Opcode::Freeze:
    case Opcode::LandingPad:
      return Handling::Nothing;
    default:
      if (is_terminator(opcode)) return Handling::Nothing;
      return has(opcode, property::ReadsMemory) ? Handling::Barrier : Handling::Expression;
  }
}

constexpr auto kHandling = [] {
  std::array<Handling, std::size(kOpcodes)> table{};
  for (size_t i = 0; i < table.size(); ++i) table[i] = handling_of(static_cast<Opcode>(i));
  return table;
}();

constexpr uint64_t mix(uint64_t hash, uint64_t word) {
  return (std::rotl(hash, 27) ^ word) * 0x9E3779B97F4A7C15ull;
}

class EarlyCse {
 public:
  EarlyCse(Function& function, Analyses& analyses, Arena& scratch)
      : function_(function), scratch_(scratch), analyses_(analyses) {
    std::ranges::fill(slots_, Slot{0, InstId::none(), 0, 0});
    std::ranges::fill(end_state_, kNone);
    for (BlockId block : cfg_.reverse_post_order()) blocks_[dominators_.enter(block)] = block;
  }

  // Returns whether anything changed.
  bool run() {
    for (const BlockId block : blocks_) number_states(block);
    for (size_t k = 0; k < blocks_.size(); ++k) {
      block_ = blocks_[k];
      undo_others();
      state_ = start_state_[block_.index()];
      next_state_ += state_ == next_state_ ? 1 : 0;
      for (InstId i = function_[block_].first; i.valid();) {
        const InstId next = function_.next(i);
        const bool writes = next_state_ < states_.size() && states_[next_state_].writer == i;
        visit(i);
        if (writes && states_[next_state_].writer.valid()) state_ = next_state_;
        next_state_ += writes ? 1 : 0;
        i = next;
      }
    }
    return has_changed_;
  }

 private:
  // An instruction of a value, or an access of an address with a type.
  struct Slot {
    uint32_t hash;
    InstId id;       // none(): free
    uint32_t state;  // of memory, after an access
    uint32_t reads;  // reads_ at that time
  };
  struct Undo {
    uint32_t slot;
    BlockId block;  // where the slot was taken over
    Slot before;
  };
  struct MemoryState {
    uint32_t previous = kNone;  // kNone: unknown, or that of a join
    InstId writer = {};         // between the previous state and this one; none(): removed
    BlockId join = {};          // begins with it: the ends of its predecessors come before
    bool is_loop = false;       // an edge comes back to the join
    bool is_located = false;
    MemoryLocation written = {};  // once located
  };

  // --- the walk

  void undo_others() {
    while (!undo_.empty() && !dominators_.dominates(undo_.back().block, block_)) {
      slots_[undo_.back().slot] = undo_.back().before;
      undo_.pop_back();
    }
  }
  // Those of a block, whose predecessors have theirs, apart from those of back edges.
  void number_states(BlockId block) {
    uint32_t state = kNone;
    bool is_loop = false, is_join = false;
    for (const BlockId predecessor : cfg_.predecessors(block)) {
      const uint32_t end = end_state_[predecessor.index()];
      is_loop |= end == kNone;
      is_join |= state != kNone && state != end;
      state = end;
    }
    if (is_loop || is_join) state = begin_state({.join = block, .is_loop = is_loop});
    if (state == kNone) state = begin_state({});  // at the entry
    start_state_[block.index()] = state;
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (const MemoryEffect effect = memory_effect(function_, id); effect >= MemoryEffect::Writes)
        state =
            begin_state({.previous = effect == MemoryEffect::Writes ? state : kNone, .writer = id});
    end_state_[block.index()] = state;
  }
  uint32_t begin_state(const MemoryState& state) {
    states_.push_back(state);
    return static_cast<uint32_t>(states_.size() - 1);
  }
  void visit(InstId id) {
    switch (kHandling[static_cast<size_t>(function_[id].opcode)]) {
      case Handling::Nothing:
        return;
      case Handling::Expression:
        return visit_expression(id);
      case Handling::Load:
        return visit_load(id);
      case Handling::Store:
        return visit_store(id);
      case Handling::Call:
        return visit_call(id);
      case Handling::Barrier:
        ++reads_;
    }
  }

  // --- expressions

  // The first two operands and the subcode in the order that equal values share.
  struct Key {
    Value first, second;
    uint8_t subcode;
  };
  static Key key_of(const Instruction& i, std::span<const Value> operands) {
    Key key{operands[0], operands.size() > 1 ? operands[1] : Value(), i.subcode};
    const bool is_comparison = i.opcode == Opcode::ICmp;
    if (key.first.word() <= key.second.word()) return key;
    if (!is_comparison && !has(i.opcode, property::Commutative)) return key;
    std::swap(key.first, key.second);
    if (is_comparison)
      key.subcode = static_cast<uint8_t>(swapped(static_cast<IntPredicate>(key.subcode)));
    return key;
  }
  static uint32_t hash_of(const Instruction& i, const Key& key, std::span<const Value> operands) {
    uint64_t hash =
        mix(static_cast<uint64_t>(i.opcode) << 40 | uint64_t{key.subcode} << 32, i.type.index());
    hash = mix(hash, uint64_t{key.first.word()} << 32 | key.second.word());
    for (size_t k = 2; k < operands.size(); ++k) hash = mix(hash, operands[k].word());
    return static_cast<uint32_t>(hash >> 32);
  }
  bool is_same(InstId known, const Instruction& i, const Key& key,
               std::span<const Value> operands) const {
    const Instruction& other = function_[known];
    if (other.opcode != i.opcode || other.type != i.type) return false;
    std::span<const Value> others = function_.operands(known);
    if (others.size() != operands.size()) return false;
    const Key known_key = key_of(other, others);
    return known_key.first == key.first && known_key.second == key.second &&
           known_key.subcode == key.subcode &&
           std::equal(operands.begin() + std::min<ptrdiff_t>(2, std::ssize(operands)),
                      operands.end(),
                      others.begin() + std::min<ptrdiff_t>(2, std::ssize(operands)));
  }
  void visit_expression(InstId id) {
    const Instruction& i = function_[id];
    std::span<const Value> operands = function_.operands(id);
    const Key key = key_of(i, operands);
    const uint32_t hash = hash_of(i, key, operands);
    Slot& slot = find(hash, [&](InstId known) { return is_same(known, i, key, operands); });
    if (!slot.id.valid() || !is_above(slot.id)) {
      slot = {hash, id, 0, 0};
      return;
    }
    intersect_promises(slot.id, id);
    replace(id, slot.id);
  }
  void intersect_promises(InstId kept, InstId gone) {
    const FactsIndex facts = function_.facts_index(kept), others = function_.facts_index(gone);
    if (facts != others) function_.set_facts(kept, 0);
    function_[kept].flags &= function_[gone].flags;
    if (facts != others) intersect_facts(kept, facts, others);
  }

  // --- memory

  void visit_load(InstId id) {
    const Instruction& i = function_[id];
    if (is_ordered(i)) return static_cast<void>(++reads_);
    const Value pointer = function_.operand(id, 0);
    Slot& slot = find_access(pointer, i.type);
    if (is_there(slot, id, pointer, i.type)) {
      const FactsIndex facts = function_.facts_index(slot.id), own = function_.facts_index(id);
      if (facts != own && function_[slot.id].opcode == Opcode::Load)
        intersect_facts(slot.id, facts, own);
      return replace(id, value_of(slot.id));
    }
    ++reads_;
    take_over(slot, pointer, i.type, id, state_);
  }
  // Whether memory has the same type of the source language without the store of what is there.
  bool keeps_access_type(InstId access, InstId store) const {
    const FactsIndex facts = function_.facts_index(store);
    if (facts == 0 || facts == function_.facts_index(access)) return true;
    const MetadataNode type = function_.annotations().facts(facts)[FactKind::AccessType];
    return type == metadata::None || type == function_.facts_of(access)[FactKind::AccessType];
  }
  // The value of the kept load or call, which has these facts, also stands for one with the others.
  void intersect_facts(InstId kept, FactsIndex facts, FactsIndex others) {
    if (facts == 0) return;
    const Facts other = others == 0 ? Facts() : function_.annotations().facts(others);
    function_.set_facts(kept, function_.annotations().add_facts(
                                  function_.annotations().facts(facts).shared_with(other)));
  }
  void visit_store(InstId id) {
    if (is_ordered(function_[id])) return static_cast<void>(++reads_);
    const Value value = function_.operand(id, 0), pointer = function_.operand(id, 1);
    const TypeId type = function_.type_of(value);
    Slot& slot = find_access(pointer, type);
    if (slot.id.valid() && value_of(slot.id) == value && keeps_access_type(slot.id, id) &&
        is_there(slot, id, pointer, type)) {
      states_[next_state_].writer = InstId::none();
      return erase(id);
    }
    if (is_overwritten(slot)) {
      states_[slot.state].writer = InstId::none();
      erase(slot.id);
      slot.id = InstId::none();
    }
    take_over(slot, pointer, type, id, next_state_);
  }
  void visit_call(InstId id) {
    if (is_pure_call(function_, id)) return visit_expression(id);
    const MemoryEffect effect = memory_effect(function_, id);
    const bool is_limited =
        effect <= MemoryEffect::Reads && called_intrinsic_number(function_, id) != 0;
    if (!is_limited || effect == MemoryEffect::Reads) ++reads_;
    if (is_limited || effect == MemoryEffect::Barrier) return;
    use_returned_argument(id);
    if (effect <= MemoryEffect::Reads && function_[id].type != kVoid)
      visit_question(id, effect == MemoryEffect::None);
  }
  // The result of a call that returns an argument is that one, if that takes no register.
  void use_returned_argument(InstId id) {
    if (!function_.module().header().has_returned_parameters() || !function_.has_uses(id)) return;
    if (is_returned(id)) return;  // the call may be a jump
    const auto operands = function_.operands(id);
    for (uint32_t i = 2; i < operands.size(); ++i) {
      const Value argument = operands[i];
      const bool is_free =
          argument.is_constant() ||
          (argument.is_local() && function_[argument.local()].opcode == Opcode::Alloca);
      if (!is_free || function_.type_of(argument) != function_[id].type) continue;
      // What is not captured is not returned, either.
      const uint16_t words = argument_facts(function_, id, i - 2).words;
      if ((words & (parameter_fact::Returned | parameter_fact::NoCapture)) !=
          parameter_fact::Returned)
        continue;
      has_changed_ = true;
      return function_.replace_all_uses(id, argument);
    }
  }
  bool is_returned(InstId id) const {
    for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use))
      if (function_[function_.user(use)].opcode == Opcode::Ret) return true;
    return false;
  }
  // A call that writes nothing: the one above of the same arguments has returned the same, if
  // memory is as it was, or does not matter. (So it returned: this one would, too.)
  void visit_question(InstId id, bool is_timeless) {
    const Instruction& i = function_[id];
    if ((i.flags & flag::MustTail) != 0 || is_assembly(function_, id)) return;
    std::span<const Value> operands = function_.operands(id);
    const Key key = key_of(i, operands);
    const uint32_t hash = hash_of(i, key, operands);
    Slot& slot = find(hash, [&](InstId known) { return is_same(known, i, key, operands); });
    if (slot.id.valid() && is_above(slot.id) && (is_timeless || is_unwritten(slot.state, {}))) {
      intersect_promises(slot.id, id);
      return replace(id, slot.id);
    }
    slot = {hash, id, state_, 0};
  }
  Slot& find_access(Value pointer, TypeId type) {
    return find(access_hash(pointer, type), [&](InstId known) {
      const Opcode opcode = function_[known].opcode;
      if (opcode == Opcode::Load)
        return function_.operand(known, 0) == pointer && function_[known].type == type;
      return opcode == Opcode::Store && function_.operand(known, 1) == pointer &&
             function_.type_of(function_.operand(known, 0)) == type;
    });
  }
  static uint32_t access_hash(Value pointer, TypeId type) {
    return static_cast<uint32_t>(mix(pointer.word(), type.index()) >> 32);
  }
  // The value in memory after an access.
  Value value_of(InstId access) const {
    return function_[access].opcode == Opcode::Load ? Value(access) : function_.operand(access, 0);
  }
  // Whether the slot's access is above the current instruction, and its value still in memory.
  bool is_there(const Slot& slot, InstId access, Value pointer, TypeId type) {
    return slot.id.valid() && is_above(slot.id) &&
           (slot.state == state_ || is_unwritten(slot.state, alias_.location(access, pointer, type),
                                                 value_of(slot.id).is_constant()));
  }
  // Whether nothing has written there since that state, on any path. A value that takes a register
  // is not kept through a loop: licm moves loads that the loop needs.
  bool is_unwritten(uint32_t since, const MemoryLocation& location, bool is_constant = false) {
    if (alias_.is_constant(location)) return true;
    uint32_t steps = 0;
    for (uint32_t at = state_; at != since;) {
      const MemoryState& state = states_[at];
      if (!state.join.valid()) {
        if (!may_pass(at, location, alias_, steps)) return false;
        at = state.previous;
        continue;
      }
      if (state.is_loop && !is_constant) return false;
      at = end_state_[dominators_.immediate_dominator(state.join).index()];
      if (!is_region_unwritten(state.join, at, location, steps)) return false;
    }
    return true;
  }
  // The same of the paths into a join from that state, in which its dominator ends. They may hold
  // loops.
  bool is_region_unwritten(BlockId join, uint32_t since, const MemoryLocation& location,
                           uint32_t& steps) {
    ends_.clear();
    if (!add_ends(join)) return false;
    for (size_t k = 0; k < ends_.size(); ++k)
      for (uint32_t at = ends_[k]; at != since; at = states_[at].previous) {
        if (at == kNone) return false;
        if (states_[at].join.valid()) {
          if (!add_ends(states_[at].join)) return false;
          break;
        }
        if (!may_pass(at, location, alias_in_loops_, steps)) return false;
      }
    return true;
  }
  // Returns false if that is too much to search.
  bool add_ends(BlockId join) {
    const auto predecessors = cfg_.predecessors(join);
    if (ends_.size() + predecessors.size() > kMaxStates) return false;
    for (const BlockId predecessor : predecessors)
      if (const uint32_t end = end_state_[predecessor.index()];
          std::ranges::find(ends_, end) == ends_.end())
        ends_.push_back(end);
    return true;
  }
  // Whether a search goes on to the state before, as its writer leaves the location alone. Writers
  // after the current instruction are located anew: operands have yet to be replaced.
  bool may_pass(uint32_t at, const MemoryLocation& location, AliasAnalysis& alias,
                uint32_t& steps) {
    MemoryState& state = states_[at];
    if (++steps > kMaxStates || state.previous == kNone) return false;
    if (!state.writer.valid()) return true;
    if (!state.is_located) state.written = alias.written_by(state.writer);
    state.is_located = at < next_state_;
    return !alias.may_write(state.written, location);
  }
  // Whether the slot's access is a store of this block that nothing has read.
  bool is_overwritten(const Slot& slot) const {
    return slot.id.valid() && function_.block_of(slot.id) == block_ &&
           function_[slot.id].opcode == Opcode::Store && slot.reads == reads_;
  }
  void take_over(Slot& slot, Value pointer, TypeId type, InstId access, uint32_t state) {
    if (slot.id.valid() && function_.block_of(slot.id) != block_ && is_above(slot.id))
      undo_.push_back({static_cast<uint32_t>(&slot - slots_.data()), block_, slot});
    slot = {access_hash(pointer, type), access, state, reads_};
  }

  // --- the table

  // The slot with that hash whose instruction is the wanted one, or else a free one.
  template <class Predicate>
  Slot& find(uint32_t hash, Predicate is_wanted) {
    for (size_t at = hash & mask_;; at = (at + 1) & mask_) {
      Slot& slot = slots_[at];
      if (!slot.id.valid() || (slot.hash == hash && is_wanted(slot.id))) return slot;
    }
  }
  // Whether the instruction, which the walk has met, dominates the current block, and is not too
  // far above it.
  bool is_above(InstId known) const {
    const BlockId block = function_.block_of(known);
    if (block == block_) return true;
    return dominators_.dominates(block, block_) &&
           dominators_.enter(block_) - dominators_.enter(block) <= kReach;
  }
  void replace(InstId id, Value value) {
    function_.replace_all_uses(id, value);
    erase(id);
  }
  void erase(InstId id) {
    function_.erase(id);
    has_changed_ = true;
  }

  Function& function_;
  Arena& scratch_;
  Analyses& analyses_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  const DominatorTree& dominators_ = analyses_.dominators();
  AliasAnalysis alias_{function_, scratch_, true};  // of accesses of one execution of their blocks
  AliasAnalysis alias_in_loops_{function_, scratch_};  // of paths into joins
  // open addressing, at most half full
  std::span<Slot> slots_ = scratch_.uninitialized<Slot>(
      std::bit_ceil(std::max<size_t>(2 * function_.value_count(), 16)));
  size_t mask_ = slots_.size() - 1;
  ArenaVector<Undo> undo_{scratch_};
  ArenaVector<MemoryState> states_{scratch_};
  ArenaVector<uint32_t> ends_{scratch_};  // of paths that a search follows
  // by block
  std::span<uint32_t> start_state_ = scratch_.uninitialized<uint32_t>(function_.block_count());
  // by block; kNone before its turn
  std::span<uint32_t> end_state_ = scratch_.uninitialized<uint32_t>(function_.block_count());
  // in pre-order of the dominator tree
  std::span<BlockId> blocks_ = scratch_.uninitialized<BlockId>(cfg_.reverse_post_order().size());
  BlockId block_;            // the current one
  uint32_t state_ = kNone;   // now
  uint32_t next_state_ = 0;  // that the walk has yet to meet
  uint32_t reads_ = 0;       // of memory, met so far
  bool has_changed_ = false;
};

}  // namespace

bool early_cse(Function& function, Analyses& analyses, Arena& scratch) {
  function.track_uses();
  return EarlyCse(function, analyses, scratch).run();
}

}  // namespace lilt::opt

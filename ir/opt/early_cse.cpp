// Common subexpressions and redundant accesses to memory, in one walk over the dominator tree.
//
// Idea. A hash table holds the instructions met so far. One that equals an instruction of a block
// above it (or earlier in its block) is replaced by it: dominator-scoped value numbering (Briggs,
// Cooper, Simpson 1997, "Value Numbering"). Blocks are visited in pre-order, a block's children in
// reverse post-order, so the operands of an instruction have been replaced before its own turn, and
// a block's predecessors come before it, except for those of back edges.
//
// Loads and stores are found by address and type. Memory has *states*: each instruction that may
// write begins a new one, which knows the one before it. A block begins in the state in which all
// its predecessors end. If they differ, it begins a state after the end of its immediate
// dominator, whose writers are those of its *region*: the blocks on the paths from there, a loop's
// for its header. (What a walk over LLVM's MemorySSA finds, for regions of a few blocks; a larger
// one makes the state unknown.) What an access has read or written is still there if the chain of
// states from now back to the access holds no writer that may alias it (alias.h); only the last few
// are examined. The access dominates what asks, so the last time it ran is before the last time the
// dominator did, and all that ran since is in the chain. So
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
// Not merged: freezes of one value, which may differ; phis; allocas; calls, but for pure
// intrinsics.
//
// Equal instructions that are many blocks apart stay both (kReach).
//
// Cost: O(instructions + uses of what is replaced). The walk ends early if it finds nothing, see
// kPatience. A second run changes nothing, unless writers that the first one removed had kept a
// search from reaching an access.

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <utility>

#include "ir/opt/alias.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kPatience = 200;    // expressions and accesses
constexpr int kMaxStates = 32;         // that a search for a writer examines
constexpr size_t kMaxCseBlocks = 16;   // of a region
constexpr size_t kMaxCseWriters = 16;  // of a region
// Blocks, in pre-order, from a value to an equal one that it replaces: more would let values of a
// long function live through all of it, which the allocator pays for in each block.
constexpr uint32_t kReach = 64;

enum class Handling : uint8_t { Nothing, Expression, Load, Store, Call, Invoke, Barrier };

constexpr Handling handling_of(Opcode opcode) {
  switch (opcode) {
    case Opcode::Load:
      return Handling::Load;
    case Opcode::Store:
      return Handling::Store;
    case Opcode::Call:
      return Handling::Call;
    case Opcode::Invoke:
      return Handling::Invoke;
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
      : function_(function),
        cfg_(analyses.control_flow()),
        dominators_(analyses.dominators()),
        alias_(function, scratch, true),
        alias_in_loops_(function, scratch),
        slots_(scratch.uninitialized<Slot>(
            std::bit_ceil(std::max<size_t>(2 * function.value_count(), 16)))),
        mask_(slots_.size() - 1),
        undo_(scratch),
        states_(scratch),
        regions_(scratch),
        reached_for_(scratch),
        writers_(scratch),
        writers_of_(scratch),
        end_state_(scratch.uninitialized<uint32_t>(function.block_count())),
        blocks_(scratch.uninitialized<BlockId>(cfg_.reverse_post_order().size())) {
    std::ranges::fill(slots_, Slot{0, InstId::none(), 0});
    std::ranges::fill(end_state_, kNone);
    for (BlockId block : cfg_.reverse_post_order()) blocks_[dominators_.enter(block)] = block;
  }

  // Returns whether anything changed.
  bool run() {
    for (size_t k = 0; k < blocks_.size() && is_worthwhile(); ++k) {
      block_ = blocks_[k];
      undo_others();
      state_ = state_at_start();
      for (InstId i = function_[block_].first; i.valid();) {
        const InstId next = function_.next(i);
        visit(i);
        i = next;
      }
      end_state_[block_.index()] = state_;
    }
    return has_changed_;
  }

 private:
  // An instruction of a value, or an access of an address with a type.
  struct Slot {
    uint32_t hash;
    InstId id;       // none(): free
    uint32_t state;  // of memory, after an access
  };
  struct Undo {
    uint32_t slot;
    BlockId block;  // where the slot was taken over
    Slot before;
  };
  struct MemoryState {
    uint32_t previous = kNone;  // kNone: unknown
    InstId writer = {};         // between the previous state and this one; none(): removed
    uint32_t reads = 0;         // reads_ at its begin
    bool is_located = false;
    MemoryLocation written = {};  // once located
    // Instead of a writer: those of so many blocks of regions_.
    bool is_loop = false;
    uint32_t first_block = 0, block_count = 0;
  };
  // A span of writers_; unknown if the block has a barrier.
  struct BlockWriters {
    uint32_t first = 0, count = 0;
    bool is_known = false, has_barrier = false;
  };

  // --- the walk

  // False for code that has been through an optimizer: that much of it without a redundancy.
  bool is_worthwhile() const { return has_changed_ || met_ < kPatience; }

  void undo_others() {
    while (!undo_.empty() && !dominators_.dominates(undo_.back().block, block_)) {
      slots_[undo_.back().slot] = undo_.back().before;
      undo_.pop_back();
    }
  }
  uint32_t state_at_start() {
    uint32_t common = kNone;
    for (BlockId predecessor : cfg_.predecessors(block_)) {
      const uint32_t end = end_state_[predecessor.index()];
      if (end == kNone || (common != kNone && common != end)) return state_at_join();
      common = end;
    }
    return common == kNone ? begin_state({}) : common;
  }
  uint32_t state_at_join() {
    const BlockId above = dominators_.immediate_dominator(block_);
    const auto first = static_cast<uint32_t>(regions_.size());
    const std::optional<size_t> writers = above.valid() ? find_region(above) : std::nullopt;
    const bool is_loop = writers && reached_for_[block_] == block_;
    if (writers && (*writers != 0 || is_loop))
      return begin_state({.previous = end_state_[above.index()],
                          .reads = reads_,
                          .is_loop = is_loop,
                          .first_block = first,
                          .block_count = static_cast<uint32_t>(regions_.size()) - first});
    regions_.resize(first);
    return writers ? end_state_[above.index()] : begin_state({.reads = reads_});
  }
  // Appends the region of the current block, which the block above it dominates, to regions_;
  // returns the number of its writers, or nullopt if they are too many or there is a barrier.
  std::optional<size_t> find_region(BlockId above) {
    if (reached_for_.empty()) reached_for_.assign(function_.block_count(), BlockId::none());
    const size_t first = regions_.size();
    size_t writers = 0;
    reach_predecessors(block_, above, first);
    for (size_t i = first; i < regions_.size(); ++i) {
      const BlockWriters& own = writers_of(regions_[i]);
      writers += own.count;
      if (own.has_barrier || writers > kMaxCseWriters || regions_.size() - first > kMaxCseBlocks)
        return std::nullopt;
      reach_predecessors(regions_[i], above, first);
    }
    return writers;
  }
  // Stops when the region, which begins at `first`, has too many blocks.
  void reach_predecessors(BlockId block, BlockId above, size_t first) {
    for (const BlockId from : cfg_.predecessors(block)) {
      if (regions_.size() - first > kMaxCseBlocks) return;
      if (from == above || reached_for_[from] == block_) continue;
      reached_for_[from] = block_;
      regions_.push_back(from);
    }
  }
  const BlockWriters& writers_of(BlockId block) {
    if (writers_of_.empty()) writers_of_.assign(function_.block_count(), BlockWriters());
    BlockWriters& own = writers_of_[block];
    if (own.is_known) return own;
    own.is_known = true;
    own.first = static_cast<uint32_t>(writers_.size());
    for (InstId id = function_[block].first; id.valid() && !own.has_barrier;
         id = function_.next(id)) {
      const Effect effect = effect_of(id);
      own.has_barrier = effect == Effect::Barrier;
      if (effect == Effect::Writes) writers_.push_back(id);
    }
    own.count = static_cast<uint32_t>(writers_.size()) - own.first;
    return own;
  }
  // What visit() makes of the instruction.
  enum class Effect : uint8_t { None, Writes, Barrier };
  Effect effect_of(InstId id) const {
    const Instruction& i = function_[id];
    switch (kHandling[static_cast<size_t>(i.opcode)]) {
      case Handling::Nothing:
      case Handling::Expression:
        return Effect::None;
      case Handling::Load:
        return is_ordered(i) ? Effect::Barrier : Effect::None;
      case Handling::Store:
        return is_ordered(i) ? Effect::Barrier : Effect::Writes;
      case Handling::Call:
        return effect_of_call(id);
      case Handling::Invoke:
        return Effect::Writes;
      case Handling::Barrier:
        return Effect::Barrier;
    }
    return Effect::Barrier;
  }
  Effect effect_of_call(InstId id) const {
    const uint16_t intrinsic = called_intrinsic_number(function_, id);
    if (intrinsic != 0 && intrinsic_effect(intrinsic) != IntrinsicEffect::Any) return Effect::None;
    const FunctionAttributes attributes = function_.function_attributes(id);
    if ((attributes & function_attribute::ReturnsTwice) != 0) return Effect::Barrier;
    const bool writes = (attributes & function_attribute::WritesNothing) == 0;
    return writes ? Effect::Writes : Effect::None;
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
      case Handling::Invoke:  // before both of its targets
        ++reads_;
        return begin_write(id);
      case Handling::Barrier:
        return visit_barrier();
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
      ++met_;
      slot = {hash, id, 0};
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
    if (is_ordered(i)) return visit_barrier();
    const Value pointer = function_.operand(id, 0);
    Slot& slot = find_access(pointer, i.type);
    if (is_there(slot, id, pointer, i.type)) {
      const FactsIndex facts = function_.facts_index(slot.id), own = function_.facts_index(id);
      if (facts != own && function_[slot.id].opcode == Opcode::Load)
        intersect_facts(slot.id, facts, own);
      return replace(id, value_of(slot.id));
    }
    ++reads_;
    take_over(slot, pointer, i.type, id);
  }
  // Whether memory has the same type of the source language without the store of what is there.
  bool keeps_access_type(InstId access, InstId store) const {
    const FactsIndex facts = function_.facts_index(store);
    if (facts == 0 || facts == function_.facts_index(access)) return true;
    const MetadataNode type = function_.facts(facts)[FactKind::AccessType];
    return type == metadata::None || type == function_.facts_of(access)[FactKind::AccessType];
  }
  // The value of the kept load or call, which has these facts, also stands for one with the others.
  void intersect_facts(InstId kept, FactsIndex facts, FactsIndex others) {
    if (facts == 0) return;
    const Facts other = others == 0 ? Facts() : function_.facts(others);
    function_.set_facts(kept, function_.add_facts(function_.facts(facts).shared_with(other)));
  }
  void visit_store(InstId id) {
    if (is_ordered(function_[id])) return visit_barrier();
    const Value value = function_.operand(id, 0), pointer = function_.operand(id, 1);
    const TypeId type = function_.type_of(value);
    Slot& slot = find_access(pointer, type);
    if (slot.id.valid() && value_of(slot.id) == value && keeps_access_type(slot.id, id) &&
        is_there(slot, id, pointer, type))
      return erase(id);
    begin_write(id);
    if (is_overwritten(slot)) return overwrite(slot, id);
    take_over(slot, pointer, type, id);
  }
  // The slot's store is removed, for the next one of its block.
  void overwrite(Slot& slot, InstId store) {
    states_[slot.state].writer = InstId::none();
    erase(slot.id);
    slot.id = store;
    slot.state = state_;
  }
  void visit_call(InstId id) {
    const uint16_t intrinsic = called_intrinsic_number(function_, id);
    if (intrinsic != 0) {
      switch (intrinsic_effect(intrinsic)) {
        case IntrinsicEffect::Pure:
          return visit_expression(id);
        case IntrinsicEffect::NoMemory:
          return;
        case IntrinsicEffect::ReadsMemory:
          ++reads_;
          return;
        case IntrinsicEffect::Any:
          break;
      }
    }
    const FunctionAttributes attributes = function_.function_attributes(id);
    if ((attributes & function_attribute::ReturnsTwice) != 0) return visit_barrier();
    ++reads_;
    use_returned_argument(id);
    if ((attributes & function_attribute::WritesNothing) == 0) return begin_write(id);
    if (function_[id].type != kVoid) visit_question(id, attributes);
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
      const uint16_t words = function_.argument_facts(id, i - 2).words;
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
  bool is_assembly(Value callee) const {
    return callee.is_constant() &&
           function_.constants()[callee.constant()].kind == ConstantKind::InlineAssembly;
  }
  // A call that writes nothing: the one above of the same arguments has returned the same, if
  // memory is as it was, or does not matter. (So it returned: this one would, too.)
  void visit_question(InstId id, FunctionAttributes attributes) {
    const Instruction& i = function_[id];
    if ((i.flags & flag::MustTail) != 0 || is_assembly(function_.operand(id, 1))) return;
    std::span<const Value> operands = function_.operands(id);
    const Key key = key_of(i, operands);
    const uint32_t hash = hash_of(i, key, operands);
    Slot& slot = find(hash, [&](InstId known) { return is_same(known, i, key, operands); });
    const bool is_timeless = (attributes & function_attribute::ReadsNothing) != 0;
    if (slot.id.valid() && is_above(slot.id) && (is_timeless || slot.state == state_)) {
      intersect_promises(slot.id, id);
      return replace(id, slot.id);
    }
    ++met_;
    slot = {hash, id, state_};
  }
  // Nothing is known about memory after accesses that other threads may observe in their order,
  // and after calls that return a second time, later.
  void visit_barrier() {
    ++reads_;
    state_ = begin_state({.reads = reads_});
  }

  uint32_t begin_state(const MemoryState& state) {
    states_.push_back(state);
    return static_cast<uint32_t>(states_.size() - 1);
  }
  void begin_write(InstId writer) {
    state_ = begin_state({.previous = state_, .writer = writer, .reads = reads_});
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
  // Whether nothing has written there since that state. A value that takes a register is not kept
  // through a loop: licm moves loads that the loop needs.
  bool is_unwritten(uint32_t since, const MemoryLocation& location, bool is_constant) {
    if (alias_.is_constant(location)) return true;
    uint32_t at = state_;
    for (int steps = 0; at > since && steps < kMaxStates; ++steps) {
      MemoryState& state = states_[at];
      if (state.previous == kNone || (state.is_loop && !is_constant) || may_write(state, location))
        return false;
      at = state.previous;
    }
    return at == since;
  }
  bool may_write(MemoryState& state, const MemoryLocation& location) {
    for (uint32_t k = 0; k < state.block_count; ++k)
      if (may_write(writers_of_[regions_[state.first_block + k]], location)) return true;
    if (!state.writer.valid()) return false;
    if (!state.is_located) state.written = alias_.written_by(state.writer);
    state.is_located = true;
    return alias_.may_write(state.written, location);
  }
  // Writers are located when asked about: they may be after the current block, where operands and
  // they themselves have yet to be replaced.
  bool may_write(const BlockWriters& writers, const MemoryLocation& location) {
    for (const InstId id : std::span(writers_).subspan(writers.first, writers.count))
      if (function_.block_of(id).valid() &&
          alias_in_loops_.may_write(alias_in_loops_.written_by(id), location))
        return true;
    return false;
  }
  // Whether the slot's access is a store of this block that nothing has read.
  bool is_overwritten(const Slot& slot) const {
    return slot.id.valid() && function_.block_of(slot.id) == block_ &&
           function_[slot.id].opcode == Opcode::Store && states_[slot.state].reads == reads_;
  }
  void take_over(Slot& slot, Value pointer, TypeId type, InstId access) {
    if (slot.id.valid() && function_.block_of(slot.id) != block_ && is_above(slot.id))
      undo_.push_back({static_cast<uint32_t>(&slot - slots_.data()), block_, slot});
    ++met_;
    slot = {access_hash(pointer, type), access, state_};
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
  const ControlFlowGraph& cfg_;
  const DominatorTree& dominators_;
  AliasAnalysis alias_;           // of accesses of one execution of their blocks
  AliasAnalysis alias_in_loops_;  // of regions
  std::span<Slot> slots_;         // open addressing, at most half full
  size_t mask_;
  ArenaVector<Undo> undo_;
  ArenaVector<MemoryState> states_;
  ArenaVector<BlockId> regions_;
  ArenaIdMap<BlockId, BlockId> reached_for_;  // by block: whose region it was last put into
  ArenaVector<InstId> writers_;               // by block
  ArenaIdMap<BlockId, BlockWriters> writers_of_;
  std::span<uint32_t> end_state_;  // by block; kNone before its turn
  std::span<BlockId> blocks_;      // in pre-order of the dominator tree
  BlockId block_;                  // the current one
  uint32_t state_ = kNone;         // now
  uint32_t met_ = 0;               // instructions that took a slot
  uint32_t reads_ = 0;             // of memory, met so far
  bool has_changed_ = false;
};

}  // namespace

bool early_cse(Function& function, Analyses& analyses, Arena& scratch) {
  function.track_uses();
  const bool has_merged = EarlyCse(function, analyses, scratch).run();
  return dead_code_elimination(function, analyses, scratch) || has_merged;
}

}  // namespace lilt::opt

// Jump threading through the cleanup blocks of scopes, before variables become values.
//
// Idea. Where control may leave a scope by several paths (`break`, `continue`, `return`, `goto`,
// its end), clang gives each path a number, which it stores in a slot, and lets all of them meet in
// one block, which ends the lives of the scope's variables and switches on the number:
//
//      store 0, slot    store 4, slot           store 0, slot    store 4, slot
//              ↘        ↙                       end of %x        end of %x
//               end of %x                            ↓                ↓
//               switch slot                         next             loop
//              ↙        ↘
//            next      loop
//
// A block that stores the number and jumps there gets a copy of the markers, and goes on to where
// its number leads, which may be the cleanup block of an outer scope. While variables are in
// memory, this takes no phi: after mem2reg all of them would meet in the cleanup block, and a loop
// through it would contain all that the scope does.
//
// Terms. A *cleanup block* consists of lifetime markers, one load of the slot, and the switch on
// it. The *slot* is an alloca that is only loaded and stored, as a number of one type: what is
// stored is what is loaded. Cleanup blocks that run anything else, as destructors, stay.
//
// Cost: O(blocks), and O(uses of the slot + what is copied) where there are cleanup blocks. The
// copies are at most in proportion to the function.
#include <algorithm>

#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxMarkers = 64;               // of a cleanup block
constexpr int kMaxCleanupSteps = 64;          // cleanup blocks that one path passes
constexpr int kMaxCleanupInstructions = 256;  // between the store of a number and its jump
constexpr size_t kMaxCopies = 1000;           // of markers, and as many as the function has values

class CleanupThreading {
 public:
  CleanupThreading(Function& function, Arena& scratch)
      : function_(function),
        slot_of_(function.block_count(), InstId::none(), scratch),
        copies_left_(kMaxCopies + function.value_count()),
        operands_(scratch) {}

  // Returns whether anything changed.
  bool run() {
    if (!find_cleanups()) return false;
    bool has_changed = false;
    for (const BlockId block : function_.blocks())
      if (function_[function_.terminator(block)].opcode == Opcode::Br)
        has_changed |= lead_on(block);
    return has_changed;
  }

 private:
  // Fills in slot_of_; whether there are cleanup blocks.
  bool find_cleanups() {
    bool has_any = false;
    for (const BlockId block : function_.blocks()) {
      if (function_[function_.terminator(block)].opcode != Opcode::Switch) continue;
      slot_of_[block] = find_slot(block);
      has_any |= slot_of_[block].valid();
    }
    return has_any;
  }
  // The slot of a cleanup block; none() for another block.
  InstId find_slot(BlockId block) {
    const Value number = function_.operand(function_.terminator(block), 0);
    if (!number.is_local() || function_[block].address_taken || block == function_.entry() ||
        function_[number.local()].opcode != Opcode::Load ||
        function_.block_of(number.local()) != block)
      return {};
    int count = 0;
    for (InstId id = function_[block].first; id != function_.terminator(block);
         id = function_.next(id))
      if (id != number.local() && (!is_lifetime_marker(function_, id) || ++count > kMaxMarkers))
        return {};
    function_.track_uses();
    const Value slot = function_.operand(number.local(), 0);
    if (!slot.is_local() || !function_.has_one_use(number.local())) return {};
    if (slot.local() != last_slot_)
      is_private_ = is_private(slot.local(), function_.type_of(number));
    last_slot_ = slot.local();
    return is_private_ ? last_slot_ : InstId::none();
  }
  // Whether it is an alloca that plain loads and stores of the type access only.
  bool is_private(InstId slot, TypeId type) const {
    if (function_[slot].opcode != Opcode::Alloca) return false;
    for (UseId use = function_.first_use(slot); use.valid(); use = function_.next_use(use)) {
      const InstId user = function_.user(use);
      const Instruction& i = function_[user];
      const bool is_store = i.opcode == Opcode::Store && function_.operand_index(use) == 1;
      if ((!is_store && i.opcode != Opcode::Load) || is_ordered(i)) return false;
      if (function_.type_of(is_store ? function_.operand(user, 0) : Value(user)) != type)
        return false;
    }
    return true;
  }

  // Lets the block, which ends in a jump, go past the cleanup blocks after it.
  bool lead_on(BlockId block) {
    const InstId jump = function_.terminator(block);
    const BlockId first = function_.operand(jump, 0).block();
    const InstId slot = slot_of_[first];
    if (!slot.valid()) return false;
    const Value number = stored_number(block, slot);
    if (!number.valid() || copies_left_ == 0) return false;
    BlockId from = block, to = first;
    for (int steps = 0; slot_of_[to] == slot && steps < kMaxCleanupSteps && copies_left_ != 0;
         ++steps) {
      copy_markers(to, jump);
      from = to;
      to = target_of(function_.terminator(to), number);
    }
    function_.for_each_phi(to, [&](InstId phi) {
      add_incoming(function_, phi, function_.incoming_value(phi, from), block);
    });
    function_.set_operand(jump, 0, to);
    return true;
  }
  // The constant that the block leaves in the slot; none() if it does not tell.
  Value stored_number(BlockId block, InstId slot) const {
    InstId id = function_.terminator(block);
    for (int steps = 0; id.valid() && steps < kMaxCleanupInstructions; ++steps) {
      if (function_[id].opcode == Opcode::Store && function_.operand(id, 1) == Value(slot)) {
        const Value value = function_.operand(id, 0);
        uint64_t number = 0;
        return integer_constant(function_, value, number) ? value : Value();
      }
      id = function_.previous(id);
    }
    return {};
  }
  BlockId target_of(InstId jump, Value number) const {
    const std::span<const Value> operands = function_.operands(jump);
    for (size_t i = 2; i < operands.size(); i += 2)
      if (operands[i] == number) return operands[i + 1].block();
    return operands[1].block();
  }
  void copy_markers(BlockId cleanup, InstId before) {
    for (InstId id = function_[cleanup].first; id.valid(); id = function_.next(id)) {
      if (function_[id].opcode != Opcode::Call) continue;
      copies_left_ -= std::min<size_t>(copies_left_, 1);
      const std::span<const Value> old = function_.operands(id);
      operands_.assign(old.begin(), old.end());
      function_.insert_before(before,
                              function_.create(Opcode::Call, kVoid, operands_, function_[id].flags,
                                               function_[id].subcode, function_.offset_of(before)));
    }
  }

  Function& function_;
  ArenaIdMap<BlockId, InstId> slot_of_;  // of cleanup blocks
  InstId last_slot_;                     // whose accesses were examined
  bool is_private_ = false;              // the last slot
  size_t copies_left_;                   // of markers
  ArenaVector<Value> operands_;
};

}  // namespace

bool thread_cleanups(Function& function, Analyses&, Arena& scratch) {
  return CleanupThreading(function, scratch).run();
}

}  // namespace lilt::opt

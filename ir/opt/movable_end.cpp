#include "ir/opt/movable_end.h"

#include <algorithm>

#include "ir/opt/side_effects.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxMovableEndInstructions = 32;  // before a branch that are looked at
constexpr int kMaxMovableEndUses = 32;          // of a value that moves

bool is_free_to_move(Opcode opcode) {
  return opcode != Opcode::Phi && opcode != Opcode::Alloca && opcode != Opcode::Argument &&
         !has(opcode, property::SideEffect);
}

}  // namespace

MovableEnd::MovableEnd(const Function& function, Analyses& analyses, Arena& scratch)
    : function_(function),
      dominators_(analyses.dominators()),
      known_blocks_(function.block_count()),
      moving_(scratch) {}

std::span<const InstId> MovableEnd::find(BlockId block, BlockId target, Value seed) {
  moving_.clear();
  bool is_after_effects = true;
  InstId id = function_.terminator(block);
  for (int count = 0; count < kMaxMovableEndInstructions && (id = function_.previous(id)).valid();
       ++count) {
    const Instruction& i = function_[id];
    const bool may_move =
        i.opcode == Opcode::Load ? is_after_effects && !is_ordered(i) : is_free_to_move(i.opcode);
    if (Value(id) == seed || (may_move && is_used_after(id, target))) moving_.push_back(id);
    is_after_effects &=
        !has(i.opcode, property::SideEffect) && !(i.opcode == Opcode::Load && is_ordered(i));
  }
  return moving_;
}

bool MovableEnd::is_moving(InstId id) const {
  return std::ranges::find(moving_, id) != moving_.end();
}

bool MovableEnd::is_used_after(InstId id, BlockId target) const {
  int count = 0;
  for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
    const InstId user = function_.user(use);
    if (++count > kMaxMovableEndUses) return false;
    if (is_moving(user)) continue;
    if (!target.valid() || function_[user].opcode == Opcode::Phi) return false;
    const BlockId block = function_.block_of(user);
    if (block.index() >= known_blocks_ || !dominators_.dominates(target, block)) return false;
  }
  return count != 0;
}

}  // namespace lilt::opt

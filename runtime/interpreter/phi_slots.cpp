#include "runtime/interpreter/phi_slots.h"

#include <algorithm>

#include "ir/ssa/cfg.h"
#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr size_t kSteps = 16;         // of walks, for each value of the function
constexpr size_t kMembersOfSlot = 8;  // of a slot

// Its operation reads all operands before it writes the result.
bool is_written_last(Opcode opcode) {
  switch (opcode) {
    case Opcode::FNeg:
    case Opcode::Load:
    case Opcode::GetElementPtr:
    case Opcode::ICmp:
    case Opcode::FCmp:
    case Opcode::Select:
    case Opcode::Freeze:
    case Opcode::Call:
      return true;
    default:
      return ssa::is_binary(opcode) || ssa::is_cast(opcode);
  }
}

class PhiSlotFinder {
 public:
  explicit PhiSlotFinder(const ssa::Function& function) : function_(function) {}

  std::vector<InstId> run() {
    phi_of_.assign(function_.value_count(), InstId::none());
    if (!has_phis()) return std::move(phi_of_);
    cfg_.compute(function_);
    number_positions();
    left_ = kSteps * function_.value_count();
    visited_.assign(function_.block_count(), 0);
    for (BlockId block : cfg_.reverse_post_order())
      for (InstId id = function_[block].first; is_phi(id); id = function_.next(id)) add_entries(id);
    return std::move(phi_of_);
  }

 private:
  bool is_phi(InstId id) const { return id.valid() && function_[id].opcode == Opcode::Phi; }
  bool has_phis() const {
    return std::ranges::any_of(function_.blocks(),
                               [&](BlockId block) { return is_phi(function_[block].first); });
  }
  void number_positions() {
    position_.assign(function_.value_count(), 0);
    uint32_t position = 0;
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        position_[id.index()] = is_phi(id) ? position : ++position;
  }

  void add_entries(InstId phi) {
    if (part_count(function_.types(), function_[phi].type) != 1) return;
    members_.assign(1, phi);
    std::span<const Value> entries = function_.operands(phi);
    for (size_t i = 0; i + 1 < entries.size(); i += 2)
      if (entries[i].is_local()) add(entries[i].local());
  }
  void add(InstId value) {
    bool is_candidate = !phi_of_[value.index()].valid() && function_.block_of(value).valid() &&
                        is_written_last(function_[value].opcode) &&
                        members_.size() < kMembersOfSlot;
    if (!is_candidate || !std::ranges::all_of(members_, [&](InstId member) {
          return !is_alive_after(member, value) && !is_alive_after(value, member);
        }))
      return;
    phi_of_[value.index()] = members_[0];
    members_.push_back(value);
  }

  // Whether `value` is alive directly after the definition of `other`. All phis of a block are
  // defined at once.
  bool is_alive_after(InstId value, InstId other) {
    BlockId block = function_.block_of(other);
    bool is_local = block == function_.block_of(value);
    if (is_local && position_[value.index()] > position_[other.index()]) return false;
    for (ssa::UseId use = function_.first_use(value); use.valid(); use = function_.next_use(use)) {
      InstId user = function_.user(use);
      bool is_after = !is_phi(user) && function_.block_of(user) == block &&
                      position_[user.index()] > position_[other.index()];
      if (is_after || !may_go_on()) return true;
    }
    return is_alive_after(value, block);
  }
  // At the end of the block.
  bool is_alive_after(InstId value, BlockId block) {
    ++walk_;
    BlockId defined = function_.block_of(value);
    for (ssa::UseId use = function_.first_use(value); use.valid(); use = function_.next_use(use)) {
      InstId user = function_.user(use);
      if (!may_go_on()) break;
      if (is_phi(user))
        visit(function_.operand(user, function_.operand_index(use) + 1).block());
      else if (function_.block_of(user) != defined)
        visit_predecessors(function_.block_of(user));
    }
    while (!work_.empty()) {
      BlockId next = work_.back();
      work_.pop_back();
      if (next != defined) visit_predecessors(next);
    }
    return left_ == 0 || visited_[block.index()] == walk_;
  }
  void visit_predecessors(BlockId block) {
    for (BlockId predecessor : cfg_.predecessors(block)) visit(predecessor);
  }
  void visit(BlockId block) {
    if (visited_[block.index()] == walk_ || !may_go_on()) return;
    visited_[block.index()] = walk_;
    work_.push_back(block);
  }

  bool may_go_on() {
    if (left_ != 0) --left_;
    return left_ != 0;
  }

  const ssa::Function& function_;
  ssa::ControlFlowGraph cfg_;
  std::vector<InstId> phi_of_;
  std::vector<InstId> members_;     // of the current slot: the phi, and values
  std::vector<uint32_t> position_;  // by value, in layout order; of phis: of their block's start
  std::vector<uint32_t> visited_;   // by block: the last walk that found the value alive after it
  std::vector<BlockId> work_;
  uint32_t walk_ = 0;
  size_t left_ = 0;  // steps
};

}  // namespace

std::vector<InstId> find_phi_slots(const ssa::Function& function) {
  return PhiSlotFinder(function).run();
}

}  // namespace lilt::runtime

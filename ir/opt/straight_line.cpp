#include "ir/opt/straight_line.h"

#include "ir/opt/branch_model.h"
#include "ir/opt/vector_forms.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxInSide = 8;  // instructions that run in vain, about
constexpr uint32_t kNoLine = UINT32_MAX;

}  // namespace

const StraightLines::Entry& StraightLines::find(BlockId block) {
  if (!are_known_) find_lines();
  return entries_[block];
}

StraightLines::Place StraightLines::place_of(BlockId block) { return find(block).place; }

BlockId StraightLines::join_after(InstId branch) {
  if (function_[branch].opcode != Opcode::CondBr) return {};
  const std::span<const BlockId> line = blocks(place_of(branch).line);
  for (size_t at = place_of(branch).index + 1; at < line.size(); ++at)
    if (!is_side(line[at])) return branch_before(line[at]) == branch ? line[at] : BlockId();
  return {};
}

std::array<Value, 3> StraightLines::choice(InstId phi) {
  const Entry& join = find(function_.block_of(phi));
  return {function_.operand(join.branch, 0), function_.incoming_value(phi, join.from_true),
          function_.incoming_value(phi, join.from_false)};
}

void StraightLines::find_lines() {
  are_known_ = true;
  entries_.assign(function_.block_count(), Entry{{kNoLine, 0}, false, {}, {}, {}});
  for (const BlockId block : cfg_.reverse_post_order()) {
    if (entries_[block].place.line != kNoLine) continue;
    starts_.push_back(static_cast<uint32_t>(blocks_.size()));
    add(block);
    for (BlockId head = block; head.valid();) head = next_head(head);
  }
  starts_.push_back(static_cast<uint32_t>(blocks_.size()));
}

void StraightLines::add(BlockId block) {
  const auto line = static_cast<uint32_t>(starts_.size() - 1);
  entries_[block].place = {line, static_cast<uint32_t>(blocks_.size()) - starts_[line]};
  blocks_.push_back(block);
}

bool StraightLines::may_follow(BlockId block, size_t predecessors) const {
  return cfg_.predecessors(block).size() == predecessors && !function_[block].address_taken &&
         entries_[block].place.line == kNoLine;
}

// Whether the side does nothing but cheap operations on numbers, which cannot trap.
bool StraightLines::may_run_in_vain(BlockId side) const {
  int size = 0;
  for (InstId id = function_[side].first; id != function_.terminator(side);
       id = function_.next(id)) {
    const Opcode opcode = function_[id].opcode;
    const bool is_operation = opcode != Opcode::Load && opcode != Opcode::Phi &&
                              opcode != Opcode::FDiv && !has(opcode, property::MayTrap) &&
                              may_widen(function_, id);
    if (++size > kMaxInSide || !(is_operation || is_cheap(function_, id))) return false;
  }
  return true;
}

// Adds the sides and the join after the last block; returns the join.
BlockId StraightLines::next_head(BlockId head) {
  const InstId branch = function_.terminator(head);
  if (function_[branch].opcode != Opcode::CondBr || is_predictable(function_, branch)) return {};
  const BlockId a = function_.operand(branch, 1).block(), b = function_.operand(branch, 2).block();
  const BlockId join = a == b ? BlockId() : join_of_sides(function_, cfg_, a, b);
  if (!join.valid() || join == head || !may_follow(join, 2)) return {};
  for (const BlockId side : {a, b})
    if (side != join && !(may_follow(side, 1) && may_run_in_vain(side))) return {};
  for (const BlockId side : {a, b})
    if (side != join) {
      add(side);
      entries_[side].is_side = true;
    }
  add(join);
  entries_[join].branch = branch;
  entries_[join].from_true = a == join ? head : a;
  entries_[join].from_false = b == join ? head : b;
  return join;
}

}  // namespace lilt::opt

// Computed jumps without critical edges.
//
// Idea. An edge out of an indirect jump cannot be split by redirecting the jump: the address is
// data. But another block can take over the target's address. All indirectbrs that share targets,
// directly or through others, become one, the *dispatch*. Each target that also has other
// predecessors gets a *landing* block in front, which takes over its address (its name, by which
// constants refer to it) and has the dispatch as its only predecessor. Phis of the dispatch merge
// the values that phis of a target took from several indirectbrs. A block that dominated targets of
// its own indirectbr may dominate none of the dispatch's: restore_dominance makes the phis that its
// values then need. Block layout copies the dispatch back to the blocks that jump to it.
//
// An indirectbr with one target becomes a plain jump: what goes along its only edge is moved in
// front of it, where an address must not be needed any more.
#include <algorithm>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/cfg.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::backend {

namespace {

class IndirectBranches {
 public:
  IndirectBranches(ssa::Function& function, Arena& scratch)
      : function_(function), edit_(function, scratch), incoming_(function.block_count()) {}

  void run() {
    std::vector<BlockId> jumps;
    for (BlockId block : function_.blocks())
      if (function_[function_.terminator(block)].opcode == Opcode::IndirectBr)
        jumps.push_back(block);
    if (jumps.empty()) return;
    cfg_.compute(function_);
    is_source_.assign(function_.block_count(), false);
    for (BlockId block : jumps) is_source_[block.index()] = true;
    is_target_.assign(function_.block_count(), false);
    for (const std::vector<BlockId>& group : groups_by_targets(jumps)) {
      sources_ = group;
      merge_sources();
    }
    edit_.finish();
    if (has_dispatch_) restore_dominance(function_);
  }

 private:
  // Groups of jumps that share targets, in the order of each group's first jump.
  std::vector<std::vector<BlockId>> groups_by_targets(const std::vector<BlockId>& jumps) {
    leader_.resize(function_.block_count());
    for (uint32_t i = 0; i < leader_.size(); ++i) leader_[i] = i;
    for (BlockId jump : jumps)
      function_.for_each_successor(jump, [&](BlockId target) {
        leader_[leader_of(target.index())] = leader_of(first_target(jump));
      });
    std::vector<std::vector<BlockId>> groups;
    std::vector<uint32_t> group_of(function_.block_count(), UINT32_MAX);  // by leader
    for (BlockId jump : jumps) {
      uint32_t none = UINT32_MAX;
      bool has_targets = function_[function_.terminator(jump)].operand_count > 1;
      uint32_t& group = has_targets ? group_of[leader_of(first_target(jump))] : none;
      if (group == UINT32_MAX) {
        group = static_cast<uint32_t>(groups.size());
        groups.emplace_back();
      }
      groups[group].push_back(jump);
    }
    return groups;
  }

  uint32_t first_target(BlockId jump) const {
    return function_.operand(function_.terminator(jump), 1).block().index();
  }

  uint32_t leader_of(uint32_t block) {
    while (leader_[block] != block) block = leader_[block] = leader_[leader_[block]];
    return block;
  }

  void merge_sources() {
    targets_.clear();
    collect_targets();
    dispatch_ = sources_.size() == 1 ? sources_[0] : make_dispatch();
    std::vector<Value> operands{address_};
    for (BlockId target : targets_) operands.push_back(redirect(target));
    jump_to_dispatch(operands);
  }

  void collect_targets() {
    for (BlockId source : sources_)
      function_.for_each_successor(source, [&](BlockId target) {
        if (is_target_[target.index()]) return;
        is_target_[target.index()] = true;
        targets_.push_back(target);
      });
    address_ = function_.operand(function_.terminator(sources_[0]), 0);
    offset_ = function_.offset_of(function_.terminator(sources_[0]));
  }

  BlockId make_dispatch() {
    has_dispatch_ = true;
    const BlockId dispatch = edit_.add_last(offset_);
    std::vector<Value> entries;
    for (BlockId source : sources_) {
      entries.push_back(function_.operand(function_.terminator(source), 0));
      entries.push_back(source);
    }
    address_ = append(dispatch, Opcode::Phi, ssa::kPtr, entries);
    return dispatch;
  }

  InstId append(BlockId block, Opcode opcode, ssa::TypeId type, std::span<const Value> operands) {
    InstId id = function_.create(opcode, type, operands, 0, 0, offset_);
    function_.append(block, id);
    return id;
  }

  // Returns the block that the dispatch jumps to for a target.
  BlockId redirect(BlockId target) {
    auto predecessors = cfg_.predecessors(target);
    bool has_others = std::any_of(predecessors.begin(), predecessors.end(),
                                  [&](BlockId p) { return !is_source_[p.index()]; });
    BlockId landing = has_others ? make_landing(target) : dispatch_;
    for (InstId phi = function_[target].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi))
      redirect_phi(phi, landing);
    return has_others ? landing : target;
  }

  BlockId make_landing(BlockId target) {
    const BlockId landing = edit_.add_before(target, function_[target].offset);
    function_[landing].name = function_[target].name;
    function_[landing].address_taken = function_[target].address_taken;
    function_[target].address_taken = false;
    function_[target].name = {};
    Value operands[] = {Value(target)};
    append(landing, Opcode::Br, ssa::kVoid, operands);
    return landing;
  }

  void redirect_phi(InstId phi, BlockId landing) {
    std::vector<Value> kept;
    std::span<const Value> operands = function_.operands(phi);
    for (BlockId source : sources_) incoming_[source.index()] = Value();
    for (size_t i = 0; i < operands.size(); i += 2) {
      BlockId from = operands[i + 1].block();
      if (is_source_[from.index()])
        incoming_[from.index()] = operands[i];
      else
        kept.insert(kept.end(), {operands[i], operands[i + 1]});
    }
    ssa::TypeId type = function_[phi].type;
    Value value = incoming_[sources_[0].index()];
    if (sources_.size() > 1) {
      std::vector<Value> entries;
      for (BlockId source : sources_) {
        Value entry = incoming_[source.index()];
        entries.push_back(entry.valid() ? entry : Value(function_.constants().undef(type)));
        entries.push_back(source);
      }
      value = append(dispatch_, Opcode::Phi, type, entries);
    }
    kept.insert(kept.end(), {value, Value(landing)});
    function_.set_operands(phi, kept);
  }

  void jump_to_dispatch(const std::vector<Value>& operands) {
    for (BlockId source : sources_) {
      function_.erase(function_.terminator(source));
      Value jump[] = {Value(dispatch_)};
      if (source != dispatch_) append(source, Opcode::Br, ssa::kVoid, jump);
    }
    if (targets_.size() == 1)
      append(dispatch_, Opcode::Br, ssa::kVoid, std::span(operands).last(1));
    else
      append(dispatch_, Opcode::IndirectBr, ssa::kVoid, operands);
  }

  ssa::Function& function_;
  ssa::CfgEdit edit_;
  ssa::ControlFlowGraph cfg_;
  std::vector<bool> is_source_, is_target_;  // by block: ends in an indirectbr; one jumps to it
  std::vector<uint32_t> leader_;             // by target: towards its group's leader
  bool has_dispatch_ = false;
  // Of the group at hand.
  std::vector<BlockId> sources_, targets_;
  BlockId dispatch_;
  Value address_;
  std::vector<Value> incoming_;  // by source, for the phi at hand
  SourceOffset offset_ = kNoOffset;
};

}  // namespace

void merge_indirect_branches(ssa::Function& function, Arena& scratch) {
  IndirectBranches(function, scratch).run();
}

}  // namespace lilt::backend

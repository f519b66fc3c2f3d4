// Computed jumps without critical edges.
//
// Idea. An edge out of an indirect jump cannot be given a block of its own by redirecting the jump:
// the address is data. But the address of the target can be that of another block. So all
// indirectbrs of a function become one, the *dispatch*; each target that also has other
// predecessors gets a *landing* block in front, which takes over its address (its name, by which
// constants refer to it) and has the dispatch as its only predecessor. Values that phis of a target
// took from several indirectbrs come together in phis of the dispatch. Block layout copies the
// dispatch back to where it is jumped to from.
#include <algorithm>

#include "backend/legalize/steps.h"
#include "ir/ssa/cfg.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

class IndirectBranches {
 public:
  explicit IndirectBranches(ssa::Function& function)
      : function_(function), blocks_(function.blocks()), incoming_(function.block_count()) {}

  void run() {
    for (BlockId block : blocks_)
      if (function_[function_.terminator(block)].opcode == Opcode::IndirectBr)
        sources_.push_back(block);
    if (sources_.empty()) return;
    cfg_.compute(function_);
    collect_targets();
    is_source_.assign(function_.block_count(), false);
    for (BlockId source : sources_) is_source_[source.index()] = true;
    dispatch_ = sources_.size() == 1 ? sources_[0] : make_dispatch();
    std::vector<Value> operands{address_};
    for (BlockId target : targets_) operands.push_back(redirect(target));
    finish(operands);
  }

 private:
  void collect_targets() {
    std::vector<bool> known(function_.block_count(), false);
    for (BlockId source : sources_)
      function_.for_each_successor(source, [&](BlockId target) {
        if (known[target.index()]) return;
        known[target.index()] = true;
        targets_.push_back(target);
      });
    address_ = function_.operand(function_.terminator(sources_[0]), 0);
    offset_ = function_.offset_of(function_.terminator(sources_[0]));
  }

  BlockId make_dispatch() {
    BlockId dispatch = function_.add_block({}, offset_);
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

  // Gives the block that the dispatch jumps to for a target.
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
    BlockId landing = function_.add_block(function_[target].name, function_[target].offset);
    function_[landing].address_taken = function_[target].address_taken;
    function_[target].address_taken = false;
    function_[target].name = {};
    Value operands[] = {Value(target)};
    append(landing, Opcode::Br, ssa::kVoid, operands);
    landings_.push_back({target, landing});
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

  void finish(const std::vector<Value>& operands) {
    std::vector<BlockId> layout;
    std::vector<BlockId> landing_of(function_.block_count());
    for (auto [target, landing] : landings_) landing_of[target.index()] = landing;
    for (BlockId block : blocks_) {
      if (landing_of[block.index()].valid()) layout.push_back(landing_of[block.index()]);
      layout.push_back(block);
    }
    for (BlockId source : sources_) {
      function_.erase(function_.terminator(source));
      Value jump[] = {Value(dispatch_)};
      if (source != dispatch_) append(source, Opcode::Br, ssa::kVoid, jump);
    }
    append(dispatch_, Opcode::IndirectBr, ssa::kVoid, operands);
    if (sources_.size() > 1) layout.push_back(dispatch_);
    function_.set_layout(std::move(layout));
  }

  ssa::Function& function_;
  const std::vector<BlockId> blocks_;  // before there were new ones
  ssa::ControlFlowGraph cfg_;
  std::vector<BlockId> sources_;  // blocks that end in an indirectbr
  std::vector<bool> is_source_;   // by block
  std::vector<BlockId> targets_;
  std::vector<std::pair<BlockId, BlockId>> landings_;
  BlockId dispatch_;
  Value address_;
  std::vector<Value> incoming_;  // by source, for the phi at hand
  SourceOffset offset_ = kNoOffset;
};

}  // namespace

void merge_indirect_branches(ssa::Function& function) { IndirectBranches(function).run(); }

}  // namespace lilt::backend

// Phis for values whose definitions no longer dominate their uses.
//
// Idea. A step that merges edges adds paths that the program never takes. Such a path may reach a
// use and pass the definition by. As in SSA construction (Cytron, Ferrante, Rosen, Wegman, Zadeck
// 1991), phis in the iterated dominance frontier of the definition merge the value with undef,
// which stands for the added paths. The value that reaches a block comes from the nearest
// definition or phi above it in the dominator tree; a phi is made when something reaches for it.
//
// Invariant. The definition still precedes its uses in its own block, so it needs no phi there.
#include <algorithm>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/cfg.h"

namespace lilt::backend {

namespace {

class DominanceRestorer {
 public:
  explicit DominanceRestorer(ssa::Function& function) : function_(function) {}

  void run() {
    cfg_.compute(function_);
    Arena scratch;
    dominators_.compute(function_, cfg_, scratch);
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        collect_lost_uses(id);
    if (lost_.empty()) return;
    std::ranges::stable_sort(lost_, {}, [](const Use& use) { return use.value.index(); });
    frontiers_.compute(cfg_, dominators_);
    is_join_.resize(function_.block_count());
    value_at_.resize(function_.block_count());
    for (size_t i = 0, end; i < lost_.size(); i = end) {
      for (end = i + 1; end < lost_.size() && lost_[end].value == lost_[i].value;) ++end;
      restore(lost_[i].value, std::span(lost_).subspan(i, end - i));
    }
  }

 private:
  struct Use {
    InstId value, user;
    uint32_t operand;
    BlockId block;  // at whose end, or in which, the value is used
  };

  void collect_lost_uses(InstId user) {
    std::span<const Value> operands = function_.operands(user);
    bool is_phi = function_[user].opcode == Opcode::Phi;
    for (uint32_t i = 0; i < operands.size(); ++i) {
      if (!operands[i].is_local()) continue;
      BlockId definition = function_.block_of(operands[i].local());
      BlockId block = is_phi ? operands[i + 1].block() : function_.block_of(user);
      bool is_argument = !definition.valid();
      if (!is_argument && !dominators_.dominates(definition, block))
        lost_.push_back({operands[i].local(), user, i, block});
    }
  }

  void restore(InstId value, std::span<const Use> uses) {
    value_ = value;
    BlockId definition = function_.block_of(value);
    joins_.clear();
    frontiers_.take(definition, dominators_, joins_);
    for (size_t i = 0; i < joins_.size(); ++i) frontiers_.take(joins_[i], dominators_, joins_);
    for (BlockId join : joins_) is_join_[join.index()] = true;
    value_at_[definition.index()] = value;
    for (const Use& use : uses) function_.set_operand(use.user, use.operand, value_in(use.block));
    for (size_t i = 0; i < phis_.size(); ++i) complete(phis_[i]);
    value_at_[definition.index()] = InstId::none();
    for (BlockId join : joins_) {
      is_join_[join.index()] = false;
      value_at_[join.index()] = InstId::none();
    }
    phis_.clear();
    frontiers_.start_over();
  }

  Value value_in(BlockId block) {
    for (; block.valid(); block = dominators_.immediate_dominator(block)) {
      InstId& known = value_at_[block.index()];
      if (!known.valid() && is_join_[block.index()]) known = make_phi(block);
      if (known.valid()) return known;
    }
    return function_.constants().undef(function_[value_].type);
  }

  InstId make_phi(BlockId block) {
    InstId phi = function_.create(Opcode::Phi, function_[value_].type, {}, 0, 0,
                                  function_.offset_of(value_));
    function_.set_name(phi, function_.name_of(value_));
    function_.insert_before(function_[block].first, phi);
    phis_.push_back(phi);
    return phi;
  }

  void complete(InstId phi) {
    std::vector<Value> operands;
    for (BlockId predecessor : cfg_.predecessors(function_.block_of(phi)))
      operands.insert(operands.end(), {value_in(predecessor), Value(predecessor)});
    function_.set_operands(phi, operands);
  }

  ssa::Function& function_;
  ssa::ControlFlowGraph cfg_;
  ssa::DominatorTree dominators_;
  ssa::DominanceFrontiers frontiers_;
  std::vector<Use> lost_;
  // Of the value at hand.
  InstId value_;
  std::vector<BlockId> joins_;    // its iterated dominance frontier
  std::vector<InstId> phis_;      // made so far
  std::vector<bool> is_join_;     // by block
  std::vector<InstId> value_at_;  // by block: the definition or a phi
};

}  // namespace

void restore_dominance(ssa::Function& function) { DominanceRestorer(function).run(); }

}  // namespace lilt::backend

// Phis for values whose definitions no longer dominate their uses.
//
// Idea. A step that merges edges adds paths that the program never takes. Such a path may reach a
// use and pass the definition by. Phis merge the value with undef, which stands for the added paths
// (SsaConstruction).
//
// Invariant. The definition still precedes its uses in its own block, so it needs no phi there.
#include <algorithm>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/ssa_repair.h"

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
    ssa::SsaConstruction values(function_, cfg_, dominators_, scratch);
    for (size_t i = 0, end; i < lost_.size(); i = end) {
      for (end = i + 1; end < lost_.size() && lost_[end].value == lost_[i].value;) ++end;
      restore(lost_[i].value, std::span(lost_).subspan(i, end - i), values);
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

  void restore(InstId value, std::span<const Use> uses, ssa::SsaConstruction& values) {
    const TypeId type = function_[value].type;
    values.begin({type, function_.constants().undef(type), function_.name_of(value),
                  function_.offset_of(value)});
    values.define(function_.block_of(value), value);
    for (const Use& use : uses)
      function_.set_operand(use.user, use.operand,
                            function_[use.user].opcode == Opcode::Phi
                                ? values.value_at_end(use.block)
                                : values.value_at_start(use.block));
    values.finish();
  }

  ssa::Function& function_;
  ssa::ControlFlowGraph cfg_;
  ssa::DominatorTree dominators_;
  std::vector<Use> lost_;
};

}  // namespace

void restore_dominance(ssa::Function& function) { DominanceRestorer(function).run(); }

}  // namespace lilt::backend

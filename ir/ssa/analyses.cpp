#include "ir/ssa/analyses.h"

#include <utility>

namespace lilt::ssa {

std::string_view name_of(Analysis analysis) {
  switch (analysis) {
    case Analysis::ControlFlow:
      return "control-flow graph";
    case Analysis::Dominators:
      return "dominators";
    case Analysis::Loops:
      return "loops";
    case Analysis::Frequencies:
      return "frequencies";
  }
  return {};
}

AnalysisSet basis_of(Analysis analysis) {
  switch (analysis) {
    case Analysis::ControlFlow:
      return {};
    case Analysis::Dominators:
    case Analysis::Loops:
      return {Analysis::ControlFlow};
    case Analysis::Frequencies:
      return {Analysis::ControlFlow, Analysis::Loops};
  }
  return {};
}

void Analyses::take_over(Analyses& other) {
  function_ = other.function_;
  known_ = std::exchange(other.known_, {});
  asked_ = {};
  std::swap(cfg_, other.cfg_);
  std::swap(dominators_, other.dominators_);
  std::swap(loops_, other.loops_);
  std::swap(frequencies_, other.frequencies_);
}

void Analyses::release() {
  known_ = {};
  cfg_ = {};
  dominators_ = {};
  loops_ = {};
  frequencies_ = {};
}

bool Analyses::remove_unreachable_blocks(Function& function) {
  const ControlFlowGraph& cfg = control_flow();
  if (cfg.reverse_post_order().size() == function.blocks().size()) return false;
  function.remove_blocks([&](BlockId block) { return !cfg.reachable(block); });
  cfg_.leave_out_unreachable(function.blocks());
  known_.keep_only({Analysis::ControlFlow});
  return true;
}

const DominatorTree& Analyses::dominators() {
  if (!is_known(Analysis::Dominators)) {
    const ControlFlowGraph& cfg = control_flow();
    const Arena::Scope scope(scratch_);
    dominators_.compute(*function_, cfg, scratch_);
  }
  note(Analysis::Dominators);
  return dominators_;
}

const LoopForest& Analyses::loops() {
  if (!is_known(Analysis::Loops)) {
    const ControlFlowGraph& cfg = control_flow();
    if (cfg.has_cycle()) {
      const DominatorTree& tree = dominators();
      const Arena::Scope scope(scratch_);
      loops_.compute(*function_, cfg, tree, scratch_);
    } else {
      loops_.compute_without_cycles(*function_);
    }
  }
  note(Analysis::Loops);
  return loops_;
}

std::span<const float> Analyses::frequencies() {
  if (!is_known(Analysis::Frequencies))
    estimate_frequencies(*function_, control_flow(), loops(), frequencies_);
  note(Analysis::Frequencies);
  return frequencies_;
}

std::vector<std::string> Analyses::find_stale() const {
  Arena scratch;
  Analyses fresh(scratch);
  fresh.reset(*function_);
  std::vector<std::string> stale;
  auto compare = [&](Analysis analysis, const auto& kept, auto compute) {
    if (is_known(analysis) && !(kept == compute())) stale.emplace_back(name_of(analysis));
  };
  compare(
      Analysis::ControlFlow, cfg_, [&]() -> auto& { return fresh.control_flow(); });
  compare(
      Analysis::Dominators, dominators_, [&]() -> auto& { return fresh.dominators(); });
  compare(
      Analysis::Loops, loops_, [&]() -> auto& { return fresh.loops(); });
  compare(
      Analysis::Frequencies, frequencies_, [&]() -> auto& {
        fresh.frequencies();
        return fresh.frequencies_;
      });
  return stale;
}

}  // namespace lilt::ssa

#include "frontend/llvm/control_flow_checks.h"

#include <algorithm>

#include "frontend/llvm/block_table.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/forwarding.h"

namespace lilt::frontend {

using namespace ssa;

void ControlFlowChecks::start(Function& function) {
  function_ = &function;
  analyses_.reset(function);
  entry_end_ = UINT32_MAX;
  block_begin_ = 0;
  queries_.clear();
  phis_.clear();
  incoming_places_.clear();
  exceptions_.clear();
  must_tail_calls_.clear();
}

void ControlFlowChecks::start_block() {
  block_begin_ = static_cast<uint32_t>(function_->value_count());
  if (blocks_.count() != 2) return;
  entry_end_ = block_begin_;
  // The result of an invoke does not dominate both of its edges.
  const InstId last = (*function_)[blocks_.entry()].last;
  if (last.valid() && (*function_)[last].opcode == Opcode::Invoke) entry_end_ = last.index();
}

void ControlFlowChecks::replace_blocks(const std::vector<BlockId>& meant) {
  if (meant.empty()) return;
  for (DominanceQuery& query : queries_)
    if (const BlockId block = meant[query.place.block.index()]; block.valid())
      query.place.block = block;
}

void ControlFlowChecks::run(bool has_redefinition) {
  check_must_tail_calls();
  if (queries_.empty() && phis_.empty() && exceptions_.empty()) return;
  for (const Phi& phi : phis_) check_phi(phi);
  check_exceptions();
  if (!queries_.empty() && !has_redefinition) check_dominance();
}

void ControlFlowChecks::check_must_tail_calls() {
  for (const NotedInstruction& call : must_tail_calls_) {
    const std::string wrong = check_must_tail_call(*function_, call.id);
    if (!wrong.empty()) {
      context_.reporter.error(call.offset, wrong);
      continue;
    }
    // An undefined result is the callee's.
    const InstId ret = function_->terminator(function_->block_of(call.id));
    if (function_->operands(ret).size() == 1 && !function_->operand(ret, 0).is_local())
      function_->set_operand(ret, 0, Value(call.id));
  }
}

void ControlFlowChecks::check_exceptions() {
  for (const NotedInstruction& exception : exceptions_) {
    const std::string wrong =
        check_exception_instruction(*function_, exception.id, analyses_.control_flow());
    if (!wrong.empty()) context_.reporter.error(exception.offset, wrong);
  }
}

// One value for each edge into the block, and one value where a block has several edges to it.
void ControlFlowChecks::check_phi(const Phi& phi) {
  BlockId block = function_->block_of(phi.id);
  if (block == blocks_.entry()) {
    context_.reporter.error(phi.offset, "'phi' in the entry block, which has no predecessors");
    return;
  }
  incoming_.clear();
  std::span<const Value> operands = function_->operands(phi.id);
  for (uint32_t i = 0; i + 1 < operands.size(); i += 2)
    incoming_.push_back(
        {operands[i + 1].block(), operands[i], incoming_places_[phi.first_incoming + i / 2]});
  std::ranges::sort(incoming_, {}, [](const Incoming& entry) {
    return std::pair(entry.from, entry.place);  // places ascend
  });
  std::span<const BlockId> edges = analyses_.control_flow().predecessors(block);
  predecessors_.assign(edges.begin(), edges.end());
  std::ranges::sort(predecessors_);

  size_t at = 0;
  for (size_t i = 0; i < incoming_.size(); ++i) {
    const Incoming& entry = incoming_[i];
    bool repeated = i != 0 && incoming_[i - 1].from == entry.from;
    while (at < predecessors_.size() && predecessors_[at] < entry.from)
      report_missing_incoming(phi, predecessors_[at++]);
    bool has_edge = at < predecessors_.size() && predecessors_[at] == entry.from;
    if (has_edge) ++at;
    if (!exceptions_.empty()) check_incoming_of_invoke(entry, block);
    if (repeated && incoming_[i - 1].value != entry.value)
      context_.reporter.error(
          entry.place, "'phi' has two different values for block " + blocks_.shown(entry.from));
    else if (!has_edge && repeated)
      context_.reporter.error(entry.place, "'phi' has more values for block " +
                                               blocks_.shown(entry.from) +
                                               " than edges come from it");
    else if (!has_edge)
      context_.reporter.error(entry.place, "block " + blocks_.shown(entry.from) +
                                               " is not a predecessor of this block");
  }
  while (at < predecessors_.size()) report_missing_incoming(phi, predecessors_[at++]);
}

// The result of an invoke comes along its normal edge only.
void ControlFlowChecks::check_incoming_of_invoke(const Incoming& entry, BlockId block) {
  if (!entry.value.is_local()) return;
  const InstId value = entry.value.local();
  const bool is_own =
      (*function_)[value].opcode == Opcode::Invoke && function_->block_of(value) == entry.from;
  if (is_own && normal_block(*function_, value) != block)
    context_.reporter.error(entry.place,
                            "the result of an 'invoke' does not come along its unwind edge");
}

void ControlFlowChecks::report_missing_incoming(const Phi& phi, BlockId predecessor) {
  context_.reporter.error(phi.offset,
                          "'phi' has no value for predecessor " + blocks_.shown(predecessor));
}

void ControlFlowChecks::check_dominance() {
  const ControlFlowGraph& cfg = analyses_.control_flow();
  const DominatorTree& dominators = analyses_.dominators();
  for (const DominanceQuery& query : queries_) {
    if (!cfg.reachable(query.place.block)) continue;
    BlockId home = function_->block_of(query.definition);
    if (!home.valid()) continue;  // an argument
    bool same_block = home == query.place.block;
    if (!exceptions_.empty() && !same_block &&
        (*function_)[query.definition].opcode == Opcode::Invoke) {
      if (!has_result_of(*function_, query.definition, query.place.block, cfg, dominators))
        context_.reporter.error(query.offset,
                                "this use of " +
                                    shown_name(*function_, function_->name_of(query.definition)) +
                                    " is not after the normal edge of its 'invoke'");
      continue;
    }
    // Ids grow along a block.
    bool dominates = same_block
                         ? !query.place.user.valid() || query.definition < query.place.user
                         : cfg.reachable(home) && dominators.dominates(home, query.place.block);
    if (!dominates) report_dominance(query, home);
  }
}

void ControlFlowChecks::report_dominance(const DominanceQuery& query, BlockId home) {
  std::string name = shown_name(*function_, function_->name_of(query.definition)), message;
  if (home != query.place.block) {
    message = "a path leads to this use of " + name + " that does not pass its definition: " +
              blocks_.shown_path(path_around(home, blocks_.entry(), query.place.block));
  } else {
    message = name + " is used before it is defined";
    // The program means the value of the previous iteration.
    bool is_in_loop = std::ranges::any_of(
        analyses_.control_flow().predecessors(home),
        [&](BlockId predecessor) { return !path_around(BlockId(), home, predecessor).empty(); });
    if (is_in_loop) message += "; the value of the previous iteration comes through a 'phi'";
  }
  context_.reporter.error(query.offset, message)
      .notes.push_back({function_->offset_of(query.definition), name + " is defined here"});
}

// The blocks of a shortest path that avoids `home`; empty if there is none.
std::vector<BlockId> ControlFlowChecks::path_around(BlockId home, BlockId from, BlockId to) {
  std::vector<BlockId> leads_to(function_->block_count());  // none(): not reached
  std::vector<BlockId> queue{to};
  leads_to[to.index()] = to;
  for (size_t i = 0; i < queue.size() && !leads_to[from.index()].valid(); ++i)
    for (BlockId next : analyses_.control_flow().predecessors(queue[i])) {
      if (next == home || leads_to[next.index()].valid()) continue;
      leads_to[next.index()] = queue[i];
      queue.push_back(next);
    }
  if (!leads_to[from.index()].valid()) return {};
  std::vector<BlockId> path{from};
  while (path.back() != to) path.push_back(leads_to[path.back().index()]);
  return path;
}

}  // namespace lilt::frontend

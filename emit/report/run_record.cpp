#include "emit/report/run_record.h"

#include <algorithm>

#include "emit/report/function_record.h"
#include "emit/report/stage_graph.h"

namespace lilt::report {

std::vector<uint32_t> lines_of_texts(std::span<const std::string> texts,
                                     std::span<const std::string_view> lines) {
  std::vector<uint32_t> result;
  uint32_t line = 0;
  for (const std::string& text : texts) {
    const auto begins = [&](std::string_view whole) {
      whole.remove_prefix(std::min(whole.find_first_not_of(' '), whole.size()));
      const bool has_more = whole.starts_with(text) && whole.size() > text.size();
      return !whole.empty() && (text.starts_with(whole) || (has_more && whole[text.size()] == ','));
    };
    uint32_t found = line;
    while (found < lines.size() && !begins(lines[found])) ++found;
    if (found < lines.size()) line = found + 1;
    result.push_back(found < lines.size() ? found : kNone);
  }
  return result;
}

const Stage& changed_stage(const FunctionRecord& function, size_t stage) {
  while (!function.stages[stage].has_changed) --stage;
  return function.stages[stage];
}

uint32_t stage_of_pass(const FunctionRecord& function, std::string_view pass) {
  for (size_t i = function.stages.size(); i-- > 0;)
    if (function.stages[i].pass == pass) return static_cast<uint32_t>(i);
  return kNone;
}

uint32_t finished_stage(const FunctionRecord& function) {
  for (size_t i = function.stages.size(); i-- > 0;)
    if (function.stages[i].kind == StageKind::Machine) return static_cast<uint32_t>(i);
  return kNone;
}

namespace {

// By block of machine code, the same one of SSA IR: that of the same node, else of the same name (a
// copy); kNone without one.
std::vector<uint32_t> same_blocks(const FunctionRecord& function, const RunRecord& run) {
  const StageGraph graph = graph_of(function);
  const auto& ssa_nodes = graph.stages[run.ssa.stage];
  const auto& nodes = graph.stages[run.machine.stage];
  const std::vector<StageBlock>& ssa_blocks = changed_stage(function, run.ssa.stage).blocks;
  const std::vector<StageBlock>& blocks = changed_stage(function, run.machine.stage).blocks;
  std::vector<uint32_t> same;
  for (size_t i = 0; i < nodes.size(); ++i) {
    const auto node = std::ranges::find(ssa_nodes, nodes[i]);
    const auto named = std::ranges::find_if(ssa_blocks, [&](const StageBlock& block) {
      return !block.name.empty() && block.name == blocks[i].name;
    });
    same.push_back(node != ssa_nodes.end()     ? static_cast<uint32_t>(node - ssa_nodes.begin())
                   : named != ssa_blocks.end() ? static_cast<uint32_t>(named - ssa_blocks.begin())
                                               : kNone);
  }
  return same;
}

}  // namespace

void pair_visits(const FunctionRecord& function, RunRecord& run) {
  if (run.ssa.visits.empty() || run.machine.visits.empty()) return;
  const std::vector<uint32_t> same = same_blocks(function, run);
  const auto key = [](uint32_t call, uint32_t block) { return uint64_t{call} << 32 | block; };
  std::unordered_map<uint64_t, std::vector<uint32_t>> visits;  // of SSA IR, by call and block
  std::unordered_map<uint32_t, uint32_t> first;                // by call
  for (uint32_t i = 0; i < run.ssa.visits.size(); ++i) {
    const RunVisit& visit = run.ssa.visits[i];
    visits[key(visit.call, visit.block)].push_back(i);
    first.emplace(visit.call, i);
  }
  std::unordered_map<uint64_t, size_t> counts;
  std::unordered_map<uint32_t, uint32_t> last = first;  // partner, by call
  for (RunVisit& visit : run.machine.visits) {
    const auto before = last.find(visit.call);
    if (before == last.end()) continue;
    if (const uint32_t block = same[visit.block]; block != kNone) {
      const std::vector<uint32_t>& candidates = visits[key(visit.call, block)];
      const size_t number = counts[key(visit.call, block)]++;
      if (number < candidates.size()) before->second = std::max(before->second, candidates[number]);
    }
    visit.partner = before->second;
  }
}

}  // namespace lilt::report

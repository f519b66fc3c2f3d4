// Passes rename and number blocks: "loop" of LLVM IR is "bb.1.loop" of machine IR, and blocks
// without a name have numbers that mean nothing in LLVM IR. So the blocks of a stage get their
// nodes in five iterations, the surest first, and no two blocks of a stage the same node.
#include "emit/report/stage_graph.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <unordered_map>

#include "ir/support/no_index.h"

namespace lilt::report {

namespace {

bool is_number(std::string_view name) {
  return name.find_first_not_of("0123456789") == std::string_view::npos;
}

class Identifier {
 public:
  explicit Identifier(StageGraph& graph) : graph_(graph) {}

  // The nodes of the stage's blocks.
  std::vector<uint32_t> run(const Stage& stage) {
    nodes_.assign(stage.blocks.size(), kNone);
    is_taken_.assign(graph_.labels.size(), false);
    labels_ = labels_of(stage);
    for (uint32_t i = 0; i < stage.blocks.size(); ++i) take_by_name(stage.blocks[i].name, i);
    for (uint32_t i = 0; i < stage.blocks.size(); ++i)
      if (stage.kind != StageKind::Ssa) take(i, known(of_number_, stage.blocks[i].number));
    if (stage.kind != StageKind::Ssa) take_by_neighbours(stage);
    for (uint32_t i = 0; i < stage.blocks.size(); ++i) {
      if (nodes_[i] == kNone) take(i, most_common(stage, stage.blocks[i]));
      if (nodes_[i] == kNone) take(i, new_node(i));
    }
    remember(stage);
    return nodes_;
  }

 private:
  template <class Map, class Key>
  static uint32_t known(const Map& map, const Key& key) {
    const auto found = map.find(key);
    return found == map.end() ? kNone : found->second;
  }
  void take(uint32_t block, uint32_t node) {
    if (node == kNone || nodes_[block] != kNone || is_taken_[node]) return;
    nodes_[block] = node;
    is_taken_[node] = true;
  }
  uint32_t new_node(uint32_t block) {
    const auto node = static_cast<uint32_t>(graph_.labels.size());
    graph_.labels.push_back(labels_[block]);
    is_taken_.push_back(false);
    return node;
  }
  void take_by_name(const std::string& name, uint32_t index) {
    if (index == 0) return take(0, graph_.labels.empty() ? new_node(0) : 0);
    if (is_number(name)) return;
    uint32_t node = known(of_name_, name);
    if (node == kNone) of_name_[name] = node = new_node(index);
    take(index, node);
  }
  // Nodes of the blocks before and after a block.
  using Neighbours = std::pair<std::set<uint32_t>, std::set<uint32_t>>;
  static std::vector<Neighbours> neighbours_of(const Stage& stage,
                                               const std::vector<uint32_t>& nodes) {
    std::vector<Neighbours> neighbours(stage.blocks.size());
    for (uint32_t i = 0; i < stage.blocks.size(); ++i)
      for (uint32_t to : stage.blocks[i].successors) {
        neighbours[i].second.insert(nodes[to]);
        neighbours[to].first.insert(nodes[i]);
      }
    return neighbours;
  }
  // Blocks without a name, as splitting an edge makes them, stand between the same blocks.
  void take_by_neighbours(const Stage& stage) {
    if (before_ == nullptr) return;
    std::map<Neighbours, uint32_t> left;  // of the stage before; kNone: several
    const std::vector<uint32_t>& nodes = graph_.stages.back();
    const std::vector<Neighbours> before = neighbours_of(*before_, nodes);
    for (uint32_t i = 0; i < nodes.size(); ++i)
      if (!is_taken_[nodes[i]])
        if (const auto [place, is_new] = left.emplace(before[i], nodes[i]); !is_new)
          place->second = kNone;
    const std::vector<Neighbours> own = neighbours_of(stage, nodes_);
    for (uint32_t i = 0; i < own.size(); ++i)
      if (nodes_[i] == kNone) take(i, known(left, own[i]));
  }
  // The node that most lines of the block come from, of those that are not taken; of several, the
  // one that a line comes from first.
  uint32_t most_common(const Stage& stage, const StageBlock& block) const {
    std::vector<std::pair<uint32_t, uint32_t>> votes;  // node and number of lines
    for (uint32_t line = block.first; line < block.end; ++line) {
      const uint32_t node = known(of_origin_, stage.origins[line]);
      if (node == kNone || is_taken_[node]) continue;
      const auto vote = std::ranges::find(votes, node, &std::pair<uint32_t, uint32_t>::first);
      vote == votes.end() ? void(votes.push_back({node, 1})) : void(++vote->second);
    }
    const auto best = std::ranges::max_element(votes, {}, &std::pair<uint32_t, uint32_t>::second);
    return best == votes.end() ? kNone : best->first;
  }
  void remember(const Stage& stage) {
    before_ = &stage;
    for (uint32_t i = 0; i < stage.blocks.size(); ++i) {
      const StageBlock& block = stage.blocks[i];
      if (block.number != kNone) of_number_[block.number] = nodes_[i];
      for (uint32_t line = block.first; line < block.end; ++line)
        if (stage.origins[line] != kNoOffset) of_origin_.emplace(stage.origins[line], nodes_[i]);
    }
  }

  StageGraph& graph_;
  const Stage* before_ = nullptr;
  std::vector<uint32_t> nodes_;      // by block of the stage
  std::vector<std::string> labels_;  // by block of the stage
  std::vector<bool> is_taken_;       // by node, in the stage
  std::unordered_map<std::string, uint32_t> of_name_;
  std::unordered_map<uint32_t, uint32_t> of_number_;
  std::unordered_map<SourceOffset, uint32_t> of_origin_;
};

}  // namespace

std::vector<std::string> labels_of(const Stage& stage) {
  const std::string entry = "entry";
  std::vector<std::string> labels;
  std::set<std::string_view> names;
  for (const StageBlock& block : stage.blocks) {
    const bool is_numbered = block.number != StageBlock::kNoNumber;
    const std::string number = is_numbered ? "bb." + std::to_string(block.number) : "block";
    const std::string& name = block.name.empty() && labels.empty() ? entry : block.name;
    if (name.empty())
      labels.push_back(number);
    else
      labels.push_back(names.insert(name).second ? name : number + "." + name);
  }
  return labels;
}

StageGraph graph_of(const FunctionRecord& function) {
  StageGraph graph;
  Identifier identifier(graph);
  std::set<GraphEdge> known;
  std::vector<GraphEdge> edges;
  for (const Stage& stage : function.stages) {
    const bool has_own_blocks = stage.has_changed && stage.kind != StageKind::Assembly;
    if (!has_own_blocks && !graph.stages.empty()) {
      graph.stages.push_back(graph.stages.back());
      continue;
    }
    const std::vector<uint32_t>& nodes = graph.stages.emplace_back(identifier.run(stage));
    for (size_t i = 0; i < nodes.size(); ++i)
      for (uint32_t successor : stage.blocks[i].successors) {
        const GraphEdge edge{nodes[i], nodes[successor]};
        if (known.insert(edge).second) edges.push_back(edge);
      }
  }
  graph.layout = lay_out(static_cast<uint32_t>(graph.labels.size()), edges);
  return graph;
}

}  // namespace lilt::report

// Which blocks of two stages are the same.
#include "emit/report/stage_graph.h"

#include <gtest/gtest.h>

namespace lilt::report {

namespace {

struct Block {
  const char* name;
  uint32_t number;      // of machine IR
  SourceOffset origin;  // of its one line behind the label
};

// Blocks of two lines, without edges.
Stage stage_of(StageKind kind, std::vector<Block> blocks) {
  Stage stage;
  stage.kind = kind;
  for (const Block& block : blocks) {
    StageBlock& made = stage.blocks.emplace_back();
    made.name = block.name;
    if (kind != StageKind::Ssa) made.number = block.number;
    made.first = static_cast<uint32_t>(stage.origins.size());
    made.end = made.first + 2;
    stage.origins.push_back(kNoOffset);
    stage.origins.push_back(block.origin);
  }
  return stage;
}

using Nodes = std::vector<std::vector<uint32_t>>;

StageGraph graph_of_stages(std::vector<Stage> stages) {
  FunctionRecord function;
  function.stages = std::move(stages);
  return graph_of(function);
}

TEST(StageGraph, NamesAndEntriesAreTheSame) {
  const StageGraph graph =
      graph_of_stages({stage_of(StageKind::Ssa, {{"start", 0, 1}, {"loop", 0, 5}, {"out", 0, 9}}),
                       stage_of(StageKind::Machine, {{"", 0, 1}, {"out", 4, 5}, {"loop", 7, 9}})});
  EXPECT_EQ(graph.stages, (Nodes{{0, 1, 2}, {0, 2, 1}}));
  EXPECT_EQ(graph.labels, (std::vector<std::string>{"start", "loop", "out"}));
}

TEST(StageGraph, BlocksWithoutNamesAreTheSameIfTheirLinesAre) {
  const StageGraph graph =
      graph_of_stages({stage_of(StageKind::Ssa, {{"", 0, 1}, {"2", 0, 5}, {"3", 0, 9}}),
                       stage_of(StageKind::Ssa, {{"", 0, 1}, {"2", 0, 9}, {"3", 0, 5}})});
  EXPECT_EQ(graph.stages, (Nodes{{0, 1, 2}, {0, 2, 1}}));
}

TEST(StageGraph, MachineBlocksKeepTheirNumberWhereverTheirLinesComeFrom) {
  const StageGraph graph = graph_of_stages(
      {stage_of(StageKind::Machine, {{"", 0, kNoOffset}, {"", 1, 5}, {"", 2, 9}}),
       stage_of(StageKind::Machine, {{"", 0, kNoOffset}, {"", 2, 5}, {"", 1, 9}, {"", 3, 4}})});
  EXPECT_EQ(graph.stages, (Nodes{{0, 1, 2}, {0, 2, 1, 3}}));
}

TEST(StageGraph, ABlockOfASplitEdgeStandsBetweenTheSameBlocks) {
  // "head" gave its lines away before "b0" split the edge from the entry to "body".
  Stage early = stage_of(StageKind::Ssa, {{"", 0, 1}, {"head", 0, 5}, {"body", 0, 7}}),
        split = stage_of(StageKind::Ssa, {{"", 0, 1}, {"b0", 0, 5}, {"body", 0, 7}}),
        machine = stage_of(StageKind::Machine, {{"", 0, 1}, {"body", 2, 7}, {"", 1, 5}});
  early.blocks[0].successors = {1};
  split.blocks[0].successors = {1, 2};
  split.blocks[1].successors = {2};
  machine.blocks[0].successors = {1, 2};
  machine.blocks[2].successors = {1};
  const StageGraph graph = graph_of_stages({early, split, machine});
  EXPECT_EQ(graph.stages, (Nodes{{0, 1, 2}, {0, 3, 2}, {0, 2, 3}}));
  EXPECT_EQ(labels_of(machine), (std::vector<std::string>{"entry", "body", "bb.1"}));
}

TEST(StageGraph, PartsOfABlockHaveNamesOfTheirOwn) {
  const Stage ssa = stage_of(StageKind::Ssa, {{"", 0, 1}, {"loop", 0, 5}}),
              machine = stage_of(StageKind::Machine, {{"", 0, 1}, {"loop", 1, 5}, {"loop", 9, 5}});
  EXPECT_EQ(labels_of(machine), (std::vector<std::string>{"entry", "loop", "bb.9.loop"}));
  const StageGraph graph = graph_of_stages({ssa, machine});
  EXPECT_EQ(graph.stages, (Nodes{{0, 1}, {0, 1, 2}}));
  EXPECT_EQ(graph.labels, (std::vector<std::string>{"entry", "loop", "bb.9.loop"}));
}

TEST(StageGraph, AStageWithoutAChangeHasTheBlocksBefore) {
  Stage same;
  same.has_changed = false;
  const StageGraph graph =
      graph_of_stages({stage_of(StageKind::Ssa, {{"", 0, 1}, {"a", 0, 2}}), same});
  EXPECT_EQ(graph.stages, (Nodes{{0, 1}, {0, 1}}));
}

TEST(StageGraph, EdgesOfAllStagesAreLaidOutOnce) {
  Stage one = stage_of(StageKind::Ssa, {{"", 0, 1}, {"a", 0, 2}, {"b", 0, 3}}), two = one;
  one.blocks[0].successors = {1};
  two.blocks[0].successors = {1, 2};
  const StageGraph graph = graph_of_stages({one, two});
  ASSERT_EQ(graph.layout.edges.size(), 2u);
  EXPECT_EQ(graph.layout.edges[1].edge, (GraphEdge{0, 2}));
  EXPECT_EQ(graph.layout.nodes.size(), 3u);
}

}  // namespace

}  // namespace lilt::report

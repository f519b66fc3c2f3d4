#include "ir/ssa/cfg.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {
namespace {

struct Graph {
  explicit Graph(const Function& function) {
    cfg.compute(function);
    dominators.compute(function, cfg, scratch);
    loops.compute(function, cfg, dominators, scratch);
  }
  Arena scratch;
  ControlFlowGraph cfg;
  DominatorTree dominators;
  LoopForest loops;
};

// Blocks reachable from `from` without passing `avoided`.
std::vector<bool> reach(const Function& function, BlockId from, BlockId avoided) {
  std::vector<bool> seen(function.block_count(), false);
  if (from == avoided) return seen;
  std::vector<BlockId> pending{from};
  seen[from.index()] = true;
  while (!pending.empty()) {
    BlockId block = pending.back();
    pending.pop_back();
    function.for_each_successor(block, [&](BlockId to) {
      if (to == avoided || seen[to.index()]) return;
      seen[to.index()] = true;
      pending.push_back(to);
    });
  }
  return seen;
}

void expect_dominators_by_definition(const Function& f, const Graph& graph) {
  std::vector<bool> reachable = reach(f, f.entry(), BlockId::none());
  for (BlockId above : f.blocks()) {
    if (!reachable[above.index()]) continue;
    std::vector<bool> without = reach(f, f.entry(), above);
    for (BlockId block : f.blocks()) {
      ASSERT_EQ(graph.cfg.reachable(block), reachable[block.index()]);
      ASSERT_EQ(graph.dominators.dominates(above, block), !without[block.index()]);
    }
  }
  for (BlockId block : f.blocks()) {
    BlockId parent = graph.dominators.immediate_dominator(block);
    bool has_parent = reachable[block.index()] && block != f.entry();
    ASSERT_EQ(parent.valid(), has_parent);
    if (has_parent) {
      ASSERT_EQ(graph.dominators.level(block), graph.dominators.level(parent) + 1);
      ASSERT_LT(graph.cfg.order_of(parent), graph.cfg.order_of(block));
    }
  }
}

void expect_frontiers_by_definition(const Graph& graph) {
  DominanceFrontiers frontiers;
  frontiers.compute(graph.cfg, graph.dominators);
  for (BlockId above : graph.cfg.reverse_post_order()) {
    std::set<BlockId> wanted;
    for (BlockId join : graph.cfg.reverse_post_order()) {
      bool dominates_predecessor = false;
      for (BlockId p : graph.cfg.predecessors(join))
        dominates_predecessor |= graph.cfg.reachable(p) && graph.dominators.dominates(above, p);
      bool strictly = above != join && graph.dominators.dominates(above, join);
      if (dominates_predecessor && !strictly) wanted.insert(join);
    }
    std::vector<BlockId> joins;
    frontiers.take(above, graph.dominators, joins);
    ASSERT_EQ(std::set<BlockId>(joins.begin(), joins.end()), wanted);
    ASSERT_EQ(joins.size(), wanted.size()) << "each once";
    joins.clear();
    frontiers.take(above, graph.dominators, joins);
    ASSERT_TRUE(joins.empty()) << "its paths have been followed";
    frontiers.start_over();
  }
}

// The blocks of the natural loop of a header, by definition.
std::set<BlockId> natural_loop(const Graph& graph, BlockId header) {
  std::set<BlockId> body{header};
  std::vector<BlockId> pending;
  auto add = [&](BlockId block) {
    if (graph.cfg.reachable(block) && body.insert(block).second) pending.push_back(block);
  };
  for (BlockId latch : graph.cfg.predecessors(header))
    if (graph.dominators.dominates(header, latch)) add(latch);
  while (!pending.empty()) {
    BlockId block = pending.back();
    pending.pop_back();
    for (BlockId p : graph.cfg.predecessors(block)) add(p);
  }
  return body;
}

void expect_loops_by_definition(const Graph& graph) {
  const auto& loops = graph.loops.loops();
  for (BlockId block : graph.cfg.reverse_post_order()) {
    uint32_t depth = 0;
    uint32_t innermost = UINT32_MAX;
    size_t smallest = SIZE_MAX;
    for (uint32_t i = 0; i < loops.size(); ++i) {
      std::set<BlockId> body = natural_loop(graph, loops[i].header);
      if (!body.contains(block)) continue;
      ++depth;
      if (body.size() < smallest) {
        smallest = body.size();
        innermost = i;
      }
    }
    ASSERT_EQ(graph.loops.loop_of(block), innermost);
    ASSERT_EQ(graph.loops.depth(block), depth);
  }
  for (uint32_t i = 0; i < loops.size(); ++i)
    ASSERT_TRUE(loops[i].parent == UINT32_MAX || loops[i].parent < i);
}

TEST(Cfg, RandomGraphsAgreeWithTheDefinitions) {
  std::mt19937 random(1);
  for (int round = 0; round < 3000; ++round) {
    TestFunction test(kI64, {kI1});
    build_random_graph(test, 1 + random() % 12, random);
    Graph graph(test.function);
    ASSERT_NO_FATAL_FAILURE(expect_dominators_by_definition(test.function, graph)) << test.text();
    ASSERT_NO_FATAL_FAILURE(expect_frontiers_by_definition(graph)) << test.text();
    ASSERT_NO_FATAL_FAILURE(expect_loops_by_definition(graph)) << test.text();
  }
}

TEST(Cfg, EdgesCountWithTheirMultiplicity) {
  TestFunction test(kI64, {kI1});
  IRBuilder& b = test.builder;
  BlockId entry = b.create_block(), exit = b.create_block();
  b.set_insert_point(entry);
  b.create_cond_br(test.argument(0), exit, exit);
  b.set_insert_point(exit);
  b.create_ret(b.get_i64(0));
  Graph graph(test.function);
  EXPECT_EQ(graph.cfg.predecessors(exit).size(), 2u);
  EXPECT_EQ(graph.cfg.reverse_post_order(), (std::vector{entry, exit}));
}

TEST(Cfg, NestedLoopsAndFrequencies) {
  TestFunction test(kI64, {kI1});
  IRBuilder& b = test.builder;
  Value c = test.argument(0);
  BlockId entry = b.create_block(), outer = b.create_block(), inner = b.create_block(),
          latch = b.create_block(), exit = b.create_block(), cold = b.create_block();
  b.set_insert_point(entry);
  b.create_br(outer);
  b.set_insert_point(outer);
  b.create_br(inner);
  b.set_insert_point(inner);
  b.create_cond_br(c, inner, latch);
  b.set_insert_point(latch);
  b.create_cond_br(c, outer, exit);
  b.set_insert_point(exit);
  BlockId done = b.create_block();
  b.create_cond_br(c, done, cold);
  b.set_insert_point(cold);
  b.create_unreachable();
  b.set_insert_point(done);
  b.create_ret(b.get_i64(0));
  Graph graph(test.function);
  ASSERT_EQ(graph.loops.loops().size(), 2u);
  EXPECT_EQ(graph.loops.depth(inner), 2u);
  EXPECT_EQ(graph.loops.depth(latch), 1u);
  EXPECT_EQ(graph.loops.depth(exit), 0u);
  EXPECT_EQ(graph.loops[0].preheader, entry);
  EXPECT_EQ(graph.loops[0].latch, latch);
  EXPECT_FALSE(graph.loops[0].is_innermost);
  EXPECT_TRUE(std::ranges::equal(graph.loops.blocks(0), std::vector{outer, latch}));
  EXPECT_EQ(graph.loops[1].preheader, outer);
  EXPECT_EQ(graph.loops[1].latch, inner);
  EXPECT_TRUE(graph.loops[1].is_innermost);
  EXPECT_TRUE(std::ranges::equal(graph.loops.blocks(1), std::vector{inner}));
  EXPECT_TRUE(graph.loops.is_within(1, 0) && !graph.loops.is_within(0, 1));
  EXPECT_FALSE(graph.loops.is_within(graph.loops.loop_of(exit), 0));
  std::vector<float> frequency;
  estimate_frequencies(test.function, graph.cfg, graph.loops, frequency);
  EXPECT_FLOAT_EQ(frequency[outer.index()], 8);
  EXPECT_FLOAT_EQ(frequency[inner.index()], 64);
  EXPECT_FLOAT_EQ(frequency[latch.index()], 8);
  EXPECT_FLOAT_EQ(frequency[exit.index()], 1);
  EXPECT_LT(frequency[cold.index()], 0.01f);
  EXPECT_GT(frequency[done.index()], 0.99f);
}

// Every block of a long chain may leave for one exit, and jumps back to its own start: the shape on
// which simple dominator algorithms are quadratic.
TEST(Cfg, LongChainsAreFast) {
  TestFunction test(kI64, {kI1});
  IRBuilder& b = test.builder;
  constexpr uint32_t kCount = 100000;
  std::vector<BlockId> blocks;
  for (uint32_t i = 0; i < kCount; ++i) blocks.push_back(b.create_block());
  BlockId exit = b.create_block();
  for (uint32_t i = 0; i + 1 < kCount; ++i) {
    b.set_insert_point(blocks[i]);
    b.create_cond_br(test.argument(0), blocks[i + 1], exit);
  }
  b.set_insert_point(blocks.back());
  b.create_cond_br(test.argument(0), blocks[1], exit);
  b.set_insert_point(exit);
  b.create_ret(b.get_i64(0));
  Graph graph(test.function);
  EXPECT_EQ(graph.dominators.immediate_dominator(exit), blocks[0]);
  EXPECT_EQ(graph.dominators.level(blocks.back()), kCount - 1);
  EXPECT_EQ(graph.loops.loops().size(), 1u);
  std::vector<float> frequency;
  estimate_frequencies(test.function, graph.cfg, graph.loops, frequency);
  EXPECT_GT(frequency[blocks.back().index()], 0);
}

}  // namespace
}  // namespace lilt::ssa

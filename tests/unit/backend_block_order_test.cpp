// The orders of blocks that selection chooses from, and the array that it writes code to.
#include "backend/isel/block_order.h"

#include <gtest/gtest.h>

#include "backend/isel/front_array.h"
#include "tests/unit/ssa_fixture.h"

namespace lilt::backend::isel {
namespace {

// A function of three blocks after its entry; the edges are jumps, in this order of the text.
bool fits(std::initializer_list<std::pair<int, int>> edges) {
  ssa::TestFunction test(ssa::kI64, {ssa::kI1});
  ssa::IRBuilder& b = test.builder;
  std::vector<ssa::BlockId> blocks;
  for (int i = 0; i < 4; ++i) blocks.push_back(b.create_block());
  for (int from = 0; from < 4; ++from) {
    std::vector<ssa::BlockId> targets;
    for (auto [own, to] : edges)
      if (own == from) targets.push_back(blocks[static_cast<size_t>(to)]);
    b.set_insert_point(blocks[static_cast<size_t>(from)]);
    if (targets.empty())
      b.create_ret(b.get_i64(0));
    else if (targets.size() == 1)
      b.create_br(targets[0]);
    else
      b.create_cond_br(test.argument(0), targets[0], targets[1]);
  }
  Arena scratch;
  return is_dominance_order(test.function, scratch);
}

TEST(BlockOrder, TheTextFitsIfEachBlockFollowsAPredecessor) {
  EXPECT_TRUE(fits({{0, 1}, {1, 2}, {2, 3}}));
  EXPECT_TRUE(fits({{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
  EXPECT_TRUE(fits({{0, 1}, {1, 2}, {1, 3}, {2, 1}})) << "a loop whose header comes first";
}

TEST(BlockOrder, TheTextDoesNotFitIfADominatorComesLater) {
  EXPECT_FALSE(fits({{0, 2}, {2, 1}, {1, 3}}));
  EXPECT_FALSE(fits({{0, 2}, {2, 3}, {2, 1}, {1, 2}})) << "the body of a loop before its header";
}

TEST(BlockOrder, TheTextDoesNotFitIfABlockIsUnreachable) {
  EXPECT_FALSE(fits({{0, 1}, {1, 3}}));
  EXPECT_FALSE(fits({{0, 1}, {1, 3}, {2, 3}}));
  EXPECT_FALSE(fits({{0, 3}, {1, 2}, {2, 1}}));
}

TEST(FrontArray, KeepsDistancesFromTheEndWhenItGrows) {
  UninitializedVector<uint32_t> elements;
  FrontArray<uint32_t> array(elements, 1);
  for (uint32_t i = 0; i < 1000; i += 2) {
    uint32_t* place = array.prepend(2);
    place[0] = i + 1;
    place[1] = i;
    EXPECT_EQ(array.size(), i + 2);
  }
  array.finish();
  ASSERT_EQ(elements.size(), 1000u);
  for (uint32_t i = 0; i < 1000; ++i) ASSERT_EQ(elements[elements.size() - 1 - i], i);
}

}  // namespace
}  // namespace lilt::backend::isel

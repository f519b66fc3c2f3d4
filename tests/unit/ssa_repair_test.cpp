#include "ir/ssa/ssa_repair.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/unit/ssa_values.h"

namespace lilt::ssa {
namespace {

// Gives random values other definitions in random blocks.
Redefinitions redefine(RandomFunction& test, std::mt19937& random) {
  Redefinitions redefined;
  const std::vector<BlockId>& order = test.cfg.reverse_post_order();
  for (BlockId home : order)
    for (Value value : test.values[home.index()])
      for (uint32_t i = random() % 8 < 3 ? random() % 4 : 0; i > 0; --i)
        if (const BlockId block = order[random() % order.size()]; block != home)
          redefined[value.local()].emplace(block, test.any(block));
  return redefined;
}

void add(SsaRepair& repair, const Redefinitions& redefined) {
  for (const auto& [value, others] : redefined)
    for (const auto& [block, other] : others) repair.add(value, block, other);
}

// The repaired function computes what it does if the values are variables.
TEST(SsaRepair, UsesTakeTheDefinitionThatReachesThem) {
  std::mt19937 random(1);
  size_t phis = 0;
  for (int repetition = 0; repetition < 3000; ++repetition) {
    RandomFunction test(2 + random() % 9, random);
    Function& f = test.function;
    f.track_uses();
    const Redefinitions redefined = redefine(test, random);
    const std::vector<uint64_t> wanted = results(f, redefined);
    const size_t before = f.value_count();
    Arena scratch;
    Analyses analyses(scratch);
    analyses.reset(f);
    SsaRepair repair(f, scratch);
    add(repair, redefined);
    repair.finish(analyses);
    ASSERT_EQ(test.complaints(), "") << test.text();
    ASSERT_EQ(results(f), wanted) << test.text();
    ASSERT_TRUE(analyses.find_stale().empty());
    for (size_t id = before; id < f.value_count(); ++id)
      ASSERT_TRUE(f.has_uses(InstId(static_cast<uint32_t>(id)))) << "only live phis";
    phis += f.value_count() - before;
  }
  EXPECT_GT(phis, 1000u);
}

// Two changes at once are one after the other: the phis of the first use values that the second
// defines.
TEST(SsaRepair, ChangesFollowEachOther) {
  for (uint32_t seed = 0; seed < 500; ++seed) {
    std::string texts[2];
    for (const bool at_once : {false, true}) {
      std::mt19937 random(seed);
      RandomFunction test(2 + random() % 9, random);
      Function& f = test.function;
      f.track_uses();
      const Redefinitions first = redefine(test, random), second = redefine(test, random);
      Arena scratch;
      Analyses analyses(scratch);
      analyses.reset(f);
      SsaRepair repair(f, scratch);
      add(repair, first);
      repair.end_change();
      if (!at_once) repair.finish(analyses);
      add(repair, second);
      repair.finish(analyses);
      ASSERT_EQ(test.complaints(), "") << test.text();
      texts[at_once] = test.text();
    }
    ASSERT_EQ(texts[0], texts[1]);
  }
}

}  // namespace
}  // namespace lilt::ssa

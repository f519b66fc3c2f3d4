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

// By block and value, an instruction that uses what the block has for another definition of it.
using Mentions = std::map<std::pair<BlockId, InstId>, InstId>;

Mentions mention(Function& f, const Redefinitions& redefined) {
  Mentions made;
  for (const auto& [value, others] : redefined)
    for (const auto& [block, other] : others) {
      const InstId id = f.create(Opcode::Freeze, kI64, {other});
      f.insert_before(f.terminator(block), id);
      made[{block, value}] = id;
    }
  return made;
}

// The same redefinitions with what those instructions use now; removes them.
Redefinitions take_mentioned(Function& f, const Mentions& mentions) {
  Redefinitions redefined;
  for (const auto& [at, id] : mentions) {
    redefined[at.second].emplace(at.first, f.operand(id, 0));
    f.erase(id);
  }
  return redefined;
}

// Two changes at once are one after the other: the phis of the first use values that the second
// defines, and values that the second adds are what is there after the first.
TEST(SsaRepair, ChangesFollowEachOther) {
  for (uint32_t seed = 0; seed < 500; ++seed) {
    std::vector<uint64_t> found[2];
    for (const bool at_once : {false, true}) {
      std::mt19937 random(seed);
      RandomFunction test(2 + random() % 9, random);
      Function& f = test.function;
      f.track_uses();
      const Redefinitions first = redefine(test, random), second = redefine(test, random);
      Mentions mentions = mention(f, second);
      Arena scratch;
      Analyses analyses(scratch);
      analyses.reset(f);
      SsaRepair repair(f, scratch);
      add(repair, first);
      repair.end_change();
      if (at_once) {
        take_mentioned(f, mentions);
      } else {
        repair.finish(analyses);
      }
      add(repair, at_once ? second : take_mentioned(f, mentions));
      repair.finish(analyses);
      ASSERT_EQ(test.complaints(), "") << test.text();
      found[at_once] = results(f);
    }
    ASSERT_EQ(found[0], found[1]) << seed;
  }
}

}  // namespace
}  // namespace lilt::ssa

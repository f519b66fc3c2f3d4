#include "ir/ssa/function.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <map>

#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {
namespace {

std::vector<InstId> listed(const Function& function, BlockId block) {
  std::vector<InstId> forward, backward;
  for (InstId i = function[block].first; i.valid(); i = function.next(i)) forward.push_back(i);
  for (InstId i = function[block].last; i.valid(); i = function.previous(i))
    backward.insert(backward.begin(), i);
  EXPECT_EQ(forward, backward);
  return forward;
}

TEST(Function, InstructionsAreLinkedInOrder) {
  TestFunction test;
  Function& f = test.function;
  BlockId block = f.add_block();
  InstId a = f.create(Opcode::Unreachable, kVoid, {});
  InstId b = f.create(Opcode::Unreachable, kVoid, {});
  InstId c = f.create(Opcode::Unreachable, kVoid, {});
  f.append(block, b);
  f.insert_before(b, a);
  f.append(block, c);
  EXPECT_EQ(listed(f, block), (std::vector{a, b, c}));
  f.unlink(b);
  EXPECT_FALSE(f.block_of(b).valid());
  EXPECT_EQ(listed(f, block), (std::vector{a, c}));
  f.insert_before(c, b);
  EXPECT_EQ(listed(f, block), (std::vector{a, b, c}));
  f.erase(a);
  f.erase(c);
  EXPECT_EQ(listed(f, block), std::vector{b});
  f.erase(b);
  EXPECT_TRUE(listed(f, block).empty());
}

TEST(Function, OperandsMayComeFromTheFunctionItself) {
  TestFunction test(kI64, {kI64, kI64});
  Function& f = test.function;
  InstId add = f.create(Opcode::Add, kI64, {test.argument(0), test.argument(1)});
  for (int i = 0; i < 1000; ++i) {
    InstId copy = f.create(Opcode::Add, kI64, f.operands(add));
    ASSERT_EQ(f.operand(copy, 0), test.argument(0));
    ASSERT_EQ(f.operand(copy, 1), test.argument(1));
    f.set_operands(add, f.operands(copy));
    add = copy;
  }
}

// Recounts all uses and compares with the lists.
void expect_true_use_lists(const Function& f) {
  std::map<uint32_t, std::multimap<uint32_t, uint32_t>> wanted;
  for (uint32_t i = 0; i < f.value_count(); ++i)
    for (uint32_t k = 0; k < f[InstId(i)].operand_count; ++k)
      if (Value v = f.operand(InstId(i), k); v.is_local()) wanted[v.local().index()].emplace(i, k);
  for (uint32_t i = 0; i < f.value_count(); ++i) {
    std::multimap<uint32_t, uint32_t> found;
    for (UseId u = f.first_use(InstId(i)); u.valid(); u = f.next_use(u))
      found.emplace(f.user(u).index(), f.operand_index(u));
    std::vector<std::pair<uint32_t, uint32_t>> a(found.begin(), found.end());
    std::vector<std::pair<uint32_t, uint32_t>> b(wanted[i].begin(), wanted[i].end());
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    ASSERT_EQ(a, b) << "value " << i;
    ASSERT_EQ(f.has_uses(InstId(i)), !b.empty());
    ASSERT_EQ(f.has_one_use(InstId(i)), b.size() == 1);
  }
}

TEST(Function, UseListsStayTrueUnderRandomEdits) {
  for (uint32_t seed = 0; seed < 30; ++seed) {
    std::mt19937 random(seed);
    TestFunction test(kI64, {kI64, kI64});
    Function& f = test.function;
    BlockId block = f.add_block();
    std::vector<InstId> alive{InstId(0), InstId(1)};
    auto any = [&] { return alive[random() % alive.size()]; };
    auto random_operand = [&]() -> Value {
      return random() % 4 == 0 ? Value(f.constants().integer(kI64, 64, random() % 9)) : any();
    };
    auto random_operands = [&] {
      std::vector<Value> operands(random() % 5);
      for (Value& operand : operands) operand = random_operand();
      return operands;
    };
    for (int step = 0; step < 300; ++step) {
      if (step == 20) f.track_uses();
      InstId chosen = any();
      switch (random() % 5) {
        case 0:
        case 1:
          alive.push_back(f.create(Opcode::Phi, kI64, random_operands()));
          f.append(block, alive.back());
          break;
        case 2:
          if (f[chosen].operand_count != 0)
            f.set_operand(chosen, random() % f[chosen].operand_count, random_operand());
          break;
        case 3:
          if (f[chosen].opcode != Opcode::Argument) f.set_operands(chosen, random_operands());
          break;
        default:
          if (!f.tracks_uses() || f[chosen].opcode == Opcode::Argument) break;
          f.replace_all_uses(chosen, random_operand());
          if (f.has_uses(chosen)) break;
          f.erase(chosen);
          std::erase(alive, chosen);
      }
    }
    f.track_uses();
    expect_true_use_lists(f);
  }
}

TEST(Function, AppendingOperandsToOneInstructionIsInPlace) {
  TestFunction test;
  Function& f = test.function;
  InstId phi = f.create(Opcode::Phi, kI64, {});
  std::vector<Value> operands;
  for (uint64_t i = 0; i < 100; ++i) {
    operands.push_back(f.constants().integer(kI64, 64, i));
    f.set_operands(phi, operands);
  }
  EXPECT_EQ(f[phi].first_operand, 0u);
  EXPECT_TRUE(std::ranges::equal(f.operands(phi), operands));
}

TEST(Function, RemovedBlocksLeaveNothingBehind) {
  TestFunction test(kI64, {kI64});
  IRBuilder& b = test.builder;
  BlockId entry = b.create_block(), dead = b.create_block();
  b.set_insert_point(dead);
  Value sum = b.create_binary(Opcode::Add, test.argument(0), b.get_i64(1));
  b.create_ret(sum);
  b.set_insert_point(entry);
  b.create_ret(test.argument(0));
  test.function.track_uses();
  test.function.remove_blocks([](BlockId block) { return block.index() == 1; });
  EXPECT_EQ(test.function.blocks(), std::vector{entry});
  EXPECT_TRUE(test.function.has_one_use(InstId(0)));
  EXPECT_EQ(test.complaints(), "");
}

TEST(Function, AlignmentIsExplicitOrTheTypesOwn) {
  TestFunction test(kVoid, {kPtr, kI32});
  IRBuilder& b = test.builder;
  b.set_insert_point(b.create_block());
  Value slot = b.create_alloca(kI64);
  InstId store = b.create_store(test.argument(1), test.argument(0));
  EXPECT_EQ(test.function.alignment(slot.local()), 8u);
  EXPECT_EQ(test.function.alignment(store), 4u);
  test.function[store].flags |= align_flag(1);
  EXPECT_EQ(test.function.alignment(store), 1u);
  test.function[slot.local()].flags |= align_flag(4096);
  EXPECT_EQ(test.function.alignment(slot.local()), 4096u);
}

TEST(Function, ResetForgetsEverything) {
  TestFunction test(kI64, {kI64});
  test.builder.set_insert_point(test.builder.create_block("x"));
  test.builder.create_ret(test.builder.get_i64(123456));
  test.function.track_uses();
  test.function.reset(*test.overlay, test.function.symbol());
  EXPECT_EQ(test.function.value_count(), 0u);
  EXPECT_EQ(test.function.block_count(), 0u);
  EXPECT_EQ(test.function.constants().size(), test.module.constants().size());
  EXPECT_FALSE(test.function.tracks_uses());
}

}  // namespace
}  // namespace lilt::ssa

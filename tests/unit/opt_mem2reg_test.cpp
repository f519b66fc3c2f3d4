#include <gtest/gtest.h>

#include <array>
#include <map>

#include "tests/unit/opt_pass.h"
#include "tests/unit/ssa_fixture.h"

namespace lilt::opt {
namespace {

using namespace ssa;

size_t count(const Function& f, Opcode opcode) {
  size_t result = 0;
  for (BlockId block : f.blocks())
    for (InstId i = f[block].first; i.valid(); i = f.next(i)) result += f[i].opcode == opcode;
  return result;
}

TEST(Mem2Reg, LoopVariableBecomesAPhi) {
  TestFunction test(kI64, {kI64});
  IRBuilder& b = test.builder;
  BlockId entry = b.create_block("entry"), head = b.create_block("head"),
          body = b.create_block("body"), exit = b.create_block("exit");
  b.set_insert_point(entry);
  Value slot = b.create_alloca(kI64, {}, "i");
  b.create_store(b.get_i64(0), slot);
  b.create_br(head);
  b.set_insert_point(head);
  Value i = b.create_load(kI64, slot);
  b.create_cond_br(b.create_icmp(IntPredicate::SLT, i, test.argument(0)), body, exit);
  b.set_insert_point(body);
  b.create_store(b.create_binary(Opcode::Add, b.create_load(kI64, slot), b.get_i64(1)), slot);
  b.create_br(head);
  b.set_insert_point(exit);
  b.create_ret(b.create_load(kI64, slot));
  ASSERT_EQ(test.complaints(), "");
  run(mem2reg, test.function);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(test.text(),
            "define i64 @f(i64 %v0) {\n"
            "entry:\n"
            "  br label %head\n"
            "\n"
            "head:\n"
            "  %i = phi i64 [ 0, %entry ], [ %v8, %body ]\n"
            "  %v5 = icmp slt i64 %i, %v0\n"
            "  br i1 %v5, label %body, label %exit\n"
            "\n"
            "body:\n"
            "  %v8 = add i64 %i, 1\n"
            "  br label %head\n"
            "\n"
            "exit:\n"
            "  ret i64 %i\n"
            "}\n");
}

TEST(Mem2Reg, OnlyLivePhisAreMade) {
  TestFunction test(kVoid, {kI1});
  IRBuilder& b = test.builder;
  BlockId entry = b.create_block(), left = b.create_block(), right = b.create_block(),
          join = b.create_block();
  b.set_insert_point(entry);
  Value slot = b.create_alloca(kI64);
  b.create_cond_br(test.argument(0), left, right);
  b.set_insert_point(left);
  b.create_store(b.get_i64(1), slot);
  b.create_br(join);
  b.set_insert_point(right);
  b.create_store(b.get_i64(2), slot);
  b.create_br(join);
  b.set_insert_point(join);
  b.create_store(b.get_i64(3), slot);
  b.create_load(kI64, slot);
  b.create_ret();
  run(mem2reg, test.function);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(count(test.function, Opcode::Phi), 0u);
  EXPECT_EQ(count(test.function, Opcode::Alloca), 0u);
}

// Each variable lives through each loop, which takes a phi for it: as many as the square of the
// code.
TEST(Mem2Reg, PhisStayInProportionToTheCode) {
  constexpr size_t kCount = 1600;
  TestFunction test(kI64, {kI64});
  IRBuilder& b = test.builder;
  std::vector<BlockId> blocks;
  for (size_t i = 0; i <= kCount; ++i) blocks.push_back(b.create_block());
  const BlockId exit = b.create_block("exit");
  b.set_insert_point(blocks[0]);
  std::vector<Value> slots;
  for (size_t i = 0; i < kCount; ++i) slots.push_back(b.create_alloca(kI64, {}, "s"));
  for (const Value slot : slots) b.create_store(b.get_i64(1), slot);
  b.create_br(blocks[1]);
  for (size_t i = 1; i <= kCount; ++i) {
    b.set_insert_point(blocks[i]);
    const Value next = b.create_load(kI64, slots[i * 7 % kCount]);
    b.create_store(next, slots[i - 1]);
    const Value is_last = b.create_icmp(IntPredicate::SLT, next, test.argument(0));
    b.create_cond_br(is_last, blocks[(i + 1) / 2], i == kCount ? exit : blocks[i + 1]);
  }
  b.set_insert_point(exit);
  Value sum = test.argument(0);
  for (const Value slot : slots) sum = b.create_binary(Opcode::Add, sum, b.create_load(kI64, slot));
  b.create_ret(sum);
  ASSERT_EQ(test.complaints(), "");
  const size_t instructions = test.function.value_count();
  run(mem2reg, test.function);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_GT(count(test.function, Opcode::Phi), kCount);
  EXPECT_GT(count(test.function, Opcode::Alloca), kCount / 4);
  EXPECT_LT(count(test.function, Opcode::Phi), 100000 + 16 * instructions);
}

TEST(Mem2Reg, LoadsWithoutAStoreAreUndef) {
  TestFunction test(kI64, {});
  IRBuilder& b = test.builder;
  b.set_insert_point(b.create_block());
  Value slot = b.create_alloca(kI64);
  b.create_ret(b.create_load(kI64, slot));
  run(mem2reg, test.function);
  EXPECT_EQ(test.text(), "define i64 @f() {\n  ret i64 undef\n}\n");
}

TEST(Mem2Reg, CopiesBetweenVariablesAreFollowedInAnyOrder) {
  TestFunction test(kI64, {kI64});
  IRBuilder& b = test.builder;
  b.set_insert_point(b.create_block());
  std::vector<Value> slots;
  for (int i = 0; i < 50; ++i) slots.push_back(b.create_alloca(kI64));
  b.create_store(test.argument(0), slots[7]);
  for (int i = 0; i < 49; ++i)
    b.create_store(b.create_load(kI64, slots[(7 + i * 3) % 50]), slots[(10 + i * 3) % 50]);
  b.create_ret(b.create_load(kI64, slots[(7 + 49 * 3) % 50]));
  test.function.track_uses();
  run(mem2reg, test.function);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(test.text(), "define i64 @f(i64 %v0) {\n  ret i64 %v0\n}\n");
}

TEST(Mem2Reg, AnAllocaInALoopIsAFreshVariable) {
  TestFunction test(kVoid, {kI1, kPtr});
  IRBuilder& b = test.builder;
  BlockId entry = b.create_block(), loop = b.create_block(), exit = b.create_block();
  b.set_insert_point(entry);
  b.create_br(loop);
  b.set_insert_point(loop);
  Value slot = b.create_alloca(kI64);
  b.create_store(b.create_load(kI64, slot), test.argument(1));
  b.create_store(b.get_i64(1), slot);
  b.create_cond_br(test.argument(0), loop, exit);
  b.set_insert_point(exit);
  b.create_ret();
  run(mem2reg, test.function);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(count(test.function, Opcode::Phi), 0u);
  EXPECT_EQ(count(test.function, Opcode::Alloca), 0u);
}

TEST(Mem2Reg, WhatCannotBePromotedStays) {
  TestFunction test(kVoid, {kPtr, kI64});
  IRBuilder& b = test.builder;
  TypeId pair = test.function.types().literal_struct(std::array{kI64, kI64}, false);
  b.set_insert_point(b.create_block());
  Value escaping = b.create_alloca(kI64), volatile_load = b.create_alloca(kI64),
        two_types = b.create_alloca(kI64), too_small = b.create_alloca(kI8),
        several = b.create_alloca(kI64, test.argument(1)), walked = b.create_alloca(pair),
        aggregate = b.create_alloca(pair), good = b.create_alloca(kI64, b.get_i64(1));
  b.create_store(escaping, test.argument(0));
  b.create_load(kI64, volatile_load, {}, flag::Volatile);
  b.create_store(test.argument(1), two_types);
  b.create_load(kI32, two_types);
  b.create_store(test.argument(1), too_small);
  b.create_store(test.argument(1), several);
  b.create_gep(pair, walked, std::array{b.get_i64(0), b.get_i32(1)});
  b.create_load(pair, aggregate);
  b.create_store(test.argument(1), good);
  b.create_ret();
  run(mem2reg, test.function);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(count(test.function, Opcode::Alloca), 7u);
  EXPECT_FALSE(test.function.block_of(good.local()).valid());
}

TEST(Mem2Reg, BoolsPointersAndOtherTypesOfEnoughRoom) {
  TestFunction test(kPtr, {kPtr, kI1});
  IRBuilder& b = test.builder;
  b.set_insert_point(b.create_block());
  Value pointer = b.create_alloca(kPtr), flag = b.create_alloca(kI1), wide = b.create_alloca(kI64);
  b.create_store(test.argument(0), pointer);
  b.create_store(test.argument(1), flag);
  b.create_store(b.get_i32(5), wide);
  b.create_load(kI1, flag);
  b.create_load(kI32, wide);
  b.create_ret(b.create_load(kPtr, pointer));
  run(mem2reg, test.function);
  EXPECT_EQ(test.text(), "define ptr @f(ptr %v0, i1 %v1) {\n  ret ptr %v0\n}\n");
}

// A machine that runs functions of the shape built below: variables in memory, i64 arithmetic, a
// condition bit per step taken from a counter. Returns the trace of returned and passed-on values.
class Machine {
 public:
  explicit Machine(const Function& function) : f_(function) {}

  std::vector<uint64_t> run(uint64_t choices) {
    std::vector<uint64_t> trace;
    BlockId block = f_.entry(), from;
    for (int steps = 0; steps < 60; ++steps) {
      std::vector<std::pair<InstId, uint64_t>> phis;
      InstId i = f_[block].first;
      for (; f_[i].opcode == Opcode::Phi; i = f_.next(i))
        for (uint32_t k = 0; k < f_[i].operand_count; k += 2)
          if (f_.operand(i, k + 1).block() == from) phis.push_back({i, value(f_.operand(i, k))});
      for (auto [phi, v] : phis) values_[phi.index()] = v;
      for (; !is_terminator(f_[i].opcode); i = f_.next(i)) step(i);
      from = block;
      if (f_[i].opcode == Opcode::Ret) {
        trace.push_back(value(f_.operand(i, 0)));
        return trace;
      }
      if (f_[i].opcode == Opcode::CondBr) {
        trace.push_back(block.index());
        block = f_.operand(i, choices & 1 ? 1 : 2).block();
        choices = choices >> 1 | choices << 63;
      } else {
        block = f_.operand(i, 0).block();
      }
    }
    return trace;
  }

 private:
  uint64_t value(Value v) {
    if (v.is_local()) return values_[v.local().index()];
    const Constant& c = f_.constants()[v.constant()];
    return c.kind == ConstantKind::Integer ? c.bits : 0;
  }
  void step(InstId i) {
    uint64_t& result = values_[i.index()];
    switch (f_[i].opcode) {
      case Opcode::Alloca:
        memory_[i.index()] = 0;
        result = i.index();
        break;
      case Opcode::Store:
        memory_[value(f_.operand(i, 1))] = value(f_.operand(i, 0));
        break;
      case Opcode::Load:
        result = memory_[value(f_.operand(i, 0))];
        break;
      case Opcode::Add:
        result = value(f_.operand(i, 0)) + value(f_.operand(i, 1));
        break;
      default:
        FAIL();
    }
  }

  const Function& f_;
  std::map<uint32_t, uint64_t> values_, memory_;
};

TEST(Mem2Reg, RandomGraphsComputeTheSame) {
  for (uint32_t seed = 0; seed < 500; ++seed) {
    std::mt19937 random(seed);
    TestFunction test(kI64, {kI1});
    Function& f = test.function;
    IRBuilder& b = test.builder;
    build_random_graph(test, 1 + random() % 10, random);
    b.set_insert_point_before(f[f.entry()].first);
    std::vector<Value> slots;
    for (int i = 0; i < 4; ++i) {
      slots.push_back(b.create_alloca(kI64));
      b.create_store(b.get_i64(random() % 100), slots.back());
    }
    for (BlockId block : f.blocks()) {
      b.set_insert_point_before(f.terminator(block));
      for (uint32_t n = random() % 4; n > 0; --n) {
        Value loaded = b.create_load(kI64, slots[random() % 4]);
        Value sum = random() % 3 == 0 ? loaded : b.create_binary(Opcode::Add, loaded, b.get_i64(1));
        b.create_store(sum, slots[random() % 4]);
      }
      if (f[f.terminator(block)].opcode == Opcode::Ret)
        f.set_operand(f.terminator(block), 0, b.create_load(kI64, slots[random() % 4]));
    }
    ASSERT_EQ(test.complaints(), "");
    if (seed % 2 == 0) f.track_uses();
    std::vector<std::vector<uint64_t>> before, after;
    for (uint64_t run = 0; run < 8; ++run)
      before.push_back(Machine(f).run(run * 0x9E3779B97F4A7C15));
    run(mem2reg, f);
    ASSERT_EQ(test.complaints(), "") << test.text();
    ASSERT_EQ(count(f, Opcode::Alloca) + count(f, Opcode::Load), 0u);
    for (uint64_t run = 0; run < 8; ++run)
      after.push_back(Machine(f).run(run * 0x9E3779B97F4A7C15));
    ASSERT_EQ(before, after) << seed << "\n" << test.text();
  }
}

// 100 000 blocks in diamonds, with 10 000 variables: each set in the entry block and again in an
// arm of one diamond, and read at the function's end. Exactly one phi each.
TEST(Mem2Reg, Scales) {
  TestFunction test(kI64, {kI1, kPtr});
  IRBuilder& b = test.builder;
  constexpr uint32_t kVariables = 10000, kDiamonds = 33333;
  b.set_insert_point(b.create_block());
  std::vector<Value> slots;
  for (uint32_t i = 0; i < kVariables; ++i) {
    slots.push_back(b.create_alloca(kI64));
    b.create_store(b.get_i64(i), slots.back());
  }
  BlockId exit = b.create_block();
  for (uint32_t i = 0; i < kDiamonds; ++i) {
    BlockId arm = b.create_block(), other = b.create_block(), join = b.create_block();
    b.create_cond_br(test.argument(0), arm, other);
    b.set_insert_point(arm);
    if (i < kVariables) b.create_store(b.get_i64(i + 1), slots[i]);
    b.create_br(join);
    b.set_insert_point(other);
    b.create_cond_br(test.argument(0), join, exit);
    b.set_insert_point(join);
  }
  for (Value slot : slots) b.create_store(b.create_load(kI64, slot), test.argument(1));
  b.create_br(exit);
  b.set_insert_point(exit);
  b.create_ret(b.get_i64(0));
  run(mem2reg, test.function);
  EXPECT_EQ(count(test.function, Opcode::Alloca), 0u);
  EXPECT_EQ(count(test.function, Opcode::Phi), kVariables);
  EXPECT_EQ(test.complaints(), "");
}

// Loops that test at the end, nested 50 000 deep: the dominance frontiers of their blocks have more
// than 10^9 entries together. One phi per loop.
TEST(Mem2Reg, ScalesWithTheDepthOfLoops) {
  TestFunction test(kI64, {kI1});
  IRBuilder& b = test.builder;
  constexpr uint32_t kDepth = 50000;
  b.set_insert_point(b.create_block());
  Value slot = b.create_alloca(kI64);
  b.create_store(b.get_i64(0), slot);
  std::vector<BlockId> headers;
  for (uint32_t i = 0; i < kDepth; ++i) {
    headers.push_back(b.create_block());
    b.create_br(headers.back());
    b.set_insert_point(headers.back());
  }
  b.create_store(b.create_binary(Opcode::Add, b.create_load(kI64, slot), b.get_i64(1)), slot);
  while (!headers.empty()) {
    BlockId outside = b.create_block();
    b.create_cond_br(test.argument(0), headers.back(), outside);
    b.set_insert_point(outside);
    headers.pop_back();
  }
  b.create_ret(b.create_load(kI64, slot));
  run(mem2reg, test.function);
  EXPECT_EQ(count(test.function, Opcode::Alloca), 0u);
  EXPECT_EQ(count(test.function, Opcode::Phi), kDepth);
  EXPECT_EQ(test.complaints(), "");
}

TEST(DeadCodeElimination, TakesCyclesOfPhisAndKeepsEffects) {
  TestFunction test(kVoid, {kI1, kPtr});
  IRBuilder& b = test.builder;
  BlockId entry = b.create_block(), loop = b.create_block(), exit = b.create_block();
  b.set_insert_point(entry);
  b.create_br(loop);
  b.set_insert_point(loop);
  InstId phi = b.create_phi(kI64);
  Value next = b.create_binary(Opcode::Add, phi, b.get_i64(1));
  b.add_incoming(phi, b.get_i64(0), entry);
  b.add_incoming(phi, next, loop);
  b.create_load(kI64, test.argument(1));
  b.create_load(kI64, test.argument(1), {}, flag::Volatile);
  b.create_store(b.get_i64(1), test.argument(1));
  b.create_cond_br(test.argument(0), loop, exit);
  b.set_insert_point(exit);
  b.create_ret();
  test.function.track_uses();
  run(dead_code_elimination, test.function);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(count(test.function, Opcode::Phi) + count(test.function, Opcode::Add), 0u);
  EXPECT_EQ(count(test.function, Opcode::Load), 1u);
  EXPECT_EQ(count(test.function, Opcode::Store), 1u);
}

}  // namespace
}  // namespace lilt::opt

#include "ir/ssa/clone.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "tests/unit/ssa_values.h"

namespace lilt::ssa {
namespace {

// The blocks that a block dominates, in a random order.
std::vector<BlockId> region_below(const RandomFunction& test, BlockId header,
                                  std::mt19937& random) {
  std::vector<BlockId> region;
  for (BlockId block : test.cfg.reverse_post_order())
    if (test.dominators.dominates(header, block)) region.push_back(block);
  std::ranges::shuffle(region, random);
  return region;
}

void clone_region(RegionClone& clones, std::span<const BlockId> region) {
  clones.clone_region(region, [](InstId, BlockId&) { return false; });
}

// One of the blocks before a region goes on to its copy: the function computes what it did, with
// loops inside the region, around it, and values that leave it by phis.
TEST(RegionClone, CopiesOfRegionsComputeTheSame) {
  std::mt19937 random(1);
  int copied = 0;
  for (int repetition = 0; repetition < 3000; ++repetition) {
    RandomFunction test(2 + random() % 9, random);
    Function& f = test.function;
    const std::vector<BlockId>& order = test.cfg.reverse_post_order();
    const BlockId header = order[random() % order.size()];
    std::vector<BlockId> entering;
    for (BlockId from : test.cfg.predecessors(header))
      if (test.cfg.reachable(from) && !test.dominators.dominates(header, from))
        entering.push_back(from);
    if (entering.empty()) continue;
    const std::vector<uint64_t> before = results(f);
    if (random() % 2 == 0) f.track_uses();
    Arena scratch;
    CfgEdit edit(f, scratch);
    RegionClone clones(f, CloneScopes::Drop, scratch);
    const std::vector<BlockId> region = region_below(test, header, random);
    const BlockId chosen = entering[random() % entering.size()];
    for (BlockId from : f.blocks())  // those that no path reaches may lead into the region, too
      if (from != chosen) clones.drop(from);
    for (BlockId block : region) clones.add_block(block, edit, f.blocks().back());
    clone_region(clones, region);
    edit.finish();
    redirect(f, chosen, header, clones.copy_of(header));
    f.for_each_phi(header, [&](InstId phi) {
      std::vector<Value> kept;
      for (uint32_t i = 0; i < f[phi].operand_count; i += 2)
        if (f.operand(phi, i + 1) != Value(chosen))
          kept.insert(kept.end(), {f.operand(phi, i), f.operand(phi, i + 1)});
      f.set_operands(phi, kept);
    });
    ASSERT_EQ(test.complaints(), "") << test.text();
    ASSERT_EQ(results(f), before) << test.text();
    ++copied;
  }
  EXPECT_GT(copied, 1000);
}

// A whole body, with blocks in any order, in a function of another overlay: it computes what the
// original does.
TEST(RegionClone, CopiesOfOtherFunctionsComputeTheSame) {
  std::mt19937 random(2);
  for (int repetition = 0; repetition < 500; ++repetition) {
    RandomFunction test(2 + random() % 9, random);
    ModuleOverlay overlay(test.module);
    Function copy;
    copy.reset(overlay, test.function.symbol());
    Arena scratch;
    RegionClone clones(copy, CloneScopes::Keep, scratch);
    clones.begin(test.function, 0);
    for (uint32_t i = 0; i < test.function.argument_count(); ++i)
      clones.set(test.function.argument(i),
                 copy.add_argument(test.function[test.function.argument(i)].type));
    for (BlockId block : test.function.blocks()) clones.set(block, copy.add_block());
    std::vector<BlockId> order = test.function.blocks();
    std::ranges::shuffle(order, random);
    clone_region(clones, order);
    Diagnostics diagnostics;
    ASSERT_TRUE(verify(copy, diagnostics)) << test.text();
    ASSERT_EQ(results(copy), results(test.function)) << test.text();
  }
}

// The map goes on from iteration to iteration: what depends on constants alone is folded.
//   for (x = 3, i = 0; x += i, i != n; ++i);
TEST(RegionClone, IterationsContinueFromTheOneBefore) {
  TestFunction test{kI64, {kI64}};
  Function& f = test.function;
  IRBuilder& b = test.builder;
  const BlockId entry = b.create_block("entry"), header = b.create_block("header");
  const BlockId latch = b.create_block("latch"), exit = b.create_block("exit");
  b.set_insert_point(entry);
  b.create_br(header);
  b.set_insert_point(header);
  const InstId i = b.create_phi(kI64, "i"), x = b.create_phi(kI64, "x");
  const Value sum = b.create_binary(Opcode::Add, x, i, "sum");
  const Value next = b.create_binary(Opcode::Add, i, b.get_i64(1), "next");
  const Value done = b.create_icmp(IntPredicate::EQ, i, test.argument(0));
  b.create_cond_br(done, exit, latch);
  b.add_incoming(i, b.get_i64(0), entry);
  b.add_incoming(x, b.get_i64(3), entry);
  b.add_incoming(i, next, latch);
  b.add_incoming(x, sum, latch);
  b.set_insert_point(latch);
  b.create_br(header);
  b.set_insert_point(exit);
  const InstId result = b.create_phi(kI64, "result");
  b.add_incoming(result, sum, header);
  b.create_ret(result);
  Arena scratch;
  CfgEdit edit(f, scratch);
  RegionClone clones(f, CloneScopes::Drop, scratch);
  clones.drop(latch);
  BlockId last = latch;
  for (const uint64_t wanted : {3, 4, 6, 9}) {
    if (wanted != 3) clones.enter_next_iteration(header, latch);
    last = clones.add_block(header, edit, last);
    clone_region(clones, std::array{header});
    EXPECT_EQ(clones(sum), b.get_i64(wanted));
    EXPECT_EQ(f.incoming_value(result, last), b.get_i64(wanted));
    EXPECT_FALSE(f.has_phis(last));
    EXPECT_EQ(f[last].name, f[header].name);
  }
}

TEST(RegionClone, CopiesHaveWhatBelongsToTheirOriginals) {
  TestFunction test(kI64, {kPtr});
  Function& f = test.function;
  const BlockId block = test.builder.create_block();
  test.builder.set_insert_point(block);
  const TypeId type = f.types().function(kI64, std::array{kPtr}, false);
  Symbol callee;
  callee.name = "g";
  callee.type = callee.source_type = type;
  const Value called = test.builder.get_symbol(f.declare(callee));
  const InstId call =
      test.builder.create_call(type, called, std::array{test.argument(0)}, "value", flag::NoTail)
          .local();
  ParameterAttributes attributes;
  attributes.align = 64;
  f.annotations().set_attributes(call, 0, attributes);
  f.annotations().set_function_attributes(call, function_attribute::NoUnwind);
  Facts facts;
  facts.nodes[static_cast<size_t>(FactKind::AliasScopes)] = 5;
  f.set_facts(call, f.annotations().add_facts(facts));
  f.set_offset(call, 17);
  test.builder.create_ret(call);
  Arena scratch;
  for (const CloneScopes scopes : {CloneScopes::Keep, CloneScopes::Drop}) {
    RegionClone clones(f, scopes, scratch);
    clones.place_before(f.terminator(block));
    const InstId copy = clones.clone(call, block).local();
    EXPECT_EQ(f.next(copy), f.terminator(block));
    EXPECT_EQ(f.annotations().attributes(copy, 0), attributes);
    EXPECT_EQ(f.annotations().function_attributes(copy), function_attribute::NoUnwind);
    EXPECT_EQ(f.facts_of(copy) == facts, scopes == CloneScopes::Keep);
    EXPECT_EQ(f[copy].flags & flag::NoTail, flag::NoTail);
    EXPECT_EQ(f.name_of(copy), f.name_of(call));
    EXPECT_EQ(f.offset_of(copy), 17u);
    EXPECT_EQ(clones(call), Value(copy));
    clones.begin();
    EXPECT_EQ(clones(call), Value(call));
  }
}

}  // namespace
}  // namespace lilt::ssa

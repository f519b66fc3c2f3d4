// Analyses on demand: what is kept, what is forgotten, and the check that finds stale ones.
#include "ir/ssa/analyses.h"

#include <gtest/gtest.h>

#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {
namespace {

using enum Analysis;

// entry → head ⇄ body, head → exit.
struct Loop {
  Loop() : test(kI64, {kI1}) {
    IRBuilder& b = test.builder;
    entry = b.create_block(), head = b.create_block(), body = b.create_block(),
    exit = b.create_block();
    b.set_insert_point(entry);
    b.create_br(head);
    b.set_insert_point(head);
    b.create_cond_br(test.argument(0), body, exit);
    b.set_insert_point(body);
    b.create_br(head);
    b.set_insert_point(exit);
    b.create_ret(b.get_i64(0));
    analyses.reset(test.function);
  }
  TestFunction test;
  BlockId entry, head, body, exit;
  Arena scratch;
  Analyses analyses{scratch};
};

TEST(Analyses, GiveWhatTheirComputationsGive) {
  Loop loop;
  EXPECT_EQ(loop.analyses.control_flow().reverse_post_order().front(), loop.entry);
  EXPECT_TRUE(loop.analyses.control_flow().has_cycle());
  EXPECT_TRUE(loop.analyses.dominators().dominates(loop.head, loop.exit));
  ASSERT_EQ(loop.analyses.loops().loops().size(), 1u);
  EXPECT_EQ(loop.analyses.loops().depth(loop.body), 1u);
  EXPECT_FLOAT_EQ(loop.analyses.frequencies()[loop.head.index()], 8);
  EXPECT_EQ(loop.analyses.find_stale(), std::vector<std::string>());
}

TEST(Analyses, NeedNoDominatorsWithoutACycle) {
  TestFunction test(kI64, {});
  test.builder.set_insert_point(test.builder.create_block());
  test.builder.create_ret(test.builder.get_i64(0));
  Arena scratch;
  Analyses analyses(scratch);
  analyses.reset(test.function);
  EXPECT_FALSE(analyses.control_flow().has_cycle());
  analyses.frequencies();
  EXPECT_EQ(analyses.take_asked(), (AnalysisSet{ControlFlow, Loops, Frequencies}));
}

// A function that changes behind the back of its analyses.
TEST(Analyses, AreStaleUntilTheyAreForgotten) {
  Loop loop;
  Function& f = loop.test.function;
  loop.analyses.frequencies();
  loop.analyses.dominators();
  f.set_operand(f.terminator(loop.entry), 0, loop.exit);  // past the loop
  EXPECT_EQ(loop.analyses.find_stale(),
            (std::vector<std::string>{"control-flow graph", "dominators", "loops", "frequencies"}));
  EXPECT_EQ(loop.analyses.loops().loops().size(), 1u) << "kept";
  loop.analyses.keep_only({ControlFlow});
  EXPECT_EQ(loop.analyses.find_stale(), std::vector<std::string>{"control-flow graph"});
  loop.analyses.keep_only({});
  EXPECT_EQ(loop.analyses.loops().loops().size(), 0u);
  EXPECT_EQ(loop.analyses.find_stale(), std::vector<std::string>());
}

TEST(Analyses, ResetForgetsTheFunction) {
  Loop loop;
  loop.analyses.loops();
  TestFunction test(kI64, {});
  test.builder.set_insert_point(test.builder.create_block());
  test.builder.create_ret(test.builder.get_i64(0));
  loop.analyses.reset(test.function);
  EXPECT_EQ(loop.analyses.control_flow().reverse_post_order().size(), 1u);
  EXPECT_EQ(loop.analyses.loops().loops().size(), 0u);
}

TEST(Analyses, SetsOfThem) {
  AnalysisSet set = {ControlFlow, Loops};
  EXPECT_TRUE(set.contains(Loops));
  EXPECT_FALSE(set.contains(Dominators));
  EXPECT_TRUE(AnalysisSet::all().contains_all(set));
  EXPECT_TRUE(set.contains_all(basis_of(Frequencies)));
  set.keep_only({Loops, Frequencies});
  EXPECT_EQ(set, AnalysisSet{Loops});
}

}  // namespace
}  // namespace lilt::ssa

// SSA form from variables: which phis appear, and that programs mean what was written.
#include <gtest/gtest.h>

#include <string>

#include "lilt/lilt.hpp"
#include "shared_testing.h"

namespace {

class LibraryVariables : public testing::Test {
 protected:
  // How many phis the module's text has, once it is right.
  size_t phis() {
    const lilt::Error error = module_.verify();
    EXPECT_FALSE(error) << error.text();
    const std::string text(module_.print());
    size_t count = 0;
    for (size_t at = text.find(" = phi "); at != std::string::npos;
         at = text.find(" = phi ", at + 1))
      ++count;
    return count;
  }
  int64_t call(int64_t argument) {
    lilt::Jit jit;
    lilt::Result<lilt::Unit> unit = jit.add(module_);
    EXPECT_TRUE(unit) << unit.error().text();
    return unit ? jit.lookup<int64_t(int64_t)>("f")(argument) : 0;
  }

  lilt::Context context_;
  lilt::Module module_{context_, "test"};
  lilt::Function f_ = module_.create_function("f", lilt::i64, {lilt::i64});
  lilt::IRBuilder builder_{module_};
  lilt::SsaVariables variables_{module_, f_};
};

// while (i < n) { sum += i; i += 1; }, with a variable that the loop does not change.
TEST_F(LibraryVariables, ALoopGetsPhisForWhatItChanges) {
  const uint32_t i = variables_.declare(lilt::i64, "i"), sum = variables_.declare(lilt::i64, "sum"),
                 limit = variables_.declare(lilt::i64, "limit");
  const lilt::Block entry = f_.append_block("entry"), head = f_.append_block("head"),
                    body = f_.append_block("body"), end = f_.append_block("end");
  builder_.set_insert_point(entry);
  variables_.seal(entry);
  variables_.define(i, entry, builder_.get_i64(0));
  variables_.define(sum, entry, builder_.get_i64(0));
  variables_.define(limit, entry, f_.argument(0));
  builder_.create_br(head);
  builder_.set_insert_point(head);
  builder_.create_cond_br(
      builder_.create_icmp(LILT_ICMP_SLT, variables_.use(i, head), variables_.use(limit, head)),
      body, end);
  variables_.seal(body);
  builder_.set_insert_point(body);
  variables_.define(sum, body,
                    builder_.create_add(variables_.use(sum, body), variables_.use(i, body)));
  variables_.define(i, body, builder_.create_add(variables_.use(i, body), builder_.get_i64(1)));
  builder_.create_br(head);
  variables_.seal(head);
  variables_.seal(end);
  builder_.set_insert_point(end);
  builder_.create_ret(variables_.use(sum, end));
  EXPECT_EQ(phis(), 2u);
  EXPECT_TRUE(contains(module_.print(), "icmp slt i64 %i, %v0"));
  EXPECT_EQ(call(10), 45);
  EXPECT_EQ(call(-1), 0);
}

// A handle of a phi that turned out to be trivial still stands for its value.
TEST_F(LibraryVariables, HandlesOfReplacedPhisStayUsable) {
  const uint32_t x = variables_.declare(lilt::i64, "x");
  const lilt::Block entry = f_.append_block("entry"), loop = f_.append_block("loop"),
                    end = f_.append_block("end");
  builder_.set_insert_point(entry);
  variables_.seal(entry);
  variables_.define(x, entry, f_.argument(0));
  builder_.create_br(loop);
  builder_.set_insert_point(loop);
  const lilt::Value early = variables_.use(x, loop);  // a phi: the block is not sealed
  builder_.create_cond_br(builder_.create_icmp(LILT_ICMP_EQ, early, early), end, loop);
  variables_.seal(loop);
  variables_.seal(end);
  builder_.set_insert_point(end);
  builder_.create_ret(builder_.create_add(early, variables_.use(x, end)));
  EXPECT_EQ(phis(), 0u);
  EXPECT_EQ(call(21), 42);
}

TEST_F(LibraryVariables, BranchesThatMeetGetOnePhi) {
  const uint32_t x = variables_.declare(lilt::i64), same = variables_.declare(lilt::i64);
  const lilt::Block entry = f_.append_block("entry"), left = f_.append_block("left"),
                    right = f_.append_block("right"), end = f_.append_block("end");
  builder_.set_insert_point(entry);
  variables_.seal(entry);
  variables_.define(same, entry, builder_.get_i64(5));
  builder_.create_cond_br(builder_.create_icmp(LILT_ICMP_SLT, f_.argument(0), builder_.get_i64(0)),
                          left, right);
  variables_.seal(left);
  variables_.seal(right);
  variables_.define(x, left, builder_.get_i64(-1));
  variables_.define(x, right, builder_.get_i64(1));
  builder_.set_insert_point(left);
  builder_.create_br(end);
  builder_.set_insert_point(right);
  builder_.create_br(end);
  variables_.seal(end);
  builder_.set_insert_point(end);
  builder_.create_ret(builder_.create_mul(variables_.use(x, end), variables_.use(same, end)));
  EXPECT_EQ(phis(), 1u);
  EXPECT_EQ(call(-7), -5);
  EXPECT_EQ(call(7), 5);
}

TEST_F(LibraryVariables, UndefinedVariablesAreUndef) {
  const uint32_t x = variables_.declare(lilt::i64);
  const lilt::Block entry = f_.append_block("entry");
  variables_.seal(entry);
  builder_.set_insert_point(entry);
  builder_.create_ret(variables_.use(x, entry));
  EXPECT_EQ(phis(), 0u);
  EXPECT_TRUE(contains(module_.print(), "ret i64 undef"));
}

// Ten thousand blocks in a row, then a use at the end: neither recursion nor quadratic time.
TEST_F(LibraryVariables, LongChainsOfBlocksAndNestedLoops) {
  const uint32_t x = variables_.declare(lilt::i64), y = variables_.declare(lilt::i64);
  lilt::Block block = f_.append_block();
  variables_.seal(block);
  builder_.set_insert_point(block);
  variables_.define(x, block, f_.argument(0));
  variables_.define(y, block, builder_.get_i64(0));
  constexpr int kLoops = 3000;
  std::vector<std::pair<lilt::Block, lilt::Block>> loops;  // head, latch
  for (int i = 0; i < kLoops; ++i) {
    const lilt::Block head = f_.append_block(), inside = f_.append_block(), out = f_.append_block();
    builder_.create_br(head);
    builder_.set_insert_point(head);
    builder_.create_cond_br(
        builder_.create_icmp(LILT_ICMP_SGT, variables_.use(y, head), builder_.get_i64(i)), out,
        inside);
    variables_.seal(inside);
    builder_.set_insert_point(inside);
    variables_.define(y, inside,
                      builder_.create_add(variables_.use(y, inside), builder_.get_i64(1)));
    builder_.create_br(head);
    variables_.seal(head);
    variables_.seal(out);
    builder_.set_insert_point(out);
    block = out;
  }
  builder_.create_ret(builder_.create_add(variables_.use(x, block), variables_.use(y, block)));
  EXPECT_EQ(phis(), static_cast<size_t>(kLoops));
  EXPECT_EQ(call(1), kLoops + 1);
}

// A use in the entry and in a block that nothing enters, before they are sealed.
TEST_F(LibraryVariables, BlocksWithoutPredecessorsHaveNoPhis) {
  const uint32_t x = variables_.declare(lilt::i64);
  const lilt::Block entry = f_.append_block("entry"), dead = f_.append_block("dead");
  for (const lilt::Block block : {entry, dead}) {
    builder_.set_insert_point(block);
    builder_.create_ret(variables_.use(x, block));
    EXPECT_TRUE(contains(module_.verify().text(), "has a phi without incoming values"));
    variables_.seal(block);
  }
  EXPECT_EQ(phis(), 0u);
}

TEST_F(LibraryVariables, NoBranchGoesToASealedBlock) {
  const lilt::Block entry = f_.append_block("entry"), end = f_.append_block("end");
  variables_.seal(end);
  builder_.set_insert_point(entry);
  builder_.create_br(end);
  EXPECT_TRUE(contains(module_.verify().text(), "a branch to a block that is sealed"));
}

// The handle of a phi that was replaced by a call is not the call.
TEST_F(LibraryVariables, ErasingAReplacedPhiErasesNothing) {
  const uint32_t x = variables_.declare(lilt::i64);
  const lilt::Block entry = f_.append_block("entry"), next = f_.append_block("next");
  builder_.set_insert_point(entry);
  const lilt::Value call = builder_.create_call(f_, {f_.argument(0)}, "call");
  variables_.define(x, entry, call);
  builder_.create_br(next);
  const lilt::Value phi = variables_.use(x, next);
  builder_.set_insert_point(phi);  // moves on when the phi goes
  variables_.seal(entry);
  variables_.seal(next);
  phi.set_name("other");
  phi.erase();
  builder_.create_ret(phi);
  EXPECT_EQ(phis(), 0u);
  EXPECT_TRUE(contains(module_.print(), "%call = call i64 @f(i64 %v0)"));
}

TEST_F(LibraryVariables, ErasedDefinitionsAreMistakes) {
  const uint32_t x = variables_.declare(lilt::i64);
  const lilt::Block entry = f_.append_block("entry");
  variables_.seal(entry);
  builder_.set_insert_point(entry);
  const lilt::Value sum = builder_.create_add(f_.argument(0), f_.argument(0));
  variables_.define(x, entry, sum);
  sum.erase();
  builder_.create_ret(variables_.use(x, entry));
  EXPECT_TRUE(contains(module_.verify().text(), "the value of a variable of '@f' was erased"));
}

TEST_F(LibraryVariables, MistakesAreReported) {
  const uint32_t x = variables_.declare(lilt::i64);
  const lilt::Block entry = f_.append_block("entry");
  variables_.define(x, entry, builder_.get_i32(1));
  EXPECT_TRUE(contains(module_.verify().text(),
                       "a variable of '@f' is defined with a value of another type"));
  EXPECT_FALSE(variables_.use(99, entry));
}

}  // namespace

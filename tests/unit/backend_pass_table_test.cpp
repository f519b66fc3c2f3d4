// The pass table: its shape, its order and at which levels its passes run.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "backend/pass_table.h"

namespace lilt::backend {
namespace {

enum class Shape { OnSsa, Lower, OnMachine };

struct Expected {
  std::string_view name;
  Shape shape;
  int first_level;
  bool optional;
};

// Each pass relies on earlier ones: mem2reg on allocas without casts, legalize on nothing,
// selection on legal types, two-address on SSA form, the frame on allocation, unwind steps on the
// final layout.
constexpr Expected kOrder[] = {
    {"early-simplify", Shape::OnSsa, 2, true},
    {"mem2reg", Shape::OnSsa, 1, true},
    {"instruction-simplify", Shape::OnSsa, 1, true},
    {"simplify-cfg", Shape::OnSsa, 1, true},
    {"late-simplify", Shape::OnSsa, 2, true},
    {"dce", Shape::OnSsa, 1, true},
    {"legalize", Shape::OnSsa, 0, false},
    {"isel", Shape::Lower, 0, false},
    {"two-address", Shape::OnMachine, 1, true},
    {"regalloc", Shape::OnMachine, 0, false},
    {"prologue-epilogue", Shape::OnMachine, 0, false},
    {"late-peephole", Shape::OnMachine, 1, true},
    {"block-layout", Shape::OnMachine, 0, false},
    {"unwind", Shape::OnMachine, 0, false},
};

TEST(PassTable, HasThesePassesInThisOrder) {
  ASSERT_EQ(pass_table().size(), std::size(kOrder));
  for (size_t i = 0; i < std::size(kOrder); ++i) {
    const PassInfo& pass = pass_table()[i];
    SCOPED_TRACE(std::string(kOrder[i].name));
    EXPECT_EQ(pass.name, kOrder[i].name);
    EXPECT_EQ(pass.first_level, kOrder[i].first_level);
    EXPECT_EQ(pass.optional, kOrder[i].optional);
    EXPECT_EQ(pass.on_ssa != nullptr, kOrder[i].shape == Shape::OnSsa);
    EXPECT_EQ(pass.lower != nullptr, kOrder[i].shape == Shape::Lower);
    EXPECT_EQ(pass.on_machine != nullptr, kOrder[i].shape == Shape::OnMachine);
  }
}

TEST(PassTable, SsaPassesComeBeforeTheOneThatLowersAndMachinePassesBehind) {
  int stage = 0, lowering = 0;
  for (const PassInfo& pass : pass_table()) {
    int own = pass.on_ssa != nullptr ? 0 : pass.lower != nullptr ? 1 : 2;
    EXPECT_GE(own, stage) << pass.name;
    stage = own;
    lowering += own == 1;
  }
  EXPECT_EQ(lowering, 1);
}

// Code must be correct with required passes only, so required passes run at every level.
TEST(PassTable, RequiredPassesRunAtEveryLevel) {
  for (const PassInfo& pass : pass_table()) {
    EXPECT_EQ(pass.optional, pass.first_level > 0) << pass.name;
  }
}

TEST(PassTable, PassesAreFoundByTheirNames) {
  std::set<std::string_view> names;
  for (size_t i = 0; i < pass_table().size(); ++i) {
    const PassInfo& pass = pass_table()[i];
    EXPECT_EQ(find_pass(pass.name), static_cast<int>(i)) << pass.name;
    EXPECT_TRUE(names.insert(pass.name).second) << pass.name << " is there twice";
    EXPECT_FALSE(pass.description.empty()) << pass.name;
    EXPECT_EQ(pass.description.find('\n'), std::string_view::npos) << pass.name;
  }
  for (std::string_view unknown : {"", "ISEL", "isel ", "ise", "mem2reg,dce"})
    EXPECT_EQ(find_pass(unknown), -1) << unknown;
}

}  // namespace
}  // namespace lilt::backend

// The pass table: its shape, its order and at which levels its passes run.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "backend/pass_table.h"

namespace lilt::backend {
namespace {

TEST(PassTable, SsaPassesComeBeforeTheOneThatLowersAndMachinePassesAfter) {
  int stage = 0, lowering = 0;
  for (const PassInfo& pass : pass_table()) {
    int own = pass.on_ssa != nullptr ? 0 : pass.lower != nullptr ? 1 : 2;
    EXPECT_GE(own, stage) << pass.name;
    stage = own;
    lowering += own == 1;
  }
  EXPECT_EQ(lowering, 1);
}

PassResult on_ssa(ssa::Function&, PassContext&) { return PassResult::Unchanged; }
void lower(const ssa::Function&, mir::MachineFunction&, PassContext&) {}
void on_machine(mir::MachineFunction&, PassContext&) {}

std::string faults_of(std::initializer_list<PassInfo> table) {
  std::string text;
  for (const std::string& fault : check_pass_table({table.begin(), table.size()}))
    text += fault + '\n';
  return text;
}

TEST(PassTable, TheOrderSatisfiesItsColumns) {
  EXPECT_EQ(check_pass_table(pass_table()), std::vector<std::string>());
}

TEST(PassTable, APassThatMustComeAfterAnotherStandsBehindIt) {
  const PassInfo first = {.name = "first", .on_ssa = on_ssa};
  const PassInfo other = {.name = "other", .on_ssa = on_ssa};
  const PassInfo last = {.name = "last", .after = "first other", .on_ssa = on_ssa};
  EXPECT_EQ(faults_of({first, other, last}), "");
  EXPECT_EQ(faults_of({first, last, other}), "last must come after other\n");
  EXPECT_EQ(faults_of({last}), "last must come after first\nlast must come after other\n");
  EXPECT_EQ(faults_of({first, other, first}), "first is there twice\n");
}

TEST(PassTable, PassesThatFollowAnotherAreOverSsaAndStandAnywhere) {
  const PassInfo cleaner = {.name = "cleaner", .on_ssa = on_ssa};
  const PassInfo user = {.name = "user", .then = "cleaner", .on_ssa = on_ssa};
  EXPECT_EQ(faults_of({cleaner, user}), "");
  EXPECT_EQ(faults_of({user, cleaner}), "");
  EXPECT_EQ(faults_of({user}), "user cannot be followed by cleaner\n");
}

TEST(PassTable, PassesOnBodiesAreOverSsaAndStandAnywhere) {
  const PassInfo cleaner = {.name = "cleaner", .on_ssa = on_ssa};
  const PassInfo user = {.name = "user", .on_bodies = "cleaner", .on_ssa = on_ssa};
  EXPECT_EQ(faults_of({user, cleaner}), "");
  EXPECT_EQ(faults_of({user}), "user cannot be preceded, for bodies, by cleaner\n");
}

TEST(PassTable, OnePassLowers) {
  const PassInfo early = {.name = "early", .on_ssa = on_ssa};
  const PassInfo select = {.name = "select", .lower = lower};
  const PassInfo again = {.name = "again", .lower = lower};
  const PassInfo late = {.name = "late", .on_machine = on_machine};
  EXPECT_EQ(faults_of({early, select, late}), "");
  EXPECT_EQ(faults_of({select, early}), "early comes after selection\n");
  EXPECT_EQ(faults_of({early, late}), "late comes before selection\n");
  EXPECT_EQ(faults_of({select, again}), "again comes after selection\n");
  EXPECT_EQ(faults_of({{.name = "both", .on_ssa = on_ssa, .lower = lower}}),
            "both has more than one function\n");
}

TEST(PassTable, RowsWithoutAFunctionComeBehindAllPasses) {
  const PassInfo early = {.name = "early", .on_ssa = on_ssa};
  const PassInfo select = {.name = "select", .lower = lower};
  const PassInfo late = {.name = "late", .on_machine = on_machine};
  const PassInfo code = {.name = "code"};
  const PassInfo output = {.name = "output", .after = "code"};
  EXPECT_EQ(faults_of({early, select, late, code, output}), "");
  EXPECT_EQ(faults_of({early, select, code, late}), "late comes after encoding\n");
  EXPECT_EQ(faults_of({early, code}), "code comes before selection\n");
  EXPECT_EQ(pass_table()[static_cast<size_t>(encode_stage())].name, "encode");
  EXPECT_EQ(pass_table()[static_cast<size_t>(write_stage())].name, "write");
}

TEST(PassTable, AKeptAnalysisStandsOnKeptOnes) {
  using enum ssa::Analysis;
  PassInfo pass = {.name = "pass", .on_ssa = on_ssa};
  pass.keeps = {ControlFlow, Loops, Frequencies};
  EXPECT_EQ(faults_of({pass}), "");
  pass.keeps = {Loops};
  EXPECT_EQ(faults_of({pass}), "pass keeps the loops, but not all that they are computed from\n");
  PassInfo select = {.name = "select", .lower = lower};
  PassInfo late = {.name = "late", .needs = {ControlFlow}, .on_machine = on_machine};
  EXPECT_EQ(faults_of({select, late}),
            "late needs or keeps an analysis of SSA IR, which is gone\n");
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
  for (std::string_view unknown : {"", "ISEL", "isel ", "ise", "mem2reg,licm"})
    EXPECT_EQ(find_pass(unknown), -1) << unknown;
}

TEST(PassTable, AGroupIsFoundByItsNameAndIsAdjacent) {
  for (const PassInfo& pass : pass_table()) {
    const int index = find_pass(pass.name);
    EXPECT_EQ(find_passes(pass.name), (PassSpan{index, index})) << pass.name;
    if (pass.group.empty()) continue;
    EXPECT_EQ(find_pass(pass.group), -1) << "a group has the name of a pass";
    const PassSpan group = find_passes(pass.group);
    EXPECT_LE(group.first, index);
    EXPECT_GE(group.last, index);
    for (int i = group.first; i <= group.last; ++i)
      EXPECT_EQ(pass_table()[static_cast<size_t>(i)].group, pass.group) << pass.name;
  }
  EXPECT_EQ(find_passes("legalize"),
            (PassSpan{find_pass("duplicate-returns"), find_pass("getelementptrs")}));
  for (std::string_view unknown : {"", "Legalize", "legal"})
    EXPECT_EQ(find_passes(unknown), (PassSpan{-1, -1})) << unknown;
}

// A function is taken to need every step until it was surveyed, so a pass that has a need comes
// behind the survey.
TEST(PassTable, PassesWithANeedComeBehindTheSurvey) {
  for (const PassInfo& pass : pass_table())
    EXPECT_TRUE(pass.need == nullptr || find_pass(pass.name) > find_pass("check-supported"))
        << pass.name;
}

}  // namespace
}  // namespace lilt::backend

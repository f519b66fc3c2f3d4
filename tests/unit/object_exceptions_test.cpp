#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "emit/object/exception_table.h"
#include "emit/object/object_writer.h"
#include "ir/support/text.h"
#include "object_test_support.h"

namespace lilt::object {
namespace {

using test::ImageBuilder;
using test::run_command;

// The table as bytes, with fields for types 0.
std::string bytes_of(const ExceptionTable& table) {
  std::vector<uint8_t> bytes;
  std::vector<CellReference> references;
  append_exception_table(bytes, table, references);
  return {bytes.begin(), bytes.end()};
}

// The table as the assembler makes it from text, whose positions are labels of code.
std::string assembled(const ExceptionTable& table) {
  const test::ScratchFolder folder;
  ssa::Module module;
  std::vector<uint32_t> positions = {0, table.end};
  for (const CallSite& site : table.call_sites)
    if (site.landing_pad != kNoLandingPad)
      positions.insert(positions.end(), {site.begin, site.end, site.landing_pad});
  std::ranges::sort(positions);
  positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
  auto label_of = [&](uint32_t position) {
    const auto found = std::ranges::lower_bound(positions, position);
    return static_cast<uint32_t>(found - positions.begin());
  };
  ExceptionTable labelled = table;
  labelled.end = label_of(table.end);
  for (CallSite& site : labelled.call_sites)
    if (site.landing_pad != kNoLandingPad)
      site = {label_of(site.begin), label_of(site.end), label_of(site.landing_pad), site.clauses};
  std::string text = "\t.text\n";
  for (uint32_t i = 0; i < positions.size(); ++i) {
    append_decimal(text += "\t.org ", uint64_t{positions[i]});
    append_position_label(text += '\n', 7, i);
    text += ":\n";
  }
  text += "\t.section .gcc_except_table,\"a\",@progbits\n";
  print_exception_table(text, labelled, module, 7);
  test::write_file(folder / "t.s", text);
  const auto result =
      run_command("cd " + (folder / "") + " && as -o t.o t.s && objcopy -O binary " +
                  "--only-section=.gcc_except_table t.o t.bin");
  EXPECT_EQ(result.status, 0) << result.output;
  return test::read_file(folder / "t.bin");
}

constexpr CallSite kStretch = {0, 0, kNoLandingPad, 0};

// A table whose clauses live as long as it.
struct TestTable : ExceptionTable {
  std::vector<std::vector<uint32_t>> numbers;
  std::vector<std::vector<LandingClause>> lists;

  TestTable() {
    personality = "p";
    numbers.reserve(100);
  }
  LandingClause clause(bool is_filter, const std::vector<uint32_t>& of) {
    return {is_filter, numbers.emplace_back(of)};
  }
  void add_pad(bool is_cleanup, const std::vector<LandingClause>& clauses) {
    lists.reserve(100);
    landing_clauses.push_back({is_cleanup, lists.emplace_back(clauses)});
  }
};

TEST(ExceptionTable, EqualEndsOfListsAreShared) {
  TestTable table;
  table.types = {"a", "", "b"};
  table.end = 34;
  table.add_pad(false, {table.clause(false, {1}), table.clause(false, {2})});
  table.add_pad(false, {table.clause(false, {3}), table.clause(false, {2})});
  table.add_pad(true, {});
  table.call_sites = {{0, 9, 40, 0}, {9, 25, 50, 1}, {25, 34, 60, 2}};
  const std::string
      expected = {'\xFF', '\x9B', 33, 1,      12,  // header
                  0,      9,      40, 3,      9,  16,     50,
                  5,      25,     9,  60,     0,           // call sites with their first actions
                  2,      0,      1,  '\x7D', 3,  '\x7B',  // actions
                  0,      0,      0,  0,      0,  0,      0,
                  0,      0,      0,  0,      0,  0};  // alignment and types
  EXPECT_EQ(bytes_of(table), expected);
}

TEST(ExceptionTable, CodeBetweenCallSitesIsCoveredIfItHasOneWithoutALandingPad) {
  TestTable table;
  table.end = 60;
  table.add_pad(true, {});
  table.call_sites = {{20, 25, 50, 0}, {40, 45, 50, 0}, kStretch, {50, 55, 58, 0}};
  const std::string expected = {'\xFF', '\xFF', 1,  16, 20, 5, 50, 0, 40, 5,
                                50,     0,      45, 5,  0,  0, 50, 5, 58, 0};
  EXPECT_EQ(bytes_of(table), expected);
}

TEST(ExceptionTable, AdjacentCallSitesOfOneLandingPadAreOne) {
  TestTable table;
  table.end = 60;
  table.add_pad(true, {});
  table.call_sites = {kStretch, {20, 25, 50, 0}, {25, 35, 50, 0},
                      kStretch, {40, 45, 55, 0}, kStretch};
  const std::string expected = {'\xFF', '\xFF', 1, 20, 0,  20, 0,  0, 20, 15, 50, 0,
                                35,     5,      0, 0,  40, 5,  55, 0, 45, 15, 0,  0};
  EXPECT_EQ(bytes_of(table), expected);
}

TEST(ExceptionTable, TheAssemblerMakesTheSameBytes) {
  std::mt19937 random(5);
  auto number = [&](uint32_t below) { return static_cast<uint32_t>(random() % below); };
  for (uint32_t round = 0; round < 60; ++round) {
    TestTable table;
    const uint32_t types = number(4), pads = 1 + number(8);
    table.types.assign(types, "");
    for (uint32_t pad = 0; pad < pads; ++pad) {
      std::vector<LandingClause> clauses;
      for (uint32_t i = number(4); i-- > 0;) {
        std::vector<uint32_t> filter;
        for (uint32_t k = 0; k < types; k += 1 + number(2)) filter.push_back(k + 1);
        const bool is_filter = types == 0 || number(3) == 0;
        clauses.push_back(
            table.clause(is_filter, is_filter ? filter : std::vector{1 + number(types)}));
      }
      table.add_pad(clauses.empty() || number(2) == 0, clauses);
    }
    const uint32_t length = 1 + number(round % 3 == 0 ? 4000 : 30);
    uint32_t at = number(2);
    for (uint32_t i = 0; i < 1 + round * 2; ++i) {
      const uint32_t end = at + 1 + number(length);
      if (number(2) == 0) table.call_sites.push_back(kStretch);
      table.call_sites.push_back({at, end, 1 + number(end + 9), number(pads)});
      at = end + number(2) * number(length);
    }
    if (number(2) == 0) table.call_sites.push_back(kStretch);
    table.end = at + number(2);
    EXPECT_EQ(bytes_of(table), assembled(table)) << "round " << round;
  }
}

// A function that catches an int and returns it, and one that only passes exceptions on.
class ExceptionObject : public ::testing::Test {
 protected:
  void SetUp() override {
    for (std::string_view name :
         {"thrower", "__cxa_begin_catch", "__cxa_end_catch", "__gxx_personality_v0", "_ZTIi"})
      test::add_function(module_, name, ssa::Linkage::External, false);
    test::build_catcher(catcher_);
  }
  std::string write(ssa::SymbolId function, const std::string& name) {
    ObjectWriter writer(module_);
    writer.add_function(function, catcher_.image());
    const std::optional<ObjectFile> file = writer.finish(diagnostics_);
    EXPECT_FALSE(diagnostics_.has_errors()) << diagnostics_.render(DiagnosticFormat::Text, false);
    if (file) test::write_file(folder_ / name, file->to_string());
    return folder_ / name;
  }

  test::ScratchFolder folder_;
  ssa::Module module_;
  Diagnostics diagnostics_;
  ImageBuilder catcher_;
};

TEST_F(ExceptionObject, LinkedProgramsCatch) {
  const std::string object = write(test::add_function(module_, "main"), "catcher.o");
  test::write_file(folder_ / "thrower.cpp", "extern \"C\" void thrower() { throw 42; }\n");
  for (std::string_view mode : {"-pie", "-no-pie", "-static"}) {
    const auto linked =
        run_command("c++ -Wl,--fatal-warnings " + std::string(mode) + " -o " +
                    (folder_ / "program") + " " + object + " " + (folder_ / "thrower.cpp"));
    ASSERT_EQ(linked.status, 0) << linked.output;
    EXPECT_EQ(run_command(folder_ / "program").status, 42) << mode;
  }
}

TEST_F(ExceptionObject, PersonalityAndTypesGoThroughSharedCells) {
  const std::string object = write(test::add_function(module_, "main"), "catcher.o");
  const std::string symbols = run_command("readelf -sW " + object + " | tr -s ' '").output;
  EXPECT_NE(symbols.find(" 8 OBJECT WEAK HIDDEN"), std::string::npos) << symbols;
  for (const char* name : {"DW.ref._ZTIi", "DW.ref.__gxx_personality_v0"})
    EXPECT_NE(symbols.find(name), std::string::npos) << symbols;
  const std::string sections = run_command("readelf -SgW " + object + " | tr -s ' '").output;
  EXPECT_NE(sections.find(".data.DW.ref._ZTIi PROGBITS"), std::string::npos) << sections;
  EXPECT_NE(sections.find(".gcc_except_table PROGBITS"), std::string::npos) << sections;
  EXPECT_NE(sections.find("[DW.ref._ZTIi] contains 2 sections"), std::string::npos) << sections;
  const std::string frames = run_command("readelf -wf " + object).output;
  EXPECT_NE(frames.find("Augmentation:          \"zPLR\""), std::string::npos) << frames;
}

TEST_F(ExceptionObject, ATableIsInTheGroupOfItsFunction) {
  ssa::Symbol symbol;
  symbol.name = "inlined";
  symbol.comdat = "inlined";
  symbol.linkage = ssa::Linkage::LinkOnceOdr;
  symbol.is_definition = true;
  symbol.type = symbol.source_type = module_.types().function(ssa::kI64, {}, false);
  const std::string object = write(module_.add_symbol(symbol), "group.o");
  const std::string sections = run_command("readelf -SgW " + object).output;
  EXPECT_NE(sections.find(".gcc_except_table.inlined"), std::string::npos) << sections;
  EXPECT_NE(sections.find("[inlined] contains 4 sections"), std::string::npos) << sections;
}

TEST_F(ExceptionObject, LocalTypesHaveLocalCells) {
  const auto type = test::add_variable(module_, "local type", ssa::kI64,
                                       test::integer(module_, 64, 1), true, ssa::Linkage::Internal);
  ASSERT_TRUE(type.valid());
  ImageBuilder catcher;
  test::build_catcher(catcher, "local type");
  const auto cell = reference_cell_of(module_, "local type");
  EXPECT_TRUE(cell.is_local);
  ObjectWriter writer(module_);
  writer.add_function(test::add_function(module_, "main"), catcher.image());
  ASSERT_TRUE(writer.add_variables(diagnostics_));
  const std::optional<ObjectFile> file = writer.finish(diagnostics_);
  ASSERT_TRUE(file);
  test::write_file(folder_ / "local.o", file->to_string());
  const std::string all = run_command("readelf -srW " + (folder_ / "local.o")).output;
  EXPECT_EQ(all.find("DW.ref.local"), std::string::npos) << all;
  EXPECT_NE(all.find(".data.rel.ro"), std::string::npos) << all;
}

}  // namespace
}  // namespace lilt::object

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
  std::vector<uint32_t> positions = {0};
  ExceptionTable labelled = table;
  for (const ExceptionTable::CallSite& site : table.call_sites)
    for (uint32_t position : {site.begin, site.end, site.landing_pad})
      if (position != ExceptionTable::kNoLandingPad) positions.push_back(position);
  std::ranges::sort(positions);
  positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
  auto label_of = [&](uint32_t position) {
    if (position == ExceptionTable::kNoLandingPad) return position;
    const auto found = std::ranges::lower_bound(positions, position);
    return static_cast<uint32_t>(found - positions.begin());
  };
  for (ExceptionTable::CallSite& site : labelled.call_sites)
    site = {label_of(site.begin), label_of(site.end), label_of(site.landing_pad), site.first_clause,
            site.clause_count};
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

TEST(ExceptionTable, EqualEndsOfListsAreShared) {
  ExceptionTable table;
  table.personality = "p";
  table.types = {"a", "", "b"};
  table.clauses = {1, 2, 3, 2, 0};
  table.call_sites = {{4, 9, 40, 0, 2}, {20, 25, 50, 2, 2}, {26, 30, 60, 4, 1}, {31, 33, 60, 0, 0}};
  const std::string expected = {
      '\xFF', '\x9B', 41, 1, 16,            // header
      4,      5,      40, 3, 20, 5, 50, 5,  // call sites with their first actions
      26,     4,      60, 7, 31, 2, 60, 0, 2, 0, 1, '\x7D', 3, '\x7B', 0, 0,  // actions
      0,      0,      0,  0, 0,  0, 0,  0, 0, 0, 0, 0,      0, 0,      0};    // alignment and types
  EXPECT_EQ(bytes_of(table), expected);
}

TEST(ExceptionTable, NeighboursThatUnwindAlikeAreOneCallSite) {
  ExceptionTable table;
  table.personality = "p";
  table.call_sites = {{4, 9}, {12, 17}, {20, 25, 50, 0, 0}, {30, 35, 50, 0, 0}, {40, 45}};
  const std::string expected = {'\xFF', '\xFF', 1, 12, 4, 13, 0, 0, 20, 15, 50, 0, 40, 5, 0, 0};
  EXPECT_EQ(bytes_of(table), expected);
}

TEST(ExceptionTable, TheAssemblerMakesTheSameBytes) {
  std::mt19937 random(5);
  auto number = [&](uint32_t below) { return static_cast<uint32_t>(random() % below); };
  for (uint32_t round = 0; round < 60; ++round) {
    ExceptionTable table;
    table.personality = "p";
    table.types.assign(number(4), "");
    const auto types = static_cast<uint32_t>(table.types.size());
    std::vector<int32_t> values = {0};
    for (uint32_t i = 0; i < types; ++i) values.push_back(static_cast<int32_t>(i) + 1);
    for (uint32_t i = 0; i < number(3); ++i) {
      values.push_back(-1 - static_cast<int32_t>(table.filter_types.size()));
      for (uint32_t k = 0; k < types; k += 1 + number(2)) table.filter_types.push_back(k + 1);
      table.filter_types.push_back(0);
    }
    for (uint32_t i = 0; i < 40; ++i) table.clauses.push_back(values[number(values.size())]);
    const uint32_t length = 1 + number(round % 3 == 0 ? 4000 : 30);
    for (uint32_t i = 0, at = 1; i < 1 + round * 2; ++i) {
      const bool has_pad = number(3) != 0;
      const uint32_t end = at + 1 + number(length);
      table.call_sites.push_back({at, end, has_pad ? 1 + number(end + 9) : UINT32_MAX, number(36),
                                  has_pad ? number(5) : 0});
      at = end + number(length);
    }
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
  catcher_.exceptions().types = {"local type"};
  const auto cell = reference_cell_of(module_, "local type");
  EXPECT_TRUE(cell.is_local);
  ObjectWriter writer(module_);
  writer.add_function(test::add_function(module_, "main"), catcher_.image());
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

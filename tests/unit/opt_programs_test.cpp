// Every program of the corpus: the printed text is read back to the same text, before and after the
// passes, and the IR stays valid.
#include <algorithm>
#include <filesystem>

#include "tests/unit/opt_text.h"

namespace lilt::opt {
namespace {

// Prints a whole module, its functions after the passes.
std::string print_module(const SourceText& source, std::initializer_list<Pass> passes,
                         Diagnostics& diagnostics) {
  auto module = frontend::parse_module_header(source, diagnostics);
  std::string functions;
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ssa::Function function;
  for (ssa::SymbolId id : module->symbols()) {
    const ssa::Symbol& symbol = (*module)[id];
    if (symbol.kind != ssa::SymbolKind::Function || !symbol.is_definition) continue;
    if (!parser.parse(id, function)) return {};
    for (Pass pass : passes) {
      run(pass, function);
      if (!ssa::verify(function, diagnostics)) return {};
    }
    functions += '\n';
    ssa::print_function(functions, function);
  }
  module->merge(overlay);
  std::string out;
  ssa::print_header(out, *module);
  return out + functions;
}

void expect_round_trip(const std::string& path, std::initializer_list<Pass> passes) {
  std::string error;
  auto source = SourceText::open(path, error);
  ASSERT_NE(source, nullptr) << error;
  Diagnostics diagnostics;
  std::string once = print_module(*source, passes, diagnostics);
  ASSERT_FALSE(diagnostics.has_errors()) << diagnostics.render(DiagnosticFormat::Text, false);
  auto printed = SourceText::from_memory(path + " printed", once);
  Diagnostics second;
  std::string twice = print_module(*printed, {}, second);
  ASSERT_EQ(second.render(DiagnosticFormat::Text, false), "") << once;
  ASSERT_EQ(once, twice) << path;
}

std::vector<std::string> corpus() {
  std::vector<std::string> paths;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(LILT_TESTS_DIR "/programs"))
    if (entry.path().extension() == ".ll") paths.push_back(entry.path().string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

TEST(Programs, AreReadBackAsPrinted) {
  ASSERT_FALSE(corpus().empty());
  for (const std::string& path : corpus()) expect_round_trip(path, {});
}

TEST(Programs, AreReadBackAsPrintedAfterThePasses) {
  for (const std::string& path : corpus())
    expect_round_trip(path, {instruction_simplify, mem2reg, instruction_simplify, simplify_cfg,
                             instruction_simplify, early_cse, dead_code_elimination, simplify_cfg,
                             unroll, idioms, rotate, early_cse, invariants, promotion});
}

// A program of the corpus as the passes leave it.
std::string text_after(const std::string& path, std::initializer_list<Pass> passes) {
  std::string error;
  auto source = SourceText::open(path, error);
  EXPECT_NE(source, nullptr) << error;
  Diagnostics diagnostics;
  return print_module(*source, passes, diagnostics);
}

// (A search for a writer of memory is bounded, so this holds for usual lengths only.)
TEST(Programs, AreNotChangedBySecondRunOfEarlyCse) {
  for (const std::string& path : corpus()) {
    EXPECT_EQ(text_after(path, {mem2reg, instruction_simplify, simplify_cfg, early_cse}),
              text_after(path, {mem2reg, instruction_simplify, simplify_cfg, early_cse, early_cse}))
        << path;
  }
}

TEST(Programs, AreNotChangedBySecondRunOfSimplification) {
  for (const std::string& path : corpus()) {
    EXPECT_EQ(text_after(path, {mem2reg, instruction_simplify}),
              text_after(path, {mem2reg, instruction_simplify, instruction_simplify}))
        << path;
  }
}

TEST(Programs, AreNotChangedBySecondRunOfLoopUnroll) {
  for (const std::string& path : corpus()) {
    EXPECT_EQ(text_after(path, {mem2reg, simplify_cfg, unroll}),
              text_after(path, {mem2reg, simplify_cfg, unroll, unroll}))
        << path;
  }
}

TEST(Programs, AreNotChangedBySecondRunOfLoopIdioms) {
  for (const std::string& path : corpus()) {
    EXPECT_EQ(text_after(path, {mem2reg, simplify_cfg, idioms}),
              text_after(path, {mem2reg, simplify_cfg, idioms, idioms}))
        << path;
  }
}

TEST(Programs, AreNotChangedBySecondRunOfLoopRotate) {
  for (const std::string& path : corpus()) {
    EXPECT_EQ(text_after(path, {mem2reg, simplify_cfg, rotate}),
              text_after(path, {mem2reg, simplify_cfg, rotate, rotate}))
        << path;
  }
}

TEST(Programs, AreNotChangedBySecondRunOfLicm) {
  for (const std::string& path : corpus()) {
    EXPECT_EQ(text_after(path, {mem2reg, simplify_cfg, rotate, early_cse, invariants}),
              text_after(path, {mem2reg, simplify_cfg, rotate, early_cse, invariants, invariants}))
        << path;
  }
}

}  // namespace
}  // namespace lilt::opt

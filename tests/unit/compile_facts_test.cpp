// Dumps keep what the text promises: read back, they are the same text at every pass on SSA.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "backend/compile/module_compiler.h"
#include "backend/pass_table.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/facts.h"
#include "ir/ssa/fast_math.h"

namespace lilt::backend {
namespace {

// The text after the pass, from the text after `start` or, if that is empty, the source.
std::string dump_after(std::string_view pass, std::string_view start, const std::string& text) {
  CompileOptions options;
  options.pipeline.level = 2;
  options.pipeline.stop_after = pass;
  options.pipeline.start_after = start;
  Diagnostics diagnostics;
  Input input;
  input.source = SourceText::from_memory("test.ll", text);
  input.module = frontend::parse_module_header(*input.source, diagnostics);
  std::string dump = ModuleCompiler(options, diagnostics, {}).to_dump(input);
  EXPECT_EQ(diagnostics.render(DiagnosticFormat::Text, false), "");
  return dump;
}

// Adds the words of facts and of fast-math flags that the text has.
void note_words(const std::string& text, std::set<std::string>& words) {
  const auto note = [&](const std::string& word) {
    if (text.find(word) != std::string::npos) words.insert(word);
  };
  for (const std::string_view name : ssa::kFactNames) note(", !" + std::string(name) + " !");
  for (const std::string_view name : ssa::kParameterFactNames) note(' ' + std::string(name) + ' ');
  for (const std::string_view name : ssa::kFastMathNames) note(' ' + std::string(name) + ' ');
  for (const char* word : {" range(", " dereferenceable(", " dereferenceable_or_null(", " fast "})
    note(word);
}

TEST(FactsInDumps, AreReadBackAtEveryPass) {
  std::set<std::string> words;
  for (const auto& entry : std::filesystem::directory_iterator(LILT_TESTS_DIR "/golden/facts")) {
    if (entry.path().extension() != ".ll") continue;
    SCOPED_TRACE(entry.path().filename());
    std::stringstream source;
    source << std::ifstream(entry.path()).rdbuf();
    for (const PassInfo& pass : pass_table()) {
      if (pass.name == "isel") break;
      SCOPED_TRACE(pass.name);
      const std::string dump = dump_after(pass.name, {}, source.str());
      EXPECT_EQ(dump_after(pass.name, pass.name, dump), dump);
      note_words(dump, words);
    }
  }
  const size_t others = 4;
  EXPECT_EQ(words.size(), ssa::kFactNames.size() + ssa::kParameterFactNames.size() +
                              ssa::kFastMathNames.size() + others);
}

}  // namespace
}  // namespace lilt::backend

// In the interpreter, the programs of tests/programs behave as their directives say.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/unit/interpreter_run.h"

namespace lilt::runtime {
namespace {

struct Directives {
  std::vector<std::string> arguments{"program"};
  std::string output;
  std::string exit, error, strict;  // as written
};

// Splits as a shell does, as far as double quotes go.
std::vector<std::string> split_arguments(const std::string& line) {
  std::vector<std::string> words;
  std::string word;
  bool is_quoted = false, is_open = false;
  for (char c : line) {
    if (c == '"') {
      is_quoted = !is_quoted;
      is_open = true;
    } else if (c == ' ' && !is_quoted) {
      if (is_open) words.push_back(word);
      word.clear();
      is_open = false;
    } else {
      word.push_back(c);
      is_open = true;
    }
  }
  if (is_open) words.push_back(word);
  return words;
}

bool take(const std::string& line, const std::string& prefix, std::string& rest) {
  if (!line.starts_with(prefix)) return false;
  rest = line.substr(prefix.size());
  return true;
}

Directives directives_of(const std::string& text) {
  Directives directives;
  std::istringstream lines(text);
  std::string line, rest;
  while (std::getline(lines, line) && line.starts_with(";")) {
    if (line.ends_with("\r")) line.pop_back();
    if (line == "; output:") directives.output += "\n";
    if (take(line, "; args: ", rest))
      for (std::string& word : split_arguments(rest)) directives.arguments.push_back(word);
    if (take(line, "; output: ", rest)) directives.output += rest + "\n";
    if (take(line, "; output-without-newline: ", rest)) directives.output += rest;
    take(line, "; exit: ", directives.exit);
    take(line, "; interpret-error: ", directives.error);
    take(line, "; strict: ", directives.strict);
  }
  return directives;
}

std::string result_of(const ProgramRun& run) {
  if (!run.errors.empty()) return run.errors;
  if (!run.outcome.failure) return "exit " + std::to_string(run.outcome.status);
  return "error " + std::to_string(run.line) + ": " + run.kind + " (" +
         run.outcome.failure->message + ")";
}

class Corpus : public testing::TestWithParam<std::string> {};

TEST_P(Corpus, DoesWhatItsDirectivesSay) {
  std::ifstream file(std::string(LILT_TESTS_DIR) + "/programs/" + GetParam(), std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), {});
  Directives directives = directives_of(text);
  bool is_strict = !directives.strict.empty();
  ProgramRun run = run_text(text, is_strict, directives.arguments);
  std::string expected = is_strict                  ? directives.strict
                         : directives.error.empty() ? "exit " + directives.exit
                                                    : "error " + directives.error;
  std::string result = result_of(run);
  const bool may_be_refused = GetParam().starts_with("c/") || GetParam().starts_with("cxx/");
  if (may_be_refused && run.kind == "unsupported") GTEST_SKIP() << result;
  if (expected.starts_with("error")) {
    const size_t words = expected.find(": ", expected.find(": ") + 2);  // that the message has
    if (words != std::string::npos) {
      EXPECT_NE(result.find(expected.substr(words + 2)), std::string::npos) << result;
      expected.resize(words);
    }
    result = result.substr(0, result.find(" ("));
  }
  EXPECT_EQ(result, expected) << result_of(run);
  if (run.kind != "unsupported") {  // the directive is then about compiled code
    EXPECT_EQ(run.output, directives.output);
  }
}

std::vector<std::string> all_programs() {
  std::vector<std::string> programs;
  std::filesystem::path root = std::string(LILT_TESTS_DIR) + "/programs";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root))
    if (entry.path().extension() == ".ll")
      programs.push_back(std::filesystem::relative(entry.path(), root).string());
  std::sort(programs.begin(), programs.end());
  return programs;
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(0, info.param.size() - 3);
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Programs, Corpus, testing::ValuesIn(all_programs()), test_name);

}  // namespace
}  // namespace lilt::runtime

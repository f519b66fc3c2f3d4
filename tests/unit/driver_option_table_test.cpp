#include "driver/option_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "backend/pipeline.h"
#include "driver/manual.h"

namespace lilt::driver {
namespace {

using Words = std::vector<std::string>;

// A word that the option accepts as its value.
std::string sample_of(const OptionRow& row) {
  const std::vector<std::string_view> choices = choices_of(row);
  if (!choices.empty()) return std::string(choices.front());
  if (row.names == "--mattr") return "+bmi";
  if (row.names == "--mcpu" || row.names == "--march") return "generic";
  if (row.names.starts_with("--mtriple")) return "x86_64";
  const std::string_view placeholder = placeholder_of(row);
  if (placeholder == "N" || placeholder == "REGISTER") return "3";
  if (placeholder == "PASS") return "isel";
  if (placeholder == "ALLOCATOR") return "graph";
  return "x";
}

// The option as words of a command line.
Words words_for(const OptionRow& row, std::string_view name) {
  if (row.value.empty()) return {std::string(name)};
  if (row.value[0] == ' ') return {std::string(name), sample_of(row)};
  return {std::string(name) + (row.value[0] == '=' ? "=" : "") + sample_of(row)};
}

TEST(OptionTable, EveryOptionIsKnownToTheParser) {
  for (const OptionRow& row : option_table())
    for (std::string_view name : names_of(row)) {
      Words words = words_for(row, name);
      words.push_back("a.ll");
      const CommandLine result = parse_command_line(words);
      EXPECT_EQ(result.message.find("unknown"), std::string::npos) << result.message;
      EXPECT_EQ(result.message.find("needs an argument"), std::string::npos) << result.message;
    }
}

TEST(OptionTable, NamesAreUniqueAndGroupsAreWhole) {
  std::set<std::string_view> names;
  std::set<OptionGroup> groups;
  const OptionRow* before = nullptr;
  for (const OptionRow& row : option_table()) {
    for (std::string_view name : names_of(row)) {
      EXPECT_TRUE(names.insert(name).second) << name;
      EXPECT_EQ(find_option(name), &row);
    }
    const bool begins_group = before == nullptr || before->group != row.group;
    EXPECT_EQ(groups.insert(row.group).second, begins_group) << title_of(row.group);
    EXPECT_FALSE(row.help.empty() || row.help.ends_with('.')) << row.names;
    before = &row;
  }
  EXPECT_EQ(find_option("--nothing"), nullptr);
  EXPECT_EQ(find_option("-"), nullptr);
}

TEST(OptionTable, ValuesAreReadFromTheirForm) {
  EXPECT_EQ(choices_of(*find_option("--filetype")).size(), 4u);
  EXPECT_EQ(choices_of(*find_option("-x")), (std::vector<std::string_view>{"ir", "none"}));
  EXPECT_TRUE(choices_of(*find_option("--trace")).empty());
  EXPECT_EQ(placeholder_of(*find_option("--print-after")), "PASS");
  EXPECT_EQ(placeholder_of(*find_option("-o")), "FILE");
}

TEST(OptionTable, WordsOfTheLinker) {
  for (const char* alone :
       {"-lm", "-Ldir", "-shared", "-static-pie", "-Wl,-x", "-fuse-ld=gold", "-s"})
    EXPECT_EQ(judge_linker_word(alone), LinkerWord::Alone) << alone;
  for (const char* with_next : {"-l", "-L", "-Xlinker", "-u", "-z", "-T"})
    EXPECT_EQ(judge_linker_word(with_next), LinkerWord::WithNext) << with_next;
  for (const char* other : {"-stats", "-sharedx", "-regalloc", "-x", "-fuse-ldx", "-uname"})
    EXPECT_EQ(judge_linker_word(other), LinkerWord::None) << other;
}

// Whether a text has an option, not only as the beginning of another one.
bool has_option(const std::string& text, const std::string& name) {
  const auto is_letter = [&](size_t i) {
    return i < text.size() && std::isalnum(static_cast<unsigned char>(text[i])) != 0;
  };
  const auto goes_on = [&](size_t i) {
    return (is_letter(i) && std::islower(text[i]) != 0) || (text[i] == '-' && is_letter(i + 1));
  };
  for (size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const size_t end = at + name.size();
    const bool is_end = end == text.size() || name.ends_with(',') || !goes_on(end);
    if (is_end && (at == 0 || (text[at - 1] != '-' && !is_letter(at - 1)))) return true;
  }
  return false;
}

TEST(Manual, EveryOptionIsInEachForm) {
  const Allocators allocators = backend::PipelineOptions().allocators;
  std::string page = manual_page(allocators);
  for (size_t at = 0; (at = page.find("\\-", at)) != std::string::npos;) page.erase(at, 1);
  std::ifstream file(std::string(LILT_TESTS_DIR) + "/../docs/command-line.md");
  std::stringstream document;
  document << file.rdbuf();
  const std::pair<const char*, std::string> forms[] = {{"help", help_text(allocators)},
                                                       {"man", page},
                                                       {"bash", bash_completion(allocators)},
                                                       {"zsh", zsh_completion(allocators)},
                                                       {"docs/command-line.md", document.str()}};
  for (const auto& [form, text] : forms)
    for (const OptionRow& row : option_table())
      for (std::string_view name : names_of(row))
        EXPECT_TRUE(has_option(text, std::string(name))) << name << " is not in " << form;
}

TEST(Manual, HelpFitsEightyColumnsInFrontOfItsLists) {
  const std::string help = help_text(backend::PipelineOptions().allocators);
  std::istringstream text(
      help.substr(help.find("\nUsage"), help.find("\nPasses:") - help.find("\nUsage")));
  size_t count = 0;
  for (std::string line; std::getline(text, line); ++count) EXPECT_LE(line.size(), 80u) << line;
  EXPECT_GT(count, 50u);
}

TEST(Manner, FollowsTheNameOfTheProgram) {
  for (const char* llc : {"llc", "/usr/bin/llc-19", "llc-19.1"})
    EXPECT_EQ(manner_of(llc), Manner::Llc);
  for (const char* lli : {"lli", "./lli-19"}) EXPECT_EQ(manner_of(lli), Manner::Lli);
  for (const char* lilt : {"lilt", "llc/lilt", "", "llcx", "llc-", "llc-mine", "mllc"})
    EXPECT_EQ(manner_of(lilt), Manner::Lilt) << lilt;
}

TEST(Manner, LliRunsTheProgramWithAllWordsBehindIt) {
  const Options options = parse_command_line({"-O1", "a.ll", "-x", "--", "b"}, Manner::Lli).options;
  EXPECT_EQ(options.action, Action::Run);
  EXPECT_EQ(options.compile.pipeline.level, 1);
  EXPECT_EQ(options.inputs, Words{"a.ll"});
  EXPECT_EQ(options.program_arguments, (Words{"-x", "--", "b"}));
  EXPECT_EQ(parse_command_line({"-force-interpreter", "a.ll"}, Manner::Lli).options.action,
            Action::Interpret);
}

}  // namespace
}  // namespace lilt::driver

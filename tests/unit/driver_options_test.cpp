#include "driver/options.h"

#include <gtest/gtest.h>

namespace lilt::driver {
namespace {

using Words = std::vector<std::string>;

Options parse(const Words& words) {
  CommandLine result = parse_command_line(words);
  EXPECT_FALSE(result.finished) << result.message;
  return result.options;
}

std::string mistake(const Words& words) {
  CommandLine result = parse_command_line(words);
  EXPECT_TRUE(result.finished);
  EXPECT_EQ(result.status, 1);
  return result.message;
}

TEST(CommandLine, OptionsStandAnywhereWithOneDashOrTwo) {
  for (const Words& words : {Words{"-regalloc=fast", "run", "a.ll", "--", "-x", "run"},
                             Words{"run", "--regalloc", "fast", "a.ll", "--", "-x", "run"},
                             Words{"run", "a.ll", "-regalloc", "fast", "--", "-x", "run"}}) {
    Options options = parse(words);
    EXPECT_EQ(options.action, Action::Run);
    EXPECT_EQ(options.pipeline.allocator, "fast");
    EXPECT_EQ(options.inputs, Words{"a.ll"});
    EXPECT_EQ(options.program_arguments, (Words{"-x", "run"}));
  }
}

TEST(CommandLine, ListsAndValuesInTheNextWord) {
  Options options = parse(
      {"-print-after", "isel,regalloc", "a.ll", "-o", "b", "--stop-after", "legalize", "-O1"});
  EXPECT_EQ(options.pipeline.print_after, (Words{"isel", "regalloc"}));
  EXPECT_EQ(options.pipeline.stop_after, "legalize");
  EXPECT_EQ(options.pipeline.level, 1);
  EXPECT_EQ(options.inputs, Words{"a.ll"});
  EXPECT_EQ(options.output, "b");
}

TEST(CommandLine, WordsOfBuildSystemsAreIgnoredAndTheLinkersPassedOn) {
  Options options = parse({"-g", "-Wall", "-fPIC", "-I", "dir", "-Dx=1", "-std=c11", "a.ll", "-lm",
                           "-L", "lib", "-Wl,-O1", "-no-pie"});
  EXPECT_EQ(options.inputs, Words{"a.ll"});
  EXPECT_EQ(options.linker_arguments, (Words{"-lm", "-L", "lib", "-Wl,-O1", "-no-pie"}));
}

TEST(CommandLine, MistakesAreNamedAsTheyWereTyped) {
  EXPECT_EQ(mistake({"-v", "a.ll"}), "unknown option '-v'");
  EXPECT_EQ(mistake({"-stop-afer=isel", "a.ll"}),
            "unknown option '-stop-afer'; did you mean '--stop-after'?");
  EXPECT_EQ(mistake({"--stop-after=isle", "a.ll"}),
            "unknown pass 'isle' for --stop-after; did you mean 'isel'?");
  EXPECT_EQ(mistake({"a.ll", "--regalloc"}), "option '--regalloc' needs an argument");
  EXPECT_EQ(mistake({"rnu", "a.ll"}), "cannot read 'rnu': no such file; did you mean 'run'?");
  EXPECT_EQ(mistake({"--start-after=regalloc", "--stop-after=isel", "a.ll"}),
            "'regalloc' of --start-after comes behind 'isel' of --stop-after");
}

}  // namespace
}  // namespace lilt::driver

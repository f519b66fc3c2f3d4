#include "driver/options.h"

#include <gtest/gtest.h>

#include "emit/x86/registers.h"

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
    EXPECT_EQ(options.compile.pipeline.allocator, "fast");
    EXPECT_EQ(options.inputs, Words{"a.ll"});
    EXPECT_EQ(options.program_arguments, (Words{"-x", "run"}));
  }
}

TEST(CommandLine, AnAllocationIsCheckedWithOneInput) {
  EXPECT_EQ(parse({"check", "--allocation=b.mir", "a.mir"}).allocation, "b.mir");
  const std::string wanted = "--allocation is for 'lilt check' with one input";
  EXPECT_EQ(mistake({"--allocation=b.mir", "a.mir"}), wanted);
  EXPECT_EQ(mistake({"check", "--allocation=b.mir", "a.mir", "c.mir"}), wanted);
}

TEST(CommandLine, ListsAndValuesInTheNextWord) {
  Options options = parse(
      {"-print-after", "isel,regalloc", "a.ll", "-o", "b", "--stop-after", "legalize", "-O1"});
  EXPECT_EQ(options.compile.pipeline.print_after, (Words{"isel", "regalloc"}));
  EXPECT_EQ(options.compile.pipeline.stop_after, "legalize");
  EXPECT_EQ(options.compile.pipeline.level, 1);
  EXPECT_EQ(options.inputs, Words{"a.ll"});
  EXPECT_EQ(options.output, "b");
}

TEST(CommandLine, WordsOfBuildSystemsAreIgnoredAndTheLinkersPassedOn) {
  Options options = parse({"-g", "-Wall", "-fPIC", "-I", "dir", "-Dx=1", "-std=c11", "a.ll", "-lm",
                           "-L", "lib", "-Wl,-O1", "-no-pie"});
  EXPECT_EQ(options.inputs, Words{"a.ll"});
  EXPECT_EQ(options.linker_arguments, (Words{"-lm", "-L", "lib", "-Wl,-O1", "-no-pie"}));
}

TEST(CommandLine, InputsAndLinkersWordsKeepTheirOrder) {
  Options options = parse({"-L", "lib", "a.ll", "-lone", "b.o", "-Wl,-x", "c.ll", "-shared"});
  std::string line;
  for (const Options::LinkItem& item : options.link_line)
    line += (item.is_input ? "<" + item.word + ">" : item.word) + " ";
  EXPECT_EQ(line, "-L lib <a.ll> -lone <b.o> -Wl,-x <c.ll> -shared ");
  EXPECT_EQ(options.compile.pipeline.thread_locals, backend::ThreadLocals::Shared);
  EXPECT_EQ(parse({"a.ll"}).compile.pipeline.thread_locals, backend::ThreadLocals::Executable);
  EXPECT_EQ(parse({"run", "a.ll"}).compile.pipeline.thread_locals, backend::ThreadLocals::ByCall);
}

TEST(CommandLine, LanguageOfTheInputsThatFollow) {
  Options options = parse({"a.o", "-x", "ir", "b.o", "-xnone", "c.o", "d.ll"});
  std::string kinds;
  for (const Options::LinkItem& item : options.link_line) kinds += item.is_ir ? "i" : "o";
  EXPECT_EQ(kinds, "oioi");
  EXPECT_EQ(mistake({"-x", "c", "a.ll"}), "language 'c' of -x is not supported: ir or none");
}

TEST(CommandLine, TheLastWordCounts) {
  Options options = parse({"-o", "a", "a.ll", "-o", "b", "--x86-asm-syntax=intel",
                           "--x86-asm-syntax=att", "-Ofast", "-w"});
  EXPECT_EQ(options.output, "b");
  EXPECT_EQ(options.compile.syntax, x86::AsmSyntax::Att);
  EXPECT_EQ(options.compile.pipeline.level, 3);
  EXPECT_EQ(
      parse({"a.ll", "--print-after=isel", "--print-after=regalloc"}).compile.pipeline.print_after,
      (Words{"isel", "regalloc"}));
}

TEST(CommandLine, TargetsAreOneOrNone) {
  for (const char* ours : {"x86_64-pc-linux-gnu", "amd64-unknown-linux-musl", "x86_64", "x86_64--",
                           "x86_64-unknown-unknown"})
    EXPECT_EQ(parse({"-mtriple", ours, "a.ll"}).target_triple, ours);
  for (const char* other : {"x86_64-linux-gnux32", "x86_64-apple-darwin", "x86_64h-linux", "i686",
                            "x86_64-unknown-freebsd", "x86_64-none-elf"})
    EXPECT_NE(mistake({"--target=" + std::string(other), "a.ll"}), "") << other;
}

TEST(CommandLine, WordsOfLlcAndOfCompilers) {
  Options options = parse({"-filetype=obj", "-Os", "-mcpu=haswell", "-march=x86-64", "-x", "ir",
                           "-ffunction-sections", "--data-sections", "-frame-pointer=all",
                           "-code-model=small", "-MMD", "-MF", "a.d", "-gdwarf-4", "a.txt"});
  EXPECT_EQ(options.inputs, Words{"a.txt"});
  EXPECT_TRUE(options.link_line[0].is_ir);
  EXPECT_TRUE(options.compile.sections.function_sections && options.compile.sections.data_sections);
  EXPECT_TRUE(options.compile.pipeline.frame_pointer);
  EXPECT_EQ(options.compile.pipeline.level, 2);
  EXPECT_EQ(options.compile.size_attributes, ssa::function_attribute::OptimizeForSize);
  EXPECT_EQ(parse({"-Oz", "a.ll"}).compile.size_attributes, ssa::function_attribute::ForSize);
  EXPECT_EQ(parse({"-Oz", "-O2", "a.ll"}).compile.size_attributes, 0);
  EXPECT_EQ(options.warnings,
            Words{"of the features of processor 'haswell' lilt uses only popcnt, lzcnt, bmi, bmi2, "
                  "ssse3, sse4.1, sse4.2, avx, avx2, fma, f16c, cx16"});
  EXPECT_EQ(options.compile.features.added, features_of_processor("haswell"));
  EXPECT_EQ(mistake({"-march=arm", "a.ll"}), "'arm' is not an x86-64 processor that lilt knows");
}

TEST(CommandLine, ShortOptionsTakeTheirValueJoinedOrBehindAnEqualsSign) {
  for (const Words& words : {Words{"-ot.o"}, Words{"-o=t.o"}, Words{"-o", "t.o"}}) {
    Words all = words;
    all.push_back("a.ll");
    EXPECT_EQ(parse(all).output, "t.o");
  }
  EXPECT_EQ(parse({"-O=1", "a.ll"}).compile.pipeline.level, 1);
  EXPECT_EQ(parse({"-O", "a.ll"}).compile.pipeline.level, 1);
  EXPECT_EQ(parse({"-j=4", "-j2", "-x86-asm-syntax=intel", "a.ll"}).compile.syntax,
            x86::AsmSyntax::Intel);
  EXPECT_EQ(mistake({"-o=", "a.ll"}), "option '-o' needs an argument");
  EXPECT_EQ(mistake({"-o", "", "a.ll"}), "option '-o' needs an argument");
  EXPECT_EQ(mistake({"-Ofoo2", "a.ll"}),
            "unknown optimization level '-Ofoo2'; -O0 to -O3, -Os, -Oz");
}

TEST(CommandLine, OptionsOfCompilersThatAct) {
  EXPECT_TRUE(parse({"-fno-omit-frame-pointer", "a.ll"}).compile.pipeline.frame_pointer);
  EXPECT_FALSE(parse({"-fno-omit-frame-pointer", "-fomit-frame-pointer", "a.ll"})
                   .compile.pipeline.frame_pointer);
  EXPECT_EQ(parse({"-fsyntax-only", "-c", "a.ll"}).file_type, FileType::Null);
  EXPECT_FALSE(parse({"-ffunction-sections", "-fno-function-sections", "a.ll"})
                   .compile.sections.function_sections);
  EXPECT_EQ(parse({"-fopenmp", "a.ll"}).linker_arguments, Words{"-fopenmp"});
}

TEST(CommandLine, OptionsOfCompilersThatAreMissed) {
  const Options sanitized = parse({"-fsanitize=address", "a.ll"});
  EXPECT_EQ(sanitized.linker_arguments, Words{"-fsanitize=address"});
  ASSERT_EQ(sanitized.instrumentation.size(), 1u);
  EXPECT_EQ(sanitized.instrumentation[0].reason, "lilt inserts no checks of sanitizers");
  EXPECT_EQ(parse({"-fstack-protector", "-fstack-protector", "a.ll"}).warnings,
            Words{"'-fstack-protector' has no effect: lilt makes no stack protectors"});
  EXPECT_EQ(mistake({"-filetpe=obj", "a.ll"}),
            "unknown option '-filetpe'; did you mean '--filetype'?");
}

TEST(CommandLine, SubcommandsMakeNoFiles) {
  EXPECT_EQ(mistake({"check", "a.ll", "-o", "b"}),
            "-o names a file, but 'lilt run', 'lilt interpret' and 'lilt check' make none");
  EXPECT_EQ(mistake({"-c", "-", "-"}), "'-', standard input, can be read only once");
  EXPECT_EQ(mistake({"run", "-c", "a.ll"}),
            "-c chooses the kind of the output, but 'lilt run', 'lilt interpret' and 'lilt check' "
            "make none");
  EXPECT_EQ(mistake({"check", "--filetype=obj", "a.ll"}).substr(0, 14), "--filetype=obj");
  EXPECT_EQ(parse({"check", "-fsyntax-only", "a.ll"}).file_type, FileType::Null);
}

TEST(CommandLine, ProgramsInMemory) {
  const Options options = parse({"run", "a.ll", "b.ll", "-lm", "--entry=f", "--lazy", "--gdb"});
  EXPECT_EQ(options.inputs, (Words{"a.ll", "b.ll"}));
  EXPECT_EQ(options.run.entry, "f");
  EXPECT_TRUE(options.run.lazy && options.run.debugger);
  EXPECT_FALSE(options.run.perf_map || options.run.jitdump);
  for (const char* option : {"--entry=f", "--lazy", "--perf-map", "--jitdump", "--gdb"})
    EXPECT_EQ(mistake({"interpret", option, "a.ll"}),
              "--entry, --lazy, --perf-map, --jitdump and --gdb are for 'lilt run'");
  EXPECT_EQ(mistake({"run", "--lazy", "--stats", "a.ll"}).substr(0, 6), "dumps,");
  EXPECT_EQ(mistake({"interpret", "a.ll", "b.ll"}),
            "'lilt interpret' takes one input; the program's arguments follow '--'");
}

TEST(CommandLine, RegistersByCountOrName) {
  const auto allocation = [](const std::string& value) {
    return parse({"--ra-regs=" + value, "a.ll"}).compile.pipeline.allocation;
  };
  EXPECT_EQ(allocation("4").registers, 4u);
  EXPECT_TRUE(allocation("4").register_set.empty());
  EXPECT_EQ(allocation("rbx,xmm3,rbp").registers, 0u);
  EXPECT_EQ(allocation("rbx,xmm3,rbp").register_set,
            mir::RegSet::of(x86::rbx) | mir::RegSet::of(x86::xmm(3)) | mir::RegSet::of(x86::rbp));
}

TEST(CommandLine, MistakesAreNamedAsTheyWereTyped) {
  EXPECT_EQ(mistake({"-y", "a.ll"}), "unknown option '-y'");
  EXPECT_EQ(mistake({"-stop-afer=isel", "a.ll"}),
            "unknown option '-stop-afer'; did you mean '--stop-after'?");
  EXPECT_EQ(mistake({"--stop-after=isle", "a.ll"}),
            "unknown pass 'isle' for --stop-after; did you mean 'isel'?");
  EXPECT_EQ(mistake({"a.ll", "--regalloc"}), "option '--regalloc' needs an argument");
  const std::string lineer = mistake({"a.ll", "--regalloc=lineer"});
  EXPECT_TRUE(lineer.starts_with("unknown register allocator 'lineer' (there are: fast, linear, "));
  EXPECT_TRUE(lineer.ends_with("; did you mean 'linear'?"));
  EXPECT_TRUE(mistake({"a.ll", "--regalloc=chaos"}).ends_with(")"));
  EXPECT_EQ(mistake({"a.ll", "--ra-regs=rax,rbxx"}),
            "unknown register 'rbxx' of --ra-regs; did you mean 'rbx'?");
  EXPECT_EQ(mistake({"a.ll", "--ra-regs=rsp"}),
            "reserved register 'rsp' of --ra-regs; did you mean 'rsi'?");
  EXPECT_EQ(mistake({"a.ll", "--ra-regs=none"}), "unknown register 'none' of --ra-regs");
  EXPECT_EQ(mistake({"a.ll", "--ra-regs=rax,,rbx"}), "unknown register '' of --ra-regs");
  for (const std::string count : {"0", "17", "200"})
    EXPECT_EQ(mistake({"a.ll", "--ra-regs=" + count}),
              "--ra-regs takes a number from 1 to 16 or names of registers, not '" + count + "'");
  EXPECT_EQ(mistake({"a.ll", "--print-positions"}),
            "--print-positions adds to dumps, and none is requested; --print-after=isel shows "
            "machine IR");
  EXPECT_EQ(mistake({"-j", "a.ll"}), "'-j' takes a number of threads, not 'a.ll'");
  EXPECT_EQ(mistake({"-S"}),
            "no input file; '-' reads standard input, 'lilt --help' lists the options");
  EXPECT_EQ(mistake({"rnu", "a.ll"}), "cannot read 'rnu': no such file; did you mean 'run'?");
  EXPECT_EQ(mistake({"--start-after=regalloc", "--stop-after=isel", "a.ll"}),
            "'regalloc' of --start-after runs after 'isel' of --stop-after");
}

}  // namespace
}  // namespace lilt::driver

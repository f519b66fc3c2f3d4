#include "driver/compiler_options.h"

#include <algorithm>
#include <iterator>

namespace lilt::driver {

namespace {

using enum Verdict;

struct CompilerRow {
  std::string_view text;
  bool is_prefix;  // of the option; otherwise all of it, except `=…`
  Verdict verdict;
  std::string_view reason = {};
};

constexpr std::string_view kNoSanitizers = "lilt inserts no checks of sanitizers";
constexpr std::string_view kNoProfiling = "lilt inserts no counters for profiles";
constexpr std::string_view kNoTracing = "lilt does not instrument functions";
constexpr std::string_view kNoPlugins = "lilt loads no plugins";
constexpr std::string_view kNoProfile = "lilt does not use profiles";
constexpr std::string_view kNoProtector = "lilt makes no stack protectors";
constexpr std::string_view kNoHardening = "lilt does not make such code";
constexpr std::string_view kNoReport = "lilt does not write that file or report";

// The first matching row counts.
constexpr CompilerRow kCompilerRows[] = {
    {"-fsanitize", false, Linked, kNoSanitizers},
    {"-fsanitize-coverage", false, Linked, kNoSanitizers},
    {"-fprofile-generate", false, Linked, kNoProfiling},
    {"-fprofile-instr-generate", false, Linked, kNoProfiling},
    {"-fcs-profile-generate", false, Linked, kNoProfiling},
    {"-fprofile-arcs", false, Linked, kNoProfiling},
    {"-ftest-coverage", false, Linked, kNoProfiling},
    {"-fcoverage-mapping", false, Linked, kNoProfiling},
    {"-fmemory-profile", false, Linked, kNoProfiling},
    {"--coverage", false, Linked, kNoProfiling},
    {"-coverage", false, Linked, kNoProfiling},
    {"-pg", false, Linked, kNoProfiling},
    {"-fopenmp", false, Linked, "lilt reads no directives of OpenMP"},
    {"-static-libsan", false, Linked},
    {"-shared-libsan", false, Linked},
    {"-static-libasan", false, Linked},
    {"-static-libubsan", false, Linked},
    {"-static-libtsan", false, Linked},
    {"-static-libstdc++", false, Linked},
    {"-static-openmp", false, Linked},
    {"-stdlib", false, Linked},
    {"-rtlib", false, Linked},
    {"--rtlib", false, Linked},
    {"-unwindlib", false, Linked},
    {"--unwindlib", false, Linked},
    {"-finstrument-functions", true, Refused, kNoTracing},
    {"-fpatchable-function-entry", false, Refused, kNoTracing},
    {"-fxray-instrument", false, Refused, kNoTracing},
    {"-mfentry", false, Refused, kNoTracing},
    {"-fplugin", true, Refused, kNoPlugins},
    {"-fpass-plugin", false, Refused, kNoPlugins},
    {"-fsplit-stack", false, Refused, kNoHardening},
    {"-femulated-tls", false, Refused, "lilt's thread-local variables are those of ELF"},
    {"-fprofile-use", false, Warned, kNoProfile},
    {"-fprofile-instr-use", false, Warned, kNoProfile},
    {"-fprofile-sample-use", false, Warned, kNoProfile},
    {"-fauto-profile", false, Warned, kNoProfile},
    {"-fstack-protector", false, Warned, kNoProtector},
    {"-fstack-protector-strong", false, Warned, kNoProtector},
    {"-fstack-protector-all", false, Warned, kNoProtector},
    {"-fstack-protector-explicit", false, Warned, kNoProtector},
    {"-fcf-protection=none", false, Ignored},
    {"-fcf-protection", false, Warned, kNoHardening},
    {"-fstack-clash-protection", false, Warned, kNoHardening},
    {"-fstack-check", false, Warned, kNoHardening},
    {"-fzero-call-used-regs", false, Warned, kNoHardening},
    {"-fhardened", false, Warned, kNoHardening},
    {"-fopenmp-targets", false, Refused, "lilt compiles for the host only"},
    {"-ftrap-function", false, Refused, "lilt's traps are instructions"},
    {"-gsplit-dwarf=none", false, Ignored},
    {"-gsplit-dwarf", false, Warned, "the object has all debug information"},
    {"-gdwarf64", false, Warned, "debug information is in the 32-bit form"},
    {"-gcodeview", false, Warned, "debug information is DWARF"},
    {"-gz=none", false, Ignored},
    {"-gz", false, Warned, "sections are not compressed"},
    {"-fpseudo-probe-for-profiling", false, Warned, kNoReport},
    {"-fexperimental-sanitize-metadata", false, Warned, kNoReport},
    {"-frecord-command-line", false, Warned, kNoReport},
    {"-frecord-gcc-switches", false, Warned, kNoReport},
    {"-fstack-size-section", false, Warned, kNoReport},
    {"-fembed-bitcode", false, Warned, kNoReport},
    {"-fbasic-block-sections=none", false, Ignored},
    {"-fbasic-block-sections", false, Warned, "a function is in one section"},
    {"-fno-zero-initialized-in-bss", false, Warned, "zeros are in .bss"},
    {"-fno-jump-tables", false, Warned, "lilt makes jump tables where they are faster"},
    {"-fno-fat-lto-objects", false, Warned, "lilt's objects hold machine code beside IR"},
    {"-save-temps", false, Warned, "-S, --stop-after and --dump-dir write lilt's results"},
    {"-ftime-trace", false, Warned, "--time-passes prints times"},
    {"-ftime-report", false, Warned, "--time-passes prints times"},
    {"-fstack-usage", false, Warned, kNoReport},
    {"-fcallgraph-info", false, Warned, kNoReport},
    {"-fsave-optimization-record", false, Warned, kNoReport},
    {"-fdump-", true, Warned, kNoReport},
    {"-Wa,--noexecstack", false, Ignored},
    {"-Wa,", true, Warned, "lilt does not start an assembler"},
    // Options already reflected in the IR, or requesting lilt's normal behaviour.
    {"-m64", false, Ignored},
    {"-momit-leaf-frame-pointer", false, Ignored},
    {"-pipe", false, Ignored},
    {"-ansi", false, Ignored},
    {"-pedantic", false, Ignored},
    {"-pedantic-errors", false, Ignored},
    {"-nostdinc", false, Ignored},
    {"-Qunused-arguments", false, Ignored},
    {"-std", false, Ignored},
    {"-mtune", false, Ignored},
    {"-W", true, Ignored},
    {"-f", true, Ignored},
    {"-g", true, Ignored},
    {"-I", true, Ignored},
    {"-D", true, Ignored},
    {"-U", true, Ignored},
    {"-isystem", true, Ignored},
    {"-include", true, Ignored},
};

constexpr std::string_view kWithArgument[] = {"-I", "-D", "-U", "-isystem", "-include"};

bool fits(const CompilerRow& row, std::string_view word) {
  if (!word.starts_with(row.text)) return false;
  return row.is_prefix || word.size() == row.text.size() || word[row.text.size()] == '=';
}

}  // namespace

Judgement judge_compiler_option(std::string_view word) {
  if (std::find(std::begin(kWithArgument), std::end(kWithArgument), word) !=
      std::end(kWithArgument))
    return {.verdict = Ignored, .further_words = 1};
  const CompilerRow* row = std::find_if(std::begin(kCompilerRows), std::end(kCompilerRows),
                                        [&](const CompilerRow& r) { return fits(r, word); });
  if (row == std::end(kCompilerRows)) return {};
  Judgement judgement{.verdict = row->verdict};
  if (row->verdict == Ignored) return judgement;
  if (row->verdict == Linked) {
    judgement.message = std::string(row->reason);
    return judgement;
  }
  judgement.message = "'" + std::string(word) + "' " +
                      (row->verdict == Warned ? "has no effect: " : "is not supported: ") +
                      std::string(row->reason);
  return judgement;
}

}  // namespace lilt::driver

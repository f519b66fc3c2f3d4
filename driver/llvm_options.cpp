#include "driver/llvm_options.h"

#include <algorithm>
#include <iterator>

namespace lilt::driver {

namespace {

using enum Verdict;

enum class Takes : uint8_t { Nothing, Value };
using enum Takes;

struct LlvmRow {
  std::string_view name;
  Takes takes;
  // Values that change nothing, separated by '|'; empty: all. An option that takes nothing may have
  // `=true` or `=false`, and none means true.
  std::string_view harmless = {};
  Verdict verdict = Ignored;  // of other values
  std::string_view reason = {};
  std::string_view own = {};  // the option of lilt to take instead; the value is put after a `=`
};

constexpr std::string_view kOff = "false|FALSE|False|0";
constexpr std::string_view kNoSection = "lilt does not write that section or file";
constexpr std::string_view kOtherCode = "lilt does not make such code";

// The first matching row counts.
constexpr LlvmRow kLlvmRows[] = {
    // What the program means, its interfaces, and where it can run.
    {"code-model", Value, "small", Refused, "lilt's code reaches symbols within 2 GB only"},
    {"mcmodel", Value, "small", Refused, "lilt's code reaches symbols within 2 GB only"},
    {"exception-model", Value, "default|dwarf", Refused, "lilt's unwind tables are DWARF's"},
    {"thread-model", Value, "posix|single", Refused, "atomics are those of threads"},
    {"float-abi", Value, "default|hard", Refused, "floats are passed in SSE registers"},
    {"stack-alignment", Value, "0|16", Refused, "the ABI's stack is aligned to 16 bytes at calls"},
    {"stackrealign", Nothing, kOff, Refused, "functions rely on the ABI's alignment of the stack"},
    {"tailcallopt", Nothing, kOff, Refused, "lilt guarantees only the calls marked 'musttail'"},
    {"trap-func", Value, "", Refused, "lilt's traps are instructions"},
    {"emulated-tls", Nothing, kOff, Refused, "lilt's thread-local variables are those of ELF"},
    {"use-ctors", Nothing, kOff, Refused, "lilt writes .init_array"},
    {"jmc-instrument", Nothing, kOff, Refused, "lilt does not instrument functions"},
    {"data-layout", Value, "", Refused, "the layout of data is that of x86-64 Linux"},
    {"enable-sign-dependent-rounding-fp-math", Nothing, kOff, Refused,
     "lilt folds constants with rounding to nearest"},
    {"disable-red-zone", Nothing, kOff, Refused,
     "the attribute 'noredzone' of a function asks for that"},
    {"x86-speculative-load-hardening", Nothing, kOff, Refused, kOtherCode},
    {"x86-experimental-lvi-inline-asm-hardening", Nothing, kOff, Refused, kOtherCode},
    {"load-pass-plugin", Value, "", Refused, "lilt loads no plugins"},
    {"remote-mcjit", Nothing, kOff, Refused, "lilt runs programs in its own process"},
    {"fake-argv0", Value, "", Refused, "a program's first argument is the name of its input"},
    {"extra-object", Value, "", Refused, "lilt loads shared libraries only"},
    {"extra-archive", Value, "", Refused, "lilt loads shared libraries only"},

    // Files and sections that are missing without harm to the program.
    {"stack-size-section", Nothing, kOff, Warned, kNoSection},
    {"force-dwarf-frame-section", Nothing, kOff, Warned, kNoSection},
    {"split-dwarf-file", Value, "", Warned, kNoSection},
    {"split-dwarf-output", Value, "", Warned, kNoSection},
    {"pass-remarks-output", Value, "", Warned, kNoSection},
    {"dwarf64", Nothing, kOff, Warned, "lilt's line tables are in the 32-bit form"},
    {"nozero-initialized-in-bss", Nothing, kOff, Warned, "zeros are in .bss"},
    {"basic-block-sections", Value, "none", Warned, "a function is in one section"},
    {"stop-before", Value, "", Refused, "--stop-after=PASS names the pass before it"},
    {"start-before", Value, "", Refused, "--start-after=PASS names the pass before it"},

    // Other names of lilt's options.
    {"disable-fp-elim", Nothing, kOff, Ignored, "", "--frame-pointer=all"},
    {"disable-simplify-libcalls", Nothing, kOff, Ignored, "", "--disable-pass=loop-idioms"},
    {"regalloc", Value, "default", Ignored, "", "--regalloc"},
    {"force-interpreter", Nothing, kOff, Ignored, "", "interpret"},
    {"entry-function", Value, "", Ignored, "", "--entry"},

    // Permissions, details of LLVM's passes and comments of its output.
    {"enable-tbaa", Nothing},
    {"asm-verbose", Nothing},
    {"asm-show-inst", Nothing},
    {"show-mc-encoding", Nothing},
    {"preserve-as-comments", Nothing},
    {"fp-contract", Value},
    {"denormal-fp-math", Value},
    {"denormal-fp-math-f32", Value},
    {"enable-unsafe-fp-math", Nothing},
    {"enable-no-infs-fp-math", Nothing},
    {"enable-no-nans-fp-math", Nothing},
    {"enable-no-signed-zeros-fp-math", Nothing},
    {"enable-no-trapping-fp-math", Nothing},
    {"enable-approx-func-fp-math", Nothing},
    {"enable-tlsdesc", Nothing},
    {"tls-size", Value},
    {"large-data-threshold", Value},
    {"stack-symbol-ordering", Nothing},
    {"unique-section-names", Nothing},
    {"unique-basic-block-section-names", Nothing},
    {"split-machine-functions", Nothing},
    {"relax-elf-relocations", Nothing},
    {"x86-relax-relocations", Nothing},
    {"mc-relax-all", Nothing},
    {"incremental-linker-compatible", Nothing},
    {"emit-call-site-info", Nothing},
    {"emit-dwarf-unwind", Value},
    {"debug-entry-values", Nothing},
    {"debugger-tune", Value},
    {"dwarf-version", Value},
    {"dwarf-directory", Nothing},
    {"addrsig", Nothing},
    {"emit-addrsig", Nothing},
    {"meabi", Value},
    {"target-abi", Value},
    {"swift-async-fp", Value},
    {"vector-library", Value},
    {"disable-verify", Nothing},
    {"discard-value-names", Nothing},
    {"simplify-mir", Nothing},
    {"fatal-warnings", Nothing},
    {"no-integrated-as", Nothing},
    {"no-warn", Nothing},
    {"no-deprecated-warn", Nothing},
    {"color", Nothing},
    {"time-compilations", Value},
    {"compile-twice", Nothing},
    {"fast-isel", Nothing},
    {"fast-isel-abort", Value},
    {"global-isel", Nothing},
    {"global-isel-abort", Value},
    {"misched", Value},
    {"misched-postra", Nothing},
    {"pre-RA-sched", Value},
    {"post-RA-scheduler", Nothing},
    {"pass-remarks", Value},
    {"pass-remarks-missed", Value},
    {"pass-remarks-analysis", Value},
    {"align-loops", Value},
    {"align-all-functions", Value},
    {"align-all-blocks", Value},
    {"align-all-nofallthru-blocks", Value},
    {"enable-misched", Nothing},
    {"enable-shrink-wrap", Nothing},
    {"enable-block-placement", Nothing},
    {"enable-ipra", Nothing},
    {"enable-machine-outliner", Nothing},
    {"optimize-regalloc", Nothing},
    {"disable-branch-fold", Nothing},
    {"disable-block-placement", Nothing},
    {"disable-cgp", Nothing},
    {"disable-copyprop", Nothing},
    {"disable-early-ifcvt", Nothing},
    {"disable-early-taildup", Nothing},
    {"disable-lsr", Nothing},
    {"disable-machine-cse", Nothing},
    {"disable-machine-dce", Nothing},
    {"disable-machine-licm", Nothing},
    {"disable-machine-sink", Nothing},
    {"disable-peephole", Nothing},
    {"disable-post-ra", Nothing},
    {"disable-postra-machine-licm", Nothing},
    {"disable-postra-machine-sink", Nothing},
    {"disable-sched-hazard", Nothing},
    {"disable-spill-hoist", Nothing},
    {"disable-ssc", Nothing},
    {"disable-tail-duplicate", Nothing},

    // How lli compiles and loads.
    {"jit-kind", Value, "mcjit|orc|orc-lazy", Refused, "lilt compiles in memory"},
    {"jit-linker", Value},
    {"compile-threads", Value},
    {"disable-core-files", Nothing},
    {"disable-lazy-compilation", Nothing},
    {"no-process-syms", Nothing, kOff, Refused, "programs call the C library of lilt's process"},
    {"enable-cache-manager", Nothing},
    {"object-cache-dir", Value},
    {"per-module-lazy", Nothing},
};

bool is_harmless(const LlvmRow& row, std::string_view value) {
  if (row.harmless.empty()) return row.verdict == Ignored && row.own.empty();
  for (std::string_view rest = row.harmless; !rest.empty();) {
    const size_t end = std::min(rest.find('|'), rest.size());
    if (rest.substr(0, end) == value) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

}  // namespace

LlvmJudgement judge_llvm_option(std::string_view word, std::string_view next) {
  std::string_view name = word.substr(word.starts_with("--") ? 2 : 1);
  const size_t equals = name.find('=');
  std::string_view value =
      equals == std::string_view::npos ? std::string_view("true") : name.substr(equals + 1);
  name = name.substr(0, equals);
  const LlvmRow* row = std::ranges::find(kLlvmRows, name, &LlvmRow::name);
  if (row == std::end(kLlvmRows)) return {};
  LlvmJudgement result;
  if (row->takes == Value && equals == std::string_view::npos) {
    value = next;
    result.judgement.further_words = 1;
  }
  result.judgement.verdict = Ignored;
  if (is_harmless(*row, value)) return result;
  if (!row->own.empty()) {
    result.own = std::string(row->own);
    if (row->takes == Value) result.own += "=" + std::string(value);
    return result;
  }
  result.judgement.verdict = row->verdict;
  const std::string shown = result.judgement.further_words == 0 ? "" : " " + std::string(value);
  result.judgement.message = "'" + std::string(word) + shown + "' " +
                             (row->verdict == Warned ? "has no effect: " : "is not supported: ") +
                             std::string(row->reason);
  return result;
}

}  // namespace lilt::driver

// lilt bisect: which pass, on which function, changes what a program does.
//
// Idea. The program runs with fewer and fewer passes, in processes of their own: first passes end
// with a function of the text, then with a pass on that function (BisectLimit). Each time the
// interval in which the behaviour changes is halved. What is compared is how the program ends and
// what it writes. All runs read the same: a file on standard input from where it is at the start,
// nothing from a pipe or terminal, which can be read once.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "backend/pass_table.h"
#include "driver/actions.h"
#include "driver/process.h"

namespace lilt::driver {

namespace {

constexpr uint64_t kGigabyte = uint64_t{1} << 30;
constexpr ProcessLimits kLimits = {
    .seconds = 120, .data_bytes = 16 * kGigabyte, .file_bytes = 16 * kGigabyte};
constexpr size_t kMaxOutput = size_t{1} << 28;  // bytes; a program that writes more is ended
constexpr size_t kShownOutput = 60;             // bytes

struct Outcome {
  int code = 0, signal = 0;
  std::string output;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

std::string describe(const Outcome& outcome) {
  std::string text = outcome.signal != 0 ? "signal " + std::to_string(outcome.signal)
                                         : "status " + std::to_string(outcome.code);
  if (outcome.output.empty()) return text;
  std::string shown = outcome.output.substr(0, kShownOutput);
  std::ranges::replace(shown, '\n', ' ');
  return text + " and '" + shown + (outcome.output.size() > kShownOutput ? "…'" : "'");
}

class Bisection {
 public:
  explicit Bisection(Session& session) : session_(session) {}

  int run() {
    if (!read_program()) return kInputAtFault;
    const Outcome interpreted = outcome_of({"interpret", session_.program_path()}, true);
    const Outcome unoptimized = run_limited({0, 0}), optimized = run_limited({});
    if (run_limited({}) != optimized)
      session_.diagnostics.error("the program does not do the same when it runs again");
    if (session_.diagnostics.has_errors()) return kInputAtFault;
    if (unoptimized != interpreted)
      say("the interpreter: " + describe(interpreted) +
          "; code without optional passes: " + describe(unoptimized));
    if (optimized == unoptimized) return report_no_pass(interpreted, unoptimized);
    return report_pass(unoptimized);
  }

 private:
  // False after errors.
  bool read_program() {
    if (session_.program_path() == "-") {
      session_.diagnostics.error("'lilt bisect' reads the program several times: name its file");
      return false;
    }
    input_begin_ = ::lseek(STDIN_FILENO, 0, SEEK_CUR);
    backend::Input* input = session_.read_single_input();
    if (input == nullptr || !session_.is_llvm_ir(*input, "'lilt bisect'")) return false;
    session_.compiler.check(*input);
    session_.require_main(*input->module, "'lilt bisect' runs programs");
    session_.warn_about_runtime_functions(*input->module);
    find_functions(*input->module);
    const int nothing = input_begin_ < 0 ? ::open("/dev/null", O_RDONLY | O_CLOEXEC) : -1;
    if (nothing >= 0) ::dup2(nothing, STDIN_FILENO);
    return !session_.diagnostics.has_errors();
  }
  void find_functions(const ssa::Module& module) {
    std::vector<ssa::SymbolId> defined;
    for (ssa::SymbolId id : module.symbols())
      if (is_defined_function(module, id)) defined.push_back(id);
    std::ranges::sort(defined, {}, [&](ssa::SymbolId id) { return module[id].body_begin; });
    for (ssa::SymbolId id : defined) functions_.emplace_back(module[id].name);
  }

  static void say(const std::string& text) { std::cout << text << std::endl; }

  // Of another lilt with these words, and those of this one or only the program's arguments. The
  // warnings are this one's.
  Outcome outcome_of(std::vector<std::string> words, bool has_arguments_only) const {
    words.insert(words.begin(), {std::filesystem::read_symlink("/proc/self/exe"), "-w"});
    if (has_arguments_only) {
      words.push_back("--");
      const std::vector<std::string>& arguments = session_.options.program_arguments;
      words.insert(words.end(), arguments.begin(), arguments.end());
    } else {
      const auto own = std::ranges::find(session_.words, "bisect");
      words.insert(words.end(), session_.words.begin(), own);
      words.insert(words.end(), own + 1, session_.words.end());
    }
    if (input_begin_ >= 0) ::lseek(STDIN_FILENO, input_begin_, SEEK_SET);
    Process process(words, true, kLimits);
    ExitStatus status;
    Outcome outcome;
    outcome.output = process.read_output(status, kMaxOutput);
    if (status.error != 0)
      session_.diagnostics.error("'lilt " + words[2] + "' " + driver::describe(status));
    outcome.code = status.code;
    outcome.signal = status.signal;
    return outcome;
  }
  Outcome run_limited(backend::BisectLimit limit) const {
    if (limit.functions == UINT32_MAX) return outcome_of({"run"}, false);
    return outcome_of({"run", option(limit)}, false);
  }
  static std::string option(backend::BisectLimit limit) {
    return "--opt-bisect-limit=" + std::to_string(limit.functions) + ":" +
           std::to_string(limit.passes);
  }

  int report_no_pass(const Outcome& interpreted, const Outcome& compiled) const {
    if (interpreted == compiled) {
      say("the program does the same with all passes, without optional ones, and in the "
          "interpreter: " +
          describe(compiled));
      return 0;
    }
    say("optional passes change nothing: either the program's behaviour is undefined or beyond the "
        "interpreter, which 'lilt interpret' says, or a pass that always runs is wrong");
    return 1;
  }

  // The least number from 1 to `count` at which the outcome is another; it is at `count`.
  template <class Limit>
  uint32_t first_change(uint32_t count, const Outcome& expected, Limit limit_of) const {
    uint32_t same = 0, changed = count;
    while (changed - same > 1) {
      const uint32_t middle = same + (changed - same) / 2;
      (run_limited(limit_of(middle)) == expected ? same : changed) = middle;
    }
    return changed;
  }

  int report_pass(const Outcome& expected) const {
    const uint32_t function = first_change(static_cast<uint32_t>(functions_.size()), expected,
                                           [](uint32_t count) {
                                             return backend::BisectLimit{count, 0};
                                           }) -
                              1;
    const auto passes = backend::optional_passes(session_.options.compile.pipeline);
    const uint32_t pass =
        first_change(static_cast<uint32_t>(passes.size()), expected, [&](uint32_t count) {
          return backend::BisectLimit{function, count};
        });
    const std::string name(passes[pass - 1]);
    say("'" + name + "' on @" + functions_[function] + " changes what the program does");
    say("  before: " + describe(expected) + ", with " + option({function, pass - 1}));
    say("  after: " + describe(run_limited({function, pass})) + ", with " +
        option({function, pass}));
    say("  what it does: lilt -c --filetype=null " + session_.program_path() + " " +
        option({function, pass}) + " --print-before=" + name + " --print-after=" + name +
        " --filter-print-funcs=" + functions_[function] + ", and the options of the compile");
    return 1;
  }

  Session& session_;
  off_t input_begin_ = -1;              // of a file on standard input
  std::vector<std::string> functions_;  // in the order of the text
};

}  // namespace

int bisect(Session& session) { return Bisection(session).run(); }

}  // namespace lilt::driver

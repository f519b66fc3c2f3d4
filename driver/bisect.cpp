// lilt bisect: which stage of the compile, on which function, changes what a program does.
//
// Idea. The program runs as it is after a stage, in a process of its own: as SSA IR by the
// reference interpreter, as machine IR by the interpreter of machine code, as bytes natively. Of an
// interval of stages at whose ends it does different things the middle tells which half has the
// change; so the first stage is found. Then of the functions of the text the first go through that
// stage and the others stop before it, and the number of the first is halved likewise. A stage that
// cannot be interpreted is passed over. Selection is between two interpreters, which do not call
// each other's functions: the certifier names the function (backend/certify).
//
// Programs that cannot be interpreted, and --passes: compiled code runs with fewer and fewer of the
// passes that may be left out (BisectLimit).
//
// What is compared is how the program ends and what it writes.
#include <algorithm>
#include <filesystem>
#include <functional>
#include <iostream>
#include <map>
#include <optional>

#include "backend/pass_table.h"
#include "driver/actions.h"
#include "driver/parsed_program.h"
#include "driver/program_runs.h"
#include "ir/support/line_difference.h"

namespace lilt::driver {

namespace {

using Kind = RunOutcome::Kind;

constexpr uint64_t kLeastSeconds = 2, kSecondsOfRuns = 40;  // a run, for each of the first one's
constexpr size_t kMaxLines = 60;                            // of a difference

// An interval: at `same` the program does what it should, at `other` not.
struct Interval {
  uint32_t same, other;
  bool is_narrow() const { return other - same == 1; }
};

// Halves it as far as runs can be compared. `outcome_at` is known for both ends.
Interval narrow(Interval interval, const RunOutcome& expected,
                const std::function<const RunOutcome&(uint32_t)>& outcome_at) {
  auto& [same, other] = interval;
  while (!interval.is_narrow()) {
    const uint32_t middle = same + (other - same) / 2;
    const RunOutcome* known = nullptr;
    uint32_t at = middle;  // then the nearest on both sides
    for (uint32_t step = 0; step < 2 * (other - same) && known == nullptr; ++step) {
      const int64_t distance = step % 2 == 1 ? (step + 1) / 2 : -int64_t{step / 2};
      const int64_t tried = middle + distance;
      if (tried <= same || tried >= other) continue;
      at = static_cast<uint32_t>(tried);
      const RunOutcome& outcome = outcome_at(at);
      if (outcome.kind != Kind::Unsupported) known = &outcome;
    }
    if (known == nullptr) return interval;
    (known->does_the_same_as(expected) ? same : other) = at;
  }
  return interval;
}

class Bisection {
 public:
  explicit Bisection(Session& session)
      : session_(session), pipeline_(session.options.compile.pipeline), runs_(session) {}

  int run() {
    if (!read_program()) return kInputAtFault;
    RunOutcome source;
    const bool interprets = !session_.options.bisect.only_passes;
    if (interprets) source = interpret_source();
    const RunOutcome compiled = run_twice();
    if (session_.diagnostics.has_errors()) return kInputAtFault;
    if (interprets && source.kind == Kind::Ended) {
      warn_of_input();
      return bisect_stages(source, compiled);
    }
    if (interprets)
      say("the interpreter cannot tell what the program does: " + source.describe(source));
    return bisect_passes(compiled);
  }

 private:
  // False after errors.
  bool read_program() {
    if (session_.program_path() == "-") {
      session_.diagnostics.error("'lilt bisect' reads the program several times: name its file");
      return false;
    }
    input_ = session_.read_single_input();
    if (input_ == nullptr || !session_.is_llvm_ir(*input_, "'lilt bisect'")) return false;
    session_.compiler.check(*input_);
    session_.require_main(*input_->module, "'lilt bisect' runs programs");
    session_.warn_about_runtime_functions(*input_->module);
    find_functions(*input_->module);
    find_stages();
    return !session_.diagnostics.has_errors();
  }
  void find_functions(const ssa::Module& module) {
    std::vector<ssa::SymbolId> defined;
    for (ssa::SymbolId id : module.symbols())
      if (is_defined_function(module, id)) defined.push_back(id);
    std::ranges::sort(defined, {}, [&](ssa::SymbolId id) { return module[id].body_begin; });
    for (ssa::SymbolId id : defined) functions_.emplace_back(module[id].name);
  }
  // Those that run, in their order, and the code.
  void find_stages() {
    const auto passes = backend::pass_table();
    const auto encode = static_cast<size_t>(backend::encode_stage());
    for (size_t pass = 0; pass <= encode; ++pass)
      if (pass == encode || backend::why_not_run(pipeline_, pass).empty())
        stages_.push_back(passes[pass].name);
  }

  // Programs that read it and get nothing may do nothing that goes wrong.
  void warn_of_input() {
    if (runs_.reads_file()) return;
    for (const std::string_view name :
         {"getchar", "fgetc", "getc", "gets", "fgets", "scanf", "fscanf", "__isoc99_scanf",
          "__isoc99_fscanf", "__isoc23_scanf", "getline", "fread", "read"}) {
      const ssa::SymbolId symbol = input_->module->find(name);
      if (!symbol.valid() || is_defined_function(*input_->module, symbol)) continue;
      session_.diagnostics.warning(
          "the program declares '@" + std::string(name) +
          "', and standard input is empty in each run: only a file can be read several times");
      return;
    }
  }

  static void say(const std::string& text) { std::cout << text << std::endl; }

  // Sets how long other runs may take.
  RunOutcome interpret_source() {
    RunOutcome outcome = runs_.interpret_text();
    if (outcome.kind == Kind::Endless)
      session_.diagnostics.error("the program does not end: the interpreter ran it for " +
                                 std::to_string(runs_.seconds()) +
                                 " s (--seconds); --passes runs compiled code");
    const double wanted = runs_.last_seconds() * kSecondsOfRuns;
    if (outcome.kind == Kind::Ended)
      runs_.set_seconds(std::clamp(static_cast<uint64_t>(wanted), kLeastSeconds,
                                   std::max(kLeastSeconds, runs_.seconds())));
    return outcome;
  }
  // The compiled program, after errors if it does not do the same when it runs again.
  RunOutcome run_twice() {
    if (session_.diagnostics.has_errors()) return {};
    RunOutcome first = runs_.run("run", {});
    if (first.kind == Kind::Unsupported) session_.diagnostics.error(first.message);
    if (first.kind != Kind::Ended) return first;
    const RunOutcome second = runs_.run("run", {});
    if (!first.does_the_same_as(second))
      session_.diagnostics.error("the program does not do the same when it runs again: first " +
                                 first.describe(second) + ", then " + second.describe(first));
    return first;
  }

  // --- stages

  // The option under which so many functions stop after a stage.
  std::string stop_option(std::string_view stage, uint32_t functions) const {
    std::string option = "--stop-after=" + std::string(stage);
    if (functions < functions_.size()) option += ":" + std::to_string(functions);
    return option;
  }
  RunOutcome run_at(std::string_view stage, uint32_t functions) const {
    if (stage == stages_.back() && functions == functions_.size()) return runs_.run("run", {});
    return runs_.run("interpret", {stop_option(stage, functions)});
  }
  uint32_t function_count() const { return static_cast<uint32_t>(functions_.size()); }

  int bisect_stages(const RunOutcome& source, const RunOutcome& compiled) {
    std::map<uint32_t, RunOutcome> outcomes;  // after so many stages
    auto last = static_cast<uint32_t>(stages_.size());
    outcomes[0] = source;
    outcomes[last] = compiled;
    const auto outcome_at = [&](uint32_t stages) -> const RunOutcome& {
      auto [found, is_new] = outcomes.try_emplace(stages);
      if (is_new) found->second = run_at(stages_[stages - 1], function_count());
      return found->second;
    };
    if (compiled.does_the_same_as(source)) {
      --last;  // an error that is without effect so far
      if (outcome_at(last).kind == Kind::Unsupported || outcome_at(last).does_the_same_as(source))
        return report_no_stage(source);
    }
    const Interval found = narrow({0, last}, source, outcome_at);
    if (!found.is_narrow()) return report_several_stages(found, outcomes);
    return report_stage(found.same, source, outcomes.at(found.other));
  }

  int report_no_stage(const RunOutcome& source) const {
    say("the program does the same as it is, after the last stage, and compiled: " +
        source.describe(source));
    return 0;
  }

  int report_several_stages(Interval found, const std::map<uint32_t, RunOutcome>& outcomes) const {
    const RunOutcome &before = outcomes.at(0), &after = outcomes.at(found.other);
    say("one of the stages from '" + std::string(stages_[found.same]) + "' to '" +
        std::string(stages_[found.other - 1]) + "' changes what the program does");
    say("  before: " + before.describe(after));
    say("  after: " + after.describe(before));
    say("  after '" + std::string(stages_[found.same]) +
        "' the program cannot be interpreted: " + outcomes.at(found.same + 1).message);
    return 1;
  }

  // Of the functions the numbers from one at which the program does what it should up to one at
  // which it does not: the wrong one is before the latter.
  Interval find_function(std::string_view stage, const RunOutcome& before,
                         const RunOutcome& after) const {
    std::map<uint32_t, RunOutcome> outcomes;  // of so many functions
    outcomes[0] = before;
    outcomes[function_count()] = after;
    return narrow({0, function_count()}, before, [&](uint32_t functions) -> const RunOutcome& {
      auto [at, is_new] = outcomes.try_emplace(functions);
      if (is_new) at->second = run_mixed(stage, functions, after);
      return at->second;
    });
  }
  // Where a stage changes how functions are called, those on its two sides do not fit.
  RunOutcome run_mixed(std::string_view stage, uint32_t functions, const RunOutcome& after) const {
    RunOutcome outcome = run_at(stage, functions);
    for (const std::string_view misfit : {"[signature-mismatch]", "[bad-call]"})
      if (outcome.message.find(misfit) != std::string::npos &&
          after.message.find(misfit) == std::string::npos)
        outcome.kind = Kind::Unsupported;
    return outcome;
  }
  std::optional<uint32_t> find_uncertified() const {
    const std::string message = runs_.run("check", {"--code"}).message;
    constexpr std::string_view kStart = "internal error in @", kEnd = " after --verify-code";
    const size_t start = message.find(kStart), end = message.rfind(kEnd);
    if (start == message.npos || end == message.npos) return std::nullopt;
    const size_t name = start + kStart.size();
    const auto found = std::ranges::find(functions_, message.substr(name, end - name));
    if (found == functions_.end()) return std::nullopt;
    return static_cast<uint32_t>(found - functions_.begin());
  }

  int report_stage(uint32_t number, const RunOutcome& before, const RunOutcome& after) {
    const std::string_view stage = stages_[number];
    const bool selects = stage == "isel";
    Interval found = {0, function_count()};
    const std::optional<uint32_t> uncertified = selects ? find_uncertified() : std::nullopt;
    if (uncertified) found = {*uncertified, *uncertified + 1};
    if (!selects) found = find_function(stage, before, after);
    std::string name = "'" + std::string(stage) + "'";
    if (stage == "regalloc") name += " (" + std::string(backend::allocator_of(pipeline_)) + ")";
    if (found.is_narrow())
      name += " on @" + functions_[found.same];
    else if (!selects)
      name += " on one of " + changed_functions(stage, found);
    say(name + " changes what the program does");
    if (selects)
      say(uncertified ? "  the certifier names the function"
                      : "  the certifier finds no wrong function");
    // Functions before and after selection do not run together.
    if (selects) found = {0, function_count()};
    const std::string before_option = selects && number > 0
                                          ? stop_option(stages_[number - 1], function_count())
                                          : stop_option(stage, found.same);
    say("  before: " + before.describe(after) + ", with " + before_option);
    say("  after: " + after.describe(before) + ", with " + stop_option(stage, found.other));
    const std::optional<uint32_t> function = selects             ? uncertified
                                             : found.is_narrow() ? std::optional(found.same)
                                                                 : std::nullopt;
    if (function && stage != stages_.back()) show_function(stage, functions_[*function]);
    if (!session_.options.bisect.folder.empty()) save(stage, function);
    return 1;
  }
  // Those that the stage changes.
  std::string changed_functions(std::string_view stage, Interval found) const {
    const std::vector<std::string> before = function_texts(stage, 0);
    const std::vector<std::string> after = function_texts(stage, UINT32_MAX);
    std::string names;
    for (uint32_t function = found.same; function < found.other; ++function)
      if (before[function] != after[function])
        names += (names.empty() ? "@" : ", @") + functions_[function];
    return names;
  }

  // --- what the stage does

  // Calls compile(compiler, input) with options under which so many functions stop after the stage.
  template <class Compile>
  void compile_to(std::string_view stage, uint32_t functions, const std::string& only,
                  Compile compile) const {
    backend::CompileOptions options = session_.options.compile;
    options.pipeline.stop_after = stage;
    options.pipeline.stopped_functions = functions;
    options.threads = 1;
    if (!only.empty()) options.pipeline.filter_functions = {only};
    Diagnostics unused;
    const auto input = backend::read_input(session_.program_path(), options,
                                           session_.options.target_triple, unused);
    if (input == nullptr) return;
    backend::ModuleCompiler compiler(options, unused, {});
    compile(compiler, *input);
  }
  // Dump of the program, or of one function of it.
  std::string dump(std::string_view stage, uint32_t functions, const std::string& only) const {
    std::string text;
    compile_to(stage, functions, only,
               [&](backend::ModuleCompiler& compiler, backend::Input& input) {
                 text = compiler.to_dump(input);
               });
    return text;
  }
  // Of each function, in the order of the text.
  std::vector<std::string> function_texts(std::string_view stage, uint32_t functions) const {
    std::vector<std::string> texts(functions_.size());
    compile_to(stage, functions, {}, [&](backend::ModuleCompiler& compiler, backend::Input& input) {
      compiler.compile(input, backend::Goal::Dump, [&](backend::CompiledFunction& function) {
        texts[function.number] = std::move(function.text);
      });
    });
    return texts;
  }
  void show_function(std::string_view stage, const std::string& function) const {
    const std::string before = dump(stage, 0, function), after = dump(stage, UINT32_MAX, function);
    const std::string difference =
        stage == "isel" ? before + "\n" + after : line_difference(before, after);
    size_t end = 0, lines = 0;
    for (; lines < kMaxLines && end < difference.size(); ++lines)
      end = std::min(difference.find('\n', end), difference.size() - 1) + 1;
    std::cout << "  what it does:\n" << difference.substr(0, end);
    if (end < difference.size()) std::cout << "  and more: --save=DIR writes it to files\n";
    std::cout.flush();
  }
  // --save: programs that `lilt interpret` runs, and the function in them.
  void save(std::string_view stage, std::optional<uint32_t> function) const {
    const std::filesystem::path folder = session_.options.bisect.folder;
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const int pass = backend::find_pass(stage), selection = backend::find_pass("isel");
    const std::string old_end = pass > selection ? ".mir" : ".ll";
    const std::string new_end = pass >= selection ? ".mir" : ".ll";
    const auto write = [&](const std::string& name, const std::string& text) {
      session_.write_output(folder / name, text);
    };
    write("before" + old_end, dump(stage, 0, ""));
    write("after" + new_end, dump(stage, UINT32_MAX, ""));
    if (!function) return;
    const std::string before = dump(stage, 0, functions_[*function]);
    const std::string after = dump(stage, UINT32_MAX, functions_[*function]);
    write("function-before" + old_end, before);
    write("function-after" + new_end, after);
    if (old_end == new_end) write("function.diff", line_difference(before, after));
  }

  // --- passes that may be left out

  static std::string limit_option(backend::BisectLimit limit) {
    return "--opt-bisect-limit=" + std::to_string(limit.functions) + ":" +
           std::to_string(limit.passes);
  }
  RunOutcome run_limited(backend::BisectLimit limit) const {
    return runs_.run("run", {limit_option(limit)});
  }

  // The least number from 1 to `count` at which the outcome is another; it is at `count`.
  template <class Limit>
  uint32_t first_change(uint32_t count, const RunOutcome& expected, Limit limit_of) const {
    RunOutcome outcome;
    return narrow({0, count}, expected,
                  [&](uint32_t number) -> const RunOutcome& {
                    return outcome = run_limited(limit_of(number));
                  })
        .other;
  }

  int bisect_passes(const RunOutcome& optimized) const {
    const RunOutcome expected = run_limited({0, 0});
    if (expected.does_the_same_as(optimized)) {
      say("the program does the same with all passes, and without optional ones: " +
          expected.describe(expected));
      return 0;
    }
    const auto limit_of_function = [](uint32_t count) { return backend::BisectLimit{count, 0}; };
    const uint32_t function = first_change(function_count(), expected, limit_of_function) - 1;
    const auto passes = backend::optional_passes(pipeline_);
    const auto limit_of_pass = [&](uint32_t count) {
      return backend::BisectLimit{function, count};
    };
    const uint32_t pass =
        first_change(static_cast<uint32_t>(passes.size()), expected, limit_of_pass);
    say("'" + std::string(passes[pass - 1]) + "' on @" + functions_[function] +
        " changes what the program does");
    const RunOutcome after = run_limited({function, pass});
    say("  before: " + expected.describe(after) + ", with " + limit_option({function, pass - 1}));
    say("  after: " + after.describe(expected) + ", with " + limit_option({function, pass}));
    show_limited(passes[pass - 1], functions_[function], limit_option({function, pass}));
    return 1;
  }
  void show_limited(std::string_view pass, const std::string& function,
                    const std::string& limit) const {
    const std::string name(pass);
    say("  what it does: lilt -c --filetype=null " + session_.program_path() + " " + limit +
        " --print-before=" + name + " --print-after=" + name + " --filter-print-funcs=" + function +
        ", and the options of the compile");
  }

  Session& session_;
  const backend::PipelineOptions& pipeline_;
  ProgramRuns runs_;
  backend::Input* input_ = nullptr;
  std::vector<std::string> functions_;  // in the order of the text
  std::vector<std::string_view> stages_;
};

}  // namespace

int bisect(Session& session) { return Bisection(session).run(); }

}  // namespace lilt::driver

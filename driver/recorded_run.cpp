#include "driver/recorded_run.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "driver/parsed_program.h"
#include "ir/support/suggestion.h"
#include "runtime/interpreter/run_recorder.h"
#include "runtime/library/symbols.h"
#include "runtime/machine/machine_interpreter.h"
#include "runtime/machine/step_log.h"

namespace lilt::driver {

namespace {

constexpr unsigned kMaxSeconds = 60;  // of a program that waits or runs natively

std::string ending_with(int status) {
  return "the program ends with status " + std::to_string(status);
}

std::vector<std::string_view> lines_of_stage(const report::FunctionRecord& function,
                                             uint32_t stage) {
  return report::lines_of(report::changed_stage(function, stage).text);
}

class Recording {
 public:
  Recording(Session& session, backend::Input& input, CompiledProgram& program,
            report::Explanation& explanation)
      : session_(session), input_(input), program_(program), explanation_(explanation) {
    arguments_ = {session.program_path()};
    arguments_.insert(arguments_.end(), explain().arguments.begin(), explain().arguments.end());
  }

  void run() {
    session_.require_main(*input_.module, "--run needs a program");
    if (session_.diagnostics.has_errors()) return;
    if (!find_stages()) return;
    run_ssa();
    if (session_.diagnostics.has_errors()) return;
    run_machine();
    for (report::FunctionRecord& function : explanation_.functions)
      report::pair_visits(function, *function.run);
  }

 private:
  const ExplainOptions& explain() const { return session_.options.explain; }

  // The stage of SSA IR: the one that is asked for, or the last one before legalization, which the
  // interpreter knows all of.
  bool find_stages() {
    const auto passes = backend::pass_table();
    stage_ = explain().stage.empty()
                 ? std::string(
                       passes[static_cast<size_t>(backend::find_pass("check-supported")) - 1].name)
                 : explain().stage;
    for (report::FunctionRecord& function : explanation_.functions) {
      auto run = std::make_unique<report::RunRecord>();
      run->arguments = explain().run_words;
      run->limit = explain().run_limit;
      run->ssa.stage = report::stage_of_pass(function, stage_);
      run->machine.stage = report::finished_stage(function);
      if (run->ssa.stage == kNone ||
          function.stages[run->ssa.stage].kind != report::StageKind::Ssa) {
        std::vector<std::string_view> names;
        for (const report::Stage& stage : function.stages)
          if (stage.kind == report::StageKind::Ssa) names.push_back(stage.pass);
        session_.diagnostics.error("'@" + function.name + "' has no stage '" + stage_ +
                                   "' of SSA IR" + suggestion(stage_, names));
        return false;
      }
      function.run = std::move(run);
    }
    return true;
  }

  // --- SSA IR

  void run_ssa() {
    backend::CompileOptions options = session_.options.compile;
    options.makes_records = options.locates_code = false;
    options.pipeline.stop_after = stage_;
    options.pipeline.filter_functions.clear();
    options.pipeline.verify_code = options.pipeline.wants_remarks = false;
    Diagnostics known;  // what the compile has reported
    std::string dump = backend::ModuleCompiler(options, known, {}).to_dump(input_);
    auto text = SourceText::from_memory(session_.program_path(), std::move(dump));
    const std::unique_ptr<backend::Input> again = backend::read_text(
        std::move(text), options, session_.options.target_triple, session_.diagnostics);
    if (session_.diagnostics.has_errors()) return;
    ParsedProgram program(*again->module, session_.diagnostics);
    if (session_.diagnostics.has_errors()) return;
    interpret(*again->module, program);
  }

  void interpret(const ssa::Module& module, ParsedProgram& program) {
    runtime::RecordedRun recorded;
    runtime::InterpreterOptions options;
    for (report::FunctionRecord& function : explanation_.functions) {
      recorded.functions.push_back(
          {function.name, lines_of_stage(function, function.run->ssa.stage), function.run.get()});
      options.traced.push_back(function.name);
    }
    options.arguments = arguments_;
    options.output = [](int, std::string_view) {};
    options.input = [] { return -1; };
    options.recorded = &recorded;
    options.max_steps = session_.options.max_steps;
    options.heeds_interrupt = true;
    const runtime::Outcome outcome = runtime::interpret(
        module, [&](ssa::SymbolId symbol) { return program.body_of(symbol); }, options);
    std::string ending = ending_with(outcome.status);
    if (outcome.failure)
      ending = outcome.failure->message + " [" + std::string(name(outcome.failure->kind)) + "]";
    if (recorded.is_full()) ending = "stopped: the record is full";
    for (report::FunctionRecord& function : explanation_.functions)
      function.run->ssa.ending = ending;
  }

  // --- machine code

  std::vector<machine::LoggedFunction> logged_functions() const {
    std::vector<machine::LoggedFunction> functions;
    for (report::FunctionRecord& function : explanation_.functions) {
      const auto code = std::ranges::find_if(
          program_.located, [&](const auto& each) { return each->name == function.name; });
      if (code == program_.located.end()) continue;
      const uint32_t stage = function.run->machine.stage;
      machine::LoggedFunction& logged = functions.emplace_back();
      logged.code = code->get();
      logged.lines = lines_of_stage(function, stage);
      for (const report::StageBlock& block : report::changed_stage(function, stage).blocks)
        logged.blocks.push_back(block.number);
      logged.record = function.run.get();
    }
    return functions;
  }

  std::vector<machine::NamedAddress> addresses(const runtime::JitEngine& engine,
                                               runtime::JitUnit unit) const {
    std::vector<machine::NamedAddress> names;
    const ssa::Module& module = *input_.module;
    for (ssa::SymbolId id : module.symbols()) {
      const ssa::Symbol& symbol = module[id];
      const bool is_data = symbol.kind != ssa::SymbolKind::Function;
      if (!symbol.is_definition) continue;
      if (void* address = engine.address(unit, symbol.name); address != nullptr)
        names.push_back({reinterpret_cast<uint64_t>(address),
                         is_data ? module.types().size_of(symbol.type) : 0,
                         std::string(symbol.name)});
    }
    for (const auto& code : program_.located)
      for (machine::NamedAddress& each : names)
        if (each.name == code->name) each.size = code->offsets.back();
    return names;
  }

  machine::InterpreterOptions machine_options(machine::StepLog& log) const {
    machine::InterpreterOptions options;
    options.max_steps = session_.options.max_steps;
    options.log = &log;
    options.fail = [&log](std::string_view function, const std::string& what, bool) {
      log.note_failure((function.empty() ? "" : "@" + std::string(function) + ": ") + what);
      std::_Exit(kInputAtFault);
    };
    options.prepare = [] {
      const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
      for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        ::dup2(nothing, descriptor);
      ::alarm(kMaxSeconds);
    };
    return options;
  }

  void run_machine() {
    LoadedLibraries libraries(session_.options.link_line, session_.diagnostics);
    const std::vector<const ssa::Module*> headers = {input_.module.get()};
    if (!session_.build.is_static) libraries.load_runtimes(headers);
    runtime::JitEngine engine(
        {.resolver = runtime::find_runtime_symbol, .undefined_hint = LoadedLibraries::hint_for});
    const runtime::JitUnit unit = engine.add(program_.modules, session_.diagnostics);
    if (unit == runtime::JitUnit::None) return;
    machine::StepLog log(logged_functions());
    std::vector<machine::Interpreter::Function> functions;
    for (const auto& code : program_.located)
      if (void* address = engine.address(unit, code->name); address != nullptr)
        functions.push_back({code.get(), reinterpret_cast<uint64_t>(address)});
    machine::Interpreter interpreter(std::move(functions), machine_options(log));
    runtime::ProgramStart start{{}, arguments_};
    start.stand_in = [&](void* function, bool is_entry) {
      return interpreter.entry_to(reinterpret_cast<uint64_t>(function), is_entry);
    };
    start.position = &interpreter.position();
    const runtime::Ending ending =
        runtime::run_program(engine, unit, headers, start, session_.diagnostics);
    machine::read_log(log, addresses(engine, unit), engine.code().begin);
    for (report::FunctionRecord& function : explanation_.functions)
      function.run->machine.ending = text_of(ending, log);
  }

  static std::string text_of(const runtime::Ending& ending, const machine::StepLog& log) {
    if (log.is_full()) return "stopped: the record is full";
    if (const std::string failure = log.failure(); !failure.empty()) return failure;
    const int signal = ending.crash.signal;
    if (signal == 0) return ending_with(ending.status);
    if (signal == SIGALRM) return "stopped after " + std::to_string(kMaxSeconds) + " seconds";
    return "signal " + std::to_string(signal) + " (" + ::strsignal(signal) + ") ends the program";
  }

  Session& session_;
  backend::Input& input_;
  CompiledProgram& program_;
  report::Explanation& explanation_;
  std::vector<std::string> arguments_;  // of the program, its name first
  std::string stage_;                   // of SSA IR
};

}  // namespace

void record_runs(Session& session, backend::Input& input, CompiledProgram& program,
                 report::Explanation& explanation) {
  Recording(session, input, program, explanation).run();
}

}  // namespace lilt::driver

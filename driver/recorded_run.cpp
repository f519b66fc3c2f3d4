#include "driver/recorded_run.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "driver/machine_log.h"
#include "driver/recorded_interpretation.h"
#include "runtime/library/symbols.h"
#include "runtime/machine/machine_interpreter.h"

namespace lilt::driver {

namespace {

constexpr unsigned kMaxSeconds = 60;  // of a program that waits or runs natively

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
    record_interpretation({session_.options.compile, session_.program_path(),
                           session_.options.target_triple, arguments_, explain().run_words,
                           explain().stage, explain().run_limit, session_.options.max_steps},
                          input_, explanation_, session_.diagnostics);
    if (session_.diagnostics.has_errors()) return;
    run_machine();
    for (report::FunctionRecord& function : explanation_.functions)
      report::pair_visits(function, *function.run);
  }

 private:
  const ExplainOptions& explain() const { return session_.options.explain; }

  // --- machine code

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
    machine::StepLog log(logged_functions(explanation_, program_.located));
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
    const auto address_of = [&](std::string_view name) {
      return reinterpret_cast<uint64_t>(engine.address(unit, name));
    };
    machine::read_log(log, named_addresses(*input_.module, program_.located, address_of),
                      engine.code().begin);
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
};

}  // namespace

void record_runs(Session& session, backend::Input& input, CompiledProgram& program,
                 report::Explanation& explanation) {
  Recording(session, input, program, explanation).run();
}

}  // namespace lilt::driver

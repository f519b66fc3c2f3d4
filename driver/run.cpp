// lilt run; lilt interpret --machine
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "driver/actions.h"
#include "driver/crash_report.h"
#include "driver/lazy_compiler.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/jit_engine.h"
#include "runtime/library/symbols.h"
#include "runtime/machine/machine_interpreter.h"

namespace lilt::driver {

namespace {

using LocatedFunctions = std::vector<std::unique_ptr<mir::LocatedCode>>;

// The inputs, unless they have been read; false after errors.
bool read_programs(Session& session) {
  const bool are_read = !session.inputs.empty();
  for (const Options::LinkItem& item : session.options.link_line) {
    if (!item.is_ir || are_read) continue;
    if (auto input = session.read(item)) session.inputs.push_back(std::move(input));
  }
  for (const std::unique_ptr<backend::Input>& input : session.inputs)
    if (!input->module->inline_assembly.empty())
      session.diagnostics.error(*input->source, kNoOffset,
                                "'module asm' is not supported in programs that run in memory");
  return !session.has_failed();
}

// Whether the run begins at a local function of the module: with arguments that its calls do not
// tell of.
bool starts_at_local(const Session& session, const ssa::Module& module) {
  return std::ranges::any_of(
      std::array<std::string_view, 3>{"main", "program", session.options.run.entry},
      [&](std::string_view name) {
        const ssa::SymbolId symbol = module.find(name);
        return symbol.valid() && module[symbol].is_local();
      });
}

// Lazy or not, all errors are found now. Dumps of machine functions are never lazy.
bool compile_for_memory(Session& session, backend::Input& input, runtime::JitModule& module,
                        LocatedFunctions& located) {
  if (session.options.run.lazy && input.machine_text == nullptr) {
    session.compiler.check(input);
    if (session.diagnostics.has_errors()) return false;
    module.compile_lazily(make_lazy_compiler(*input.module, session.options.compile));
    return true;
  }
  input.is_looked_up = starts_at_local(session, *input.module);
  return session.compiler.compile(
      input, backend::Goal::Image, [&](backend::CompiledFunction& function) {
        if (function.state != backend::CompiledFunction::State::Finished) return;
        module.add_function(function.symbol, function.image);
        if (function.code != nullptr && function.number >= session.options.native_functions)
          located.push_back(std::move(function.code));
      });
}

// All inputs; false after errors.
bool compile_programs(Session& session, const LoadedLibraries& libraries,
                      std::vector<runtime::JitModule>& modules, LocatedFunctions& located) {
  for (const std::unique_ptr<backend::Input>& input : session.inputs) {
    modules.emplace_back(*input->module);
    if (!compile_for_memory(session, *input, modules.back(), located)) return false;
  }
  for (const std::unique_ptr<backend::Input>& input : session.inputs) {
    session.check_undeclared_in(*input, &libraries);
    if (!session.diagnostics.has_errors()) session.warn_about_runtime_functions(*input->module);
  }
  return !session.diagnostics.has_errors();
}

// The interpreter of the machine code of one module.
class MachineProgram {
 public:
  MachineProgram(Session& session, const runtime::JitEngine& engine, runtime::JitUnit unit,
                 const LocatedFunctions& located)
      : session_(session), interpreter_(find(engine, unit, located), options()) {}
  void* entry_to(void* function, bool is_entry) {
    return interpreter_.entry_to(reinterpret_cast<uint64_t>(function), is_entry);
  }
  const machine::Position& position() const { return interpreter_.position(); }

 private:
  static std::vector<machine::Interpreter::Function> find(const runtime::JitEngine& engine,
                                                          runtime::JitUnit unit,
                                                          const LocatedFunctions& located) {
    std::vector<machine::Interpreter::Function> functions;
    for (const auto& code : located)
      if (void* address = engine.address(unit, code->name); address != nullptr)
        functions.push_back({code.get(), reinterpret_cast<uint64_t>(address)});
    return functions;
  }
  machine::InterpreterOptions options() {
    machine::InterpreterOptions options;
    options.max_steps = session_.options.max_steps;
    options.fail = [this](std::string_view function, const std::string& what, bool is_limit) {
      std::fflush(nullptr);
      const std::string place = function.empty() ? "" : "@" + std::string(function) + ": ";
      session_.messages.tell("error: " + place + what + "\n");
      std::_Exit(is_limit ? runtime::kStepLimitStatus : kInputAtFault);
    };
    const std::string& file = session_.options.trace_file;
    if (file.empty()) return options;
    session_.check_output_is_no_input(file);
    if (session_.diagnostics.has_errors()) return options;
    std::FILE* output = file == "-" ? stderr : std::fopen(file.c_str(), "w");
    if (output == nullptr) {
      session_.diagnostics.error("cannot write '" + file + "': " + std::strerror(errno));
      return options;
    }
    std::setvbuf(output, nullptr, _IOLBF, 0);  // the last line is there after any signal
    options.trace = [output](std::string_view text) {
      std::fwrite(text.data(), 1, text.size(), output);
    };
    return options;
  }

  Session& session_;
  machine::Interpreter interpreter_;
};

// --bytes: what the linked bytes say, in place of what was encoded; false after errors.
bool decode_bytes(Session& session, const runtime::JitEngine& engine, runtime::JitUnit unit,
                  LocatedFunctions& located) {
  std::vector<bytes::CodeBytes> functions;
  for (const std::unique_ptr<mir::LocatedCode>& code : located)
    if (const void* address = engine.address(unit, code->name); address != nullptr)
      functions.push_back(
          {code.get(), {static_cast<const uint8_t*>(address), code->offsets.back()}});
  session.build.decode(functions);
  LocatedFunctions decoded;
  for (bytes::CodeBytes& each : functions) {
    if (!each.problem.empty())
      session.diagnostics.error("@" + each.encoded->name + ": " + each.problem);
    decoded.push_back(std::make_unique<mir::LocatedCode>(std::move(each.decoded)));
  }
  located = std::move(decoded);
  return !session.diagnostics.has_errors();
}

}  // namespace

int run_in_memory(Session& session) {
  if (session.options.bytes && session.build.decode == nullptr) {
    session.diagnostics.error("this lilt is built without Zydis, which --bytes decodes by");
    return kInputAtFault;
  }
  if (!read_programs(session)) return kInputAtFault;
  const bool interprets = session.options.action == Action::Interpret;
  if (interprets && session.inputs.front()->machine_text != nullptr)
    session.stay_at_dump(*session.inputs.front());
  LoadedLibraries libraries(session.options.link_line, session.diagnostics);
  std::vector<runtime::JitModule> modules;
  LocatedFunctions located;
  std::vector<const ssa::Module*> headers;
  for (const std::unique_ptr<backend::Input>& input : session.inputs)
    headers.push_back(input->module.get());
  if (!session.build.is_static) libraries.load_runtimes(headers);
  if (!compile_programs(session, libraries, modules, located)) return kInputAtFault;
  runtime::JitEngine engine({.resolver = runtime::find_runtime_symbol,
                             .undefined_hint = LoadedLibraries::hint_for,
                             .has_perf_map = session.options.run.perf_map,
                             .has_debugger = session.options.run.debugger,
                             .jitdump_folder = session.options.run.jitdump ? "." : ""});
  const runtime::JitUnit unit = engine.add(modules, session.diagnostics);
  if (unit == runtime::JitUnit::None) {
    if (session.build.is_static)
      session.diagnostics.error(
          "this lilt is linked statically: programs that run in memory reach the runtime library "
          "only, not the C library");
    return kInputAtFault;
  }
  modules.clear();
  std::optional<MachineProgram> machine;
  runtime::ProgramStart start{session.options.run.entry, session.program_arguments()};
  if (session.options.bytes && !decode_bytes(session, engine, unit, located)) return kInputAtFault;
  if (interprets) {
    machine.emplace(session, engine, unit, located);
    if (session.diagnostics.has_errors()) return kInputAtFault;
    start.stand_in = [&](void* function, bool is_entry) {
      return machine->entry_to(function, is_entry);
    };
    start.position = &machine->position();
  }
  session.watch.reset();  // the program's signals are its own
  const runtime::Ending ending =
      runtime::run_program(engine, unit, headers, start, session.diagnostics);
  session.has_run = !session.diagnostics.has_errors();
  if (ending.crash.signal != 0)
    report_crash(ending.crash, session.inputs, session.is_whole_program(), session.diagnostics);
  return ending.status;
}

}  // namespace lilt::driver

// lilt run
#include "driver/actions.h"
#include "driver/crash_report.h"
#include "driver/lazy_compiler.h"
#include "runtime/jit_engine.h"
#include "runtime/library/symbols.h"

namespace lilt::driver {

namespace {

// The inputs of run; false after errors.
bool read_programs(Session& session) {
  for (const Options::LinkItem& item : session.options.link_line) {
    if (!item.is_ir) continue;
    std::unique_ptr<backend::Input> input = session.read(item);
    if (input == nullptr) continue;
    if (!input->module->inline_assembly.empty())
      session.diagnostics.error(*input->source, kNoOffset,
                                "'module asm' is not supported in programs that run in memory");
    session.inputs.push_back(std::move(input));
  }
  return !session.has_failed();
}

// Lazy or not, all errors are found now. Dumps of machine functions are never lazy.
bool compile_for_memory(Session& session, backend::Input& input, runtime::JitModule& module) {
  if (session.options.run.lazy && input.machine_text == nullptr) {
    session.compiler.check(input);
    if (session.diagnostics.has_errors()) return false;
    module.compile_lazily(make_lazy_compiler(*input.module, session.options.compile));
    return true;
  }
  return session.compiler.compile(
      input, backend::Goal::Image, [&](backend::CompiledFunction& function) {
        if (function.state == backend::CompiledFunction::State::Finished)
          module.add_function(function.symbol, function.image);
      });
}

}  // namespace

int run_in_memory(Session& session) {
  if (!read_programs(session)) return kInputAtFault;
  LoadedLibraries libraries(session.options.link_line, session.diagnostics);
  std::vector<runtime::JitModule> modules;
  std::vector<const ssa::Module*> headers;
  for (const std::unique_ptr<backend::Input>& input : session.inputs)
    headers.push_back(input->module.get());
  if (!session.is_static) libraries.load_runtimes(headers);
  for (const std::unique_ptr<backend::Input>& input : session.inputs) {
    modules.emplace_back(*input->module);
    if (!compile_for_memory(session, *input, modules.back())) return kInputAtFault;
  }
  for (const std::unique_ptr<backend::Input>& input : session.inputs) {
    session.check_undeclared_in(*input, &libraries);
    if (!session.diagnostics.has_errors()) session.warn_about_runtime_functions(*input->module);
  }
  if (session.diagnostics.has_errors()) return kInputAtFault;
  runtime::JitEngine engine({.resolver = runtime::find_runtime_symbol,
                             .undefined_hint = LoadedLibraries::hint_for,
                             .has_perf_map = session.options.run.perf_map,
                             .has_debugger = session.options.run.debugger,
                             .jitdump_folder = session.options.run.jitdump ? "." : ""});
  const runtime::JitUnit unit = engine.add(modules, session.diagnostics);
  if (unit == runtime::JitUnit::None) {
    if (session.is_static)
      session.diagnostics.error(
          "this lilt is linked statically: programs that run in memory reach the runtime library "
          "only, not the C library");
    return kInputAtFault;
  }
  modules.clear();
  session.watch.reset();  // the program's signals are its own
  const runtime::Ending ending = runtime::run_program(
      engine, unit, headers, {session.options.run.entry, session.program_arguments()},
      session.diagnostics);
  session.has_run = !session.diagnostics.has_errors();
  if (ending.crash.signal != 0)
    report_crash(ending.crash, session.inputs, session.is_whole_program(), session.diagnostics);
  return ending.status;
}

}  // namespace lilt::driver

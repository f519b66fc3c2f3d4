// lilt interpret
#include <optional>

#include "driver/actions.h"
#include "driver/parsed_program.h"
#include "runtime/interpreter/interpreter.h"

namespace lilt::driver {

namespace {

void warn_about_libraries(Session& session) {
  for (const Options::LinkItem& item : session.options.link_line)
    if (!item.is_ir)
      session.diagnostics.warning("'" + item.word +
                                  "' has no effect: 'lilt interpret' does not link");
}

int interpret(Session& session, const ssa::Module& module, const runtime::BodySource& bodies) {
  runtime::InterpreterOptions options;
  options.strict = session.options.strict;
  options.arguments = session.program_arguments();
  options.traced = session.options.compile.pipeline.filter_functions;
  options.max_steps = session.options.max_steps;
  options.heeds_interrupt = true;
  std::optional<OutputFile> file;
  if (session.options.trace_file == "-") {
    options.trace = log_to_standard_error;
  } else if (!session.options.trace_file.empty()) {
    session.check_output_is_no_input(session.options.trace_file);
    if (session.diagnostics.has_errors()) return kInputAtFault;
    file.emplace(session.options.trace_file, OutputFile::Contents::Text, session.diagnostics);
    if (!file->ok()) return kInputAtFault;
    options.trace = [&](std::string_view text) { file->write(text); };
  }
  runtime::Outcome outcome = runtime::interpret(module, bodies, options);
  if (file) file->commit();
  const bool is_written = !session.diagnostics.has_errors();
  if (outcome.failure) runtime::report_failure(session.diagnostics, module, *outcome.failure);
  session.has_run = outcome.is_cut_short && is_written;
  return outcome.status;
}

}  // namespace

int interpret(Session& session) {
  if (session.options.machine) return run_in_memory(session);
  backend::Input* input = session.read_single_input();
  if (input == nullptr) return kInputAtFault;
  if (input->machine_text != nullptr && !session.options.strict) return run_in_memory(session);
  if (!session.is_llvm_ir(*input, "--strict")) return kInputAtFault;
  ssa::Module& module = *input->module;
  ParsedProgram program(module, session.diagnostics);
  session.check_undeclared_in(*input);
  backend::report_unknown_functions(session.options.compile.pipeline.filter_functions,
                                    program.defined(), session.diagnostics);
  warn_about_libraries(session);
  if (session.diagnostics.has_errors()) return kInputAtFault;
  return interpret(session, module, [&](ssa::SymbolId symbol) { return program.body_of(symbol); });
}

}  // namespace lilt::driver

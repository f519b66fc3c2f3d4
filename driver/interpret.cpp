// lilt interpret
#include <optional>

#include "driver/actions.h"
#include "frontend/llvm/parser.h"
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
  ssa::ModuleOverlay overlay(module);
  frontend::FunctionParser parser(overlay, session.diagnostics);
  std::vector<std::unique_ptr<ssa::Function>> bodies(module.symbol_count());
  std::vector<std::string_view> defined;
  for (uint32_t i = 0; i < bodies.size(); ++i) {
    if (!is_defined_function(module, ssa::SymbolId(i))) continue;
    defined.push_back(module[ssa::SymbolId(i)].name);
    bodies[i] = std::make_unique<ssa::Function>();
    parser.parse(ssa::SymbolId(i), *bodies[i]);
    if (session.diagnostics.error_count() >= Diagnostics::kErrorLimit) parser.set_flooded();
  }
  module.merge(overlay);
  session.check_undeclared_in(*input);
  backend::report_unknown_functions(session.options.compile.pipeline.filter_functions, defined,
                                    session.diagnostics);
  warn_about_libraries(session);
  if (session.diagnostics.has_errors()) return kInputAtFault;
  return interpret(session, module, [&](ssa::SymbolId symbol) {
    std::unique_ptr<ssa::Function> body = std::move(bodies[symbol.index()]);
    if (body != nullptr) return body;  // else it was called, and the message asks for it
    body = std::make_unique<ssa::Function>();
    parser.parse(symbol, *body);
    return body;
  });
}

}  // namespace lilt::driver

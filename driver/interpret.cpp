// lilt interpret
#include <optional>
#include <utility>

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

// --stop-after a pass: the dump becomes the input. Null after errors.
backend::Input* go_to_stage(Session& session) {
  backend::PipelineOptions& pipeline = session.options.compile.pipeline;
  std::unique_ptr<backend::Input>& input = session.inputs.back();
  const std::string name = std::string(input->source->name()) + " after " + pipeline.stop_after;
  std::string dump = session.compiler.to_dump(*input);
  if (session.diagnostics.has_errors()) return nullptr;
  session.texts.push_back(std::move(input->source));  // messages name places in it
  pipeline.start_after.clear();
  pipeline.stop_after.clear();
  pipeline.stopped_functions = UINT32_MAX;
  input =
      backend::read_text(SourceText::from_memory(name, std::move(dump)), session.options.compile,
                         session.options.target_triple, session.diagnostics);
  return session.diagnostics.has_errors() ? nullptr : input.get();
}

// --stop-after a pass after selection. The code of functions that go through `encode` runs
// natively.
void choose_machine(Options& options) {
  backend::PipelineOptions& pipeline = options.compile.pipeline;
  const int last = backend::find_passes(pipeline.stop_after).last;
  if (last >= backend::find_pass("isel")) options.machine = true;
  if (last < backend::encode_stage()) return;
  options.native_functions = std::exchange(pipeline.stopped_functions, UINT32_MAX);
  pipeline.stop_after.clear();
}

}  // namespace

int interpret(Session& session) {
  if (!session.options.strict) choose_machine(session.options);
  if (session.options.machine) return run_in_memory(session);
  backend::Input* input = session.read_single_input();
  if (input != nullptr && !session.options.compile.pipeline.stop_after.empty())
    input = go_to_stage(session);
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

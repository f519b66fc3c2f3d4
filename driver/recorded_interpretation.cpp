#include "driver/recorded_interpretation.h"

#include <memory>
#include <utility>

#include "driver/parsed_program.h"
#include "ir/support/suggestion.h"
#include "runtime/interpreter/run_recorder.h"

namespace lilt::driver {

namespace {

// The last stage before legalization: the interpreter knows all of its SSA IR.
std::string last_interpreted_stage() {
  return std::string(
      backend::pass_table()[static_cast<size_t>(backend::find_pass("check-supported")) - 1].name);
}

// False after an error: a function lacks the stage.
bool start_records(const RunRequest& request, const std::string& stage,
                   report::Explanation& explanation, Diagnostics& diagnostics) {
  for (report::FunctionRecord& function : explanation.functions) {
    auto run = std::make_unique<report::RunRecord>();
    run->arguments = request.words;
    run->limit = request.limit;
    run->ssa.stage = report::stage_of_pass(function, stage);
    run->machine.stage = report::finished_stage(function);
    if (run->ssa.stage == kNone || function.stages[run->ssa.stage].kind != report::StageKind::Ssa) {
      std::vector<std::string_view> names;
      for (const report::Stage& each : function.stages)
        if (each.kind == report::StageKind::Ssa) names.push_back(each.pass);
      diagnostics.error("'@" + function.name + "' has no stage '" + stage + "' of SSA IR" +
                        suggestion(stage, names));
      return false;
    }
    function.run = std::move(run);
  }
  return true;
}

void interpret_recorded(const RunRequest& request, const ssa::Module& module,
                        ParsedProgram& program, report::Explanation& explanation) {
  runtime::RecordedRun recorded;
  runtime::InterpreterOptions options;
  for (report::FunctionRecord& function : explanation.functions) {
    recorded.functions.push_back(
        {function.name, lines_of_stage(function, function.run->ssa.stage), function.run.get()});
    options.traced.push_back(function.name);
  }
  options.arguments = request.arguments;
  options.output = [](int, std::string_view) {};
  options.input = [] { return -1; };
  options.recorded = &recorded;
  options.max_steps = request.max_steps;
  options.heeds_interrupt = true;
  const runtime::Outcome outcome = runtime::interpret(
      module, [&](ssa::SymbolId symbol) { return program.body_of(symbol); }, options);
  std::string ending = ending_with(outcome.status);
  if (outcome.failure)
    ending = outcome.failure->message + " [" + std::string(name(outcome.failure->kind)) + "]";
  if (recorded.is_full()) ending = "stopped: the record is full";
  for (report::FunctionRecord& function : explanation.functions) function.run->ssa.ending = ending;
}

}  // namespace

std::vector<std::string_view> lines_of_stage(const report::FunctionRecord& function,
                                             uint32_t stage) {
  return report::lines_of(report::changed_stage(function, stage).text);
}

std::string ending_with(int status) {
  return "the program ends with status " + std::to_string(status);
}

void record_interpretation(const RunRequest& request, backend::Input& input,
                           report::Explanation& explanation, Diagnostics& diagnostics) {
  const std::string stage = request.stage.empty() ? last_interpreted_stage() : request.stage;
  if (!start_records(request, stage, explanation, diagnostics)) return;
  backend::CompileOptions options = request.compile;
  options.makes_records = options.locates_code = false;
  options.pipeline.stop_after = stage;
  options.pipeline.filter_functions.clear();
  options.pipeline.verify_code = options.pipeline.wants_remarks = false;
  Diagnostics known;  // what the compile has reported
  std::string dump = backend::ModuleCompiler(options, known, {}).to_dump(input);
  const std::unique_ptr<backend::Input> again = backend::read_text(
      SourceText::from_memory(request.path, std::move(dump)), options, request.triple, diagnostics);
  if (diagnostics.has_errors()) return;
  ParsedProgram program(*again->module, diagnostics);
  if (!diagnostics.has_errors()) interpret_recorded(request, *again->module, program, explanation);
}

}  // namespace lilt::driver

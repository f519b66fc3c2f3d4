#include "driver/explain.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "ir/support/suggestion.h"

namespace lilt::driver {

std::vector<backend::CompileOptions> recorded_compiles(const Options& options) {
  const ExplainOptions& explain = options.explain;
  if (explain.allocators.empty()) return {options.compile};
  std::vector<backend::CompileOptions> compiles;
  const std::vector<unsigned> own = {options.compile.pipeline.allocation.registers};
  for (unsigned count : explain.registers.empty() ? own : explain.registers)
    for (const std::string& allocator : explain.allocators) {
      compiles.push_back(options.compile);
      compiles.back().pipeline.allocator = allocator;
      compiles.back().pipeline.allocation.registers = count;
    }
  return compiles;
}

namespace {

std::string run_as_text(const ExplainOptions& options, const report::Explanation& explanation,
                        Diagnostics& diagnostics) {
  std::string text;
  std::vector<std::string> problems;  // of functions that lack the place, which are left out
  for (const report::FunctionRecord& function : explanation.functions) {
    std::string problem = report::append_run(text, function, options.place, options.is_hexadecimal);
    if (!problem.empty()) problems.push_back(std::move(problem));
  }
  if (problems.size() == explanation.functions.size())
    for (const std::string& problem : problems) diagnostics.error(problem);
  return text;
}

}  // namespace

std::string explanation_as(const ExplainOptions& options, const report::Explanation& explanation,
                           Diagnostics& diagnostics) {
  if (!options.value.empty()) {
    std::string story = report::story_of(explanation, options.value);
    if (story.empty()) {
      const std::string name = options.value[0] == '%' ? options.value : "%" + options.value;
      Diagnostic& error = diagnostics.error("no machine value is called '" + name + "'" +
                                            suggestion(name, report::value_names(explanation)));
      if (!report::has_names_of_source(explanation))
        error.notes.push_back({kNoOffset,
                               "the input names no values; clang keeps the names of C with "
                               "-fno-discard-value-names"});
    }
    return story;
  }
  if (options.position) {
    std::string text = report::live_values(explanation, *options.position);
    if (text.empty())
      diagnostics.error("no machine instruction has the position " +
                        std::to_string(*options.position));
    return text;
  }
  switch (options.form) {
    case ExplainForm::Text:
      return report::to_text(explanation);
    case ExplainForm::Run:
      return run_as_text(options, explanation, diagnostics);
    case ExplainForm::Comparison:
      return report::comparison_of(explanation);
    case ExplainForm::Json:
      return report::to_json(explanation);
    case ExplainForm::C1:
      return report::to_c1(explanation);
    case ExplainForm::Page:
    case ExplainForm::Graph:
    case ExplainForm::Intervals:
    case ExplainForm::Dot:
      break;
  }
  return report::to_page(explanation);
}

bool is_picture(ExplainForm form) {
  return form == ExplainForm::Graph || form == ExplainForm::Intervals || form == ExplainForm::Dot;
}

std::string_view extension_of(ExplainForm form) {
  return form == ExplainForm::Dot ? ".dot" : ".svg";
}

std::string picture_of(const ExplainOptions& options, const report::FunctionRecord& function,
                       Diagnostics& diagnostics) {
  if (options.form == ExplainForm::Intervals) {
    if (!function.allocations.empty())
      return report::interval_picture_of(function.name, function.allocations[0]);
    diagnostics.error("'@" + function.name + "' has no intervals: no registers were allocated");
    return {};
  }
  std::vector<std::string_view> passes;
  for (const report::Stage& stage : function.stages)
    if (stage.kind != report::StageKind::Assembly) passes.push_back(stage.pass);
  const auto wanted =
      options.stage.empty() ? std::prev(passes.end()) : std::ranges::find(passes, options.stage);
  if (wanted == passes.end()) {
    diagnostics.error("'@" + function.name + "' has no stage '" + options.stage + "'" +
                      suggestion(options.stage, passes));
    return {};
  }
  const auto stage = static_cast<size_t>(wanted - passes.begin());
  return options.form == ExplainForm::Dot ? report::dot_of(function, stage)
                                          : report::graph_picture_of(function, stage);
}

}  // namespace lilt::driver

#include "driver/explain.h"

#include "ir/support/suggestion.h"

namespace lilt::driver {

std::string producer() { return "lilt " LILT_VERSION; }

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

std::string explanation_as(const ExplainOptions& options, const report::Explanation& explanation,
                           Diagnostics& diagnostics) {
  if (!options.value.empty()) {
    std::string story = report::story_of(explanation, options.value);
    if (story.empty()) {
      const std::string name = options.value[0] == '%' ? options.value : "%" + options.value;
      diagnostics.error("no machine value is called '" + name + "'" +
                        suggestion(name, report::value_names(explanation)));
    }
    return story;
  }
  switch (options.form) {
    case ExplainForm::Text:
      return report::to_text(explanation);
    case ExplainForm::Comparison:
      return report::comparison_of(explanation);
    case ExplainForm::Json:
      return report::to_json(explanation);
    case ExplainForm::Page:
      break;
  }
  return report::to_page(explanation);
}

}  // namespace lilt::driver

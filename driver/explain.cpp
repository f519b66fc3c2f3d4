#include "driver/explain.h"

namespace lilt::driver {

std::string producer() { return "lilt " LILT_VERSION; }

std::vector<backend::CompileOptions> compared_with(const Options&) { return {}; }

std::string explanation_as(const ExplainOptions&, const report::Explanation& explanation,
                           Diagnostics&) {
  return report::to_json(explanation);
}

}  // namespace lilt::driver

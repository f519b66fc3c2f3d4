// What `lilt explain` writes of the record of a compile.
#pragma once

#include <string>
#include <vector>

#include "driver/options.h"
#include "emit/report/explanation.h"

namespace lilt::driver {

// "lilt 0.1.0".
std::string producer();

// The compiles whose records are wanted: one, or each allocator of --compare-regalloc with each
// count of registers.
std::vector<backend::CompileOptions> recorded_compiles(const Options& options);

// The explanation in the form that is asked for. Reports an error if the options name a value that
// no function has.
std::string explanation_as(const ExplainOptions& options, const report::Explanation& explanation,
                           Diagnostics& diagnostics);

}  // namespace lilt::driver

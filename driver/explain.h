// What `lilt explain` writes of the record of a compile.
#pragma once

#include <string>
#include <vector>

#include "driver/options.h"
#include "emit/report/explanation.h"

namespace lilt::driver {

// The compiles whose records are wanted: one, or each allocator of --compare-regalloc with each
// count of registers.
std::vector<backend::CompileOptions> recorded_compiles(const Options& options);

// The explanation in the form that is asked for, if that is not a picture. Reports an error if the
// options name a value that no function has.
std::string explanation_as(const ExplainOptions& options, const report::Explanation& explanation,
                           Diagnostics& diagnostics);

// Whether the form shows one function: a graph or intervals.
bool is_picture(ExplainForm form);
// After the name of a file of that form: ".svg".
std::string_view extension_of(ExplainForm form);
// The picture of a function. Reports an error if it lacks the stage, or has no intervals.
std::string picture_of(const ExplainOptions& options, const report::FunctionRecord& function,
                       Diagnostics& diagnostics);

}  // namespace lilt::driver

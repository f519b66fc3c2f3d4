// Legalization of one function, for tests.
#pragma once

#include "backend/pipeline.h"

namespace lilt::backend {

// Runs all its passes. False after errors.
inline bool legalize(ssa::Function& function, Diagnostics& diagnostics) {
  PipelineOptions options;
  options.run_pass = "legalize";
  mir::MachineFunction machine;
  return Pipeline(options, {}, diagnostics).run(function, machine) != Pipeline::Result::Failed;
}

}  // namespace lilt::backend

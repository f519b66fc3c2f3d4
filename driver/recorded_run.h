// lilt explain --run: what the program does in the functions that are explained.
#pragma once

#include <memory>
#include <vector>

#include "driver/session.h"
#include "emit/report/explanation.h"
#include "ir/mir/located_code.h"
#include "runtime/jit_engine.h"

namespace lilt::driver {

// The finished code of a whole program, for the run on the side of machine code.
struct CompiledProgram {
  explicit CompiledProgram(const ssa::Module& module) { modules.emplace_back(module); }
  std::vector<runtime::JitModule> modules;
  std::vector<std::unique_ptr<mir::LocatedCode>> located;
};

// Runs the program twice, as SSA IR after a pass and as machine code, and adds the records of both
// runs to the functions. How the program ends is part of the record; errors are reported of
// programs that cannot run.
void record_runs(Session& session, backend::Input& input, CompiledProgram& program,
                 report::Explanation& explanation);

}  // namespace lilt::driver

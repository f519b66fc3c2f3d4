// lilt explain --run, the side of SSA IR: what the interpreter does in the functions that are
// explained.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/compile/module_compiler.h"
#include "emit/report/explanation.h"

namespace lilt::driver {

struct RunRequest {
  const backend::CompileOptions& compile;
  std::string path;                    // of the program
  std::string_view triple;             // see backend::read_text
  std::vector<std::string> arguments;  // of the program, its name first
  std::string words;                   // the arguments as the command line has them
  std::string stage;                   // of SSA IR; empty: the last one before legalization
  uint32_t limit = 0;                  // visits of each side, at most
  uint64_t max_steps = 0;              // 0: any number
};

std::vector<std::string_view> lines_of_stage(const report::FunctionRecord& function,
                                             uint32_t stage);

std::string ending_with(int status);

// Gives the functions records of a run, and fills the side of SSA IR: the program is compiled up to
// the stage and interpreted. Reports errors of programs that cannot run, and if a function lacks
// the stage.
void record_interpretation(const RunRequest& request, backend::Input& input,
                           report::Explanation& explanation, Diagnostics& diagnostics);

}  // namespace lilt::driver

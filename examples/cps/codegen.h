// From closed terms to SSA: the last step, by lilt's C++ interface.
#pragma once

#include <lilt/lilt.hpp>

#include "cps.h"

namespace cps {

// Builds the functions of a program of the closed stage in the module, and `cps_program`, which
// computes its value (runtime/runtime.h runs it). Takes time linear in the size of the code. The
// code of a program from close() is valid: a complaint of module.verify() would be a mistake here.
void generate(lilt::Module& module, const Terms& terms, const Program& program);

}  // namespace cps

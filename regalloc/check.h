// The allocation checker: judges an allocation without knowing who made it.
#pragma once

#include <string>
#include <vector>

#include "regalloc/program_points.h"

namespace lilt::regalloc {

// Messages for what is wrong; none when every use reads the value it names. One linear walk a block
// over the claims at block entries: no fixpoint, no liveness. Also checks constraints of classes,
// fixed and tied operands, one memory operand an instruction, slot widths, the flags rule of edits.
std::vector<std::string> check(const ProgramPoints& points, const Allocation& allocation,
                               Arena& scratch);

}  // namespace lilt::regalloc

// The landing pads of a machine function in the form of code images and assembly text.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/mir/machine_function.h"
#include "ir/support/arena.h"

namespace lilt::x86 {

// The landing pad that an invoking instruction names.
struct NamedLandingPad {
  mir::BlockId block;
  uint32_t number;  // in MachineFunction::landing_pads
};
inline NamedLandingPad landing_pad_of(const mir::MachineFunction& function,
                                      const mir::MachineInstr& invoking) {
  const std::span<const mir::Cell> cells = function.cells_of(invoking);
  const auto block = std::ranges::find(cells, mir::CellKind::Block, &mir::Cell::kind);
  return {block->block(), static_cast<uint32_t>(block[1].immediate())};
}

// Adds to the call sites what an instruction without a landing pad means for unwinding: calls of
// functions that may unwind share a call site as long as no other one follows. `place`: of the
// code.
inline void add_plain_call(std::vector<object::CallSite>& sites,
                           const mir::MachineFunction& function,
                           const mir::MachineInstr& instruction, uint32_t place) {
  const bool is_covered = !sites.empty() && sites.back().landing_pad == object::kNoLandingPad;
  if (is_covered || (function.desc(instruction).properties & mir::instr::Call) == 0) return;
  if (std::ranges::none_of(function.cells_of(instruction), &mir::Cell::is_nounwind_symbol))
    sites.push_back({place, place, object::kNoLandingPad, 0});
}

// A copy of the clauses, in an arena.
inline object::LandingClauses copy_clauses(const mir::LandingPad& pad, Arena& names) {
  const std::span<object::LandingClause> clauses =
      names.uninitialized<object::LandingClause>(pad.clauses.size());
  for (size_t i = 0; i < clauses.size(); ++i) {
    const std::span<uint32_t> types = names.uninitialized<uint32_t>(pad.clauses[i].types.size());
    std::ranges::copy(pad.clauses[i].types, types.begin());
    clauses[i] = {pad.clauses[i].is_filter, types};
  }
  return {pad.is_cleanup, clauses};
}

}  // namespace lilt::x86

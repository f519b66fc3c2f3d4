#include "backend/pass_table.h"

#include "backend/internal_error.h"
#include "backend/legalize/legalize.h"
#include "backend/passes/passes.h"
#include "ir/opt/passes.h"
#include "regalloc/apply.h"
#include "regalloc/check.h"

namespace lilt::backend {

namespace {

template <void (*Pass)(ssa::Function&)>
bool ssa_pass(ssa::Function& function, PassContext&) {
  Pass(function);
  return true;
}

template <void (*Pass)(mir::MachineFunction&)>
bool machine_pass(mir::MachineFunction& function, PassContext&) {
  Pass(function);
  return true;
}
template <void (*Pass)(mir::MachineFunction&, Arena&)>
bool machine_pass(mir::MachineFunction& function, PassContext& context) {
  Pass(function, context.scratch);
  return true;
}

bool run_legalize(ssa::Function& function, PassContext& context) {
  return legalize(function, context.diagnostics);
}

bool run_select(const ssa::Function& function, mir::MachineFunction& machine,
                PassContext& context) {
  select(function, context.selection, machine);
  return true;
}

// Register allocation is one pass for its users: allocate, check, apply.
bool run_register_allocation(mir::MachineFunction& function, PassContext& context) {
  const regalloc::ProgramPoints points(function, context.scratch);
  regalloc::Allocation& allocation = context.allocation;
  allocation.clear();
  context.allocator->run(points, context.allocation_options, context.trace, allocation,
                         context.scratch);
  if (context.verify_allocation) {
    std::vector<std::string> faults = regalloc::check(points, allocation, context.scratch);
    if (!faults.empty()) throw InternalError(function.name(), "regalloc", std::move(faults));
  }
  regalloc::apply(function, points, allocation, context.scratch);
  return true;
}

constexpr PassInfo kPasses[] = {
    {"early-simplify", "instruction-simplify before mem2reg: removes casts that would hide allocas",
     true, 2, ssa_pass<opt::instruction_simplify>, nullptr, nullptr},
    {"mem2reg", "allocas whose address does not escape become SSA values", true, 1,
     ssa_pass<opt::mem2reg>, nullptr, nullptr},
    {"instruction-simplify", "constant folding and algebraic identities", true, 1,
     ssa_pass<opt::instruction_simplify>, nullptr, nullptr},
    {"simplify-cfg", "unreachable, empty and single-entry blocks", true, 1,
     ssa_pass<opt::simplify_cfg>, nullptr, nullptr},
    {"late-simplify", "instruction-simplify, after blocks were merged", true, 2,
     ssa_pass<opt::instruction_simplify>, nullptr, nullptr},
    {"dce", "instructions whose results are unused", true, 1, ssa_pass<opt::dead_code_elimination>,
     nullptr, nullptr},
    {"legalize", "types and operations that x86-64 lacks", false, 0, run_legalize, nullptr,
     nullptr},
    {"isel", "instruction selection", false, 0, nullptr, run_select, nullptr},
    {"two-address", "commutes operands so that a dying one gives up its register", true, 1, nullptr,
     nullptr, machine_pass<choose_two_address>},
    {"regalloc", "register allocation, checked and applied", false, 0, nullptr, nullptr,
     run_register_allocation},
    {"prologue-epilogue", "frame layout, prologue and epilogues", false, 0, nullptr, nullptr,
     machine_pass<insert_prologue_epilogue>},
    {"late-peephole", "xor for zero, lea for move and add, inc and dec", true, 1, nullptr, nullptr,
     machine_pass<late_peephole>},
    {"block-layout", "order of blocks and their jumps", false, 0, nullptr, nullptr,
     machine_pass<block_layout>},
    {"unwind", "steps of the unwind table", false, 0, nullptr, nullptr,
     machine_pass<insert_unwind_steps>},
};

}  // namespace

std::span<const PassInfo> pass_table() { return kPasses; }

int find_pass(std::string_view name) {
  for (size_t i = 0; i < std::size(kPasses); ++i)
    if (kPasses[i].name == name) return static_cast<int>(i);
  return -1;
}

}  // namespace lilt::backend

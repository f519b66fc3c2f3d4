#include "backend/pass_table.h"

#include "backend/internal_error.h"
#include "backend/legalize/legalize.h"
#include "backend/passes/passes.h"
#include "ir/opt/passes.h"
#include "regalloc/apply.h"
#include "regalloc/check.h"

namespace lilt::backend {

namespace {

using ssa::AnalysisSet;
using enum ssa::Analysis;

// A pass that changes instructions only.
constexpr AnalysisSet kGraph = {ControlFlow, Dominators, Loops, Frequencies};

template <bool (*Pass)(ssa::Function&, ssa::Analyses&, Arena&)>
PassResult ssa_pass(ssa::Function& function, PassContext& context) {
  const bool changed = Pass(function, context.analyses, context.scratch);
  return changed ? PassResult::Changed : PassResult::Unchanged;
}

template <void (*Pass)(mir::MachineFunction&, Arena&)>
void machine_pass(mir::MachineFunction& function, PassContext& context) {
  Pass(function, context.scratch);
}

PassResult run_legalize(ssa::Function& function, PassContext& context) {
  return legalize(function, context.diagnostics) ? PassResult::Changed : PassResult::Failed;
}

void run_select(const ssa::Function& function, mir::MachineFunction& machine,
                PassContext& context) {
  select(function, context.analyses, context.selection, machine, context.scratch);
}

void run_block_layout(mir::MachineFunction& function, PassContext& context) {
  block_layout(function, context.block_order, context.scratch);
}

// Register allocation is one pass for its users: allocate, check, apply.
void run_register_allocation(mir::MachineFunction& function, PassContext& context) {
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
}

constexpr PassInfo kPasses[] = {
    {.name = "early-simplify",
     .description = "instruction-simplify before mem2reg: removes casts that would hide allocas",
     .first_level = 2,
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::instruction_simplify>},
    {.name = "mem2reg",
     .description = "allocas whose address does not escape become SSA values",
     .first_level = 1,
     .after = "early-simplify",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::mem2reg>},
    {.name = "instruction-simplify",
     .description = "constant folding and algebraic identities",
     .first_level = 1,
     .after = "mem2reg",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::instruction_simplify>},
    {.name = "simplify-cfg",
     .description = "unreachable, empty and single-entry blocks",
     .first_level = 1,
     .after = "instruction-simplify",
     .needs = {ControlFlow},
     .keeps = {ControlFlow},
     .on_ssa = ssa_pass<opt::simplify_cfg>},
    {.name = "late-simplify",
     .description = "instruction-simplify, after blocks were merged",
     .first_level = 2,
     .after = "simplify-cfg",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::instruction_simplify>},
    {.name = "dce",
     .description = "instructions whose results are unused",
     .first_level = 1,
     .after = "late-simplify",
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::dead_code_elimination>},
    {.name = "legalize",
     .description = "types and operations that x86-64 lacks",
     .after = "dce",
     .on_ssa = run_legalize},
    {.name = "isel",
     .description = "instruction selection",
     .after = "legalize",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .lower = run_select},
    {.name = "two-address",
     .description = "commutes operands so that a dying one gives up its register",
     .first_level = 1,
     .after = "isel",
     .on_machine = machine_pass<choose_two_address>},
    {.name = "regalloc",
     .description = "register allocation, checked and applied",
     .after = "isel two-address",
     .on_machine = run_register_allocation},
    {.name = "prologue-epilogue",
     .description = "frame layout, prologue and epilogues",
     .after = "regalloc",
     .on_machine = machine_pass<insert_prologue_epilogue>},
    {.name = "late-peephole",
     .description = "xor for zero, lea for move and add, inc and dec",
     .first_level = 1,
     .after = "prologue-epilogue",
     .on_machine = machine_pass<late_peephole>},
    {.name = "block-layout",
     .description = "order of blocks and their jumps",
     .after = "prologue-epilogue late-peephole",
     .on_machine = run_block_layout},
    {.name = "unwind",
     .description = "steps of the unwind table",
     .after = "prologue-epilogue block-layout",
     .on_machine = machine_pass<insert_unwind_steps>},
};

}  // namespace

std::span<const PassInfo> pass_table() { return kPasses; }

int find_pass(std::string_view name) {
  for (size_t i = 0; i < std::size(kPasses); ++i)
    if (kPasses[i].name == name) return static_cast<int>(i);
  return -1;
}

}  // namespace lilt::backend

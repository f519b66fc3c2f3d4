#include "backend/pass_table.h"

#include <unordered_map>

#include "backend/allocator_error.h"
#include "backend/internal_error.h"
#include "backend/legalize/steps.h"
#include "backend/passes/machine_passes.h"
#include "ir/opt/devirtualization.h"
#include "ir/opt/passes.h"
#include "ir/support/words.h"
#include "regalloc/apply.h"
#include "regalloc/check.h"
#include "regalloc/spill_remarks.h"
#include "regalloc/trace.h"

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

template <bool (*Pass)(ssa::Function&, ssa::Analyses&, const Remarks&, Arena&)>
PassResult ssa_pass(ssa::Function& function, PassContext& context) {
  const bool changed = Pass(function, context.analyses, context.remarks, context.scratch);
  return changed ? PassResult::Changed : PassResult::Unchanged;
}

template <opt::Change (*Pass)(ssa::Function&, ssa::Analyses&, const Remarks&, Arena&)>
PassResult ssa_pass(ssa::Function& function, PassContext& context) {
  const opt::Change change = Pass(function, context.analyses, context.remarks, context.scratch);
  return change == opt::Change::None    ? PassResult::Unchanged
         : change == opt::Change::Again ? PassResult::Again
                                        : PassResult::Clean;
}

template <void (*Pass)(mir::MachineFunction&, Arena&)>
void machine_pass(mir::MachineFunction& function, PassContext& context) {
  Pass(function, context.scratch);
}

// The shapes of legalization's steps: those that may report errors return false after some.
PassResult result_of(bool succeeded) {
  return succeeded ? PassResult::Changed : PassResult::Failed;
}
template <void (*Step)(ssa::Function&)>
PassResult step(ssa::Function& function, PassContext&) {
  Step(function);
  return PassResult::Changed;
}
template <void (*Step)(ssa::Function&, Arena&)>
PassResult step(ssa::Function& function, PassContext& context) {
  Step(function, context.scratch);
  return PassResult::Changed;
}
template <bool (*Step)(ssa::Function&, Arena&)>  // whether it changed the function
PassResult step(ssa::Function& function, PassContext& context) {
  return Step(function, context.scratch) ? PassResult::Changed : PassResult::Unchanged;
}
template <bool (*Step)(ssa::Function&, Diagnostics&, Arena&)>
PassResult step(ssa::Function& function, PassContext& context) {
  return result_of(Step(function, context.diagnostics, context.scratch));
}
template <bool (*Step)(const ssa::Function&, Diagnostics&)>
PassResult step(ssa::Function& function, PassContext& context) {
  return Step(function, context.diagnostics) ? PassResult::Unchanged : PassResult::Failed;
}

PassResult run_promote_indirect_calls(ssa::Function& function, PassContext& context) {
  if (context.inline_bodies == nullptr || !context.inline_bodies->profile().is_known())
    return PassResult::Unchanged;
  return opt::promote_indirect_calls(function, *context.inline_bodies, context.remarks,
                                     context.scratch)
             ? PassResult::Changed
             : PassResult::Unchanged;
}

PassResult run_inline(ssa::Function& function, PassContext& context) {
  if (context.inline_bodies == nullptr) return PassResult::Unchanged;
  // An optimizer has already decided against inlining the calls that remain.
  const bool only_always = context.level == 0 || context.is_optimized;
  if (context.turn == 0)
    context.indirect_calls.clear();
  else
    function.release_uses();  // of which the passes between the turns have made lists
  const bool changed = opt::inline_calls(function, *context.inline_bodies, only_always,
                                         context.indirect_calls, context.remarks, context.scratch);
  if (context.level > 1 && !only_always && (changed || context.turn == 0))
    context.indirect_calls = opt::find_indirect_calls(function);
  else
    context.indirect_calls.clear();
  return !context.indirect_calls.empty() ? PassResult::Again
         : changed                       ? PassResult::Clean
                                         : PassResult::Unchanged;
}

PassResult run_check_supported(ssa::Function& function, PassContext& context) {
  const bool good = check_supported(function, context.diagnostics, context.needs, context.scratch);
  return good ? PassResult::Unchanged : PassResult::Failed;
}

PassResult run_split_types(ssa::Function& function, PassContext& context) {
  if (!has_illegal_types(function)) return PassResult::Unchanged;
  if (!split_types(function, context.analyses, context.diagnostics, context.scratch))
    return PassResult::Failed;
  std::vector<std::string> faults = find_illegal_types(function);
  if (!faults.empty()) throw InternalError(function.name(), "split-types", std::move(faults));
  return PassResult::Changed;
}

void run_select(const ssa::Function& function, mir::MachineFunction& machine,
                PassContext& context) {
  select(function, context.analyses, context.selection, machine, context.scratch);
}

void run_block_layout(mir::MachineFunction& function, PassContext& context) {
  block_layout(function, context.block_order, context.scratch);
}

[[noreturn]] void throw_allocation_faults(const regalloc::AllocatorInfo& allocator,
                                          const mir::MachineFunction& function,
                                          std::vector<std::string> faults) {
  if (allocator.file.empty()) throw InternalError(function.name(), "regalloc", std::move(faults));
  throw AllocatorError(allocator, "makes a wrong allocation of", function.name(),
                       std::move(faults));
}

void note_phis(const mir::MachineFunction& function, const regalloc::Allocation& allocation,
               certify::PhiLocations& locations) {
  locations.clear();
  const size_t own_slots = function.frame.slots.size();  // those of the allocation follow
  const auto slot_of = [own_slots](regalloc::Location location) {
    return mir::SlotId(static_cast<uint32_t>(own_slots + location.slot()));
  };
  std::unordered_map<uint32_t, size_t> phi_of;  // by virtual register
  for (const mir::BlockId block : function.layout) {
    const size_t first = locations.size();
    for (const mir::MachineInstr& i : function.instructions_of(block)) {
      if (i.opcode != mir::kPhi) break;
      certify::PhiLocation made{block, static_cast<uint32_t>(locations.size() - first), 0, {}, {}};
      const regalloc::Location location = allocation.cells[i.first_cell];
      if (location.is_register()) made.reg = location.reg();
      if (location.is_memory()) made.slot = slot_of(location);
      phi_of[function.cells_of(i)[0].reg().number()] = locations.size();
      locations.push_back(made);
    }
    for (size_t l = first; l < locations.size(); ++l)
      locations[l].count = static_cast<uint32_t>(locations.size() - first);
  }
  for (const regalloc::Edit& edit : allocation.edits) {
    if (edit.kind != regalloc::EditKind::Spill) continue;
    const auto phi = phi_of.find(edit.value.number());
    if (phi != phi_of.end() && !locations[phi->second].slot.valid())
      locations[phi->second].slot = slot_of(edit.to);
  }
}

// Register allocation is one pass for its users: allocate, check, apply.
void run_register_allocation(mir::MachineFunction& function, PassContext& context) {
  const regalloc::ProgramPoints points(function, context.scratch);
  regalloc::Allocation& allocation = context.allocation;
  allocation.clear();
  regalloc::TraceObserver* const trace = context.trace;
  if (trace != nullptr) trace->begin(points, context.allocation_options, context.scratch);
  context.call_allocator(*context.allocator, points, context.allocation_options, trace, allocation,
                         context.scratch);
  if (trace != nullptr) trace->end(points, allocation);
  if (context.remarks.are_wanted()) regalloc::remark_on_spills(points, allocation, context.remarks);
  if (context.verify_allocation) {
    std::vector<std::string> faults = regalloc::check(points, allocation, context.scratch);
    if (!faults.empty()) throw_allocation_faults(*context.allocator, function, std::move(faults));
  }
  if (context.phi_locations != nullptr) note_phis(function, allocation, *context.phi_locations);
  regalloc::apply(function, points, allocation, context.scratch);
}

constexpr PassInfo kPasses[] = {
    {.name = "ipsccp",
     .description = "propagates constants that all calls of the module pass; finds variables that "
                    "never change",
     .first_level = 2,
     .skips_optimized = true,
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::propagate_constant_arguments>},
    {.name = "promote-indirect-calls",
     .description = "calls directly what an indirect call mostly calls, by a profile, after a test",
     .first_level = 2,
     .after = "ipsccp",
     .on_ssa = run_promote_indirect_calls},
    {.name = "inline",
     .description = "replaces calls of small functions by their bodies; at -O0 and in optimized "
                    "modules only those of alwaysinline functions",
     .is_optional_at_any_level = true,
     .after = "promote-indirect-calls",
     .then = "thread-cleanups sroa mem2reg instruction-simplify simplify-cfg early-cse "
             "instruction-simplify",  // where indirect calls may become direct
     .on_bodies = "ipsccp thread-cleanups sroa mem2reg instruction-simplify simplify-cfg "
                  "instruction-simplify dce",
     .on_large_bodies = "early-cse dce",
     .turns = 4,  // what came in may show more of them
     .on_ssa = run_inline},
    {.name = "thread-cleanups",
     .description = "threads jumps through the blocks that end scopes",
     .first_level = 1,
     .skips_optimized = true,
     .after = "inline",
     .on_ssa = ssa_pass<opt::thread_cleanups>},
    {.name = "sroa",
     .description = "splits structs and arrays in allocas into scalars",
     .first_level = 1,
     .skips_optimized = true,
     .after = "inline thread-cleanups",
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::scalar_replacement>},
    {.name = "mem2reg",
     .description = "promotes allocas whose address does not escape to SSA values",
     .first_level = 1,
     .skips_optimized = true,
     .after = "sroa",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::mem2reg>},
    {.name = "instruction-simplify",
     .description = "folds constants and applies algebraic identities",
     .first_level = 1,
     .after = "mem2reg",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::instruction_simplify>},
    {.name = "simplify-cfg",
     .description = "removes unreachable and empty blocks, merges single-entry ones, converts "
                    "small branches to selects",
     .first_level = 1,
     .after = "instruction-simplify",
     .needs = {ControlFlow},
     .keeps = kGraph,  // where it changes the graph it says so itself
     .on_ssa = ssa_pass<opt::simplify_cfg>},
    {.name = "tail-recursion",
     .description = "turns tail calls of the function itself into jumps",
     .first_level = 2,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg",
     .on_ssa = ssa_pass<opt::tail_recursion>},
    {.name = "loop-unroll",
     .description =
         "unrolls short loops of a constant trip count, and splits the arrays in them into scalars",
     .first_level = 2,
     .after = "sroa mem2reg simplify-cfg tail-recursion",
     .then = "simplify-cfg instruction-simplify sroa mem2reg instruction-simplify simplify-cfg "
             "instruction-simplify",
     .turns = 3,  // a loop around loops that went is smaller
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::loop_unroll>},
    {.name = "loop-idioms",
     .description =
         "turns loops that fill or copy memory into memset or memcpy; removes empty loops",
     .first_level = 2,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg loop-unroll",
     .then = "simplify-cfg instruction-simplify",
     .needs = {ControlFlow, Dominators, Loops},
     .on_ssa = ssa_pass<opt::loop_idioms>},
    {.name = "loop-vectorize",
     .description = "runs iterations of innermost loops at once, in the lanes of vectors",
     .first_level = 2,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg loop-unroll loop-idioms",
     .then = "simplify-cfg instruction-simplify",
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::loop_vectorize>},
    {.name = "loop-unroll-by-two",
     .description = "unrolls short loops by two",
     .first_level = 2,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg loop-unroll loop-idioms loop-vectorize",
     .then = "instruction-simplify",
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::loop_unroll_by_two>},
    {.name = "loop-rotate",
     .description = "moves the test of a loop to its bottom",
     .first_level = 2,
     .skips_optimized = true,
     .after = "simplify-cfg",
     .turns = 2,  // a loop's guard may be the test of the loop around it
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::loop_rotate>},
    {.name = "early-cse",
     .description = "removes equal instructions, loads of known values and redundant stores",
     .first_level = 1,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::early_cse>},
    {.name = "dce",
     .description = "removes unused instructions, also cycles of phis",
     .first_level = 1,
     .skips_optimized = true,
     .after = "early-cse",
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::dead_code_elimination>},
    {.name = "jump-threading",
     .description = "threads jumps past branches that their path decides",
     .first_level = 2,
     .after = "early-cse",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::jump_threading>},
    {.name = "late-simplify-cfg",
     .description = "simplify-cfg again, for the blocks that early-cse empties",
     .first_level = 1,
     .after = "early-cse jump-threading",
     .needs = {ControlFlow},
     .keeps = kGraph,  // as simplify-cfg
     .on_ssa = ssa_pass<opt::late_simplify_cfg>},
    {.name = "licm",
     .description = "hoists invariant loads and arithmetic out of loops",
     .first_level = 2,
     .skips_optimized = true,
     .after = "loop-rotate early-cse late-simplify-cfg",
     .turns = 2,  // the first may only make preheaders
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::licm>},
    {.name = "register-promotion",
     .description = "promotes memory that a loop accesses by one address, and elements that the "
                    "next iteration loads, to registers",
     .first_level = 2,
     .skips_optimized = true,
     .after = "loop-rotate early-cse licm",
     .then = "instruction-simplify early-cse dce late-simplify-cfg licm",
     .turns =
         3,  // addresses may be constants then, and outer loops lack the accesses of inner ones
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::register_promotion>},
    {.name = "slp-vectorize",
     .description = "does operations side by side in the lanes of vectors",
     .first_level = 2,
     .skips_optimized = true,
     .after = "loop-vectorize early-cse licm register-promotion",
     .then = "late-simplify-cfg instruction-simplify early-cse dce licm",
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::slp_vectorize>},
    {.name = "sink",
     .description = "moves instructions below the branch that decides whether they are needed",
     .first_level = 2,
     .skips_optimized = true,
     .after = "early-cse licm register-promotion",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::sink>},
    {.name = "phi-congruence",
     .description = "merges phis that are always equal, and finds those of one number",
     .first_level = 2,
     .after = "late-simplify-cfg register-promotion",
     .then = "instruction-simplify late-simplify-cfg",  // of what numbers decide
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::phi_congruence>},
    {.name = "split-conditions",
     .description = "splits `a && b` into two branches when b is expensive",
     .first_level = 2,
     .after = "loop-rotate early-cse licm",
     .needs = {ControlFlow, Dominators},
     .on_ssa = ssa_pass<opt::split_conditions>},
    {.name = "select-to-branch",
     .description = "turns selects on a loop's critical path, and selects of floating-point "
                    "numbers, into branches",
     .first_level = 2,
     .after = "late-simplify-cfg licm split-conditions",
     .needs = {ControlFlow, Dominators, Loops},
     .on_ssa = ssa_pass<opt::select_to_branch>},
    {.name = "stack-coloring",
     .description = "lets allocas with disjoint lifetimes share memory",
     .first_level = 1,
     .after = "sroa mem2reg licm split-conditions",
     .needs = {ControlFlow},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::stack_coloring>},
    {.name = "mark-tail-calls",
     .description = "marks calls that can become jumps: returned ones that cannot reach the frame",
     .first_level = 2,
     .skips_optimized = true,
     .after = "inline mem2reg stack-coloring",
     .needs = {ControlFlow},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::mark_tail_calls>},
    // Legalization. Inline assembly may have constant expressions in its text. The passes before
    // split-types emit plain IR of any type: intrinsics become arithmetic on their own type; trunc,
    // lshr, extractvalue, bitcast and insertvalue on the original types flatten signatures.
    // split-types then splits odd and wide integers, vectors and aggregates together, also the
    // integers that x87-casts makes; x87-values handles phis and selects that it makes. Later
    // passes see legal types only.
    {.name = "duplicate-returns",
     .description = "copies returns to tail calls",
     .after = "early-cse",
     .group = "legalize",
     .on_ssa = step<duplicate_returns>},
    {.name = "unreachable-blocks",
     .description = "removes unreachable blocks",
     .after = "duplicate-returns",
     .group = "legalize",
     .on_ssa = step<remove_unreachable_blocks>},
    {.name = "check-supported",
     .description = "reports unsupported IR; finds the passes that the function needs",
     .after = "unreachable-blocks",
     .group = "legalize",
     .on_ssa = run_check_supported},
    {.name = "invokes",
     .description = "lowers invokes to calls and branches to landing pads, resumes to calls",
     .after = "check-supported",
     .group = "legalize",
     .need = &LegalizationNeeds::invokes,
     .on_ssa = step<lower_invokes>},
    {.name = "instruments",
     .description = "inserts profilers' calls at entries and returns",
     .after = "invokes",
     .group = "legalize",
     .need = &LegalizationNeeds::instruments,
     .keeps = kGraph,
     .on_ssa = step<call_instruments>},
    {.name = "stack-guards",
     .description = "inserts stack canaries",
     .after = "instruments",
     .group = "legalize",
     .need = &LegalizationNeeds::stack_guards,
     .on_ssa = step<guard_stack>},
    {.name = "inline-assembly",
     .description =
         "assigns each operand of inline assembly its kind of location; completes the text",
     .after = "stack-guards",
     .group = "legalize",
     .need = &LegalizationNeeds::assembly,
     .on_ssa = step<lower_inline_assembly>},
    {.name = "constant-expressions",
     .description = "expands constant expressions to instructions",
     .after = "inline-assembly",
     .group = "legalize",
     .need = &LegalizationNeeds::constant_expressions,
     .keeps = kGraph,
     .on_ssa = step<expand_constant_expressions>},
    {.name = "atomics",
     .description = "expands atomic updates that x86-64 lacks to loops",
     .after = "constant-expressions",
     .group = "legalize",
     .need = &LegalizationNeeds::atomics,
     .on_ssa = step<lower_atomics>},
    {.name = "partial-reductions",
     .description = "adds neighbours by psadbw and pmaddwd in sums of all lanes of a vector",
     .first_level = 2,
     .after = "constant-expressions",
     .group = "legalize",
     .need = &LegalizationNeeds::reductions,
     .keeps = kGraph,
     .on_ssa = step<form_partial_reductions>},
    {.name = "intrinsics",
     .description = "expands calls of intrinsics by the rules of their table",
     .after = "constant-expressions partial-reductions",
     .group = "legalize",
     .need = &LegalizationNeeds::intrinsics,
     .on_ssa = step<expand_intrinsics>},
    {.name = "quadruple-arithmetic",
     .description = "turns fp128 operations into calls",
     .after = "intrinsics",
     .group = "legalize",
     .need = &LegalizationNeeds::quadruple,
     .keeps = kGraph,
     .on_ssa = step<lower_quadruple_operations>},
    {.name = "swift-errors",
     .description =
         "passes swifterror as a value; makes jumps that conventions guarantee `musttail`",
     .after = "duplicate-returns",
     .group = "legalize",
     .need = &LegalizationNeeds::swift_errors,
     .keeps = kGraph,
     .on_ssa = step<lower_swift_errors>},
    {.name = "signatures",
     .description = "lowers arguments and results to the calling convention",
     .after = "atomics intrinsics quadruple-arithmetic swift-errors",
     .group = "legalize",
     .need = &LegalizationNeeds::signatures,
     .keeps = kGraph,
     .on_ssa = step<flatten_signatures>},
    {.name = "must-tail-calls",
     .description = "reports musttail calls that cannot be jumps",
     .after = "duplicate-returns signatures",
     .group = "legalize",
     .need = &LegalizationNeeds::must_tail_calls,
     .keeps = kGraph,
     .on_ssa = step<check_tail_calls>},
    {.name = "variable-arguments",
     .description = "expands va_start, va_copy, va_end and va_arg",
     .after = "signatures",
     .group = "legalize",
     .need = &LegalizationNeeds::variable_arguments,
     .on_ssa = step<lower_variable_arguments>},
    {.name = "x87-casts",
     .description = "moves x86_fp80 values of several definitions to memory",
     .after = "intrinsics",
     .group = "legalize",
     .need = &LegalizationNeeds::x87,
     .keeps = kGraph,
     .on_ssa = step<demote_x87_values>},
    {.name = "split-types",
     .description = "splits values of illegal types into legal parts",
     .after = "atomics signatures variable-arguments x87-casts",
     .group = "legalize",
     .need = &LegalizationNeeds::illegal_types,
     .needs = {ControlFlow},
     .keeps = kGraph,
     .on_ssa = run_split_types},
    {.name = "remainders",
     .description = "turns frem into a call",
     .after = "intrinsics split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::floating_remainders,
     .keeps = kGraph,
     .on_ssa = step<lower_floating_operations>},
    {.name = "x87-values",
     .description = "x87-casts again, for parts of aggregates",
     .after = "split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::x87,
     .keeps = kGraph,
     .on_ssa = step<demote_x87_values>},
    {.name = "switches",
     .description = "lowers switches to comparisons, bit tests and jump tables",
     .after = "split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::switches,
     .on_ssa = step<lower_switches>},
    {.name = "indirect-branches",
     .description = "merges indirect branches that share targets",
     .group = "legalize",
     .need = &LegalizationNeeds::indirect_branches,
     .on_ssa = step<merge_indirect_branches>},
    {.name = "critical-edges",
     .description = "splits critical edges",
     .after = "atomics split-types switches",
     .group = "legalize",
     .need = &LegalizationNeeds::critical_edges,
     .on_ssa = step<split_critical_edges>},
    {.name = "getelementptrs",
     .description = "lowers getelementptrs to x86-64 addresses",
     .after = "constant-expressions split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::getelementptrs,
     .keeps = kGraph,
     .on_ssa = step<split_getelementptrs>},
    {.name = "reassociate",
     .description = "reorders sums in loops so that the recurrence is added last",
     .first_level = 2,
     .after = "critical-edges getelementptrs",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::reassociate>},
    {.name = "loop-strength-reduce",
     .description = "hoists addresses out of loops, or advances them as pointers",
     .first_level = 2,
     .after = "critical-edges getelementptrs",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::loop_strength_reduce>},
    {.name = "constant-hoisting",
     .description = "hoists constants that need an instruction out of loops",
     .first_level = 2,
     .after = "critical-edges getelementptrs loop-strength-reduce",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::constant_hoisting>},
    {.name = "merge-stores",
     .description = "merges adjacent stores of constants",
     .first_level = 2,
     .after = "split-types getelementptrs",
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::merge_stores>},
    {.name = "results-of-invokes",
     .description = "places results of invokes in the normal destination",
     .after = "invokes critical-edges getelementptrs constant-hoisting merge-stores",
     .need = &LegalizationNeeds::invokes,
     .keeps = kGraph,
     .on_ssa = step<place_results_of_invokes>},

    {.name = "isel",
     .description = "selects instructions",
     .after = "remainders x87-values indirect-branches critical-edges getelementptrs "
              "results-of-invokes",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .lower = run_select},
    {.name = "two-address",
     .description = "commutes operands so that a dying one gives up its register",
     .first_level = 1,
     .after = "isel",
     .on_machine = machine_pass<choose_two_address>},
    {.name = "regalloc",
     .description = "allocates registers, checks and applies the allocation",
     .after = "isel two-address",
     .on_machine = run_register_allocation},
    {.name = "hoist-edge-moves",
     .description = "hoists edge moves above the branch",
     .first_level = 1,
     .after = "regalloc",
     .on_machine = machine_pass<hoist_edge_moves>},
    {.name = "shrink-wrap",
     .description = "places the prologue below the entry where paths do not need it",
     .first_level = 1,
     .after = "regalloc hoist-edge-moves",
     .on_machine = machine_pass<shrink_wrap>},
    {.name = "prologue-epilogue",
     .description = "lays out the frame, inserts prologue and epilogues",
     .after = "regalloc shrink-wrap",
     .on_machine = machine_pass<insert_prologue_epilogue>},
    {.name = "late-peephole",
     .description = "uses xor for zero, lea for move and add, inc and dec",
     .first_level = 1,
     .after = "prologue-epilogue",
     .on_machine = machine_pass<late_peephole>},
    {.name = "vex",
     .description = "uses VEX forms, inserts vzeroupper",
     .after = "prologue-epilogue late-peephole",
     .on_machine = machine_pass<finish_vex>},
    {.name = "duplicate-dispatches",
     .description = "copies indirect jumps in place of jumps to them",
     .is_optional_at_any_level = true,
     .after = "prologue-epilogue late-peephole",
     .on_machine = machine_pass<duplicate_dispatches>},
    {.name = "merge-tails",
     .description = "merges equal ends of blocks",
     .first_level = 1,
     .after = "late-peephole vex duplicate-dispatches",
     .on_machine = machine_pass<merge_tails>},
    {.name = "block-layout",
     .description = "orders blocks and chooses their jumps",
     .after = "prologue-epilogue late-peephole vex duplicate-dispatches merge-tails",
     .on_machine = run_block_layout},
    {.name = "align-loops",
     .description = "aligns short loops to cache lines",
     .is_optional_at_any_level = true,
     .after = "block-layout",
     .on_machine = machine_pass<align_loops>},
    {.name = "unwind",
     .description = "makes the unwind table",
     .after = "prologue-epilogue block-layout align-loops",
     .on_machine = machine_pass<insert_unwind_steps>},
    {.name = "encode",
     .description = "encodes bytes, relocations and tables of the function",
     .after = "block-layout unwind"},
    {.name = "write",
     .description = "writes the function to the output; above -O0 only if something needs it",
     .after = "encode"},
};

}  // namespace

std::span<const PassInfo> pass_table() { return kPasses; }
int encode_stage() { return static_cast<int>(std::size(kPasses)) - 2; }
int write_stage() { return encode_stage() + 1; }

int find_pass(std::string_view name) {
  for (size_t i = 0; i < std::size(kPasses); ++i)
    if (kPasses[i].name == name) return static_cast<int>(i);
  return -1;
}

std::vector<size_t> passes_named(std::string_view names) {
  std::vector<size_t> passes;
  while (!names.empty()) passes.push_back(static_cast<size_t>(find_pass(take_word(names))));
  return passes;
}

PassSpan find_passes(std::string_view name) {
  PassSpan found{find_pass(name), find_pass(name)};
  for (size_t i = 0; i < std::size(kPasses) && !name.empty(); ++i) {
    if (kPasses[i].group != name) continue;
    if (found.first < 0) found.first = static_cast<int>(i);
    found.last = static_cast<int>(i);
  }
  return found;
}

LegalizationNeeds needs_served_before(size_t pass) {
  LegalizationNeeds served = LegalizationNeeds::none();
  for (size_t i = 0; i < std::size(kPasses); ++i)
    if (kPasses[i].need != nullptr) served.*kPasses[i].need = i < pass;
  return served;
}

std::vector<std::string_view> pass_names() {
  std::vector<std::string_view> names;
  std::string_view group;
  for (const PassInfo& pass : kPasses) {
    if (pass.group != group && !pass.group.empty()) names.push_back(pass.group);
    group = pass.group;
    names.push_back(pass.name);
  }
  return names;
}

}  // namespace lilt::backend

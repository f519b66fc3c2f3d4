#include "backend/pass_table.h"

#include "backend/allocator_error.h"
#include "backend/internal_error.h"
#include "backend/legalize/steps.h"
#include "backend/passes/passes.h"
#include "ir/opt/passes.h"
#include "regalloc/apply.h"
#include "regalloc/check.h"
#include "regalloc/remarks.h"
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
                                        : PassResult::Changed;
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

PassResult run_inline(ssa::Function& function, PassContext& context) {
  if (context.inline_bodies == nullptr) return PassResult::Unchanged;
  // An optimizer has already decided against inlining the calls that remain.
  const bool only_always = context.level == 0 || context.is_optimized;
  const bool changed = opt::inline_calls(function, *context.inline_bodies, only_always,
                                         context.remarks, context.scratch);
  return changed ? PassResult::Changed : PassResult::Unchanged;
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
  regalloc::apply(function, points, allocation, context.scratch);
}

constexpr PassInfo kPasses[] = {
    {.name = "inline",
     .description =
         "calls of small functions become their bodies; at -O0 and in optimized modules of "
         "`alwaysinline` ones",
     .is_optional_at_any_level = true,
     .on_ssa = run_inline},
    {.name = "thread-cleanups",
     .description = "jumps pass the blocks that end scopes where they lead is known",
     .first_level = 1,
     .skips_optimized = true,
     .after = "inline",
     .on_ssa = ssa_pass<opt::thread_cleanups>},
    {.name = "sroa",
     .description = "structs and arrays in allocas become a scalar each",
     .first_level = 1,
     .skips_optimized = true,
     .after = "inline thread-cleanups",
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::scalar_replacement>},
    {.name = "mem2reg",
     .description = "allocas whose address does not escape become SSA values",
     .first_level = 1,
     .skips_optimized = true,
     .after = "sroa",
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
     .keeps = kGraph,  // where it changes the graph it says so itself
     .on_ssa = ssa_pass<opt::simplify_cfg>},
    {.name = "tail-recursion",
     .description = "calls of the function itself whose result is returned become jumps",
     .first_level = 2,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg",
     .on_ssa = ssa_pass<opt::tail_recursion>},
    {.name = "loop-unroll",
     .description = "short loops become copies of their bodies, arrays in them scalars",
     .first_level = 2,
     .after = "sroa mem2reg simplify-cfg tail-recursion",
     .then = "simplify-cfg instruction-simplify sroa mem2reg instruction-simplify simplify-cfg "
             "instruction-simplify",
     .turns = 3,  // a loop around loops that went is smaller
     .needs = {ControlFlow, Dominators, Loops},
     .on_ssa = ssa_pass<opt::loop_unroll>},
    {.name = "loop-idioms",
     .description = "loops that fill or copy memory become memset or memcpy, empty ones go",
     .first_level = 2,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg loop-unroll",
     .then = "simplify-cfg instruction-simplify",
     .needs = {ControlFlow, Dominators, Loops},
     .on_ssa = ssa_pass<opt::loop_idioms>},
    {.name = "loop-pairs",
     .description = "short loops make two rounds at a time",
     .first_level = 2,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg loop-unroll loop-idioms",
     .then = "instruction-simplify",
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::loop_pairs>},
    {.name = "loop-rotate",
     .description = "loops test their condition at the bottom",
     .first_level = 2,
     .skips_optimized = true,
     .after = "simplify-cfg",
     .needs = {ControlFlow, Dominators, Loops},
     .on_ssa = ssa_pass<opt::loop_rotate>},
    {.name = "early-cse",
     .description =
         "equal instructions, loads of known values, redundant stores, unused instructions",
     .first_level = 1,
     .skips_optimized = true,
     .after = "mem2reg simplify-cfg",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::early_cse>},
    {.name = "thread-jumps",
     .description = "edges that decide their target's branch skip it",
     .first_level = 2,
     .after = "early-cse",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,  // those of the new graph, if any
     .on_ssa = ssa_pass<opt::thread_jumps>},
    {.name = "late-simplify-cfg",
     .description = "simplify-cfg again: early-cse leaves blocks with nothing in them",
     .first_level = 1,
     .after = "early-cse thread-jumps",
     .needs = {ControlFlow},
     .keeps = kGraph,  // as simplify-cfg
     .on_ssa = ssa_pass<opt::late_simplify_cfg>},
    {.name = "licm",
     .description = "loads and arithmetic that loops do not change move before them",
     .first_level = 2,
     .skips_optimized = true,
     .after = "loop-rotate early-cse late-simplify-cfg",
     .then = "mem2reg",  // of the memory that it promotes
     .turns = 2,         // the first may only make preheaders
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::licm>},
    {.name = "carried-loads",
     .description = "loads of what a loop stored in the round before become phis",
     .first_level = 2,
     .skips_optimized = true,
     .after = "loop-rotate early-cse licm",
     .needs = {ControlFlow, Dominators, Loops},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::carried_loads>},
    {.name = "sink",
     .description = "instructions move behind the branch that tells whether they are needed",
     .first_level = 2,
     .skips_optimized = true,
     .after = "early-cse licm carried-loads",
     .needs = {ControlFlow, Dominators},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::sink>},
    {.name = "merge-phis",
     .description = "phis that are always equal become one",
     .first_level = 2,
     .after = "late-simplify-cfg carried-loads",
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::merge_phis>},
    {.name = "square-roots",
     .description = "calls of sqrt remain for numbers less than zero only",
     .first_level = 1,
     .after = "late-simplify-cfg licm carried-loads",
     .on_ssa = ssa_pass<opt::square_roots>},
    {.name = "split-conditions",
     .description = "branches on two joined conditions become two where the second takes work",
     .first_level = 2,
     .after = "loop-rotate early-cse licm",
     .needs = {ControlFlow, Dominators},
     .on_ssa = ssa_pass<opt::split_conditions>},
    {.name = "branch-selects",
     .description = "selects that loops wait for become branches, floating-point ones everywhere",
     .first_level = 2,
     .after = "late-simplify-cfg licm split-conditions",
     .needs = {ControlFlow, Dominators, Loops},
     .on_ssa = ssa_pass<opt::branch_selects>},
    {.name = "stack-coloring",
     .description = "allocas that are never alive together share memory",
     .first_level = 1,
     .after = "sroa mem2reg licm split-conditions",
     .needs = {ControlFlow},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::stack_coloring>},
    {.name = "mark-tail-calls",
     .description = "calls that are returned and cannot reach the frame become jumps",
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
     .description = "returns directly behind tail calls",
     .after = "early-cse",
     .group = "legalize",
     .on_ssa = step<duplicate_returns>},
    {.name = "unreachable-blocks",
     .description = "removes blocks that no path reaches",
     .after = "duplicate-returns",
     .group = "legalize",
     .on_ssa = step<remove_unreachable_blocks>},
    {.name = "check-supported",
     .description = "reports unsupported IR; finds the passes that the function needs",
     .after = "unreachable-blocks",
     .group = "legalize",
     .on_ssa = run_check_supported},
    {.name = "invokes",
     .description = "become calls and branches to landing pads of their own; resumes become calls",
     .after = "check-supported",
     .group = "legalize",
     .need = &LegalizationNeeds::invokes,
     .on_ssa = step<lower_invokes>},
    {.name = "instruments",
     .description = "calls of profilers at entries and returns",
     .after = "invokes",
     .group = "legalize",
     .need = &LegalizationNeeds::instruments,
     .keeps = kGraph,
     .on_ssa = step<call_instruments>},
    {.name = "stack-guards",
     .description = "a secret above arrays shows at returns whether they were overrun",
     .after = "instruments",
     .group = "legalize",
     .need = &LegalizationNeeds::stack_guards,
     .on_ssa = step<guard_stack>},
    {.name = "inline-assembly",
     .description = "a kind of place for each operand, completed text",
     .after = "stack-guards",
     .group = "legalize",
     .need = &LegalizationNeeds::assembly,
     .on_ssa = step<lower_inline_assembly>},
    {.name = "constant-expressions",
     .description = "become instructions",
     .after = "inline-assembly",
     .group = "legalize",
     .need = &LegalizationNeeds::constant_expressions,
     .keeps = kGraph,
     .on_ssa = step<expand_constant_expressions>},
    {.name = "atomics",
     .description = "updates that x86-64 lacks become loops",
     .after = "constant-expressions",
     .group = "legalize",
     .need = &LegalizationNeeds::atomics,
     .on_ssa = step<lower_atomics>},
    {.name = "intrinsics",
     .description = "expands calls of intrinsics by the rules of their table",
     .after = "constant-expressions",
     .group = "legalize",
     .need = &LegalizationNeeds::intrinsics,
     .on_ssa = step<expand_intrinsics>},
    {.name = "quadruple-arithmetic",
     .description = "operations on fp128 become calls",
     .after = "intrinsics",
     .group = "legalize",
     .need = &LegalizationNeeds::quadruple,
     .keeps = kGraph,
     .on_ssa = step<lower_quadruple_operations>},
    {.name = "swift-errors",
     .description = "are passed as values; jumps that conventions guarantee become `musttail`",
     .after = "duplicate-returns",
     .group = "legalize",
     .need = &LegalizationNeeds::swift_errors,
     .keeps = kGraph,
     .on_ssa = step<lower_swift_errors>},
    {.name = "signatures",
     .description = "arguments and results as the calling convention passes them",
     .after = "atomics intrinsics quadruple-arithmetic swift-errors",
     .group = "legalize",
     .need = &LegalizationNeeds::signatures,
     .keeps = kGraph,
     .on_ssa = step<flatten_signatures>},
    {.name = "must-tail-calls",
     .description = "reports those that cannot be jumps",
     .after = "duplicate-returns signatures",
     .group = "legalize",
     .need = &LegalizationNeeds::must_tail_calls,
     .keeps = kGraph,
     .on_ssa = step<check_tail_calls>},
    {.name = "variable-arguments",
     .description = "va_start, va_copy, va_end and va_arg",
     .after = "signatures",
     .group = "legalize",
     .need = &LegalizationNeeds::variable_arguments,
     .on_ssa = step<lower_variable_arguments>},
    {.name = "x87-casts",
     .description = "values of x86_fp80 from several places move to memory",
     .after = "intrinsics",
     .group = "legalize",
     .need = &LegalizationNeeds::x87,
     .keeps = kGraph,
     .on_ssa = step<demote_x87_values>},
    {.name = "split-types",
     .description = "values of illegal types become legal parts",
     .after = "atomics signatures variable-arguments x87-casts",
     .group = "legalize",
     .need = &LegalizationNeeds::illegal_types,
     .needs = {ControlFlow},
     .keeps = kGraph,
     .on_ssa = run_split_types},
    {.name = "remainders",
     .description = "frem becomes a call",
     .after = "intrinsics split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::floating_remainders,
     .keeps = kGraph,
     .on_ssa = step<lower_floating_operations>},
    {.name = "x87-values",
     .description = "as x87-casts, for parts of aggregates",
     .after = "split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::x87,
     .keeps = kGraph,
     .on_ssa = step<demote_x87_values>},
    {.name = "switches",
     .description = "become comparisons, bit tests and tables",
     .after = "split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::switches,
     .on_ssa = step<lower_switches>},
    {.name = "indirect-branches",
     .description = "those that share targets become one",
     .group = "legalize",
     .need = &LegalizationNeeds::indirect_branches,
     .on_ssa = step<merge_indirect_branches>},
    {.name = "critical-edges",
     .description = "get a block of their own",
     .after = "atomics split-types switches",
     .group = "legalize",
     .need = &LegalizationNeeds::critical_edges,
     .on_ssa = step<split_critical_edges>},
    {.name = "getelementptrs",
     .description = "become addresses that x86-64 can express",
     .after = "constant-expressions split-types",
     .group = "legalize",
     .need = &LegalizationNeeds::getelementptrs,
     .keeps = kGraph,
     .on_ssa = step<split_getelementptrs>},
    {.name = "shorten-recurrences",
     .description = "sums in loops add last what comes from the round before",
     .first_level = 2,
     .after = "critical-edges getelementptrs",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::shorten_recurrences>},
    {.name = "loop-addresses",
     .description = "addresses in loops are hoisted, or advanced as pointers",
     .first_level = 2,
     .after = "critical-edges getelementptrs",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::loop_addresses>},
    {.name = "hoist-constants",
     .description = "constants that take an instruction are made before loops",
     .first_level = 2,
     .after = "critical-edges getelementptrs loop-addresses",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::hoist_constants>},
    {.name = "merge-stores",
     .description = "constants stored side by side become one",
     .first_level = 2,
     .after = "split-types getelementptrs",
     .keeps = kGraph,
     .on_ssa = ssa_pass<opt::merge_stores>},
    {.name = "results-of-invokes",
     .description = "move to where the call returns to",
     .after = "invokes critical-edges getelementptrs hoist-constants merge-stores",
     .need = &LegalizationNeeds::invokes,
     .keeps = kGraph,
     .on_ssa = step<place_results_of_invokes>},

    {.name = "isel",
     .description = "instruction selection",
     .after = "remainders x87-values indirect-branches critical-edges getelementptrs "
              "results-of-invokes",
     .needs = {ControlFlow, Dominators, Loops, Frequencies},
     .lower = run_select},
    {.name = "hoist-tables",
     .description = "addresses of jump tables are made before loops",
     .first_level = 2,
     .after = "isel",
     .on_machine = machine_pass<hoist_tables>},
    {.name = "two-address",
     .description = "commutes operands so that a dying one gives up its register",
     .first_level = 1,
     .after = "isel",
     .on_machine = machine_pass<choose_two_address>},
    {.name = "regalloc",
     .description = "register allocation, checked and applied",
     .after = "isel two-address",
     .on_machine = run_register_allocation},
    {.name = "dead-reloads",
     .description = "removes loads from spill slots that nothing reads",
     .first_level = 1,
     .after = "regalloc",
     .on_machine = machine_pass<remove_dead_reloads>},
    {.name = "hoist-edge-moves",
     .description = "moves of an edge go over its branch",
     .first_level = 1,
     .after = "regalloc dead-reloads",
     .on_machine = machine_pass<hoist_edge_moves>},
    {.name = "shrink-wrap",
     .description = "a block after the entry for the prologue",
     .first_level = 1,
     .after = "regalloc hoist-edge-moves",
     .on_machine = machine_pass<shrink_wrap>},
    {.name = "prologue-epilogue",
     .description = "frame layout, prologue and epilogues",
     .after = "regalloc shrink-wrap",
     .on_machine = machine_pass<insert_prologue_epilogue>},
    {.name = "late-peephole",
     .description = "xor for zero, lea for move and add, inc and dec",
     .first_level = 1,
     .after = "prologue-epilogue",
     .on_machine = machine_pass<late_peephole>},
    {.name = "vex",
     .description = "forms with a VEX prefix, vzeroupper",
     .after = "prologue-epilogue late-peephole",
     .on_machine = machine_pass<finish_vex>},
    {.name = "duplicate-dispatches",
     .description = "copies of indirect jumps replace jumps to them",
     .is_optional_at_any_level = true,
     .after = "prologue-epilogue late-peephole",
     .on_machine = machine_pass<duplicate_dispatches>},
    {.name = "merge-tails",
     .description = "equal ends of blocks become one",
     .first_level = 1,
     .after = "late-peephole vex duplicate-dispatches",
     .on_machine = machine_pass<merge_tails>},
    {.name = "block-layout",
     .description = "order of blocks and their jumps",
     .after = "prologue-epilogue late-peephole vex duplicate-dispatches merge-tails",
     .on_machine = run_block_layout},
    {.name = "align-loops",
     .description = "short loops lie in lines of the instruction cache",
     .is_optional_at_any_level = true,
     .after = "block-layout",
     .on_machine = machine_pass<align_loops>},
    {.name = "unwind",
     .description = "steps of the unwind table",
     .after = "prologue-epilogue block-layout align-loops",
     .on_machine = machine_pass<insert_unwind_steps>},
    {.name = "encode",
     .description = "bytes, relocations and tables of the function",
     .after = "block-layout unwind"},
    {.name = "write",
     .description = "places in the output; above -O0 without what nothing needs",
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

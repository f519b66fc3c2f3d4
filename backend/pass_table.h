// The one table of passes: their order and their levels, what they need and what they keep.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/certify/phi_location.h"
#include "backend/isel/isel.h"
#include "backend/legalize/needs.h"
#include "backend/passes/machine_passes.h"
#include "ir/mir/machine_function.h"
#include "ir/opt/inline.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"
#include "ir/support/diagnostic.h"
#include "ir/support/remarks.h"
#include "regalloc/allocation.h"

namespace lilt::backend {

// The context of a pass, besides its function.
struct PassContext {
  Diagnostics& diagnostics;
  Arena& scratch;  // for arrays of the pass; the runner gives them back
  ssa::Analyses& analyses;
  SelectionOptions selection = {};
  BlockOrder block_order = BlockOrder::Kept;
  const regalloc::AllocatorInfo* allocator = nullptr;
  regalloc::AllocatorCall call_allocator = nullptr;
  regalloc::AllocationOptions allocation_options = {};
  bool verify_allocation = false;
  certify::PhiLocations* phi_locations = nullptr;  // of the last function; null: nobody wants them
  regalloc::TraceObserver* trace = nullptr;        // null: no trace
  regalloc::Allocation allocation = {};  // the last function's; its memory serves the next one
  LegalizationNeeds needs = {};          // of the function, once check-supported has run
  Remarks remarks = {};                  // of the function
  opt::InlineBodies* inline_bodies = nullptr;  // null: nothing is inlined
  int level = 0;                               // of optimization
  bool is_optimized = false;                   // the module has been through an optimizer
  int turn = 0;                                // of the pass, from 0
  // Of the function, while `inline` takes turns: those that were indirect after its last one.
  std::vector<ssa::InstId> indirect_calls = {};
};

enum class PassResult : uint8_t {
  Failed,  // errors were reported, which ends the compilation of the function
  Unchanged,
  Changed,
  Clean,  // changed, and its followers have nothing to do
  Again,  // changed; the pass wants another turn, after its followers'
};

// A pass has one of three shapes: over SSA IR, from SSA IR to machine IR (one), over machine IR.
// The last rows have no function: `encode` is the function compiler's, `write` the module
// compiler's work.
struct PassInfo {
  std::string_view name = {};         // as in --print-after=NAME
  std::string_view description = {};  // one line, what it does
  int first_level = 0;                // runs at this optimization level and above
  bool is_optional_at_any_level = false;
  // Does nothing to a module that has been through an optimizer (Module::is_optimized): it finds
  // too little there to pay for itself, as measured.
  bool skips_optimized = false;
  std::string_view after = {};  // names of passes that must come before, divided by blanks
  // Names of passes over SSA IR that follow each turn that left them work, as parts of this pass:
  // whatever options and levels say, and printed, verified and timed with it.
  std::string_view then = {};
  // The same for those that simplify each body that this pass takes in, before it does, and those
  // that bodies get then that are a little too large.
  std::string_view on_bodies = {}, on_large_bodies = {};
  int turns = 1;                // that it gets at most, if it asks for another one
  std::string_view group = {};  // a name for several adjacent passes together; empty: none
  bool LegalizationNeeds::*need = nullptr;  // runs on functions with this need only; null: on all
  ssa::AnalysisSet needs = {};  // analyses that it may ask for; they are computed on demand
  ssa::AnalysisSet keeps = {};  // analyses that stay valid if it changes the function
  PassResult (*on_ssa)(ssa::Function&, PassContext&) = nullptr;
  void (*lower)(const ssa::Function&, mir::MachineFunction&, PassContext&) = nullptr;
  void (*on_machine)(mir::MachineFunction&, PassContext&) = nullptr;

  bool is_pass() const { return on_ssa != nullptr || lower != nullptr || on_machine != nullptr; }
  // Whether it may be disabled: code is correct without it.
  bool is_optional() const { return first_level > 0 || is_optional_at_any_level; }
};

// All passes in order, then encode and write.
std::span<const PassInfo> pass_table();
// Their indices; the passes come before.
int encode_stage();
int write_stage();

// Returns one message for each fault of a table: a pass in the wrong place, or one that keeps an
// analysis but not what that is computed from.
std::vector<std::string> check_pass_table(std::span<const PassInfo> table);

// Index of the pass with that name in the table, or -1.
int find_pass(std::string_view name);

// Indices of the passes with those names, divided by blanks.
std::vector<size_t> passes_named(std::string_view names);

// The first and the last pass of that name: one pass, or a group. Both are -1 if the name is
// unknown.
struct PassSpan {
  int first, last;
  friend bool operator==(PassSpan, PassSpan) = default;
};
PassSpan find_passes(std::string_view name);

// The needs that the passes before this one have served, each wholly.
LegalizationNeeds needs_served_before(size_t pass);

// All names that find_passes knows: passes in order, and each group before its first pass.
std::vector<std::string_view> pass_names();

}  // namespace lilt::backend

// The runner: runs the passes of the table on one function, from its text to what the encoder
// takes. Only the runner times, dumps, verifies and stops.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/pass_table.h"

namespace lilt::backend {

// Where passes that may be left out stop, to find the one that breaks a program: of the functions
// of the text the first have all of them, the next one the first of them, the others none. (LLVM's
// -opt-bisect-limit, with two numbers, so that threads and lazy compiles do not matter.)
struct BisectLimit {
  uint32_t functions = UINT32_MAX, passes = 0;
};

struct PipelineOptions {
  int level = 2;
  std::string allocator;  // empty: the level's, see allocator_of
  std::vector<regalloc::AllocatorInfo> allocators = regalloc::allocators();  // all that are known
  regalloc::AllocatorCall call_allocator = call_directly;
  regalloc::AllocationOptions allocation;  // --ra-regs
  bool position_independent = true;
  ThreadLocals thread_locals = ThreadLocals::Shared;
  bool frame_pointer = false;  // every function keeps one in rbp
  // SSA and machine verifier after every pass; kept analyses against new ones.
  bool verify_each = false;
  bool verify_allocation = true;
  bool verify_code = false;    // finished code against the legalized function: see backend/certify
  bool measures_time = false;  // of each pass
  bool wants_remarks = false;
  std::string start_after, stop_after, run_pass;  // names of passes or groups, empty: none
  // Of the functions of the text so many stop after `stop_after`, the others before it.
  uint32_t stopped_functions = UINT32_MAX;
  // Code of a stage before the last is encoded as it is, for `lilt interpret`.
  bool encodes_any_stage = false;
  std::vector<std::string> print_before, print_after, disabled;
  BisectLimit bisect;
  bool print_after_all = false;
  bool print_changed = false;
  bool print_positions = false;               // in dumps of machine IR before register allocation
  std::vector<std::string> filter_functions;  // functions to show; empty: all

  // Whether dumps, trace and statistics show the function.
  bool shows(std::string_view function) const;

  static void call_directly(const regalloc::AllocatorInfo& allocator,
                            const regalloc::ProgramPoints& points,
                            const regalloc::AllocationOptions& allocation_options,
                            regalloc::TraceObserver* trace, regalloc::Allocation& result,
                            Arena& scratch) {
    allocator.run(points, allocation_options, trace, result, scratch);
  }
};

// The name of the register allocator: the option's, or `fast` at level 0 and `linear` above.
std::string_view allocator_of(const PipelineOptions& options);
// Index of the first pass to run; the size of the table if none.
int first_pass(const PipelineOptions& options);
// Whether the compile ends before `write`: the output is a dump.
bool stops_early(const PipelineOptions& options);
// The passes that a BisectLimit counts, in their order: those that run and may be left out.
std::vector<std::string_view> optional_passes(const PipelineOptions& options);

// Returns why a pass of the table does not run: "does not run at -O0", "is disabled"; empty if it
// runs on the functions that need it. A pass that an option names runs on all functions.
std::string why_not_run(const PipelineOptions& options, size_t pass);

// The text of a function in dumps.
std::string machine_text(const mir::MachineFunction& function, const PipelineOptions& options);

// One dump, requested by --print-before, --print-after or a similar option.
struct Dump {
  std::string_view when;  // "before", "after"
  std::string_view pass, function;
  bool is_machine;
  std::string_view text;       // empty: the pass changed nothing (print_changed)
  bool is_difference = false;  // from the text before the pass, line by line (print_changed)
};

// A function after a pass; one of the two is null.
struct PassOutput {
  const PassInfo& pass;
  const ssa::Function* function;
  const mir::MachineFunction* machine;
};

// Receivers of the runner's output; each may be empty.
struct PipelineObserver {
  std::function<void(const Dump&)> dump = {};
  std::function<void(const PassOutput&)> stage = {};  // after every pass of shown functions
  regalloc::TraceObserver* trace = nullptr;
};

// Totals by pass, for --time-passes.
struct PassTotals {
  std::chrono::nanoseconds time{0};  // if measured
  uint64_t runs = 0;
};

// Runs passes over SSA IR one by one on a function, and keeps the analyses that their rows of the
// table keep.
class SsaPasses {
 public:
  // The context outlives it. `verifies`: the function after each pass, and the row's columns.
  SsaPasses(PassContext& context, bool verifies) : context_(context), verifies_(verifies) {}

  // Begins with a function. `known`: see Pipeline::run.
  void begin(const ssa::Function& function, ssa::Analyses* known = nullptr);
  // One turn of a pass, unless it would find nothing to change. Throws InternalError.
  PassResult take_turn(size_t pass, ssa::Function& function);
  // One turn of each; false after errors.
  bool take_turns(std::span<const size_t> passes, ssa::Function& function);

 private:
  void verify(const PassInfo& pass, const ssa::Function& function);
  void check_analyses(const PassInfo& pass, std::vector<std::string>& faults);

  PassContext& context_;
  const bool verifies_;
  // Those that found nothing to change in the function as it is: a repetition is left out.
  std::vector<PassResult (*)(ssa::Function&, PassContext&)> settled_;
};

class Pipeline {
 public:
  // Requires names in the options to be valid (see find_passes, PipelineOptions::allocators).
  // Throws InternalError if the pass table has a fault.
  Pipeline(const PipelineOptions& options, PipelineObserver observer, Diagnostics& diagnostics);

  enum class Result : uint8_t {
    Failed,          // errors were reported
    StoppedAsSsa,    // --stop-after or --run-pass ended before selection: `function` is the result
    StoppedMachine,  // … after it: `machine` is the result
    Finished,        // all that the options ask for ran; `machine` is ready for the encoder
  };
  // Runs all passes that apply on a function just parsed. `known`: analyses of this
  // function as it is; they are taken over, and know nothing afterwards. Throws InternalError.
  Result run(ssa::Function& function, mir::MachineFunction& machine,
             ssa::Analyses* known = nullptr);
  // Runs the machine passes that apply on a machine function just parsed (--start-after,
  // --run-pass).
  Result run_machine(mir::MachineFunction& machine);

  // The number of the next function in its text: see BisectLimit.
  void set_function_number(uint32_t number) { function_number_ = number; }
  // Where `inline` gets bodies from; without, it does nothing. They must outlive the pipeline.
  void set_inline_bodies(opt::InlineBodies& bodies) { context_.inline_bodies = &bodies; }

  const regalloc::AllocatorInfo& allocator() const { return *context_.allocator; }
  const std::vector<PassTotals>& totals() const { return totals_; }  // by index in the table
  // The names under which the options ask for dumps before or after a row of the table.
  const std::vector<std::string_view>& dumps_before(int row) const {
    return requests_[static_cast<size_t>(row)].before;
  }
  const std::vector<std::string_view>& dumps_after(int row) const {
    return requests_[static_cast<size_t>(row)].after;
  }
  // Of the last function's register allocation, if the options show the function.
  const regalloc::AllocationStatistics& statistics() const { return statistics_; }
  // With PipelineOptions::verify_code: of the last function.
  const certify::PhiLocations& phi_locations() const { return phi_locations_; }
  // Of the last function, after legalization.
  ssa::Analyses& analyses() { return analyses_; }

 private:
  // What the options ask of a pass.
  struct Requests {
    bool runs = false;                            // on functions that need it
    bool runs_on_all = false;                     // on all functions: an option names it
    bool is_watched = false;                      // dumped, timed, verified or counted
    std::vector<std::string_view> before, after;  // names under which it is dumped
    std::vector<size_t> then;  // passes that follow where it changes the function
  };
  std::vector<Requests> read_requests() const;
  bool needs(size_t pass) const;
  bool is_beyond_limit(size_t pass, uint32_t& optional_passes) const;
  std::string print(bool as_machine, const ssa::Function* function,
                    const mir::MachineFunction& machine) const;
  Result finish(mir::MachineFunction& machine, int end);
  bool run_pass(size_t pass, ssa::Function* function, mir::MachineFunction& machine);
  bool run_watched(size_t pass, ssa::Function* function, mir::MachineFunction& machine);
  bool execute(size_t pass, ssa::Function* function, mir::MachineFunction& machine);
  bool take_turns(size_t pass, ssa::Function& function);

  PipelineOptions options_;
  uint32_t function_number_ = 0;
  PipelineObserver observer_;
  Diagnostics& diagnostics_;
  Arena scratch_;
  ssa::Analyses analyses_{scratch_};
  PassContext context_;
  SsaPasses ssa_passes_{context_, options_.verify_each};
  int first_ = 0, end_ = 0;       // range of passes of the table to run
  int early_end_ = 0;             // of functions that stop before --stop-after
  bool is_encoded_ = false;       // the function goes on to the encoder
  bool names_are_shown_ = false;  // what the options show may name values of machine IR
  certify::PhiLocations phi_locations_;
  std::vector<Requests> requests_;  // by pass
  std::vector<PassTotals> totals_;
  regalloc::AllocationStatistics statistics_;
};

}  // namespace lilt::backend

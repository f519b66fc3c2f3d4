#include "backend/pipeline.h"

#include <algorithm>

#include "backend/internal_error.h"
#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"
#include "ir/support/line_difference.h"
#include "ir/support/words.h"
#include "regalloc/positions.h"

namespace lilt::backend {

namespace {

const regalloc::AllocatorInfo* find_allocator(
    const std::vector<regalloc::AllocatorInfo>& allocators, std::string_view name) {
  for (const regalloc::AllocatorInfo& allocator : allocators)
    if (allocator.name == name) return &allocator;
  return nullptr;
}

void throw_if_any(std::vector<std::string> faults, const PassInfo& pass,
                  std::string_view function) {
  if (!faults.empty()) throw InternalError(function, pass.name, std::move(faults));
}

// The function is machine IR after the lowering pass and every later one, SSA IR before.
bool is_after_selection(size_t pass) { return pass_table()[pass].on_ssa == nullptr; }

// The options select the passes from `first` to `last`.
struct PassRange {
  int first = 0, last = static_cast<int>(pass_table().size()) - 1;

  explicit PassRange(const PipelineOptions& options) {
    if (!options.start_after.empty()) first = find_passes(options.start_after).last + 1;
    if (!options.stop_after.empty()) last = find_passes(options.stop_after).last;
    if (options.run_pass.empty()) return;
    first = find_passes(options.run_pass).first;
    last = find_passes(options.run_pass).last;
  }
};

}  // namespace

bool PipelineOptions::shows(std::string_view function) const {
  return filter_functions.empty() || is_one_of(function, filter_functions);
}

std::string machine_text(const mir::MachineFunction& function, const PipelineOptions& options) {
  std::string text;
  if (options.print_positions && !function.is_allocated)
    regalloc::print_with_positions(text, function);
  else
    mir::print(text, function);
  return text;
}

std::string_view allocator_of(const PipelineOptions& options) {
  if (!options.allocator.empty()) return options.allocator;
  return options.level == 0 ? "fast" : "linear";
}
int first_pass(const PipelineOptions& options) { return PassRange(options).first; }
bool stops_early(const PipelineOptions& options) { return PassRange(options).last < write_stage(); }

std::string why_not_run(const PipelineOptions& options, size_t pass) {
  const PassInfo& info = pass_table()[pass];
  const PassRange range(options);
  const int p = static_cast<int>(pass);
  const bool is_in_range = p >= range.first && p <= range.last;
  if (!options.run_pass.empty() && is_in_range) return {};
  if (options.level < info.first_level) return "does not run at -O" + std::to_string(options.level);
  if (is_one_of(info.name, options.disabled)) return "is disabled";
  if (is_in_range) return {};
  if (!options.run_pass.empty()) return "does not run: --run-pass names another";
  if (p < range.first) return "does not run: it comes before --start-after=" + options.start_after;
  return "does not run: it comes after --stop-after=" + options.stop_after;
}

std::vector<std::string_view> optional_passes(const PipelineOptions& options) {
  std::vector<std::string_view> names;
  for (size_t pass = 0; pass < pass_table().size(); ++pass)
    if (pass_table()[pass].is_optional() && why_not_run(options, pass).empty())
      names.push_back(pass_table()[pass].name);
  return names;
}

void SsaPasses::begin(const ssa::Function& function, ssa::Analyses* known) {
  settled_.clear();
  if (known != nullptr)
    context_.analyses.take_over(*known);
  else
    context_.analyses.reset(function);
}

PassResult SsaPasses::take_turn(size_t pass, ssa::Function& function) {
  const PassInfo& info = pass_table()[pass];
  if (std::ranges::find(settled_, info.on_ssa) != settled_.end()) return PassResult::Unchanged;
  const Arena::Scope scope(context_.scratch);
  const PassResult result = info.on_ssa(function, context_);
  if (result != PassResult::Unchanged && result != PassResult::Failed) {
    context_.analyses.keep_only(info.keeps);
    settled_.clear();
  } else {
    settled_.push_back(info.on_ssa);
  }
  // Also where it changed nothing: what it asked for is not charged to the pass after it.
  if (verifies_ && result != PassResult::Failed) verify(info, function);
  return result;
}

bool SsaPasses::take_turns(std::span<const size_t> passes, ssa::Function& function) {
  return std::ranges::all_of(
      passes, [&](size_t pass) { return take_turn(pass, function) != PassResult::Failed; });
}

void SsaPasses::verify(const PassInfo& pass, const ssa::Function& function) {
  Diagnostics found;
  ssa::verify(function, found);
  std::vector<std::string> faults;
  for (const Diagnostic& fault : found.all()) faults.push_back(fault.message);
  if (faults.empty()) check_analyses(pass, faults);
  throw_if_any(std::move(faults), pass, function.name());
}

// Finds wrong columns of the pass table: the pass changed what it says that it keeps, or asked for
// what it does not say that it needs.
void SsaPasses::check_analyses(const PassInfo& pass, std::vector<std::string>& faults) {
  for (const std::string& name : context_.analyses.find_stale())
    faults.push_back("the kept analysis '" + name + "' does not describe the function");
  const ssa::AnalysisSet asked = context_.analyses.take_asked();
  for (size_t i = 0; i < ssa::kAnalysisCount; ++i) {
    const auto analysis = static_cast<ssa::Analysis>(i);
    if (asked.contains(analysis) && !pass.needs.contains(analysis))
      faults.push_back("the pass needs the analysis '" + std::string(ssa::name_of(analysis)) +
                       "', which the pass table does not list");
  }
}

Pipeline::Pipeline(const PipelineOptions& options, PipelineObserver observer,
                   Diagnostics& diagnostics)
    : options_(options),
      observer_(std::move(observer)),
      diagnostics_(diagnostics),
      context_{.diagnostics = diagnostics,
               .scratch = scratch_,
               .analyses = analyses_,
               .selection = {.position_independent = options.position_independent,
                             .thread_locals = options.thread_locals,
                             .frame_pointer = options.frame_pointer,
                             .text_order = options.level == 0},
               .block_order = options.level == 0 ? BlockOrder::Kept : BlockOrder::ByFrequency,
               .call_allocator = options.call_allocator,
               .allocation_options = options.allocation,
               .verify_allocation = options.verify_allocation,
               .phi_locations = options.verify_code ? &phi_locations_ : nullptr,
               .trace = observer_.trace,
               .level = options.level},
      totals_(pass_table().size()) {
  if (std::vector<std::string> faults = check_pass_table(pass_table()); !faults.empty())
    throw InternalError("any function", "reading the pass table", std::move(faults));
  context_.allocator = find_allocator(options_.allocators, allocator_of(options_));
  const PassRange range(options_);
  first_ = range.first;
  end_ = std::min(range.last + 1, encode_stage());
  early_end_ =
      options_.stop_after.empty() ? end_ : std::min(find_passes(options_.stop_after).first, end_);
  is_encoded_ = range.last >= encode_stage() || options_.encodes_any_stage;
  requests_ = read_requests();
  names_are_shown_ = options_.print_after_all || !options_.print_after.empty() ||
                     !options_.print_before.empty() || options_.print_changed ||
                     stops_early(options_) || options_.wants_remarks || options_.verify_each ||
                     observer_.trace != nullptr;
}

std::vector<Pipeline::Requests> Pipeline::read_requests() const {
  std::vector<Requests> requests(pass_table().size());
  for (size_t pass = 0; pass < requests.size(); ++pass) {
    const std::string_view name = pass_table()[pass].name;
    const int p = static_cast<int>(pass);
    Requests& request = requests[pass];
    request.runs = why_not_run(options_, pass).empty();
    request.then = passes_named(pass_table()[pass].then);
    for (const std::string& asked : options_.print_before)
      if (find_passes(asked).first == p) request.before.push_back(asked);
    for (const std::string& asked : options_.print_after)
      if (find_passes(asked).last == p) request.after.push_back(asked);
    request.runs_on_all =
        !request.before.empty() || !request.after.empty() || options_.run_pass == name;
    if (options_.print_after_all && request.after.empty()) request.after.push_back(name);
    request.is_watched = !request.before.empty() || !request.after.empty() ||
                         options_.print_changed || options_.verify_each || options_.measures_time ||
                         observer_.stage || name == "regalloc";  // traced and counted
  }
  return requests;
}

std::string Pipeline::print(bool as_machine, const ssa::Function* function,
                            const mir::MachineFunction& machine) const {
  if (as_machine) return machine_text(machine, options_);
  std::string text;
  ssa::print_function(text, *function);
  return text;
}

// Of the passes in their order; counts those that may be left out.
bool Pipeline::is_beyond_limit(size_t pass, uint32_t& optional_passes) const {
  const BisectLimit& limit = options_.bisect;
  if (limit.functions == UINT32_MAX || !requests_[pass].runs || !pass_table()[pass].is_optional())
    return false;
  ++optional_passes;
  return function_number_ > limit.functions ||
         (function_number_ == limit.functions && optional_passes > limit.passes);
}

// Whether the pass runs on the function at hand.
bool Pipeline::needs(size_t pass) const {
  const PassInfo& info = pass_table()[pass];
  return requests_[pass].runs &&
         (info.need == nullptr || context_.needs.*info.need || requests_[pass].runs_on_all);
}

Pipeline::Result Pipeline::run(ssa::Function& function, mir::MachineFunction& machine,
                               ssa::Analyses* known) {
  bool is_machine = false;
  uint32_t optional = 0;
  ssa_passes_.begin(function, known);
  context_.needs = {};
  // A pass that an option names looks at any module.
  context_.is_optimized = function.module().header().is_optimized && options_.run_pass.empty();
  const SourceText* source = function.module().header().source();
  const bool has_remarks =
      options_.wants_remarks && source != nullptr && options_.shows(function.name());
  context_.remarks = has_remarks ? Remarks(diagnostics_, *source) : Remarks();
  const bool stops_before = function_number_ >= options_.stopped_functions;
  const int end = stops_before ? early_end_ : end_;
  for (int pass = first_; pass < end; ++pass) {
    size_t p = static_cast<size_t>(pass);
    if (is_beyond_limit(p, optional) || !needs(p)) continue;
    if (!run_pass(p, is_machine ? nullptr : &function, machine)) return Result::Failed;
    is_machine = is_after_selection(p);
  }
  const bool is_finished = is_encoded_ && (!stops_before || options_.encodes_any_stage);
  if (is_machine && is_finished) return finish(machine, end);
  return is_machine ? Result::StoppedMachine : Result::StoppedAsSsa;
}

Pipeline::Result Pipeline::run_machine(mir::MachineFunction& machine) {
  context_.remarks = {};
  for (int pass = first_; pass < end_; ++pass) {
    size_t p = static_cast<size_t>(pass);
    if (pass_table()[p].on_machine == nullptr || !needs(p)) continue;
    if (!run_pass(p, nullptr, machine)) return Result::Failed;
  }
  return is_encoded_ ? finish(machine, end_) : Result::StoppedMachine;
}

// Of a stage before the last, code of which a frame is laid out needs its unwind table.
Pipeline::Result Pipeline::finish(mir::MachineFunction& machine, int end) {
  const int unwind = find_pass("unwind");
  if (end <= unwind && machine.frame.laid_out &&
      !run_pass(static_cast<size_t>(unwind), nullptr, machine))
    return Result::Failed;
  return Result::Finished;
}

bool Pipeline::run_pass(size_t pass, ssa::Function* function, mir::MachineFunction& machine) {
  ++totals_[pass].runs;
  return requests_[pass].is_watched ? run_watched(pass, function, machine)
                                    : execute(pass, function, machine);
}

// The turns of a pass, and after each the passes that follow it; false after errors.
bool Pipeline::take_turns(size_t pass, ssa::Function& function) {
  for (int turn = 0; turn < pass_table()[pass].turns; ++turn) {
    context_.turn = turn;
    const PassResult result = ssa_passes_.take_turn(pass, function);
    if (result == PassResult::Failed) return false;
    if (result == PassResult::Unchanged || result == PassResult::Clean) break;
    if (!ssa_passes_.take_turns(requests_[pass].then, function)) return false;
    if (result != PassResult::Again) break;
  }
  return true;
}

// Runs the pass's function; false after errors. `function` is null after selection.
bool Pipeline::execute(size_t pass, ssa::Function* function, mir::MachineFunction& machine) {
  const PassInfo& info = pass_table()[pass];
  const Arena::Scope scope(scratch_);
  if (info.on_ssa != nullptr)
    return (info.skips_optimized && context_.is_optimized) || take_turns(pass, *function);
  if (info.lower != nullptr) {
    if (names_are_shown_ && options_.shows(function->name())) ssa::settle_names(*function);
    if (function->is_large()) function->release_uses();
    info.lower(*function, machine, context_);
    if (function->is_large() && !options_.verify_code) function->release_body();
  } else {
    info.on_machine(machine, context_);
  }
  return true;
}

bool Pipeline::run_watched(size_t pass, ssa::Function* function, mir::MachineFunction& machine) {
  const PassInfo& info = pass_table()[pass];
  const Requests& requests = requests_[pass];
  const std::string_view name = function != nullptr ? function->name() : machine.name();
  const bool is_shown = options_.shows(name);
  auto dump = [&](std::string_view when, std::string_view which, bool is_machine,
                  std::string_view text, bool is_difference = false) {
    if (observer_.dump) observer_.dump({when, which, name, is_machine, text, is_difference});
  };
  const bool changed = is_shown && options_.print_changed;
  std::string old_text;
  if (changed || (is_shown && !requests.before.empty()))
    old_text = print(function == nullptr, function, machine);
  if (is_shown)
    for (std::string_view asked : requests.before)
      dump("before", asked, function == nullptr, old_text);

  context_.trace = is_shown ? observer_.trace : nullptr;
  using Clock = std::chrono::steady_clock;
  const auto start = options_.measures_time ? Clock::now() : Clock::time_point();
  if (!execute(pass, function, machine)) return false;
  if (options_.measures_time) totals_[pass].time += Clock::now() - start;
  if (is_shown && info.name == "regalloc") statistics_ = context_.allocation.statistics;
  const bool is_machine = is_after_selection(pass);
  if (options_.verify_each && is_machine) throw_if_any(mir::verify(machine), info, machine.name());
  if (is_shown && observer_.stage)
    observer_.stage({info, is_machine ? nullptr : function, is_machine ? &machine : nullptr});
  if (!is_shown || (requests.after.empty() && !changed)) return true;
  const std::string text = print(is_machine, function, machine);
  for (std::string_view asked : requests.after) dump("after", asked, is_machine, text);
  if (!requests.after.empty()) return true;
  if (info.lower != nullptr)  // the other kind of text
    dump("after", info.name, is_machine, text);
  else
    dump("after", info.name, is_machine, line_difference(old_text, text), true);
  return true;
}

}  // namespace lilt::backend

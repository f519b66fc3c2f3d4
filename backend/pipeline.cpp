#include "backend/pipeline.h"

#include <algorithm>

#include "backend/internal_error.h"
#include "ir/mir/printer.h"
#include "ir/mir/verifier.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"

namespace lilt::backend {

namespace {

bool contains(const std::vector<std::string>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

const regalloc::AllocatorInfo* find_allocator(
    const std::vector<regalloc::AllocatorInfo>& allocators, std::string_view name) {
  for (const regalloc::AllocatorInfo& allocator : allocators)
    if (allocator.name == name) return &allocator;
  return nullptr;
}

// A pass that lowers makes machine IR; before it a function is SSA IR.
bool is_after_selection(size_t pass) { return pass_table()[pass].on_ssa == nullptr; }

std::string print(bool as_machine, const ssa::Function* function,
                  const mir::MachineFunction& machine) {
  std::string text;
  if (as_machine)
    mir::print(text, machine);
  else
    ssa::print_function(text, *function);
  return text;
}

}  // namespace

Pipeline::Pipeline(const PipelineOptions& options, PipelineObserver observer,
                   Diagnostics& diagnostics)
    : options_(options),
      observer_(std::move(observer)),
      diagnostics_(diagnostics),
      allocators_(regalloc::allocators()),
      context_{.diagnostics = diagnostics,
               .selection = {.position_independent = options.position_independent,
                             .thread_locals = options.thread_locals,
                             .frame_pointer = options.frame_pointer},
               .allocator = nullptr,
               .allocation = {.registers = options.ra_registers},
               .verify_allocation = options.verify_allocation,
               .trace = observer_.trace,
               .statistics = {}},
      last_(static_cast<int>(pass_table().size()) - 1),
      totals_(pass_table().size()) {
  std::string_view allocator = options_.allocator;
  if (allocator.empty()) allocator = options_.level == 0 ? "fast" : "linear";
  context_.allocator = find_allocator(allocators_, allocator);
  if (!options_.start_after.empty()) first_ = find_pass(options_.start_after) + 1;
  if (!options_.stop_after.empty()) last_ = find_pass(options_.stop_after);
  if (!options_.run_pass.empty()) first_ = last_ = find_pass(options_.run_pass);
}

bool Pipeline::applies(size_t pass) const {
  const PassInfo& info = pass_table()[pass];
  if (options_.run_pass == info.name) return true;
  return options_.level >= info.first_level && !contains(options_.disabled, info.name);
}

Pipeline::Result Pipeline::run(ssa::Function& function, mir::MachineFunction& machine) {
  bool is_machine = false;
  for (int pass = first_; pass <= last_; ++pass) {
    size_t p = static_cast<size_t>(pass);
    if (!applies(p)) continue;
    if (!run_pass(p, is_machine ? nullptr : &function, machine)) return Result::Failed;
    is_machine = is_after_selection(p);
  }
  if (is_machine && last_ + 1 == static_cast<int>(pass_table().size())) return Result::Finished;
  return is_machine ? Result::StoppedMachine : Result::StoppedAsSsa;
}

Pipeline::Result Pipeline::run_machine(mir::MachineFunction& machine) {
  for (int pass = first_; pass <= last_; ++pass) {
    size_t p = static_cast<size_t>(pass);
    if (pass_table()[p].on_machine == nullptr || !applies(p)) continue;
    if (!run_pass(p, nullptr, machine)) return Result::Failed;
  }
  return last_ + 1 == static_cast<int>(pass_table().size()) && options_.run_pass.empty()
             ? Result::Finished
             : Result::StoppedMachine;
}

bool Pipeline::run_pass(size_t pass, ssa::Function* function, mir::MachineFunction& machine) {
  const PassInfo& info = pass_table()[pass];
  const std::string_view name = function != nullptr ? function->name() : machine.name();
  const bool before = contains(options_.print_before, info.name) && is_dumped(name);
  const bool changed = options_.print_changed && is_dumped(name);
  std::string old_text;
  if (before || changed) old_text = print(function == nullptr, function, machine);
  if (before) dump("before", pass, function, machine, old_text);

  auto start = std::chrono::steady_clock::now();
  bool succeeded = info.on_ssa != nullptr  ? info.on_ssa(*function, context_)
                   : info.lower != nullptr ? info.lower(*function, machine, context_)
                                           : info.on_machine(machine, context_);
  totals_[pass].time += std::chrono::steady_clock::now() - start;
  ++totals_[pass].runs;
  if (!succeeded) return false;
  if (info.name == "regalloc") add_statistics();
  if (options_.verify_each) verify(pass, function, machine);

  const bool after =
      (options_.print_after_all || contains(options_.print_after, info.name)) && is_dumped(name);
  if (!after && !changed) return true;
  std::string text = print(is_after_selection(pass), function, machine);
  if (after || text != old_text) dump("after", pass, function, machine, text);
  return true;
}

void Pipeline::verify(size_t pass, ssa::Function* function, const mir::MachineFunction& machine) {
  std::vector<std::string> faults;
  if (is_after_selection(pass)) {
    faults = mir::verify(machine);
  } else {
    Diagnostics found;
    ssa::verify(*function, found);
    for (const Diagnostic& fault : found.all()) faults.push_back(fault.message);
  }
  if (faults.empty()) return;
  std::string_view name = is_after_selection(pass) ? machine.name() : function->name();
  throw InternalError(name, pass_table()[pass].name, std::move(faults));
}

void Pipeline::dump(std::string_view when, size_t pass, ssa::Function* function,
                    const mir::MachineFunction& machine, std::string_view text) {
  if (!observer_.dump) return;
  std::string_view name = function != nullptr ? function->name() : machine.name();
  std::string banner = "; *** " + std::string(when) + " " + std::string(pass_table()[pass].name) +
                       ", @" + std::string(name) + " ***\n";
  observer_.dump(banner, text);
}

bool Pipeline::is_dumped(std::string_view function) const {
  return options_.filter_functions.empty() || contains(options_.filter_functions, function);
}

void Pipeline::add_statistics() {
  const regalloc::AllocationStatistics& s = context_.statistics;
  statistics_.spills += s.spills;
  statistics_.reloads += s.reloads;
  statistics_.copies += s.copies;
  statistics_.exchanges += s.exchanges;
  statistics_.rematerializations += s.rematerializations;
  statistics_.weighted_spills += s.weighted_spills;
  statistics_.weighted_reloads += s.weighted_reloads;
  statistics_.weighted_copies += s.weighted_copies;
  statistics_.spill_slots += s.spill_slots;
  statistics_.splits += s.splits;
  statistics_.evictions += s.evictions;
}

}  // namespace lilt::backend

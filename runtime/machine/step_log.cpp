#include "runtime/machine/step_log.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#include "runtime/machine/host.h"

namespace lilt::machine {

using mir::Cell;
using mir::Register;

namespace {

constexpr size_t kMaxEntries = size_t{1} << 20;
constexpr size_t kMaxAllocations = 4096;
constexpr size_t kMaxArguments = 64;
constexpr size_t kMaxFailure = 512;  // bytes
constexpr size_t kMaxFunctions = 1 << 16;
constexpr size_t kStackRegister = 4;

}  // namespace

// Pages that nobody touches take no memory.
struct StepLog::Shared {
  std::atomic<uint32_t> entry_count, allocation_count;
  std::atomic<bool> is_full;
  uint64_t stack_top;
  char failure[kMaxFailure];
  uint32_t visits[kMaxFunctions], calls[kMaxFunctions];
  bool is_cut[kMaxFunctions];
  Allocation allocations[kMaxAllocations];
  uint32_t argument_count;
  Allocation arguments[kMaxArguments];
  Entry entries[kMaxEntries];
};

std::vector<Register> definitions_of(const mir::LocatedCode& code,
                                     const mir::MachineInstr& instruction) {
  std::vector<Register> registers;
  for (const Cell& cell : code.cells_of(instruction))
    if (cell.is_def() && cell.reg() != x86::eflags && registers.size() < kMaxDefinitions)
      registers.push_back(cell.reg());
  return registers;
}

StepLog::StepLog(std::vector<LoggedFunction> functions) : functions_(std::move(functions)) {
  if (functions_.size() > kMaxFunctions) functions_.resize(kMaxFunctions);
  for (LoggedFunction& function : functions_) {
    function.line = report::lines_of_texts(function.code->texts, function.lines);
    auto at = function.blocks.begin();
    for (const mir::BlockId block : function.code->blocks) {
      at = std::find(at, function.blocks.end(), block.index());
      function.block.push_back(static_cast<uint32_t>(at - function.blocks.begin()));
    }
  }
  void* memory = take_shared(sizeof(Shared));
  if (memory == nullptr) throw std::bad_alloc();
  shared_ = static_cast<Shared*>(memory);  // zeros
}

StepLog::~StepLog() { give_shared(shared_, sizeof(Shared)); }

uint32_t StepLog::number_of(const mir::LocatedCode& code) const {
  const auto found = std::ranges::find(functions_, &code, &LoggedFunction::code);
  return found == functions_.end() ? kNone : static_cast<uint32_t>(found - functions_.begin());
}

void StepLog::note_stack(uint64_t top) {
  if (shared_->stack_top == 0) shared_->stack_top = top;
}

void StepLog::note_arguments(uint64_t count, uint64_t words) {
  if (count + 1 > kMaxArguments) return;
  const auto* word = reinterpret_cast<const char* const*>(words);
  shared_->arguments[0] = {words, 8 * (count + 1)};
  for (uint64_t i = 0; i < count; ++i)
    shared_->arguments[i + 1] = {reinterpret_cast<uint64_t>(word[i]), std::strlen(word[i]) + 1};
  shared_->argument_count = static_cast<uint32_t>(count) + 1;
}

// Calls whose stack is gone have returned, or were left by an exception. An entry at the stack of
// the call before it is that of a tail call.
StepLog::Entry* StepLog::begin(uint32_t function, uint32_t instruction, uint64_t address,
                               bool is_entry, const MachineState& state) {
  const uint64_t stack = state.general[kStackRegister];
  if (!calls_.empty() && calls_.back().function == function)
    is_entry &= !std::exchange(calls_.back().has_branched, false);
  while (!calls_.empty() && calls_.back().stack < stack + is_entry) calls_.pop_back();
  if (is_entry) calls_.push_back({function, shared_->calls[function]++, stack});
  if (calls_.empty() || calls_.back().function != function) return nullptr;
  Call& call = calls_.back();
  if (call.waiting != nullptr && address == call.next) set_values(*call.waiting, state);
  call.waiting = nullptr;
  const LoggedFunction& logged = functions_[function];
  if (is_entry || logged.begins_block(instruction)) {
    uint32_t& visits = shared_->visits[function];
    call.is_logged = visits < logged.record->limit;
    visits += call.is_logged;
    if (!call.is_logged) cut(function);
  }
  if (!call.is_logged) return nullptr;
  if (shared_->entry_count == kMaxEntries) cut(function);
  Entry& entry = *new (&shared_->entries[shared_->entry_count++]) Entry;
  entry.function = function;
  entry.instruction = instruction;
  entry.call = call.number;
  return &entry;
}

// Ends the process if all functions are cut, or no entry fits any more.
void StepLog::cut(uint32_t function) {
  if (std::exchange(shared_->is_cut[function], true) && shared_->entry_count < kMaxEntries) return;
  shared_->is_full = shared_->entry_count == kMaxEntries ||
                     std::all_of(shared_->is_cut, shared_->is_cut + functions_.size(),
                                 [](bool is_cut) { return is_cut; });
  if (shared_->is_full) std::_Exit(0);
}

void StepLog::wait_for_return(Entry& entry, uint64_t next) {
  calls_.back().waiting = &entry;
  calls_.back().next = next;
}

void StepLog::note_branch(uint32_t function) {
  if (!calls_.empty() && calls_.back().function == function) calls_.back().has_branched = true;
}

void StepLog::set_values(Entry& entry, const MachineState& state) const {
  const mir::LocatedCode& code = *functions_[entry.function].code;
  size_t at = 0;
  for (const Register r : definitions_of(code, code.instructions[entry.instruction]))
    entry.values[at++] = state.contents(r);
  entry.has_values = true;
}

void StepLog::before_native(std::string_view text, const MachineState& state, uint64_t offset) {
  const uint64_t first = state.general[7], second = state.general[6];
  const size_t at = text.find('@');
  const std::string_view callee = text.substr(std::min(at + 1, text.size()));
  const std::string_view name = callee.substr(0, callee.find_first_of(", "));
  allocated_ = 0;
  allocated_until_ = state.general[kStackRegister] + offset;
  if (name == "malloc" || name == "_Znwm" || name == "_Znam") allocated_ = first;
  if (name == "calloc") allocated_ = first * second;
  if (name == "realloc") allocated_ = second;
}

void StepLog::after_native(const MachineState& state) {
  const uint64_t address = state.general[0], size = std::exchange(allocated_, 0);
  const bool has_returned = state.general[kStackRegister] == allocated_until_;
  if (size != 0 && has_returned && address != 0 && shared_->allocation_count < kMaxAllocations)
    shared_->allocations[shared_->allocation_count++] = {address, size};
}

void StepLog::note_failure(std::string_view text) {
  const size_t size = std::min(text.size(), kMaxFailure - 1);
  std::memcpy(shared_->failure, text.data(), size);
}

std::span<const StepLog::Entry> StepLog::entries() const {
  return {shared_->entries, shared_->entry_count};
}
std::span<const StepLog::Allocation> StepLog::allocations() const {
  return {shared_->allocations, shared_->allocation_count};
}
std::span<const StepLog::Allocation> StepLog::arguments() const {
  return {shared_->arguments, shared_->argument_count};
}
bool StepLog::is_cut(uint32_t function) const { return shared_->is_cut[function]; }
uint32_t StepLog::calls_of(uint32_t function) const { return shared_->calls[function]; }
bool StepLog::is_full() const { return shared_->is_full; }
uint64_t StepLog::stack_top() const { return shared_->stack_top; }
std::string StepLog::failure() const { return shared_->failure; }

}  // namespace lilt::machine

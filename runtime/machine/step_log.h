// The log of what interpreted machine code does in some functions, for `lilt explain --run`.
//
// It is in memory that the process which interprets shares with the one that reads it: however the
// program ends, what it did until then is there.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emit/report/run_record.h"
#include "ir/mir/located_code.h"
#include "runtime/machine/machine_state.h"

namespace lilt::machine {

// A function whose steps are logged.
struct LoggedFunction {
  const mir::LocatedCode* code = nullptr;
  std::vector<std::string_view> lines;  // of the stage that shows its code
  std::vector<uint32_t> blocks;         // of the stage, in order: their numbers in the code
  report::RunRecord* record = nullptr;  // whose `machine` read_log fills

  // By instruction; set by StepLog. Blocks are those of the stage.
  std::vector<uint32_t> line = {}, block = {};
  bool begins_block(size_t instruction) const {
    return instruction == 0 || block[instruction] != block[instruction - 1];
  }
};

// Registers that an instruction defines, as many as are logged.
constexpr size_t kMaxDefinitions = 4;
std::vector<mir::Register> definitions_of(const mir::LocatedCode& code,
                                          const mir::MachineInstr& instruction);

class StepLog {
 public:
  struct Entry {
    uint32_t function = 0, instruction = 0, call = 0;
    bool has_values = false;  // it is done, and if it is a call, it has returned
    bool is_taken = false;    // of a branch
    Flags flags;
    uint64_t memory = 0;  // that it has written; 0: none
    std::array<Bytes, kMaxDefinitions> values;
    Bytes stored;
  };
  struct Allocation {
    uint64_t address = 0, size = 0;
  };

  explicit StepLog(std::vector<LoggedFunction> functions);
  ~StepLog();
  StepLog(const StepLog&) = delete;
  StepLog& operator=(const StepLog&) = delete;

  // --- in the process that interprets

  // The number of a function; kNone if it is not logged.
  uint32_t number_of(const mir::LocatedCode& code) const;
  void note_stack(uint64_t top);
  // What main is called with: its words are named.
  void note_arguments(uint64_t count, uint64_t words);
  // Before an instruction. Null if it is not logged; ends the process if nothing more will be.
  Entry* begin(uint32_t function, uint32_t instruction, uint64_t address, bool is_entry,
               const MachineState& state);
  // A call has begun, which returns to `next`.
  void wait_for_return(Entry& entry, uint64_t next);
  // A branch to a block is done: the first block is not a call if a branch has led there.
  void note_branch(uint32_t function);
  void set_values(Entry& entry, const MachineState& state) const;
  // Around calls of native code: what allocates memory. `text`: of the instruction; `offset`: of
  // the stack pointer from where it is when the code has returned.
  void before_native(std::string_view text, const MachineState& state, uint64_t offset);
  void after_native(const MachineState& state);
  // Why the program cannot go on.
  void note_failure(std::string_view text);

  // --- in the other process, when that one has ended

  std::span<const Entry> entries() const;
  std::span<const Allocation> allocations() const;
  // The array of main's words, then the words.
  std::span<const Allocation> arguments() const;
  const std::vector<LoggedFunction>& functions() const { return functions_; }
  bool is_cut(uint32_t function) const;
  uint32_t calls_of(uint32_t function) const;
  bool is_full() const;  // the program was stopped, as nothing more is logged
  uint64_t stack_top() const;
  std::string failure() const;

 private:
  struct Shared;
  void cut(uint32_t function);
  // A call of a logged function that has not returned.
  struct Call {
    uint32_t function = 0, number = 0;
    uint64_t stack = 0;  // where its return address is
    bool is_logged = false;
    Entry* waiting = nullptr;
    uint64_t next = 0;
    bool has_branched = false;  // its last instruction has gone to a block of it
  };

  std::vector<LoggedFunction> functions_;
  Shared* shared_;
  std::vector<Call> calls_;
  uint64_t allocated_ = 0;        // bytes that native code is asked for; 0: none
  uint64_t allocated_until_ = 0;  // the stack pointer when it returns them
};

// A variable or function of the program.
struct NamedAddress {
  uint64_t address = 0, size = 0;
  std::string name;
};
// Fills the records of the functions. `code`: what constants, which have no names of their own,
// are named by.
void read_log(const StepLog& log, std::vector<NamedAddress> addresses, uint64_t code);

}  // namespace lilt::machine

// Interprets machine code, instruction by instruction, by the meanings of rows.
//
// Idea. The code is in the memory of this process, as it would run, but the processor runs none of
// it: for each address the interpreter knows the instruction of machine IR that was encoded there.
// Registers and flags are its own; memory, the addresses of functions and of data are the
// program's. Only distances to symbols are read from the bytes, since they are known when the code
// is linked. Functions of libraries run natively, on the stack and with the registers of the
// interpreted program. Where they return to it, call it back, or unwind into it, they find traps in
// place of its bytes (NativeGate). Inline assembly, and the rows that Semantics lacks, get their
// bytes back and run natively, one at a time.
//
// Code of a stage before its frame is laid out has virtual registers, PHIs and pseudo-instructions:
// Activations has their values.
//
// Errors: what a program decides by undefined registers (UndefinedRegisters), flags or memory
// (UndefinedStack), a misaligned stack at calls of libraries, callee-saved registers that are not
// preserved. Limits, likewise: one thread; no handlers of the program for signals that come while
// instructions are interpreted.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/mir/located_code.h"
#include "runtime/machine/activations.h"
#include "runtime/machine/machine_state.h"
#include "runtime/machine/position.h"
#include "runtime/machine/semantics.h"
#include "runtime/machine/undefined_registers.h"
#include "runtime/machine/undefined_stack.h"

namespace lilt::machine {

class NativeGate;
class StepLog;

struct InterpreterOptions {
  uint64_t max_steps = 0;  // 0: any number
  // Given lines of text: each instruction, and the registers that it changes. Empty: no trace.
  std::function<void(std::string_view)> trace = {};
  StepLog* log = nullptr;  // of some functions; null: none
  // Called in the process that runs the program, before it does.
  std::function<void()> prepare = {};
  // Told why the program cannot go on, in which function; ends the process.
  std::function<void(std::string_view function, const std::string& what, bool is_limit)> fail;
};

class Interpreter {
 public:
  struct Function {
    const mir::LocatedCode* code = nullptr;
    uint64_t address = 0;
    std::vector<uint8_t> bytes = {};  // while traps are in their place
    uint32_t logged = UINT32_MAX;     // its number in the log; none: it is not logged
  };
  Interpreter(std::vector<Function> functions, InterpreterOptions options);
  ~Interpreter();

  // Calls a function of up to six integers, as native code does; then ends the process with the
  // result as its status, if it is to.
  int64_t call(uint64_t address, bool ends_process, const int64_t* integers);

  // A function of up to six integers that calls the one at the address by this interpreter. Lives
  // as long as it.
  void* entry_to(uint64_t address, bool ends_process);

  // In a handler of signals, at a trap: whether instructions are interpreted from there on. Else
  // the program's own int3 is there, or code of others. Fails where they cannot be.
  bool takes_over_at(uint64_t trap);

  // Where it is; as long as it lives.
  const Position& position() const { return position_; }

 private:
  const Function* function_at(uint64_t address) const;
  void run();
  void step();
  bool step_control(x86::Op op);
  bool step_special(x86::Op op);
  void step_provisional(size_t index, uint64_t from);
  void step_phis(size_t index);
  bool step_pseudo(x86::Op op);
  using Outputs = std::array<mir::Register, Execution::kMaxOutputs>;
  template <bool IsOther>
  uint64_t read_operands(Execution& e, Outputs& to, const Execution& chooser) const;
  uint64_t address_of_lane(const Execution& e, size_t lane, uint64_t memory) const;
  template <class Visitor>
  void for_each_access(const Execution& e, uint64_t memory, size_t bytes, Visitor visit) const;
  bool loads_undefined(const Execution& e, uint64_t memory) const;
  bool reads_undefined(const Execution& e, uint64_t memory) const;
  void step_ordinary(x86::Op op);
  void step_undefined(Execution& e, uint64_t memory, Outputs& to);
  void* accessed(uint64_t address, size_t size) const;
  template <class T>
  T read(uint64_t address) const;
  void store(uint64_t address, const uint8_t* bytes, size_t count);
  void finish(const Execution& e, uint64_t memory, const Outputs& to);
  void set_traps();
  void leave(uint64_t target);
  void forget_after_native();
  void forget_at_entry();
  void forget_below(uint64_t end);
  void forget_at_return();
  void step_natively(uint64_t from);
  bool has_meaning(x86::Op op) const;
  void call_function(uint64_t target);
  void go_to_function(uint64_t target, uint64_t offset);
  uint64_t target_in(mir::Register r) const;
  uint64_t target_in(const mir::Cell* memory) const;
  void note_entry();
  void check_return(uint64_t stack);
  void push(uint64_t value);
  void push(mir::Register r);
  uint64_t pop();
  void pop(mir::Register r);
  uint64_t address_of(const mir::Cell* memory) const;
  template <class Words>
  uint64_t address_of(const mir::Cell* memory, Words word_of) const;
  uint64_t begin() const;  // of the instruction
  const uint8_t* bytes() const { return &function_->bytes[begin() - function_->address]; }
  uint64_t linked_displacement(bool is_relative) const;
  uint64_t symbol_target() const;
  uint64_t block_address(const mir::Cell& cell) const;
  void put(mir::Register r, const Bytes& bytes);
  void zero_upper(mir::Register r);
  static std::string name_of(mir::Register r);
  [[noreturn]] void fail(const std::string& what, bool is_limit = false) const;
  void write_trace(const MachineState& before, size_t index) const;
  void write_definitions(size_t index, bool are_taken) const;
  void execute(x86::Op op, uint64_t from);
  void execute_logged(x86::Op op, uint64_t from, size_t index);
  std::string text() const;

  InterpreterOptions options_;
  const Semantics semantics_;
  std::vector<Function> functions_;  // by address
  std::unique_ptr<NativeGate> gate_;
  MachineState state_;
  Flags flags_;
  UndefinedRegisters undefined_;
  UndefinedStack undefined_stack_;
  Activations activations_{state_, undefined_, undefined_stack_};
  Position position_;
  uint64_t rip_ = 0, next_ = 0;  // of the instruction, and after it
  uint64_t steps_ = 0;
  uint64_t returned_to_ = 0;  // until the instruction there is executed
  bool has_traps_ = false;
  // A call of an interpreted function that has not returned: what it found.
  struct Frame {
    const Function* function;
    uint64_t stack;  // where its return address is
    std::array<uint64_t, 16> general;
  };
  std::vector<Frame> frames_;
  const Function* function_ = nullptr;  // that rip_ is in
  const mir::MachineInstr* instruction_ = nullptr;
};

}  // namespace lilt::machine

// The default machine: runs decoded code on byte memory.
//
// Calls of the interpreted program are entries of a vector of frames, whose cells are in one
// reserved region; the host's stack grows only if a library function calls back (qsort, bsearch),
// to a depth of kCallbackLimit.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "runtime/interpreter/execution.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/interpreter/interrupt.h"
#include "runtime/interpreter/library_calls.h"
#include "runtime/interpreter/step_observer.h"
#include "runtime/interpreter/unwinder.h"
#include "runtime/interpreter/variadic.h"

namespace lilt::runtime {

// The sequence of glibc's rand, with separate state: each number is the sum of the 3rd and the 31st
// before it.
class RandomNumbers {
 public:
  RandomNumbers() { seed(1); }
  void seed(unsigned number);
  int32_t next();

 private:
  std::array<uint32_t, 31> last_;  // the oldest at next_
  size_t next_ = 0;
};

// What the C library keeps for the program.
struct LibraryState {
  struct ExitHandler {
    Cell function, argument;
    bool has_argument = false;
  };
  std::vector<ExitHandler> exit_handlers;
  RandomNumbers random_numbers;
  // What the functions that glibc's <ctype.h> calls return: null pointers before their first call.
  std::array<Cell, 3> character_tables;
};

class Machine : Execution {
 public:
  Machine(const ssa::Module& of_module, const BodySource& bodies,
          const InterpreterOptions& options);

  // Runs the program to its end and returns its status. Throws Fault (with place and call stack),
  // ProgramExit, InvalidBody.
  int run_program();

  // --- for library functions
  using Execution::frame_address, Execution::memory, Execution::module, Execution::place;
  ProgramImage& image() { return image_; }
  LibraryState& library() { return library_; }
  Exceptions& exceptions() { return unwinder_.exceptions; }
  void write_output(int descriptor, std::string_view text);
  int read_input();
  // Calls a function of the program with these parameter types and an integer result, and runs it
  // to its return.
  Cell call_back(const Cell& function, std::span<const Cell> arguments,
                 std::span<const ssa::TypeId> types);
  // The same of one without a result, and without a check of its parameters.
  void call_procedure(const Cell& function, std::span<const Cell> arguments);
  // Enters a function of two numbers, which are 19, as a call with that result: ll_callback.
  void call_with_nineteen(const Cell& function, Place result);
  // Unwinds from the running function to the next landing pad: the program goes on there. Throws
  // ProgramExit if no handler catches the exception, and a Fault if a library function called the
  // program in between.
  void unwind(const Cell& object);
  void throw_exception(const Cell& object);
  [[noreturn]] void terminate(const ThrownException* exception);
  Cell return_address(uint64_t level) const;  // as frame_address

  static constexpr uint32_t kCallbackLimit = 1000;

 private:
  // --- the program's start and end
  int exit_status(ssa::SymbolId start, const Cell& result);
  void run_constructors();
  int run_exit_handlers(int status);
  void add_call_stack(Fault& fault) const;

  // --- the loop
  void run();
  void observe(const Operation& operation);
  void resume_unwinding(const Operation& operation);

  // --- calls of the program's functions
  const Code& code_of(ssa::SymbolId symbol);
  Watch watch_of(ssa::SymbolId symbol) const;
  void call(const Operation& operation);
  void traced_call(const Operation& operation);
  ssa::SymbolId callee_at(const Operation& call) const;
  void call_symbol(const Operation& operation, const CallSite& site, ssa::SymbolId symbol);
  void require_compatible(const CallSite& site, ssa::SymbolId symbol) const;
  void pass_argument(const ArgumentPlace& parameter, const CallSite& site, uint32_t index,
                     Cell* slots);
  void enter(const Code& callee, const Memory::StackMark& mark, int32_t result,
             uint32_t result_parts);
  void enter_with(ssa::SymbolId symbol, std::span<const Cell> arguments, int32_t result,
                  uint32_t result_parts);
  bool enter_quickly(const Operation& operation);
  bool leave(const Operation& operation);  // true: the frame belonged to a callback
  bool leave_quickly(const Operation& operation);
  ssa::SymbolId called_back(const Cell& function, std::span<const ssa::TypeId> types) const;
  void enter_callback();

  const BodySource& bodies_;
  const InterpreterOptions& options_;
  ProgramImage image_{module, memory};
  std::vector<std::unique_ptr<Code>> codes_;  // by symbol
  LibraryCalls library_calls_{*this};
  LibraryState library_;
  VariadicLayouts layouts_;
  Unwinder unwinder_{*this, image_};
  Cell callback_result_;
  uint32_t callback_depth_ = 0;
  uint64_t steps_left_;  // with a limit
  Interruption interruption_;
  std::unique_ptr<StepObserver> observer_;
};

// Arguments lie in the callee's slots already; whatever they need of the stack came after `mark`.
inline void Machine::enter(const Code& callee, const Memory::StackMark& mark, int32_t result,
                           uint32_t result_parts) {
  memory.charge_frame(FrameStack::charge_of(callee));
  frames.top().pc = program_counter;
  CallFrame& frame = frames.push(callee);
  frame.pc = callee.operations.data() - 1;
  frame.mark = mark;
  frame.result = result;
  frame.result_parts = result_parts;
  resume(frame);
}

}  // namespace lilt::runtime

// The default machine: runs decoded code on byte memory.
//
// Calls of the interpreted program are entries of a vector of frames, whose cells are in one
// reserved region; the host's stack grows only if a library function calls back (qsort, bsearch),
// to a depth of kCallbackLimit.
#pragma once

#include <stdlib.h>
#include <array>

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/code.h"
#include "runtime/interpreter/frames.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/interpreter/interrupt.h"
#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/thrown_exceptions.h"
#include "runtime/interpreter/tracer.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {

struct PackedOperation;

// The sequence of the C library's rand, with separate state.
class RandomNumbers {
 public:
  RandomNumbers() { ::initstate_r(1, state_, sizeof state_, &data_); }
  void seed(unsigned number) { ::srandom_r(number, &data_); }
  int32_t next() {
    int32_t number = 0;
    ::random_r(&data_, &number);
    return number;
  }

 private:
  char state_[128] = {};
  random_data data_ = {};
};

class Machine {
 public:
  Machine(const ssa::Module& module, const BodySource& bodies, const InterpreterOptions& options);
  ~Machine();

  // Runs the program to its end and returns its status. Throws Fault (with place and call stack),
  // ProgramExit, InvalidBody.
  int run_program();

  // --- for library functions
  Memory& memory() { return memory_; }
  const ssa::Module& module() const { return module_; }
  void write_output(int descriptor, std::string_view text);
  int read_input();
  // Calls a function of the program with these parameter types and an integer result, and runs it
  // to its return.
  Cell call_back(const Cell& function, std::span<const Cell> arguments,
                 std::span<const ssa::TypeId> types);
  // The same of one without a result, and without a check of its parameters.
  void call_procedure(const Cell& function, std::span<const Cell> arguments);
  // Unwinds from the running function to the next landing pad: the program goes on there. Throws
  // ProgramExit if no handler catches the exception, and a Fault if a library function called the
  // program in between.
  void unwind(const Cell& object);
  void throw_exception(const Cell& object);
  [[noreturn]] void terminate(const ThrownException* exception);
  Exceptions& exceptions() { return exceptions_; }
  TypeRules type_rules() { return {module_, memory_, symbols_, library_classes_}; }
  LibraryClasses& library_classes() { return library_classes_; }
  // A text that lives as long as the program, with a null byte after it.
  Cell new_string(std::string_view text);
  // 0, 1, 2 for the value of stdin, stdout, stderr; -1 for other pointers.
  int stream_of(const Cell& pointer) const;
  SourceOffset place() const { return pc_ == nullptr ? kNoOffset : pc_->offset; }
  RandomNumbers& random_numbers() { return random_numbers_; }
  // What glibc's functions behind <ctype.h> return: null pointers before their first call.
  std::array<Cell, 3>& character_tables() { return character_tables_; }
  struct ExitHandler {
    Cell function, argument;
    bool has_argument = false;
  };
  void add_exit_handler(const ExitHandler& handler) { exit_handlers_.push_back(handler); }
  // va_arg on a list in System V's layout: returns the place of the next argument and advances.
  Cell next_variadic(const Cell& list, const Passing& passing);
  // The address of the running function's frame (level 0) or of one of its callers; null beyond.
  Cell frame_address(uint64_t level) const;
  Cell return_address(uint64_t level) const;  // likewise
  // Values of any type in memory, part by part.
  void load_parts(const Cell& from, std::span<const Part> parts, Cell* cells);
  void store_parts(const Cell& to, std::span<const Part> parts, const Cell* cells);

  static constexpr uint32_t kCallbackLimit = 1000;

 private:
  // --- the program's start
  void place_symbols();
  Cell address_of(ssa::SymbolId symbol);
  void initialise_variables();
  Cell external_variable(ssa::SymbolId symbol);
  Cell new_array_of_pointers(std::span<const Cell> pointers, bool has_length);
  std::vector<Cell> start_arguments(ssa::SymbolId start);
  int exit_status(ssa::SymbolId start, const Cell& result);
  void run_constructors();
  int run_exit_handlers(int status);

  // --- the loop
  void run();
  void enter(const Code& code, const Memory::StackMark& mark, int32_t result,
             uint32_t result_parts);
  void enter_with(ssa::SymbolId symbol, std::span<const Cell> arguments, int32_t result,
                  uint32_t result_parts);
  void resume(const CallFrame& frame) {
    code_ = frame.code;
    cells_ = frame.cells;
    pc_ = frame.pc;
  }
  bool enter_quickly(const Operation& operation);
  bool leave_quickly(const Operation& operation);
  const Code& code_of(ssa::SymbolId symbol);
  Watch watch_of(ssa::SymbolId symbol) const;
  void go_to(uint32_t target);
  bool leave(const Operation& operation);  // true: the frame belonged to a callback
  const Cell& value(Place place) const { return cell_at(cells_, place); }
  Cell* cells_at(Place place) const { return &cell_at(cells_, place); }  // all parts of a value
  Wide wide(Place place, uint32_t width) const;
  void set_wide(const Operation& operation, const Wide& result);
  void set_wide(const Operation& operation, const WideResult& result);
  void set(const Operation& operation, const Cell& cell) {
    copy_cell(*cells_at(operation.result), cell);
  }
  void binary(const Operation& operation);
  void floating(const Operation& operation);
  void compare(const Operation& operation);
  void floating_compare_cells(const Operation& operation);
  void integer_cast_cell(const Operation& operation);
  void floating_cast_cell(const Operation& operation);
  void wide_binary_cells(const Operation& operation);
  void wide_compare_cells(const Operation& operation);
  void wide_cast_cells(const Operation& operation);
  void extended_binary_cells(const Operation& operation);
  void extended_compare_cells(const Operation& operation);
  void extended_cast_cells(const Operation& operation);
  void round_to_bfloat(const Operation& operation);
  void repack(const Operation& operation);
  void extract_element(const Operation& operation);
  void insert_element(const Operation& operation);
  uint32_t cause_outside(const Operation& operation, const Cell& index);
  void wide_case(const Operation& operation);
  void indirect_branch(const Operation& operation);
  void start_variadic(const Operation& operation);
  void save_stack(const Operation& operation);
  void restore_stack(const Operation& operation);
  void variadic_argument(const Operation& operation);
  void freeze(const Operation& operation);
  void pointer_to_integer(const Operation& operation);
  void integer_to_pointer(const Operation& operation);
  void allocate(const Operation& operation);
  void assign(const Operation& operation);
  void load(const Operation& operation);
  void store(const Operation& operation);
  void address(const Operation& operation);
  void unreachable(const Operation& operation);
  void unsupported(const Operation& operation);
  void observe(const Operation& operation);
  void interrupt(const Operation& operation);
  void switch_on(const Operation& operation);
  void call(const Operation& operation);
  void traced_call(const Operation& operation);
  ssa::SymbolId callee_at(const Operation& call) const;
  void call_symbol(const Operation& operation, const CallSite& site, ssa::SymbolId symbol);
  void call_external(const Operation& operation, const CallSite& site, ssa::SymbolId symbol);
  void pass_argument(const ArgumentPlace& parameter, const CallSite& site, uint32_t index,
                     Cell* slots);
  void pass_variadic(const Code& code, const CallSite& site);
  const VariadicLayout& variadic_layout(const Code& callee, const CallSite& site);
  void fit_argument(Cell& cell, ssa::TypeId from, ssa::TypeId to) const;
  Cell copied(const Cell& object, const ArgumentPlace& parameter);
  struct LibraryCall;
  const LibraryCall& library_call(const CallSite& site, ssa::SymbolId symbol);
  std::unique_ptr<LibraryCall> prepare(const CallSite& site, ssa::SymbolId symbol) const;
  void call_function(const Operation& operation, const CallSite& site, const LibraryCall& call);
  // A call through the vtable of a library class, of the function of that mangled name.
  void call_method(const Operation& operation, const std::string& name);
  void call_intrinsic(const Operation& operation, const CallSite& site, const LibraryCall& call);
  // Runs the narrow body on one lane; false if it declines, or an operand has undefined bits.
  bool call_narrow(const Operation& operation, const CallSite& site, const LibraryCall& call,
                   uint32_t lane);
  // Of one lane of a result.
  Cell* result_cells(const Operation& operation, const LibraryCall& call, uint32_t lane,
                     size_t result);
  void add_operands(const LibraryCall& call, const CallSite& site, uint32_t lane);
  void call_packed(const Operation& operation, const PackedOperation& packed,
                   std::span<const ArgumentPlace> places, ssa::TypeId result);
  void call_rearrangement(const Operation& operation, std::string_view name,
                          std::span<const ArgumentPlace> places, ssa::TypeId result);
  void call_masked(const Operation& operation, const ssa::MaskedAccess& access,
                   std::span<const ArgumentPlace> places);
  void require_compatible(const CallSite& site, ssa::SymbolId symbol) const;
  void require_alignment(const Operation& operation, const Cell& pointer) const;
  ssa::SymbolId callee_of(const Cell& pointer) const;
  ssa::SymbolId called_back(const Cell& function, std::span<const ssa::TypeId> types) const;
  // --- exceptions (unwind.cpp)
  const CallSite* invoke_of(size_t level) const;
  std::optional<uint32_t> selector_of(const LandingPadClauses& pad, ThrownException& exception);
  void find_handler(ThrownException& exception);
  void enter_landing_pad(const ThrownException& exception);
  void end_frame();
  void landing_pad(const Operation& operation);
  void resume_unwinding(const Operation& operation);
  void enter_callback();

  Cell settled(const Operation& operation, const Result& result);
  Cell poison(const Operation& operation, FaultKind kind, bool is_pointer_arithmetic);
  void add_call_stack(Fault& fault) const;

  const ssa::Module& module_;
  const BodySource& bodies_;
  const InterpreterOptions& options_;
  Memory memory_;
  std::vector<Cell> symbols_, block_addresses_;
  ConstantValues constant_values_;
  std::vector<std::unique_ptr<Code>> codes_;                 // by symbol
  std::vector<std::unique_ptr<LibraryCall>> library_calls_;  // by CallSite::prepared - 1
  std::vector<VariadicLayout> layouts_;                      // by CallSite::layout - 1
  std::vector<Wide> operands_, results_;                     // of the intrinsic that runs
  FrameStack frames_{Memory::kStackSize};
  const Operation* pc_ = nullptr;  // the operation that runs
  const Code* code_ = nullptr;
  Cell* cells_ = nullptr;
  Cell callback_result_;
  uint32_t callback_depth_ = 0;
  std::unordered_map<const Operation*, uint32_t> causes_;
  Cell streams_[3] = {};
  RandomNumbers random_numbers_;
  std::array<Cell, 3> character_tables_;
  std::vector<ExitHandler> exit_handlers_;
  LibraryClasses library_classes_{module_, memory_, symbols_};
  Exceptions exceptions_;
  std::array<Cell, 2> pending_exception_;  // what the next landing pad gets
  uint64_t steps_left_;                    // with a limit
  Interruption interruption_;
  std::optional<Tracer> tracer_;
};

// Arguments lie in the callee's slots already; whatever they need of the stack came after `mark`.
inline void Machine::enter(const Code& code, const Memory::StackMark& mark, int32_t result,
                           uint32_t result_parts) {
  memory_.charge_frame(FrameStack::charge_of(code));
  frames_.top().pc = pc_;
  CallFrame& frame = frames_.push(code);
  frame.pc = code.operations.data() - 1;
  frame.mark = mark;
  frame.result = result;
  frame.result_parts = result_parts;
  resume(frame);
}

}  // namespace lilt::runtime

// The default machine: runs decoded code on byte memory.
//
// Calls of the interpreted program are entries of a vector of frames, whose cells lie in one
// reserved region; the host's stack is used only once a library function calls back (qsort,
// bsearch), to a depth of kCallbackLimit.
#pragma once

#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/code.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

struct External;

class Machine {
 public:
  Machine(const ssa::Module& module, const BodySource& bodies, const InterpreterOptions& options);
  ~Machine();

  // Runs the program to its end and gives its status. Throws Fault (with place and call stack),
  // ProgramExit, InvalidBody.
  int run_program();

  // --- what library functions use
  Memory& memory() { return memory_; }
  const ssa::Module& module() const { return module_; }
  void write_output(int descriptor, std::string_view text);
  int read_input();
  // Calls a function of the program with these parameter types, which gives an integer, and runs it
  // to its return.
  Cell call_back(const Cell& function, std::span<const Cell> arguments,
                 std::span<const ssa::TypeId> types);
  // 0, 1, 2 for the value of stdin, stdout, stderr; -1 for other pointers.
  int stream_of(const Cell& pointer) const;
  SourceOffset place() const { return pc_ == nullptr ? kNoOffset : pc_->offset; }
  uint64_t& random_state() { return random_state_; }

  static constexpr uint32_t kCallbackLimit = 1000;

 private:
  struct Frame {
    const Code* code;
    const Operation* pc;  // of the call it waits for
    Cell* cells;
    Memory::StackMark mark;
    uint64_t charge;
    int32_t result;    // slot of the caller's frame
    bool is_callback;  // return leaves the loop
  };

  // --- the program's start
  void place_symbols();
  Cell address_of(ssa::SymbolId symbol);
  void initialise_variables();
  Cell external_variable(ssa::SymbolId symbol);
  Cell new_array_of_pointers(std::span<const Cell> pointers, bool has_length);
  Cell new_string(std::string_view text);
  std::vector<Cell> start_arguments(ssa::SymbolId start);
  int exit_status(ssa::SymbolId start, const Cell& result);

  // --- the loop
  void run();
  void enter(ssa::SymbolId symbol, std::span<const Cell> arguments, int32_t result,
             bool is_callback);
  const Code& code_of(ssa::SymbolId symbol);
  void take_edge(uint32_t edge);
  void move_in_parallel(const Edge& edge);
  bool leave(const Cell& value);  // true: the frame was a callback's
  const Cell& value(Place place) const { return place >= 0 ? cells_[place] : constants_[~place]; }
  void set(const Operation& operation, const Cell& cell) { cells_[operation.result] = cell; }
  template <ssa::Opcode kOpcode, class Function>
  void fast_binary(const Operation& operation, Function function);
  void slow_binary(const Operation& operation, ssa::Opcode opcode);
  void floating(const Operation& operation);
  void compare(const Operation& operation);
  void floating_compare_cells(const Operation& operation);
  void integer_cast_cell(const Operation& operation);
  void floating_cast_cell(const Operation& operation);
  void freeze(const Operation& operation);
  void pointer_to_integer(const Operation& operation);
  void select(const Operation& operation);
  void allocate(const Operation& operation);
  void load(const Operation& operation);
  void store(const Operation& operation);
  void address(const Operation& operation);
  void branch(const Operation& operation);
  void switch_on(const Operation& operation);
  void call(const Operation& operation);
  void call_symbol(const Operation& operation, const CallSite& site, ssa::SymbolId symbol);
  void call_external(const Operation& operation, const CallSite& site, ssa::SymbolId symbol);
  std::vector<Cell> arguments_of(const CallSite& site) const;
  void require_same_signature(const CallSite& site, ssa::SymbolId symbol) const;
  void require_alignment(const Operation& operation, const Cell& pointer) const;
  ssa::SymbolId callee_of(const Cell& pointer) const;
  ssa::SymbolId called_back(const Cell& function, std::span<const ssa::TypeId> types) const;
  Cell settled(const Operation& operation, const Result& result);
  Cell poison(const Operation& operation, FaultKind kind, bool is_pointer_arithmetic);
  void add_call_stack(Fault& fault) const;

  const ssa::Module& module_;
  const BodySource& bodies_;
  const InterpreterOptions& options_;
  Memory memory_;
  std::vector<Cell> symbols_;
  ConstantValues constant_values_;
  ReservedSpace cell_space_;
  std::vector<std::unique_ptr<Code>> codes_;  // by symbol
  std::vector<const External*> externals_;    // by symbol, once called
  std::vector<Frame> frames_;
  const Operation* pc_ = nullptr;  // the operation that runs
  const Code* code_ = nullptr;
  const Cell* constants_ = nullptr;
  Cell* cells_ = nullptr;
  Cell* next_cells_;
  std::vector<Cell> scratch_;
  Cell callback_result_;
  uint32_t callback_depth_ = 0;
  std::unordered_map<const Operation*, uint32_t> causes_;
  Cell streams_[3] = {};
  uint64_t random_state_ = 1;
};

}  // namespace lilt::runtime

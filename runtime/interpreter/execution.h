// The running call of a function: where it is in the code, and its values.
#pragma once

#include <unordered_map>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/frames.h"
#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {

class Execution {
 public:
  explicit Execution(const ssa::Module& of_module) : module(of_module), memory(of_module) {}

  // --- values
  const Cell& value(Place place) const { return cell_at(registers, place); }
  Cell* cells_at(Place place) const { return &cell_at(registers, place); }  // all parts of a value
  Wide wide(Place place, uint32_t width) const;
  void set(const Operation& operation, const Cell& cell) {
    copy_cell(*cells_at(operation.result), cell);
  }
  void set_wide(const Operation& operation, const Wide& result);
  void set_wide(const Operation& operation, const WideResult& result);
  Cell settled(const Operation& operation, const Result& result);
  Cell poison(const Operation& operation, FaultKind kind, bool is_pointer_arithmetic);

  // --- control
  SourceOffset place() const {
    return program_counter == nullptr ? kNoOffset : program_counter->offset;
  }
  void go_to(uint32_t target);
  void resume(const CallFrame& frame) {
    code = frame.code;
    registers = frame.cells;
    program_counter = frame.pc;
  }
  void end_frame();
  ssa::SymbolId callee_of(const Cell& pointer) const;
  // The address of the running function's frame (level 0) or of one of its callers; null beyond: as
  // llvm.stacksave, stackrestore and frameaddress see the stack, addresses without provenance.
  Cell frame_address(uint64_t level) const;

  const ssa::Module& module;
  Memory memory;
  FrameStack frames{Memory::kStackSize};
  const Operation* program_counter = nullptr;  // the operation that runs
  const Code* code = nullptr;
  Cell* registers = nullptr;  // the function's cells

 private:
  std::unordered_map<const Operation*, uint32_t> causes_;
};

}  // namespace lilt::runtime

// The strict machine: the abstract machine of the LLVMlite specification (§ LLVMlite Semantics).
//
// It runs SSA functions as they were read, over memory of trees (tree.h). Where the specification
// is open, this machine decides: an operation on undef yields undef; a shift by 64 or more yields
// undef; a load of an undef leaf crashes, since undef is not a value of any type S; so do a store
// to a constant, and free of anything but the start of a live heap block; pointers are ordered by
// block, then by the order of leaves. It has only the instructions of LLVMlite, and the
// library functions that work on whole strings and values.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "runtime/interpreter/interpreter.h"
#include "runtime/interpreter/interrupt.h"
#include "runtime/interpreter/tree.h"

namespace lilt::runtime {

class StrictMachine {
 public:
  StrictMachine(const ssa::Module& module, const BodySource& bodies,
                const InterpreterOptions& options)
      : module_(module),
        bodies_(bodies),
        options_(options),
        memory_(module),
        interruption_(options.heeds_interrupt) {}

  // As Machine::run_program.
  int run_program();

  // --- for library functions
  TreeMemory& memory() { return memory_; }
  void write_output(int descriptor, std::string_view text);

 private:
  struct Body {
    std::unique_ptr<ssa::Function> function;
    std::vector<StrictValue> constants;  // of its own pool
  };
  struct Frame {
    const Body* body;
    ssa::InstId next;   // the running instruction, or the call in progress
    size_t locals;      // where its locals begin
    size_t stack_size;  // of the caller's stack memory
    uint64_t serial;    // of its memory block
  };

  void place_symbols();
  StrictValue place_variable(ssa::SymbolId variable);
  void initialise_globals();
  void start(ssa::SymbolId main);
  void evaluate(std::vector<StrictValue>& values, const ssa::ConstantPool& pool);
  StrictValue evaluate_constant(const ssa::ConstantPool& pool, ssa::ConstantId id,
                                const std::vector<StrictValue>& own) const;
  StrictValue evaluate_expression(const ssa::ConstantPool& pool, ssa::ConstantId id,
                                  const std::vector<StrictValue>& own);
  const Body& body_of(ssa::SymbolId symbol);
  void run();
  void run_limited();  // to --max-steps
  void execute(ssa::InstId id, const ssa::Instruction& instruction);
  void enter(ssa::SymbolId symbol, std::span<const StrictValue> arguments);
  void leave(const StrictValue& result);
  StrictValue value(ssa::Value operand) const;
  void set(ssa::InstId id, const StrictValue& result);
  StrictValue binary(ssa::InstId id);
  StrictValue compare(ssa::InstId id);
  StrictValue address(ssa::InstId id);
  void check_target(const StrictValue& pointer, std::string_view access);
  void check_writable(const StrictValue& pointer) const;
  StrictValue load(ssa::InstId id);
  void store(ssa::InstId id);
  void branch(ssa::InstId id);
  void jump(ssa::Value block);
  void call(ssa::InstId id);
  void call_external(ssa::InstId id, ssa::SymbolId symbol, std::span<const StrictValue> arguments);
  ssa::SymbolId callee_of(const StrictValue& pointer, ssa::TypeId type) const;
  const ssa::Function& function() const { return *frames_.back().body->function; }
  void add_call_stack(Fault& fault) const;

  const ssa::Module& module_;
  const BodySource& bodies_;
  const InterpreterOptions& options_;
  TreeMemory memory_;
  std::vector<StrictValue> symbols_, module_constants_;
  std::vector<std::unique_ptr<Body>> bodies_by_symbol_;
  std::vector<Frame> frames_;
  std::vector<StrictValue> locals_;
  StrictValue result_;
  Interruption interruption_;
};

// Runs a library function. Returns false if none has that name. Throws Fault.
bool call_strict_external(StrictMachine& machine, std::string_view name,
                          std::span<const StrictValue> arguments, StrictValue& result);

}  // namespace lilt::runtime

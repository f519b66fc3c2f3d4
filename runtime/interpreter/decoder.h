// Turns an SSA body into Code.
//
// Blocks are decoded in layout order into full operations, and each block is then handed to the
// Quickener. The decoder's files: code.cpp (blocks, control), and what the instructions on memory,
// on values and of calls become (decode_memory.cpp, decode_values.cpp, decode_calls.cpp). An
// instruction that the machine lacks clears is_supported_ at any point of its decoding, and then
// becomes an Unsupported operation as a whole.
#pragma once

#include <string_view>
#include <vector>

#include "runtime/interpreter/decoded_edges.h"
#include "runtime/interpreter/operation_emitter.h"
#include "runtime/interpreter/sunk_addresses.h"

namespace lilt::runtime {

class Decoder : OperationEmitter {
 public:
  Decoder(const ssa::Function& function, ConstantValues& constants, Watch watch)
      : OperationEmitter(function, constants, watch), watch_(watch) {}

  Code run();

 private:
  // --- blocks
  void decode_block(BlockId block);
  void decode_watched_block(BlockId block);
  void emit_moment(Moment moment, uint32_t instruction, SourceOffset offset);

  // --- instructions
  void decode_instruction(InstId id);
  void decode_opcode(InstId id, const ssa::Instruction& instruction);
  void decode_unsupported(InstId id);

  // --- control
  void decode_return(InstId id);
  void decode_branch(InstId id, Value target);
  void decode_conditional_branch(InstId id);
  void emit_table(OperationCode code, Place value, SwitchTable table);
  void decode_switch(InstId id);
  void decode_wide_switch(InstId id);
  void decode_indirect_branch(InstId id);

  // --- memory
  void decode_assignment(InstId id);
  void decode_alloca(InstId id);
  // Of a variable, at the start of its lifetime.
  void emit_undefined(RegisterVariables::Cells cells);
  // log2 of the alignment that the text states; 0 if none.
  static int32_t claimed_alignment(const ssa::Instruction& instruction);
  Place pointer_of(InstId id, uint32_t operand);
  void decode_address(InstId id);
  void decode_address(std::span<const Value> operands, uint32_t lane);
  void add_index(AddressSteps& steps, Value index, uint32_t lane, uint64_t scale);
  bool is_sunk(Value value) const { return value.is_local() && sunk_.contain(value.local()); }
  void emit_sunk(Value value);

  // With one thread, atomic operations are their parts in order.
  void decode_compare_exchange(InstId id);
  void decode_read_modify_write(InstId id);

  // --- values
  // The sign is a bit of the last part.
  void decode_negate(InstId id);
  void decode_select(InstId id);
  void decode_freeze(InstId id);
  void decode_extract_value(InstId id);
  void decode_insert_value(InstId id);
  Place index_of(Value index);
  void decode_extract_element(InstId id);
  void decode_insert_element(InstId id);
  void decode_shuffle(InstId id);

  // --- calls
  void decode_variadic_argument(InstId id);
  void decode_call(InstId id);
  void decode_call(InstId id, CallSite site, size_t argument_count);
  // A call, then a branch. The landing pad's clauses are decoded for each.
  void decode_invoke(InstId id);
  LandingPadClauses clauses_of(InstId landing_pad);
  // All arguments and the result must be numbers of one format.
  OperationCode quick_call_of(InstId id, const CallSite& site) const;
  // A constrained operation that is an instruction otherwise. False: it is a function.
  bool decode_constrained(InstId id, std::string_view name);
  // llvm.fmuladd of half and bfloat, which rounds the product. False: it is another.
  bool decode_multiply_add(InstId id, std::string_view name);
  // llvm.scmp and ucmp. False: it is another.
  bool decode_three_way(InstId id, std::string_view name);
  int32_t constrained_predicate(InstId id);
  void add_argument(InstId call, uint32_t position, Value argument);
  BodyCall body_call_of(InstId id, const CallSite& site) const;
  // llvm.stacksave and stackrestore; llvm.vector.reduce. False: it is another.
  bool decode_stack(InstId id, std::string_view name);
  bool decode_reduction(InstId id, std::string_view name);
  bool is_variadic_start(ssa::SymbolId callee) const;
  void need_variadic_slot();
  void decode_variadic_start(InstId id);
  // Inline assembly without effect only passes values through: an output has the value of the input
  // tied to it, or an undefined one.
  TypeId stored_type(Value input, TypeId element) const;
  void decode_assembly(InstId id);
  void emit_outputs(TypeId type, const std::vector<Value>& outputs);

  Watch watch_;
  SunkAddresses sunk_{function_, *this};
  DecodedEdges edges_{function_, *this};
  BlockId next_block_;  // after the current one
  uint32_t watched_count_ = 0;
  std::vector<uint32_t> block_start_;  // by block: index of its first operation
};

}  // namespace lilt::runtime

// Turns an SSA body into Code.
//
// Blocks are decoded in layout order into full operations, and each block is then handed to the
// Quickener. The decoder's files: code.cpp (blocks, edges, places, control), and what the
// instructions on memory, on values and of calls become (decode_memory.cpp, decode_addresses.cpp,
// decode_values.cpp, decode_calls.cpp). An instruction that the machine lacks clears is_supported_
// at any point of its decoding, and then becomes an Unsupported operation as a whole.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/ssa/function.h"
#include "runtime/interpreter/code.h"
#include "runtime/interpreter/constants.h"
#include "runtime/interpreter/edges.h"
#include "runtime/interpreter/floating_formats.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/phi_slots.h"
#include "runtime/interpreter/quicken.h"
#include "runtime/interpreter/register_variables.h"

namespace lilt::runtime {

class Decoder {
 public:
  Decoder(const ssa::Function& function, ConstantValues& constants, Watch watch)
      : function_(function),
        types_(function.types()),
        constants_(constants),
        watch_(watch),
        variables_(watch == Watch::None ? find_register_variables(function)
                                        : no_register_variables(function)),
        phi_slots_(watch == Watch::None
                       ? find_phi_slots(function)
                       : std::vector<ssa::InstId>(function.value_count(), InstId::none())) {}

  Code run();

 private:
  using BlockId = ssa::BlockId;
  using InstId = ssa::InstId;
  using Opcode = ssa::Opcode;
  using TypeId = ssa::TypeId;
  using TypeKind = ssa::TypeKind;
  using Value = ssa::Value;

  struct EdgeEnds {
    BlockId from, to;
    uint32_t edge;
  };
  struct LatestEdge {
    BlockId from;
    uint32_t edge = 0;
  };

  uint32_t width_of(TypeId type) const { return cell_width(types_, type); }
  TypeId type_of(Value value) const { return function_.type_of(value); }
  bool is_vector(TypeId type) const { return types_.kind(type) == TypeKind::Vector; }
  // The type of one lane: the element type of a vector, else the type itself.
  TypeId lane_type(TypeId type) const { return is_vector(type) ? types_[type].element : type; }
  uint32_t lanes_of(TypeId type) const {
    return is_vector(type) ? part_count(types_, type) / lane_parts(type) : 1;
  }
  uint32_t lane_parts(TypeId type) const {
    return std::max(1u, part_count(types_, lane_type(type)));
  }
  uint32_t lane_width(TypeId type) const { return scalar_width(types_, lane_type(type)); }
  // Formats wider than a cell.
  bool is_extended(TypeId type) const {
    return lane_type(type) == ssa::kX86Fp80 || lane_type(type) == ssa::kFp128;
  }

  // --- places
  void assign_slots();
  void add_parameter(uint32_t index);
  int32_t new_slots(uint32_t count);
  void new_slots(InstId id);
  // The slot that an access or address of a variable stands for; -1 for other instructions.
  int32_t slot_in_variable(InstId id);
  // The slot of the operand whose cells are also those of the result, as for an extension with
  // zeros, or -1.
  int32_t slot_of_same_cells(InstId id) const;
  // Only the value's definition writes its slot. Wherever a value that was made from it is alive,
  // it is still there: its definition dominates the other's.
  bool is_written_once(Value value) const;
  // Constants are collected backwards, so that the first part of one gets the lowest place.
  Place new_constants(std::span<const Cell> parts);
  Place new_constant(const Cell& cell) { return new_constants({&cell, 1}); }
  Place new_number(uint64_t number) { return new_constant(integer_cell(number)); }
  // The place of part `index` of the value whose place is `place`.
  static Place part(Place place, size_t index) { return place + static_cast<Place>(index); }
  // The place of an operand. One that the machine lacks makes the whole instruction unsupported.
  Place place_of(Value value);
  void require_type(TypeId type);
  // The parts of a value of the type; none if that makes the whole instruction unsupported.
  std::vector<Part> used_parts(TypeId type);
  std::vector<Part> used_parts(TypeId type, std::vector<PackedVector>& packed);

  // --- blocks and edges
  void decode_block(BlockId block);
  void decode_watched_block(BlockId block);
  void emit_moment(Moment moment, uint32_t instruction, SourceOffset offset);
  uint32_t edge_to(BlockId from, BlockId to);
  // Omits a branch to the next block if no phi needs a move.
  bool falls_through(InstId branch) const;
  bool keeps_value(InstId phi, BlockId from) const;  // false also for phis of many entries
  int32_t edge_of(InstId terminator, Value target);
  // Adds the moves of the target's phis to every edge.
  void decode_phis();

  // --- instructions
  void decode_instruction(InstId id);
  void decode_opcode(InstId id, const ssa::Instruction& instruction);
  void decode_unsupported(InstId id);
  void emit_unsupported(std::string message);
  void emit(OperationCode code, uint32_t width, int32_t result, Place a = 0, int32_t b = 0,
            int32_t c = 0);
  void emit_moves(int32_t result, Place from, uint32_t count);

  // --- control
  void decode_return(InstId id);
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
  // The address `distance` bytes after a pointer.
  Place place_behind(Place pointer, uint64_t distance);
  void load_parts(TypeId type, int32_t result, Place pointer, int32_t alignment);
  void store_parts(TypeId type, Place value, Place pointer, int32_t alignment);
  void decode_address(InstId id);
  void decode_address(std::span<const Value> operands, uint32_t lane);
  // The place of a lane of a vector of cells; of a scalar, for every lane.
  Place lane_of(Value value, uint32_t lane);
  // The address after one index of several; only the last must be within the block.
  Place step_from(Place pointer, uint32_t step);
  void emit_address(int32_t result, Place pointer, const AddressSteps& steps);
  void add_index(AddressSteps& steps, Value index, uint32_t lane, uint64_t scale);
  uint64_t number_of(Value constant) const;

  // --- addresses at their accesses (decode_addresses.cpp)
  // Of an address, or an index, that is decoded at its accesses.
  struct Sinking {
    uint8_t distance = 0;  // in addresses, from the access; 0: decoded in its own place
    InstId last;           // the last access
  };
  void find_sunk_addresses(BlockId block);
  Sinking sinking_of(InstId address) const;
  Sinking sinking_of_extension(InstId extension) const;
  Sinking sinking_into(InstId user, uint32_t operand) const;
  bool may_move(InstId address) const;
  // Whether nothing between the two, in one block, writes the slots of the operands.
  bool keeps_operands(InstId id, InstId last) const;
  bool is_written_by(InstId id, int32_t slot) const;
  bool is_sunk(Value value) const {
    return value.is_local() && sunk_[value.local().index()].distance != 0;
  }
  void emit_sunk(Value value);

  // --- atomic operations: with one thread, they are their parts in order
  void decode_compare_exchange(InstId id);
  void decode_read_modify_write(InstId id);
  void emit_modified(ssa::AtomicOperation operation, TypeId type, int32_t result, Place old,
                     Place operand);
  void emit_lessened(bool saturates, ssa::TypeId type, int32_t result, Place old, Place operand);
  void emit_chosen(ssa::IntPredicate predicate, TypeId type, int32_t result, Place left,
                   Place right);
  void emit_complement(TypeId type, int32_t result);

  // --- operations, lane by lane
  void decode_binary(Opcode opcode, Value left_value, Value right_value);
  void emit_binary(Opcode opcode, TypeId type, int32_t result, Place left, Place right);
  // A half or bfloat as a float, in a slot of its own, and the slot's value rounded to one. Every
  // other type stays as it is.
  std::pair<TypeId, Place> widened(TypeId type, Place value);
  void emit_rounded(TypeId type, int32_t result, Place value, TypeId from);
  // The sign is a bit of the last part.
  void decode_negate(InstId id);
  void decode_compare(Opcode opcode, int32_t predicate, Value left_value, Value right_value);
  void emit_compare(TypeId type, int32_t result, ssa::IntPredicate predicate, Place left,
                    Place right);
  void emit_float_compare(TypeId type, int32_t result, int32_t predicate, Place left, Place right);
  void decode_select(InstId id);
  void emit_select(int32_t result, Place condition, Place if_true, Place if_false,
                   const std::vector<Part>& parts);
  void decode_freeze(InstId id);
  void decode_cast(Opcode opcode, Value operand, TypeId to);
  void emit_cast(Opcode opcode, TypeId from, TypeId to, int32_t result, Place value);
  void emit_small_cast(Opcode opcode, TypeId from, TypeId to, int32_t result, Place value);
  // Between an address and an integer of more than 64 bits, through an i64.
  void emit_wide_address_cast(Opcode opcode, uint32_t source, uint32_t target, int32_t result,
                              Place value);
  void decode_bitcast(TypeId from, TypeId to, Place value);
  void emit_repack(int32_t result, Place value, const std::vector<Part>& from,
                   const std::vector<Part>& to);

  // --- parts of values
  // The index, within the aggregate, of the first part that the indices select; its type.
  std::pair<uint32_t, TypeId> inner_part(TypeId type, std::span<const Value> indices) const;
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

  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  using Role = RegisterVariables::Role;
  ConstantValues& constants_;
  Watch watch_;
  RegisterVariables variables_;
  std::vector<InstId> phi_slots_;    // by value
  std::vector<bool> is_phi_shared_;  // by value: other values have its slot
  std::vector<Sinking> sunk_;        // by value
  std::vector<uint32_t> position_;   // by value: increasing in each block seen
  Quickener quickener_;
  Code code_;
  std::vector<FullOperation> block_;  // of the current block
  BlockId next_block_;                // after it
  Operation operation_;
  bool is_supported_ = true;
  uint32_t watched_count_ = 0;
  std::vector<int32_t> slots_;  // by value; -1: void
  std::vector<Place>
      constant_places_;  // by constant; 0: none yet (places of constants are negative)
  std::vector<uint32_t> block_start_;  // by block: index of its first operation
  std::vector<LatestEdge> edge_to_;    // by block
  std::vector<EdgeEnds> edge_ends_;
  std::vector<Edge> edges_;
};

}  // namespace lilt::runtime

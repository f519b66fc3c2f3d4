// Appends operations to a block: for each kind of computation what one lane of it takes, and what
// the lanes of a vector take together.
#pragma once

#include <string>

#include "runtime/interpreter/value_places.h"

namespace lilt::runtime {

class OperationEmitter : protected ValuePlaces {
 protected:
  using ValuePlaces::ValuePlaces;

  void emit(OperationCode code, uint32_t width, int32_t result, Place a = 0, int32_t b = 0,
            int32_t c = 0);
  void emit_moves(int32_t result, Place from, uint32_t count);
  void emit_unsupported(std::string message);

  // --- operations, lane by lane
  void decode_binary(Opcode opcode, Value left_value, Value right_value);
  void emit_binary(Opcode opcode, TypeId type, int32_t result, Place left, Place right);
  void decode_compare(Opcode opcode, int32_t predicate, Value left_value, Value right_value);
  void emit_compare(TypeId type, int32_t result, ssa::IntPredicate predicate, Place left,
                    Place right);
  void emit_select(int32_t result, Place condition, Place if_true, Place if_false,
                   const std::vector<Part>& parts);
  void decode_cast(Opcode opcode, Value operand, TypeId to);
  void emit_cast(Opcode opcode, TypeId from, TypeId to, int32_t result, Place value);
  // What an atomic operation leaves in memory: with one thread, it is its parts in order.
  void emit_modified(ssa::AtomicOperation operation, TypeId type, int32_t result, Place old,
                     Place operand);

  // --- memory
  void load_parts(TypeId type, int32_t result, Place pointer, int32_t alignment);
  void store_parts(TypeId type, Place value, Place pointer, int32_t alignment);
  // The place of a lane of a vector of cells; of a scalar, for every lane.
  Place lane_of(Value value, uint32_t lane);
  // The address after one index of several; only the last must be within the block.
  Place step_from(Place pointer, uint32_t step);
  void emit_address(int32_t result, Place pointer, const AddressSteps& steps);

  std::vector<FullOperation> block_;  // of the current block
  Operation operation_;               // of the instruction at hand: what its operations share

 private:
  // A half or bfloat as a float, in a slot of its own, and the slot's value rounded to one. Every
  // other type stays as it is.
  std::pair<TypeId, Place> widened(TypeId type, Place value);
  void emit_rounded(TypeId type, int32_t result, Place value, TypeId from);
  void emit_float_compare(TypeId type, int32_t result, int32_t predicate, Place left, Place right);
  void emit_small_cast(Opcode opcode, TypeId from, TypeId to, int32_t result, Place value);
  // Between an address and an integer of more than 64 bits, through an i64.
  void emit_wide_address_cast(Opcode opcode, uint32_t source, uint32_t target, int32_t result,
                              Place value);
  void decode_bitcast(TypeId from, TypeId to, Place value);
  void emit_repack(int32_t result, Place value, const std::vector<Part>& from,
                   const std::vector<Part>& to);
  void emit_lessened(bool saturates, TypeId type, int32_t result, Place old, Place operand);
  void emit_chosen(ssa::IntPredicate predicate, TypeId type, int32_t result, Place left,
                   Place right);
  void emit_complement(TypeId type, int32_t result);
  // The address `distance` bytes after a pointer.
  Place place_after(Place pointer, uint64_t distance);
};

}  // namespace lilt::runtime

// Where the values of a body are while it runs: in slots of the frame, and as constants before
// them.
//
// A value has slots of its own, or those of a variable, of the phi that it becomes, or of the value
// that it has the same cells as.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "ir/ssa/function.h"
#include "runtime/interpreter/code.h"
#include "runtime/interpreter/constants.h"
#include "runtime/interpreter/floating_formats.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/phi_slots.h"
#include "runtime/interpreter/quicken.h"
#include "runtime/interpreter/register_variables.h"

namespace lilt::runtime {

class ValuePlaces {
 public:
  using BlockId = ssa::BlockId;
  using InstId = ssa::InstId;
  using Opcode = ssa::Opcode;
  using TypeId = ssa::TypeId;
  using TypeKind = ssa::TypeKind;
  using Value = ssa::Value;
  using Role = RegisterVariables::Role;

  ValuePlaces(const ssa::Function& function, ConstantValues& constants, Watch watch)
      : function_(function),
        types_(function.types()),
        constants_(constants),
        variables_(watch == Watch::None ? find_register_variables(function)
                                        : no_register_variables(function)),
        phi_slots_(watch == Watch::None
                       ? find_phi_slots(function)
                       : std::vector<ssa::InstId>(function.value_count(), InstId::none())) {}
  void assign_slots();

  // --- types
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
  int32_t slot_of(InstId id) const { return slots_[id.index()]; }
  int32_t new_slots(uint32_t count);
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
  // The index, within the aggregate, of the first part that the indices select; its type.
  std::pair<uint32_t, TypeId> inner_part(TypeId type, std::span<const Value> indices) const;
  uint64_t number_of(Value constant) const;

  // --- who shares slots
  const RegisterVariables& variables() const { return variables_; }
  bool has_slot_of_phi(InstId id) const { return phi_slots_[id.index()].valid(); }
  // Of the slots that several values share: whether the instruction writes this one.
  bool is_written_by(InstId id, int32_t slot) const;
  // Only the value's definition writes its slot. Wherever a value that was made from it is alive,
  // it is still there: its definition dominates the other's.
  bool is_written_once(Value value) const;
  // The slot of the operand whose cells are also those of the result, as for an extension with
  // zeros, or -1.
  int32_t slot_of_same_cells(InstId id) const;

 protected:
  const ssa::Function& function_;
  const ssa::TypeTable& types_;
  ConstantValues& constants_;
  RegisterVariables variables_;
  Quickener quickener_;
  Code code_;
  bool is_supported_ = true;    // the instruction at hand
  std::vector<int32_t> slots_;  // by value; -1: void

 private:
  void add_parameter(uint32_t index);
  void new_slots(InstId id);
  // The slot that an access or address of a variable stands for; -1 for other instructions.
  int32_t slot_in_variable(InstId id);

  std::vector<InstId> phi_slots_;    // by value
  std::vector<bool> is_phi_shared_;  // by value: other values have its slot
  std::vector<Place>
      constant_places_;  // by constant; 0: none yet (those of constants are negative)
};

}  // namespace lilt::runtime

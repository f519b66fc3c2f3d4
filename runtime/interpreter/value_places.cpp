#include "runtime/interpreter/value_places.h"

#include "ir/ssa/callee.h"

namespace lilt::runtime {

void ValuePlaces::assign_slots() {
  slots_.assign(function_.value_count(), -1);
  is_phi_shared_.assign(function_.value_count(), false);
  for (InstId phi : phi_slots_)
    if (phi.valid()) is_phi_shared_[phi.index()] = true;
  for (uint32_t i = 0; i < function_.argument_count(); ++i) add_parameter(i);
  for (BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (function_[id].type != ssa::kVoid) new_slots(id);
}

void ValuePlaces::add_parameter(uint32_t index) {
  InstId id = function_.argument(index);
  new_slots(id);
  TypeId type = function_[id].type;
  const ssa::ParameterAttributes& attributes = parameter_attributes(function_, index);
  code_.parameters.push_back(
      {slots_[id.index()], type, part_count(types_, type), attributes.by_value, attributes.align});
  code_.parameter_cells += part_count(types_, type);
  if (attributes.by_value.valid()) code_.is_plain = false;
}

int32_t ValuePlaces::new_slots(uint32_t count) {
  code_.slot_count += count;
  return static_cast<int32_t>(code_.slot_count - count);
}

void ValuePlaces::new_slots(InstId id) {
  if (slots_[id.index()] >= 0) return;
  if (int32_t slot = slot_in_variable(id); slot >= 0) {
    slots_[id.index()] = slot;
    return;
  }
  if (InstId phi = phi_slots_[id.index()]; phi.valid()) {
    new_slots(phi);
    slots_[id.index()] = slots_[phi.index()];
    return quickener_.note_shared(slots_[phi.index()]);
  }
  if (int32_t slot = slot_of_same_cells(id); slot >= 0) {
    slots_[id.index()] = slot;
    bool is_handed_on =
        function_.has_one_use(id) && function_.has_one_use(function_.operand(id, 0).local());
    return is_handed_on ? void() : quickener_.note_shared(slot);
  }
  uint32_t count = part_count(types_, function_[id].type);
  slots_[id.index()] = new_slots(count);
  if (count == 1 && function_.has_one_use(id)) quickener_.note_single_use(slots_[id.index()]);
}

int32_t ValuePlaces::slot_in_variable(InstId id) {
  const Role role = variables_.of(id);
  if (role == Role::Variable || role == Role::Initialised)
    return new_slots(variables_.cells[id.index()].count);
  if (role != Role::Shared && role != Role::Address) return -1;
  bool is_element = function_[id].opcode == Opcode::GetElementPtr;
  const InstId address = function_.operand(id, is_element ? 1 : 0).local();
  new_slots(address);  // which the block order may place later
  uint32_t distance = variables_.cells[id.index()].first - variables_.cells[address.index()].first;
  return part(slots_[address.index()], distance);
}

bool ValuePlaces::is_written_once(Value value) const {
  if (!value.is_local()) return true;
  InstId id = value.local();
  return variables_.of(id) != Role::Shared && !phi_slots_[id.index()].valid() &&
         !is_phi_shared_[id.index()];
}

bool ValuePlaces::is_written_by(InstId id, int32_t slot) const {
  if (variables_.of(id) == Role::Assigned) {
    bool is_store = function_[id].opcode == Opcode::Store;
    int32_t first = slots_[function_.operand(id, is_store ? 1 : 2).local().index()];
    return slot >= first && slot < part(first, variables_.cells[id.index()].count);
  }
  bool is_phi_slot = phi_slots_[id.index()].valid() || is_phi_shared_[id.index()];
  return is_phi_slot && slots_[id.index()] == slot;
}

int32_t ValuePlaces::slot_of_same_cells(InstId id) const {
  const ssa::Instruction& instruction = function_[id];
  Value operand = function_.operands(id).empty() ? Value::none() : function_.operand(id, 0);
  if (!operand.is_local() || !is_written_once(operand)) return -1;
  int32_t slot = slots_[operand.local().index()];
  uint32_t from = width_of(type_of(operand)), to = width_of(instruction.type);
  switch (instruction.opcode) {
    case Opcode::ZExt:
      return from != 0 && to != 0 && (instruction.flags & ssa::flag::NonNegative) == 0 ? slot : -1;
    case Opcode::BitCast:
      return from != 0 && from == to ? slot : -1;
    case Opcode::ExtractValue: {
      uint32_t before = inner_part(type_of(operand), function_.operands(id).subspan(1)).first;
      return slot < 0 ? -1 : part(slot, before);
    }
    default:
      return -1;
  }
}

Place ValuePlaces::new_constants(std::span<const Cell> parts) {
  code_.constants.insert(code_.constants.end(), parts.rbegin(), parts.rend());
  return -static_cast<Place>(code_.constants.size());
}

Place ValuePlaces::place_of(Value value) {
  require_type(type_of(value));
  if (value.is_local()) return slots_[value.local().index()];
  size_t index = value.constant().index();
  if (index >= constant_places_.size()) constant_places_.resize(index + 1, 0);
  if (constant_places_[index] != 0) return constant_places_[index];
  std::optional<std::vector<Cell>> parts = constants_.parts_of(value.constant());
  if (!parts) {
    is_supported_ = false;
    return 0;
  }
  return constant_places_[index] = new_constants(*parts);
}

void ValuePlaces::require_type(TypeId type) {
  if (scalar_width(types_, type) == 0 && !parts_of(types_, type)) is_supported_ = false;
}

std::vector<Part> ValuePlaces::used_parts(TypeId type) {
  std::vector<PackedVector> packed;
  return used_parts(type, packed);
}

std::vector<Part> ValuePlaces::used_parts(TypeId type, std::vector<PackedVector>& packed) {
  std::optional<std::vector<Part>> parts = parts_of(types_, type, packed);
  if (!parts) is_supported_ = false;
  return parts.value_or(std::vector<Part>{});
}

std::pair<uint32_t, ssa::TypeId> ValuePlaces::inner_part(TypeId type,
                                                         std::span<const Value> indices) const {
  uint32_t before = 0;
  for (Value value : indices) {
    uint64_t index = number_of(value);
    before += parts_before(types_, type, index);
    type = ssa::member_type(types_, type, index);
  }
  return {before, type};
}

uint64_t ValuePlaces::number_of(Value constant) const {
  return constants_.value_of(constant.constant()).value_or(Cell{}).bits;
}

}  // namespace lilt::runtime

// Decoding of instructions on memory.
#include "ir/ssa/element_offset.h"
#include "runtime/interpreter/decoder.h"

namespace lilt::runtime {

void Decoder::decode_assignment(InstId id) {
  Place value = place_of(function_.operand(id, 0)), to = place_of(function_.operand(id, 1));
  for (uint32_t i = 0; i < variables_.cells[id.index()].count; ++i) {
    Place from = part(value, i);
    bool is_defined = from < 0 && code_.constants[static_cast<size_t>(~from)].is_defined();
    emit(is_defined ? OperationCode::Move : OperationCode::Assign, 64, part(to, i), from);
  }
}

void Decoder::decode_alloca(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  if (variables_.of(id) == Role::Initialised) return;
  if (variables_.of(id) == Role::Variable) return emit_undefined(variables_.cells[id.index()]);
  if (operands.size() > 1 && width_of(type_of(operands[1])) == 0) is_supported_ = false;
  emit(OperationCode::Alloca, 64, operation_.result,
       operands.size() > 1 ? place_of(operands[1]) : new_number(1),
       static_cast<int32_t>(code_.allocas.size()));
  code_.allocas.push_back({types_.size_of(operands[0].type()), function_.alignment(id)});
}

void Decoder::emit_undefined(RegisterVariables::Cells cells) {
  for (uint32_t i = 0; i < cells.count; ++i)
    emit(OperationCode::Undefine, variables_.widths[cells.first + i], part(operation_.result, i));
}

int32_t Decoder::claimed_alignment(const ssa::Instruction& instruction) {
  uint32_t field = instruction.flags >> ssa::flag::AlignShift;
  return field == 0 ? 0 : static_cast<int32_t>(field - 1);
}

Place Decoder::pointer_of(InstId id, uint32_t operand) {
  Value pointer = function_.operand(id, operand);
  if (types_[type_of(pointer)].bits != 0) is_supported_ = false;  // another address space
  if (is_sunk(pointer)) emit_sunk(pointer);
  return place_of(pointer);
}

void Decoder::decode_address(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  for (Value operand : operands.subspan(1))
    if (is_sunk(operand)) emit_sunk(operand);
  for (uint32_t lane = 0; lane < lanes_of(function_[id].type); ++lane)
    decode_address(operands, lane);
}

// Operands: the source type, the pointer, the indices.
void Decoder::decode_address(std::span<const Value> operands, uint32_t lane) {
  Place pointer = lane_of(operands[1], lane);
  AddressSteps steps;
  steps.first = static_cast<uint32_t>(code_.address_steps.size());
  TypeId type = operands[0].type();
  auto field = [&](size_t i) { return std::optional(number_of(operands[i + 2])); };
  auto count_in = [&](size_t i, uint64_t size) -> std::optional<uint64_t> {
    add_index(steps, operands[i + 2], lane, size);
    return 0;
  };
  auto of_fields = ssa::element_offset(types_, type, operands.size() - 2, field, count_in);
  is_supported_ = is_supported_ && of_fields;
  steps.offset += static_cast<int64_t>(of_fields.value_or(0));
  steps.count = static_cast<uint32_t>(code_.address_steps.size()) - steps.first;
  for (; steps.count > 1; ++steps.first, --steps.count) pointer = step_from(pointer, steps.first);
  emit_address(part(operation_.result, lane), pointer, steps);
}

void Decoder::add_index(AddressSteps& steps, Value index, uint32_t lane, uint64_t scale) {
  uint32_t width = width_of(lane_type(type_of(index)));
  if (width == 0) is_supported_ = false;
  std::optional<Cell> constant =
      index.is_constant() ? constants_.value_of(index.constant()) : std::nullopt;
  if (constant && constant->is_defined()) {
    uint64_t number = static_cast<uint64_t>(sign_extend(constant->bits, std::max(1u, width)));
    steps.offset += static_cast<int64_t>(number * scale);
    return;
  }
  code_.address_steps.push_back({lane_of(index, lane), width, scale});
}

void Decoder::emit_sunk(Value value) {
  Operation outer = operation_;
  InstId id = value.local();
  const ssa::Instruction& instruction = function_[id];
  operation_.offset = function_.offset_of(id);
  operation_.result = slots_[id.index()];
  operation_.flags = instruction.flags & 7;
  quickener_.note_temporary(operation_.result);
  if (instruction.opcode == Opcode::GetElementPtr)
    decode_address(id);
  else
    decode_cast(instruction.opcode, function_.operand(id, 0), instruction.type);
  operation_ = outer;
}

// --- atomic operations: with one thread, they are their parts in order

void Decoder::decode_compare_exchange(InstId id) {
  std::span<const Value> operands = function_.operands(id);  // pointer, expected, new
  TypeId type = type_of(operands[1]);
  uint32_t count = part_count(types_, type);
  Place pointer = pointer_of(id, 0), stored = place_of(operands[2]);
  Place is_equal = part(operation_.result, count);
  load_parts(type, operation_.result, pointer, claimed_alignment(function_[id]));
  emit_compare(type, is_equal, ssa::IntPredicate::EQ, operation_.result, place_of(operands[1]));
  int32_t chosen = new_slots(count);
  emit_select(chosen, is_equal, stored, operation_.result, used_parts(type));
  store_parts(type, chosen, pointer, 0);
}

void Decoder::decode_read_modify_write(InstId id) {
  TypeId type = type_of(function_.operand(id, 1));
  Place pointer = pointer_of(id, 0), operand = place_of(function_.operand(id, 1));
  auto operation = static_cast<ssa::AtomicOperation>(function_[id].subcode & 31);
  operation_.flags = 0;
  load_parts(type, operation_.result, pointer, claimed_alignment(function_[id]));
  int32_t changed = new_slots(part_count(types_, type));
  emit_modified(operation, type, changed, operation_.result, operand);
  store_parts(type, changed, pointer, 0);
}

}  // namespace lilt::runtime

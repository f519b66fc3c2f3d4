// Decoding of instructions on memory.
#include "ir/ssa/element_offset.h"
#include "runtime/interpreter/decoder.h"
#include "runtime/interpreter/packed_vectors.h"

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

Place Decoder::place_behind(Place pointer, uint64_t distance) {
  if (distance == 0) return pointer;
  int32_t result = new_slots(1);
  quickener_.note_temporary(result);
  AddressSteps steps;
  steps.offset = static_cast<int64_t>(distance);
  emit_address(result, pointer, steps);
  block_.back().operation.flags = 0;
  return result;
}

void Decoder::load_parts(TypeId type, int32_t result, Place pointer, int32_t alignment) {
  std::vector<PackedVector> vectors;
  std::vector<Part> parts = used_parts(type, vectors);
  auto load = [&](const Part& from, int32_t to) {
    emit(from.is_pointer ? OperationCode::LoadPointer : OperationCode::LoadInteger, from.width, to,
         place_behind(pointer, from.offset), 0, from.offset == 0 ? alignment : 0);
  };
  for_each_in_memory(
      parts, vectors, [&](uint32_t i) { load(parts[i], part(result, i)); },
      [&](const PackedVector& vector) {
        std::vector<Part> words = words_of_packed(vector);
        int32_t loaded = new_slots(static_cast<uint32_t>(words.size()));
        for (size_t i = 0; i < words.size(); ++i) load(words[i], part(loaded, i));
        emit_repack(part(result, vector.first_part), loaded, words, lanes_of_packed(parts, vector));
      });
}

void Decoder::store_parts(TypeId type, Place value, Place pointer, int32_t alignment) {
  std::vector<PackedVector> vectors;
  std::vector<Part> parts = used_parts(type, vectors);
  auto store = [&](const Part& to, Place from) {
    emit(to.is_pointer ? OperationCode::StorePointer : OperationCode::StoreInteger, to.width, 0,
         place_behind(pointer, to.offset), from, to.offset == 0 ? alignment : 0);
  };
  for_each_in_memory(
      parts, vectors, [&](uint32_t i) { store(parts[i], part(value, i)); },
      [&](const PackedVector& vector) {
        std::vector<Part> words = words_of_packed(vector);
        int32_t packed = new_slots(static_cast<uint32_t>(words.size()));
        emit_repack(packed, part(value, vector.first_part), lanes_of_packed(parts, vector), words);
        for (size_t i = 0; i < words.size(); ++i) store(words[i], part(packed, i));
      });
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

Place Decoder::lane_of(Value value, uint32_t lane) {
  return part(place_of(value), is_vector(type_of(value)) ? lane : 0);
}

Place Decoder::step_from(Place pointer, uint32_t step) {
  int32_t result = new_slots(1);
  quickener_.note_temporary(result);
  emit_address(result, pointer, {0, step, 1});
  block_.back().operation.flags = 0;
  return result;
}

void Decoder::emit_address(int32_t result, Place pointer, const AddressSteps& steps) {
  emit(OperationCode::GetElementPtr, 64, result, pointer,
       static_cast<int32_t>(code_.addresses.size()));
  code_.addresses.push_back(steps);
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

uint64_t Decoder::number_of(Value constant) const {
  return constants_.value_of(constant.constant()).value_or(Cell{}).bits;
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

void Decoder::emit_modified(ssa::AtomicOperation operation, TypeId type, int32_t result, Place old,
                            Place operand) {
  using enum ssa::AtomicOperation;
  switch (operation) {
    case Exchange:
      return emit_moves(result, operand, part_count(types_, type));
    case Add:
      return emit_binary(Opcode::Add, type, result, old, operand);
    case Sub:
      return emit_binary(Opcode::Sub, type, result, old, operand);
    case And:
      return emit_binary(Opcode::And, type, result, old, operand);
    case Or:
      return emit_binary(Opcode::Or, type, result, old, operand);
    case Xor:
      return emit_binary(Opcode::Xor, type, result, old, operand);
    case NotAnd:
      emit_binary(Opcode::And, type, result, old, operand);
      return emit_complement(type, result);
    case SMax:
      return emit_chosen(ssa::IntPredicate::SGT, type, result, old, operand);
    case SMin:
      return emit_chosen(ssa::IntPredicate::SLT, type, result, old, operand);
    case UMax:
      return emit_chosen(ssa::IntPredicate::UGT, type, result, old, operand);
    case UMin:
      return emit_chosen(ssa::IntPredicate::ULT, type, result, old, operand);
    case FAdd:
      return emit_binary(Opcode::FAdd, type, result, old, operand);
    case FSub:
      return emit_binary(Opcode::FSub, type, result, old, operand);
    case SubConditional:
    case SubSaturating:
      return emit_lessened(operation == SubSaturating, type, result, old, operand);
    default:
      is_supported_ = false;
  }
}

// old - operand if that is not below zero; otherwise zero, or old.
void Decoder::emit_lessened(bool saturates, TypeId type, int32_t result, Place old, Place operand) {
  const uint32_t count = part_count(types_, type);
  const int32_t difference = new_slots(count), otherwise = new_slots(count), holds = new_slots(1);
  emit_binary(Opcode::Sub, type, difference, old, operand);
  emit_binary(saturates ? Opcode::Xor : Opcode::Or, type, otherwise, old, old);
  emit_compare(type, holds, ssa::IntPredicate::UGE, old, operand);
  emit_select(result, holds, difference, otherwise, used_parts(type));
}

void Decoder::emit_chosen(ssa::IntPredicate predicate, TypeId type, int32_t result, Place left,
                          Place right) {
  int32_t holds = new_slots(1);
  emit_compare(type, holds, predicate, left, right);
  emit_select(result, holds, left, right, used_parts(type));
}

void Decoder::emit_complement(TypeId type, int32_t result) {
  std::vector<Part> parts = used_parts(type);
  for (size_t i = 0; i < parts.size(); ++i)
    emit(OperationCode::Binary, parts[i].width, part(result, i), part(result, i),
         new_number(low_mask(parts[i].width)), static_cast<int32_t>(Opcode::Xor));
}

}  // namespace lilt::runtime

// Decoding of instructions on values: elementwise operations, and parts of values.
#include "runtime/interpreter/decoder.h"

namespace lilt::runtime {

// --- operations, lane by lane

void Decoder::decode_negate(InstId id) {
  TypeId type = function_[id].type;
  Place value = place_of(function_.operand(id, 0));
  std::vector<Part> parts = used_parts(type);
  for (size_t i = 0; i < parts.size(); ++i) {
    bool is_last = (i + 1) % lane_parts(type) == 0;
    uint64_t sign = is_last ? uint64_t{1} << (parts[i].width - 1) : 0;
    emit(OperationCode::Binary, parts[i].width, part(operation_.result, i), part(value, i),
         new_number(sign), static_cast<int32_t>(Opcode::Xor));
    block_.back().operation.flags = 0;
  }
}

void Decoder::decode_select(InstId id) {
  TypeId type = function_[id].type;
  Place condition = place_of(function_.operand(id, 0));
  Place if_true = place_of(function_.operand(id, 1)), if_false = place_of(function_.operand(id, 2));
  std::vector<Part> parts = used_parts(type);
  if (!is_vector(type_of(function_.operand(id, 0))))
    return emit_select(operation_.result, condition, if_true, if_false, parts);
  for (size_t i = 0; i < parts.size(); ++i)
    emit(OperationCode::Select, parts[i].width, part(operation_.result, i),
         part(condition, i / lane_parts(type)), part(if_true, i), part(if_false, i));
}

void Decoder::decode_freeze(InstId id) {
  Place value = place_of(function_.operand(id, 0));
  std::vector<Part> parts = used_parts(function_[id].type);
  for (size_t i = 0; i < parts.size(); ++i)
    emit(OperationCode::Freeze, parts[i].width, part(operation_.result, i), part(value, i));
}

// --- parts of values

void Decoder::decode_extract_value(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  Place aggregate = place_of(operands[0]);
  auto [before, type] = inner_part(type_of(operands[0]), operands.subspan(1));
  emit_moves(operation_.result, part(aggregate, before), part_count(types_, type));
}

void Decoder::decode_insert_value(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  auto [before, type] = inner_part(function_[id].type, operands.subspan(2));
  emit_moves(operation_.result, place_of(operands[0]), part_count(types_, function_[id].type));
  emit_moves(part(operation_.result, before), place_of(operands[1]), part_count(types_, type));
}

Place Decoder::index_of(Value index) {
  if (width_of(type_of(index)) == 0) is_supported_ = false;
  return place_of(index);
}

void Decoder::decode_extract_element(InstId id) {
  TypeId type = type_of(function_.operand(id, 0));
  Place vector = place_of(function_.operand(id, 0)), index = index_of(function_.operand(id, 1));
  emit(OperationCode::ExtractElement, lane_width(type), operation_.result, vector, index,
       static_cast<int32_t>(lanes_of(type)));
}

void Decoder::decode_insert_element(InstId id) {
  TypeId type = function_[id].type;
  std::span<const Value> operands = function_.operands(id);
  emit_moves(operation_.result, place_of(operands[0]), part_count(types_, type));
  emit(OperationCode::InsertElement, lane_width(type), operation_.result, place_of(operands[1]),
       index_of(operands[2]), static_cast<int32_t>(lanes_of(type)));
}

void Decoder::decode_shuffle(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  TypeId type = type_of(operands[0]);
  Place left = place_of(operands[0]), right = place_of(operands[1]);
  std::optional<std::vector<Cell>> mask = constants_.parts_of(operands[2].constant());
  uint32_t step = lane_parts(type), lanes = lanes_of(type);
  for (size_t i = 0; mask && i < mask->size(); ++i) {
    uint64_t from = (*mask)[i].bits;
    int32_t result = part(operation_.result, i * step);
    bool is_chosen = (*mask)[i].is_defined() && from < 2 * uint64_t{lanes};
    Place source = from < lanes ? part(left, from * step) : part(right, (from - lanes) * step);
    if (is_chosen) emit_moves(result, source, step);
    for (uint32_t p = 0; !is_chosen && p < step; ++p)
      emit(OperationCode::Move, 64, part(result, p),
           new_constant(undefined_cell(std::min(64u, lane_width(type)), 0)));
  }
  if (!mask) is_supported_ = false;
}

}  // namespace lilt::runtime

// Decoding of instructions on values: elementwise operations, and parts of values.
#include <tuple>

#include "runtime/interpreter/cast_operations.h"
#include "runtime/interpreter/decoder.h"

namespace lilt::runtime {

// --- operations, lane by lane

void Decoder::decode_binary(Opcode opcode, Value left_value, Value right_value) {
  TypeId type = type_of(left_value);
  Place left = place_of(left_value), right = place_of(right_value);
  for (uint32_t i = 0; i < lanes_of(type) * lane_parts(type); i += lane_parts(type))
    emit_binary(opcode, lane_type(type), part(operation_.result, i), part(left, i), part(right, i));
}

std::pair<ssa::TypeId, Place> Decoder::widened(TypeId type, Place value) {
  if (!is_small_floating(type)) return {type, value};
  const int32_t result = new_slots(1);
  if (type == ssa::kHalf) {
    emit(OperationCode::ExtendedCast, 32, result, value, 16, static_cast<int32_t>(Opcode::FPExt));
  } else {  // a bfloat is the upper half of a float
    emit(OperationCode::IntegerCast, 32, result, value, 16, static_cast<int32_t>(Opcode::ZExt));
    emit(OperationCode::Binary, 32, result, result, new_number(16),
         static_cast<int32_t>(Opcode::Shl));
  }
  return {ssa::kFloat, result};
}

void Decoder::emit_rounded(TypeId type, int32_t result, Place value, TypeId from) {
  const auto width = static_cast<int32_t>(scalar_width(types_, from));
  if (type == ssa::kBFloat)
    emit(OperationCode::RoundToBFloat, 16, result, value, width);
  else
    emit(OperationCode::ExtendedCast, 16, result, value, width,
         static_cast<int32_t>(Opcode::FPTrunc));
}

void Decoder::emit_binary(Opcode opcode, TypeId type, int32_t result, Place left, Place right) {
  if (is_small_floating(type) && ssa::has(opcode, ssa::property::Floating)) {
    const Place x = widened(type, left).second, y = widened(type, right).second;
    const int32_t wide = new_slots(1);
    emit_binary(opcode, ssa::kFloat, wide, x, y);
    return emit_rounded(type, result, wide, ssa::kFloat);
  }
  bool is_floating = ssa::has(opcode, ssa::property::Floating);
  OperationCode code = is_extended(type)       ? OperationCode::ExtendedBinary
                       : is_floating           ? OperationCode::Floating
                       : lane_width(type) > 64 ? OperationCode::WideBinary
                                               : OperationCode::Binary;
  emit(code, lane_width(type), result, left, right, static_cast<int32_t>(opcode));
}

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

void Decoder::decode_compare(Opcode opcode, int32_t predicate, Value left_value,
                             Value right_value) {
  TypeId type = type_of(left_value);
  Place left = place_of(left_value), right = place_of(right_value);
  for (uint32_t lane = 0; lane < lanes_of(type); ++lane) {
    uint32_t i = lane * lane_parts(type);
    int32_t result = part(operation_.result, lane);
    if (opcode == Opcode::ICmp)
      emit_compare(lane_type(type), result, static_cast<ssa::IntPredicate>(predicate),
                   part(left, i), part(right, i));
    else
      emit_float_compare(lane_type(type), result, predicate, part(left, i), part(right, i));
  }
}

void Decoder::emit_float_compare(TypeId type, int32_t result, int32_t predicate, Place left,
                                 Place right) {
  const auto [wide, x] = widened(type, left);
  const Place y = widened(type, right).second;
  emit(is_extended(wide) ? OperationCode::ExtendedCompare : OperationCode::FloatCompare,
       lane_width(wide), result, x, y, predicate);
}

void Decoder::emit_compare(TypeId type, int32_t result, ssa::IntPredicate predicate, Place left,
                           Place right) {
  emit(lane_width(type) > 64 ? OperationCode::WideCompare : OperationCode::Compare,
       lane_width(type), result, left, right, static_cast<int32_t>(predicate));
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

void Decoder::emit_select(int32_t result, Place condition, Place if_true, Place if_false,
                          const std::vector<Part>& parts) {
  for (size_t i = 0; i < parts.size(); ++i)
    emit(OperationCode::Select, parts[i].width, part(result, i), condition, part(if_true, i),
         part(if_false, i));
}

void Decoder::decode_freeze(InstId id) {
  Place value = place_of(function_.operand(id, 0));
  std::vector<Part> parts = used_parts(function_[id].type);
  for (size_t i = 0; i < parts.size(); ++i)
    emit(OperationCode::Freeze, parts[i].width, part(operation_.result, i), part(value, i));
}

void Decoder::decode_cast(Opcode opcode, Value operand, TypeId to) {
  TypeId from = type_of(operand);
  Place value = place_of(operand);
  if (opcode == Opcode::BitCast || opcode == Opcode::AddrSpaceCast)
    return decode_bitcast(from, to, value);
  for (uint32_t lane = 0; lane < lanes_of(to); ++lane)
    emit_cast(opcode, lane_type(from), lane_type(to),
              part(operation_.result, lane * lane_parts(to)), part(value, lane * lane_parts(from)));
}

void Decoder::emit_cast(Opcode opcode, TypeId from, TypeId to, int32_t result, Place value) {
  if (is_small_floating(from)) {
    std::tie(from, value) = widened(from, value);
    if (from == to) return emit_moves(result, value, 1);
  }
  if (is_small_floating(to)) return emit_small_cast(opcode, from, to, result, value);
  uint32_t source = scalar_width(types_, from), target = scalar_width(types_, to);
  bool is_wide = source > 64 || target > 64;
  if (is_wide && (opcode == Opcode::PtrToInt || opcode == Opcode::IntToPtr))
    return emit_wide_address_cast(opcode, source, target, result, value);
  if (is_wide && !is_integer_cast(opcode) && std::max(source, target) > 128) is_supported_ = false;
  emit(cast_code(opcode, is_wide), target, result, value, static_cast<int32_t>(source),
       static_cast<int32_t>(opcode));
}

// Integers become floats on the way to a half, and on the way to a bfloat a format that holds them,
// as in compiled code.
void Decoder::emit_small_cast(Opcode opcode, TypeId from, TypeId to, int32_t result, Place value) {
  if (types_.is_integer(from)) {
    const uint32_t bits = scalar_width(types_, from);
    if (to == ssa::kBFloat && bits > 64) is_supported_ = false;
    const TypeId way = to == ssa::kHalf || bits <= 24 ? ssa::kFloat
                       : bits <= 53                   ? ssa::kDouble
                                                      : ssa::kX86Fp80;
    const int32_t number = new_slots(part_count(types_, way));
    emit_cast(opcode, from, way, number, value);
    std::tie(from, value) = std::pair(way, Place{number});
  }
  if (to == ssa::kBFloat && from == ssa::kFp128) is_supported_ = false;
  emit_rounded(to, result, value, from);
}

void Decoder::emit_wide_address_cast(Opcode opcode, uint32_t source, uint32_t target,
                                     int32_t result, Place value) {
  if (opcode == Opcode::IntToPtr)
    return emit(OperationCode::IntegerToPointer, 64, result, value, 64);
  int32_t word = new_slots(1);
  emit(OperationCode::PointerToInteger, 64, word, value, static_cast<int32_t>(source));
  emit(OperationCode::WideCast, target, result, word, 64, static_cast<int32_t>(Opcode::ZExt));
}

void Decoder::decode_bitcast(TypeId from, TypeId to, Place value) {
  std::vector<Part> source = used_parts(from), target = used_parts(to);
  bool is_same = source.size() == target.size() && !source.empty() &&
                 std::ranges::equal(source, target, {}, &Part::width, &Part::width);
  if (is_same)
    emit_moves(operation_.result, value, static_cast<uint32_t>(target.size()));
  else
    emit_repack(operation_.result, value, source, target);
}

void Decoder::emit_repack(int32_t result, Place value, const std::vector<Part>& from,
                          const std::vector<Part>& to) {
  Repacking repacking;
  for (const Part& p : from) repacking.from.push_back(p.width);
  for (const Part& p : to) repacking.to.push_back(p.width);
  emit(OperationCode::Repack, 0, result, value, static_cast<int32_t>(code_.repackings.size()));
  code_.repackings.push_back(std::move(repacking));
}

// --- parts of values

std::pair<uint32_t, ssa::TypeId> Decoder::inner_part(TypeId type,
                                                     std::span<const Value> indices) const {
  uint32_t before = 0;
  for (Value value : indices) {
    uint64_t index = number_of(value);
    before += parts_before(types_, type, index);
    type = ssa::member_type(types_, type, index);
  }
  return {before, type};
}

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

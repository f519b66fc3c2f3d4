#include "runtime/interpreter/operation_emitter.h"

#include <tuple>

#include "runtime/interpreter/cast_operations.h"
#include "runtime/interpreter/packed_vectors.h"

namespace lilt::runtime {

void OperationEmitter::emit_unsupported(std::string message) {
  emit(OperationCode::Unsupported, 0, 0, 0, static_cast<int32_t>(code_.messages.size()));
  code_.messages.push_back(std::move(message));
}

void OperationEmitter::emit(OperationCode code, uint32_t width, int32_t result, Place a, int32_t b,
                            int32_t c) {
  Operation operation = operation_;
  operation.code = code;
  operation.width = static_cast<uint16_t>(width);
  operation.result = result;
  operation.a = a;
  operation.b = b;
  operation.c = c;
  block_.push_back({operation});
}

void OperationEmitter::emit_moves(int32_t result, Place from, uint32_t count) {
  for (uint32_t p = 0; p < count; ++p)
    emit(OperationCode::Move, 64, part(result, p), part(from, p));
}

void OperationEmitter::decode_binary(Opcode opcode, Value left_value, Value right_value) {
  TypeId type = type_of(left_value);
  Place left = place_of(left_value), right = place_of(right_value);
  for (uint32_t i = 0; i < lanes_of(type) * lane_parts(type); i += lane_parts(type))
    emit_binary(opcode, lane_type(type), part(operation_.result, i), part(left, i), part(right, i));
}

std::pair<ssa::TypeId, Place> OperationEmitter::widened(TypeId type, Place value) {
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

void OperationEmitter::emit_rounded(TypeId type, int32_t result, Place value, TypeId from) {
  const auto width = static_cast<int32_t>(scalar_width(types_, from));
  if (type == ssa::kBFloat)
    emit(OperationCode::RoundToBFloat, 16, result, value, width);
  else
    emit(OperationCode::ExtendedCast, 16, result, value, width,
         static_cast<int32_t>(Opcode::FPTrunc));
}

void OperationEmitter::emit_binary(Opcode opcode, TypeId type, int32_t result, Place left,
                                   Place right) {
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

void OperationEmitter::decode_compare(Opcode opcode, int32_t predicate, Value left_value,
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

void OperationEmitter::emit_float_compare(TypeId type, int32_t result, int32_t predicate,
                                          Place left, Place right) {
  const auto [wide, x] = widened(type, left);
  const Place y = widened(type, right).second;
  emit(is_extended(wide) ? OperationCode::ExtendedCompare : OperationCode::FloatCompare,
       lane_width(wide), result, x, y, predicate);
}

void OperationEmitter::emit_compare(TypeId type, int32_t result, ssa::IntPredicate predicate,
                                    Place left, Place right) {
  emit(lane_width(type) > 64 ? OperationCode::WideCompare : OperationCode::Compare,
       lane_width(type), result, left, right, static_cast<int32_t>(predicate));
}

void OperationEmitter::emit_select(int32_t result, Place condition, Place if_true, Place if_false,
                                   const std::vector<Part>& parts) {
  for (size_t i = 0; i < parts.size(); ++i)
    emit(OperationCode::Select, parts[i].width, part(result, i), condition, part(if_true, i),
         part(if_false, i));
}

void OperationEmitter::decode_cast(Opcode opcode, Value operand, TypeId to) {
  TypeId from = type_of(operand);
  Place value = place_of(operand);
  if (opcode == Opcode::BitCast || opcode == Opcode::AddrSpaceCast)
    return decode_bitcast(from, to, value);
  for (uint32_t lane = 0; lane < lanes_of(to); ++lane)
    emit_cast(opcode, lane_type(from), lane_type(to),
              part(operation_.result, lane * lane_parts(to)), part(value, lane * lane_parts(from)));
}

void OperationEmitter::emit_cast(Opcode opcode, TypeId from, TypeId to, int32_t result,
                                 Place value) {
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
void OperationEmitter::emit_small_cast(Opcode opcode, TypeId from, TypeId to, int32_t result,
                                       Place value) {
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

void OperationEmitter::emit_wide_address_cast(Opcode opcode, uint32_t source, uint32_t target,
                                              int32_t result, Place value) {
  if (opcode == Opcode::IntToPtr)
    return emit(OperationCode::IntegerToPointer, 64, result, value, 64);
  int32_t word = new_slots(1);
  emit(OperationCode::PointerToInteger, 64, word, value, static_cast<int32_t>(source));
  emit(OperationCode::WideCast, target, result, word, 64, static_cast<int32_t>(Opcode::ZExt));
}

void OperationEmitter::decode_bitcast(TypeId from, TypeId to, Place value) {
  std::vector<Part> source = used_parts(from), target = used_parts(to);
  bool is_same = source.size() == target.size() && !source.empty() &&
                 std::ranges::equal(source, target, {}, &Part::width, &Part::width);
  if (is_same)
    emit_moves(operation_.result, value, static_cast<uint32_t>(target.size()));
  else
    emit_repack(operation_.result, value, source, target);
}

void OperationEmitter::emit_repack(int32_t result, Place value, const std::vector<Part>& from,
                                   const std::vector<Part>& to) {
  Repacking repacking;
  for (const Part& p : from) repacking.from.push_back(p.width);
  for (const Part& p : to) repacking.to.push_back(p.width);
  emit(OperationCode::Repack, 0, result, value, static_cast<int32_t>(code_.repackings.size()));
  code_.repackings.push_back(std::move(repacking));
}

Place OperationEmitter::place_after(Place pointer, uint64_t distance) {
  if (distance == 0) return pointer;
  int32_t result = new_slots(1);
  quickener_.note_temporary(result);
  AddressSteps steps;
  steps.offset = static_cast<int64_t>(distance);
  emit_address(result, pointer, steps);
  block_.back().operation.flags = 0;
  return result;
}

void OperationEmitter::load_parts(TypeId type, int32_t result, Place pointer, int32_t alignment) {
  std::vector<PackedVector> vectors;
  std::vector<Part> parts = used_parts(type, vectors);
  auto load = [&](const Part& from, int32_t to) {
    emit(from.is_pointer ? OperationCode::LoadPointer : OperationCode::LoadInteger, from.width, to,
         place_after(pointer, from.offset), 0, from.offset == 0 ? alignment : 0);
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

void OperationEmitter::store_parts(TypeId type, Place value, Place pointer, int32_t alignment) {
  std::vector<PackedVector> vectors;
  std::vector<Part> parts = used_parts(type, vectors);
  auto store = [&](const Part& to, Place from) {
    emit(to.is_pointer ? OperationCode::StorePointer : OperationCode::StoreInteger, to.width, 0,
         place_after(pointer, to.offset), from, to.offset == 0 ? alignment : 0);
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

Place OperationEmitter::lane_of(Value value, uint32_t lane) {
  return part(place_of(value), is_vector(type_of(value)) ? lane : 0);
}

Place OperationEmitter::step_from(Place pointer, uint32_t step) {
  int32_t result = new_slots(1);
  quickener_.note_temporary(result);
  emit_address(result, pointer, {0, step, 1});
  block_.back().operation.flags = 0;
  return result;
}

void OperationEmitter::emit_address(int32_t result, Place pointer, const AddressSteps& steps) {
  emit(OperationCode::GetElementPtr, 64, result, pointer,
       static_cast<int32_t>(code_.addresses.size()));
  code_.addresses.push_back(steps);
}

void OperationEmitter::emit_modified(ssa::AtomicOperation operation, TypeId type, int32_t result,
                                     Place old, Place operand) {
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
void OperationEmitter::emit_lessened(bool saturates, TypeId type, int32_t result, Place old,
                                     Place operand) {
  const uint32_t count = part_count(types_, type);
  const int32_t difference = new_slots(count), otherwise = new_slots(count), holds = new_slots(1);
  emit_binary(Opcode::Sub, type, difference, old, operand);
  emit_binary(saturates ? Opcode::Xor : Opcode::Or, type, otherwise, old, old);
  emit_compare(type, holds, ssa::IntPredicate::UGE, old, operand);
  emit_select(result, holds, difference, otherwise, used_parts(type));
}

void OperationEmitter::emit_chosen(ssa::IntPredicate predicate, TypeId type, int32_t result,
                                   Place left, Place right) {
  int32_t holds = new_slots(1);
  emit_compare(type, holds, predicate, left, right);
  emit_select(result, holds, left, right, used_parts(type));
}

void OperationEmitter::emit_complement(TypeId type, int32_t result) {
  std::vector<Part> parts = used_parts(type);
  for (size_t i = 0; i < parts.size(); ++i)
    emit(OperationCode::Binary, parts[i].width, part(result, i), part(result, i),
         new_number(low_mask(parts[i].width)), static_cast<int32_t>(Opcode::Xor));
}

}  // namespace lilt::runtime

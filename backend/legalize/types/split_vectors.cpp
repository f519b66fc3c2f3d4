// Vectors, lane by lane, and bitcasts between values that are split into different parts.
#include <algorithm>
#include <numeric>

#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"

namespace lilt::backend {

using ssa::ConstantKind;

// Arithmetic, comparisons and casts, of scalars (one lane) and vectors.
void TypeSplitter::split_lanes(InstId id) {
  if (split_packed(id)) return;
  Parts operands[] = {parts(), parts()};
  for (uint32_t i = 0; i < std::min(function_[id].operand_count, 2u); ++i)
    operands[i] = lanes_of(function_.operand(id, i));
  Parts result = parts();
  uint64_t lanes = lane_count(function_[id].type);
  for (uint64_t lane = 0; lane < lanes; ++lane) {
    const Parts of_lane = lane_result(id, operands, lane);
    result.insert(result.end(), of_lane.begin(), of_lane.end());
  }
  define_by_lanes(id, result);
}

TypeSplitter::Parts TypeSplitter::lanes_of(Value vector) {
  const TypeId type = function_.type_of(vector);
  const VectorShape shape = shape_of(type);
  if (shape.form == VectorForm::Lanes) return parts_of(vector);
  if (vector.is_constant()) return lanes_of_constant(vector.constant());
  const Parts whole = parts_of(vector);
  Parts lanes = parts();
  for (uint32_t i = 0; i < shape.count; ++i)
    lanes.push_back(element_from_lane(
        shape, lane_type(type), lane_of(whole[i / shape.lanes_of_part], i % shape.lanes_of_part)));
  return lanes;
}

PackedRegisters::Parts PackedRegisters::lanes_of_constant(ssa::ConstantId vector) {
  const ssa::ConstantPool& pool = function_.constants();
  const TypeId type = pool[vector].type;
  Parts lanes = parts();
  if (pool[vector].kind == ConstantKind::Aggregate) {
    for (Value lane : pool.elements(vector)) lanes.push_back(lane);
    settle(lanes);  // the same in a register and one by one
    return lanes;
  }
  const bool is_undefined = emit_.is_undefined(vector);
  const Value lane = is_undefined ? Value(function_.constants().undef(lane_type(type)))
                                  : emit_.null_value(lane_type(type));
  lanes.assign(lane_count(type), lane);
  return lanes;
}

void TypeSplitter::define_by_lanes(InstId id, PartSpan lanes) {
  const TypeId type = function_[id].type;
  if (shape_of(type).form == VectorForm::Lanes) return define(id, lanes);
  define(id, joined_lanes(type, lanes));
}

TypeSplitter::Parts TypeSplitter::lane_result(InstId id, const Parts* operands, uint64_t lane) {
  Opcode opcode = function_[id].opcode;
  TypeId from = lane_type(function_.type_of(function_.operand(id, 0)));
  TypeId to = lane_type(function_[id].type);
  size_t count = part_count_of_scalar(types_, from);
  auto lane_of = [&](size_t operand) {
    return PartSpan(operands[operand]).subspan(lane * count, count);
  };
  if (ssa::is_binary(opcode)) return binary(id, from, lane_of(0), lane_of(1));
  if (opcode == Opcode::ICmp || opcode == Opcode::FCmp)
    return compare(id, from, lane_of(0), lane_of(1));
  if (opcode == Opcode::FNeg) return negate(from, lane_of(0));
  if (ssa::is_cast(opcode)) return cast(id, from, to, lane_of(0));
  report_type(id, function_[id].type, "the result of");
  return Parts(part_count_of_scalar(types_, to), emit_.i64(0), scratch_);
}

// --- single lanes

// The unsigned number of a lane; bits above 64 may be lost.
Value TypeSplitter::lane_index(Value index) {
  uint32_t bits = std::min(types_.integer_bits(function_.type_of(index)), 64u);
  return emit_.resize_unsigned(zero_extended_in_part(part_of(index), bits), ssa::kI64);
}

void TypeSplitter::split_extract_element(InstId id) {
  if (split_by_folding(id) || extract_packed(id)) return;
  Value vector = function_.operand(id, 0), index = lane_index(function_.operand(id, 1));
  TypeId type = function_.type_of(vector);
  if (!emit_.is_integer(index)) return define(id, variable_lane(type, lanes_of(vector), index));
  size_t count = part_count_of_scalar(types_, lane_type(type));
  uint64_t lane = emit_.bits_of_constant(index);
  if (lane >= lane_count(type))
    return define(id, parts_of(function_.constants().poison(lane_type(type))));
  if (shape_of(type).form == VectorForm::Lanes)
    return define(id, parts_of(vector, lane * count, count));
  const Parts lanes = lanes_of(vector);
  define(id, PartSpan(lanes).subspan(lane, 1));
}

// The lanes are side by side in a stack object; an index beyond them, whose result is poison,
// becomes 0.
TypeSplitter::Parts TypeSplitter::variable_lane(TypeId vector, PartSpan lanes, Value index) {
  TypeId type = lane_type(vector);
  uint64_t count = lane_count(vector), size = types_.size_of(type);
  size_t part_count = part_count_of_scalar(types_, type);
  uint32_t align = std::min(types_.align_of(type), 16u);
  Value object = emit_.frame_object(function_.types().array(count, type), align);
  for (uint64_t lane = 0; lane < count; ++lane)
    store_leaf({type, lane * size}, lanes.subspan(lane * part_count, part_count), {object, align});
  Value is_inside = emit_.icmp(ssa::IntPredicate::ULT, index, emit_.i64(count));
  index = emit_.select(is_inside, index, emit_.i64(0));
  Value offset = emit_.binary(Opcode::Mul, index, emit_.i64(size));
  Value pointer = emit_.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, object, offset});
  Parts result = parts();
  load_leaf({type, 0}, {pointer, align}, result);
  return result;
}

void TypeSplitter::split_insert_element(InstId id) {
  if (insert_packed(id)) return;
  Parts element = parts_of(function_.operand(id, 1));
  Value index = lane_index(function_.operand(id, 2));
  uint64_t count = lane_count(function_[id].type);
  const bool has_lanes = shape_of(function_[id].type).form == VectorForm::Lanes;
  Parts taken = has_lanes ? parts() : lanes_of(function_.operand(id, 0));
  std::span<Value> lanes = has_lanes ? define_as_changed(id, function_.operand(id, 0)) : taken;
  if (emit_.is_integer(index)) {  // beyond the last lane the result is poison
    uint64_t lane = std::min(emit_.bits_of_constant(index), count);
    std::copy_n(element.begin(), lane == count ? 0 : element.size(),
                lanes.begin() + lane * element.size());
    if (!has_lanes) define_by_lanes(id, taken);
    return;
  }
  for (uint64_t lane = 0; lane < count; ++lane) {
    Value here = emit_.icmp(ssa::IntPredicate::EQ, index, emit_.i64(lane));
    for (size_t part = 0; part < element.size(); ++part) {
      Value& old = lanes[lane * element.size() + part];
      old = emit_.select(here, element[part], old);
    }
  }
  if (!has_lanes) define_by_lanes(id, taken);
}

void TypeSplitter::split_shuffle(InstId id) {
  if (shuffle_packed(id)) return;
  TypeId type = function_.type_of(function_.operand(id, 0));
  Parts lanes = lanes_of(function_.operand(id, 0)), more = lanes_of(function_.operand(id, 1));
  lanes.insert(lanes.end(), more.begin(), more.end());
  size_t count = part_count_of_scalar(types_, lane_type(type));
  Parts nothing = parts_of(function_.constants().poison(lane_type(type)));
  Parts result = parts();
  for (Value index : lanes_of(function_.operand(id, 2))) {
    uint64_t lane = emit_.is_integer(index) ? emit_.bits_of_constant(index) : UINT32_MAX;
    bool is_known = lane < 2 * lane_count(type);
    PartSpan chosen = is_known ? PartSpan(lanes).subspan(lane * count, count) : PartSpan(nothing);
    result.insert(result.end(), chosen.begin(), chosen.end());
  }
  define_by_lanes(id, result);
}

// --- bitcasts

uint32_t TypeSplitter::bit_width(TypeId scalar) const {
  if (types_.is_integer(scalar)) return types_.integer_bits(scalar);
  return static_cast<uint32_t>(types_.store_size(scalar) * 8);
}

void TypeSplitter::split_bitcast(InstId id) {
  TypeId from = function_.type_of(function_.operand(id, 0)), to = function_[id].type;
  for (TypeId type : {lane_type(from), lane_type(to)})
    if (from != to && type == ssa::kX86Fp80) return report_type(id, type, "a type of");
  define(id, bitcast(from, to, parts_of(function_.operand(id, 0))));
}

// Cuts the bits into pieces that fit the parts of both types, and joins them again. An undefined
// lane does not affect the others: the program does not put them into one register, only this does,
// as when a vector with an unused last lane is returned.
TypeSplitter::Parts TypeSplitter::bitcast(TypeId from, TypeId to, PartSpan old_parts) {
  if (shape_of(from).form != VectorForm::Lanes || shape_of(to).form != VectorForm::Lanes)
    return bitcast_packed(from, to, old_parts);
  TypeId old_lane = lane_type(from), new_lane = lane_type(to);
  TypeId old_part = part_type(types_, old_lane), new_part = part_type(types_, new_lane);
  uint32_t old_bits = bit_width(old_lane), new_bits = bit_width(new_lane);
  Parts result = parts();
  if (old_bits == new_bits) {
    for (Value part : old_parts) result.push_back(emit_.cast(Opcode::BitCast, part, new_part));
    return result;
  }
  const uint32_t piece = std::gcd(std::gcd(old_bits, new_bits), 64u);
  auto integer_of = [&](TypeId part) {
    return types_.is_integer(part) ? part : function_.types().integer(bit_width(part));
  };
  TypeId old_integer = integer_of(old_part), new_integer = integer_of(new_part);
  const uint32_t old_words = part_count_of_scalar(types_, old_lane);
  uint64_t total = old_bits * lane_count(from);
  auto piece_at = [&](uint64_t bit) {
    uint64_t lane = bit / old_bits, within = bit % old_bits;
    Value part = old_parts[lane * old_words + within / 64];
    if (emit_.is_undefined(part)) return emit_.integer(new_integer, 0);
    Opcode conversion = types_.is_pointer(old_part) ? Opcode::PtrToInt : Opcode::BitCast;
    Value word = emit_.cast(conversion, part, old_integer);
    word = emit_.shift(Opcode::LShr, word, static_cast<uint32_t>(within % 64));
    const bool is_alone = types_.integer_bits(old_integer) == piece;
    const Value resized = emit_.resize_unsigned(word, new_integer);
    if (is_alone) return resized;
    return zero_extended_in_part(resized, std::min(piece, types_.integer_bits(new_integer)));
  };
  for (uint64_t start = 0; start < total; start += new_bits)
    for (uint64_t word = 0; word < new_bits; word += 64) {
      Value whole = emit_.integer(new_integer, 0);
      for (uint64_t at = word; at < std::min<uint64_t>(word + 64, new_bits); at += piece)
        whole = emit_.bit_or(whole, emit_.shift(Opcode::Shl, piece_at(start + at),
                                                static_cast<uint32_t>(at - word)));
      Opcode conversion = types_.is_pointer(new_part) ? Opcode::IntToPtr : Opcode::BitCast;
      result.push_back(emit_.cast(conversion, whole, new_part));
    }
  return result;
}

}  // namespace lilt::backend

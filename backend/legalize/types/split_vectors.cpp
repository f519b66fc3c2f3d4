// Vectors, lane by lane, and bitcasts between values that are split into different parts.
#include <algorithm>
#include <numeric>

#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"

namespace lilt::backend {

// Arithmetic, comparisons and casts, of scalars (one lane) and vectors.
void TypeSplitter::split_lanes(InstId id) {
  Parts operands[] = {parts(), parts()};
  for (uint32_t i = 0; i < std::min(function_[id].operand_count, 2u); ++i)
    operands[i] = parts_of(function_.operand(id, i));
  Parts result = parts();
  uint64_t lanes = lane_count(function_[id].type);
  for (uint64_t lane = 0; lane < lanes; ++lane) {
    const Parts of_lane = lane_result(id, operands, lane);
    result.insert(result.end(), of_lane.begin(), of_lane.end());
  }
  define(id, result);
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
  if (split_by_folding(id)) return;
  Value vector = function_.operand(id, 0), index = lane_index(function_.operand(id, 1));
  TypeId type = function_.type_of(vector);
  if (!emit_.is_integer(index)) return define(id, variable_lane(type, parts_of(vector), index));
  size_t count = part_count_of_scalar(types_, lane_type(type));
  uint64_t lane = emit_.bits_of_constant(index);
  if (lane >= lane_count(type))
    return define(id, parts_of(function_.constants().poison(lane_type(type))));
  define(id, parts_of(vector, lane * count, count));
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
  Parts element = parts_of(function_.operand(id, 1));
  Value index = lane_index(function_.operand(id, 2));
  uint64_t count = lane_count(function_[id].type);
  std::span<Value> lanes = define_as_changed(id, function_.operand(id, 0));
  if (emit_.is_integer(index)) {  // beyond the last lane the result is poison
    uint64_t lane = std::min(emit_.bits_of_constant(index), count);
    std::copy_n(element.begin(), lane == count ? 0 : element.size(),
                lanes.begin() + lane * element.size());
    return;
  }
  for (uint64_t lane = 0; lane < count; ++lane) {
    Value here = emit_.icmp(ssa::IntPredicate::EQ, index, emit_.i64(lane));
    for (size_t part = 0; part < element.size(); ++part) {
      Value& old = lanes[lane * element.size() + part];
      old = emit_.select(here, element[part], old);
    }
  }
}

void TypeSplitter::split_shuffle(InstId id) {
  TypeId type = function_.type_of(function_.operand(id, 0));
  Parts lanes = parts_of(function_.operand(id, 0)), more = parts_of(function_.operand(id, 1));
  lanes.insert(lanes.end(), more.begin(), more.end());
  size_t count = part_count_of_scalar(types_, lane_type(type));
  Parts nothing = parts_of(function_.constants().poison(lane_type(type)));
  Parts result = parts();
  for (Value index : parts_of(function_.operand(id, 2))) {
    uint64_t lane = emit_.is_integer(index) ? emit_.bits_of_constant(index) : UINT32_MAX;
    bool is_known = lane < 2 * lane_count(type);
    PartSpan chosen = is_known ? PartSpan(lanes).subspan(lane * count, count) : PartSpan(nothing);
    result.insert(result.end(), chosen.begin(), chosen.end());
  }
  define(id, result);
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

// Vectors, lane by lane, and bitcasts between values that are split into different parts.
#include <algorithm>

#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"

namespace lilt::backend {

using ssa::ConstantKind;

// Arithmetic, comparisons and casts, of scalars (one lane) and vectors.
void TypeSplitter::split_lanes(InstId id) {
  if (split_packed(*this, id)) return;
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

Parts TypeSplitter::lane_result(InstId id, const Parts* operands, uint64_t lane) {
  Opcode opcode = function_[id].opcode;
  TypeId from = lane_type(function_.type_of(function_.operand(id, 0)));
  TypeId to = lane_type(function_[id].type);
  size_t count = part_count_of_scalar(types_, from);
  auto lane_of = [&](size_t operand) {
    return PartSpan(operands[operand]).subspan(lane * count, count);
  };
  if (ssa::is_binary(opcode)) return scalars_.binary(id, from, lane_of(0), lane_of(1));
  if (opcode == Opcode::ICmp || opcode == Opcode::FCmp)
    return scalars_.compare(id, from, lane_of(0), lane_of(1));
  if (opcode == Opcode::FNeg) return scalars_.negate(from, lane_of(0));
  if (ssa::is_cast(opcode)) return scalars_.cast(id, from, to, lane_of(0));
  report_type(id, function_[id].type, "the result of");
  return Parts(part_count_of_scalar(types_, to), emit_.i64(0), scratch_);
}

void TypeSplitter::split_extract_element(InstId id) {
  if (split_by_folding(id) || extract_packed(*this, id)) return;
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
Parts TypeSplitter::variable_lane(TypeId vector, PartSpan lanes, Value index) {
  TypeId type = lane_type(vector);
  uint64_t count = lane_count(vector), size = types_.size_of(type);
  size_t part_count = part_count_of_scalar(types_, type);
  uint32_t align = std::min(types_.align_of(type), 16u);
  Value object = emit_.frame_object(function_.types().array(count, type), align);
  for (uint64_t lane = 0; lane < count; ++lane)
    memory_.store_leaf({type, lane * size}, lanes.subspan(lane * part_count, part_count),
                       {object, align});
  Value is_inside = emit_.icmp(ssa::IntPredicate::ULT, index, emit_.i64(count));
  index = emit_.select(is_inside, index, emit_.i64(0));
  Value offset = emit_.binary(Opcode::Mul, index, emit_.i64(size));
  Value pointer = emit_.make(Opcode::GetElementPtr, ssa::kPtr, {ssa::kI8, object, offset});
  Parts result = parts();
  memory_.load_leaf({type, 0}, {pointer, align}, result);
  return result;
}

void TypeSplitter::split_insert_element(InstId id) {
  if (insert_packed(*this, id)) return;
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
  if (shuffle_packed(*this, id)) return;
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

void TypeSplitter::split_bitcast(InstId id) {
  TypeId from = function_.type_of(function_.operand(id, 0)), to = function_[id].type;
  for (TypeId type : {lane_type(from), lane_type(to)})
    if (from != to && type == ssa::kX86Fp80) return report_type(id, type, "a type of");
  define(id, memory_.bitcast(from, to, parts_of(function_.operand(id, 0))));
}

}  // namespace lilt::backend

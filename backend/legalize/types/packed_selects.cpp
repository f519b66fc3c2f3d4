// Selects of vectors in registers (VectorShape): by a mask, by a lane of one, as extrema.
#include <algorithm>
#include <utility>

#include "backend/legalize/names.h"
#include "backend/legalize/types/type_splitter.h"

namespace lilt::backend {

using ssa::FloatPredicate;

bool TypeSplitter::packed_select(InstId id) {
  const VectorShape shape = shape_of(function_[id].type);
  if (shape.form == VectorForm::Lanes) return false;
  const Value condition = function_.operand(id, 0);
  if (packed_extremum(id) || select_of_lanes(id)) return true;
  Parts if_true = parts_of(function_.operand(id, 1)), if_false = parts_of(function_.operand(id, 2));
  Parts masks = parts();
  if (is_vector(types_, function_.type_of(condition))) {
    if (shape_of(function_.type_of(condition)).form != VectorForm::Mask) return false;
    masks = mask_parts(condition, shape.lane_bytes);
  } else if (emit_.is_integer(condition)) {
    define(id, emit_.bits_of_constant(condition) != 0 ? if_true : if_false);
    return true;
  } else if (const Value mask = mask_of_lane(condition, shape.lane_bytes); mask.valid()) {
    masks.assign(if_true.size(), mask);
  } else {
    masks.assign(if_true.size(), splat(emit_.cast(Opcode::SExt, part_of(condition), ssa::kI32)));
  }
  const bool may_be_ymm =
      has_wide_integers() && (shape.form == VectorForm::Mask || is_in_ymm(shape));
  auto chosen = [&](Value mask, Value left, Value right) { return choice(mask, left, right); };
  define(id, by_registers(may_be_ymm, chosen, masks, if_true, if_false));
  return true;
}

// The vector and the number of a lane that an element is.
std::optional<TypeSplitter::LaneOf> TypeSplitter::lane_behind(Value element) const {
  if (!element.is_local() || function_[element.local()].opcode != Opcode::ExtractElement)
    return std::nullopt;
  const Value index = function_.operand(element.local(), 1);
  if (!emit_.is_integer(index)) return std::nullopt;
  return LaneOf{function_.operand(element.local(), 0), emit_.bits_of_constant(index)};
}

// The lane in which the vector differs from another: that lane of a third, inserted or chosen.
std::optional<TypeSplitter::LaneOf> TypeSplitter::lane_put_into(Value vector, Value old) const {
  if (!vector.is_local()) return std::nullopt;
  const InstId id = vector.local();
  const Value first = function_.operand(id, 0), second = function_.operand(id, 1);
  if (function_[id].opcode == Opcode::InsertElement) {
    const auto lane = lane_behind(second);
    const bool fits =
        first == old && lane && emit_.is_integer(function_.operand(id, 2), lane->lane);
    return fits ? lane : std::nullopt;
  }
  if (function_[id].opcode != Opcode::ShuffleVector || (first != old && second != old))
    return std::nullopt;
  const ssa::ConstantId order = function_.operand(id, 2).constant();
  if (function_.constants()[order].kind != ssa::ConstantKind::Aggregate) return std::nullopt;
  const std::span<const Value> numbers = function_.constants().elements(order);
  const uint64_t count = lane_count(function_.type_of(first)), kept = first == old ? 0 : count;
  std::optional<uint64_t> place;
  for (uint64_t i = 0; i < numbers.size(); ++i) {
    if (emit_.is_integer(numbers[i], i + kept)) continue;
    if (place || !emit_.is_integer(numbers[i], i + count - kept)) return std::nullopt;
    place = i;
  }
  if (!place || numbers.size() != count) return std::nullopt;
  return LaneOf{first == old ? second : first, *place};
}

// One lane of a vector, or several in turn, that a lane of a mask at the same place chooses: all at
// once, by these lanes of the mask.
bool TypeSplitter::select_of_lanes(InstId id) {
  const VectorShape shape = shape_of(function_[id].type);
  if (shape.form != VectorForm::Packed || shape.count > 64) return false;
  Value old = id, mask, source;
  uint64_t chosen = 0;
  while (old.is_local() && function_[old.local()].opcode == Opcode::Select) {
    const InstId select = old.local();
    const Value behind = function_.operand(select, 2);
    const auto bit = lane_behind(function_.operand(select, 0));
    const auto lane = lane_put_into(function_.operand(select, 1), behind);
    if (!bit || !lane || bit->lane != lane->lane || lane->lane >= shape.count ||
        function_.type_of(lane->vector) != function_[id].type)
      break;
    const VectorShape of_mask = shape_of(function_.type_of(bit->vector));
    if (of_mask.form != VectorForm::Mask || of_mask.count != shape.count ||
        (mask.valid() && (mask != bit->vector || source != lane->vector)))
      break;
    mask = bit->vector, source = lane->vector;
    chosen |= uint64_t{1} << lane->lane;
    old = behind;
  }
  if (chosen == 0) return false;
  Parts result = parts_of(source), before = parts_of(old),
        masks = mask_parts(mask, shape.lane_bytes);
  const TypeId lane = integer_lane(shape.lane_bytes);
  for (uint32_t i = 0; i < result.size(); ++i) {
    Parts bits = parts();
    for (uint32_t k = 0; k < shape.lanes_of_part; ++k) {
      const uint32_t number = i * shape.lanes_of_part + k;
      const bool is_chosen = number >= shape.count || (chosen >> number & 1) != 0;
      bits.push_back(emit_.integer(lane, is_chosen ? ~uint64_t{0} : 0));
    }
    result[i] =
        choice(logic(Opcode::And, masks[i], constant_lanes(lane, bits)), result[i], before[i]);
  }
  define(id, result);
  return true;
}

// The mask that has a lane of another everywhere, which a scalar condition is; none() if it is not.
Value TypeSplitter::mask_of_lane(Value condition, uint32_t lane_bytes) {
  if (!condition.is_local() || function_[condition.local()].opcode != Opcode::ExtractElement)
    return {};
  const Value vector = function_.operand(condition.local(), 0);
  const Value index = function_.operand(condition.local(), 1);
  const VectorShape shape = shape_of(function_.type_of(vector));
  if (shape.form != VectorForm::Mask || !emit_.is_integer(index)) return {};
  const uint64_t lane = emit_.bits_of_constant(index);
  if (lane >= shape.count) return {};
  const uint32_t lanes = 16 / lane_bytes;
  const Value part = mask_parts(vector, lane_bytes)[lane / lanes];
  Order order;
  order.fill(static_cast<int8_t>(lane % lanes));
  return shuffle(part, part, std::span(order).first(lanes));
}

// The greater or lesser of the two that a comparison compares.
bool TypeSplitter::packed_extremum(InstId id) {
  const VectorShape shape = shape_of(function_[id].type);
  const Value condition = function_.operand(id, 0);
  if (shape.form != VectorForm::Packed || !condition.is_local()) return false;
  const InstId compare = condition.local();
  const Opcode opcode = function_[compare].opcode;
  if (opcode != Opcode::ICmp && opcode != Opcode::FCmp) return false;
  Value left = function_.operand(compare, 0), right = function_.operand(compare, 1);
  const bool swapped = function_.operand(id, 1) == right && function_.operand(id, 2) == left;
  if (!swapped && (function_.operand(id, 1) != left || function_.operand(id, 2) != right))
    return false;
  PackedOpcode extremum;
  if (opcode == Opcode::ICmp) {
    using enum IntPredicate;
    const auto predicate = static_cast<IntPredicate>(function_[compare].subcode);
    const bool is_greater =
        predicate == SGT || predicate == SGE || predicate == UGT || predicate == UGE;
    const bool is_signed =
        predicate == SGT || predicate == SGE || predicate == SLT || predicate == SLE;
    const bool is_maximum = is_greater != swapped;
    extremum = is_signed    ? is_maximum ? PackedOpcode::SignedMaximum : PackedOpcode::SignedMinimum
               : is_maximum ? PackedOpcode::UnsignedMaximum
                            : PackedOpcode::UnsignedMinimum;
    if (predicate == EQ || predicate == NE || !can(extremum, shape.lane)) return false;
  } else {  // minps: the left one if it is less, else the right one
    using enum FloatPredicate;
    const auto predicate = static_cast<FloatPredicate>(function_[compare].subcode);
    const bool is_less = predicate == OLT || predicate == ULE;
    const bool is_unordered = predicate == UGE || predicate == ULE;
    if (!is_less && predicate != OGT && predicate != UGE) return false;
    extremum = is_less != swapped ? PackedOpcode::Minimum : PackedOpcode::Maximum;
    if (is_unordered != swapped) std::swap(left, right);
  }
  auto taken = [&](Value first, Value second) {
    return packed(extremum, shape.lane, {first, second});
  };
  define(id, by_registers(is_in_ymm(shape), taken, parts_of(left), parts_of(right)));
  return true;
}

}  // namespace lilt::backend

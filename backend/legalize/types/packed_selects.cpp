// Selects of vectors in registers (VectorShape): by a mask, by a lane of one, as extrema.
#include <algorithm>
#include <utility>

#include "backend/legalize/names.h"
#include "backend/legalize/types/vector_rules.h"

namespace lilt::backend {

using ssa::FloatPredicate;

namespace {

struct LaneOf {
  Value vector;
  uint64_t lane;
};

// The vector and the number of a lane that an element is.
std::optional<LaneOf> lane_under(const SplitValues& s, Value element) {
  if (!element.is_local() || s[element.local()].opcode != Opcode::ExtractElement)
    return std::nullopt;
  const Value index = s.operand(element.local(), 1);
  if (!s.emit().is_integer(index)) return std::nullopt;
  return LaneOf{s.operand(element.local(), 0), s.emit().bits_of_constant(index)};
}

// The lane in which the vector differs from another: that lane of a third, inserted or chosen.
std::optional<LaneOf> lane_put_into(const SplitValues& s, Value vector, Value old) {
  if (!vector.is_local()) return std::nullopt;
  const InstId id = vector.local();
  const Value first = s.operand(id, 0), second = s.operand(id, 1);
  if (s[id].opcode == Opcode::InsertElement) {
    const auto lane = lane_under(s, second);
    const bool fits = first == old && lane && s.emit().is_integer(s.operand(id, 2), lane->lane);
    return fits ? lane : std::nullopt;
  }
  if (s[id].opcode != Opcode::ShuffleVector || (first != old && second != old)) return std::nullopt;
  const ssa::ConstantId order = s.operand(id, 2).constant();
  if (s.constants()[order].kind != ssa::ConstantKind::Aggregate) return std::nullopt;
  const std::span<const Value> numbers = s.constants().elements(order);
  const uint64_t count = s.lane_count(s.type_of(first)), kept = first == old ? 0 : count;
  std::optional<uint64_t> place;
  for (uint64_t i = 0; i < numbers.size(); ++i) {
    if (s.emit().is_integer(numbers[i], i + kept)) continue;
    if (place || !s.emit().is_integer(numbers[i], i + count - kept)) return std::nullopt;
    place = i;
  }
  if (!place || numbers.size() != count) return std::nullopt;
  return LaneOf{first == old ? second : first, *place};
}

// One lane of a vector, or several in turn, that a lane of a mask at the same place chooses: all at
// once, by these lanes of the mask.
bool select_of_lanes(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.form != VectorForm::Packed || shape.count > 64) return false;
  Value old = id, mask, source;
  uint64_t chosen = 0;
  while (old.is_local() && s[old.local()].opcode == Opcode::Select) {
    const InstId select = old.local();
    const Value after = s.operand(select, 2);
    const auto bit = lane_under(s, s.operand(select, 0));
    const auto lane = lane_put_into(s, s.operand(select, 1), after);
    if (!bit || !lane || bit->lane != lane->lane || lane->lane >= shape.count ||
        s.type_of(lane->vector) != s[id].type)
      break;
    const VectorShape of_mask = s.shape_of(s.type_of(bit->vector));
    if (of_mask.form != VectorForm::Mask || of_mask.count != shape.count ||
        (mask.valid() && (mask != bit->vector || source != lane->vector)))
      break;
    mask = bit->vector, source = lane->vector;
    chosen |= uint64_t{1} << lane->lane;
    old = after;
  }
  if (chosen == 0) return false;
  Parts result = s.parts_of(source), before = s.parts_of(old),
        masks = s.mask_parts(mask, shape.lane_bytes);
  const TypeId lane = s.integer_lane(shape.lane_bytes);
  for (uint32_t i = 0; i < result.size(); ++i) {
    Parts bits = s.parts();
    for (uint32_t k = 0; k < shape.lanes_of_part; ++k) {
      const uint32_t number = i * shape.lanes_of_part + k;
      const bool is_chosen = number >= shape.count || (chosen >> number & 1) != 0;
      bits.push_back(s.emit().integer(lane, is_chosen ? ~uint64_t{0} : 0));
    }
    result[i] = s.choice(s.logic(Opcode::And, masks[i], s.constant_lanes(lane, bits)), result[i],
                         before[i]);
  }
  return s.done(id, result);
}

// The mask that has a lane of another everywhere, which a scalar condition is; none() if it is not.
Value mask_of_lane(SplitValues& s, Value condition, uint32_t lane_bytes) {
  if (!condition.is_local() || s[condition.local()].opcode != Opcode::ExtractElement) return {};
  const Value vector = s.operand(condition.local(), 0);
  const Value index = s.operand(condition.local(), 1);
  const VectorShape shape = s.shape_of(s.type_of(vector));
  if (shape.form != VectorForm::Mask || !s.emit().is_integer(index)) return {};
  const uint64_t lane = s.emit().bits_of_constant(index);
  if (lane >= shape.count) return {};
  const uint32_t lanes = 16 / lane_bytes;
  const Value part = s.mask_parts(vector, lane_bytes)[lane / lanes];
  LaneOrder order;
  order.fill(static_cast<int8_t>(lane % lanes));
  return s.shuffle(part, part, std::span(order).first(lanes));
}

// The greater or lesser of the two that a comparison compares.
bool packed_extremum(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  const Value condition = s.operand(id, 0);
  if (shape.form != VectorForm::Packed || !condition.is_local()) return false;
  const InstId compare = condition.local();
  const Opcode opcode = s[compare].opcode;
  if (opcode != Opcode::ICmp && opcode != Opcode::FCmp) return false;
  Value left = s.operand(compare, 0), right = s.operand(compare, 1);
  const bool swapped = s.operand(id, 1) == right && s.operand(id, 2) == left;
  if (!swapped && (s.operand(id, 1) != left || s.operand(id, 2) != right)) return false;
  PackedOpcode extremum;
  if (opcode == Opcode::ICmp) {
    using enum IntPredicate;
    const auto predicate = static_cast<IntPredicate>(s[compare].subcode);
    const bool is_greater =
        predicate == SGT || predicate == SGE || predicate == UGT || predicate == UGE;
    const bool is_signed =
        predicate == SGT || predicate == SGE || predicate == SLT || predicate == SLE;
    const bool is_maximum = is_greater != swapped;
    extremum = is_signed    ? is_maximum ? PackedOpcode::SignedMaximum : PackedOpcode::SignedMinimum
               : is_maximum ? PackedOpcode::UnsignedMaximum
                            : PackedOpcode::UnsignedMinimum;
    if (predicate == EQ || predicate == NE || !s.can(extremum, shape.lane)) return false;
  } else {  // minps: the left one if it is less, else the right one
    using enum FloatPredicate;
    const auto predicate = static_cast<FloatPredicate>(s[compare].subcode);
    const bool is_less = predicate == OLT || predicate == ULE;
    const bool is_unordered = predicate == UGE || predicate == ULE;
    if (!is_less && predicate != OGT && predicate != UGE) return false;
    extremum = is_less != swapped ? PackedOpcode::Minimum : PackedOpcode::Maximum;
    if (is_unordered != swapped) std::swap(left, right);
  }
  auto taken = [&](Value first, Value second) {
    return s.packed(extremum, shape.lane, {first, second});
  };
  return s.define_by(id, taken, left, right);
}

}  // namespace

bool packed_select(SplitValues& s, InstId id) {
  const VectorShape shape = s.shape_of(s[id].type);
  if (shape.form == VectorForm::Lanes) return false;
  const Value condition = s.operand(id, 0);
  if (packed_extremum(s, id) || select_of_lanes(s, id)) return true;
  Parts if_true = s.parts_of(s.operand(id, 1)), if_false = s.parts_of(s.operand(id, 2));
  Parts masks = s.parts();
  if (is_vector(s.types(), s.type_of(condition))) {
    if (s.shape_of(s.type_of(condition)).form != VectorForm::Mask) return false;
    masks = s.mask_parts(condition, shape.lane_bytes);
  } else if (s.emit().is_integer(condition)) {
    return s.done(id, s.emit().bits_of_constant(condition) != 0 ? if_true : if_false);
  } else if (const Value mask = mask_of_lane(s, condition, shape.lane_bytes); mask.valid()) {
    masks.assign(if_true.size(), mask);
  } else {
    masks.assign(if_true.size(),
                 s.splat(s.emit().cast(Opcode::SExt, s.part_of(condition), ssa::kI32)));
  }
  const uint32_t of_masks = s.widest(ssa::kI8);
  const uint32_t width =
      shape.form == VectorForm::Mask ? of_masks : std::min(of_masks, s.width_of(shape));
  auto chosen = [&](Value mask, Value left, Value right) { return s.choice(mask, left, right); };
  return s.done(id, s.by_registers(width, chosen, masks, if_true, if_false));
}

}  // namespace lilt::backend
